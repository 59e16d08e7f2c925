"""How a position is written, and read again."""

from __future__ import annotations

from typing import Any

from engawa.core.errors import BadPosition
from engawa.core.fields import row
from engawa.core.notation import parse_seat, seat_name
from engawa.games.the_harvest import components
from engawa.games.the_harvest.cards import set_of

#: by number
PHASES = ["deal", "run", "end", "start", "call", "seat", "draft"]
PHASES += ["act", "pick", "aim", "choose", "allow", "prevent", "over"]


def write(s: Any) -> str:
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
        "top=" + _card(s, s.top),
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
        parts.append(f"hit={seat_name(s.victim)}:{s.blow}:{s.left}:{_card(s, s.attacker)}")
    return " ".join(parts)


def _card(s: Any, card: int) -> str:
    return "-" if card == components.NONE else set_of(s).cards[card].short


def _write_cards(s: Any, place: int) -> str:
    """Cards in the order of their names: ``agnes,kit*``, or - for none."""
    where, up = s.where, s.up
    always_down = place == components.DISCARD
    found = [
        card.short + "*" * (not up[i] and not always_down)
        for i, card in enumerate(set_of(s).cards)
        if where[i] == place
    ]
    return ",".join(found) or "-"


def _write_ability(s: Any) -> str:
    """``imogen.1.kit.B<-,kit.0.-.-<imogen*``: cards followed, the row reached in each, it, them.

    A row is counted from the card's first; after < stands the card that led here; a star marks the
    card that is being followed now.
    """
    at, begins, it, them, caller = s.at, s.begins, s.it, s.them, s.caller
    found = []
    for card in range(components.CARDS):
        if at[card] != components.NONE:
            seat = "-" if them[card] == components.NONE else seat_name(them[card])
            words = (_card(s, card), str(at[card] - begins[card]), _card(s, it[card]), seat)
            found.append(".".join(words) + "<" + _card(s, caller[card]) + "*" * (card == s.now))
    return ",".join(found)


def _write_picked(s: Any) -> str:
    cards = [card for card in range(components.CARDS) if s.picked & components.BIT[card]]
    return ",".join(_card(s, card) for card in cards) or "-"


def read(s: Any, text: str) -> None:
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
    _check(s)


def clear_ability(s: Any) -> None:
    none = [components.NONE] * components.CARDS
    s.at, s.caller, s.it, s.them = none, none[:], none[:], none[:]
    s.active = s.now = s.attacker = components.NONE


def _per_seat(s: Any, text: str) -> list[str]:
    parts = text.split("/")
    if len(parts) != s.seats:
        raise BadPosition(f"{text!r} has {len(parts)} parts for {s.seats} seats")
    return parts


def _parse_card(s: Any, short: str) -> int:
    if short == "-":
        return components.NONE
    if short not in set_of(s).numbers:
        raise BadPosition(f"the set {set_of(s).name} has no card {short!r}")
    return set_of(s).numbers[short]


def _read_places(s: Any, places: dict[int, str]) -> None:
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


def _read_ability(s: Any, frames: str) -> None:
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


def _read_doing(s: Any, text: str) -> None:
    doer, step, total, picked = text.split(":")
    s.doer = parse_seat(doer, s.seats)
    s.step = int(step)
    s.total = int(total)
    chosen_cards = [] if picked == "-" else picked.split(",")
    s.picked = sum(components.BIT[_parse_card(s, short)] for short in chosen_cards)


def _read_hit(s: Any, text: str) -> None:
    victim, blow, left, attacker = text.split(":")
    s.victim = parse_seat(victim, s.seats)
    s.blow = int(blow)
    s.left = int(left)
    s.attacker = _parse_card(s, attacker)


def _check(s: Any) -> None:
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


def _check_ability(s: Any) -> None:
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
        raise BadPosition(f"{_card(s, s.now)} cannot {PHASES[s.phase]} there")
