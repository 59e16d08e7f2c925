"""Intervals: Wilson's, by rounds, and how often they hold the truth when the odds are known."""

from collections.abc import Callable
from dataclasses import replace
from math import log
from typing import Any

import pytest
from games_by import SMALLEST

import engawa
from engawa.bots.players import Players
from engawa.core.rng import named
from engawa.lab import balance, rows, tournament
from engawa.lab import match as lab
from engawa.lab.balance import Study, survey
from engawa.lab.interval import Rounds, by_rounds, parts, student, wilson
from engawa.lab.match import Match, contest
from engawa.lab.planned_game import PlannedGame, Result
from engawa.lab.ratings import ELO
from engawa.lab.tournament import Standings, Tournament
from engawa.lab.tournament import run as run_tournament

# --- formulas ---


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (0.5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (1, 10, 0.7225, 1.0),
        (0.5, 200, 0.4314, 0.5686),
        (0.5, 1, 0.0546, 0.9454),
    ],
)
def test_an_interval_is_wilsons(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(("rounds", "t"), [(6, 2.571), (11, 2.228), (31, 2.042), (1001, 1.962)])
def test_a_few_rounds_say_less_of_their_spread(rounds: int, t: float) -> None:
    """Compare with any table of Student's t."""
    assert student(rounds) == pytest.approx(t, rel=0.005)


@pytest.mark.parametrize(
    ("shares", "games"),
    [
        ([1.0, 0.0, 0.5, 0.5] * 10, 78),  # as if every game were independent, except for n - 1
        ([1.0, 0.0] * 20, 39),  # both games of a round end the same: half as many
        ([1.0] * 40, 40),  # no variance, so each round is one observation
        ([0.5] * 40, 40),
    ],
)
def test_rounds_with_the_same_luck_count_by_how_they_spread(
    shares: list[float], games: float
) -> None:
    assert by_rounds(shares, 2).independent == pytest.approx(games)


def test_without_a_round_nothing_is_known() -> None:
    assert Rounds().interval() == (0.0, 1.0)
    assert Rounds().needs(0.01) == 0


def test_rounds_of_different_sizes_count_by_their_games() -> None:
    """The last round of a match may be incomplete."""
    found = Rounds()
    for score, games in ((2, 2), (0, 2), (1, 1)):
        found.add(parts(score), games)
    assert found.share == 0.6
    squares = 2 * (2 - 1.2) ** 2 / 2 + (0 - 1.2) ** 2 + (1 - 0.6) ** 2
    assert found.variance == pytest.approx(squares * 3 / 2 / 25)


def test_sums_by_rounds_add_up() -> None:
    one, two, both = Rounds(), Rounds(), Rounds()
    for part, score in ((one, 2), (two, 0), (two, 1)):
        part.add(score, 2)
        both.add(score, 2)
    one.merge(two)
    assert one == both


def test_sums_are_the_same_in_every_digit_however_they_were_cut() -> None:
    """Shared wins are not exact in binary: sums of fractions would depend on the order."""
    shares = [1 / (1 + n % 7) for n in range(300)]

    def summed(size: int) -> Rounds:
        pieces = [shares[begin : begin + size] for begin in range(0, len(shares), size)]
        total = Rounds()
        for piece in reversed(pieces):
            total.merge(by_rounds(piece, 1))
        return total

    assert summed(1) == summed(7) == summed(300)
    assert summed(7).share == pytest.approx(sum(shares) / 300)


@pytest.mark.parametrize("share", [0.0, 0.3, 0.5, 0.98, 1.0])
def test_as_many_games_as_are_needed_make_the_interval_so_narrow(share: float) -> None:
    needs = by_rounds([share] * 200, 1).needs(0.02)
    low, high = wilson(share, needs)
    assert max(share - low, high - share) == pytest.approx(0.02, rel=0.01)


# --- how often they hold the truth ---

ODDS = {2: (0.7, 0.3), 5: (0.4, 0.3, 0.15, 0.1, 0.05)}  # by seat, if luck alone decides


def lottery(luck_decides: float) -> Callable[[PlannedGame, Players, object], Result]:
    """Make a game with known odds: luck names the winner, or all have the same chance."""

    def play(planned: PlannedGame, players: Players, times: object) -> Result:
        seats = len(planned.bots)
        luck, mind = named(*planned.luck), named(*planned.seat_luck[0])
        winner = mind.below(seats)
        if luck.random() < luck_decides:
            left, winner = luck.random(), 0
            while left >= ODDS[seats][winner]:
                left -= ODDS[seats][winner]
                winner += 1
        scores = [float(seat == winner) for seat in range(seats)]
        actions: list[Any] = [winner, *planned.seat_luck[0][1:3]]
        return Result(scores, [int(score) for score in scores], actions)

    return play


def truth(seats: int, luck_decides: float) -> list[float]:
    return [luck_decides * odds + (1 - luck_decides) / seats for odds in ODDS[seats]]


MATCHES = 300


def is_19_of_20(held: int, figures: int) -> bool:
    """Is this as close to 19 of 20 as so many matches can tell?"""
    return 0.925 < held / (MATCHES * figures) < 0.985


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("luck_decides", [0.0, 0.5, 1.0])
def test_intervals_of_a_match_hold_the_truth_19_times_of_20(
    seats: int, luck_decides: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "play", lottery(luck_decides))
    match = Match(SMALLEST, ("random",) * seats)
    held_seats = held_bots = 0
    for seed in range(MATCHES):
        tally = contest(replace(match, seed=seed), 40 * seats)
        for seat, share in enumerate(truth(seats, luck_decides)):
            low, high = (tally.seats[seat].json()["low"], tally.seats[seat].json()["high"])
            held_seats += low <= share <= high
            low, high = (tally.bots[seat].json()["low"], tally.bots[seat].json()["high"])
            held_bots += low <= 1 / seats <= high
    assert is_19_of_20(held_seats, seats)
    if luck_decides == 1:  # then all bots get the same from each round
        assert held_bots == MATCHES * seats
    else:
        assert is_19_of_20(held_bots, seats)


def test_intervals_of_a_tournament_hold_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "play", lottery(0.5))
    bots = Tournament(SMALLEST, ("random", "greedy", "search"), seats=2)
    seats = shares = ratings = 0
    for seed in range(MATCHES):
        planned = replace(bots, seed=seed)
        found = Standings(planned, run_tournament(planned, 25)).json(zero=0)
        seats += found["seats"][0]["low"] <= truth(2, 0.5)[0] <= found["seats"][0]["high"]
        shares += sum(row["low"] <= 0.5 <= row["high"] for row in found["bots"])
        ratings += sum(row["elo_low"] <= 0 <= row["elo_high"] for row in found["bots"][1:])
    assert is_19_of_20(seats, 1)
    assert is_19_of_20(shares, 3)
    assert is_19_of_20(ratings, 2)


def test_intervals_of_a_report_hold_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "play", lottery(0.5))
    nothing = rows.measure(engawa.make(SMALLEST, 2).start(), [])
    monkeypatch.setattr(rows, "measure", lambda start, actions: nothing)
    study = Study(SMALLEST, "random", 2)
    held = 0
    for seed in range(MATCHES):
        found = survey([replace(study, seed=seed)], 60)[0].figures()["wins A"]
        held += found.low <= truth(2, 0.5)[0] <= found.high
    assert is_19_of_20(held, 1)


def test_a_known_lead_lies_in_the_interval_of_its_rating(monkeypatch: pytest.MonkeyPatch) -> None:
    """One bot wins three of four games that luck does not decide, and five of eight in all."""

    def play(planned: PlannedGame, players: Players, times: object) -> Result:
        deal = named(*planned.luck).random()  # in half of the rounds luck decides
        strong = planned.bots.index("search")
        skilled = named(*planned.seat_luck[0]).random() < 0.75
        winner = (0 if deal < 0.25 else 1) if deal < 0.5 else strong if skilled else 1 - strong
        return Result([float(winner == k) for k in range(2)], [0, 0], [winner])

    monkeypatch.setattr(tournament, "play", play)
    held = 0
    for seed in range(MATCHES):
        planned = Tournament(SMALLEST, ("random", "search"), 2, seed)
        rating = Standings(planned, run_tournament(planned, 40)).ratings(zero=0).rows[1]
        lead = ELO * log(0.625 / 0.375)
        held += rating.low <= lead <= rating.high
    assert is_19_of_20(held, 1)
