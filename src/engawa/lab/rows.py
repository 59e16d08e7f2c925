"""The recorded columns of a game that was played, and of each of its decisions.

docs/data.md describes the columns. SCHEMA is raised when one changes its meaning or is removed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

import engawa
from engawa.core.actions import CHANCE
from engawa.core.game import AnySpec, Game, spec_of
from engawa.core.notation import SEAT_LETTERS, seat_name
from engawa.core.position import Position
from engawa.lab.planned_game import Result
from engawa.lab.sheet import Cell, Column

SCHEMA = 1
BETWEEN = "; "  # separates several values in one cell
#: the upper ends of the groups of decisions by their number of choices; the last has none
BOUNDS = (1, 2, 4, 8, 16, 32, 64)

SHARED = (
    Column("schema", int, "the version of these columns"),
    Column("engawa", str, "the version that played"),
    Column("rules_version", int, "of the game"),
    Column("kind", str, "report, match or tournament: with the seed, whose luck it was"),
    Column("game", str, "its name"),
    Column("options", str, "those that are not as usual, as JSON"),
    Column("seats", int, "how many"),
    Column("seed", int, "of the run"),
)
NUMBER = Column("number", int, "the game's number in the run, from 0")
ROUND = Column("round", int, "games of one round had the same luck")
SEAT = (
    Column("bot_a", str, "the bot in seat A; and so on for every seat"),
    Column("score_a", float, "1 for a win, shared among equals, 0 for a loss"),
    Column("points_a", int, "the game's own points"),
)
COUNTS = (
    Column("forfeit", str, "the seat that could not play on; mostly missing"),
    Column("actions", int, "lines of the game, chance included"),
    Column("decisions", int, "lines that a seat chose"),
    Column("choices", int, "lines to choose from, summed over the decisions"),
    *(
        Column(name, int, f"decisions with {says} to choose from")
        for name, says in (
            ("choices_1", "one line"),
            ("choices_2", "two"),
            *((f"choices_{b}", f"up to {b}, and more than {b // 2}") for b in BOUNDS[2:]),
            ("choices_more", f"more than {BOUNDS[-1]}"),
        )
    ),
    Column("lead_changes", int, "how often another alone came to have most points"),
)
MARK = Column("mark", str, "made of the number and every action; all marks make the digest")
DECISION = (
    Column("options", str, "as in the row of the game"),
    NUMBER,
    Column("n", int, "the line of the game, from 1, chance included"),
    Column("seat", str, "who decided"),
    Column("line", str, "what was played"),
    Column("choices", int, "lines to choose from"),
    Column("value", float, "what the game's quick guess gave the seat, before the line"),
    Column("seconds", float, "that the bot thought"),
)
BINS = tuple(column.name for column in COUNTS if column.name.startswith("choices_"))


def letters(seats: int) -> str:
    """Return the seats as they stand at the end of column names."""
    return SEAT_LETTERS[:seats].lower()


def columns(spec: AnySpec, seats: int) -> list[Column]:
    """Return the columns of games with so many seats."""
    found = [*SHARED, NUMBER, ROUND]
    for letter in letters(seats):
        found += [each._replace(name=each.name[:-1] + letter) for each in SEAT]
    found += COUNTS
    found += [
        Column(f"first_to_{role.does}", str, f"the seat that was first to {role.does}")
        for role in spec.roles
    ]
    found += [
        Column(f"{factor.name}_{letter}", str, f"{factor.says}, of seat {letter.upper()}")
        for factor in spec.factors
        for letter in letters(seats)
    ]
    return [*found, MARK]


@dataclass(frozen=True)
class Source:
    """What all rows of a run have in common."""

    kind: str
    game: str
    seats: int
    seed: int
    options: str

    @classmethod
    def of(cls, kind: str, game: Game, seed: int) -> Source:
        return cls(kind, game.name, game.seats, seed, json.dumps(game.chosen(), sort_keys=True))

    def cells(self, spec: AnySpec) -> dict[str, Cell]:
        return {
            "schema": SCHEMA,
            "engawa": engawa.__version__,
            "rules_version": spec.rules_version,
            **vars(self),
        }


def row(
    source: Source,
    number: int,
    luck: int,
    bots: tuple[str, ...],
    start: Position,
    result: Result,
    mark: str,
) -> dict[str, Cell]:
    """Make the row of one game; `luck` is the number of its round."""
    found = {**source.cells(spec_of(start)), "number": number, "round": luck, "mark": mark}
    for seat, letter in enumerate(letters(start.seats)):
        found[f"bot_{letter}"] = bots[seat]
        found[f"score_{letter}"] = float(result.scores[seat])
        found[f"points_{letter}"] = result.points[seat]
    found["forfeit"] = None if result.forfeit is None else seat_name(result.forfeit)
    return found | measure(start, result.actions)


def measure(start: Position, actions: list[int]) -> dict[str, Cell]:
    """Replay a game, and count what the columns need."""
    counted = dict.fromkeys(BINS, 0)
    decisions = offered = leads = 0
    leader = None
    roles, factors = spec_of(start).roles, spec_of(start).factors
    fell: list[list[list[str]]] = [[[] for _ in range(start.seats)] for _ in factors]
    first: dict[str, Cell] = dict.fromkeys((f"first_to_{role.does}" for role in roles), None)
    s = start.copy()
    for action in actions:
        for role in roles:
            name = f"first_to_{role.does}"
            if first[name] is None and (seat := role.seat(s)) is not None:
                first[name] = seat_name(seat)
        for factor, held in zip(factors, fell, strict=True):
            for seat, value in factor.falls(s, action):
                held[seat].append(value)
        if s.to_move != CHANCE:
            lines = len(s.legal())
            decisions += 1
            offered += lines
            counted[BINS[_bin(lines)]] += 1
        s.apply(action)
        ahead = _ahead(s.points())
        leads += None not in (ahead, leader) and ahead != leader
        leader = leader if ahead is None else ahead
    return {
        "actions": len(actions),
        "decisions": decisions,
        "choices": offered,
        **counted,
        "lead_changes": leads,
        **first,
        **{
            f"{factor.name}_{letter}": BETWEEN.join(values) or None
            for factor, held in zip(factors, fell, strict=True)
            for letter, values in zip(letters(start.seats), held, strict=True)
        },
    }


def _bin(lines: int) -> int:
    """Group a number of choices: 1, 2, 3 to 4, 5 to 8, ..."""
    return min((lines - 1).bit_length(), len(BINS) - 1)


def _ahead(points: list[int]) -> int | None:
    """Return the seat that alone has the most points, if there is one."""
    most = max(points)
    return points.index(most) if points.count(most) == 1 else None


def decisions(
    source: Source, number: int, start: Position, actions: list[int], times: list[float]
) -> Iterator[tuple[Cell, ...]]:
    """Yield a row for each decision of a game."""
    s, left = start.copy(), iter(times)
    for n, action in enumerate(actions, 1):
        if (mover := s.to_move) != CHANCE:
            value = s.values()[mover]
            line, lines = s.text(action), len(s.legal())
            told = (seat_name(mover), line, lines, value, next(left))
            yield (source.options, number, n, *told)
        s.apply(action)
