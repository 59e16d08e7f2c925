"""Refuse a position that no game leads to."""

from __future__ import annotations

from engawa.core.errors import BadPosition
from engawa.core.notation import seat_name
from engawa.games.the_harvest.notation.write import PHASES, card_name
from engawa.games.the_harvest.rules import components
from engawa.games.the_harvest.rules.state import State


def check(s: State) -> None:
    """Refuse what no game could lead to and the rules could not play."""
    if not all(0 <= n <= components.HEALTH for n in s.health):
        raise BadPosition(f"health is from 0 to {components.HEALTH}")
    if s.top != components.NONE and s.where[s.top] != components.DECK:
        raise BadPosition("the top card of the deck is not in the deck")
    decides = components.SEATING < s.phase < components.OVER
    if decides and s.deck and s.top == components.NONE:
        raise BadPosition("the top card of the deck is turned up before anyone decides")
    if s.phase <= components.WORKING and (s.deck == 0 or s.top != components.NONE):
        raise BadPosition(f"nothing is to be turned up, so no game stays at {PHASES[s.phase]!r}")
    dealt = s.seats * components.HAND_SIZE + components.STREET_SIZE + 1
    if s.phase in SETTING_UP and s.deck < components.CARDS - dealt:
        raise BadPosition("too many cards have been dealt")
    if s.active != components.NONE or s.phase in OPS or s.phase == components.RUNNING:
        _check_ability(s)
    if s.phase == components.PREVENTING and not (0 < s.left <= s.blow and s.asked == s.victim):
        raise BadPosition("there is no hit to prevent")
    if s.to_move >= 0 and not s.legal():
        raise BadPosition(f"{seat_name(s.asked)} has nothing to {PHASES[s.phase]}")


SETTING_UP = (components.DEALING, components.CALLING, components.SEATING, components.DRAFTING)
#: what an ability has reached when it asks
OPS = {
    components.PICKING: range(components.SWAP_CARDS + 1),
    components.AIMING: (components.HIT, components.CHOICE),
    components.CHOOSING: (components.CHOICE,),
    components.ALLOWING: (components.MAY,),
}


def _check_ability(s: State) -> None:
    """The active card has led to the one followed now, which has come to a row that asks."""
    card, steps = s.now, 0
    while card not in (s.active, components.NONE) and steps < components.CARDS:
        card, steps = s.caller[card], steps + 1
    if card != s.active or card == components.NONE:
        raise BadPosition(f"nobody can {PHASES[s.phase]} where no ability is followed")
    line = s.at[s.now]
    asking = s.code[line * components.WIDTH] if line < s.begins[s.now + 1] else components.NONE
    mosts = {components.SWAP_CARDS: 1, components.HIT: s.seats - 1}
    if asking == components.DRAW:
        mosts[asking] = s.code[line * components.WIDTH + components.NUMBER]
    most = mosts.get(asking, components.CARDS)
    lost = asking == components.CHOICE and s.step and s.them[s.now] == components.NONE
    if not 0 <= s.step <= most or lost or asking not in OPS.get(s.phase, (asking,)):
        raise BadPosition(f"{card_name(s, s.now)} cannot {PHASES[s.phase]} there")
