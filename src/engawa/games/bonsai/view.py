"""How the table looks to a seat: its places, the seats, the buttons, and all in words."""

from __future__ import annotations

from engawa.core.notation import count, listed, seat_name
from engawa.core.scene import Panel, Scene, Verb
from engawa.games.bonsai import stage, tray, words
from engawa.games.bonsai.brings import See, active_tree, mine, reached
from engawa.games.bonsai.components import LEVEL_WORDS, SCENARIO_WORDS, WORDS

WAITING = {
    "colours": "Chance chooses the goals.",
    "deal": "A card is dealt.",
    "burn": "The top card of the deck is discarded.",
    "over": "The game is over.",
}
#: What else it takes to win alone, and what is different; by scenario, the first for none
ALONE = (
    " and claim three goals",  # [solo.win]
    " and claim two hard goals and a low one",  # [slow-fall]
    ", claim all three goals and collect four Parchments",  # [long-winter]
    " and claim all three goals; every Cultivate must place a flower",  # [spring]
    " and claim all three goals; at the end fruits by no flower and flowers by no fruit "
    "are removed",  # [summer]
    " and claim all five goals, three with one bonsai and two with the other",  # [emperor]
)
CASCADES = {"low": "past the crack", "mid": "past both sides", "hard": "past and below"}


def scene(see: See, may: list[str], seat: int | None) -> Scene:
    """Describe what one seat sees; `may` holds the lines it can play now."""
    board = [*stage.shop(see, may), *stage.goals(see, may, seat)]
    for k, tree, name in stage.bonsais(see):
        board += stage.bonsai(see, may, k, tree, name)
    return Scene(
        asks=_asks(see, may),
        panels=tuple(_panel(see, k) for k in range(see["seats"])),
        board=tuple(board),
        tray=tuple(tray.tray(see, may, seat)) if seat is not None else (),
        verbs=tuple(_verbs(see, may)),
        notes=tuple(_notes(see, seat)),
        places=(*stage.places(see, seat), *(tray.places(see, seat) if seat is not None else ())),
    )


# --- what may be done ---


def _asks(see: See, may: list[str]) -> str:
    if see["phase"] in WAITING:
        return WAITING[see["phase"]]
    if not may:
        return f"{seat_name(see['turn'])} is to play."
    if see["phase"] == "turn":
        blocked = any(line.startswith("remove") for line in may)
        return "Take a card or cultivate" + (", or make room for wood first." if blocked else ".")
    if see["phase"] == "pick":
        return "Take a tile of your choice."
    if see["phase"] == "place":
        flower = " A flower must be among them." if see["owed"] else ""
        return f"You may place {words.tiles_words(see['rights'])}.{flower}"
    if see["phase"] == "claim":
        return "Claim the goals you have met, or renounce them for good."
    player = mine(see)
    over = sum(player["supply"].values()) - player["capacity"]
    return f"Return {count(over, 'tile')}: you can keep {player['capacity']}."


def _verbs(see: See, may: list[str]) -> list[Verb]:
    """Meditate or cultivate; then what the phase asks for."""
    if not may:
        return []
    if see["phase"] == "turn":
        takes = any(line.startswith("take ") for line in may)
        verbs = [Verb("take", "Take a card and its tiles", "Meditate")] if takes else []
        off = "cultivate" not in may
        verbs.append(Verb("cultivate", _says(see, "cultivate"), "Cultivate", off))
        if any(line.startswith("remove ") for line in may):
            verbs.append(
                Verb("remove", "Remove tiles that keep wood from being placed", "Make room")
            )
        return verbs
    if see["phase"] == "place":
        off = "done" not in may
        return [Verb("done", _says(see, "done"), _finish(see), off)]
    return [Verb(line, _says(see, line), _title(see, line)) for line in may]


def _finish(see: See) -> str:
    goals = len(reached(see, active_tree(see)))
    return f"Finish, then {count(goals, 'goal')}" if goals else "Finish"


def _title(see: See, line: str) -> str:
    """``Wood``, ``Claim +5: 8 wood``, ``Renounce: past the crack``"""
    verb, _, what = line.partition(" ")
    if what in WORDS:
        return what.capitalize()
    colour, _, difficulty = what.partition("-")
    named = " ".join(words.goal_words(what).split(" ")[:2])
    if colour == "blue":
        named = CASCADES[difficulty]
    points = next(goal["points"] for goal in see["goals"] if goal["name"] == what)
    return f"Claim +{points}: {named}" if verb == "claim" else f"Renounce: {named}"


def _says(see: See, line: str) -> str:
    """What a choice brings, in the numbers of this position."""
    verb, _, rest = line.partition(" ")
    supply = mine(see)["supply"]
    if verb == "cultivate":
        return f"Cultivate with {words.tiles_words(supply)} in your supply"
    if verb == "done":
        return f"Finish; {words.tiles_words(see['rights'])} could still be placed"
    if verb == "pick":
        return f"Take {rest}, your {_ordinal(supply[rest] + 1)}"
    if verb == "return":
        return f"Return {rest}, keep {supply[rest] - 1} of it"
    points = next(goal["points"] for goal in see["goals"] if goal["name"] == rest)
    if verb == "claim":
        return f"Claim {words.goal_words(rest)} for {points} points"
    return f"Renounce {words.goal_words(rest)} and its {points} points for good"


def _ordinal(n: int) -> str:
    return ("first", "second", "third", "fourth", "fifth")[n - 1] if n <= 5 else f"number {n}"


# --- seats and notes ---


def _panel(see: See, seat: int) -> Panel:
    player = see["players"][seat]
    held = player["supply"]
    types = [words.card_type(card) for card, n in player["cards"].items() for _ in range(n)]
    cards = [(kind, types.count(kind)) for kind in ("tool", "growth") if kind in types]
    pile = len(tray.face_down(player))
    goals = [goal["name"].partition("-")[0] for goal in see["goals"] if goal["owner"] == seat]
    note = f"claimed {', '.join(goals)}" if goals else ""
    keeps = ("tiles", sum(held.values()), player["capacity"])
    counts = (*held.items(), *cards, *([("face down", pile)] if pile else []))
    return Panel(seat, counts, note, score=player["points"], meters=(keeps,))


def _notes(see: See, seat: int | None) -> list[str]:
    notes = []
    chosen = see["options"]
    if see["seats"] == 1:
        name = LEVEL_WORDS[chosen["level"]]
        if chosen["scenario"]:
            name = SCENARIO_WORDS[chosen["scenario"]]
        notes.append(f"{name}: reach {see['target']} points{ALONE[chosen['scenario']]}.")
    if see["phase"] == "over":
        winners = [k for k, score in enumerate(see["scores"]) if score]
        notes.append(f"{seat_name(winners[0])} wins." if winners else "The game is lost.")
    elif see["final"] >= 0:
        turns = count(see["final"], "turn")
        notes.append(f"The deck is empty: {turns} to come after this one.")
    if seat is not None:
        notes.append(_points(see, seat))
    return notes


def _points(see: See, seat: int) -> str:
    """``Your 70 points: leaves 30, flowers 12, fruit 14, goals 5 and parchments 9.``"""
    player = see["players"][seat]
    rows = stage.points(player)
    rows["goals"] = sum(goal["points"] for goal in see["goals"] if goal["owner"] == seat)
    rows["parchments"] = player["points"] - sum(rows.values())
    named = [f"{title} {n}" for title, n in rows.items() if n]
    total = count(player["points"], "point")
    return f"Your {total}: {listed(named)}." if named else f"Your {total}."
