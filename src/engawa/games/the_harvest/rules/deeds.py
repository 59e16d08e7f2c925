"""What the words of an ability do: to cards, to health, to opponents."""

from __future__ import annotations

from engawa.core.actions import Actions
from engawa.games.the_harvest.rules import ability, components, fight, select, table
from engawa.games.the_harvest.rules import actions as acts
from engawa.games.the_harvest.rules.state import State

# --- cards ---


def run_cards(s: State, row: int) -> None:
    """[impossible] Skip what cannot be done; [ask.only] ask where there is a choice."""
    many = select.column(s, row, components.MANY)
    choices = select.choices(s, row)
    enough = components.CARDS if many == components.ALL else max(many, 1)
    if choices == 0 or s.step == enough:
        ability.go(s, 1)
    elif many == components.ALL or (many == components.ONE and choices == 1):
        do_card(s, select.first_choice(s, row))
    else:
        ability.ask(s, components.PICKING, s.doer)


def list_picks(s: State, actions: Actions) -> None:
    """The cards that fit; [up-to] and the word that those chosen are enough."""
    row = s.at[s.now] + (1 if is_second(s) else 0)
    op = min(select.column(s, row, components.OP), components.SWAP_CARDS)
    for card in range(components.CARDS):
        if select.may_pick(s, row, card):
            actions.add(acts.PICK + op * components.CARDS + card)
    if op < components.SWAP_CARDS and select.column(s, row, components.MANY) > 0:
        actions.add(acts.DONE)


def is_second(s: State) -> bool:
    """Is the second card of a swap being chosen?"""
    return s.step == 1 and select.column(s, s.at[s.now], components.OP) == components.SWAP_CARDS


def pick(s: State, card: int) -> None:
    """A card has been chosen for the row reached."""
    s.phase = components.RUNNING
    if select.column(s, s.at[s.now], components.OP) == components.SWAP_CARDS:
        pick_swap(s, card)
    else:
        do_card(s, card)


def bind(s: State, card: int) -> None:
    """*It* is the card chosen last, *they* the opponent named last."""
    s.picked |= components.BIT[card]
    s.total += table.value(s, card)
    s.step += 1
    s.it[s.now] = card
    if s.where[card] >= components.HAND and s.where[card] != components.HAND + s.doer:
        s.them[s.now] = s.where[card] - components.HAND


def do_card(s: State, card: int) -> None:
    """Do what the row says to one card; it stays the row reached."""
    op = select.column(s, s.at[s.now], components.OP)
    bind(s, card)
    if op == components.DISCARD_CARDS:
        table.put(s, card, components.DISCARD)  # [discard]
    elif op == components.FLIP_CARDS:
        flip(s, card)
    elif op == components.TAKE_CARDS:
        table.put(s, card, components.HAND + s.doer)  # [take]
    elif op == components.MOVE_CARDS:
        table.put(s, card, components.STREET)  # [move]
    else:
        ability.go(s, 1)
        ability.enter(s, card, s.now)


def flip(s: State, card: int) -> None:
    """[flip] Over it goes, [flip.self] unless it is the active card."""
    if card != s.active:
        s.up[card] = 1 - s.up[card]


# --- swaps ---


def run_swap(s: State, row: int) -> None:
    """[swap] Both sides or nothing."""
    side = row + s.step
    choices = select.choices(s, side)
    if choices == 0:
        ability.go(s, 2)
    elif choices == 1:
        pick_swap(s, select.first_choice(s, side))
    else:
        ability.ask(s, components.PICKING, s.doer)


def pick_swap(s: State, card: int) -> None:
    """[swap] The two change places, [facing] each as it lies."""
    one = s.it[s.now]
    bind(s, card)
    if s.step == 2:
        place = s.where[one]
        table.put(s, one, s.where[card])
        table.put(s, card, place)
        ability.go(s, 2)


# --- health and the deck ---


def gain(s: State, seat: int, much: int) -> None:
    """[gain] Never above the health one starts with."""
    s.health[seat] = min(components.HEALTH, s.health[seat] + much)


def run_draw(s: State, row: int) -> None:
    """[draw] One card at a time, so that the next can be turned up; none from an empty deck."""
    if s.deck == 0 or s.step == select.column(s, row, components.NUMBER):
        ability.go(s, 1)
    else:
        table.put(s, s.top, components.HAND + s.doer)
        s.step += 1


# --- hits ---


def run_hit(s: State, row: int) -> None:
    """[hit] At an opponent of one's choice, at the one named, or at each in turn."""
    target = select.column(s, row, components.TARGET)
    if target == components.EVERY:
        if s.step == s.seats - 1:
            ability.go(s, 1)
        else:
            s.step += 1
            hit(s, row, (s.turn + s.step) % s.seats)
    elif target == components.THEM:
        ability.go(s, 1)
        if s.them[s.now] != components.NONE:
            hit(s, row, s.them[s.now])
    elif s.seats == 2:
        aim(s, 1 - s.turn)
    else:
        ability.ask(s, components.AIMING, s.doer)


def aim(s: State, seat: int) -> None:
    """[opponent] The seat chosen is hit, or is to choose."""
    row = s.at[s.now]
    s.them[s.now] = seat
    if select.column(s, row, components.OP) == components.HIT:
        ability.go(s, 1)
        hit(s, row, seat)
    else:
        s.step = 1
        s.phase = components.RUNNING


def hit(s: State, row: int, seat: int) -> None:
    """[hit] As hard as [amount.now] the row says now; [prevent.ability] no card is the attacker."""
    s.them[s.now] = seat
    much = select.amount(s, row)
    if much > 0:
        fight.strike(s, seat, much, components.NONE)


def list_aims(s: State, actions: Actions) -> None:
    """[opponent] Any other seat."""
    op = select.column(s, s.at[s.now], components.OP)
    for seat in range(s.seats):
        if seat != s.turn:
            actions.add((acts.HIT if op == components.HIT else acts.ASK) + seat)
