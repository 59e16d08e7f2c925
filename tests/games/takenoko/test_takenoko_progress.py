"""How far a card in the hand says it is: counted again here, and told to its owner only."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from said import said
from test_takenoko import table
from test_takenoko_properties import PRINTED, every, garden, is_shown, near

from engawa import Position
from engawa.core.game import Game
from engawa.games.takenoko.rules import components, objectives
from engawa.games.takenoko.screen.progress import progress
from engawa.kit import hexes
from engawa.testing import positions


def far(s: Any, name: str) -> tuple[str, int, int, int]:
    return progress(s, 0, components.CARD_NAMES.index(name))


def most(s: Any, name: str) -> tuple[int, int]:
    """By brute force: plots that lie as on the card, the most anywhere; and those that are wet."""
    shape, first, *rest = name.split("-")
    second, plots = rest[0] if rest else first, garden(s)
    wanted = [(cell, first) for cell in PRINTED[shape][0]]
    wanted += [(cell, second) for cell in PRINTED[shape][1]]
    best = (0, 0)
    for turns in range(6):
        turned = [(hexes.rotate(cell, turns), colour) for cell, colour in wanted]
        for q, r in plots:
            for (q0, r0), _ in turned:
                moved = [((a - q0 + q, b - r0 + r), colour) for (a, b), colour in turned]
                lie = [plots[c] for c, colour in moved if plots.get(c, {}).get("colour") == colour]
                best = max(best, (len(lie), sum(plot["wet"] for plot in lie)))
    return best


def check_plots(s: Any) -> None:
    for name in components.CARD_NAMES[: components.GARDENER_CARDS]:
        key, n, of, dry = far(s, name)
        assert (key == "done") == is_shown(garden(s), name)
        if key == "done":
            continue
        colours = name.split("-")[1:]
        ours = [cell for cell, plot in garden(s).items() if plot["colour"] in colours]
        touch = any(b in near(a) for a, b in combinations(ours, 2))
        if key == "apart":
            assert n == len(ours) > 1, name
            assert not touch, name
            continue
        lie, wet = most(s, name)
        assert (n, n - dry) == (lie, wet) if lie > 2 else 2 * touch <= n <= lie, name
        assert n == len(ours) or n > 1, name
        assert (key == "dry") == (dry > 0), name
        assert of == sum(map(len, PRINTED[name.split("-")[0]]))


def check_bamboo(s: Any) -> None:
    for name in components.CARD_NAMES[components.GARDENER_CARDS : components.PANDA_CARDS]:
        key, n, of, _ = far(s, name)
        kind, colour, *sign = name.split("-")
        grown = [plot for plot in garden(s).values() if plot["colour"] == colour]
        if kind == "grove":
            assert key == "done" or n == sum(plot["height"] == 3 for plot in grown) < of
            continue
        heights = [plot["height"] for plot in grown if plot["improvement"] == sign[0]]
        assert (key == "none") == (not heights)
        assert (key == "done") == (4 in heights)
        assert key != "high" or (n, of) == (max(heights), 4)


def check_meals(s: Any) -> None:
    mat = s.observe(0)["each"][0]["bamboo"]
    for colour in ("green", "yellow", "pink"):
        key, n, of, _ = far(s, f"eat-{colour}")
        assert key == "done" if mat[colour] > 1 else (n, of) == (mat[colour], 2)
    key, n, of, _ = far(s, "eat-trio")
    assert key == "done" if all(mat.values()) else (n, of) == (sum(map(bool, mat.values())), 3)


@every
def test_progress_is_what_brute_force_counts(game: Game) -> None:
    @settings(max_examples=40, deadline=None, database=None)
    @given(positions(game))
    def check(s: Position) -> None:
        check_plots(s)
        check_bamboo(s)
        check_meals(s)

    check()


@every
def test_only_who_holds_a_card_is_told_how_far_it_is(game: Game) -> None:
    @settings(max_examples=20, deadline=None, database=None)
    @given(positions(game))
    def check(s: Any) -> None:
        for looks in (None, *range(s.seats)):
            for k, seat in enumerate(s.observe(looks)["each"]):
                assert all(("far" in card) == (k == looks) for card in seat["hand"])
            noted = [sprite for sprite in s.scene(looks).tray if sprite.note]
            assert len(noted) == (0 if looks is None else s.hand_size[looks])
        for card in s.hand[: s.hand_size[0]]:
            told = progress(s, 0, card)[0] == "done"
            assert told == objectives.is_fulfilled(s, 0, card)

    check()


WATER = "e1/ne1,ne1/e1ne1"
GARDEN = "e1:g2,ne1:yf1,w1:gw3,sw1:p1,e1ne1:y0"


@pytest.mark.parametrize(
    ("card", "text", "note"),
    [
        ("eat-green", "Eat two green pieces.", "1 of 2"),
        ("eat-trio", "Eat one piece of each colour.", "2 of 3"),
        ("eat-pink", "Eat two pink pieces.", "done"),
        ("line-green", "Three green plots in a line, all wet.", "2, not touching"),
        ("curve-yellow", "Three yellow plots in a curve, all wet.", "2 of 3"),
        ("halves-green-yellow", "Two green plots beside two yellow, all wet.", "3 of 4"),
        ("tall-green-fertilizer", "A green bamboo 4 high on fertilizer.", "no such plot yet"),
        ("tall-pink-watershed", "A pink bamboo 4 high on a watershed.", "no such plot yet"),
        ("tall-green-watershed", "A green bamboo 4 high on a watershed.", "3 of 4 high"),
        ("grove-yellow", "3 yellow bamboos exactly 3 high.", "0 of 3"),
    ],
)
def test_a_card_says_what_it_asks_and_how_far_it_is(card: str, text: str, note: str) -> None:
    s = table(GARDEN, WATER, a=f"0/-/gpp/{card}/-")
    (sprite,) = (each for each in s.scene(0).tray if each.place == "hand")
    assert (said(sprite.text), said(sprite.note)) == (text, note)


def test_dry_plots_of_a_pattern_are_told() -> None:
    s = table("e1:y1,ne1:y1,e1ne1:y0", a="0/-/-/triangle-yellow/-")
    assert [said(each.note) for each in s.scene(0).tray if each.note] == ["3 of 3, 1 dry"]
