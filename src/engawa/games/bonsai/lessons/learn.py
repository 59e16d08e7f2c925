"""The first page: the goal, a turn, how points arise, and the end, in pictures."""

from __future__ import annotations

from engawa.core.learn import Card, Learn, Picture
from engawa.games.bonsai import words as say
from engawa.games.bonsai.lessons.lessons import CARDS, GOALS, MANY, WOOD

TREE = ("pot-A", "tile-A-*")
SHOP = ("deck", "slot-*", "card-*")
TALL = (
    "Wnw1,Wne1nw1,Wne1nw2,Wnw1w1,Wne2nw1,Wnw1w2,"
    "Lne1nw3,Lne2nw2,Lne3nw1,Lnw2w2,Lnw2w1,Lw3,Lnw1w3,Fne4nw1,Rne2nw3"
)
GONE = (  # all but one Tool, with what else the picture shows
    "tool,growth-W*2,growth-L,growth-F*2,growth-R*2,master-any*2,master-LL,master-LF,helper-W*3,"
    "helper-L,helper-F,helper-R,parchment-W,parchment-F,parchment-R,parchment-growth,"
    "parchment-helper,parchment-master"
)
OFFER = "tool,growth-L,master-LR,parchment-L"


def _picture(
    doing: str, has: str, *plays: str, more: str = "", shows: tuple[str, ...] = TREE
) -> Picture:
    """Of a game for two, seen by the seat whose turn it is."""
    position = f"A {doing} - goals={GOALS} board={OFFER} A={has} B=WL/-/-/- {more}"
    return Picture(position, plays, shows)


def _tree(tiles: str, tree: str, *plays: str) -> Picture:
    """A tree on which something is placed."""
    return _picture("place:WLFR* 5", f"{tiles}/growth-F,growth-R,{CARDS}/{tree}/-", *plays)


LEARN = Learn(
    goal=say.LEARN_GOAL,
    says=say.LEARN_SAYS,
    picture=_picture(
        "place:WLFR* 9",
        f"FR/growth-F,growth-R,{MANY}/{TALL}/-",
        *("fruit nw3w1", "flower nw2w3"),
    ),
    turn=(
        Card(
            say.LEARN_TAKE_TITLE,
            say.LEARN_TAKE,
            _picture(
                "turn 5",
                "W/helper-L/-/-",
                *("take 3", "deal tool"),
                shows=SHOP,
            ),
        ),
        Card(
            say.LEARN_CULTIVATE_TITLE,
            say.LEARN_CULTIVATE,
            _picture(
                "place:WL* 5",
                f"WLF/{CARDS}/Wnw1,Lnw2/-",
                *("wood ne1nw1", "leaf ne1nw2", "flower nw3"),
            ),
        ),
        Card(
            say.LEARN_CLAIM_TITLE,
            say.LEARN_CLAIM,
            _picture("claim 9", f"-/{MANY}/{WOOD},Wne1/-", "claim brown-low", shows=("goal-*",)),
        ),
        Card(
            say.LEARN_KEEP_TITLE,
            say.LEARN_KEEP,
            _picture("return 5", f"WWWLFR/{CARDS}/-/-", "return wood", shows=("supply-*",)),
        ),
    ),
    scoring=(
        Card(say.LEARN_LEAF_TITLE, say.LEARN_LEAF, _tree("L", "Wnw1,Lnw2", "leaf ne1nw1")),
        Card(
            say.LEARN_FLOWER_TITLE, say.LEARN_FLOWER, _tree("F", "Wnw1,Lnw2,Fnw3", "flower ne1nw2")
        ),
        Card(
            say.LEARN_FRUIT_TITLE,
            say.LEARN_FRUIT,
            _tree("L", "Wnw1,Lnw2,Lne1nw1,Rne1nw2", "leaf ne1"),
        ),
        Card(
            say.LEARN_GOALS_TITLE,
            say.LEARN_GOALS,
            _picture("turn 5", f"W/{CARDS}/Wnw1/-", shows=("goal-*",)),
        ),
    ),
    ends=Card(
        say.LEARN_END_TITLE,
        say.LEARN_END,
        _picture(
            "turn 40", f"W/{CARDS}/Wnw1/-", "take 4", "deal tool", more=f"gone={GONE}", shows=SHOP
        ),
    ),
)
