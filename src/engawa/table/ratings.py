"""Ratings of people and bots on one scale, by what is known of their games.

A rating is where a strength lies, in points as the ladders of docs/bots.md have them: 400 more win
ten games of eleven. Bots' levels are anchors: what was measured is what they are.
"""

from __future__ import annotations

import asyncio
import math

import msgspec
from msgspec import Struct
from openskill.models import BradleyTerryFull

from engawa.bots.levels import anchor
from engawa.store import Log, Rating, Result

POINT = 1000  # thousandths: ratings are kept as whole numbers, so that they come out the same again
FIRST = "level4"  # where somebody begins of whom nothing is known, if the game has a ladder
START = 1500  # and if not
SPREAD = 350  # about how far from there people are
DRIFT = 4  # by which a strength may change from one game to the next
SURE = 1.96  # times the spread: there it lies, 19 times in 20
FEW = 5  # games that say too little
LOGISTIC = 400 / math.log(10)  # the points by which one is e times as likely to win
FIXED = 1e-6  # the spread of an anchor


def gamma(c: float, k: int, *_: object) -> float:
    """By how much a game narrows a spread: pairs at one table tell less than games of their own."""
    return 2 / k


MODEL = BradleyTerryFull(
    mu=START,
    sigma=SPREAD,
    beta=LOGISTIC / math.sqrt(2),  # so that two people meet as on the ladders
    kappa=1e-6,
    gamma=gamma,
    tau=DRIFT,
)


class RatingIs(Struct):
    """A strength: it lies within `within` of the points, 19 times in 20."""

    points: int
    within: int
    games: int


def told(rating: Rating) -> RatingIs:
    within = round(SURE * rating.spread / POINT)
    return RatingIs(round(rating.rating / POINT), within, rating.games)


def start(game: str) -> Rating:
    """What is believed of somebody of whom nothing is known."""
    return Rating((anchor(game, FIRST) or START) * POINT, SPREAD * POINT)


def rate(seats: list[Result], before: dict[str, Rating]) -> list[Result]:
    """The results of one game, with what the people had before and have now."""
    had = [before.get(seat.guest) or start(seat.game) for seat in seats]
    teams = [
        [
            MODEL.rating(mu=was.rating / POINT, sigma=was.spread / POINT)
            if seat.guest
            else MODEL.rating(mu=anchor(seat.game, seat.bot) or START, sigma=FIXED)
        ]
        for seat, was in zip(seats, had, strict=True)
    ]
    after = MODEL.rate(teams, ranks=[float(seat.place) for seat in seats])
    return [
        msgspec.structs.replace(seat, was=was, now=_kept(team[0].mu, team[0].sigma, was.games + 1))
        if seat.guest
        else seat
        for seat, was, team in zip(seats, had, after, strict=True)
    ]


def _kept(mu: float, sigma: float, games: int) -> Rating:
    return Rating(round(mu * POINT), round(sigma * POINT), games)


async def settle(store: Log, game: str) -> None:
    """Bring the ratings of a game up to date. Whoever does it, and how often, they are the same."""
    while True:
        found = await store.unsettled(game)
        if not found.tables:
            return
        known, done = found.before, []
        for seats in found.tables:
            rated = rate(seats, known)
            known |= {each.guest: each.now for each in rated if each.now}
            done += rated
            await asyncio.sleep(0)
        await store.settle(game, found.n, done, found.more)


async def settle_all(store: Log) -> None:
    for game in await store.unsettled_games():
        await settle(store, game)
