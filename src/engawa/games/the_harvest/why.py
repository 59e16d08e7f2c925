"""Why a line cannot be played: the rule that forbids it, and a sentence."""

from __future__ import annotations

from typing import Any

from engawa.core.errors import Refusal
from engawa.core.notation import seat_name
from engawa.games.the_harvest import actions, components, table
from engawa.games.the_harvest.cards import set_of

ASKS = {
    components.CALLING: ("draft.call", "{} has to call odd or even first."),
    components.SEATING: ("draft.many", "Chance has yet to say who drafts first."),
    components.DRAFTING: ("draft", "{} takes a card from the Street first."),
    components.ACTING: ("turn", "{} has to activate, attack, reset or buy."),
    components.PICKING: ("ask.words", "{} has to choose a card as the ability says."),
    components.AIMING: ("opponent", "{} has to name an opponent first."),
    components.CHOOSING: ("choice", "{} has to choose one of what the card offers first."),
    components.ALLOWING: ("may", "{} has to say yes or no first."),
    components.PREVENTING: ("prevent", "{} has to say first how much of the hit is prevented."),
}


def why_not(s: Any, action: int) -> Refusal:
    """The reason for an action that is not among the legal ones."""
    if s.phase <= components.WORKING:
        return Refusal("deck.open", "The top card of the deck has to be turned up first.")
    if s.phase == components.ACTING and action < actions.PASS:
        return _no_act(s, action)
    if s.phase == components.ACTING and action == actions.BUY:
        return _no_purchase(s)
    if s.phase == components.PREVENTING and actions.PASS <= action < actions.DRAFT:
        return _no_pass(s, action - actions.PASS)
    if s.phase == components.DRAFTING and actions.DRAFT <= action < actions.PICK:
        name = _name(s, action - actions.DRAFT)
        return Refusal("draft", f"{name} is not in the Street.")
    if s.phase == components.PICKING and actions.PICK <= action < actions.HIT:
        return _no_pick(s, action - actions.PICK)
    if s.phase == components.PICKING and action == actions.DONE:
        return Refusal("impossible", "A card has to be chosen, since one can be.")
    if s.phase == components.AIMING and actions.HIT <= action < actions.CHOOSE:
        return Refusal("opponent", "It is for another seat, and for the purpose the card names.")
    if s.phase == components.CHOOSING and actions.CHOOSE <= action < actions.BUY:
        return Refusal("choice.possible", "The card offers no such thing, or nothing to do by it.")
    rule, says = ASKS[s.phase]
    return Refusal(rule, says.format(seat_name(s.asked)))


def _name(s: Any, card: int) -> str:
    return set_of(s).cards[card].name


def _no_act(s: Any, action: int) -> Refusal:
    me = seat_name(s.turn)
    if action < actions.ACTIVATE:
        card, seat = divmod(action - actions.ATTACK, components.SEATS)
        if s.where[card] != components.HAND + s.turn:
            return Refusal("attack", f"{_name(s, card)} is not an ally of {me}.")
        return Refusal("attack.target", f"{seat_name(seat)} is not an opponent of {me}.")
    card = (action - actions.ACTIVATE) % components.CARDS
    if action < actions.RESET:
        if s.where[card] not in (components.STREET, components.HAND + s.turn):
            return Refusal("activate", f"{_name(s, card)} is neither an ally of {me} nor neutral.")
        return Refusal("activate", f"{_name(s, card)} lies face down.")
    if s.where[card] != components.HAND + s.turn:
        return Refusal("reset", f"{_name(s, card)} is not an ally of {me}.")
    if s.up[card]:
        return Refusal("reset", f"{_name(s, card)} lies face up already.")
    cost, health = s.reset[card], s.health[s.turn]
    return Refusal("pay", f"{_name(s, card)} costs {cost} to reset, and {me} has {health}.")


def _no_purchase(s: Any) -> Refusal:
    if s.top == components.NONE:
        return Refusal("buy", "The deck is empty.")
    me, cost, health = seat_name(s.turn), s.front[s.top], s.health[s.turn]
    return Refusal("pay", f"{_name(s, s.top)} costs {cost}, and {me} has {health}.")


def _no_pass(s: Any, card: int) -> Refusal:
    name = _name(s, card)
    if s.where[card] != components.STREET:
        return Refusal("prevent", f"{name} is not in the Street.")
    worth = table.value(s, card)
    if worth > s.left:
        return Refusal("prevent.over", f"{name} would prevent {worth}, and {s.left} are left.")
    mine, theirs = table.hidden_value(s, card), table.hidden_value(s, s.attacker)
    return Refusal(
        "prevent.equal",
        f"{name} has the value of the attacker, so its other value has to be below {theirs}; "
        f"it is {mine}.",
    )


def _no_pick(s: Any, action: int) -> Refusal:
    card = action % components.CARDS
    rows = set_of(s).cards[s.now].rows
    words = rows[s.at[s.now] - s.begins[s.now]].words
    return Refusal("ask.words", f"{_name(s, s.now)} says: {words}. {_name(s, card)} does not fit.")
