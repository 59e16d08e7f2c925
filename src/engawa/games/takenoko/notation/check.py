"""Refuse a position that no game leads to."""

from __future__ import annotations

from engawa.core.errors import expect
from engawa.games.takenoko.notation import write as paper
from engawa.games.takenoko.rules import bamboo, components, draws, piles
from engawa.games.takenoko.rules.state import State


def check(s: State) -> None:
    """Refuse what no game could lead to and the rules could not play."""
    expect(*_checks_of_turn(s), *_checks_of_table(s))


def _checks_of_turn(s: State) -> list[tuple[bool, str]]:
    taken = components.ACTIONS_A_TURN + (s.weather == components.SUN) - s.left
    kinds = len(paper.words(s.used))
    adds_up = kinds == taken or (s.weather == components.WIND and kinds <= taken)
    idle = s.phase in (components.OVER, components.DEALING)
    asks = s.weather in paper.ASKING_WEATHER
    drawn = {components.DRAWING: range(3), components.PICKING: range(1, 4)}
    drawn[components.ORDERING] = range(2, 3)
    dealt = [3] * s.turn + [s.deck] + [0] * (s.seats - s.turn - 1)
    learns = s.phase in (components.LEARNING, components.REDRAWING)
    room = s.hand_size[s.turn] < components.HAND and draws.can_redraw(s)
    fresh = s.phase != components.LEARNING or draws.has_fresh(s, s.deck)
    return [
        (s.left >= 0 and (idle or adds_up), "actions left and actions taken do not add up"),
        (s.phase != components.WEATHER or asks, "this weather asks for nothing"),
        (s.drawn_count in drawn.get(s.phase, (0,)), "so many plots cannot be drawn now"),
        (s.phase != components.DRAWING or piles.plots_left(s) > 0, "no plots are left to draw"),
        (s.phase != components.SPROUTING or draws.awaits_chip(s), "no new plot waits for a chip"),
        (s.phase != components.DEALING or s.hand_size[: s.seats] == dealt, "so it is not dealt"),
        (not learns or (room and fresh), "no objective can be drawn"),
        (learns or not sum(s.passed), "no objective can have gone back now"),
    ]


def _checks_of_table(s: State) -> list[tuple[bool, str]]:
    plots = paper.plots(s)
    enough = [k for k in range(s.seats) if s.fulfilled[k] >= components.ENOUGH[s.seats]]
    contested = bamboo.is_contested(s) and all(s.due[p] <= bamboo.appetite(s, p) for p in plots)
    return [
        (min(s.held) >= 0, "nobody has fewer than no channels"),
        (all(s.wet[p] or not s.height[p] for p in plots), "bamboo stands on a dry plot"),
        (max(s.height) <= components.TALLEST, "bamboo has 4 sections at the most"),
        ((s.emperor in enough) if enough else s.emperor < 0, "the Emperor is with the wrong seat"),
        (contested == (s.phase == components.GROWING), "bamboo is due where it is scarce"),
    ]
