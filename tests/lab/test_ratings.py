"""Ratings, compared with published values."""

from math import log, log10, sqrt

import pytest

from engawa.lab.interval import Z
from engawa.lab.ratings import ELO, Sat, rate

# The American League of 1987, a textbook example of Bradley and Terry's model: wins by row over
# column, and the published estimates relative to Baltimore with their standard errors.
LEAGUE = {
    "Milwaukee": ([0, 7, 9, 7, 7, 9, 11], 1.5814, 0.3433),
    "Detroit": ([6, 0, 7, 5, 11, 9, 9], 1.4364, 0.3396),
    "Toronto": ([4, 6, 0, 7, 7, 8, 12], 1.2945, 0.3367),
    "New York": ([6, 8, 6, 0, 6, 7, 10], 1.2476, 0.3359),
    "Boston": ([6, 2, 6, 7, 0, 7, 12], 1.1077, 0.3339),
    "Cleveland": ([4, 4, 5, 6, 6, 0, 6], 0.6839, 0.3319),
    "Baltimore": ([2, 4, 1, 3, 1, 7, 0], 0.0, 0.0),
}


def test_ratings_are_those_of_the_textbook() -> None:
    wins = [row for row, _, _ in LEAGUE.values()]
    games = [Sat((a, b), (wins[a][b], wins[b][a])) for a in range(7) for b in range(a)]
    found = rate(7, games, zero=6)
    assert not found.bounded
    for rating, (_, strength, error) in zip(found.rows, LEAGUE.values(), strict=True):
        assert rating.elo / ELO == pytest.approx(strength, abs=5e-5)
        assert (rating.high - rating.low) / (2 * Z * ELO) == pytest.approx(error, abs=5e-5)
        assert (rating.high + rating.low) / 2 == pytest.approx(rating.elo)


def test_three_wins_of_four_are_191_points() -> None:
    better, worse = rate(2, [Sat((0, 1), (75, 25))]).rows
    assert better.elo - worse.elo == pytest.approx(400 * log10(3))
    assert better.elo + worse.elo == pytest.approx(0, abs=1e-9)


def test_the_interval_of_a_duel_is_the_binomial_one() -> None:
    measured = rate(2, [Sat((0, 1), (75, 25))], zero=1).rows[0]
    assert measured.high - measured.elo == pytest.approx(Z * ELO / sqrt(100 * 0.75 * 0.25))


def test_four_times_the_games_halve_the_interval() -> None:
    few, many = (rate(2, [Sat((0, 1), (6 * n, 4 * n))]).rows[0] for n in (1, 4))
    assert few.elo == pytest.approx(many.elo)
    assert few.high - few.low == pytest.approx(2 * (many.high - many.low))


def test_a_drawn_game_is_half_a_win_for_each() -> None:
    drawn = [Sat((0, 1), (0.5, 0.5))] * 50 + [Sat((1, 0), (0, 1))] * 50
    assert rate(2, drawn).rows == pytest.approx(rate(2, [Sat((0, 1), (75, 25))]).rows)


def test_at_a_table_of_three_the_wins_are_in_proportion_to_the_strengths() -> None:
    first, second, third = rate(3, [Sat((2, 0, 1), (20, 50, 30))], zero=0).rows
    assert first.elo == first.low == first.high == 0
    assert second.elo == pytest.approx(ELO * log(30 / 50))
    assert third.elo == pytest.approx(ELO * log(20 / 50))


def test_a_bot_that_sits_in_two_seats_has_two_chances() -> None:
    equal = rate(2, [Sat((0, 0, 1), (30, 30, 30))]).rows
    assert [rating.elo for rating in equal] == pytest.approx([0, 0])


def test_companies_of_different_sizes_agree() -> None:
    """Strengths 4, 2 and 1 come out the same from duels and from tables of three."""
    games = [Sat((0, 1), (4, 2)), Sat((1, 2), (2, 1)), Sat((0, 1, 2), (4, 2, 1))]
    elo = [rating.elo for rating in rate(3, games).rows]
    assert elo == pytest.approx([ELO * log(2), 0, -ELO * log(2)], abs=1e-6)


def test_where_somebody_wins_everything_a_drawn_game_keeps_the_ratings_finite() -> None:
    found = rate(3, [Sat((0, 1), (9, 0)), Sat((1, 2), (5, 4)), Sat((0, 2), (9, 0))])
    assert found.bounded
    best, middle, last = found.rows
    assert best.elo > middle.elo > last.elo
    assert best.elo < 1000
    assert best.low > middle.elo


def test_bots_that_never_met_are_taken_for_equals() -> None:
    found = rate(2, [])
    assert found.bounded
    assert [rating.elo for rating in found.rows] == [0, 0]
