"""What can happen, and its one spelling: ``attack kit B``, ``pass nell``, ``top agnes``.

Players' actions have the numbers from 0 up to ACTIONS; chance has those above. Cards are spelled by
their short names, which belong to the card set of the position.
"""

from __future__ import annotations

from typing import Any, Final

from engawa.core.errors import BadLine
from engawa.core.notation import parse_seat, seat_name
from engawa.games.the_harvest import components
from engawa.games.the_harvest.cards import set_of

# Each range starts at its name.
ATTACK: Final = 0  # + card * SEATS + seat
ACTIVATE: Final = ATTACK + components.CARDS * components.SEATS  # + card
RESET: Final = ACTIVATE + components.CARDS  # + card
PASS: Final = RESET + components.CARDS  # + card
DRAFT: Final = PASS + components.CARDS  # + card
PICK: Final = DRAFT + components.CARDS  # + op * CARDS + card
PICK_OPS: Final = components.SWAP_CARDS + 1  # the second card of a swap is swapped as well
HIT: Final = PICK + PICK_OPS * components.CARDS  # + seat
ASK: Final = HIT + components.SEATS  # + seat
CHOOSE: Final = ASK + components.SEATS  # + number of the option
BUY: Final = CHOOSE + components.OPTIONS
DONE: Final = BUY + 1
NO: Final = DONE + 1
YES: Final = NO + 1
EVEN: Final = YES + 1
ODD: Final = EVEN + 1
ACTIONS: Final = ODD + 1
TOP: Final = ACTIONS  # + card
FIRST: Final = TOP + components.CARDS  # + seat

CARD_VERBS = {
    "activate": ACTIVATE,
    "reset": RESET,
    "pass": PASS,
    "draft": DRAFT,
    "discard": PICK + components.DISCARD_CARDS * components.CARDS,
    "flip": PICK + components.FLIP_CARDS * components.CARDS,
    "take": PICK + components.TAKE_CARDS * components.CARDS,
    "move": PICK + components.MOVE_CARDS * components.CARDS,
    "follow": PICK + components.FOLLOW_CARD * components.CARDS,
    "swap": PICK + components.SWAP_CARDS * components.CARDS,
    "top": TOP,
}
SEAT_VERBS = {"hit": HIT, "ask": ASK, "first": FIRST}
PLAIN = {"buy": BUY, "done": DONE, "no": NO, "yes": YES, "call even": EVEN, "call odd": ODD}
PLAIN_TEXT = {action: line for line, action in PLAIN.items()}


def text(s: Any, action: int) -> str:
    if action in PLAIN_TEXT:
        return PLAIN_TEXT[action]
    if action < ACTIVATE:
        card, seat = divmod(action - ATTACK, components.SEATS)
        return f"attack {_short(s, card)} {seat_name(seat)}"
    if CHOOSE <= action < BUY:
        return f"choose {action - CHOOSE + 1}"
    for verb, start in SEAT_VERBS.items():
        if start <= action < start + components.SEATS:
            return f"{verb} {seat_name(action - start)}"
    verb, start = next(v for v in CARD_VERBS.items() if v[1] <= action < v[1] + components.CARDS)
    return f"{verb} {_short(s, action - start)}"


def _short(s: Any, card: int) -> str:
    return set_of(s).cards[card].short


def parse(s: Any, line: str) -> int:
    words = line.casefold().split(" ")
    if line.casefold() in PLAIN:
        return PLAIN[line.casefold()]
    if words[0] == "attack" and len(words) == 3:
        seat = parse_seat(words[2], s.seats)
        return ATTACK + _card(s, words[1]) * components.SEATS + seat
    if words[0] == "choose" and words[1:] in OPTION_NUMBERS:
        return CHOOSE + OPTION_NUMBERS.index(words[1:])
    if words[0] in SEAT_VERBS and len(words) == 2:
        return SEAT_VERBS[words[0]] + parse_seat(words[1], s.seats)
    if words[0] in CARD_VERBS and len(words) == 2:
        return CARD_VERBS[words[0]] + _card(s, words[1])
    raise BadLine(
        f"expected 'attack CARD SEAT', 'choose NUMBER', {'/'.join(CARD_VERBS)} with a card, "
        f"{'/'.join(SEAT_VERBS)} with a seat, or {', '.join(PLAIN)}, not {line!r}"
    )


OPTION_NUMBERS = [[str(n + 1)] for n in range(components.OPTIONS)]


def _card(s: Any, short: str) -> int:
    numbers = set_of(s).numbers
    if short not in numbers:
        some = ", ".join([*numbers][:4])
        raise BadLine(f"expected a card such as {some}, not {short!r}")
    return numbers[short]
