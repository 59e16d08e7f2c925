"""How the table looks to a seat: its places, the seats, the buttons, and all in words."""

from __future__ import annotations

from functools import lru_cache

from engawa.core.notation import count, listed, seat_name
from engawa.core.scene import Panel, Place, Scene, Verb
from engawa.games.takenoko import components
from engawa.games.takenoko.brings import FACES, See
from engawa.games.takenoko.stage import garden
from engawa.games.takenoko.tray import CHOICES, box, tray

#: The five actions as buttons: the line or its first word, its title, and a line to ask why not.
ACTIONS = (
    ("plots", "Plot", "plots"),
    ("channel", "Channel", "channel"),
    ("gardener", "Gardener", "gardener pond"),
    ("panda", "Panda", "panda pond"),
    ("objective", "Card", "objective plot"),
)
OTHERS = (
    ("roll", "Roll"),
    ("irrigate", "Lay channel"),
    ("improve", "Place chip"),
    ("skip", "Do without"),
    ("end", "End turn"),
)


def scene(see: See, may: list[str], seat: int | None) -> Scene:
    """Describe what one seat sees; `may` holds the lines it can play now."""
    return own_scene(common_scene(see), see, may, seat)


def common_scene(see: See) -> Scene:
    """What everyone sees alike: the garden, the box, and what each seat has."""
    return Scene(
        asks=_asks(see, []),
        panels=tuple([_panel(see, k) for k in range(see["seats"])]),
        board=garden(see, []),
        tray=box(see, []),
        notes=tuple(_notes(see)),
    )


def own_scene(common: Scene, see: See, may: list[str], seat: int | None) -> Scene:
    """The same with what lies before one seat, and what it can do."""
    return Scene(
        asks=_asks(see, may) if may else common.asks,
        panels=common.panels,
        board=garden(see, may) if may else common.board,
        tray=tray(see, may, seat, box(see, may) if may else common.tray),
        verbs=_verbs(see, may),
        notes=common.notes,
        places=_places(see, seat),
    )


# --- places ---


def _places(see: See, seat: int | None) -> tuple[Place, ...]:
    places = [Place("garden", "Garden")]
    if see["weather"] != "none":
        places.append(Place("sky", "Weather", "tray"))
    if see["drawn"] or see["picked"]:
        places.append(_drawn_place(see, seat))
    if see["phase"] == "weather" and see["weather"] in CHOICES:
        places.append(Place("choice", CHOICES[see["weather"]], "tray"))
    if seat is not None:
        mine = see["each"][seat]
        held = f"{len(mine['hand'])} of {components.HAND}"
        places.append(Place("hand", "Your objectives", "tray", held))
        places.append(Place("mat", "Your mat", "tray", "free any time in your turn"))
    places.append(Place("piles", "Objectives to draw", "tray"))
    places.append(Place("box", "Left in the box", "tray"))
    if seat is not None and see["each"][seat]["done"]:
        places.append(Place("done", "Done", "tray", count(see["each"][seat]["points"], "point")))
    return tuple(places)


DRAWN_NOTES = {
    "pick": "the others go under the pile",
    "order": "then the order of the others",
    "lay": "now on a lit cell",
}


def _drawn_place(see: See, seat: int | None) -> Place:
    if seat != see["turn"]:
        return Place("drawn", "Drawn plots", "tray", f"{seat_name(see['turn'])} is choosing")
    return Place("drawn", "Place one plot", "tray", DRAWN_NOTES.get(see["phase"], ""))


# --- seats, buttons and words ---


def _panel(see: See, k: int) -> Panel:
    mine = see["each"][k]
    goals = ("objectives", len(mine["done"]), components.ENOUGH[see["seats"]])
    return _panel_of(
        k,
        tuple([card["type"] for card in mine["hand"]]),
        (*mine["bamboo"].items(), ("channels", mine["channels"]), *mine["chips"].items()),
        see["emperor"] == k,
        mine["points"],
        goals,
    )


@lru_cache(4096)
def _panel_of(
    k: int,
    types: tuple[str, ...],
    owned: tuple[tuple[str, int], ...],
    emperor: bool,
    points: int,
    goals: tuple[str, int, int],
) -> Panel:
    """The same for everyone who looks, and most of the time the same as before."""
    chips = components.IMPROVEMENT_NAMES
    counts = [("cards", len(types)), *(row for row in owned if row[1] or row[0] not in chips)]
    held = [f"{types.count(t)} {t}" for t in components.TYPE_NAMES if t in types]
    notes = [f"cards: {', '.join(held)}"] if held else []
    if emperor:
        notes.append(f"has the Emperor, {components.EMPEROR} points")
    return Panel(k, tuple(counts), ", ".join(notes), score=points, meters=(goals,))


def _verbs(see: See, may: list[str]) -> tuple[Verb, ...]:
    """The actions, those that cannot be taken too; then what else can be done."""
    if not may:
        return ()
    able = {line.split(" ", 1)[0] for line in may}
    verbs = []
    if see["phase"] == "main":
        for word, title, ask in ACTIONS:
            off = word not in able
            done = off and word in see["used"]
            verbs.append(Verb(ask if off else word, _says(see, word, off), title, off, done))
    return (*verbs, *(Verb(w, _says(see, w), title) for w, title in OTHERS if w in able))


def _says(see: See, word: str, off: bool = False) -> str:
    """A button in words, with the numbers of this position."""
    if off:
        return "Taken this turn" if word in see["used"] else "Not now"
    stock = see["stock"]
    if word == "plots":
        return f"Draw {min(components.DRAWN, stock['plots'])} of {stock['plots']} plots, lay one"
    if word == "channel":
        return f"Take a channel, {stock['channels']} left"
    if word == "end":
        left = count(see["left"], "action")
        return "End the turn" + (f", leave {left}" if see["left"] else "")
    if word == "skip":
        return f"Do without {'the weather' if see['weather'] == 'any' else see['weather']}"
    if word == "irrigate":
        return f"Lay one of {count(see['each'][see['turn']]['channels'], 'channel')}"
    return SAYS[word]


SAYS = {
    "gardener": "Move the gardener: bamboo grows where it stops",
    "panda": "Move the panda: it eats where it stops",
    "objective": "Draw an objective of the type you like",
    "improve": "Put a chip on a plot without bamboo",
    "roll": "Roll the die",
}
ASKS = {
    "dawn": "Roll the die.",
    "pick": "Choose the plot to lay.",
    "order": "Choose the plot that comes first under the pile.",
    "lay": "Lay the plot.",
    "sprout": "Put a chip on the new plot, or let its bamboo grow.",
    "grow": "Too little bamboo is left: choose where it grows.",
    "redraw": "That objective is fulfilled already: draw another, of any type.",
}
WEATHER_ASKS = {
    "rain": "Rain: choose a plot to grow.",
    "storm": "Storm: send the panda to any other tile.",
    "clouds": "Clouds: choose a chip.",
    "any": "Choose the weather.",
}
LASTING = ("sun", "wind")  # weather that matters until the turn ends
#: What weather asks for that can do nothing, with the verb it lacks
IDLE_WEATHER = {
    "rain": ("grow ", "Rain: no bamboo can grow now."),
    "storm": ("panda ", "Storm: there is no other tile yet for the panda."),
}
CHANCE_ASKS = {
    "deal": "Objectives are dealt.",
    "roll": "The die is rolled.",
    "draw": "Plots are drawn.",
    "learn": "An objective is drawn.",
    "over": "The game is over.",
}


def _asks(see: See, may: list[str]) -> str:
    if see["phase"] in CHANCE_ASKS:
        return CHANCE_ASKS[see["phase"]]
    if not may:
        return f"{seat_name(see['turn'])} is to play."
    if see["phase"] == "weather":
        return _weather_asks(see["weather"], may)
    if see["phase"] == "main" and see["left"] == 0:
        return "End the turn, or first do what is free."
    if see["phase"] == "main" and "end" in may:
        return "Take the sun's action, or end the turn."  # [weather.optional]
    if see["phase"] == "main":
        return f"Take an action, {see['left']} left."
    return ASKS[see["phase"]]


def _weather_asks(weather: str, may: list[str]) -> str:
    if weather in IDLE_WEATHER:
        verb, says = IDLE_WEATHER[weather]
        if not any(line.startswith(verb) for line in may):
            return says
    return WEATHER_ASKS[weather]


def _notes(see: See) -> list[str]:
    if see["phase"] == "over":
        return [_winners(see)]
    notes = []
    if see["weather"] in (FACES if see["phase"] == "weather" else LASTING):
        notes.append(f"{see['weather'].capitalize()}: {FACES[see['weather']]}.")
    if see["emperor"] is not None:
        notes.append(f"{seat_name(see['emperor'])} has the Emperor: one last turn for the others.")
    scarce = [f"{n} {colour}" for colour, n in see["stock"]["bamboo"].items() if n < 4]
    if scarce:
        notes.append(f"Bamboo is short: {listed(scarce)} left.")
    return notes


def _winners(see: See) -> str:
    """[end.points] Most points win, [end.tie] then most on panda objectives."""
    best = max((each["points"], each["panda_points"]) for each in see["each"])
    first = [
        seat_name(k)
        for k, each in enumerate(see["each"])
        if (each["points"], each["panda_points"]) == best
    ]
    return f"{listed(first)} {'wins' if len(first) == 1 else 'share the win'}."
