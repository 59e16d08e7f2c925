"""A game by name, with its seats and options chosen, or a sentence that says what would do."""

import pytest

import engawa
from engawa import games
from engawa.core.errors import BadGame, BadPosition
from engawa.core.game import Game, Option
from engawa.template import SPEC


def test_a_game_there_is_not_is_answered_with_those_there_are() -> None:
    with pytest.raises(BadGame) as refused:
        engawa.make("chess", 2)
    assert isinstance(refused.value, ValueError)
    assert str(refused.value) == f"there is no game 'chess'; there are: {', '.join(engawa.names())}"


def test_games_that_live_elsewhere_are_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each search reads a file of every installed package."""
    engawa.names()
    monkeypatch.setattr(games, "entry_points", lambda **_: pytest.fail("it looks again"))
    assert engawa.names()[: len(games.GAMES)] == games.GAMES
    with pytest.raises(BadGame):
        engawa.make("chess", 2)


def test_a_game_without_options_says_that_it_has_none() -> None:
    class Bare:
        title = "Bare"
        name = "bare"
        seats = range(2, 3)
        options = ()

    with pytest.raises(BadGame, match=r"^Bare has no option 'x'; it has: none$"):
        Game(Bare, 2, {"x": 1})  # type: ignore[arg-type]


@pytest.mark.parametrize("value", ["yes", "YES", "true", "on", "1", 1, True])
def test_yes_has_several_words(value: object) -> None:
    assert Option("places", "").read(value) == 1


@pytest.mark.parametrize("value", ["no", "No", "false", "off", "0", 0, False])
def test_no_has_several_words(value: object) -> None:
    assert Option("places", "").read(value) == 0


@pytest.mark.parametrize(("value", "number"), [("3", 3), (3, 3), ("7", 7)])
def test_a_number_may_come_as_text(value: object, number: int) -> None:
    assert Option("points", "", low=3, high=7).read(value) == number


@pytest.mark.parametrize("value", ["", "2", "8", "-3", "3.0", None, "three"])
def test_a_number_out_of_its_range_is_no_number(value: object) -> None:
    with pytest.raises(BadGame, match="option points takes a whole number from 3 to 7, not"):
        Option("points", "", low=3, high=7).read(value)


@pytest.mark.parametrize("name", engawa.names())
def test_the_fewest_seats_are_taken_unless_said_otherwise(name: str) -> None:
    assert engawa.make(name).seats == min(engawa.make(name).spec.seats)


def test_a_position_may_be_typed_carelessly() -> None:
    assert str(Game(SPEC, 2, {}).position("  7   b ")) == "7 B"


@pytest.mark.parametrize("text", ["", "7", "seven B", "7 C", "7 B 1", "x"])
def test_what_is_no_position_is_shown_one(text: str) -> None:
    with pytest.raises(BadPosition) as refused:
        Game(SPEC, 2, {}).position(text)
    assert str(refused.value) == (
        f"{text!r} is not a position of Pebbles; one looks like this: - A"
    )


def test_a_position_that_breaks_a_rule_says_which() -> None:
    with pytest.raises(BadPosition, match=r"^a heap holds 0 to 13 pebbles, not 14$"):
        Game(SPEC, 2, {}).position("14 A")
