"""How far a card in one's hand is, counted as the rules count."""

from __future__ import annotations

from functools import lru_cache

from engawa.core.observation import follows
from engawa.games.takenoko import words as say
from engawa.games.takenoko.rules import components, objectives
from engawa.games.takenoko.rules import progress as rules
from engawa.games.takenoko.rules.state import State
from engawa.words import Words

#: What a card tells: the key of its sentence; how many there are, of how many; how many are dry
Progress = tuple[str, int, int, int]


GARDEN = ("plots", "colour", "wet", "near", "patterns", "improvement", "height", "stands")


@follows(*GARDEN, "mat", "hand", "hand_size")
def held(s: State, seat: int) -> tuple[tuple[int, Progress], ...]:
    """The cards in one's hand, each with how far it is."""
    first = seat * components.HAND
    cards = s.hand[first : first + s.hand_size[seat]]
    return tuple([(card, progress(s, seat, card)) for card in cards])


def progress(s: State, seat: int, card: int) -> Progress:
    deck = components.CARD_TYPE[card]
    return COUNTS[deck](s, seat, card - components.TYPE_START[deck])


@lru_cache(256)
def told(found: Progress) -> Words:
    """``2 of 3, 1 dry``, ``no fertilizer yet``"""
    key, n, of, dry = found
    return say.progress(key=key, n=n, of=of, dry=dry)


DONE: Progress = ("done", 0, 0, 0)


def _plots(s: State, _: int, card: int) -> Progress:
    return _lies(s, card)


@follows("plots", "colour", "wet", "near", "patterns")
def _lies(s: State, card: int) -> Progress:
    """Plots that lie as the pattern has them; if no two do, all of its colours."""
    if objectives.has_pattern(s, card):
        return DONE
    size = components.PATTERN_SIZE[card]
    lie, wet = divmod(rules.pattern(s, card), rules.EACH)
    if lie == 1 and (apart := rules.fitting(s, card)) > 1:
        return "apart", apart, size, 0
    return "dry" if wet < lie else "some", lie, size, lie - wet


def _stand(s: State, _: int, card: int) -> Progress:
    """Bamboos that stand; of a single one its height, if there is ground for it."""
    if objectives.has_stand(s, card):
        return DONE
    wanted = components.STAND_COUNT[card]
    if wanted > 1:
        return "some", s.stands[card], wanted, 0
    height = rules.tallest(s, card)
    return "high" if height >= 0 else "none", height, components.TALLEST, 0


def _meal(s: State, seat: int, card: int) -> Progress:
    if objectives.has_meal(s, seat, card):
        return DONE
    return "some", rules.eaten(s, seat, card), components.MEAL_SIZE[card], 0


COUNTS = (_plots, _stand, _meal)
