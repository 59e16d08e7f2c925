"""Ratings of people and bots on one scale.

A rating is in points, on the scale of the ladders in docs/bots.md: 400 points more win ten games of
eleven. The levels of bots have fixed, measured ratings.
"""

from __future__ import annotations

import asyncio
import math

import msgspec
from msgspec import Struct
from openskill.models import BradleyTerryFull

from engawa.bots.levels import anchor
from engawa.store import Log, Rating, Result

POINT = 1000  # thousandths: whole numbers, so that stored ratings are exact
FIRST = "level4"  # the rating of a new person, if the game has a ladder
START = 1500  # and if it has none
SPREAD = 350  # about how far people are from there
DRIFT = 4  # how much a strength may change from one game to the next
SURE = 1.96  # standard deviations on each side of a 95 % interval
FEW = 5  # with so few games, a rating says little
LOGISTIC = 400 / math.log(10)  # with so many points more, a win is e times as likely
FIXED = 1e-6  # the standard deviation of a fixed rating


def gamma(c: float, k: int, *_: object) -> float:
    """Return how much a game narrows a spread: pairs at one table say less than separate games."""
    return 2 / k


MODEL = BradleyTerryFull(
    mu=START,
    sigma=SPREAD,
    beta=LOGISTIC / math.sqrt(2),  # so that two people compare as on the ladders
    kappa=1e-6,
    gamma=gamma,
    tau=DRIFT,
)


class RatingIs(Struct):
    """A rating; with 95 % probability, the true strength is `within` so many points of it."""

    points: int
    within: int
    games: int


def told(rating: Rating) -> RatingIs:
    within = round(SURE * rating.spread / POINT)
    return RatingIs(round(rating.rating / POINT), within, rating.games)


def start(game: str) -> Rating:
    """Return the rating of a person who has not played yet."""
    return Rating((anchor(game, FIRST) or START) * POINT, SPREAD * POINT)


def rate(seats: list[Result], before: dict[str, Rating]) -> list[Result]:
    """Rate one game; return its results with the ratings before and after."""
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
    """Bring the ratings of a game up to date. They come out the same whoever does it, and when."""
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
