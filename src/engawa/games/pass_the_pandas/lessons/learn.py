"""The first page: the goal, a turn, whom to give pandas, and the end, in pictures."""

from __future__ import annotations

from engawa.core.learn import Card, Learn, Picture
from engawa.games.pass_the_pandas import words as say


def _picture(position: str, *plays: str) -> Picture:
    return Picture(position, plays, seats=3)


LEARN = Learn(
    goal=say.LEARN_GOAL,
    says=say.LEARN_SAYS,
    picture=_picture("1/4/6 A 0 P:1 9", "give C"),
    turn=(
        Card(say.LEARN_ROLL_TITLE, say.LEARN_ROLL, _picture("4/5/6 A 0 WWPB..:1 3")),
        Card(say.LEARN_WATER_TITLE, say.LEARN_WATER, _picture("3/5/6 A 0 WWWP..:1 3")),
        Card(
            say.LEARN_PANDA_TITLE,
            say.LEARN_PANDA,
            _picture("5/4/6 A 0 PP...:2 4", "give B", "give C"),
        ),
        Card(say.LEARN_BAMBOO_TITLE, say.LEARN_BAMBOO, _picture("3/6/4 A 2 P..:1 6", "give B")),
    ),
    scoring=(
        Card(
            say.LEARN_LEADER_TITLE,
            say.LEARN_LEADER,
            _picture("4/2/6 A 0 P...:1 5", "give B"),
        ),
        Card(
            say.LEARN_SPLIT_TITLE,
            say.LEARN_SPLIT,
            _picture("4/3/3 A 0 PP..:2 5", "give B", "give C"),
        ),
        Card(
            say.LEARN_SAVE_TITLE,
            say.LEARN_SAVE,
            _picture("3/5/1 A 1 P..:1 8", "give C"),
        ),
    ),
    ends=Card(say.LEARN_END_TITLE, say.LEARN_END, _picture("1/4/6 A 0 WP:1 9", "give C")),
    heading=say.LEARN_HEADING,
)
