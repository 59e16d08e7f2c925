"""The first page: the goal, a turn, how points arise, and the end, in pictures."""

from __future__ import annotations

from engawa.core.learn import Card, Learn, Picture
from engawa.games.takenoko import words as say

GARDEN = ("pond", "plot-*", "bamboo-*", "channel-*", "site-*", "gardener", "panda")
PLOTS = "nw1:y1,ne1:g3,w1:p2,e1:y2,sw1:g2,se1:p1,e1ne1:g2"
WATER = "e1/ne1,ne1/e1ne1"
NINE = "eat-green,eat-green,eat-yellow,eat-yellow,eat-trio,eat-pink,line-green,line-pink,grove-pink"
OTHER = "B=0/-/-/curve-yellow,tall-yellow-bare,eat-yellow/-"


def _picture(
    doing: str,
    *plays: str,
    plots: str = PLOTS,
    water: str = WATER,
    figures: str = "pond pond",
    has: str = "0/-/-/line-pink,tall-pink-bare,eat-green/-",
    more: str = "",
    shows: tuple[str, ...] = GARDEN,
) -> Picture:
    """A garden for two, seen by the seat whose turn it is."""
    position = f"A {doing} {plots} {water} {figures} A={has} {OTHER} {more}"
    return Picture(position, plays, shows)


def _card(name: str, plots: str, water: str = "-", mat: str = "-") -> Picture:
    """A card that is finished."""
    has, shows = f"0/-/{mat}/{name}/-", (f"card-{name}-1",)
    return _picture(
        "main 2 none:2:-", f"fulfil {name}", plots=plots, water=water, has=has, shows=shows
    )


LEARN = Learn(
    goal=say.LEARN_GOAL,
    says=say.LEARN_SAYS,
    picture=_picture(
        "main 2 none:2:-",
        *("panda sw1", "fulfil eat-green"),
        figures="pond e1",
        has="0/-/g/eat-green/-",
    ),
    turn=(
        Card(
            say.LEARN_WEATHER_TITLE,
            say.LEARN_WEATHER,
            _picture("weather 2 any:2:-", "choose clouds", shows=("choice-*",)),
        ),
        Card(
            say.LEARN_ACTIONS_TITLE,
            say.LEARN_ACTIONS,
            _picture(
                "main 2 none:2:-",
                *("channel", "irrigate e1 ne1", "gardener ne1"),
                plots="ne1:g1,e1:g1,nw1:y1",
                water="-",
                figures="nw1 e1",
            ),
        ),
        Card(
            say.LEARN_FIGURES_TITLE,
            say.LEARN_FIGURES,
            _picture(
                "main 2 none:2:-",
                *("gardener ne1", "panda w1"),
                plots="ne1:g1,e1:g2,w1:p2",
                water="-",
            ),
        ),
        Card(
            say.LEARN_FINISH_TITLE,
            say.LEARN_FINISH,
            _picture(
                "main 2 none:2:-",
                *("fulfil line-yellow", "fulfil eat-trio"),
                plots="nw1:y1,w1:y1,sw1:g1,w1sw1:yw1",
                has="0/-/gyp/line-yellow,grove-yellow,eat-trio/-",
                water="-",
                shows=("card-*",),
            ),
        ),
    ),
    scoring=(
        Card(
            say.LEARN_PLOTS_TITLE,
            say.LEARN_PLOTS,
            _card("triangle-green", "e1:g1,ne1:g1,e1ne1:g1", WATER),
        ),
        Card(say.LEARN_GARDENER_TITLE, say.LEARN_GARDENER, _card("tall-pink-fertilizer", "e1:pf4")),
        Card(say.LEARN_PANDA_TITLE, say.LEARN_PANDA, _card("eat-trio", "e1:g1", mat="gyp")),
    ),
    ends=Card(
        say.LEARN_END_TITLE,
        say.LEARN_END,
        _picture("main 9 none:2:-", has=f"0/-/-/-/{NINE}", more="emperor=A", shows=("emperor",)),
    ),
)
