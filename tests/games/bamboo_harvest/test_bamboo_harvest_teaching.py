"""What the coach of Bamboo Harvest tells in a moment, best paths, and the goal strip."""

from itertools import pairwise

import engawa
from engawa.core.position import Position
from engawa.core.tip import Moment, next_tip
from engawa.games import spec
from engawa.games.bamboo_harvest.lessons.forest import position
from engawa.games.bamboo_harvest.screen.face import Face
from engawa.games.bamboo_harvest.screen.goal import best_way
from engawa.games.bamboo_harvest.screen.observe import Known
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
    assert {"5D", "9D'"} <= set(marked)
    elsewhere = at("A c5 e5 B e4 b6", "build A A 8 34/14 KC/5S,2S -/-/-")
    assert told(elsewhere, "goal")[2] == "It leaves you 4 reeds."


def test_who_could_lose_next_turn_hears_which_card_is_wanted() -> None:
    s = at("A b6 d3 f2 B a6 c6 e6 f6 g6", "swap A A 20 12/34 5C,8S/5S,2S -/-/-")
    danger = ("danger", ["5D"], "Haru needs one build more.")
    assert told(s, "goal") == danger
    assert told(s, less=True) == danger


def test_the_harvest_is_told_in_reeds_and_cards() -> None:
    s = at("A c2 c5 B e4 b6", "harvest A A 0 14/14 8C,3S/5S,2S JS,9C/-/- harvest=c2,c5")
    first = told(s, "goal")
    assert first == ("harvest", ["token-c2", "token-c5"], "On c2 it is 6 reeds, from 3 threes.")
    assert told(s, "goal", "harvest")[:2] == ("equal", ["token-c2"])
    assert told(s, "goal", "harvest", "equal", "court")[2] == "You lack 16 reeds for a build."


def test_a_best_path_lacks_what_the_rules_say_and_keeps_to_their_guests() -> None:
    see = at(NEARLY, "build A A 20 34/14 5C/9S,2S -/-/-").sight(0)
    assert isinstance(see, Known)
    mine = best_way(see, 0)
    assert mine.cells == ("a6", "b6", "c6", "d6", "e6", "f6", "g6")
    assert mine.missing == ("d6",)
    theirs = best_way(see, 1)
    assert len(theirs.missing) == min(see.missing[1])
    guests = [cell for cell in theirs.cells if see.at(cell).token == 0]
    assert 1 <= len(guests) <= 2


def test_the_goal_says_how_far_everybody_and_the_end_are() -> None:
    scene = at(NEARLY, "build A A 20 34/14 5C/9S,2S -/-/-").scene(0)
    assert scene.goal
    assert str(scene.goal.says) == "Build a path across the forest, or 10 tokens."
    assert str(scene.goal.end) == "One build could end it."
    assert str(scene.panels[0].far) == "6 of 7 cards stand"
    start = engawa.make("bamboo_harvest").start().scene(0)
    assert [str(panel.far) for panel in start.panels] == ["0 of 7 cards stand"] * 2


def test_the_best_path_of_each_seat_is_drawn_and_told_from_side_to_side() -> None:
    scene = at(NEARLY, "build A A 20 34/14 5C/9S,2S -/-/-").scene(0)
    lines = {sprite.key: sprite.face for sprite in scene.board if sprite.drawing == "bh-path"}
    cells = ("a6", "b6", "c6", "d6", "e6", "f6", "g6")
    assert lines["path-A"] == Face(seat="A", cells=cells, missing=("d6",))
    missing = [len(face.missing) for face in lines.values() if isinstance(face, Face)]
    assert [panel.counts[-1][2] for panel in scene.panels] == missing
    voice = Voice(you=0, names=("Aoi", "Haru"))
    mine, theirs = (voice(panel.note) for panel in scene.panels)
    assert "Your best path: west to east. 6 of 7 cards stand." in mine
    assert mine.endswith("Missing: d6 (five, you hold one).")
    assert "you hold" not in theirs


def test_a_path_that_bends_is_walked_card_by_card() -> None:
    see = at("A a6 b6 c6 c5 d5 e6 B e5 d3 f2", "build A A 20 34/14 5C/9S,2S -/-/-").sight(0)
    assert isinstance(see, Known)
    for seat in range(2):
        cells = best_way(see, seat).cells
        steps = [
            abs(ord(one[0]) - ord(two[0])) + abs(int(one[1]) - int(two[1]))
            for one, two in pairwise(cells)
        ]
        assert steps == [1] * (len(cells) - 1)


def test_what_others_hold_for_their_path_is_not_told() -> None:
    s = at(NEARLY, "build A A 20 34/14 5C/9S,2S -/-/-")
    for panel in s.scene(1).panels[:1]:
        assert "hold" not in str(panel.note)
    assert "hold" not in "".join(str(panel.note) for panel in s.scene(None).panels)


def test_before_tokens_stand_and_after_the_end_no_path_is_drawn() -> None:
    start = engawa.make("bamboo_harvest").start().scene(0)
    s = at(NEARLY, "build A A 20 34/14 5C/9S,2S -/-/-")
    s.play("build d6 5C")
    for scene in (start, s.scene(0)):
        assert not [sprite for sprite in scene.board if sprite.drawing == "bh-path"]
