"""How a position is written."""

from __future__ import annotations

from engawa.core.notation import seat_name
from engawa.games.the_harvest.cards import set_of
from engawa.games.the_harvest.rules import components
from engawa.games.the_harvest.rules.state import State

#: by number
PHASES = ["deal", "run", "end", "start", "call", "seat", "draft"]
PHASES += ["act", "pick", "aim", "choose", "allow", "prevent", "over"]


def write(s: State) -> str:
    """``B act 3 A 21/18 kit,nell/agnes* street=... discard=... top=...``

    Who is to do what, after how many turns, who began; then health and hands by seat. A star marks
    a card that lies face down. Cards not named are in the deck.
    """
    asked = s.asked if s.to_move >= 0 else s.turn
    parts = [
        seat_name(asked),
        PHASES[s.phase],
        str(s.turns),
        seat_name(s.first),
        "/".join(str(n) for n in s.health[: s.seats]),
        "/".join(_write_cards(s, components.HAND + k) for k in range(s.seats)),
        "street=" + _write_cards(s, components.STREET),
        "discard=" + _write_cards(s, components.DISCARD),
        "top=" + card_name(s, s.top),
    ]
    if s.call:
        parts.append("call=odd")
    if asked != s.turn:
        parts.append("turn=" + seat_name(s.turn))
    if s.active != components.NONE:
        parts.append("ability=" + _write_ability(s))
    if s.active != components.NONE and (s.doer != s.turn or s.step):
        parts.append(f"doing={seat_name(s.doer)}:{s.step}:{s.total}:{_write_picked(s)}")
    if s.phase == components.PREVENTING:
        parts.append(f"hit={seat_name(s.victim)}:{s.blow}:{s.left}:{card_name(s, s.attacker)}")
    return " ".join(parts)


def card_name(s: State, card: int) -> str:
    return "-" if card == components.NONE else set_of(s).cards[card].short


def _write_cards(s: State, place: int) -> str:
    """Cards in the order of their names: ``agnes,kit*``, or - for none."""
    where, up = s.where, s.up
    always_down = place == components.DISCARD
    found = [
        card.short + "*" * (not up[i] and not always_down)
        for i, card in enumerate(set_of(s).cards)
        if where[i] == place
    ]
    return ",".join(found) or "-"


def _write_ability(s: State) -> str:
    """``imogen.1.kit.B<-,kit.0.-.-<imogen*``: cards followed, the row reached in each, it, them.

    A row is counted from the card's first; after < stands the card that led here; a star marks the
    card that is being followed now.
    """
    at, begins, it, them, caller = s.at, s.begins, s.it, s.them, s.caller
    found = []
    for card in range(components.CARDS):
        if at[card] != components.NONE:
            seat = "-" if them[card] == components.NONE else seat_name(them[card])
            words = (card_name(s, card), str(at[card] - begins[card]), card_name(s, it[card]), seat)
            found.append(".".join(words) + "<" + card_name(s, caller[card]) + "*" * (card == s.now))
    return ",".join(found)


def _write_picked(s: State) -> str:
    cards = [card for card in range(components.CARDS) if s.picked & components.BIT[card]]
    return ",".join(card_name(s, card) for card in cards) or "-"
