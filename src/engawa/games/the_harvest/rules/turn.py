"""A turn: one of the four actions, then the Street and the discard pile are put in order."""

from __future__ import annotations

from engawa.core.actions import Actions
from engawa.games.the_harvest.rules import actions as acts
from engawa.games.the_harvest.rules import components, fight, table
from engawa.games.the_harvest.rules.state import State


def start(s: State) -> None:
    """[turn] One action is due; [forced-loss] whoever has none loses, as with no health."""
    s.asked = s.turn
    if can_act(s):
        s.phase = components.ACTING
    else:
        s.health[s.turn] = 0
        s.phase = components.OVER


def list_acts(s: State, actions: Actions) -> None:
    """[turn] Activate, attack, reset or buy."""
    for card in range(components.CARDS):
        if may_activate(s, card):
            actions.add(acts.ACTIVATE + card)
        if s.where[card] == components.HAND + s.turn:
            for seat in range(s.seats):
                if seat != s.turn:  # [attack.target]
                    actions.add(acts.ATTACK + card * components.SEATS + seat)
            if may_reset(s, card):
                actions.add(acts.RESET + card)
    if may_buy(s):
        actions.add(acts.BUY)


def can_act(s: State) -> bool:
    """[forced-loss] An ally can always attack, so only an empty hand can leave nothing to do."""
    for card in range(components.CARDS):
        if s.where[card] == components.HAND + s.turn or may_activate(s, card):
            return True
    return may_buy(s)


def may_activate(s: State, card: int) -> bool:
    """[activate] An ally or a neutral card that lies face up."""
    place = s.where[card]
    return s.up[card] == 1 and (place == components.STREET or place == components.HAND + s.turn)


def may_reset(s: State, card: int) -> bool:
    """[reset] An ally that lies face down, [pay] if the cost leaves some health."""
    if s.where[card] != components.HAND + s.turn or s.up[card] == 1:
        return False
    return s.reset[card] < s.health[s.turn]


def may_buy(s: State) -> bool:
    """[buy] The top card of the deck, [pay] if its value leaves some health."""
    return s.top != components.NONE and s.front[s.top] < s.health[s.turn]


def attack(s: State, card: int, seat: int) -> None:
    """[attack] The ally goes to the Street and hits with the value it shows."""
    table.put(s, card, components.STREET)
    fight.strike(s, seat, table.value(s, card), card)


def reset(s: State, card: int) -> None:
    """[reset] The cost is paid and the card turned up; that is the whole turn."""
    s.health[s.turn] -= s.reset[card]
    s.up[card] = 1
    s.phase = components.ENDING


def buy(s: State) -> None:
    """[buy] The value of the card is paid, and it comes into the hand face up."""
    s.health[s.turn] -= s.front[s.top]
    table.put(s, s.top, components.HAND + s.turn)
    s.phase = components.ENDING


# --- the end of a turn ---


def end(s: State) -> None:
    """First [street.limit], then [discard.minimum]; then it is the next seat's turn, or [cap]."""
    while table.held(s, components.STREET) > components.STREET_SIZE:
        discard_highest(s)
    if s.top != components.NONE and table.held(s, components.DISCARD) == 0:
        table.put(s, s.top, components.DISCARD)
    s.turns += 1
    if s.turns >= s.turn_cap:
        s.phase = components.OVER
    else:
        s.turn = (s.turn + 1) % s.seats
        s.phase = components.STARTING


def discard_highest(s: State) -> None:
    """[street.limit] All cards of the highest value that shows in the Street."""
    highest = 0
    for card in range(components.CARDS):
        if s.where[card] == components.STREET:
            highest = max(highest, table.value(s, card))
    for card in range(components.CARDS):
        if s.where[card] == components.STREET and table.value(s, card) == highest:
            table.put(s, card, components.DISCARD)
