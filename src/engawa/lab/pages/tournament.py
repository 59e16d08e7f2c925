"""The page of a tournament."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from engawa.core.notation import count, seat_name
from engawa.games import spec
from engawa.lab.pages.charts import Span, spans
from engawa.lab.pages.frame import Cell, footer, page, says, section, share_table, table, wide
from engawa.lab.sentences import (
    CROSS_SUB,
    INTERVALS,
    number,
    percent,
    ratings_sub,
    standing_findings,
    tournament_command,
    tournament_line,
    whole_percent,
)
from engawa.lab.tally import Told
from engawa.lab.tournament import BotRated, Standings


def tournament_page(standings: Standings, zero: int | None = None) -> str:
    """Make a page: ratings with intervals, wins against each other bot, and wins by seat."""
    found = standings.json(zero)
    order = sorted(range(len(found["bots"])), key=lambda bot: -found["bots"][bot]["elo"])
    ranked = [found["bots"][bot] for bot in order]
    cross = [[found["cross"][a][b] for b in order] for a in order]
    nought = None if zero is None else standings.tournament.bots[zero]
    body = [
        *says(*standing_findings(standings)),
        _ratings(ranked, nought),
        _seats(found["seats"]),
        _cross(ranked, cross),
    ]
    foot = footer(tournament_command(standings, nought), INTERVALS, f"Digest {found['digest']}.")
    title = f"{spec(standings.tournament.game).title}, {count(len(ranked), 'bot')}"
    return page("tournament", title, tournament_line(standings), body, foot, _rows(ranked))


def _ratings(ranked: list[BotRated], nought: str | None) -> str:
    rows, cells = [], []
    for row in ranked:
        ends = row["elo"], row["elo_low"], row["elo_high"]
        elo, low, high = map(_points, ends)
        rows.append(Span(row["bot"], *ends, says=f"{elo} ({low} to {high})"))
        cells.append(
            [
                Cell(escape(row["bot"])),
                Cell(f"<b>{elo}</b>", row["elo"]),
                Cell(f"{low} to {high}", row["elo_low"]),
                Cell(f"{row['games']:,}", row["games"]),
                Cell(percent(row["share"]), row["share"]),
                Cell(f"{row['points']:.2f}", row["points"]),
                Cell(str(row["forfeits"]), row["forfeits"]),
            ]
        )
    picture = spans(rows, _points, 0.0, width=800, labels=200, ends=180)
    heads = ("", "rating", "95 % interval", "games", "wins", "points", "forfeits")
    told = table("ratings", heads, cells, sortable=True)
    return section("Ratings", ratings_sub(nought), wide(picture), told, kind="most")


def _points(elo: float) -> str:
    return number(elo, 0, signed=True)


def _seats(seats: list[Told]) -> str:
    rows = [
        Span(f"seat {seat_name(k)}", row["share"], row["low"], row["high"], seat=k)
        for k, row in enumerate(seats)
    ]
    picture = spans(rows, whole_percent, 1 / len(rows), labels=76)
    sub = "share of wins by seat, all bots together, 95 % interval"
    return section("Who wins", sub, picture, share_table(rows), kind="third")


def _cross(ranked: list[BotRated], cross: list[list[float | None]]) -> str:
    """Show each bot's share of wins against each other bot."""
    rows = []
    for place, (bot, shares) in enumerate(zip(ranked, cross, strict=True)):
        cells = [Cell(f"{place + 1} {escape(bot['bot'])}")]
        for other, share in enumerate(shares):
            kind = "self" if other == place else ""
            cells.append(Cell("" if share is None else percent(share), kind=kind))
        rows.append(cells)
    heads = ("", *map(str, range(1, len(ranked) + 1)))
    return section("Against each other", CROSS_SUB, table("crosstable", heads, rows), kind="whole")


def _rows(ranked: Sequence[Mapping[str, object]]) -> Iterator[Sequence[object]]:
    """Yield the ratings for download."""
    keys = ("bot", "elo", "elo_low", "elo_high", "games", "share", "points", "forfeits")
    yield keys
    for row in ranked:
        yield [row[key] for key in keys]
