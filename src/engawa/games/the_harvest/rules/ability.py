"""An ability while it is followed: where it has come to, and where it goes on."""

from __future__ import annotations

from engawa.games.the_harvest.rules import components
from engawa.games.the_harvest.rules.state import State


def activate(s: State, card: int) -> None:
    """[activate] Its instructions are followed, by the seat whose turn it is."""
    for other in range(components.CARDS):
        s.at[other] = components.NONE
    s.active = card
    s.doer = s.turn
    enter(s, card, components.NONE)


def enter(s: State, card: int, caller: int) -> None:
    """[follow] Go on with the words of `card`; [follow.you] it is the same seat that acts."""
    s.at[card] = s.begins[card]
    s.caller[card] = caller
    s.it[card] = components.NONE
    s.them[card] = components.NONE
    s.now = card
    s.phase = components.RUNNING


def leave(s: State) -> None:
    """[follow] Back to the card that led here, or [activate.anywhere] the active one turns down."""
    if s.now != s.active:
        s.now = s.caller[s.now]
        return
    s.up[s.active] = 0
    s.active = components.NONE
    s.now = components.NONE
    s.phase = components.ENDING


def go(s: State, rows: int) -> None:
    """Go on by so many rows; nothing has been done of the one reached."""
    s.at[s.now] += rows
    s.step = 0
    s.picked = 0
    s.total = 0
    s.phase = components.RUNNING


def ask(s: State, phase: int, seat: int) -> None:
    s.phase = phase
    s.asked = seat
