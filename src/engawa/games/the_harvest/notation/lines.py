"""The one spelling of what can happen: ``attack kit B``, ``pass nell``, ``top agnes``.

Cards are spelled by their short names, which belong to the card set of the position.
"""

from __future__ import annotations

from engawa.core.errors import BadLine
from engawa.core.notation import parse_seat, seat_name
from engawa.games.the_harvest.cards import set_of, typed
from engawa.games.the_harvest.rules import actions as acts
from engawa.games.the_harvest.rules import components
from engawa.games.the_harvest.rules.state import State

CARD_VERBS = {
    "activate": acts.ACTIVATE,
    "reset": acts.RESET,
    "pass": acts.PASS,
    "draft": acts.DRAFT,
    "discard": acts.PICK + components.DISCARD_CARDS * components.CARDS,
    "flip": acts.PICK + components.FLIP_CARDS * components.CARDS,
    "take": acts.PICK + components.TAKE_CARDS * components.CARDS,
    "move": acts.PICK + components.MOVE_CARDS * components.CARDS,
    "follow": acts.PICK + components.FOLLOW_CARD * components.CARDS,
    "swap": acts.PICK + components.SWAP_CARDS * components.CARDS,
    "top": acts.TOP,
}
SEAT_VERBS = {"hit": acts.HIT, "ask": acts.ASK, "first": acts.FIRST}
PLAIN = {
    "buy": acts.BUY,
    "done": acts.DONE,
    "no": acts.NO,
    "yes": acts.YES,
    "call even": acts.EVEN,
    "call odd": acts.ODD,
}
PLAIN_TEXT = {action: line for line, action in PLAIN.items()}


def text(s: State, action: int) -> str:
    if action in PLAIN_TEXT:
        return PLAIN_TEXT[action]
    if action < acts.ACTIVATE:
        card, seat = divmod(action - acts.ATTACK, components.SEATS)
        return f"attack {_short(s, card)} {seat_name(seat)}"
    if acts.CHOOSE <= action < acts.BUY:
        return f"choose {action - acts.CHOOSE + 1}"
    for verb, start in SEAT_VERBS.items():
        if start <= action < start + components.SEATS:
            return f"{verb} {seat_name(action - start)}"
    verb, start = next(v for v in CARD_VERBS.items() if v[1] <= action < v[1] + components.CARDS)
    return f"{verb} {_short(s, action - start)}"


def _short(s: State, card: int) -> str:
    return set_of(s).cards[card].short


def parse(s: State, line: str) -> int:
    plain = typed(line)
    words = plain.split(" ")
    if plain in PLAIN:
        return PLAIN[plain]
    if words[0] == "attack" and len(words) == 3:
        seat = parse_seat(words[2], s.seats)
        return acts.ATTACK + _card(s, words[1]) * components.SEATS + seat
    if words[0] == "choose" and words[1:] in OPTION_NUMBERS:
        return acts.CHOOSE + OPTION_NUMBERS.index(words[1:])
    if words[0] in SEAT_VERBS and len(words) == 2:
        return SEAT_VERBS[words[0]] + parse_seat(words[1], s.seats)
    if words[0] in CARD_VERBS and len(words) == 2:
        return CARD_VERBS[words[0]] + _card(s, words[1])
    raise BadLine(
        f"expected 'attack CARD SEAT', 'choose NUMBER', {'/'.join(CARD_VERBS)} with a card, "
        f"{'/'.join(SEAT_VERBS)} with a seat, or {', '.join(PLAIN)}, not {line!r}"
    )


OPTION_NUMBERS = [[str(n + 1)] for n in range(components.OPTIONS)]


def _card(s: State, short: str) -> int:
    numbers = set_of(s).numbers
    if short not in numbers:
        some = ", ".join([*numbers][:4])
        raise BadLine(f"expected a card such as {some}, not {short!r}")
    return numbers[short]
