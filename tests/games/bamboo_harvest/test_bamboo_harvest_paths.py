"""The path across the forest, against a search that tries every simple path there is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import engawa
from engawa import Rng
from engawa.bots import greedy
from engawa.core.sight import Sight
from engawa.games.bamboo_harvest.rules import building, components, paths

rule = pytest.mark.rule  # names the ids of RULES.md a test watches

SIDE = components.SIDE
BOARDS = 1000
TOKENS = 10  # of each seat
MINE = 0

Board = dict[int, int]  # the seat that built on a cell


def state(board: Board, seats: int) -> Any:
    s: Any = engawa.make("bamboo_harvest", seats).start()
    tokens = [0] * components.SEATS
    for cell, seat in board.items():
        tokens[seat] |= components.BIT[cell]
    s.tokens = tokens
    s.built = [cells.bit_count() for cells in tokens]
    paths.note(s)
    return s


def finds(board: Board, seats: int) -> bool:
    s = state(board, seats)
    return paths.find(s, MINE, s.tokens[MINE]) != 0


# --- all simple paths, one by one ---


def beside(cell: int) -> list[int]:
    x, y = cell % SIDE, cell // SIDE
    around = ((x, y - 1), (x, y + 1), (x - 1, y), (x + 1, y))
    return [b * SIDE + a for a, b in around if 0 <= a < SIDE and 0 <= b < SIDE]


def simple_paths(board: Board, is_hopeless: Any) -> Iterator[list[int]]:
    """Every simple path over built cards that begins on the north or the west side."""
    near = [cell for cell in board if cell < SIDE or cell % SIDE == 0]
    stack = [[cell] for cell in near]
    while stack:
        path = stack.pop()
        if is_hopeless(path):
            continue
        yield path
        stack += [[*path, cell] for cell in beside(path[-1]) if cell in board and cell not in path]


def crosses(path: list[int]) -> bool:
    first, last = path[0], path[-1]
    down = first < SIDE and last >= components.CELLS - SIDE
    return down or (first % SIDE == 0 and last % SIDE == SIDE - 1)


def guests(board: Board, path: list[int]) -> list[int]:
    hosts = [board[cell] for cell in path]
    return [hosts.count(seat) for seat in range(components.SEATS) if seat != MINE]


def within_limits(board: Board, path: list[int]) -> bool:
    return sum(guests(board, path)) <= 3 and max(guests(board, path)) <= 2


def has_path(board: Board) -> bool:
    """Look at every simple path; on a dense board leave those with too many guests early."""
    dense = len(board) > 16

    def is_hopeless(path: list[int]) -> bool:
        return dense and not within_limits(board, path)

    return any(
        crosses(path) and within_limits(board, path) and sum(guests(board, path)) > 0
        for path in simple_paths(board, is_hopeless)
    )


# --- random boards ---


def random_board(rng: Rng, seats: int, extra: int) -> Board:
    """A crooked line across, mostly of one's own, with a hole now and then, and more tokens."""
    board: Board = {}
    x, y = rng.below(SIDE), 0
    down = rng.below(2)
    while y < SIDE:
        cell = y * SIDE + x if down else x * SIDE + y
        if rng.below(30):
            put(board, cell, MINE if rng.below(4) else 1 + rng.below(seats - 1))
        turn = rng.below(5)
        if turn < 3:
            y += 1
        else:
            x = max(0, min(SIDE - 1, x + (1 if turn == 3 else -1)))
    for _ in range(extra):
        put(board, rng.below(components.CELLS), rng.below(seats))
    return board


def put(board: Board, cell: int, seat: int) -> None:
    if list(board.values()).count(seat) < TOKENS:
        board.setdefault(cell, seat)


@rule("path", "path.guests", "path.once")
@pytest.mark.parametrize("extra", [3, 10, 30, 60])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_path_is_found_where_there_is_one_and_nowhere_else(seats: int, extra: int) -> None:
    rng = Rng(100 * seats + extra)
    found = 0
    for _ in range(BOARDS):
        board = random_board(rng, seats, extra)
        here = finds(board, seats)
        assert here == has_path(board), f"{sorted(board.items())}"
        found += here
    assert BOARDS // 20 < found < BOARDS * 19 // 20  # the boards are neither all good nor all bad


@rule("path")
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_found_is_a_path(seats: int) -> None:
    rng = Rng(seats)
    for _ in range(BOARDS):
        board = random_board(rng, seats, 12)
        s = state(board, seats)
        cells = paths.find(s, MINE, s.tokens[MINE])
        if cells:
            only = {cell: seat for cell, seat in board.items() if cells & components.BIT[cell]}
            assert sum(components.BIT[cell] for cell in only) == cells
            assert has_path(only)
            assert within_limits(board, list(only))


@rule("wild.win")
@pytest.mark.parametrize("seats", [2, 3])
def test_no_cell_that_completes_a_path_is_overlooked(seats: int) -> None:
    """The quick look at walks, which comes before the search, never asks for too much."""
    rng = Rng(seats)
    found = 0
    for _ in range(BOARDS // 20):
        board = random_board(rng, seats, 8)
        if (
            has_path(board)
            or list(board.values()).count(MINE) >= components.TOKENS_TO_WIN[seats] - 1
        ):
            continue
        free = [cell for cell in range(components.CELLS) if cell not in board]
        s = state(board, seats)
        wins = building.winning(s, sum(components.BIT[cell] for cell in free))
        assert wins == sum(components.BIT[c] for c in free if has_path({**board, c: MINE}))
        found += wins != 0
    assert found


# --- the examples of the rule sheet: column d from north to south ---


def column(owners: str, **more: int) -> Board:
    """Column d, owner by owner; more tokens by the name of their cell."""
    board = {
        row * SIDE + 3: "ABCD".index(owner) for row, owner in enumerate(owners) if owner != "."
    }
    return board | {
        (int(name[1]) - 1) * SIDE + "abcdefg".index(name[0]): seat for name, seat in more.items()
    }


@rule("path", "path.guests", "path.once")
@pytest.mark.parametrize(
    ("board", "wins"),
    [
        (column("AAAAAAB"), True),
        (column("AAAAAAA"), False),  # no token of another
        (column("AAAAABB"), True),
        (column("AAAABBB"), False),  # three of one seat
        (column("AABBCAA"), True),
        (column("AABBCCA"), False),  # four in all
        (column("BAACAAD"), True),
        (column("AAAAAAA", e1=1), True),  # begins on it
        (column("AAAAAAA", e7=1), True),  # ends on it
        (column("AAAAAAA", e4=1), False),  # a branch, not in the path
        (column("AAAAAAA", e4=1, e5=0), True),  # a detour
        (column("AAA.AAB", e4=0), False),  # a corner is no neighbour
        (column("AAA.AAB", e3=0, e4=0, e5=0), True),
        (column("AAAAAA.", d7=1), True),
        (dict.fromkeys(range(6), MINE) | {6: 1}, True),  # along the north side, west to east
    ],
)
def test_paths_of_the_rule_sheet(board: Board, wins: bool) -> None:
    assert has_path(board) == wins
    assert finds(board, 4) == wins


@rule("path")
def test_builds_that_are_missing() -> None:
    def missing(board: Board, seats: int = 2) -> int:
        s = state(board, seats)
        return paths.missing(s, MINE, s.tokens[MINE])

    assert missing(column("AAAAAAB")) == 0
    assert missing(column("AA.AAAB")) == 1
    assert missing(column("AAAAAAA")) == paths.NEVER  # no guest in the whole forest
    assert missing(column(".......", a1=1)) == 6
    assert missing(column("AAABBBA")) > 0
    assert missing(column("AABBCAA"), 3) == 0


def lacking(board: Board, seats: int = 2) -> list[int]:
    s = state(board, seats)
    return [paths.lacking(s, MINE, axis) for axis in range(components.AXES)]


@rule("path", "path.guests", "path.once")
def test_what_is_lacking_is_counted_by_the_rule() -> None:
    assert lacking(column("AAAAAAB"))[0] == 0
    assert lacking(column("AA.AAAB"))[0] == 1
    assert lacking(column("AAAAAAA", e4=1))[0] == 1  # e3 or e5: a branch becomes a detour
    assert lacking(column("AAAAAAA", f4=1))[0] == 3  # out, along and back
    assert lacking(column("AAABBBA"), 3)[0] == 3  # three of one seat: round one of them
    assert lacking(column("AAAAAAA")) == [SIDE, SIDE]  # no guest in the whole forest
    assert lacking(column(".......", a1=1)) == [6, 6]


@rule("path", "path.guests", "path.once")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_fewer_builds_make_a_path_than_are_lacking(seats: int) -> None:
    rng = Rng(seats)
    seen = set()
    for _ in range(BOARDS // 20):
        board = random_board(rng, seats, 8)
        free = [cell for cell in range(components.CELLS) if cell not in board]
        fewest = 0 if has_path(board) else 2
        if fewest and any(has_path(board | {cell: MINE}) for cell in free):
            fewest = 1
        assert min(2, *lacking(board, seats)) == fewest, f"{sorted(board.items())}"
        seen.add(fewest)
    assert seen == {0, 1, 2}


def test_what_a_seat_lacks_is_always_noted() -> None:
    """In play, and in a position that is read."""
    seats, rng = 3, Rng(3)
    game = engawa.make("bamboo_harvest", seats, round_cap=8)
    s: Any = game.start()
    while s.to_move != engawa.NOBODY:
        if s.to_move == engawa.CHANCE:
            s.roll(rng)
            continue
        s.apply(greedy.choose(Sight(s, s.to_move), rng))
        lacks = [paths.missing(s, seat, s.tokens[seat]) for seat in range(seats)]
        assert s.lacks[:seats] == lacks
        again: Any = game.position(str(s))
        assert again.lacks[:seats] == lacks
    assert sum(s.built) > 2 * seats
