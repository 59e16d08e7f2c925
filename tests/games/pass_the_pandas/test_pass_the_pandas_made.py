"""Making the game with seats and options, or an error that says what would work."""

import pytest

import engawa
from engawa.core.errors import BadGame, BadPosition


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        (1, {}, "Pass the Pandas seats 2 to 5, not 1"),
        (6, {}, "Pass the Pandas seats 2 to 5, not 6"),
        (
            2,
            {"colour": 1},
            "Pass the Pandas has no option 'colour'; "
            "it has: places, bamboozled, pandamonium, turn_cap",
        ),
        (2, {"places": "maybe"}, "option places takes yes or no, not 'maybe'"),
        (2, {"places": 2}, "option places takes yes or no, not 2"),
        (
            2,
            {"pandamonium": 201},
            "option pandamonium takes a whole number from 0 to 200, not 201",
        ),
        (
            2,
            {"turn_cap": 0},
            "option turn_cap takes a whole number from 1 to 30000, not 0",
        ),
        (
            2,
            {"pandamonium": 2.5},
            "option pandamonium takes a whole number from 0 to 200, not 2.5",
        ),
    ],
)
def test_what_cannot_be_made_is_said_in_a_sentence(
    seats: int, options: dict[str, object], says: str
) -> None:
    with pytest.raises(BadGame) as refused:
        engawa.make("pass_the_pandas", seats, **options)
    assert isinstance(refused.value, ValueError)
    assert str(refused.value).startswith(says)


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


def test_a_number_too_large_for_the_box_is_no_position() -> None:
    with pytest.raises(BadPosition):
        engawa.make("pass_the_pandas").position(f"6/{10**30} A 0 - 0")
