"""What can happen, as numbers.

Players' actions have the numbers from 0 up to ACTIONS; chance has those above.
"""

from __future__ import annotations

from typing import Final

from engawa.games.the_harvest.rules import components

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
