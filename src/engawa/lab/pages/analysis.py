"""The page with the analysis of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engawa.games import spec
from engawa.lab.analysis import Analysis
from engawa.lab.pages.charts import curves
from engawa.lab.pages.frame import folded, footer, page, say, section, table, wide
from engawa.lab.sentences import (
    ACCOUNTS_SUB,
    CURVE_SUB,
    OPINION,
    TURNS_SUB,
    analysis_command,
    analysis_line,
    percent,
    turn_sentences,
)


def analysis_page(found: Analysis, file: str) -> str:
    """Make a page: each seat's expectation during the game, the turning points, and the luck."""
    body = [_curve(found), _turns(found), _accounts(found)]
    foot = footer(analysis_command(found, file), OPINION)
    title = f"{spec(found.game).title}: {', '.join(found.names)}"
    return page("analysis", title, analysis_line(found), body, foot, _rows(found))


def _curve(found: Analysis) -> str:
    seats = range(len(found.names))
    lines = [[(point.n, point.scores[seat]) for point in found.curve] for seat in seats]
    picture = curves(found.names, lines, [turn.n for turn in found.turns()])
    steps = [(str(point.n), *map(percent, point.scores)) for point in found.curve]
    told = folded("As a table", table("expectations", ("line", *found.names), steps))
    return section("What each seat could expect", CURVE_SUB, wide(picture), told, kind="whole")


def _turns(found: Analysis) -> str:
    lines = [f"<li>{say(sentence)}</li>" for sentence in turn_sentences(found)]
    return section("Turning points", TURNS_SUB, f"<ol>{''.join(lines)}</ol>", kind="wide")


def _accounts(found: Analysis) -> str:
    heads = ("", "start", "gave up", "was given", "luck", "unseen", "result")
    rows = []
    for name, account in zip(found.names, found.accounts(), strict=True):
        parts = (-account.gave_up, account.given, account.luck, account.unseen)
        swings = [percent(part, signed=True) for part in parts]
        rows.append((name, percent(account.start), *swings, percent(account.result)))
    told = table("accounts", heads, rows)
    return section("From the start to the result", ACCOUNTS_SUB, told, kind="wide")


def _rows(found: Analysis) -> Iterator[Sequence[object]]:
    """Yield the rows of the curve for download."""
    yield "line", *found.names
    for point in found.curve:
        yield point.n, *point.scores
