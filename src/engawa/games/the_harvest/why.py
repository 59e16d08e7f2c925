"""Why a line cannot be played: the rule that forbids it, and a sentence."""

from __future__ import annotations

from typing import Any

from engawa.core.errors import Refusal
from engawa.core.notation import seat_name
from engawa.games.the_harvest import actions, components, deeds, select, table
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
        return _no_aim(s, action)
    if s.phase == components.CHOOSING and actions.CHOOSE <= action < actions.BUY:
        return _no_choice(s, action - actions.CHOOSE)
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
    if card == s.attacker:
        return Refusal("prevent.steps", f"{name} is the attacker, and cannot prevent its own hit.")
    worth = table.value(s, card)
    if worth > s.left:
        says = f"{name} would prevent {worth}, which is more than the {s.left} left of the hit."
        return Refusal("prevent.over", says)
    mine, theirs = table.hidden_value(s, card), table.hidden_value(s, s.attacker)
    return Refusal(
        "prevent.equal",
        f"{name} has the value of the attacker, so its other value has to be below {theirs}; "
        f"it is {mine}.",
    )


# --- what abilities ask ---


def _said(s: Any) -> str:
    """The words that are being followed, as a sentence."""
    card = set_of(s).cards[s.now]
    return f"{card.name} says: {card.rows[s.at[s.now] - s.begins[s.now]].words}."


def _no_pick(s: Any, action: int) -> Refusal:
    op, card = divmod(action, components.CARDS)
    row = s.at[s.now] + deeds.is_second(s)
    asked = min(select.column(s, row, components.OP), components.SWAP_CARDS)
    if op != asked:
        says = f"That is to {_verb(s, asked)}, not to {_verb(s, op)}."
        return Refusal("ask.words", f"{_said(s)} {says}")
    name = _name(s, card)
    if s.picked & components.BIT[card]:
        return Refusal("ask.words", f"{name} has been chosen already.")
    if select.matches(s, row, card):
        return _fits_no_more(s, asked, row, name, table.value(s, card))
    if asked == components.SWAP_CARDS and _is_of_other_side(s, row, card):
        place = "first" if deeds.is_second(s) else "second"
        return Refusal("swap", f"{_said(s)} {name} can only be the {place} of the two.")
    return Refusal("ask.words", f"{_said(s)} {name} does not fit.")


def _verb(s: Any, op: int) -> str:
    return actions.text(s, actions.PICK + op * components.CARDS).split()[0]


def _is_of_other_side(s: Any, row: int, card: int) -> bool:
    """Would this card do for the other of the two rows of a swap?"""
    return select.matches(s, row - 1 if deeds.is_second(s) else row + 1, card)


def _fits_no_more(s: Any, op: int, row: int, name: str, worth: int) -> Refusal:
    """Why a card that the words describe cannot be chosen after what was done before."""
    if op == components.FOLLOW_CARD:
        return Refusal("follow.once", f"{name} has been followed in this activation already.")
    if op == components.SWAP_CARDS:
        return Refusal("swap", f"There is no other card to swap {name} with.")
    most = select.column(s, row, components.TOTAL)
    if most and s.total + worth > most:
        says = f"{name} is worth {worth}, too much with {s.total} of {most} chosen."
        return Refusal("ask.words", f"{_said(s)} {says}")
    return Refusal("one-opponent", f"{name} is an ally of another opponent than the card before.")


def _no_aim(s: Any, action: int) -> Refusal:
    asked, other = ("hit", "ask")
    if select.column(s, s.at[s.now], components.OP) != components.HIT:
        asked, other = other, asked
    if (action < actions.ASK) == (asked == "hit"):
        return Refusal("opponent", f"An opponent is another seat than {seat_name(s.turn)}.")
    return Refusal("opponent", f"{_said(s)} That is to {asked} an opponent, not to {other} one.")


def _no_choice(s: Any, option: int) -> Refusal:
    offered = select.column(s, s.at[s.now], components.COUNT)
    if option < offered:
        return Refusal("choice.possible", f"{_said(s)} Nothing of number {option + 1} can be done.")
    return Refusal("choice", f"{_said(s)} These are {offered} things to choose from.")
