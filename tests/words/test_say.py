"""A Say is data; a voice makes text of it, in its language and for its listener."""

import gc
import pickle
import weakref

import pytest
from msgspec import json

from engawa.words import SEATS, Say, Voice, either, house, library, listed, plural, table, together
from engawa.words.library import BadWords

NAMES = ("Ann", "Ben", "Cleo")


def test_equal_arguments_make_the_same_say() -> None:
    one, other = house.points(5), house.points(5)
    assert one is other
    assert one != house.points(4)
    assert pickle.loads(pickle.dumps(one)) is one


def test_a_say_that_nobody_holds_is_forgotten() -> None:
    held = weakref.ref(Say("x", (("n", 123_456_789),)))
    gc.collect()
    assert held() is None


def test_a_seat_is_never_taken_for_a_number() -> None:
    assert Say("x", (("a", SEATS[1]),)) != Say("x", (("a", 1),))


def test_nobody_can_be_called_you() -> None:
    voice = Voice(names=("you", "Ben"), you=1)
    assert voice(table.resigned(SEATS[0])) == "“you” resigned."


def test_a_name_from_right_to_left_ends_with_itself() -> None:
    voice = Voice(names=("דנה", "Ben"))
    assert voice(table.resigned(SEATS[0])) == "\u2068דנה\u2069 resigned."


def test_things_are_listed_as_the_catalogue_says() -> None:
    assert [str(listed([*"ABC"][:n])) for n in range(4)] == ["", "A", "A and B", "A, B and C"]
    assert str(either(["A", "B", "C"])) == "A, B or C"
    assert str(listed([SEATS[0], 2])) == "A and 2"
    assert str(listed([3])) == "3"


def test_sentences_follow_one_another_and_nothing_is_left_out_but_nothing() -> None:
    assert together() == ""
    assert together("", house.NOBODY_WINS, "") == house.NOBODY_WINS
    assert str(together("One.", "Two.", "Three.")) == "One. Two. Three."


def test_a_say_becomes_text_wherever_it_stands_in_a_message() -> None:
    voice = Voice(names=NAMES, you=0)
    message = {"asks": house.won_alone(who=SEATS[0], amount=house.points(1)), "rows": [("x", 3)]}
    assert json.decode(voice.encode(message)) == {"asks": "You have 1 point.", "rows": [["x", 3]]}
    with pytest.raises(TypeError, match="object cannot be sent"):
        voice.encode({"asks": object()})


def test_large_numbers_are_written_as_the_language_writes_them() -> None:
    assert str(house.points(12000)) == "12,000 points"


def test_what_cannot_be_said_is_an_error_here_and_an_id_at_a_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(BadWords, match="no catalogue has"):
        str(Say("house.nonsense"))
    with pytest.raises(BadWords, match="is given"):
        str(Say("house.amount-of", (("what", "dice"),)))
    assert str(house.amount_of(what="dice", n=2, of=3)) == "dice 2 of 3"
    with pytest.raises(BadWords, match="is given"):  # even after it was said correctly
        str(Say("house.amount-of", (("what", "coins"),)))
    monkeypatch.setattr(Voice, "strict", False)
    assert str(Say("house.nothing-like-it")) == "[house.nothing-like-it]"


def test_what_was_said_is_not_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    voice = Voice(names=NAMES, you=0)
    says = [house.won_alone(who=SEATS[k], amount="all") for k in (0, 1)] + [house.NOBODY_WINS]
    told = [voice(say) for say in says]
    monkeypatch.setattr(Voice, "_make", lambda self, say: "made again")
    assert [voice(say) for say in says] == told
    fresh = Voice(names=NAMES, you=0)
    assert [fresh(say) for say in says] == told  # voices of the same listener share them
    other = Voice(names=NAMES, you=1)
    assert [other(say) for say in says] == ["made again", "made again", told[2]]


def test_a_text_that_somebody_typed_may_be_of_any_length() -> None:
    said = str(house.seat_free("x" * 100_000))
    assert said.startswith("Seat xxx")
    assert said.endswith("x…")
    assert len(said) < 2000


def test_only_so_many_texts_are_kept_and_none_of_tables_that_are_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(library, "TEXTS", 100)
    language = library.Language("en")
    monkeypatch.setattr("engawa.words.voice.language", lambda name: language)
    voices = [Voice("en", (f"Ann {k}", f"Ben {k}"), you=k % 2) for k in range(10)]
    for n in range(50):
        for k, voice in enumerate(voices):
            said = voice(house.took_back(who=SEATS[1], lines=n + 2))
            assert said.startswith("You took" if k % 2 else f"Ben {k} took")
            voice(house.points(n))
            assert kept_texts(language) <= 100
    assert len(language._shelves) == 20
    del voices, voice
    gc.collect()
    assert len(language._shelves) == 0


def kept_texts(language: library.Language) -> int:
    return sum(map(len, [language.known, *language._shelves.values()]))


def test_a_message_may_choose_by_whether_the_listener_is_among_those_it_speaks_of() -> None:
    shared = house.won_shared(amount=house.points(3), who=listed(SEATS[:2]))
    names = ("Ann", "Ben", "Cyd")
    told = [Voice("de", names, you)(shared) for you in (1, 2, None)]
    assert told[0] == "Gleichstand (3 Punkte). Ihr teilt euch den Sieg: Ann und du."
    assert told[1] == told[2] == "Gleichstand (3 Punkte): Ann und Ben teilen sich den Sieg."


def test_a_book_that_is_being_read_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Threads read catalogues too: a second one reads as well, and misses nothing."""
    english, first = library.Language("en"), True

    def read(book: str, name: str) -> dict[str, library.Message]:
        nonlocal first
        if first:
            first = False
            english.find("house.points")
        return library_read(book, name)

    library_read = library.read
    monkeypatch.setattr(library, "read", read)
    assert english.find("house.points")[1] == ""


def test_a_word_that_depends_on_the_plural_alone_is_the_same_for_all_its_numbers() -> None:
    assert [plural(n) for n in (0, 1, 2, 3, 5, 40)] == [0, 1, 2, 2, 2, 2]  # French has 0 like 1
