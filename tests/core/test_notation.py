"""Spelling that every game shares."""

import pytest

from engawa.core.errors import BadLine
from engawa.core.notation import count, listed, parse_seat, seat_name


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_seat_has_a_letter(seats: int) -> None:
    letters = [seat_name(seat) for seat in range(seats)]
    assert letters == list("ABCDE"[:seats])
    assert [parse_seat(letter, seats) for letter in letters] == list(range(seats))
    assert [parse_seat(letter.lower(), seats) for letter in letters] == list(range(seats))


@pytest.mark.parametrize("name", ["", "D", "AB", "1", " A", "-"])
def test_a_seat_that_is_not_at_the_table_is_refused(name: str) -> None:
    with pytest.raises(BadLine) as refused:
        parse_seat(name, 3)
    assert str(refused.value) == f"expected a seat, A to C, not {name!r}"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], ""),
        (["A"], "A"),
        (["A", "B"], "A and B"),
        (["A", "B", "C"], "A, B and C"),
        (["A", "B", "C", "D"], "A, B, C and D"),
    ],
)
def test_words_are_listed_as_a_person_does(words: list[str], sentence: str) -> None:
    assert listed(words) == sentence


def test_the_last_word_may_be_an_alternative() -> None:
    assert listed(["A", "B", "C"], "or") == "A, B or C"


@pytest.mark.parametrize(
    ("n", "word", "says"),
    [
        (0, "panda", "0 pandas"),
        (1, "panda", "1 panda"),
        (2, "panda", "2 pandas"),
        (1, "die|dice", "1 die"),
        (2, "die|dice", "2 dice"),
    ],
)
def test_a_count_has_its_word_in_the_right_form(n: int, word: str, says: str) -> None:
    assert count(n, word) == says
