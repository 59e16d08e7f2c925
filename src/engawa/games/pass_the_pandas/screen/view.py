"""How the table looks: a tray of dice for each seat, and the cloth with the roll."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain

from msgspec.structs import replace

from engawa.core.notation import seat_name, seat_of
from engawa.core.observation import kept
from engawa.core.scene import Goal, Note, Panel, Place, Scene, Sprite, Verb
from engawa.games.pass_the_pandas import words as say
from engawa.games.pass_the_pandas.rules.components import STARTING_DICE
from engawa.games.pass_the_pandas.screen.face import Face
from engawa.games.pass_the_pandas.screen.observe import Known, Roll
from engawa.words import SEATS, Say, Words, house, plural, together

FACES: dict[str, Say] = {
    "water": say.FACE_WATER,
    "panda": say.FACE_PANDA,
    "bamboo": say.FACE_BAMBOO,
    "blank": say.FACE_BLANK,
}
DICE = {word: None if word == "blank" else Face(shows=word) for word in FACES}
PRESS = {"give": say.PRESS_GIVE, "swap": say.PRESS_SWAP}
BARE = Roll(0, 0, 0, 0)

KEPT = 1024  # of each kind of thing; seats and tables share them

# The garden, in dice: trays in rows of three, and the cloth below them.
TRAYS = 3
TRAY_WIDE, TRAY_HIGH = 3.6, 2.4
SMALL = 0.5  # a die in a tray
TRAY_ROW = 6
CLOTH_ROW = 7
STEP = 1.25  # from die to die on the cloth
LEAN = (-7, 5, -3, 8, -5, 4, -9)  # no die lies straight
SHIFT = (0.1, -0.12, 0.14, -0.05, 0.12, -0.14, 0.04)


def scene(see: Known, may: list[str], seat: int | None) -> Scene:
    """Describe what one seat sees; `may` holds the lines it can play now."""
    others = [k for k in range(see.seats) if k != seat]
    return Scene(
        asks=_asks(see, may),
        panels=tuple([_panel(see, k, may) for k in range(see.seats)]),
        board=_board(see, others, may),
        tray=(*_gone(_all(see) - sum(see.dice)), *_mine(see, seat)),
        verbs=tuple([_verb(line, see.dice[_named(see, line)]) for line in may]),
        notes=_notes(see),
        places=tuple(_places(see, others, seat)),
        goal=_goal(see.options.pandamonium),
    )


@lru_cache(KEPT)
def _goal(match: int) -> Goal:
    """How it is won; the dice in the panels tell how far everybody is."""
    if match:
        return Goal(say.goal_match(house.points(match)), "panda")
    return Goal(say.GOAL, "panda")


def _asks(see: Known, may: list[str]) -> Words:
    if see.phase == "over":
        return house.GAME_OVER
    if see.phase == "start":
        return say.ASKS_START
    me = SEATS[see.turn]
    if see.phase == "roll":
        return say.asks_roll(who=me, dice=say.dice(see.dice[see.turn]))
    if not may:
        return say.waits_give(me) if see.phase == "give" else say.waits_swap(me)
    if see.phase == "swap":
        return say.ASKS_SWAP
    return say.asks_give(n=see.rolled.panda - see.pandas + 1, of=see.rolled.panda)


def _panel(see: Known, seat: int, may: list[str]) -> Panel:
    lines = tuple([line for line in may if line.split()[-1] == seat_name(seat)])
    has = see.dice[seat], _bamboo(see, seat), see.places[seat], see.points[seat]
    return _has(seat, *has, see.options.pandamonium, lines)


@lru_cache(KEPT)
def _has(
    seat: int, dice: int, bamboo: int, place: int, points: int, match: int, lines: tuple[str, ...]
) -> Panel:
    """The large figure is the dice to be rid of, or the points of a match."""
    word = say.count_dice(plural(dice))
    counts: list[tuple[str, Words, int]] = [("dice", word, dice)] if match else []
    if bamboo:
        counts.append(("bamboo", say.COUNT_BAMBOO, bamboo))
    return Panel(
        seat=seat,
        counts=tuple(counts),
        note=say.finished(place) if place else "",
        lines=lines,
        score=points if match else dice,
        worth="" if match else word,
        far=house.points(points) if match else say.goal_far(say.dice(dice)),
    )


def _bamboo(see: Known, seat: int) -> int:
    """The bamboo a seat has rolled that still matters: its own, or what it set to match."""
    if seat == see.turn:
        return see.rolled.bamboo
    return see.target if see.target and seat == see.previous else 0


# --- the garden ---


def _places(see: Known, others: list[int], seat: int | None) -> list[Place]:
    """The cloth lies below the trays; all of it stays as it is from move to move."""
    trays = len(others)
    places = [Place(name="trays")]
    places += [_in_tray(i, trays, k, see.dice[k] > 2 * TRAY_ROW) for i, k in enumerate(others)]
    places.append(_on_cloth(-(-trays // _row_of(trays)), len(_rolled(see)) > 2 * CLOTH_ROW))
    if seat is not None:
        places.append(_own_place(see, seat))
    places.append(_gone_place(_all(see) - sum(see.dice), _all(see)))
    return places


@lru_cache(KEPT)
def _in_tray(i: int, trays: int, seat: int, full: bool) -> Place:
    x, y = _tray_at(i, trays)
    return Place(name=f"seat {seat_name(seat)}", x=x, y=y, size=SMALL * 0.7 if full else SMALL)


@lru_cache(KEPT)
def _on_cloth(rows: int, full: bool) -> Place:
    y, size = rows * TRAY_HIGH + 1.3, 0.7 if full else 1.0
    return Place(name="cloth", title=say.PLACE_ROLL, y=y, size=size)


@lru_cache(KEPT)
def _gone_place(gone: int, of: int) -> Place:
    note = say.gone_of(n=gone, of=of)
    return Place(name="gone", title=say.PLACE_GONE, on="tray", note=note)


def _own_place(see: Known, seat: int) -> Place:
    if not _is_giving(see, seat):
        return Place(name="mine", title=say.PLACE_MINE, on="tray")
    kept = see.rolled.bamboo + see.rolled.blank
    note: Words = "" if kept else say.NONE_LEFT
    if see.owed:
        note = say.from_whom(n=see.owed, from_=SEATS[see.previous])
    return Place(name="mine", title=say.PLACE_MINE_AFTER, on="tray", note=note)


def _tray_at(i: int, trays: int) -> tuple[float, float]:
    """Rows of three, or two rows of two, each in the middle."""
    most = _row_of(trays)
    row, column = divmod(i, most)
    wide = min(most, trays - row * most)
    return round((column - (wide - 1) / 2) * TRAY_WIDE, 2), row * TRAY_HIGH


def _row_of(trays: int) -> int:
    return 2 if trays == 4 else TRAYS


def _board(see: Known, others: list[int], may: list[str]) -> tuple[Sprite, ...]:
    """What is a seat's stays together, wherever it lies, so that little is told when dice move."""
    trays, cloth = _trays(see, others, may), _cloth(see, may)
    if see.turn not in trays:
        return (*chain(*trays.values()), *cloth)
    return tuple(chain(*[(*row, *cloth) if k == see.turn else row for k, row in trays.items()]))


def _trays(see: Known, others: list[int], may: list[str]) -> dict[int, tuple[Sprite, ...]]:
    """A tray for each of the others, to give to, with the dice that lie in it."""
    found = {}
    for i, k in enumerate(others):
        name = seat_name(k)
        lines = tuple([line for line in may if line.split()[-1] == name])
        tray = _tray(i, len(others), k, see.dice[k], lines, see.phase if may else "")
        rolled = k == see.turn and _rolled(see)
        dice = () if rolled else _held(k, see.dice[k], _bamboo(see, k), f"seat {name}")
        found[k] = (tray, *dice)
    return found


@lru_cache(KEPT)
def _tray(i: int, trays: int, seat: int, dice: int, lines: tuple[str, ...], phase: str) -> Sprite:
    """A tray; `phase` is what one would do with it if one may do anything."""
    name, (x, y) = seat_name(seat), _tray_at(i, trays)
    return Sprite(
        key=f"tray-{name}",
        drawing="pp-tray",
        place="trays",
        label=say.tray(who=SEATS[seat], dice=say.dice(dice)),
        lines=lines,
        x=x,
        y=y,
        face=Face(seat=name, count=dice),
        would=(f"{phase} {name}",) if phase and not lines else (),
        press=PRESS[phase] if lines else "",
    )


@lru_cache(KEPT)
def _held(seat: int, dice: int, bamboo: int, place: str) -> tuple[Sprite, ...]:
    """Dice as they lie; the bamboo that is to be matched shows. The tray tells how many."""
    row = TRAY_ROW if dice <= 2 * TRAY_ROW else 10
    rows = -(-dice // row)
    sprites = []
    for i in range(dice):
        lean = LEAN[(i + seat) % len(LEAN)]
        sprites.append(
            Sprite(
                key=f"{seat_name(seat)}-{i}",
                drawing="pp-die",
                place=place,
                label="",
                x=round((i % row - (row - 1) / 2) * 0.96, 2),
                y=round((i // row - (rows - 1) / 2) * 1.15, 2),
                face=DICE["bamboo" if i < bamboo else "blank"],
                turn=lean,
            )
        )
    return tuple(sprites)


def _rolled(see: Known) -> list[str]:
    """The dice of the roll, by face."""
    return [word for word in FACES for _ in range(getattr(see.rolled, word))]


def _cloth(see: Known, may: list[str]) -> tuple[Sprite, ...]:
    """The dice of the roll; water and given pandas stay, faded, until the turn ends.

    Those that the seat keeps have the names of its first dice, with which they go back.
    """
    faded = see.rolled.water + see.rolled.panda - see.pandas
    gives = tuple([line for line in may if line.startswith("give")])
    return _dice(tuple(_rolled(see)), tuple(_names(see)), faded, gives)


@lru_cache(KEPT)
def _dice(
    words: tuple[str, ...], names: tuple[str, ...], faded: int, gives: tuple[str, ...]
) -> tuple[Sprite, ...]:
    rows = -(-len(words) // CLOTH_ROW)
    sprites = []
    for i, word in enumerate(words):
        state = "faded" if i < faded else ""
        wide = min(CLOTH_ROW, len(words) - i // CLOTH_ROW * CLOTH_ROW)
        lean = LEAN[i % len(LEAN)]
        sprites.append(
            Sprite(
                key=names[i],
                drawing="pp-die",
                place="cloth",
                label=FACES[word],
                state=state,
                lines=gives if word == "panda" and not state else (),
                x=round((i % CLOTH_ROW - (wide - 1) / 2) * STEP, 2),
                y=round((i // CLOTH_ROW - (rows - 1) / 2) * STEP + SHIFT[i % len(SHIFT)], 2),
                face=DICE[word],
                turn=lean,
            )
        )
    return tuple(sprites)


def _names(see: Known) -> list[str]:
    """The keys of the dice on the cloth, in their order."""
    kept = see.rolled.bamboo + see.rolled.blank
    return [
        *rolled_keys(see, "water"),
        *rolled_keys(see, "panda"),
        *(f"{seat_name(see.turn)}-{i}" for i in range(kept)),
    ]


def rolled_keys(see: Known, face: str) -> list[str]:
    """The keys of the dice on the cloth that show a face."""
    sign = {"water": "w", "panda": "p", "bamboo": ""}[face]
    return [f"{seat_name(see.turn)}-{sign}{i}" for i in range(getattr(see.rolled, face))]


# --- the tray ---


def _is_giving(see: Known, seat: int | None) -> bool:
    return see.rolled != BARE and see.turn == seat


def _mine(see: Known, seat: int | None) -> tuple[Sprite, ...]:
    """One's own dice; while one's roll lies on the cloth, what will be left of it."""
    if seat is None:
        return ()
    if not _is_giving(see, seat):
        return _own(seat, see.dice[seat], _bamboo(see, seat))
    return _left(tuple(_rolled(see)[see.rolled.water + see.rolled.panda :]), see.owed)


@lru_cache(KEPT)
def _own(seat: int, dice: int, bamboo: int) -> tuple[Sprite, ...]:
    held = _held(seat, dice, bamboo, "mine")
    return tuple([replace(die, x=i, y=0, turn=0) for i, die in enumerate(held)])


@lru_cache(KEPT)
def _left(kept: tuple[str, ...], owed: int) -> tuple[Sprite, ...]:
    left = [(word, "", float(i)) for i, word in enumerate(kept)]
    left += [("bamboo", "got", len(kept) + 0.5 + i) for i in range(owed)]
    return tuple(
        [
            Sprite(
                key=f"after-{i}",
                drawing="pp-die",
                place="mine",
                label=FACES[word],
                state=state,
                x=x,
                face=DICE[word],
            )
            for i, (word, state, x) in enumerate(left)
        ]
    )


def _all(see: Known) -> int:
    return STARTING_DICE[see.seats] * see.seats


@lru_cache(KEPT)
def _gone(gone: int) -> tuple[Sprite, ...]:
    if not gone:
        return ()
    face, label = Face(count=gone), say.FACE_WATER
    return (Sprite(key="gone", drawing="pp-gone", place="gone", label=label, face=face),)


# --- words ---


def _named(see: Known, line: str) -> int:
    """The seat that a line names, or else the one whose turn it is."""
    name = line.partition(" ")[2]
    return seat_of(name) if name else see.turn


@lru_cache(KEPT)
def _verb(line: str, n: int) -> Verb:
    """A button; `n` is how many dice the seat has that the line is about."""
    verb, _, name = line.partition(" ")
    dice = say.dice(n)
    if verb == "keep":
        return Verb(line=line, says=say.verb_keep(dice), title=say.VERB_KEEP_TITLE)
    to = SEATS[seat_of(name)]
    says = say.verb_give if verb == "give" else say.verb_swap
    return Verb(line=line, says=says(to=to, dice=dice), title=say.verb_whose(who=to, dice=dice))


@kept
def _notes(see: Known) -> tuple[Note, ...]:
    notes = []
    if see.rolled != BARE:
        notes += _course(see)
    elif see.target and see.phase != "over":
        notes.append(Note(say.to_match(who=SEATS[see.turn], n=see.target)))
    winners = [k for k, place in enumerate(see.places) if place == 1]
    if see.options.pandamonium:
        notes.append(Note(say.first_to(house.points(see.options.pandamonium))))
    elif see.phase == "over" and winners:
        notes.append(Note(say.wins(SEATS[winners[0]])))
    if _is_stopped(see):
        notes.append(Note(_stopped(see)))
    return tuple(notes)


def _is_stopped(see: Known) -> bool:
    """[cap] Is it over although seats would have played on?"""
    finished = sum(place > 0 for place in see.places)
    needed = see.seats - 1 if see.options.places or see.options.pandamonium else 1
    return see.phase == "over" and finished < needed


def _stopped(see: Known) -> Words:
    turns = say.turns(see.turns)
    if see.options.pandamonium:
        return say.stopped_points(turns)
    return say.stopped_places(turns) if any(see.places) else say.stopped_dice(turns)


def _course(see: Known) -> list[Note]:
    """How the turn goes on, in the order of the rulebook: what is done, what is now, what comes."""
    me, notes = SEATS[see.turn], list[Note]()
    if water := see.rolled.water:
        notes.append(Note(say.note_water(say.dice(water)), "water", "done"))
    if pandas := see.rolled.panda:
        given = say.note_pandas(given=pandas - see.pandas, of=pandas)
        notes.append(Note(given, "panda", "now" if see.pandas else "done"))
    if see.target and see.phase == "give":
        lender = SEATS[see.previous]
        told = say.note_bamboo(from_=lender, target=see.target, who=me, n=see.rolled.bamboo)
        pays = say.will_pay(from_=lender, to=me, dice=say.dice(see.owed)) if see.owed else ""
        notes.append(Note(together(told, pays), "bamboo"))
    if see.rolled.blank and see.phase == "give":
        notes.append(Note(say.note_blank(see.rolled.blank), "keep"))
    if see.phase == "give":
        left = see.dice[see.turn] - see.pandas + see.owed
        notes.append(Note(say.will_end(who=me, dice=say.dice(left))))
    return [Note(say.note_course(me), "", "head"), *notes] if notes else []
