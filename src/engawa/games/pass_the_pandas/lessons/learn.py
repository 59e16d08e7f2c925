"""The first page: the goal, a turn, and the end, in pictures."""

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
    scoring=(),
    ends=Card(say.LEARN_END_TITLE, say.LEARN_END, _picture("1/4/6 A 0 WP:1 9", "give C")),
)
