"""What the coach of Bamboo Harvest tells in a moment, and the goal strip."""

import engawa
from engawa.core.position import Position
from engawa.core.tip import Moment, next_tip
from engawa.games import spec
from engawa.games.bamboo_harvest.lessons.forest import position
from engawa.words import Voice

TIPS = spec("bamboo_harvest").tips
NEARLY = "A a6 c6 e6 f6 g6 B b6 d3 f2"  # d6 is missing from west to east


def at(tokens: str, rest: str) -> Position:
    return engawa.make("bamboo_harvest").position(position(tokens, rest))


def told(s: Position, *known: str, less: bool = False) -> tuple[str, list[str], str]:
    """The tip of a position: its key, what it marks, and what it says of this moment."""
    moment = Moment(s.sight(s.to_move), s.lines(), s.to_move)
    tip = next_tip(TIPS, moment, known, less)
    assert tip
    voice = Voice(you=s.to_move, names=("Aoi", "Haru"))
    return tip.key, list(tip.at(moment)), voice(tip.now(moment))


def test_a_build_on_ones_best_path_is_pointed_out() -> None:
    s = at(NEARLY, "build A A 20 34/14 5C,9C/9S,2S -/-/-")
    key, marked, now = told(s, "goal")
    assert key == "build"
    assert now == "On your best path: d6."
    assert marked == ["5D"], "another build is of no use for it"
    elsewhere = at("A c5 e5 B e4 b6", "build A A 8 34/14 KC/5S,2S -/-/-")
    assert told(elsewhere, "goal")[2] == "It leaves you 4 reeds."


def test_who_could_lose_next_turn_hears_which_card_is_wanted() -> None:
    s = at("A b6 d3 f2 B a6 c6 e6 f6 g6", "swap A A 20 12/34 5C,8S/5S,2S -/-/-")
    danger = ("danger", ["5D"], "Haru needs one build more.")
    assert told(s, "goal") == danger
    assert told(s, less=True) == danger


def test_tokens_enough_are_no_path_that_one_could_close() -> None:
    """Seven tokens of ten, but four cards missing to a path: nothing to be swapped away."""
    s = at("A b6 d3 f2 B a1 c1 e1 g1 b3 d5 f5", "swap A A 20 12/34 5C,8S/5S,2S -/-/-")
    assert told(s, "goal")[0] == "swap"


def test_a_first_token_is_shown_where_it_would_bring_the_most() -> None:
    s = at("", "place A A 0 14/14 8C?,3S?/9C?,5S? -/-/-")
    key, marked, now = told(s)
    assert (key, now) == ("place", "On b2 it would bring the most now: 2 deeds.")
    assert marked == ["3H'"]


def test_the_harvest_is_told_in_reeds_and_cards() -> None:
    s = at("A c2 c5 B e4 b6", "harvest A A 0 14/14 8C,3S/5S,2S JS,9C/-/- harvest=c2,c5")
    first = told(s, "goal")
    assert first == ("harvest", ["token-c2", "token-c5"], "On c2 it is 6 reeds, from 3 threes.")
    assert told(s, "goal", "harvest")[:2] == ("equal", ["token-c2"])
    assert told(s, "goal", "harvest", "equal", "court")[2] == "You lack 16 reeds for a build."


def test_the_goal_says_how_far_everybody_is() -> None:
    scene = at(NEARLY, "build A A 20 34/14 5C/9S,2S -/-/-").scene(0)
    assert scene.goal
    assert str(scene.goal.says) == "Build a path across the forest, or 10 tokens."
    assert str(scene.panels[0].far) == "1 card missing"
    nine = at("A a1 c1 e1 g1 b3 d3 f3 a7 c7 B b6", "build A A 20 34/14 5C/9S,2S -/-/-").scene(0)
    assert str(nine.panels[0].far) == "1 token missing"
    start = engawa.make("bamboo_harvest").start().scene(0)
    assert [str(panel.far) for panel in start.panels] == ["7 cards missing"] * 2
