"""What is in the box: twenty dice with six sides and four faces."""

from __future__ import annotations

from typing import Final

WATER: Final = 0
PANDA: Final = 1
BAMBOO: Final = 2
BLANK: Final = 3
FACES: Final = 4

SIDES: Final = [WATER, PANDA, BAMBOO, BLANK, BLANK, BLANK]  # [dice]
LETTERS: Final = "WPB."  # one letter per face, as a roll is written
WORDS: Final = ("water", "panda", "bamboo", "blank")

DICE: Final = 20  # [dice] in the box
SEATS: Final = 5
STARTING_DICE: Final = [0, 0, 6, 6, 5, 4]  # [setup] by number of seats

BAMBOOZLING: Final = 4  # [bamboozled] blanks that allow a swap

# What the table waits for
STARTING: Final = 0  # who begins
ROLLING: Final = 1
GIVING: Final = 2
SWAPPING: Final = 3
OVER: Final = 4

#: [n]: ways in which n blank dice can be blank; large enough to make every product wide
BLANK_WAYS: Final = [SIDES.count(BLANK) ** n for n in range(DICE + 1)]
