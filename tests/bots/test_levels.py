"""Levels: eight for every game, ours or not, each stronger by what it is given."""

from importlib.util import find_spec
from itertools import pairwise

import pytest
from games_by import LONGEST

import engawa
from engawa import Rng, bots
from engawa.bots import levels
from engawa.core.errors import BadGame
from engawa.core.game import Game
from engawa.core.sight import Sight
from engawa.template import SPEC


@pytest.mark.parametrize("name", [*engawa.names(), "pebbles"])
def test_every_game_has_eight_levels_with_a_name_and_a_sentence(name: str) -> None:
    found = levels.of(name)
    assert len(found) == levels.COUNT == 8
    assert len({level.name for level in found}) == 8
    assert all(str(level.says).endswith(".") for level in found)


@pytest.mark.parametrize("name", [*engawa.names(), "pebbles"])
def test_a_higher_level_slips_less_or_thinks_longer(name: str) -> None:
    for low, high in pairwise(levels.of(name)):
        assert (-high.slips, high.iterations) > (-low.slips, low.iterations)


def test_our_own_games_are_all_measured() -> None:
    for name in engawa.names():
        assert find_spec(f"engawa.games.{name}.bots"), name


def test_a_bot_is_called_by_the_name_of_its_level_or_by_its_own() -> None:
    assert [str(levels.called(LONGEST, f"level{n}")) for n in (1, 8)] == ["curious", "master"]
    assert str(levels.called("pebbles", "level4")) == "careful"
    assert levels.called(LONGEST, "search:2000") == "search:2000"


def test_a_level_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadGame, match=r"there is no bot 'level9'"):
        bots.find("level9")
    with pytest.raises(BadGame, match=r"^there are levels 1 to 8, not 0$"):
        levels.Player(0)


def test_a_level_plays_a_game_that_nobody_has_measured() -> None:
    s = Game(SPEC, 2, {}).position("9 A")
    assert bots.find("level4")(Sight(s, 0), Rng(1)) in s.legal()


def test_the_less_it_slips_the_oftener_a_beginner_takes_the_win() -> None:
    s = Game(SPEC, 2, {}).position("3 A")
    won = [
        sum(
            s.text(bots.find(f"level{n}")(Sight(s, 0), Rng(seed))) == "take 3" for seed in range(60)
        )
        for n in (1, 2, 3)
    ]
    assert won[0] < won[1] < won[2]
    assert won[0] > 60 / 3
