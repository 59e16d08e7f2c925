"""Words about other words: whether they are followed, which of them, and by whom."""

from __future__ import annotations

from engawa.core.actions import Actions
from engawa.games.the_harvest.rules import ability, components, select
from engawa.games.the_harvest.rules import actions as acts
from engawa.games.the_harvest.rules.state import State


def run_choice(s: State, row: int) -> None:
    """[choice] By the seat that does it, or by an opponent it names."""
    chooser = s.doer
    if select.column(s, row, components.BY_RIVAL):
        if s.step == 0 and s.seats > 2:
            ability.ask(s, components.AIMING, s.doer)
            return
        if s.step == 0:
            s.them[s.now] = 1 - s.turn
        chooser = s.them[s.now]
    possible = 0
    last = 0  # if none is possible, the first: nothing of it will be done
    for option in range(select.column(s, row, components.COUNT)):
        if may_choose(s, option):
            possible += 1
            last = option
    if possible > 1:
        ability.ask(s, components.CHOOSING, chooser)
    else:
        choose(s, last)


def may_choose(s: State, option: int) -> bool:
    """[choice.possible] Something of it can be done."""
    row = s.at[s.now]
    return select.is_any_possible(s, row + select.column(s, row, components.OPTION + option))


def list_options(s: State, actions: Actions) -> None:
    for option in range(select.column(s, s.at[s.now], components.COUNT)):
        if may_choose(s, option):
            actions.add(acts.CHOOSE + option)


def choose(s: State, option: int) -> None:
    ability.go(s, select.column(s, s.at[s.now], components.OPTION + option))


def run_may(s: State, row: int) -> None:
    """[may] Ask, if anything of it can be done."""
    end = row + select.column(s, row, components.SKIP)
    for deed in range(row + 1, end):
        if select.is_possible(s, deed):
            ability.ask(s, components.ALLOWING, s.doer)
            return
    ability.go(s, end - row)


def allow(s: State, yes: bool) -> None:
    ability.go(s, 1 if yes else select.column(s, s.at[s.now], components.SKIP))


def run_jump(s: State, row: int, op: int) -> None:
    """[each] In turn order, from the seat whose turn it is, or from the next for the others."""
    if op == components.JUMP:
        ability.go(s, select.column(s, row, components.SKIP))
    elif op == components.EACH:
        if select.column(s, row, components.OTHERS):
            s.doer = (s.turn + 1) % s.seats
        ability.go(s, 1)
    else:
        s.doer = (s.doer + 1) % s.seats
        ability.go(s, 1 if s.doer == s.turn else select.column(s, row, components.SKIP))
