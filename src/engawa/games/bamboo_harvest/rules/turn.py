"""The turn in its strict order: build, clear, swap, harvest, manage."""

from __future__ import annotations

from engawa.games.bamboo_harvest.rules import (
    building,
    components,
    deeds,
    harvest,
    scoring,
    swapping,
)
from engawa.games.bamboo_harvest.rules.state import State


def begin(s: State, seat: int) -> None:
    """[path.standing] A path that stands when the turn begins has won."""
    s.turn = seat
    s.phase = components.BUILDING
    if building.has_won(s, seat):
        scoring.win(s, seat)


def go_on(s: State) -> None:
    """[skip] Go to the next step at which something is to be decided or drawn."""
    while s.phase != components.OVER and s.owed == 0 and not is_open(s):
        end_step(s)


def is_open(s: State) -> bool:
    """Is there a choice in this step? Only what everybody can see may answer that."""
    if s.phase == components.BUILDING:
        return building.is_open(s)
    if s.phase == components.SWAPPING:
        return swapping.is_open(s)
    if s.phase == components.HARVESTING:
        return harvest.is_open(s)
    if s.phase == components.MANAGING:
        return deeds.has_to_manage(s)
    return True


def end_step(s: State) -> None:
    """[turn] Each step leads to the next, the last one to the next seat."""
    if s.phase == components.BUILDING:
        end_build(s)
    elif s.phase == components.HARVESTING:
        harvest.end(s)
        s.phase = components.MANAGING
    elif s.phase == components.MANAGING:
        end(s)
    else:
        harvest.begin(s)
        s.phase = components.HARVESTING


def end_build(s: State) -> None:
    """[path.time] Whoever has a path at the end of its build step wins, built or not."""
    if building.has_won(s, s.turn):
        scoring.win(s, s.turn)
    else:
        swapping.clear(s)
        s.phase = components.SWAPPING


def end(s: State) -> None:
    """[turn] The next seat clockwise, [cap] unless the last round is over."""
    s.turns += 1
    if s.turns >= s.round_cap * s.seats:
        scoring.win(s, scoring.leader(s))
    else:
        begin(s, (s.turn + 1) % s.seats)


def build(s: State, kind: int, zone: int, cell: int) -> None:
    """[build] At most one in a turn: it ends the step."""
    building.build(s, kind, zone, cell)
    end_step(s)
