"""Hits, and how cards from the Street prevent them."""

from __future__ import annotations

from engawa.core.actions import Actions
from engawa.games.the_harvest.rules import actions as acts
from engawa.games.the_harvest.rules import components, table
from engawa.games.the_harvest.rules.state import State


def strike(s: State, victim: int, blow: int, attacker: int) -> None:
    """A hit is on its way; the seat it is aimed at may [prevent] it."""
    s.victim = victim
    s.attacker = attacker
    s.blow = blow
    s.left = blow
    face(s)


def face(s: State) -> None:
    """[prevent] The victim decides, [ask.only] if there is anything to decide."""
    s.asked = s.victim
    s.phase = components.PREVENTING
    for card in range(components.CARDS):
        if may_pass(s, card):
            return
    land(s)


def list_passes(s: State, actions: Actions) -> None:
    for card in range(components.CARDS):
        if may_pass(s, card):
            actions.add(acts.PASS + card)
    actions.add(acts.DONE)


def may_pass(s: State, card: int) -> bool:
    """[prevent] A card of the Street, [prevent.over] worth no more than what is left of the hit."""
    if s.where[card] != components.STREET or table.value(s, card) > s.left:
        return False
    return not is_equal(s, card) or table.hidden_value(s, card) < table.hidden_value(s, s.attacker)


def is_equal(s: State, card: int) -> bool:
    """[prevent.equal] Alone against an attacker of the same value? [prevent.ability] never else."""
    if s.attacker == components.NONE or s.left < s.blow:
        return False
    return table.value(s, card) == s.blow


def pass_card(s: State, card: int) -> None:
    """[prevent] It goes to the seat that hits, [facing] as it lies; [prevent.steps] then others."""
    s.left -= table.value(s, card)
    table.put(s, card, components.HAND + s.turn)
    face(s)


def land(s: State) -> None:
    """[damage] What was not prevented is lost; [end] without health [end.once] all is over."""
    s.health[s.victim] = max(0, s.health[s.victim] - s.left)
    s.attacker = components.NONE
    if s.health[s.victim] == 0:
        s.phase = components.OVER
    else:
        s.phase = components.ENDING if s.active == components.NONE else components.RUNNING
