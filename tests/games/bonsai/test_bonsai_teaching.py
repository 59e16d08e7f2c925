"""The goal of Bonsai on the screen, and what its coach makes of a seat's tree."""

from said import said

import engawa
from engawa import Position
from engawa.core.tip import Moment, next_tip
from engawa.games.bonsai.lessons.tips import TIPS
from engawa.games.bonsai.screen.observe import Known

GOALS = "brown-low,brown-hard,green-low,green-hard"
OFFER = "board=tool,parchment-L,growth-L,helper-W"
MANY = "master-WW,master-WL,master-LL,master-LF,master-LR,helper-L,helper-F,parchment-W"


def tree(doing: str, has: str) -> Position:
    position = f"A {doing} - goals={GOALS} {OFFER} A={has} B=WL/-/-/-"
    return engawa.make("bonsai", 2).position(position)


def coach(s: Position, key: str) -> tuple[list[str], str]:
    """What a tip marks, and what it means for the seat that is to move."""
    see = s.sight(s.to_move)
    assert isinstance(see, Known)
    moment = Moment(see, s.lines(), s.to_move)
    tip = next_tip(TIPS, moment, {tip.key for tip in TIPS if tip.key != key})
    assert tip, key
    return list(tip.at(moment)), said(tip.now(moment), you=s.to_move)


# --- the goal ---


def test_the_goal_says_how_far_each_seat_and_the_end_are() -> None:
    s = tree("turn 5", "W/helper-L,parchment-W/Wnw1,Lnw2/-")
    scene = s.scene(0)
    assert scene.goal
    assert said(scene.goal.says) == "Grow the tree with the most points."
    assert said(scene.goal.end) == "26 cards in the deck."
    assert [said(panel.far) for panel in scene.panels] == ["5 points", "0 points"]
    assert said(s.scene(1).panels[0].far) == "3 points", "Parchments are their owner's to count"


def test_alone_one_is_so_many_of_the_points_to_reach() -> None:
    assert (
        said(engawa.make("bonsai", 1, level=1).start().scene(0).panels[0].far) == "0 of 100 points"
    )


# --- what the coach makes of it ---


def test_a_flower_is_told_where_it_has_the_most_open_sides() -> None:
    at, now = coach(tree("place:WL* 5", f"F/{MANY}/Wnw1,Lnw2,Lne1nw1/-"), "flower")
    assert now == "The best place now has 5 open sides."
    assert "cell-nw3" in at
    assert "cell-ne1nw2" not in at, "it touches both leaves"


def test_a_fruit_is_told_whether_there_is_a_place_for_it() -> None:
    waits = coach(tree("place:WL* 5", f"R/{MANY}/Wnw1,Lnw2/-"), "fruit")
    assert waits == (["supply-fruit"], "There is no place for it yet.")
    fits = coach(tree("place:WL* 5", f"R/{MANY}/Wnw1,Lnw2,Lne1nw1/-"), "fruit")
    assert fits == (["cell-ne1nw2"], "There is a place for it now.")


def test_the_nearest_goal_is_told_with_what_one_has() -> None:
    _, now = coach(tree("turn 5", f"W/{MANY}/Wnw1,Lnw2,Lne1nw1,Lnw1w1/-"), "goals")
    assert now == "You are nearest to 5 leaves in one group: you have 3 of 5."


def test_a_goal_to_claim_is_told_with_the_harder_one_of_its_colour() -> None:
    wood = "Wnw1,Wnw2,Wnw3,Wne1nw1,Wne1nw2,Wne1nw3,Wne1"
    at, now = coach(tree("claim 9", f"-/{MANY}/{wood}/-"), "claim")
    assert at == ["goal-brown-low"]
    assert now == "8 wood brings you 5 points. 12 wood would bring 15 points."
