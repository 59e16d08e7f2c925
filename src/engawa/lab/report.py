"""Results and figures as people read them, in plain lines, and as programs do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engawa.bots.explain import Explanation, percent
from engawa.core.notation import count, seat_name
from engawa.lab.analysis import Analysis
from engawa.lab.balance import Estimate, Survey, is_share, near
from engawa.lab.match import Match
from engawa.lab.tally import Tally
from engawa.lab.tournament import Standings

BLOCKS = "▁▂▃▄▅▆▇█"
ROOMY = 60  # columns of a curve
WIDEST = 32  # characters of a bot's name
BENCH_HEAD = (
    f"{'game':<16} {'seats':>5} {'build':<8} {'games/s':>10} {'moves/s':>12} {'copies/s':>13}"
)


def short(name: str) -> str:
    """A bot's name as far as a table has room: the end of a long command tells most."""
    return name if len(name) <= WIDEST else "…" + name[1 - WIDEST :]


SEARCH_HEAD = (
    f"{'game':<16} {'seats':>5} {'build':<8} {'iterations/s':>13} {'on 2 threads':>13} "
    f"{'gain':>6} {'a core':>10} {'kept':>6} {'moves/s':>12}"
)


def match_json(match: Match, tally: Tally) -> dict[str, Any]:
    """A match in one object."""
    return {
        "game": match.game,
        "options": match.options,
        "seed": match.seed,
        "games": tally.games,
        "bots": [
            {"bot": bot, **part.json()} for bot, part in zip(match.bots, tally.bots, strict=True)
        ],
        "seats": [part.json() for part in tally.seats],
        "actions": tally.actions,
        "longest": tally.longest,
        "digest": f"{tally.digest:016x}",
    }


def match_lines(match: Match, tally: Tally) -> Iterator[str]:
    """A match as a small table; intervals hold the truth 95 times of 100."""
    found = match_json(match, tally)
    names = [short(bot) for bot in match.bots]
    width = max(12, *map(len, names))
    yield f"{'bot':<{width}} {'wins':>7}   {'95 % interval':<18} {'points':>7}"
    for name, row in zip(names, found["bots"], strict=True):
        between = f"{row['low']:.1%} to {row['high']:.1%}"
        forfeits = f"   forfeited {row['forfeits']}" if row["forfeits"] else ""
        figures = f"{row['share']:>7.1%}   {between:<18} {row['points']:>7.2f}{forfeits}"
        yield f"{name:<{width}} {figures}"
    yield seat_line(found["seats"])
    length = tally.actions / tally.games
    yield f"{tally.games} games of {length:.0f} actions, {tally.longest} at the most."
    yield f"Digest {found['digest']}: the same match gives the same, however many workers play it."


def tournament_lines(standings: Standings, zero: int | None = None) -> Iterator[str]:
    """A tournament as a table by rating, a crosstable, and what else there is to say."""
    found = standings.json(zero)
    order = sorted(range(len(found["bots"])), key=lambda bot: -found["bots"][bot]["elo"])
    names = [short(row["bot"]) for row in found["bots"]]
    width = max(12, *map(len, names))
    heads = f"{'rating':>7} {'95 % interval':>16} {'games':>7} {'wins':>7} {'points':>7}"
    yield f"{'':>3} {'bot':<{width}} {heads}"
    for place, bot in enumerate(order, 1):
        row = found["bots"][bot]
        between = f"{row['elo_low']:+z.0f} to {row['elo_high']:+z.0f}"
        forfeits = f"   forfeited {row['forfeits']}" if row["forfeits"] else ""
        figures = f"{row['games']:>7} {row['share']:>7.1%} {row['points']:>7.2f}{forfeits}"
        yield f"{place:>3} {names[bot]:<{width}} {row['elo']:>+z7.0f} {between:>16} {figures}"
    yield ""
    yield f"{'':>3} {'against':<{width}} " + "".join(f"{n:>7}" for n in range(1, len(order) + 1))
    for place, bot in enumerate(order, 1):
        cells = ["" if x is None else f"{x:.1%}" for x in (found["cross"][bot][o] for o in order)]
        yield f"{place:>3} {names[bot]:<{width}} " + "".join(f"{cell:>7}" for cell in cells)
    yield ""
    if found["bounded"]:
        yield (
            "Some bot won or lost everything, which no finite rating explains: one drawn game is "
            "added for each pair."
        )
    yield seat_line(found["seats"])
    yield f"{found['games']} games in {count(found['rounds'], 'round')}, in each the same luck."
    yield f"Digest {found['digest']}: the same tournament gives the same, however it is played."


def seat_line(seats: list[dict[str, Any]]) -> str:
    shares = [f"{seat_name(k)} {row['share']:.1%}" for k, row in enumerate(seats)]
    return f"Wins by seat: {', '.join(shares)}."


def survey_lines(found: Survey, other: Survey | None = None) -> Iterator[str]:
    """How a game goes with the same bot in every seat; beside it, with another option."""
    figures = found.figures()
    changes = {} if other is None else found.beside(other)
    heads = f"{'figure':<22} {'mean':>8}   {'95 % interval':<20}"
    yield heads + (f"{'games for ±1 %':>15}" if other is None else f"{'change':>8}   95 % interval")
    for name, figure in figures.items():
        row = f"{name:<22} {_value(name, figure.mean):>8}   {_between(name, figure):<20}"
        if other is None:
            yield f"{row}{figure.needs(near(name, figure)):>15,}"
        else:
            change = changes[name]
            mark = " *" if change.is_sure else ""
            moved = _value(name, change.mean, signed=True)
            yield f"{row}{moved:>8}   {_between(name, change, signed=True)}{mark}"
    yield ""
    yield _seat_sentence(found)
    if other is not None:
        yield "The change is game by game with the same luck; * is more than chance does."
    seats = count(found.study.seats, "seat")
    yield (
        f"{len(found.games)} games of {seats}, {short(found.study.bot)} in each. "
        f"Digest {found.digest:016x}."
    )


def _seat_sentence(found: Survey) -> str:
    seat, effect, sure, needs = found.seat_effect()
    amount = f"{abs(effect):.1%} {'more' if effect > 0 else 'less'} than its share"
    if sure:
        return f"Seat {seat_name(seat)} wins {amount}: more than chance does."
    if not needs:
        return "Every seat wins its share."
    return (
        f"Seat {seat_name(seat)} wins {amount}, which may be chance; if it is so, "
        f"{needs:,} games would show it."
    )


def _value(name: str, value: float, signed: bool = False) -> str:
    sign = "+" if signed else ""
    return f"{value:{sign}z.1%}" if is_share(name) else f"{value:{sign}z.2f}"


def _between(name: str, figure: Estimate, signed: bool = False) -> str:
    return f"{_value(name, figure.low, signed)} to {_value(name, figure.high, signed)}"


def analysis_lines(found: Analysis) -> Iterator[str]:
    """A game looked at again: how each seat stood, where it turned, and what was luck."""
    names = [f"{seat_name(seat)} {name}".strip() for seat, name in enumerate(found.seats)]
    width = max(map(len, names))
    choices = count(len(found.decisions), "choice")
    yield f"{found.game}: {count(found.lines, 'line')}, {choices}. What each seat could expect:"
    for seat, name in enumerate(names):
        curve = [point.scores[seat] for point in found.curve]
        yield f"  {name:<{width}} {sparkline(curve)} {percent(curve[-1])}"
    yield ""
    turns = found.turns()
    for turn in turns:
        yield f"Line {turn.n}: {turn.found.sentence(found.names)}"
    if not turns:
        yield "No single choice turned the game."
    yield ""
    yield "In parts of a win, from the start to the result:"
    heads = ("start", "gave up", "was given", "luck", "unseen", "result")
    yield f"  {'':<{width}}" + "".join(f"{head:>11}" for head in heads)
    for name, account in zip(names, found.accounts(), strict=True):
        parts = (-account.gave_up, account.given, account.luck, account.unseen)
        swings = "".join(f"{100 * part:>+z9.0f} %" for part in parts)
        yield (
            f"  {name:<{width}}{percent(account.start):>11}{swings}{percent(account.result):>11}"
        )


def sparkline(values: list[float]) -> str:
    """A curve from 0 to 1 in one row of small blocks."""
    columns = min(len(values), ROOMY)
    marks = (values[round(i * (len(values) - 1) / max(1, columns - 1))] for i in range(columns))
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(len(BLOCKS) * value))] for value in marks)


def hint_lines(found: Explanation) -> Iterator[str]:
    """A sentence, and the lines it comes from in a small table."""
    width = max(len("line"), *(len(prospect.line) for prospect in found.lines))
    seats = "".join(f"{seat_name(seat):>6}" for seat in range(len(found.best.scores)))
    yield found.sentence()
    yield f"{'line':<{width}} {'tried':>7}{seats}   then"
    for prospect in found.lines:
        expected = "".join(f"{percent(score):>6}" for score in prospect.scores)
        then = ", ".join(prospect.then)
        yield f"{prospect.line:<{width}} {prospect.visits:>7}{expected}   {then}".rstrip()


def bench_line(row: dict[str, Any]) -> str:
    build = "compiled" if row["compiled"] else "plain"
    figures = f"{row['games_per_s']:>10,} {row['moves_per_s']:>12,} {row['copies_per_s']:>13,}"
    return f"{row['game']:<16} {row['seats']:>5} {build:<8} {figures}"


def search_line(row: dict[str, Any]) -> str:
    build = "compiled" if row["compiled"] else "plain"
    figures = f"{row['iterations_per_s']:>13,} {row['iterations_per_s_2_threads']:>13,}"
    figures += f" {row['gain']:>6.2f} {row['iterations_per_core_s']:>10,} {row['kept']:>6.2f}"
    figures += f" {row['playout_moves_per_s']:>12,}"
    return f"{row['game']:<16} {row['seats']:>5} {build:<8} {figures}"
