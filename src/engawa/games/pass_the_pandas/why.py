"""Why a line cannot be played: the rule that forbids it, and a sentence."""

from __future__ import annotations

from typing import Any

from engawa.core.errors import Refusal
from engawa.core.notation import count, seat_name
from engawa.games.pass_the_pandas import actions, components


def why_not(s: Any, action: int) -> Refusal:
    """The reason for an action that is not among the legal ones."""
    me = seat_name(s.turn)
    if s.phase == components.STARTING:
        return Refusal("first-seat", "Chance has yet to say which seat begins.")
    if actions.START <= action < actions.ROLL:
        return Refusal("first-seat", "The game has begun already.")
    if action >= actions.ROLL:
        return _no_roll(s, me)
    if action < actions.SWAP:
        return _no_gift(s, action - actions.GIVE, me)
    return _no_swap(s, action - actions.SWAP, me)


def _no_roll(s: Any, me: str) -> Refusal:
    if s.phase == components.GIVING:
        left = count(s.pandas, "panda")
        return Refusal("panda", f"{me} has rolled and has {left} to give.")
    if s.phase == components.SWAPPING:
        return Refusal("bamboozled", f"{me} has rolled and may swap its dice or keep them.")
    dice = count(s.dice[s.turn], "die|dice")
    return Refusal("roll", f"{me} rolls all of its dice, which is {dice}.")


def _no_gift(s: Any, seat: int, me: str) -> Refusal:
    if s.phase == components.ROLLING:
        return Refusal("roll", f"{me} has to roll first.")
    if s.phase == components.SWAPPING:
        return Refusal("panda", f"{me} has no panda to give.")
    if seat == s.turn:
        return Refusal("panda", "A panda goes to another seat, never to oneself.")
    return Refusal("places.out", f"{seat_name(seat)} has finished and takes no more dice.")


def _no_swap(s: Any, seat: int, me: str) -> Refusal:
    if not s.bamboozled:
        return Refusal("bamboozled", "Dice are swapped only in the Bamboozled variant.")
    if s.phase != components.SWAPPING:
        least = components.BAMBOOZLING
        return Refusal("bamboozled", f"{me} has not rolled {least} or more dice, all blank.")
    if seat == s.turn:
        return Refusal("bamboozled", "Dice are swapped with another seat.")
    return Refusal("bamboozled.partner", f"{seat_name(seat)} has no dice to swap.")
