"""How the table looks to a seat: its places, the seats, the buttons, and all in words."""

from __future__ import annotations

from engawa.core.scene import Note, Panel, Scene, Verb
from engawa.games.bonsai import words as say
from engawa.games.bonsai.rules import components
from engawa.games.bonsai.rules.components import WORDS
from engawa.games.bonsai.screen import board, names, tray
from engawa.games.bonsai.screen.goal import far, goal
from engawa.games.bonsai.screen.observe import Known, Player
from engawa.games.bonsai.screen.preview import choice
from engawa.words import SEATS, Words, house, listed, together

WAITING = {
    "colours": say.CHANCE_COLOURS,
    "deal": say.CHANCE_DEAL,
    "burn": say.CHANCE_BURN,
    "over": house.GAME_OVER,
}
#: cards of others, by their number; Tools make the gauge longer
SHOWN = ("growth", "parchment", "master", "helper")


def scene(see: Known, may: list[str], seat: int | None) -> Scene:
    """Describe what one seat sees; `may` holds the lines it can play now."""
    garden = [*board.shop(see, may), *board.goals(see, may, seat)]
    for k, tree, name in board.bonsais(see):
        garden += board.bonsai(see, may, k, tree, name)
    return Scene(
        asks=_asks(see, may),
        panels=tuple([_panel(see, k, k == seat) for k in range(see.seats)]),
        board=tuple(garden),
        tray=tuple(tray.tray(see, may, seat)) if seat is not None else (),
        verbs=tuple(_verbs(see, may)),
        notes=tuple(_notes(see)),
        places=(*board.places(see, seat), *(tray.places(see, seat) if seat is not None else ())),
        goal=goal(see),
    )


# --- what may be done ---


def _asks(see: Known, may: list[str]) -> Words:
    if see.phase in WAITING:
        return WAITING[see.phase]
    if not may:
        return say.waits(SEATS[see.turn])
    if see.phase == "turn":
        blocked = any(line.startswith("remove") for line in may)
        return say.ASKS_ROOM if blocked else say.ASKS_TURN
    if see.phase == "pick":
        return say.ASKS_PICK
    if see.phase == "place":
        asks = say.asks_place(names.tiles(see.rights)) if may != ["done"] else say.ASKS_DONE
        return together(asks, say.ASKS_FLOWER if see.owed else "")
    if see.phase == "claim":
        return say.ASKS_CLAIM
    over = say.tiles(see.mover.held - see.mover.capacity)
    return say.asks_return(tiles=over, keep=see.mover.capacity)


def _verbs(see: Known, may: list[str]) -> list[Verb]:
    """Meditate or cultivate; then what the phase asks for."""
    if not may:
        return []
    if see.phase == "turn":
        takes = any(line.startswith("take ") for line in may)
        verbs = [Verb(line="take", says=say.VERB_TAKE_SAYS, title=say.VERB_TAKE)] if takes else []
        says = say.verb_cultivate_says(names.tiles(see.mover.supply))
        verbs.append(
            Verb(line="cultivate", says=says, title=say.VERB_CULTIVATE, off="cultivate" not in may)
        )
        if any(line.startswith("remove ") for line in may):
            verbs.append(Verb(line="remove", says=say.VERB_REMOVE_SAYS, title=say.VERB_REMOVE))
        return verbs
    if see.phase == "place":
        says = say.verb_done_says(names.tiles(see.rights))
        goals = sum(goal.met for goal in see.goals)
        title = say.verb_done_goals(say.goals(goals)) if goals else say.VERB_DONE
        return [Verb(line="done", says=says, title=title, off="done" not in may)]
    return [_verb(see, line) for line in may]


def _verb(see: Known, line: str) -> Verb:
    """``Wood``, ``Claim +5: 8 wood``, ``Renounce: past the crack``"""
    verb, _, what = line.partition(" ")
    if what in WORDS:
        return Verb(line=line, says=choice(see, line), title=names.CAPITAL[what])
    goal, short = names.goal(what), names.goal_short(what)
    points = see.goal(what).points
    if verb == "claim":
        says = say.claim_says_verb(goal=goal, points=house.points(points))
        return Verb(line=line, says=says, title=say.claim_short(goal=short, n=points))
    says = say.renounce_says_verb(goal=goal, points=house.points(points))
    return Verb(line=line, says=says, title=say.renounce_short(short))


# --- seats and notes ---

Count = tuple[str, Words, int]  # a key for a picture, a name, how many


def _panel(see: Known, seat: int, mine: bool) -> Panel:
    """[parchment.hidden] Whoever holds Parchments sees them counted, and cards in the tray."""
    player = see.players[seat]
    counts: list[Count] = [(word, names.TILE[word], player.supply.of(word)) for word in WORDS]
    counts += [] if mine else _cards(player)
    points = player.points + (player.uncounted if mine else 0)
    rows = _by_kind(see, seat, points)
    named = [house.amount(what=what, n=n) for what, _, n in rows if n]
    return Panel(
        seat=seat,
        counts=tuple(counts),
        note=say.points_of(listed(named)) if named and not mine else "",
        score=points,
        meters=(("tiles", say.METER_TILES, player.held, player.capacity),),
        far=far(points, see.target),
        title=say.points_title(SEATS[seat]) if mine else "",
        rows=rows if mine else (),
    )


def _cards(player: Player) -> list[Count]:
    """[memory] The cards before a seat, by their kind."""
    types = [names.card_type(card) for card, n in player.cards.items() for _ in range(n)]
    return [(kind, names.KIND[kind], types.count(kind)) for kind in SHOWN if kind in types]


def _by_kind(see: Known, seat: int, points: int) -> tuple[tuple[Words, Words, int], ...]:
    """[score] The points of a seat as they stand: what for, how, and how many."""
    player = see.players[seat]
    goals = [goal for goal in see.goals if goal.owner == seat]
    colours = listed([names.COLOUR[goal.colour] for goal in goals]) if goals else say.NO_GOAL
    rows: list[tuple[Words, Words, int]] = [
        (say.ROW_LEAVES, say.points_each(components.LEAF_POINTS), player.leaves),
        (say.ROW_FLOWERS, say.POINTS_OPEN, player.flowers),
        (say.ROW_FRUIT, say.points_each(components.FRUIT_POINTS), player.fruit),
    ]
    if see.goals:
        rows.append((say.ROW_GOALS, colours, sum(goal.points for goal in goals)))
    left = points - sum(n for _, _, n in rows)
    return (*rows, *([(say.ROW_PARCHMENTS, say.POINTS_HIDDEN, left)] if left else []))


def _notes(see: Known) -> list[Note]:
    notes = []
    if see.phase == "over":
        winners = [k for k, score in enumerate(see.scores) if score]
        notes.append(Note(say.wins(SEATS[winners[0]]) if winners else say.LOST))
    elif see.final >= 0:
        notes.append(Note(say.last_turns(say.turns(see.final))))
    return notes
