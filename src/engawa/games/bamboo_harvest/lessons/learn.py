"""The first page: the goal, a turn, how it is won, and the end, in pictures."""

from __future__ import annotations

from engawa.core.learn import Card, Learn, Picture
from engawa.games.bamboo_harvest import words as say
from engawa.games.bamboo_harvest.lessons.forest import position

CARDS = "?? ??? ??' ???' token-* disturb-*"  # of the forest, with what lies on them


def _picture(tokens: str, rest: str, *plays: str, shows: str = CARDS) -> Picture:
    return Picture(position(tokens, rest), plays, tuple(shows.split()))


PATH = "A a6 c6 e6 f6 g6 B b6 d3 f2"
NINE = "A a6 c6 e6 f6 c3 d5 e2 g2 b4 B b6 d3 f2"

LEARN = Learn(
    goal=say.LEARN_GOAL,
    says=say.LEARN_SAYS,
    picture=_picture(
        *(PATH, "build A A 20 34/14 5C/9S,2S -/-/-", "build d6 5C"), shows=f"{CARDS} side-*"
    ),
    turn=(
        Card(
            say.LEARN_BUILD_TITLE,
            say.LEARN_BUILD,
            _picture(
                *("A c5 e5 B e4 b6", "build A A 8 34/14 9C/5S,2S -/-/-", "build d5 9C"),
                shows="2D' 9D' 6D' token-c5 token-e5 token-d5 deed-9C reeds",
            ),
        ),
        Card(
            say.LEARN_SWAP_TITLE,
            say.LEARN_SWAP,
            _picture(
                *("A d5 g1 B e4 b6", "swap A A 8 12/14 5C/5S,2S -/-/-"),
                *("swap e6", "with e5", "mark e6"),
                shows="9D' 5D 5D' 6D' token-d5 disturb-A deed-5C",
            ),
        ),
        Card(
            say.LEARN_HARVEST_TITLE,
            say.LEARN_HARVEST,
            _picture(
                "A c2 c5 B e4 b6",
                "harvest A A 0 14/14 8C,3S/5S,2S JS,9C/-/- harvest=c2,c5",
                "harvest c2 3",
                shows="3D 3H' 3D' 9H KH token-c2 reeds",
            ),
        ),
        Card(
            say.LEARN_DEEDS_TITLE,
            say.LEARN_DEEDS,
            _picture(
                *("A c2 c5 B e4 b6", "harvest A A 0 14/14 8C,3S/5S,2S JS,9C/-/- harvest=c5"),
                *("harvest c5 Q", "draw 7C"),
                shows="QD AD 2D' 9D' 8H' token-c5 deed-??",
            ),
        ),
    ),
    heading=say.LEARN_HEADING,
    scoring=(
        Card(
            say.LEARN_PATH_TITLE,
            say.LEARN_PATH,
            _picture(
                *(PATH, "build A A 20 34/14 5C/9S,2S -/-/-", "build d6 5C"),
                shows="8D' 9H' 8H' 5D 5D' AD' KD' token-?6",
            ),
        ),
        Card(
            say.LEARN_COUNT_TITLE,
            say.LEARN_COUNT,
            _picture(NINE, "build A A 30 34/14 7C/9S,2S -/-/-", "build e4 7C"),
        ),
    ),
    ends=Card(
        say.LEARN_END_TITLE,
        say.LEARN_END,
        _picture(NINE, "build A A 30 34/14 7C/9S,2S -/-/-", "build g7 7C"),
    ),
)
