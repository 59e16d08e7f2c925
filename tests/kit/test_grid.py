"""A square grid: names, neighbours and distances."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engawa.core.errors import BadLine
from engawa.kit import grid

sizes = st.tuples(st.integers(1, 9), st.integers(1, 12))


@pytest.mark.parametrize(("cell", "name"), [(0, "a1"), (1, "b1"), (4, "e1"), (5, "a2"), (19, "e4")])
def test_cells_are_named_by_column_and_row(cell: int, name: str) -> None:
    assert grid.name(cell, 5) == name
    assert grid.parse(name, 5, 4) == cell


@given(sizes)
def test_every_name_reads_back_as_its_cell(size: tuple[int, int]) -> None:
    width, height = size
    cells = list(range(width * height))
    names = [grid.name(cell, width) for cell in cells]
    assert [grid.parse(name, width, height) for name in names] == cells
    assert [grid.parse(name.upper(), width, height) for name in names] == cells


@pytest.mark.parametrize("text", ["", "a", "1", "f1", "a5", "a0", "a01", "1a", "aa1", "-1"])
def test_a_cell_off_the_grid_is_refused(text: str) -> None:
    with pytest.raises(BadLine) as refused:
        grid.parse(text, 5, 4)
    assert str(refused.value) == f"expected a cell from a1 to e4, not {text!r}"


def test_neighbours_lie_up_right_down_and_left() -> None:
    table = grid.neighbours(3, 3)
    assert table[4 * 4 : 4 * 5] == [1, 5, 7, 3]
    assert table[:4] == [-1, 1, 3, -1]
    assert table[4 * 8 :] == [5, -1, -1, 7]


def test_neighbours_do_not_reach_round_the_side() -> None:
    table = grid.neighbours(3, 2)
    assert table[4 * 2 : 4 * 3] == [-1, -1, 5, 1]  # c1, with a2 the next number
    assert table[4 * 3 : 4 * 4] == [0, 4, -1, -1]


@given(sizes)
def test_who_is_a_neighbour_is_so_both_ways_and_one_step_away(size: tuple[int, int]) -> None:
    width, height = size
    cells = width * height
    table, away = grid.neighbours(width, height), grid.distances(width, height)
    for side, there in enumerate(table):
        here, direction = divmod(side, 4)
        assert there == -1 or table[4 * there + (direction + 2) % 4] == here
        assert there == -1 or away[here * cells + there] == 1
    ones = [pair for pair, steps in enumerate(away) if steps == 1]
    assert len(ones) == len([there for there in table if there >= 0])


def test_a_distance_counts_steps_and_not_diagonals() -> None:
    away = grid.distances(4, 3)
    corner = away[:12]
    assert corner == [0, 1, 2, 3, 1, 2, 3, 4, 2, 3, 4, 5]
    assert [away[12 * cell] for cell in range(12)] == corner
