"""What goes with winning: how often seats that got something won, adjusted for the order of play.

A seat's score is compared with the mean of its place in the order of play. The first seat wins more
or less anyway, and may draw, pick or reach other things than the rest. Games are independent but
the seats of one game are not, so the variance between games counts. Many values are tested, and by
chance alone some differ a lot. Holm's correction keeps the chance of any wrong "better" or "worse"
in a table at 5 %.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from math import ceil, sqrt
from statistics import fmean
from typing import NamedTuple

from engawa.core.game import Factor
from engawa.core.json import JSON
from engawa.core.notation import SEAT_LETTERS
from engawa.games import spec
from engawa.lab.interval import LEVEL, NORMAL, POWER, chance_of, holm, student
from engawa.lab.rows import BETWEEN, letters
from engawa.lab.sheet import Sheet

ENOUGH = 20  # games in which a value came up; with fewer, nothing is said

Row = list[float]


class Share(NamedTuple):
    """What seats won that got a value."""

    value: str
    times: int  # how often a seat got it
    share: float  # of wins, adjusted for the order of play
    low: float
    high: float
    effect: float  # `share` minus an even share
    verdict: str  # "better", "worse", "not shown", or "too few" if it was rare
    needs: int | None  # how many games would show an effect of this size, in four cases of five

    def json(self) -> JSON:
        return {
            key: round(value, 6) if isinstance(value, float) else value
            for key, value in self._asdict().items()
        }


class Looked(NamedTuple):
    """A factor of a game, value by value: the best first, the rare ones last."""

    name: str
    says: str
    shares: list[Share]
    looks: int  # how many values came up often enough to be tested

    def json(self) -> JSON:
        return {"looks": self.looks, "values": [share.json() for share in self.shares]}


def look(sheet: Sheet) -> list[Looked]:
    """Examine all factors of the game, in these games."""
    order = _order(sheet)
    found = [_look(sheet, factor, order) for factor in spec(sheet["game"][0]).factors]
    return [each for each in found if each.shares]


class _Order(NamedTuple):
    """The seats of all games in the order of play."""

    first: list[int | None]  # the seat that begins; None if the game was over before
    errors: list[Row]  # what each place won more than its average
    even: float  # an even share
    together: list[Row]  # sums of the products of the errors of two places
    known: int  # how many games have an order of play


def _look(sheet: Sheet, factor: Factor, order: _Order) -> Looked:
    seats = len(order.together)
    columns = [sheet[f"{factor.name}_{letter}"] for letter in letters(seats)]
    held: dict[str, dict[int, Row]] = defaultdict(dict)  # by value and game: times at a place
    for game, first in enumerate(order.first):
        for place in range(0 if first is None else seats):
            cell = columns[((first or 0) + place) % seats][game]
            for value, times in Counter(cell.split(BETWEEN) if cell else ()).items():
                held[value].setdefault(game, [0.0] * seats)[place] += times
    found = [_effect(value, games, order) for value, games in held.items()]
    return _judge(factor, found, order)


class _Effect(NamedTuple):
    value: str
    times: int
    games: int  # how many games it came up in
    effect: float
    error: float


def _effect(value: str, games: dict[int, Row], order: _Order) -> _Effect:
    """Return what seats with a value won more than their places do, and the standard error.

    The mean of each place comes from the same games. To first order, that subtracts from what a
    seat has in a game what its place has on average. So the variance is that of (has - usual) times
    (won - usual), game by game.
    """
    places, known = range(len(order.together)), order.known
    times = sum(sum(has) for has in games.values())
    usual = [sum(has[r] for has in games.values()) / known for r in places]
    total = squares = crossed = 0.0
    for game, has in games.items():
        error = order.errors[game]
        more = sum(has[r] * error[r] for r in places)
        total += more
        squares += more * more
        crossed += more * sum(usual[r] * error[r] for r in places)
    rest = sum(usual[r] * usual[s] * order.together[r][s] for r in places for s in places)
    spread = max(0.0, squares - 2 * crossed + rest) * known / max(1, known - 1)
    return _Effect(value, round(times), len(games), total / times, sqrt(spread) / times)


def _judge(factor: Factor, found: list[_Effect], order: _Order) -> Looked:
    often = [each for each in found if each.games >= ENOUGH]
    chances = holm([chance_of(each.effect, each.error, each.games) for each in often])
    sure = {each.value: chance < LEVEL for each, chance in zip(often, chances, strict=True)}
    shares = [_share(each, sure, order) for each in found]
    shares.sort(key=lambda each: (each.verdict == "too few", -each.share, each.value))
    return Looked(factor.name, factor.says, shares, len(often))


def _share(each: _Effect, sure: dict[str, bool], order: _Order) -> Share:
    wide = student(each.games) * each.error
    share = order.even + each.effect
    low, high = max(0.0, share - wide), min(1.0, share + wide)
    verdict, needs = "too few", None
    if each.value in sure:
        verdict = ("better" if each.effect > 0 else "worse") if sure[each.value] else "not shown"
        if each.effect and each.error:
            z = NORMAL.inv_cdf(1 - LEVEL / 2 / len(sure)) + POWER
            needs = ceil(order.known * (z * each.error / each.effect) ** 2)
    return Share(each.value, each.times, share, low, high, each.effect, verdict, needs)


def _order(sheet: Sheet) -> _Order:
    seats = sheet["seats"][0]
    first: list[int | None] = [0] * len(sheet)
    if "first_to_play" in sheet:
        first = [seat and SEAT_LETTERS.index(seat) for seat in sheet["first_to_play"]]
    scores = [sheet[f"score_{letter}"] for letter in letters(seats)]
    won = [
        [] if seat is None else [scores[(seat + place) % seats][game] for place in range(seats)]
        for game, seat in enumerate(first)
    ]
    means = [fmean(column) for column in zip(*filter(None, won), strict=True)]
    errors = [[a - b for a, b in zip(each, means, strict=False)] for each in won]
    places = range(len(means))
    together = [[sum(e[r] * e[s] for e in errors if e) for s in places] for r in places]
    return _Order(first, errors, fmean(means or [0.0]), together, sum(map(bool, won)))
