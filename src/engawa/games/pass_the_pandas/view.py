"""How the table looks: a tray of dice for each seat, and the cloth with the roll."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engawa.core.notation import count, listed, seat_name
from engawa.core.scene import Panel, Place, Scene, Sprite, Verb
from engawa.games.pass_the_pandas.brings import DIE, after, previous, says, short
from engawa.games.pass_the_pandas.components import STARTING_DICE, WORDS

See = dict[str, Any]

NOUNS = {"water": "water|water", "panda": "panda", "bamboo": "bamboo|bamboo", "blank": "blank"}
PRESS = {"give": "give a panda", "swap": "swap all dice"}
PLACES = ("", "first", "second", "third", "fourth")

# The garden, in dice: trays in rows of three, and the cloth below them.
TRAYS = 3
TRAY_WIDE, TRAY_HIGH = 3.6, 2.4
SMALL = 0.5  # a die in a tray
TRAY_ROW = 6
CLOTH_ROW = 7
STEP = 1.25  # from die to die on the cloth
LEAN = (-7, 5, -3, 8, -5, 4, -9)  # no die lies straight
SHIFT = (0.1, -0.12, 0.14, -0.05, 0.12, -0.14, 0.04)


def scene(see: See, may: list[str], seat: int | None) -> Scene:
    """Describe what one seat sees; `may` holds the lines it can play now."""
    others = [k for k in range(see["seats"]) if k != seat]
    return Scene(
        asks=_asks(see, may),
        panels=tuple(_panel(see, k, may) for k in range(see["seats"])),
        board=(*_trays(see, others, may), *_cloth(see, may)),
        tray=tuple(_gone(see) + _mine(see, seat)),
        verbs=tuple(_verb(see, line) for line in may),
        notes=tuple(_notes(see)),
        places=tuple(_places(see, others, seat)),
    )


def _asks(see: See, may: list[str]) -> str:
    if see["phase"] == "over":
        return "The game is over."
    if see["phase"] == "start":
        return "Chance says which seat begins."
    me = seat_name(see["turn"])
    if see["phase"] == "roll":
        return f"{me} rolls {count(see['dice'][see['turn']], DIE)}."
    if not may:
        return f"{me} gives pandas." if see["phase"] == "give" else f"{me} may swap all dice."
    if see["phase"] == "give":
        return "Give a panda." if see["pandas"] == 1 else f"Give one of {see['pandas']} pandas."
    return "All blank: swap all your dice with another seat, or keep them."


def _panel(see: See, seat: int, may: list[str]) -> Panel:
    """The large figure is the dice to be rid of, or the points of a match."""
    dice, match = see["dice"][seat], see["options"]["pandamonium"]
    counts = [("dice", dice)] if match else []
    if bamboo := _bamboo(see, seat):
        counts.append(("bamboo", bamboo))
    return Panel(
        seat,
        tuple(counts),
        note="finished " + PLACES[see["places"][seat]] if see["places"][seat] else "",
        lines=tuple(line for line in may if line.split()[-1] == seat_name(seat)),
        score=see["points"][seat] if match else dice,
        worth="point" if match else DIE,
    )


def _bamboo(see: See, seat: int) -> int:
    """The bamboo a seat has rolled that still matters: its own, or what it set to match."""
    if seat == see["turn"]:
        return int(see["rolled"]["bamboo"])
    return int(see["target"]) if see["target"] and seat == previous(see) else 0


# --- the garden ---


def _places(see: See, others: list[int], seat: int | None) -> list[Place]:
    """The cloth lies below the trays; all of it stays as it is from move to move."""
    rows = -(-len(others) // _row_of(len(others)))
    places = [Place("trays")]
    for i, k in enumerate(others):
        x, y = _tray_at(i, len(others))
        size = SMALL if see["dice"][k] <= 2 * TRAY_ROW else SMALL * 0.7
        places.append(Place(f"seat {seat_name(k)}", "", x=x, y=y, size=size))
    size = 1.0 if len(_rolled(see)) <= 2 * CLOTH_ROW else 0.7
    places.append(Place("cloth", "Roll", y=rows * TRAY_HIGH + 1.3, size=size))
    if seat is not None:
        mine = "Your dice after this turn" if _is_giving(see, seat) else "Your dice"
        places.append(Place("mine", mine, "tray"))
    places.append(Place("gone", f"Gone for good, of {_all(see)} dice", "tray"))
    return places


def _tray_at(i: int, trays: int) -> tuple[float, float]:
    """Rows of three, or two rows of two, each in the middle."""
    most = _row_of(trays)
    row, column = divmod(i, most)
    wide = min(most, trays - row * most)
    return round((column - (wide - 1) / 2) * TRAY_WIDE, 2), row * TRAY_HIGH


def _row_of(trays: int) -> int:
    return 2 if trays == 4 else TRAYS


def _trays(see: See, others: list[int], may: list[str]) -> list[Sprite]:
    """A tray for each of the others, to give to, with the dice that lie in it."""
    sprites = []
    for i, k in enumerate(others):
        name = seat_name(k)
        lines = tuple(line for line in may if line.split()[-1] == name)
        would = (f"{see['phase']} {name}",) if may and not lines else ()
        label = f"Tray of {name}, {count(see['dice'][k], DIE)}."
        press = PRESS[see["phase"]] if lines else ""
        key, face = f"tray-{name}", f"{name} {see['dice'][k]}"
        x, y = _tray_at(i, len(others))
        sprites.append(
            Sprite(key, "pp-tray", "trays", label, "", lines, x, y, face, 0, would, press)
        )
        if k != see["turn"] or not _rolled(see):
            sprites += _held(see, k, f"seat {name}")
    return sprites


def _held(see: See, seat: int, place: str) -> list[Sprite]:
    """Dice as they lie; the bamboo that is to be matched shows. The tray tells how many."""
    dice, bamboo = see["dice"][seat], _bamboo(see, seat)
    row = TRAY_ROW if dice <= 2 * TRAY_ROW else 10
    rows = -(-dice // row)
    sprites = []
    for i in range(dice):
        face = "bamboo" if i < bamboo else "blank"
        x = round((i % row - (row - 1) / 2) * 0.96, 2)
        y = round((i // row - (rows - 1) / 2) * 1.15, 2)
        lean = LEAN[(i + seat) % len(LEAN)]
        key = f"{seat_name(seat)}-{i}"
        sprites.append(Sprite(key, "pp-die", place, "", x=x, y=y, face=face, turn=lean))
    return sprites


def _rolled(see: See) -> list[str]:
    """The dice of the roll, by face."""
    return [word for word in WORDS for _ in range(see["rolled"][word])]


def _cloth(see: See, may: list[str]) -> list[Sprite]:
    """The dice of the roll; water and given pandas stay, faded, until the turn ends."""
    words = _rolled(see)
    given = see["rolled"]["panda"] - see["pandas"]
    first = see["rolled"]["water"]
    rows = -(-len(words) // CLOTH_ROW)
    gives = tuple(line for line in may if line.startswith("give"))
    sprites = []
    for i, word in enumerate(words):
        state = "faded" if i < first + given else ""
        lines = gives if word == "panda" and not state else ()
        wide = min(CLOTH_ROW, len(words) - i // CLOTH_ROW * CLOTH_ROW)
        x = round((i % CLOTH_ROW - (wide - 1) / 2) * STEP, 2)
        y = round((i // CLOTH_ROW - (rows - 1) / 2) * STEP + SHIFT[i % len(SHIFT)], 2)
        lean = LEAN[i % len(LEAN)]
        key = f"{seat_name(see['turn'])}-{i}"
        sprites.append(Sprite(key, "pp-die", "cloth", word, state, lines, x, y, word, lean))
    return sprites


# --- the tray ---


def _is_giving(see: See, seat: int | None) -> bool:
    return bool(_rolled(see)) and see["turn"] == seat


def _mine(see: See, seat: int | None) -> list[Sprite]:
    """One's own dice; while one's roll lies on the cloth, what will be left of it."""
    if seat is None:
        return []
    if not _is_giving(see, seat):
        return [replace(die, x=i, y=0, turn=0) for i, die in enumerate(_held(see, seat, "mine"))]
    kept = [word for word in WORDS[2:] for _ in range(see["rolled"][word])]
    left = [(word, "", float(i)) for i, word in enumerate(kept)]
    left += [("bamboo", "got", len(kept) + 0.5 + i) for i in range(short(see))]
    return [
        Sprite(f"after-{i}", "pp-die", "mine", word, state, x=x, face=word)
        for i, (word, state, x) in enumerate(left)
    ]


def _all(see: See) -> int:
    return STARTING_DICE[see["seats"]] * int(see["seats"])


def _lost(see: See) -> int:
    return _all(see) - sum(see["dice"])


def _gone(see: See) -> list[Sprite]:
    gone = _lost(see)
    return [Sprite("gone", "pp-gone", "gone", str(gone), face=str(gone))] if gone else []


# --- words ---


def _verb(see: See, line: str) -> Verb:
    verb, _, name = line.partition(" ")
    if verb == "keep":
        return Verb(line, says(see, line), "Keep")
    dice = count(see["dice"][ord(name) - ord("A")], DIE)
    return Verb(line, says(see, line), f"{name}, {dice}")


def _notes(see: See) -> list[str]:
    notes = []
    rolled = [count(n, NOUNS[word]) for word, n in see["rolled"].items() if n]
    if rolled:
        notes.append(f"{seat_name(see['turn'])} rolled {listed(rolled)}.")
        notes += _course(see)
    elif see["target"] and see["phase"] != "over":
        notes.append(f"{seat_name(see['turn'])} has {see['target']} bamboo to match.")
    winners = [seat_name(k) for k, place in enumerate(see["places"]) if place == 1]
    if see["options"]["pandamonium"]:
        notes.append(f"First to {see['options']['pandamonium']} points.")
    elif see["phase"] == "over" and winners:
        notes.append(f"{winners[0]} has no dice left and wins.")
    if _is_stopped(see):
        notes.append(f"Stopped after {count(see['turns'], 'turn')}: {_decides(see)} decide.")
    return notes


def _is_stopped(see: See) -> bool:
    """[cap] Is it over although seats would have played on?"""
    options, finished = see["options"], sum(place > 0 for place in see["places"])
    needed = see["seats"] - 1 if options["places"] or options["pandamonium"] else 1
    return bool(see["phase"] == "over" and finished < needed)


def _decides(see: See) -> str:
    if see["options"]["pandamonium"]:
        return "the points"
    return "the places won" if any(see["places"]) else "the fewest dice"


def _course(see: See) -> list[str]:
    """How the turn goes on, in the order of the rulebook."""
    me, rolled, notes = seat_name(see["turn"]), see["rolled"], []
    if rolled["water"]:
        notes.append(f"Water: {count(rolled['water'], DIE)} gone for good.")
    if rolled["panda"]:
        given = rolled["panda"] - see["pandas"]
        notes.append(f"Pandas: {given} of {rolled['panda']} given.")
    if see["target"] and see["phase"] == "give":
        before = seat_name(previous(see))
        words = f"Bamboo: {before} rolled {see['target']}, {me} {rolled['bamboo']}."
        pays = f" {before} will give {count(short(see), DIE)}." if short(see) else ""
        notes.append(words + pays)
    if see["phase"] == "give":
        notes.append(f"{me} will end with {count(after(see), DIE)}.")
    return notes
