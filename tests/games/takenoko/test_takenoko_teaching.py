"""The goal of Takenoko on the screen, and what its coach makes of a seat's cards."""

import pytest
from said import said

import engawa
from engawa import Position
from engawa.core.tip import Moment
from engawa.games.takenoko.lessons.tips import TIPS
from engawa.games.takenoko.screen.observe import Known

OTHER = "B=0/-/-/line-pink/-"


def table(has: str, garden: str = "e1:g2,ne1:y1,e1ne1:p0 - pond pond") -> Position:
    return engawa.make("takenoko").position(f"A main 3 none:2:- {garden} A={has} {OTHER}")


def coach(s: Position, key: str) -> str:
    """What a tip means for the seat that is to move."""
    tip = next(tip for tip in TIPS if tip.key == key)
    see = s.sight(s.to_move)
    assert isinstance(see, Known)
    moment = Moment(see, s.lines(), s.to_move)
    assert tip.when(moment), key
    return said(tip.now(moment), you=s.to_move)


# --- the goal ---


def test_the_goal_says_how_far_each_seat_and_the_end_are() -> None:
    done = "eat-green,eat-yellow,line-green,curve-green,tall-pink-bare,eat-trio,line-yellow"
    scene = table(f"0/-/-/curve-pink/{done}").scene(1)
    assert scene.goal
    assert said(scene.goal.says) == "Be first to finish 9 cards. Then most points win."
    assert said(scene.goal.end) == "2 cards from the end."
    assert [said(panel.far) for panel in scene.panels] == ["7 of 9", "0 of 9"]


def test_with_the_emperor_taken_the_goal_speaks_of_the_last_turn() -> None:
    done = "eat-green,eat-green,eat-yellow,line-green,curve-green,tall-pink-bare,eat-trio,eat-trio"
    s = table(f"0/-/gg/eat-green/{done}")
    s.play("fulfil eat-green")
    goal = s.scene(0).goal
    assert goal
    assert said(goal.end) == "Everybody else has one last turn."


# --- what the coach makes of it ---


@pytest.mark.parametrize(
    ("eaten", "card", "says"),
    [
        ("-", "eat-green", "Your panda card asks for two green pieces. You have none."),
        ("g", "eat-green", "Your panda card asks for two green pieces. You have one."),
        ("ggg", "eat-green", "Your panda card asks for two green pieces. You have them."),
        ("gg", "eat-trio", "Your panda card asks for one piece of each colour. You have 1 of 3."),
        (
            "gyp",
            "eat-trio",
            "Your panda card asks for one piece of each colour. You have them all.",
        ),
        ("g", "line-green", ""),
    ],
)
def test_the_panda_is_told_with_what_one_has_eaten(eaten: str, card: str, says: str) -> None:
    assert coach(table(f"0/-/{eaten}/{card}/-"), "panda") == says


@pytest.mark.parametrize(
    ("card", "says"),
    [
        ("tall-green-bare", "The tallest green bamboo has 2 of 4."),
        ("grove-pink", "No pink bamboo stands yet."),
    ],
)
def test_the_gardener_is_told_with_how_tall_the_bamboo_is(card: str, says: str) -> None:
    assert coach(table(f"0/-/-/{card}/-"), "gardener").endswith(says)


def test_a_channel_is_told_with_the_dry_plots_in_its_reach() -> None:
    s = table("2/-/-/line-green/-")
    assert coach(s, "channel") == "It reaches no dry plot yet, but the next one will start from it."
    s.play("irrigate e1 ne1")
    assert coach(s, "channel") == "One dry plot is in its reach now."


def test_a_card_that_is_done_is_told_with_what_it_costs() -> None:
    assert coach(table("0/-/gg/eat-green/-"), "fulfil") == "A panda card takes the pieces it shows."
    garden = "e1:g4,ne1:y1 - pond pond"
    stays = "The garden stays as it is, and may serve for other cards."
    assert coach(table("0/-/-/tall-green-bare/-", garden), "fulfil") == stays
