"""Takenoko: what holds in every position of every game."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

import engawa
from engawa import Position, Rng
from engawa.core.game import Game
from engawa.games.takenoko.rules import components, objectives
from engawa.kit import hexes
from engawa.testing import check_laws, playthroughs, positions

rule = pytest.mark.rule  # names the ids of RULES.md a test watches

GAMES = [
    engawa.make("takenoko", 2),
    engawa.make("takenoko", 3, advanced=True),
    engawa.make("takenoko", 4, green_fertilizer=2),
]
every = pytest.mark.parametrize("game", GAMES, ids=repr)


def garden(s: Any) -> dict[hexes.Hex, dict[str, Any]]:
    """The plots by where they lie."""
    return {hexes.parse(plot["cell"]): plot for plot in s.observe(None)["plots"]}


def near(cell: hexes.Hex) -> list[hexes.Hex]:
    return [hexes.step(cell, d) for d in range(6)]


def test_laws_of_the_options() -> None:
    check_laws(engawa.make("takenoko", 2, green_fertilizer=2, round_cap=5), games=1)


@every
def test_nothing_is_lost_and_nothing_is_made(game: Game) -> None:
    @settings(max_examples=8, deadline=None, database=None)
    @given(playthroughs(game))
    def check(path: list[Position]) -> None:
        for s in path[::7]:
            counted(s)

    check()


def counted(s: Any) -> None:
    """Check that everything in the box is somewhere, once."""
    see = s.observe(None)
    plots = see["plots"]
    for colour, all_of_it in (("green", 36), ("yellow", 30), ("pink", 24)):
        standing = sum(plot["height"] for plot in plots if plot["colour"] == colour)
        eaten = sum(seat["bamboo"][colour] for seat in see["each"])
        assert standing + eaten + see["stock"]["bamboo"][colour] == all_of_it
    for name in components.CHIP_NAMES:
        placed = sum(p["improvement"] == name and not p["printed"] for p in plots)
        kept = sum(seat["chips"][name] for seat in see["each"])
        assert placed + kept + see["stock"]["chips"][name] == 3
    kept = sum(seat["channels"] for seat in see["each"])
    assert len(see["channels"]) + kept + see["stock"]["channels"] == 20
    picked = see["picked"] is not None
    assert len(plots) + len(see["drawn"]) + picked + see["stock"]["plots"] == components.TILES
    cards = sum(len(seat["hand"]) + len(seat["done"]) for seat in see["each"])
    assert cards + sum(pile["left"] for pile in see["stock"]["objectives"].values()) == 45
    assert min([*s.stock, *s.chips, *s.tiles, *s.cards, *s.mat, *s.purse, *s.held]) >= 0


@rule("sight")
@every
def test_imagined_worlds_are_made_of_the_same_pieces(game: Game) -> None:
    """A position is read by counting what is left of the box: so are its piles."""

    @settings(max_examples=25, deadline=None, database=None)
    @given(positions(game))
    def check(s: Position) -> None:
        for seat in range(s.seats):
            world: Any = s.imagine(seat, Rng(seat))
            counted_again: Any = game.position(str(world))
            assert counted_again.tiles == world.tiles
            assert counted_again.cards == world.cards

    check()


@rule("plot.cells", "water.sources", "bamboo.wet", "channel.edge", "improve.once", "garden.reach")
@every
def test_every_garden_is_one_that_can_be_grown(game: Game) -> None:
    @settings(max_examples=40, deadline=None, database=None)
    @given(positions(game))
    def check(s: Position) -> None:
        well_grown(s)

    check()


def well_grown(s: Any) -> None:
    plots = garden(s)
    laid = {(0, 0)}
    for cell in plots:  # in the order they were laid
        beside = [other for other in near(cell) if other in laid]
        assert (0, 0) in beside or len(beside) >= 2
        assert hexes.distance(cell) <= (len(laid) + 1) // 2
        laid.add(cell)
    see = s.observe(None)
    assert {hexes.parse(c) for c in see["sites"]} == sites(laid)
    borders = [tuple(hexes.parse(c) for c in edge.split()) for edge in see["channels"]]
    assert all(cell in plots for border in borders for cell in border)
    for cell, plot in plots.items():
        wet = (0, 0) in near(cell) or plot["improvement"] == "watershed"
        wet = wet or any(cell in border for border in borders)
        assert plot["wet"] == wet
        assert 0 <= plot["height"] <= (4 if plot["wet"] else 0)


def sites(laid: set[hexes.Hex]) -> set[hexes.Hex]:
    free = {cell for plot in laid for cell in near(plot)} - laid
    return {c for c in free if (0, 0) in near(c) or sum(n in laid for n in near(c)) >= 2}


# --- patterns, by brute force over all turns of the printed card ---

#: As printed, in axial coordinates: cells of the first colour, then of the second.
PRINTED: dict[str, tuple[list[hexes.Hex], list[hexes.Hex]]] = {
    "line": ([(-1, 0), (0, 0), (1, 0)], []),
    "curve": ([(1, -1), (0, 0), (0, 1)], []),
    "triangle": ([(0, 0), (1, 0), (1, -1)], []),
    "rhombus": ([(1, -1), (0, 0), (1, 0), (0, 1)], []),
    "halves": ([(1, -1), (1, 0)], [(0, 0), (0, 1)]),
}


def is_shown(plots: dict[hexes.Hex, dict[str, Any]], name: str) -> bool:
    shape, first, *rest = name.split("-")
    second = rest[0] if rest else first
    wanted = [(cell, first) for cell in PRINTED[shape][0]]
    wanted += [(cell, second) for cell in PRINTED[shape][1]]
    wet = {cell: plot["colour"] for cell, plot in plots.items() if plot["wet"]}
    for turns in range(6):
        turned = [(hexes.rotate(cell, turns), colour) for cell, colour in wanted]
        for q, r in plots:
            for (q0, r0), _ in turned:
                moved = [((a - q0 + q, b - r0 + r), colour) for (a, b), colour in turned]
                if all(wet.get(cell) == colour for cell, colour in moved):
                    return True
    return False


def check_patterns(s: Any) -> set[str]:
    """The plot objectives that show, the same by the rules and by brute force."""
    shown = set()
    for card, name in enumerate(components.CARD_NAMES[: components.GARDENER_CARDS]):
        found = bool(objectives.has_pattern(s, card))
        assert found == is_shown(garden(s), name), name
        if found:
            shown.add(name)
    return shown


@rule("fulfil.plots", "fulfil.turned")
@every
def test_patterns_are_found_where_brute_force_finds_them(game: Game) -> None:
    @settings(max_examples=40, deadline=None, database=None)
    @given(positions(game))
    def check(s: Position) -> None:
        check_patterns(s)

    check()


@rule("fulfil.plots", "fulfil.turned")
def test_patterns_in_every_colouring_of_a_small_garden() -> None:
    """Six irrigated plots about e1, each green or yellow."""
    game = engawa.make("takenoko", 2)
    cells = ["e1", "ne1", "se1", "e1ne1", "se1e1", "e2"]
    channels = "e1/ne1,e1/se1,e1/e1ne1,e1/se1e1,e1/e2"
    shown: set[str] = set()
    for bits in range(64):
        plots = ",".join(f"{cell}:{'gy'[bits >> i & 1]}0" for i, cell in enumerate(cells))
        seats = "A=0/-/-/-/- B=0/-/-/-/-"
        shown |= check_patterns(
            game.position(f"A main 3 none:2:- {plots} {channels} pond pond {seats}")
        )
    names = components.CARD_NAMES[: components.GARDENER_CARDS]
    assert shown == {name for name in names if "pink" not in name}


# --- what is kept as the garden changes, beside what a search finds ---


def kept(s: Any) -> tuple[int, list[int]]:
    return s.patterns, list(s.stands)


def searched(s: Any) -> tuple[int, list[int]]:
    """Compute the same from the plots alone."""
    patterns = 0
    for card in range(components.GARDENER_CARDS):
        if objectives.lies(s, card, components.SHAPE_TURN[card]):
            patterns |= components.BIT[card]
    plots = range(components.FIRST, s.plots)
    stands = [
        sum(
            s.height[plot] == components.STAND_HEIGHT[card]
            and bool(objectives.is_ground_for(s, plot, card))
            for plot in plots
        )
        for card in range(components.NO_STAND)
    ]
    return patterns, [*stands, len(plots) - sum(stands)]


@rule("fulfil.plots", "fulfil.gardener", "fulfil.height", "fulfil.improvement")
@every
def test_what_is_kept_of_the_garden_is_what_a_search_finds(game: Game) -> None:
    """At every step of whole games, in copies that went another way, and in imagined worlds."""
    rng, looked, found = Rng(20), 0, 0
    for _ in range(3 if engawa.COMPILED else 1):
        s: Any = game.start()
        while s.to_move != engawa.NOBODY:
            before = kept(s)
            assert before == searched(s), str(s)
            twin = s.copy()
            step(s, rng)
            assert kept(twin) == before
            looked += 1
            if looked % 16 == 0:
                for _ in range(8):  # elsewhere, from a copy and from what a seat imagines
                    step(twin, rng)
                    assert kept(twin) == searched(twin), str(twin)
                assert kept(s) == searched(s) == kept(game.position(str(s))), str(s)
                world: Any = s.imagine(looked % s.seats, rng)
                assert kept(world) == kept(s)
                step(world, rng)
                assert kept(world) == searched(world), str(world)
        assert kept(s) == searched(s), str(s)
        found += s.patterns.bit_count() + sum(s.stands[: components.NO_STAND])
    assert looked > 300
    assert found


def step(s: Any, rng: Rng) -> None:
    """Play any action or outcome, unless the game is over."""
    if s.to_move == engawa.CHANCE:
        s.roll(rng)
    elif s.to_move != engawa.NOBODY:
        legal = s.legal()
        s.apply(legal[rng.below(len(legal))])


@rule("water.first", "channel.network")
@every
def test_a_channel_waters_one_new_plot_at_the_most(game: Game) -> None:
    @settings(max_examples=40, deadline=None, database=None)
    @given(positions(game))
    def check(s: Position) -> None:
        for line in s.lines():
            if line.startswith("irrigate "):
                a, b = (garden(s)[hexes.parse(cell)] for cell in line.split()[1:])
                assert a["wet"] or b["wet"]

    check()
