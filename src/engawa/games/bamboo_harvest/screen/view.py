"""How the table looks: the forest with its tokens, everybody's deeds, reeds and the piles."""

from __future__ import annotations

from functools import lru_cache

from engawa.core.notation import seat_name
from engawa.core.scene import Note, Panel, Place, Scene, Verb
from engawa.games.bamboo_harvest import words as say
from engawa.games.bamboo_harvest.rules.components import BUILD_COST, HAND
from engawa.games.bamboo_harvest.screen.board import by_thing, forest, sides, tokens
from engawa.games.bamboo_harvest.screen.cards import card
from engawa.games.bamboo_harvest.screen.goal import far, goal
from engawa.games.bamboo_harvest.screen.observe import Known
from engawa.games.bamboo_harvest.screen.path import Way, best_ways, options, paper
from engawa.games.bamboo_harvest.screen.path import lines as path_lines
from engawa.games.bamboo_harvest.screen.preview import DONE, choice
from engawa.games.bamboo_harvest.screen.tray import deeds, stores
from engawa.words import SEATS, Words, listed, together

ASKS = {
    "drop": say.ASKS_DROP,
    "build": say.asks_build(say.reeds(BUILD_COST)),
    "swap": say.ASKS_SWAP,
    "with": say.ASKS_WITH,
    "mark": say.ASKS_MARK,
    "harvest": say.ASKS_HARVEST,
    "manage": say.ASKS_MANAGE,
}
WAITS = {
    "drop": say.waits_drop,
    "place": say.waits_place,
    "build": say.waits_build,
    "swap": say.waits_swap,
    "with": say.waits_with,
    "mark": say.waits_mark,
    "harvest": say.waits_harvest,
    "manage": say.waits_manage,
}
CHANCES = {"lay": say.CHANCE_LAY, "deal": say.CHANCE_DEAL, "black": say.CHANCE_BLACK}
#: once all is harvested: can a card be redrawn, can a deed be bought?
AFTERWARDS = {
    (True, True): say.ASKS_REDRAW_OR_BUY,
    (True, False): say.ASKS_REDRAW,
    (False, True): say.ASKS_BUY,
    (False, False): say.ASKS_END,
}


def scene(see: Known, may: list[str], seat: int | None) -> Scene:
    """Describe what one seat sees; `may` holds the lines it can play now."""
    lines = by_thing(see, may)
    held, ways = deeds(see, seat, lines, may), best_ways(see)
    return Scene(
        asks=_asks(see, may),
        panels=tuple([_panel(see, ways[k], k, seat) for k in range(see.seats)]),
        board=(
            *sides(),
            *forest(see, lines, may),
            *tokens(see, lines, may),
            *path_lines(ways),
            *(sprite for sprite in held if sprite.place != "hand"),
        ),
        tray=(
            *stores(see, seat),
            *(options(see, ways[seat], may, seat) if seat is not None else ()),
            *(sprite for sprite in held if sprite.place == "hand"),  # last, as they come and go
        ),
        verbs=tuple(_verbs(see, may)) if may else (),
        notes=tuple(_notes(see)),
        places=_places(see.seats, seat, 0 if seat is None else see.reeds[seat]),
        goal=goal(see.goal),
    )


def _asks(see: Known, may: list[str]) -> Words:
    if see.winner is not None:
        return say.won(SEATS[see.winner])
    if see.phase in CHANCES:
        return CHANCES[see.phase]
    if see.owed:
        return say.waits_draw(who=SEATS[see.turn], deeds=say.deeds(see.owed))
    if not may:
        return WAITS[see.phase](SEATS[see.turn])
    if see.phase == "harvest" and not see.harvesters:
        return AFTERWARDS[any(line.startswith("redraw") for line in may), "buy" in may]
    if see.phase == "place":
        return say.asks_place(see.tokens[see.turn] + 1)
    if see.phase == "manage" and "done" not in may:
        return say.asks_discard(HAND)
    return ASKS[see.phase]


def _panel(see: Known, way: Way, k: int, seat: int | None) -> Panel:
    tokens = see.tokens[k]
    title, note, rows = paper(see, way, k, seat)
    return Panel(
        seat=k,
        counts=(
            ("reeds", say.COUNT_REEDS, see.reeds[k]),
            ("deeds", say.COUNT_DEEDS, see.held(k)),
            ("path", say.COUNT_PATH, min(see.missing[k])),
        ),
        note=note,
        score=tokens,
        meters=(("tokens", say.COUNT_TOKENS, tokens, see.goal),),
        worth=say.COUNT_TOKENS,
        far=far(see, k),
        title=title,
        rows=rows,
    )


def _notes(see: Known) -> list[Note]:
    notes = []
    if see.path:
        notes.append(Note(say.note_path(listed(see.path))))
    elif see.winner is not None and see.tokens[see.winner] < see.goal:
        notes.append(Note(say.note_stopped(say.rounds(see.options.round_cap))))
    dropped = [
        say.note_dropped(who=SEATS[k], card=card(hand.dropped[0]))
        for k, hand in enumerate(see.hands)
        if see.phase in ("black", "place") and isinstance(hand.dropped, tuple) and hand.dropped
    ]
    return notes + ([Note(together(*dropped))] if dropped else [])


@lru_cache(1 << 10)
def _places(seats: int, seat: int | None, reeds: int) -> tuple[Place, ...]:
    places = [Place(name="forest")]
    for k in range(seats):
        if k != seat:
            name = f"seat {seat_name(k)}"
            places.append(Place(name=name, title=say.place_deeds(SEATS[k]), on=name))
    if seat is not None:
        has = say.reeds_note(has=reeds, n=BUILD_COST)
        places += [
            Place(name="hand", title=say.PLACE_HAND, on="tray", note=say.HAND_NOTE),
            Place(name="reeds", title=say.PLACE_REEDS, on="tray", note=has),
            Place(name="path", title=say.PLACE_PATH, on="tray", note=say.PATH_NOTE),
            Place(name="harvest", title=say.PLACE_HARVEST, on="tray"),
        ]
    return (*places, Place(name="piles", title=say.PLACE_PILES, on="tray"))


# --- what can be done ---

#: the steps of a turn: the phases that belong to each, its button, and a line to ask why not
STEPS = (
    (
        *(("build",), "build", say.STEP_BUILD),
        *(say.step_build_says(say.reeds(BUILD_COST)), "build a1 AC"),
    ),
    (("swap", "with", "mark"), "swap", say.STEP_SWAP, say.STEP_SWAP_SAYS, "swap a1"),
    (("harvest",), "harvest", say.STEP_HARVEST, say.STEP_HARVEST_SAYS, "harvest a1 A"),
    (("manage",), "reveal", say.STEP_DEEDS, say.STEP_DEEDS_SAYS, "reveal AC"),
)


def _verbs(see: Known, may: list[str]) -> list[Verb]:
    """The four steps of a turn, the present one lit, and what else can be done in it.

    The marker has two cards to lie on: they stand in place of their step.
    """
    if see.phase in ("drop", "place"):
        return []
    first = {line.split()[0] for line in may}
    verbs, done = [], True
    for phases, verb, title, words, ask in STEPS:
        now = see.phase if see.phase == "with" else verb
        done = done and see.phase not in phases
        if see.phase == "mark" and see.phase in phases:
            verbs += [_mark(see, cell) for cell in see.swap]
        elif see.phase in phases and now in first:
            verbs.append(Verb(line=now, says=words, title=title))
        elif see.phase not in phases:
            verbs.append(Verb(line=ask, says=words, title=title, off=True, done=done))
    if "redraw" in first:
        verbs.append(Verb(line="redraw", says=say.STEP_REDRAW_SAYS, title=say.STEP_REDRAW))
    if see.phase == "harvest":
        says = choice(see, "buy")
        verbs.append(Verb(line="buy", says=says, title=say.BUY_TITLE_SHORT, off="buy" not in may))
    if "discard" in first:
        verbs.append(Verb(line="discard", says=say.step_discard_says(HAND), title=say.STEP_DISCARD))
    if "done" in first:
        says, title = DONE[see.phase]
        verbs.append(Verb(line="done", says=says, title=title))
    return verbs


def _mark(see: Known, cell: str) -> Verb:
    line = f"mark {cell}"
    return Verb(line=line, says=choice(see, line), title=say.step_mark(cell))
