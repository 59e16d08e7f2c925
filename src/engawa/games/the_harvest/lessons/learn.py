"""The first page: the goal, the four actions of a turn, being hit, and the end, in pictures."""

from __future__ import annotations

from engawa.core.learn import Card, Learn, Picture
from engawa.games.the_harvest import words as say
from engawa.games.the_harvest.lessons.lessons import FIRST

STEP = 1.2  # from one to the next
HIT_STEP = 1.6  # a hit is wider than a card


def _picture(position: str, *plays: str, shows: str, step: float = STEP) -> Picture:
    """Cards and health side by side, in this order."""
    at = {key: (i * step, 0.0) for i, key in enumerate(shows.split())}
    return Picture(position, plays, at=at, options=FIRST, seat=None)


LEARN = Learn(
    goal=say.LEARN_GOAL,
    says=say.LEARN_SAYS,
    picture=_picture(
        "A act 4 A 21/21 edmund,florence,kit/ursula* street=- discard=silas top=nell",
        "attack edmund B",
        shows="health-A edmund ursula health-B",
    ),
    turn=(
        Card(
            say.LEARN_ACTIVATE_TITLE,
            say.LEARN_ACTIVATE,
            _picture(
                "A act 4 A 21/17 rufus/ursula street=- discard=silas top=nell",
                "activate rufus",
                shows="rufus health-B",
            ),
        ),
        Card(
            say.LEARN_ATTACK_TITLE,
            say.LEARN_ATTACK,
            _picture(
                "A act 4 A 21/17 edmund/ursula street=- discard=silas top=nell",
                "attack edmund B",
                shows="edmund health-B",
            ),
        ),
        Card(
            say.LEARN_RESET_TITLE,
            say.LEARN_RESET,
            _picture(
                "A act 4 A 21/17 mabel*/ursula street=- discard=silas top=nell",
                "reset mabel",
                shows="health-A mabel",
            ),
        ),
        Card(
            say.LEARN_BUY_TITLE,
            say.LEARN_BUY,
            _picture(
                "A act 4 A 21/17 -/ursula street=rufus discard=silas top=winifred",
                "buy",
                shows="health-A winifred",
            ),
        ),
    ),
    heading=say.LEARN_HEADING,
    scoring=(
        Card(
            say.LEARN_HIT_TITLE,
            say.LEARN_HIT,
            _picture(
                "A prevent 5 A 21/17 kit/ursula street=birdie,edmund,orville discard=silas "
                "top=nell turn=B hit=A:4:4:edmund",
                "pass birdie",
                shows="birdie Hit",
                step=HIT_STEP,
            ),
        ),
        Card(
            say.LEARN_REST_TITLE,
            say.LEARN_REST,
            _picture(
                "A prevent 5 A 21/17 kit/ursula street=birdie,edmund,orville,winifred "
                "discard=silas top=nell turn=B hit=A:4:4:edmund",
                "done",
                shows="health-A Hit",
                step=HIT_STEP,
            ),
        ),
    ),
    ends=Card(
        say.LEARN_END_TITLE,
        say.LEARN_END,
        _picture(
            "A act 9 A 6/4 edmund/ursula street=- discard=silas top=nell",
            "attack edmund B",
            shows="health-A edmund health-B",
        ),
    ),
)
