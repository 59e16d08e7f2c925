"""What a seat may know: everything but the next card. [memory]"""

from __future__ import annotations

from msgspec import Struct

from engawa.core import features as show
from engawa.core.features import Feature
from engawa.core.game import Game
from engawa.core.observation import Observation
from engawa.games.bonsai.notation.lines import cell_name
from engawa.games.bonsai.notation.write import PHASES, missing, own_trees, tiles
from engawa.games.bonsai.rules import actions, board, components, goals, growth, scoring, turn
from engawa.games.bonsai.rules.components import CARD_NAMES, CARDS, GOAL_NAMES, GOALS, KINDS, WORDS
from engawa.games.bonsai.rules.state import State


class Tiles(Struct, frozen=True, gc=False):
    """So many of each kind; of any kind, where that is possible."""

    wood: int
    leaf: int
    flower: int
    fruit: int

    def of(self, word: str) -> int:
        found: int = getattr(self, word)
        return found


class Rights(Tiles, frozen=True, gc=False):
    any: int


class Goal(Struct, frozen=True, gc=False):
    name: str
    points: int
    owner: int
    tree: int
    met: bool  # with the bonsai that is tended, by the seat whose turn it is
    due: bool
    need: int
    near: tuple[int, ...]  # how much of it each seat has, with its best bonsai
    open: tuple[bool, ...]  # could each seat still claim it?

    @property
    def colour(self) -> str:
        return self.name.partition("-")[0]


class Player(Struct, frozen=True):
    supply: Tiles
    capacity: int
    cards: dict[str, int]
    renounced: tuple[str, ...]
    trees: tuple[dict[str, str], ...]
    parchments: int
    points: int
    uncounted: int  # [parchment.hidden] points of Parchments, which stand apart until the end
    leaves: int  # points by kind
    flowers: int
    fruit: int

    @property
    def held(self) -> int:
        return self.supply.wood + self.supply.leaf + self.supply.flower + self.supply.fruit


class Options(Struct, frozen=True, gc=False):
    goals: bool
    tokonoma: bool
    level: int
    scenario: int
    turn_cap: int


class Known(Observation, frozen=True):
    phase: str
    turn: int
    tree: int
    turns: int
    final: int
    taken: int
    owed: bool
    rights: Rights
    allowance: Rights  # what a Cultivate lets the seat whose turn it is place
    board: tuple[str | None, ...]
    deck: int
    unseen: dict[str, int]
    gone: dict[str, int]
    top: int
    goals: tuple[Goal, ...]
    target: int
    scores: tuple[float, ...]
    players: tuple[Player, ...]
    options: Options

    @property
    def mover(self) -> Player:
        """The seat whose turn it is."""
        return self.players[self.turn]

    @property
    def active(self) -> int:
        """Which of its bonsai is tended."""
        return self.tree if len(self.mover.trees) > 1 else 0

    def goal(self, name: str) -> Goal:
        return next(goal for goal in self.goals if goal.name == name)


def observe(s: State) -> Known:
    return Known(
        seats=s.seats,
        to_move=s.to_move,
        phase=PHASES[s.phase],
        turn=s.turn,
        tree=s.tree,
        turns=s.turns,
        final=s.final,
        taken=s.taken,
        owed=bool(s.owed),
        rights=Rights(*s.rights),
        allowance=Rights(*[growth.cultivation(s, k) for k in range(components.RIGHTS)]),
        board=tuple([CARD_NAMES[card] if card else None for card in s.board]),
        deck=board.left(s),
        unseen=_cards(s.deck),
        gone=_cards(missing(s)),
        top=s.on_top,
        goals=tuple([_goal(s, goal) for goal, state in enumerate(s.goal) if state]),
        target=scoring.target(s) if s.seats == 1 else 0,
        scores=tuple(s.scores()),
        players=tuple([_player(s, k) for k in range(s.seats)]),
        options=Options(
            goals=bool(s.goals),
            tokonoma=bool(s.tokonoma),
            level=s.level,
            scenario=s.scenario,
            turn_cap=s.turn_cap,
        ),
    )


def _cards(copies: list[int]) -> dict[str, int]:
    return {name: n for name, n in zip(CARD_NAMES, copies, strict=True) if n}


def _goal(s: State, goal: int) -> Goal:
    state = s.goal[goal]
    seats = range(s.seats)
    met = bool(goals.is_due(s, goal))
    near = [max([goals.progress(s, tree, goal) for tree in own_trees(s, k)]) for k in seats]
    return Goal(
        name=GOAL_NAMES[goal],
        points=components.GOAL_POINTS[goal],
        owner=goals.owner(s, goal),
        tree=state - components.CLAIMED if state >= components.CLAIMED else -1,
        met=met,
        due=met and s.phase == components.CLAIMING,
        need=components.GOAL_NEEDS[goal],
        near=tuple(near),
        open=tuple([bool(goals.is_open(s, k, goal)) for k in seats]),
    )


def _player(s: State, seat: int) -> Player:
    mine = s.renounced[seat * GOALS : (seat + 1) * GOALS]
    counted = s.phase == components.OVER
    return Player(
        supply=Tiles(*s.supply[seat * KINDS : (seat + 1) * KINDS]),
        capacity=turn.capacity(s, seat),
        cards=_cards(s.cards[seat * CARDS : (seat + 1) * CARDS]),
        renounced=tuple([name for name, no in zip(GOAL_NAMES, mine, strict=True) if no]),
        trees=tuple(
            [
                {cell_name(cell): WORDS[kind] for kind, cell in tiles(s, tree)}
                for tree in own_trees(s, seat)
            ]
        ),
        parchments=scoring.cards(s, seat, components.PARCHMENT, CARDS),
        points=scoring.points(s, seat) if counted else scoring.open_points(s, seat),
        uncounted=0 if counted else scoring.parchment_points(s, seat),
        leaves=scoring.leaf_points(s, seat),
        flowers=scoring.flower_points(s, seat),
        fruit=scoring.fruit_points(s, seat),
    )


PLANE = show.Plane(24, components.WIDTH)  # wider than trees grow


def features(game: Game) -> dict[str, Feature | None]:
    """What the numbers of a position mean to a learner. Trees are shown as their tiles lie."""
    seats = game.seats
    trees = max(seats, 2 if game.options["scenario"] == components.EMPEROR else 1)
    tile = show.name(KINDS, 1, components.TILE)
    return {
        "phase": show.name(len(PHASES)),
        "turn": show.seat(),
        "tree": show.name(components.TREES),
        "turns": show.number(20),
        "final": show.number(2),
        "taken": show.name(components.SLOTS + 1),
        "owed": show.number(1),
        "rights": show.number(1),
        "board": show.name(CARDS),
        "deck": show.number(1),
        "goal": show.seat(components.CLAIMED),
        "renounced": show.each(seats, show.number(1), GOALS),
        "supply": show.each(seats, show.number(2), KINDS),
        "cards": show.each(seats, show.number(1), CARDS),
        "size": None,
        "cell": None,
        "what": show.each(trees, show.on("cell", PLANE, tile), components.ROOM),
        "grown": show.each(trees, show.number(5), KINDS),
        "open_sides": show.each(trees, show.number(5)),
        "group": show.each(trees, show.number(5)),
        "blossoms": show.each(trees, show.number(2), 2),
        "ends": show.each(trees, show.number(2), 4),
    }


def fold(action: int) -> int:
    """An action's place for a learner: cells as they are shown, then what is not on a cell."""
    spots = PLANE.side**2
    if action >= actions.TAKE:
        return (KINDS + 1) * spots + action - actions.TAKE
    verb, cell = divmod(action, components.CELLS)
    return verb * spots + PLANE.spot(cell)
