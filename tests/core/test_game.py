"""A game by name, with its seats and options chosen, or a sentence that says what would do."""

import pytest

import engawa
from engawa.core.errors import BadGame, BadPosition
from engawa.core.game import Game, Option
from engawa.template import ROOM


@pytest.mark.parametrize(
    ("name", "seats", "options", "says"),
    [
        ("chess", 2, {}, "there is no game 'chess'; there are: bamboo_harvest"),
        ("pass_the_pandas", 1, {}, "Pass the Pandas seats 2 to 5, not 1"),
        ("pass_the_pandas", 6, {}, "Pass the Pandas seats 2 to 5, not 6"),
        (
            "pass_the_pandas",
            2,
            {"colour": 1},
            "Pass the Pandas has no option 'colour'; "
            "it has: places, bamboozled, pandamonium, turn_cap",
        ),
        ("pass_the_pandas", 2, {"places": "maybe"}, "option places takes yes or no, not 'maybe'"),
        ("pass_the_pandas", 2, {"places": 2}, "option places takes yes or no, not 2"),
        (
            "pass_the_pandas",
            2,
            {"pandamonium": 201},
            "option pandamonium takes a whole number from 0 to 200, not 201",
        ),
        (
            "pass_the_pandas",
            2,
            {"turn_cap": 0},
            "option turn_cap takes a whole number from 1 to 30000, not 0",
        ),
        (
            "pass_the_pandas",
            2,
            {"pandamonium": 2.5},
            "option pandamonium takes a whole number from 0 to 200, not 2.5",
        ),
    ],
)
def test_what_cannot_be_made_is_said_in_a_sentence(
    name: str, seats: int, options: dict[str, object], says: str
) -> None:
    with pytest.raises(BadGame) as refused:
        engawa.make(name, seats, **options)
    assert isinstance(refused.value, ValueError)
    assert str(refused.value).startswith(says)


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


def test_the_fewest_seats_are_taken_unless_said_otherwise() -> None:
    assert engawa.make("pass_the_pandas").seats == 2


def test_only_unusual_options_count_as_chosen() -> None:
    game = engawa.make("pass_the_pandas", 3, places="no", pandamonium="25", turn_cap=1000)
    assert game.chosen() == {"pandamonium": 25}
    assert game.options == {"places": 0, "bamboozled": 0, "pandamonium": 25, "turn_cap": 1000}


@pytest.mark.parametrize("options", [{}, {"bamboozled": 1}, {"pandamonium": 25, "turn_cap": 9}])
def test_a_game_writes_how_to_make_it_again(options: dict[str, object]) -> None:
    game = engawa.make("pass_the_pandas", 4, **options)
    again = eval(repr(game), {"engawa": engawa})
    assert (again.name, again.seats, again.options) == (game.name, game.seats, game.options)


def test_a_position_knows_its_game() -> None:
    s = engawa.make("pass_the_pandas", 3, pandamonium=25).start()
    assert repr(s.game) == "engawa.make('pass_the_pandas', seats=3, pandamonium=25)"


def test_a_position_may_be_typed_carelessly() -> None:
    assert str(Game(ROOM, 2, {}).position("  7   b ")) == "7 B"


@pytest.mark.parametrize("text", ["", "7", "seven B", "7 C", "7 B 1", "x"])
def test_what_is_no_position_is_shown_one(text: str) -> None:
    with pytest.raises(BadPosition) as refused:
        Game(ROOM, 2, {}).position(text)
    assert str(refused.value) == (
        f"{text!r} is not a position of Pebbles; one looks like this: - A"
    )


def test_a_position_that_breaks_a_rule_says_which() -> None:
    with pytest.raises(BadPosition, match=r"^a heap holds 0 to 13 pebbles, not 14$"):
        Game(ROOM, 2, {}).position("14 A")


def test_a_number_too_large_for_the_box_is_no_position() -> None:
    with pytest.raises(BadPosition):
        engawa.make("pass_the_pandas").position(f"6/{10**30} A 0 - 0")
