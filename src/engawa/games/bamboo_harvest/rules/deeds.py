"""Where the deeds are: the draw pile, hands face up and face down, and the discards."""

from __future__ import annotations

from engawa.games.bamboo_harvest.rules import components
from engawa.games.bamboo_harvest.rules.state import State


def fill_pile(s: State) -> None:
    """[cards] All deeds lie in the pile."""
    for kind in range(components.DEEDS):
        s.deeds[components.PILE * components.DEEDS + kind] = components.DEED_COPIES[kind]
        s.size[components.PILE] += components.DEED_COPIES[kind]


def has(s: State, zone: int, kind: int) -> bool:
    return s.deeds[zone * components.DEEDS + kind] > 0


def move(s: State, kind: int, source: int, target: int) -> None:
    s.deeds[source * components.DEEDS + kind] -= 1
    s.size[source] -= 1
    s.deeds[target * components.DEEDS + kind] += 1
    s.size[target] += 1


def move_all(s: State, source: int, target: int) -> None:
    for kind in range(components.DEEDS):
        while has(s, source, kind):
            move(s, kind, source, target)


def give_up(s: State, kind: int, source: int) -> None:
    """[memory] Everybody sees a deed that lay face up or is shown for building."""
    move(s, kind, source, components.SHOWN)
    if kind >= components.WILD:
        s.spent[kind - components.WILD] = 0  # [swap.wild] the marker goes with it


def hand(s: State, seat: int) -> int:
    """How many deeds a seat holds."""
    count = s.size[components.UP + seat] + s.size[components.DOWN + seat]
    return count + s.size[components.FRESH] if seat == s.turn else count


def discards(s: State) -> int:
    count = s.size[components.SHOWN]
    for seat in range(s.seats):
        count += s.size[components.TOSSED + seat]
    return count


# --- drawing ---


def owe(s: State, count: int) -> None:
    """So many deeds are to be drawn, one by one."""
    s.owed = count
    mind_pile(s)


def mind_pile(s: State) -> None:
    """[pile] An empty pile is made anew when a draw is due; [pile.empty] or the draw is lost."""
    if s.owed > 0 and s.size[components.PILE] == 0:
        move_all(s, components.SHOWN, components.PILE)
        for seat in range(s.seats):
            move_all(s, components.TOSSED + seat, components.PILE)
        if s.size[components.PILE] == 0:
            s.owed = 0


def draw(s: State, kind: int) -> None:
    """[redraw.once] Once a redraw was made, no drawn card is open to another."""
    target = components.DOWN + s.turn if s.redrawn else components.FRESH
    move(s, kind, components.PILE, target)
    s.owed -= 1
    mind_pile(s)


def redraw(s: State, kind: int) -> None:
    """[redraw] The deed goes to the discards, seen by its owner alone, and another is drawn."""
    move(s, kind, components.FRESH, components.TOSSED + s.turn)
    keep_fresh(s)
    s.redrawn = True
    owe(s, 1)


def keep_fresh(s: State) -> None:
    move_all(s, components.FRESH, components.DOWN + s.turn)


# --- managing ---


def has_to_manage(s: State) -> bool:
    """[reveal] Something lies face down, or [discard] there is too much."""
    return s.size[components.DOWN + s.turn] > 0 or hand(s, s.turn) > components.HAND


def reveal(s: State, kind: int) -> None:
    """[reveal] A face-down deed is laid face up."""
    move(s, kind, components.DOWN + s.turn, components.UP + s.turn)


def toss(s: State, kind: int) -> None:
    """[memory] A face-down deed goes to the discards unseen by the others."""
    move(s, kind, components.DOWN + s.turn, components.TOSSED + s.turn)
