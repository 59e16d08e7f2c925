"""How far a card in one's hand is, counted as the rules count."""

from __future__ import annotations

from functools import lru_cache

from engawa.games.takenoko import words as say
from engawa.games.takenoko.rules import components, objectives
from engawa.games.takenoko.rules import progress as rules
from engawa.games.takenoko.rules.state import State
from engawa.words import Words

#: What a card tells: the key of its sentence; how many there are, of how many; how many are dry
Progress = tuple[str, int, int, int]


def progress(s: State, seat: int, card: int) -> Progress:
    if objectives.is_fulfilled(s, seat, card):
        return "done", 0, 0, 0
    deck = components.CARD_TYPE[card]
    return COUNTS[deck](s, seat, card - components.TYPE_START[deck])


@lru_cache(256)
def told(found: Progress) -> Words:
    """``2 of 3, 1 dry``, ``no fertilizer yet``"""
    key, n, of, dry = found
    return say.progress(key=key, n=n, of=of, dry=dry)


def _plots(s: State, _: int, card: int) -> Progress:
    """Plots that lie as the pattern has them; if no two do, all of its colours."""
    size = components.PATTERN_SIZE[card]
    lie, wet = divmod(rules.pattern(s, card), rules.EACH)
    if lie == 1 and (apart := rules.fitting(s, card)) > 1:
        return "apart", apart, size, 0
    return "dry" if wet < lie else "some", lie, size, lie - wet


def _stand(s: State, _: int, card: int) -> Progress:
    """Bamboos that stand; of a single one its height, if there is ground for it."""
    wanted = components.STAND_COUNT[card]
    if wanted > 1:
        return "some", s.stands[card], wanted, 0
    height = rules.tallest(s, card)
    return "high" if height >= 0 else "none", height, components.TALLEST, 0


def _meal(s: State, seat: int, card: int) -> Progress:
    return "some", rules.eaten(s, seat, card), components.MEAL_SIZE[card], 0


COUNTS = (_plots, _stand, _meal)
