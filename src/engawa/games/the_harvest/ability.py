"""Abilities: what the words of a card make happen, row by row."""

from __future__ import annotations

from engawa.core.actions import Actions
from engawa.games.the_harvest import actions as acts
from engawa.games.the_harvest import components, fight, select, table
from engawa.games.the_harvest.state import State


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


def run(s: State) -> None:
    """Do, or begin to do, what the next row says."""
    row = s.at[s.now]
    if row == s.begins[s.now + 1]:
        leave(s)
        return
    op = select.column(s, row, components.OP)
    if op <= components.FOLLOW_CARD:
        run_cards(s, row)
    elif op == components.SWAP_CARDS:
        run_swap(s, row)
    elif op == components.SWAP_HAND:
        table.swap_places(s, components.HAND + s.doer, components.STREET)
        go(s, 1)
    elif op == components.HIT:
        run_hit(s, row)
    elif op == components.GAIN:
        gain(s, s.doer, select.amount(s, row))
        go(s, 1)
    elif op == components.DRAW:
        run_draw(s, row)
    elif op == components.CHOICE:
        run_choice(s, row)
    elif op == components.MAY:
        run_may(s, row)
    else:
        run_jump(s, row, op)


# --- cards ---


def run_cards(s: State, row: int) -> None:
    """[impossible] Skip what cannot be done; [ask.only] ask where there is a choice."""
    many = select.column(s, row, components.MANY)
    choices = select.choices(s, row)
    enough = components.CARDS if many == components.ALL else max(many, 1)
    if choices == 0 or s.step == enough:
        go(s, 1)
    elif many == components.ALL or (many == components.ONE and choices == 1):
        do_card(s, select.first_choice(s, row))
    else:
        ask(s, components.PICKING, s.doer)


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
        go(s, 1)
        enter(s, card, s.now)


def flip(s: State, card: int) -> None:
    """[flip] Over it goes, [flip.self] unless it is the active card."""
    if card != s.active:
        s.up[card] = 1 - s.up[card]


# --- swaps ---


def run_swap(s: State, row: int) -> None:
    """[swap] Both sides or nothing."""
    if s.step == 0 and not select.can_swap(s, row):
        go(s, 2)
        return
    side = row + s.step
    choices = select.choices(s, side)
    if choices == 0:
        go(s, 2)
    elif choices == 1:
        pick_swap(s, select.first_choice(s, side))
    else:
        ask(s, components.PICKING, s.doer)


def pick_swap(s: State, card: int) -> None:
    """[swap] The two change places, [facing] each as it lies."""
    one = s.it[s.now]
    bind(s, card)
    if s.step == 2:
        place = s.where[one]
        table.put(s, one, s.where[card])
        table.put(s, card, place)
        go(s, 2)


# --- health and the deck ---


def gain(s: State, seat: int, much: int) -> None:
    """[gain] Never above the health one starts with."""
    s.health[seat] = min(components.HEALTH, s.health[seat] + much)


def run_draw(s: State, row: int) -> None:
    """[draw] One card at a time, so that the next can be turned up; none from an empty deck."""
    if s.deck == 0 or s.step == select.column(s, row, components.NUMBER):
        go(s, 1)
    else:
        table.put(s, s.top, components.HAND + s.doer)
        s.step += 1


# --- hits ---


def run_hit(s: State, row: int) -> None:
    """[hit] At an opponent of one's choice, at the one named, or at each in turn."""
    target = select.column(s, row, components.TARGET)
    if target == components.EVERY:
        if s.step == s.seats - 1:
            go(s, 1)
        else:
            s.step += 1
            hit(s, row, (s.turn + s.step) % s.seats)
    elif target == components.THEM:
        go(s, 1)
        if s.them[s.now] != components.NONE:
            hit(s, row, s.them[s.now])
    elif s.seats == 2:
        aim(s, 1 - s.turn)
    else:
        ask(s, components.AIMING, s.doer)


def aim(s: State, seat: int) -> None:
    """[opponent] The seat chosen is hit, or is to choose."""
    row = s.at[s.now]
    s.them[s.now] = seat
    if select.column(s, row, components.OP) == components.HIT:
        go(s, 1)
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


# --- choices ---


def run_choice(s: State, row: int) -> None:
    """[choice] By the seat that does it, or by an opponent it names."""
    chooser = s.doer
    if select.column(s, row, components.BY_RIVAL):
        if s.step == 0 and s.seats > 2:
            ask(s, components.AIMING, s.doer)
            return
        if s.step == 0:
            s.them[s.now] = 1 - s.turn
        chooser = s.them[s.now]
    possible = 0
    last = 0
    for option in range(select.column(s, row, components.COUNT)):
        if may_choose(s, option):
            possible += 1
            last = option
    if possible == 0:
        go(s, end_of_choice(s, row))
    elif possible == 1:
        choose(s, last)
    else:
        ask(s, components.CHOOSING, chooser)


def end_of_choice(s: State, row: int) -> int:
    """How many rows on the choice and all its options end."""
    jump = row + select.column(s, row, components.OPTION)
    while select.column(s, jump, components.OP) != components.JUMP:
        jump += 1
    return jump + select.column(s, jump, components.SKIP) - row


def may_choose(s: State, option: int) -> bool:
    """[choice.possible] Something of it can be done."""
    row = s.at[s.now]
    return select.is_any_possible(s, row + select.column(s, row, components.OPTION + option))


def list_options(s: State, actions: Actions) -> None:
    for option in range(select.column(s, s.at[s.now], components.COUNT)):
        if may_choose(s, option):
            actions.add(acts.CHOOSE + option)


def choose(s: State, option: int) -> None:
    go(s, select.column(s, s.at[s.now], components.OPTION + option))


def run_may(s: State, row: int) -> None:
    """[may] Ask, if anything of it can be done."""
    end = row + select.column(s, row, components.SKIP)
    for deed in range(row + 1, end):
        if select.is_possible(s, deed):
            ask(s, components.ALLOWING, s.doer)
            return
    go(s, end - row)


def allow(s: State, yes: bool) -> None:
    go(s, 1 if yes else select.column(s, s.at[s.now], components.SKIP))


# --- each player ---


def run_jump(s: State, row: int, op: int) -> None:
    """[each] In turn order, from the seat whose turn it is, or from the next for the others."""
    if op == components.JUMP:
        go(s, select.column(s, row, components.SKIP))
    elif op == components.EACH:
        if select.column(s, row, components.OTHERS):
            s.doer = (s.turn + 1) % s.seats
        go(s, 1)
    else:
        s.doer = (s.doer + 1) % s.seats
        go(s, 1 if s.doer == s.turn else select.column(s, row, components.SKIP))
