"""Hexes: names, turns and the tables over a disc."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engawa.core.errors import BadLine
from engawa.kit import hexes
from engawa.kit.hexes import DIRECTIONS, Hex

cells = st.tuples(st.integers(-40, 40), st.integers(-40, 40))
turns = st.integers(-20, 20)
radii = pytest.mark.parametrize("radius", [0, 1, 2, 5])


# --- directions ---


def test_six_directions_go_round_against_the_clock() -> None:
    assert [hexes.rotate(DIRECTIONS[d]) for d in range(6)] == [
        DIRECTIONS[(d + 1) % 6] for d in range(6)
    ]
    assert [hexes.name(direction) for direction in DIRECTIONS] == [
        *("e1", "ne1", "nw1", "w1", "sw1", "se1"),
    ]


@given(cells, st.integers(0, 5), st.integers(0, 9))
def test_a_step_and_a_step_back_lead_home(cell: Hex, direction: int, times: int) -> None:
    there = hexes.step(cell, direction, times)
    assert hexes.distance(cell, there) == times
    assert hexes.step(there, direction + 3, times) == cell


# --- names ---


@given(cells)
def test_a_name_reads_back_as_its_cell(cell: Hex) -> None:
    assert hexes.parse(hexes.name(cell)) == cell
    assert hexes.parse(hexes.name(cell).upper()) == cell


@given(cells)
def test_a_name_counts_the_steps_from_the_centre(cell: Hex) -> None:
    digits = "".join(c if c.isdigit() else " " for c in hexes.name(cell))
    assert sum(map(int, digits.split())) == hexes.distance(cell)


@pytest.mark.parametrize(
    ("cell", "name"),
    [((0, 0), "0"), ((2, 0), "e2"), ((3, -1), "e2ne1"), ((-1, 3), "sw1se2"), ((1, 1), "se1e1")],
)
def test_a_cell_is_written_as_steps(cell: Hex, name: str) -> None:
    assert hexes.name(cell) == name


def test_steps_may_come_in_either_order() -> None:
    assert hexes.parse("ne1e2") == hexes.parse("e2ne1") == (3, -1)


@pytest.mark.parametrize(
    "text", ["", "e", "e0", "n1", "e1e", "1e", "e2 ne1", "e1ne1nw1", "00", "-1"]
)
def test_what_is_no_cell_is_refused(text: str) -> None:
    with pytest.raises(BadLine, match="expected a cell as steps from the centre, such as e2"):
        hexes.parse(text)


# --- distance and turning ---


@given(cells, cells, cells)
def test_a_detour_is_never_shorter(a: Hex, b: Hex, c: Hex) -> None:
    assert hexes.distance(a, b) == hexes.distance(b, a)
    assert (hexes.distance(a, b) == 0) == (a == b)
    assert hexes.distance(a, c) <= hexes.distance(a, b) + hexes.distance(b, c)


@given(cells, cells, turns)
def test_turning_keeps_every_distance(a: Hex, b: Hex, n: int) -> None:
    assert hexes.distance(hexes.rotate(a, n), hexes.rotate(b, n)) == hexes.distance(a, b)


@given(cells, turns, turns)
def test_six_turns_are_none_and_turns_add_up(cell: Hex, m: int, n: int) -> None:
    assert hexes.rotate(cell, 6) == cell
    assert hexes.rotate(cell, 3) == (-cell[0], -cell[1])
    assert hexes.rotate(hexes.rotate(cell, m), n) == hexes.rotate(cell, m + n)


@given(cells)
def test_no_fewer_than_six_turns_bring_a_cell_home(cell: Hex) -> None:
    assert len({hexes.rotate(cell, n) for n in range(6)}) == (1 if cell == (0, 0) else 6)


LINE = [(0, 0), (1, 0), (2, 0)]
BEND = [(0, 0), (1, 0), (1, 1)]
TRIANGLE = [(0, 0), (1, 0), (0, 1)]


@pytest.mark.parametrize(
    ("shape", "ways"), [([(0, 0)], 1), (LINE[:2], 3), (LINE, 3), (BEND, 6), (TRIANGLE, 2)]
)
@given(move=cells, n=turns)
def test_a_shape_lies_in_so_many_ways(shape: list[Hex], ways: int, move: Hex, n: int) -> None:
    found = hexes.rotations(shape)
    assert len(set(found)) == len(found) == ways
    assert all((0, 0) in turned and len(turned) == len(shape) for turned in found)
    elsewhere = [hexes.rotate((q + move[0], r + move[1]), n) for q, r in shape]
    assert set(hexes.rotations(elsewhere)) == set(found)


# --- tables over a disc ---


@radii
def test_a_disc_holds_every_cell_within_reach_once_ring_by_ring(radius: int) -> None:
    disc = hexes.disc(radius)
    assert len(set(disc)) == len(disc) == 3 * radius * (radius + 1) + 1
    away = [hexes.distance(cell) for cell in disc]
    assert away == sorted(away)
    assert away[-1] == radius
    assert hexes.disc(radius + 1)[: len(disc)] == disc


@radii
def test_numbers_are_places_in_the_disc(radius: int) -> None:
    disc, numbers = hexes.disc(radius), hexes.numbers(radius)
    assert [numbers[cell] for cell in disc] == list(range(len(disc)))
    assert numbers[0, 0] == 0


@radii
def test_neighbours_are_one_step_away(radius: int) -> None:
    disc, table = hexes.disc(radius), hexes.neighbours(radius)
    assert len(table) == 6 * len(disc)
    for n, cell in enumerate(disc):
        for d in range(6):
            there, found = hexes.step(cell, d), table[6 * n + d]
            assert (found == -1) == (there not in disc)
            assert found == -1 or disc[found] == there


@radii
def test_every_edge_between_two_cells_is_there_once(radius: int) -> None:
    disc, edges = hexes.disc(radius), hexes.edges(radius)
    assert len(set(edges)) == len(edges) == (9 * radius + 3) * radius
    assert all(a < b and hexes.distance(disc[a], disc[b]) == 1 for a, b in edges)


@radii
def test_an_edge_is_found_from_both_of_its_sides(radius: int) -> None:
    edges, sides, around = hexes.edges(radius), hexes.edges_at(radius), hexes.neighbours(radius)
    for side, edge in enumerate(sides):
        assert (edge == -1) == (around[side] == -1)
        assert edge == -1 or set(edges[edge]) == {side // 6, around[side]}
    assert all(sides.count(edge) == 2 for edge in range(len(edges)))
