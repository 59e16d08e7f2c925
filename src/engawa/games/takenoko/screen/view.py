"""How the table looks to a seat: its places, the seats, the buttons, and all in words."""

from __future__ import annotations

from functools import lru_cache

from engawa.core.scene import Goal, Note, Panel, Place, Scene, Verb
from engawa.games.takenoko import words as say
from engawa.games.takenoko.rules import components
from engawa.games.takenoko.screen import names
from engawa.games.takenoko.screen.board import board
from engawa.games.takenoko.screen.observe import Bamboo, Chips, Known, Seat
from engawa.games.takenoko.screen.tray import tray
from engawa.words import SEATS, Words, house, listed, row, together

#: The five actions as buttons: the line or its first word, and a line to ask why not.
ACTIONS = {
    "plots": "plots",
    "channel": "channel",
    "gardener": "gardener pond",
    "panda": "panda pond",
    "objective": "objective plot",
}
ACTING = ("main", "pick", "order", "lay", "sprout", "grow", "redraw")  # phases of an action
OTHERS = ("roll", "irrigate", "improve", "skip", "end")
LASTING = ("sun", "wind")  # weather that matters until the turn ends
NEAR = 2  # cards from the end: then the strip says so, beside how far each seat is
FEW = 4  # sections of a colour, below which it is told


def scene(see: Known, may: list[str], seat: int | None) -> Scene:
    """Describe what one seat sees; `may` holds the lines it can play now."""
    enough = components.ENOUGH[see.seats]
    draws = see.turn if see.drawn or see.picked else None
    mine = see.each[seat] if seat is not None else None
    held, done = len(mine.hand) if mine else -1, mine.points if mine and mine.done else -1
    owns = bool(mine and (mine.channels or any(mine.chips[chip] for chip in names.CHIPS)))
    return Scene(
        asks=_asks(see, may),
        panels=_panels(see.each, see.emperor, enough),
        board=board(see, may),
        tray=tray(see, may, seat),
        verbs=_verbs(see, may) if may else (),
        notes=_notes(see.phase, see.weather, see.emperor, see.winners, see.stock.bamboo),
        places=_places(see.phase, see.weather, draws, see.turn == seat, held, done, owns),
        goal=_goal(enough, _left(see, enough)),
    )


def _left(see: Known, enough: int) -> int:
    """How many objectives the end is away; none after the Emperor, less when it is over."""
    if see.phase == "over":
        return -1
    return 0 if see.emperor is not None else enough - max([len(has.done) for has in see.each])


@lru_cache(64)
def _goal(enough: int, left: int) -> Goal:
    end: Words = say.TO_END_LAST if not left else say.to_end(left) if 0 < left <= NEAR else ""
    return Goal(say.to_win(enough), "objective", end)


# --- places ---

GARDEN = Place(name="garden", title=say.place("garden"))
SKY, PILES, BOX = (
    Place(name=name, title=say.place(name), on="tray") for name in ("sky", "piles", "box")
)
MATS = [  # without and with something to place
    Place(name="mat", title=say.place("mat"), on="tray", note=note)
    for note in ("", say.PLACE_MAT_NOTE)
]


@lru_cache(4096)
def _places(
    phase: str, weather: str, draws: int | None, mine: bool, held: int, done: int, owns: bool
) -> tuple[Place, ...]:
    """`draws` is who looks at plots; `mine` whether that is oneself; `held` is -1 without a seat,
    and `done` without anything fulfilled."""
    places = [GARDEN] if weather == "none" else [GARDEN, SKY]
    if draws is not None:
        note = say.place_drawn_note(phase) if mine else say.chooses(SEATS[draws])
        places.append(
            Place(name="drawn", title=say.place("lay" if mine else "drawn"), on="tray", note=note)
        )
    if phase == "weather" and weather in ("any", "clouds"):
        places.append(Place(name="choice", title=say.place(weather), on="tray"))
    if held >= 0:
        note = say.place_hand_note(n=held, of=components.HAND)
        places += Place(name="hand", title=say.place("hand"), on="tray", note=note), MATS[owns]
    places += PILES, BOX
    if done >= 0:
        places.append(
            Place(name="done", title=say.place("done"), on="tray", note=house.points(done))
        )
    return tuple(places)


# --- seats and buttons ---


@lru_cache(1024)
def _panels(each: tuple[Seat, ...], emperor: int | None, enough: int) -> tuple[Panel, ...]:
    panels = []
    for k, has in enumerate(each):
        types = tuple([card.type for card in has.hand])  # that all see, and no more of a hand
        won = len(has.done), has.points, emperor == k, enough
        panels.append(_panel(k, types, has.bamboo, has.channels, has.chips, *won))
    return tuple(panels)


@lru_cache(4096)
def _panel(
    k: int,
    types: tuple[str, ...],
    bamboo: Bamboo,
    channels: int,
    chips: Chips,
    done: int,
    points: int,
    emperor: bool,
    enough: int,
) -> Panel:
    """The same for everyone who looks, and most of the time the same as before."""
    owns = {"cards": len(types)} | {colour: bamboo[colour] for colour in names.COLOURS}
    owns |= {"channels": channels} | {c: n for c in names.CHIPS if (n := chips[c])}
    counts = tuple([(what, say.count(what), n) for what, n in owns.items()])
    held = [say.panel_cards(n=types.count(d), deck=d) for d in names.DECKS if d in types]
    note = together(
        say.panel_hand(row(held)) if held else "",
        say.emperor(house.points(components.EMPEROR)) if emperor else "",
    )
    meters = (("objectives", say.count("objectives"), done, enough),)
    far = say.far(n=done, of=enough)
    return Panel(seat=k, counts=counts, note=note, score=points, meters=meters, far=far)


def _verbs(see: Known, may: list[str]) -> tuple[Verb, ...]:
    """The actions, those that cannot be taken too; then what else can be done."""
    able = frozenset([line.partition(" ")[0] for line in may])
    counts = see.to_draw, see.stock.plots, see.stock.channels, see.each[see.turn].channels, see.left
    return _buttons(able, see.phase in ACTING, see.weather, see.used, *counts)


@lru_cache(1024)
def _buttons(
    able: frozenset[str],
    acts: bool,
    weather: str,
    used: tuple[str, ...],
    draws: int,
    plots: int,
    channels: int,
    mine: int,
    left: int,
) -> tuple[Verb, ...]:
    figures = {  # what a button counts
        "plots": (draws, plots),
        "channel": (channels, 0),
        "irrigate": (mine, 0),
        "end": (left, 0),
    }
    verbs = []
    for word in (*ACTIONS, *OTHERS) if acts else OTHERS:
        if word in able:
            verbs.append(_verb(word, weather, *figures.get(word, (0, 0))))
        elif word in ACTIONS:
            verbs.append(_off(word, word in used))
    return tuple(verbs)


@lru_cache(1024)
def _verb(word: str, weather: str, n: int, of: int) -> Verb:
    says: Words = say.verb_says(word)
    if word == "plots":
        says = say.verb_plots(n=n, of=of)
    elif word == "channel":
        says = say.verb_channel(n)
    elif word == "irrigate":
        says = say.verb_irrigate(say.things(what="channels", n=n))
    elif word == "skip":
        says = say.called(verb="skip", what=say.face(weather), where="")
    elif word == "end" and n:
        says = say.verb_leave(n)
    return Verb(line=word, says=says, title=say.verb(word))


@lru_cache(16)
def _off(word: str, done: bool) -> Verb:
    says = say.VERB_TAKEN if done else say.VERB_NOT_NOW
    return Verb(line=ACTIONS[word], says=says, title=say.verb(word), off=True, done=done)


# --- words ---

WAITS = [say.waits(seat) for seat in SEATS[: components.SEATS]]
CHANCE = ("deal", "roll", "draw", "learn")  # phases in which nobody decides
IDLE = {"rain": "grow ", "storm": "panda "}  # weather that may have nothing to do, and what


def _asks(see: Known, may: list[str]) -> Words:
    if see.phase == "over":
        return house.GAME_OVER
    if not may and see.phase not in CHANCE:
        return WAITS[see.turn]
    if see.phase == "weather":
        able = any(line.startswith(IDLE.get(see.weather, "")) for line in may)
        return say.asks(see.weather if able else f"no-{see.weather}")
    if see.phase != "main":
        return say.asks(see.phase)
    if see.left and "end" not in may:
        return say.asks_action(see.left)
    if see.left:  # [weather.optional]
        return say.asks("sun")
    return say.asks("all" if may == ["end"] else "end")


@lru_cache(1024)
def _notes(
    phase: str, weather: str, emperor: int | None, winners: tuple[int, ...], bamboo: Bamboo
) -> tuple[Note, ...]:
    if phase == "over":
        first = [SEATS[k] for k in winners]
        return (Note(say.wins(first[0]) if len(first) == 1 else say.share(listed(first))),)
    notes = []
    if weather in LASTING or (phase == "weather" and weather != "any"):
        notes.append(Note(say.forecast(weather), weather))
    if emperor is not None:
        notes.append(Note(say.note_emperor(SEATS[emperor])))
    few = [say.things(what=name, n=bamboo[name]) for name in names.COLOURS if bamboo[name] < FEW]
    if few:
        notes.append(Note(say.note_scarce(listed(few))))
    return tuple(notes)
