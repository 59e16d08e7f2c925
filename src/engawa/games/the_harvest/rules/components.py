"""What is in the box: 36 characters, health, and the numbers an ability is written in."""

from __future__ import annotations

from typing import Final

SEATS: Final = 5
CARDS: Final = 36  # [deck] numbered in the order of their names
VALUES: Final = 6
HEALTH: Final = 21  # [health] at the start and at the most
HAND_SIZE: Final = 3  # [setup]
STREET_SIZE: Final = 3  # [setup], [street.limit]

NONE: Final = -1  # no card, no seat

#: [card]: its place in a set of cards
BIT: Final = [1 << card for card in range(CARDS)]

# Where a card is. Whatever is in play has a number from STREET on.
DECK: Final = 0
DISCARD: Final = 1
STREET: Final = 2
HAND: Final = 3  # + seat

# What the table waits for. The first four go on by themselves, but for the top of the deck.
DEALING: Final = 0
RUNNING: Final = 1  # an ability
ENDING: Final = 2  # a turn
STARTING: Final = 3  # the next turn
WORKING: Final = STARTING
CALLING: Final = 4  # odd or even
SEATING: Final = 5  # chance names the first to draft
DRAFTING: Final = 6
ACTING: Final = 7  # one of the four actions of a turn
PICKING: Final = 8  # a card for an ability
AIMING: Final = 9  # at a seat
CHOOSING: Final = 10  # one of the things an ability offers
ALLOWING: Final = 11  # yes or no to what an ability allows
PREVENTING: Final = 12
OVER: Final = 13

# An ability is a run of rows of eight numbers; the first says what is done.
WIDTH: Final = 8
ROWS: Final = 160  # for all cards of a set together
OP: Final = 0
DISCARD_CARDS: Final = 0
FLIP_CARDS: Final = 1
TAKE_CARDS: Final = 2
MOVE_CARDS: Final = 3  # to the Street
FOLLOW_CARD: Final = 4
SWAP_CARDS: Final = 5  # with a card of the next row
WITH_CARD: Final = 6
SWAP_HAND: Final = 7  # with the Street
HIT: Final = 8
GAIN: Final = 9
DRAW: Final = 10
EACH: Final = 11  # player does what follows, up to NEXT
NEXT: Final = 12
CHOICE: Final = 13
JUMP: Final = 14
MAY: Final = 15

# The columns that name cards, for the rows up to GAIN
ZONE: Final = 1
FACE: Final = 2  # a sum of UP, DOWN and OTHER
WORTH: Final = 3  # a value of so much or less; below zero, so much or more; 0 for any
# ... with how many of them are chosen
MANY: Final = 4  # up to so many, or ONE, or ALL
TOTAL: Final = 5  # the most their values may add up to; 0 for any
# ... or with what is counted, for HIT, GAIN and DRAW
KIND: Final = 4
NUMBER: Final = 5  # as it stands, or added
CAP: Final = 6  # at the most so much; 0 for any
TARGET: Final = 7
# The columns of the other rows
SKIP: Final = 1  # rows to go on, or back if below zero, for JUMP, MAY (if not) and NEXT
OTHERS: Final = 1  # whether EACH leaves out the one whose turn it is
BY_RIVAL: Final = 1  # whether an opponent makes the CHOICE
COUNT: Final = 2  # of the things to choose from
OPTION: Final = 3  # + number: rows to go on to reach it
OPTIONS: Final = WIDTH - OPTION

# Zones, as seen by the one who does it
ALLY: Final = 0
RIVAL: Final = 1  # an ally of an opponent
THEIRS: Final = 2  # an ally of the opponent named last
NEUTRAL: Final = 3
PLAY: Final = 4
DISCARDED: Final = 5
TOP: Final = 6
IT: Final = 7  # the card chosen last

UP: Final = 1
DOWN: Final = 2
OTHER: Final = 4  # than the active card

ONE: Final = 0
ALL: Final = -1

# Kinds of amounts
PLAIN: Final = 0
VALUE: Final = 1  # of the card chosen last, and so on
HIGHER: Final = 2
LOWER: Final = 3
DIFFERENCE: Final = 4
NUMBER_OF: Final = 5  # the cards of the row
HIGHEST: Final = 6  # value among them

# Targets of a hit
CHOSEN: Final = 0
THEM: Final = 1  # the opponent named last
EVERY: Final = 2
