"""The report for designers: what is counted, how sure it is, and what an option changes."""

import json
from dataclasses import replace
from math import sqrt

import pytest

import engawa
from engawa.core.errors import BadGame
from engawa.lab import balance
from engawa.lab.balance import Figures, Study, Survey, estimate, measure, survey
from engawa.lab.report import survey_lines

PANDAS = Study("pass_the_pandas", "random", 3, seed=2)


def figures(wins: list[float], decisions: float = 10) -> Figures:
    found = {f"wins {'ABCD'[seat]}": score for seat, score in enumerate(wins)}
    return {**found, "ties": float(max(wins) < 1), "decisions": decisions}


def made(*games: Figures, seats: int = 2) -> Survey:
    return Survey(replace(PANDAS, seats=seats), list(games), 7)


# --- one game ---


def test_a_game_is_measured_from_its_actions() -> None:
    """A gives to B, and C is rid of its last die."""
    s = engawa.make("pass_the_pandas", 3).position("3/3/1 A 1 P..:1 9")
    end = s.copy()
    end.play("give B")
    found = measure(s, [s.parse("give B")], end.scores(), end.points())
    assert [found[f"wins {seat}"] for seat in "ABC"] == [0, 0, 1]
    assert (found["decisions"], found["lines to choose from"], found["forced decisions"]) == (
        1,
        2,
        0,
    )
    assert found["first to last"] == max(end.points()) - min(end.points())
    assert found["ties"] == 0


def test_a_shared_win_is_a_tie() -> None:
    s = engawa.make("pass_the_pandas", 3).start()
    assert measure(s, [], [0.5, 0.5, 0.0], [4, 4, 1])["ties"] == 1
    assert measure(s, [], [0.5, 0.5, 0.0], [4, 4, 1])["first to second"] == 0
    assert measure(s, [], [0.0, 0.0, 0.0], [4, 4, 1])["ties"] == 0  # nobody wins


def test_the_lead_changes_when_another_alone_has_most(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = iter([[0, 0], [1, 0], [1, 1], [1, 2], [2, 2], [3, 2]])
    ahead = balance._ahead
    monkeypatch.setattr(balance, "_ahead", lambda points: ahead(next(seen)))
    game = engawa.make("pass_the_pandas", 2)
    with_rolls = [game.start().parse("start A"), *[game.start().parse("roll ......")] * 5]
    assert measure(game.start(), with_rolls, [1, 0], [1, 0])["lead changes"] == 2


# --- many games ---


def test_every_game_has_its_own_luck_and_one_bot_everywhere() -> None:
    here, there = PANDAS.fixture(0), PANDAS.fixture(1)
    assert here.luck != there.luck
    assert len({*here.minds, *there.minds}) == 6
    assert set(here.bots) == {"random"}


def test_workers_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "CHUNK", 4)
    heard: list[int] = []
    alone = survey(PANDAS, 10, tell=heard.append)
    assert heard == [4, 8, 10]
    assert survey(PANDAS, 10, workers=2) == alone
    assert sum(sum(game[f"wins {seat}"] for seat in "ABC") for game in alone.games) == 10


def test_what_cannot_be_played_is_said_before_the_first_game() -> None:
    with pytest.raises(BadGame, match="there is no bot 'deep'"):
        survey(replace(PANDAS, bot="deep"), 1)


# --- how sure ---


def test_a_mean_has_its_interval() -> None:
    found = estimate([1, 2, 3, 4, 5])
    error = sqrt(2.5 / 5)
    assert (found.mean, found.error) == pytest.approx((3, error))
    assert (found.low, found.high) == pytest.approx((3 - 1.96 * error, 3 + 1.96 * error))
    assert found.is_sure
    assert not estimate([-1, 1, 0]).is_sure


def test_what_never_happened_in_a_few_games_is_not_impossible() -> None:
    """Wilson's interval, as in a match."""
    found = estimate([0.0] * 10, of_games=True)
    assert (found.low, found.high) == pytest.approx((0, 0.2775), abs=1e-4)


def test_ten_times_closer_needs_a_hundred_times_the_games() -> None:
    found = estimate([0, 1] * 50)
    half = found.high - found.mean
    assert found.needs(half) in (100, 101)
    assert found.needs(half / 10) in (10_000, 10_001)
    assert found.needs(0) == 0


def test_a_fair_coin_needs_9604_games_to_be_known_to_a_hundredth() -> None:
    """The textbook's figure: 1.96 squared, times a quarter, over a hundredth squared."""
    assert estimate([0, 1] * 5_000).needs(0.01) == pytest.approx(9604, abs=2)


def test_a_seat_that_always_wins_is_surely_better_off() -> None:
    effect = made(*[figures([1, 0])] * 30, figures([0, 1])).seat_effect()
    assert (effect.seat, effect.sure) == (0, True)
    assert effect.effect == pytest.approx(30 / 31 - 0.5)


def test_a_few_games_that_one_seat_won_may_be_chance() -> None:
    effect = made(*[figures([1, 0])] * 4).seat_effect()
    assert (effect.effect, effect.sure) == (0.5, False)
    assert effect.needs > 4


def test_a_small_effect_may_be_chance_and_says_how_many_games_would_show_it() -> None:
    """Two seats, so each interval is at 97.5 %: (2.2414 + 0.8416)² of 0.25 / 0.05² games."""
    found = made(*[figures([1, 0])] * 55, *[figures([0, 1])] * 45)
    effect = found.seat_effect()
    assert not effect.sure
    assert effect.needs == pytest.approx((2.2414 + 0.8416) ** 2 * 0.2475 / 0.05**2, rel=0.02)
    assert f"{effect.needs:,} games would show it." in "\n".join(survey_lines(found))


def test_seats_that_win_alike_have_no_effect() -> None:
    found = made(figures([1, 0]), figures([0, 1]))
    assert found.seat_effect().effect == 0
    assert "Every seat wins its share." in list(survey_lines(found))


# --- beside an option ---


def test_an_option_is_compared_game_by_game() -> None:
    """Lengths differ widely from game to game, and by one with the option: that is sure."""
    here = made(*(figures([1, 0], n) for n in (10, 50, 90, 30)))
    there = made(*(figures([1, 0], n + 1) for n in (10, 50, 90, 30)))
    change = here.beside(there)["decisions"]
    assert (change.mean, change.error, change.is_sure) == (1, 0, True)
    row = next(row for row in survey_lines(here, there) if row.startswith("decisions"))
    assert row.endswith("+1.00   +1.00 to +1.00 *")


def test_an_option_that_is_off_changes_nothing() -> None:
    same = replace(PANDAS, options={"bamboozled": "no"})
    changes = survey(PANDAS, 6).beside(survey(same, 6))
    assert {(change.mean, change.error) for change in changes.values()} == {(0, 0)}


# --- in words and for programs ---


def test_a_report_is_an_object() -> None:
    found = json.loads(json.dumps(survey(PANDAS, 4).json()))
    assert list(found) == [
        *("game", "options", "bot", "seats", "seed", "games", "figures", "seat_effect", "digest"),
    ]
    assert list(found["figures"]["wins A"]) == ["mean", "low", "high", "needs"]
    assert list(found["seat_effect"]) == ["seat", "effect", "sure", "needs"]


def test_a_report_is_a_table_and_a_sentence_for_people() -> None:
    rows = list(survey_lines(survey(PANDAS, 4)))
    assert rows[0].split() == ["figure", "mean", "95", "%", "interval", "games", "for", "±1", "%"]
    assert [row[:6] for row in rows[1:4]] == ["wins A", "wins B", "wins C"]
    assert rows[-1].startswith("4 games of 3 seats, random in each. Digest ")
