"""Playing cards: one name each, and words for a reader."""

import pytest

from engawa.core.errors import BadLine
from engawa.kit import cards


@pytest.mark.parametrize(
    ("card", "name", "words"),
    [
        (0, "AC", "ace of clubs"),
        (12, "KC", "king of clubs"),
        (13 + 6, "7S", "seven of spades"),
        (26 + 9, "10D", "ten of diamonds"),
        (39 + 11, "QH", "queen of hearts"),
        (51, "KH", "king of hearts"),
    ],
)
def test_a_card_has_a_name_and_words(card: int, name: str, words: str) -> None:
    assert (cards.name(card), cards.words(card)) == (name, words)


def test_fifty_two_names_read_back_as_their_cards() -> None:
    names = [cards.name(card) for card in range(52)]
    assert len(set(names)) == 52
    assert [cards.parse(name) for name in names] == list(range(52))
    assert [cards.parse(name.lower()) for name in names] == list(range(52))


def test_fifty_two_cards_are_said_in_different_words() -> None:
    assert len({cards.words(card) for card in range(52)}) == 52


@pytest.mark.parametrize("text", ["", "7", "S", "1S", "11S", "7X", "S7", "7 S", "0D", "7SS"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(BadLine) as refused:
        cards.parse(text)
    assert str(refused.value) == f"expected a card such as 7S, 10D or QH, not {text!r}"
