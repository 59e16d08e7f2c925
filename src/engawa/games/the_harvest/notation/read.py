"""Lay out the position that `write` described."""

from __future__ import annotations

from engawa.core.errors import BadPosition
from engawa.core.fields import row
from engawa.core.notation import parse_seat, seat_name
from engawa.games.the_harvest.cards import set_of
from engawa.games.the_harvest.notation.check import check
from engawa.games.the_harvest.notation.write import PHASES
from engawa.games.the_harvest.rules import components
from engawa.games.the_harvest.rules.state import State


def read(s: State, text: str) -> None:
    """Lay out the position that `write` described."""
    asked, phase, turns, first, health, hands, *more = text.split(" ")
    s.asked = parse_seat(asked, s.seats)
    s.phase = PHASES.index(phase)
    s.turns = int(turns)
    s.first = parse_seat(first, s.seats)
    s.health = row([int(n) for n in _per_seat(s, health)], components.SEATS)
    extra = dict(part.split("=") for part in more)
    places = {components.HAND + k: cards for k, cards in enumerate(_per_seat(s, hands))}
    places[components.STREET] = extra.pop("street")
    places[components.DISCARD] = extra.pop("discard")
    _read_places(s, places)
    s.top = _parse_card(s, extra.pop("top"))
    s.call = int(extra.pop("call", "") == "odd")
    s.turn = parse_seat(extra.pop("turn", asked), s.seats)
    clear_ability(s)
    if "ability" in extra:
        _read_ability(s, extra.pop("ability"))
        _read_doing(s, extra.pop("doing", f"{seat_name(s.turn)}:0:0:-"))
    if "hit" in extra:
        _read_hit(s, extra.pop("hit"))
    if extra:
        raise BadPosition(f"a position of The Harvest has no {next(iter(extra))!r}")
    check(s)


def clear_ability(s: State) -> None:
    none = [components.NONE] * components.CARDS
    s.at, s.caller, s.it, s.them = none, none[:], none[:], none[:]
    s.active = s.now = s.attacker = components.NONE


def _per_seat(s: State, text: str) -> list[str]:
    parts = text.split("/")
    if len(parts) != s.seats:
        raise BadPosition(f"{text!r} has {len(parts)} parts for {s.seats} seats")
    return parts


def _parse_card(s: State, short: str) -> int:
    if short == "-":
        return components.NONE
    if short not in set_of(s).numbers:
        raise BadPosition(f"the set {set_of(s).name} has no card {short!r}")
    return set_of(s).numbers[short]


def _read_places(s: State, places: dict[int, str]) -> None:
    where = [components.DECK] * components.CARDS
    up = [1] * components.CARDS
    for place, cards in places.items():
        for word in [] if cards == "-" else cards.split(","):
            card = _parse_card(s, word.removesuffix("*"))
            if card == components.NONE or where[card] != components.DECK:
                raise BadPosition(f"{word!r} is no card, or is in two places")
            where[card] = place
            up[card] = int(place != components.DISCARD and not word.endswith("*"))
    s.where, s.up = where, up
    s.deck = where.count(components.DECK)


def _read_ability(s: State, frames: str) -> None:
    at, caller, it, them = s.at, s.caller, s.it, s.them
    for frame in frames.split(","):
        words, _, led = frame.removesuffix("*").partition("<")
        short, line, chosen, named = words.split(".")
        card = _parse_card(s, short)
        at[card] = s.begins[card] + int(line)
        it[card] = _parse_card(s, chosen)
        them[card] = components.NONE if named == "-" else parse_seat(named, s.seats)
        caller[card] = _parse_card(s, led)
        if led == "-":
            s.active = card
        if frame.endswith("*"):
            s.now = card
        if not s.begins[card] <= at[card] <= s.begins[card + 1]:
            raise BadPosition(f"{short} has no row {line}")
    s.at, s.caller, s.it, s.them = at, caller, it, them
    if s.active != components.NONE:  # [activate.timing] also in the discard pile, without a mark
        s.up = [int(up or card == s.active) for card, up in enumerate(s.up)]


def _read_doing(s: State, text: str) -> None:
    doer, step, total, picked = text.split(":")
    s.doer = parse_seat(doer, s.seats)
    s.step = int(step)
    s.total = int(total)
    chosen_cards = [] if picked == "-" else picked.split(",")
    s.picked = sum(components.BIT[_parse_card(s, short)] for short in chosen_cards)


def _read_hit(s: State, text: str) -> None:
    victim, blow, left, attacker = text.split(":")
    s.victim = parse_seat(victim, s.seats)
    s.blow = int(blow)
    s.left = int(left)
    s.attacker = _parse_card(s, attacker)
