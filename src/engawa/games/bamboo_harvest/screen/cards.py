"""Cards, reeds and deeds in words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engawa.games.bamboo_harvest import words as say
from engawa.games.bamboo_harvest.rules import components
from engawa.games.bamboo_harvest.screen.observe import Crop, Known
from engawa.kit import cards
from engawa.words import Say, Words, house

RANKS: tuple[Say, ...] = (
    *(say.RANK_ACE, say.RANK_TWO, say.RANK_THREE, say.RANK_FOUR, say.RANK_FIVE),
    *(say.RANK_SIX, say.RANK_SEVEN, say.RANK_EIGHT, say.RANK_NINE, say.RANK_TEN),
    *(say.RANK_JACK, say.RANK_QUEEN, say.RANK_KING),
)
MANY: tuple[Callable[[int], Say], ...] = (
    *(say.many_ace, say.many_two, say.many_three, say.many_four, say.many_five),
    *(say.many_six, say.many_seven, say.many_eight, say.many_nine, say.many_ten),
    *(say.many_jack, say.many_queen, say.many_king),
)
SUITS = (say.SUIT_CLUBS, say.SUIT_SPADES, say.SUIT_DIAMONDS, say.SUIT_HEARTS)
WILD = "DH"  # [wild] suits of deeds
RANK_OF = {rank + suit: i for i, rank in enumerate(cards.RANKS) for suit in cards.SUITS}
DEED_WORTH = 6  # in reeds, where a token has to be advised: more than the best single card
SPARE_WORTH = 3  # of one that only replaces another, as the hand is full


@cache
def card(name: str) -> Say:
    """``seven of spades``; marks of where it lies, or that it is a second one, do not count."""
    number = cards.parse(name.rstrip("?'"))
    return say.card(rank=RANKS[number % 13], suit=SUITS[number // 13])


def rank_of(name: str) -> str:
    """``10`` of a card or deed."""
    return name.rstrip("'")[:-1]


def rank_on(see: Known, cell: str) -> Say:
    return RANKS[RANK_OF[see.at(cell).card.rstrip("'")]]


def yields(rank: int, times: int = 1) -> Words:
    """What so many cards of a rank yield."""
    is_court = rank >= components.JACK
    return say.deeds(times) if is_court else say.reeds(times * components.YIELD[rank])


def gain(crop: Crop) -> Words:
    return say.deeds(crop.deeds) if crop.deeds else say.reeds(crop.reeds)


def chip(crop: Crop) -> Words:
    return say.deeds(crop.deeds) if crop.deeds else house.more(crop.reeds)


def best(see: Known, cell: str) -> Crop | None:
    """What a token had better harvest; None if there is nothing."""
    seat = see.at(cell).token
    is_full = seat is not None and see.held(seat) >= components.HAND
    here = [crop for crop in see.crops if crop.cell == cell]
    return max(here, key=lambda crop: worth(crop, is_full), default=None)


def worth(crop: Crop, is_full: bool = False) -> int:
    return crop.reeds + (SPARE_WORTH if is_full else DEED_WORTH) * crop.deeds
