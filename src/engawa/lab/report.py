"""Print results and figures: in plain lines for people, as JSON for programs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypedDict

from engawa.bots.explain import Explanation
from engawa.core.json import JSON, Parsed
from engawa.core.notation import count, seat_name
from engawa.lab.analysis import Analysis
from engawa.lab.balance import Estimate, Survey, is_share, near, surely
from engawa.lab.match import Match
from engawa.lab.sentences import (
    BOUNDED,
    FEW,
    PAIRED,
    effect_sentence,
    factor_sentences,
    turn_sentences,
)
from engawa.lab.tally import BotTold, Tally, Told
from engawa.lab.tournament import Standings

BLOCKS = "▁▂▃▄▅▆▇█"
ROOMY = 60  # columns of a curve
WIDEST = 32  # the most characters of a bot's name
BENCH_HEAD = (
    f"{'game':<16} {'seats':>5} {'build':<8} {'games/s':>10} {'moves/s':>12} {'copies/s':>13}"
)


def short(name: str) -> str:
    """Shorten a bot's name for a table: the end of a long command says most."""
    return name if len(name) <= WIDEST else "…" + name[1 - WIDEST :]


SEARCH_HEAD = (
    f"{'game':<16} {'seats':>5} {'build':<8} {'iterations/s':>13} {'on 2 threads':>13} "
    f"{'gain':>6} {'a core':>10} {'kept':>6} {'moves/s':>12}"
)


class MatchTold(TypedDict):
    """A match as JSON."""

    game: str
    options: JSON
    seed: int
    games: int
    bots: list[BotTold]
    seats: list[Told]
    actions: int
    longest: int
    digest: str


def match_json(match: Match, tally: Tally) -> MatchTold:
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
    """Yield a match as a small table; intervals have 95 % confidence."""
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
    """Yield a tournament as a table by rating, a crosstable, and remarks."""
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
        yield BOUNDED
    yield seat_line(found["seats"])
    yield f"{found['games']} games in {count(found['rounds'], 'round')}, in each the same luck."
    yield f"Digest {found['digest']}: the same tournament gives the same, however it is played."


def seat_line(seats: list[Told]) -> str:
    shares = [f"{seat_name(k)} {row['share']:.1%}" for k, row in enumerate(seats)]
    return f"Wins by seat: {', '.join(shares)}."


def survey_json(found: Survey, other: Survey | None = None) -> JSON:
    """Return a report as JSON, perhaps compared with another option."""
    if other is None:
        return {"base": found.json()}
    changes = {name: change.json() for name, change in found.beside(other).items()}
    return {"base": found.json(), "against": other.json(), "change": changes}


def survey_lines(found: Survey, other: Survey | None = None) -> Iterator[str]:
    """Yield how a game goes with the same bot in every seat, perhaps beside another option."""
    figures = found.figures()
    changes = {} if other is None else found.beside(other)
    sure = surely(changes)
    width = max(22, *map(len, figures))
    heads = f"{'figure':<{width}} {'mean':>8}   {'95 % interval':<20}"
    yield heads + (f"{'games for ±1 %':>15}" if other is None else f"{'change':>8}   95 % interval")
    for name, figure in figures.items():
        row = f"{name:<{width}} {_value(name, figure.mean):>8}   {_between(name, figure):<20}"
        if other is None:
            needs = figure.needs(near(name, figure))
            yield f"{row}{'-' if needs is None else f'{needs:,}':>15}"
        elif change := changes.get(name):
            mark = " *" if name in sure else ""
            moved = _value(name, change.mean, signed=True)
            yield f"{row}{moved:>8}   {_between(name, change, signed=True)}{mark}"
        else:
            yield row.rstrip()  # the other option has no such figure
    yield ""
    for effect in found.effects():
        yield effect_sentence(effect)
    if found.games >= FEW:
        for looked in found.factors:
            yield from factor_sentences(looked)[0]
    if other is not None:
        yield PAIRED
    seats = count(found.study.seats, "seat")
    yield (
        f"{found.games} games of {seats}, {short(found.study.bot)} in each. "
        f"Digest {found.digest:016x}."
    )


def _value(name: str, value: float, signed: bool = False) -> str:
    sign = "+" if signed else ""
    return f"{value:{sign}z.1%}" if is_share(name) else f"{value:{sign}z.2f}"


def _between(name: str, figure: Estimate, signed: bool = False) -> str:
    return f"{_value(name, figure.low, signed)} to {_value(name, figure.high, signed)}"


def analysis_lines(found: Analysis) -> Iterator[str]:
    """Yield the analysis of a game: how each seat stood, what turned it, and what was luck."""
    names = [f"{seat_name(seat)} {name}".strip() for seat, name in enumerate(found.seats)]
    width = max(map(len, names))
    choices = count(len(found.decisions), "choice")
    yield f"{found.game}: {count(found.lines, 'line')}, {choices}. What each seat could expect:"
    for seat, name in enumerate(names):
        curve = [point.scores[seat] for point in found.curve]
        yield f"  {name:<{width}} {sparkline(curve)} {_percent(curve[-1])}"
    yield ""
    yield from turn_sentences(found)
    yield ""
    yield "In parts of a win, from the start to the result:"
    heads = ("start", "gave up", "was given", "luck", "unseen", "result")
    yield f"  {'':<{width}}" + "".join(f"{head:>11}" for head in heads)
    for name, account in zip(names, found.accounts(), strict=True):
        parts = (-account.gave_up, account.given, account.luck, account.unseen)
        swings = "".join(f"{100 * part:>+z9.0f} %" for part in parts)
        yield (
            f"  {name:<{width}}{_percent(account.start):>11}{swings}{_percent(account.result):>11}"
        )


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def sparkline(values: list[float]) -> str:
    """Draw a curve from 0 to 1 in one row of small blocks."""
    columns = min(len(values), ROOMY)
    marks = (values[round(i * (len(values) - 1) / max(1, columns - 1))] for i in range(columns))
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(len(BLOCKS) * value))] for value in marks)


def hint_lines(found: Explanation) -> Iterator[str]:
    """Yield a sentence, and a small table of the lines it comes from."""
    width = max(len("line"), *(len(prospect.line) for prospect in found.lines))
    seats = "".join(f"{seat_name(seat):>6}" for seat in range(len(found.best.scores)))
    yield str(found.says())
    yield f"{'line':<{width}} {'tried':>7}{seats}   then"
    for prospect in found.lines:
        expected = "".join(f"{_percent(score):>6}" for score in prospect.scores)
        then = ", ".join(prospect.then)
        yield f"{prospect.line:<{width}} {prospect.visits:>7}{expected}   {then}".rstrip()


def bench_line(row: Parsed) -> str:
    build = "compiled" if row["compiled"] else "plain"
    figures = f"{row['games_per_s']:>10,} {row['moves_per_s']:>12,} {row['copies_per_s']:>13,}"
    return f"{row['game']:<16} {row['seats']:>5} {build:<8} {figures}"


def search_line(row: Parsed) -> str:
    build = "compiled" if row["compiled"] else "plain"
    figures = f"{row['iterations_per_s']:>13,} {row['iterations_per_s_2_threads']:>13,}"
    figures += f" {row['gain']:>6.2f} {row['iterations_per_core_s']:>10,} {row['kept']:>6.2f}"
    figures += f" {row['playout_moves_per_s']:>12,}"
    return f"{row['game']:<16} {row['seats']:>5} {build:<8} {figures}"
