"""The report for designers: what is counted, how sure it is, and what an option changes."""

import json
from dataclasses import replace
from math import sqrt
from pathlib import Path

import pytest
from games_by import SMALLEST, switch
from surveys import game, made

from engawa.core.errors import BadGame, BadRecord
from engawa.lab import processes
from engawa.lab.balance import Study, Survey, estimate, surely, survey
from engawa.lab.interval import student
from engawa.lab.processes import Processes
from engawa.lab.report import survey_lines

TRIO = Study(SMALLEST, "random", 3, seed=2)


def one(study: Study, games: int) -> Survey:
    (found,) = survey([study], games)
    return found


# --- one game ---


@pytest.mark.parametrize(
    ("scores", "points", "tie", "second", "last"),
    [
        ([0.5, 0.5, 0.0], (4, 4, 1), 1, 0, 3),
        ([1.0, 0.0, 0.0], (4, 3, 1), 0, 1, 3),
        ([0.0, 0.0, 0.0], (4, 4, 1), 0, 0, 3),  # nobody wins
    ],
)
def test_ties_and_margins_follow_from_scores_and_points(
    scores: list[float], points: tuple[int, ...], tie: int, second: int, last: int
) -> None:
    known = {f"points_{letter}": each for letter, each in zip("abc", points, strict=True)}
    values = made(game(scores, **known), study=TRIO).values
    figures = ("ties", "first to second", "first to last")
    assert [list(values[name]) for name in figures] == [[tie], [second], [last]]


def test_choices_and_forced_decisions_are_shares_of_the_decisions() -> None:
    values = made(game([1, 0], decisions=4, choices=10, choices_1=1)).values
    assert list(values["lines to choose from"]) == [2.5]
    assert list(values["forced decisions"]) == [0.25]


# --- many games ---


def test_every_game_has_its_own_luck_and_one_bot_everywhere() -> None:
    here, there = TRIO.planned(0), TRIO.planned(1)
    assert here.luck != there.luck
    assert len({*here.seat_luck, *there.seat_luck}) == 6
    assert set(here.bots) == {"random"}


@pytest.mark.usefixtures("small_batches")
def test_workers_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "START", 0.0)
    heard: list[int] = []
    both = [TRIO, replace(TRIO, options={switch(SMALLEST): 1})]
    alone = survey(both, 5, tell=heard.append)
    assert heard == [2, 4, 6, 8, 10]
    assert survey(both, 5, Processes(2)) == alone
    assert [each.games for each in alone] == [5, 5]
    assert sum(value or 0 for seat in "ABC" for value in alone[0].values[f"wins {seat}"]) == 5


def test_a_report_that_was_stopped_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "report.jsonl"
    survey([TRIO], 4, file=file)
    heard: list[int] = []
    assert survey([TRIO], 9, tell=heard.append, file=file) == [one(TRIO, 9)]
    assert heard[0] < 4  # progress was reported from the start
    with pytest.raises(BadRecord, match=r"has a report whose studies is .*random.*, not .*greedy"):
        survey([replace(TRIO, bot="greedy")], 9, file=file)


def test_what_cannot_be_played_is_said_before_the_first_game() -> None:
    with pytest.raises(BadGame, match="there is no bot 'deep'"):
        one(replace(TRIO, bot="deep"), 1)


# --- how sure ---


def test_a_mean_has_its_interval() -> None:
    found = estimate([1, 2, 3, 4, 5])
    error = sqrt(2.5 / 5)
    assert (found.mean, found.error) == pytest.approx((3, error))
    assert (found.low, found.high) == pytest.approx(
        (3 - student(5) * error, 3 + student(5) * error)
    )


def test_what_never_happened_in_a_few_games_is_not_impossible() -> None:
    """Wilson's interval, as in a match."""
    found = estimate([0.0] * 10, is_part=True)
    assert (found.low, found.high) == pytest.approx((0, 0.2775), abs=1e-4)


def test_what_never_happened_takes_games_to_be_known_too() -> None:
    """After 381 games without a tie, at most one game in a hundred is tied."""
    assert estimate([0.0] * 200, is_part=True).needs(0.01) == 381
    assert estimate([0.0] * 381, is_part=True).high == pytest.approx(0.01, abs=1e-4)
    lines = list(survey_lines(made(*[game([1, 0])] * 200, game([0, 1]))))
    assert next(line for line in lines if line.startswith("ties")).endswith(" 381")


def test_of_what_was_always_the_same_nobody_can_say_how_many_games_it_takes() -> None:
    assert estimate([7.0] * 10).needs(0.07) is None
    assert estimate([0.0, 0.0]).needs(0.0) is None
    lines = list(survey_lines(made(*[game([1, 0])] * 9, game([0, 1]))))
    assert next(line for line in lines if line.startswith("decisions")).endswith(" -")


def test_ten_times_closer_needs_a_hundred_times_the_games() -> None:
    found = estimate([0, 1] * 50)
    half = 1.96 * found.error
    assert found.needs(half) in (100, 101)
    assert found.needs(half / 10) in (10_000, 10_001)


def test_a_fair_coin_needs_9604_games_to_be_known_to_a_hundredth() -> None:
    """The textbook's number: 1.96 squared, times a quarter, over a hundredth squared."""
    assert estimate([0, 1] * 5_000).needs(0.01) == pytest.approx(9604, abs=2)


def test_a_seat_that_always_wins_is_surely_better_off() -> None:
    (effect,) = made(*[game([1, 0])] * 30, game([0, 1])).effects()
    assert (effect.who, effect.sure) == ("seat A", True)
    assert effect.effect == pytest.approx(30 / 31 - 0.5)


def test_a_few_games_that_one_seat_won_may_be_chance() -> None:
    (effect,) = made(*[game([1, 0])] * 4).effects()
    assert (effect.effect, effect.sure) == (0.5, False)
    assert effect.needs > 4


def test_a_small_effect_may_be_chance_and_says_how_many_games_would_show_it() -> None:
    """Two seats, so each interval is at 97.5 %: (2.2414 + 0.8416)² of 0.25 / 0.05² games."""
    found = made(*[game([1, 0])] * 55, *[game([0, 1])] * 45)
    (effect,) = found.effects()
    assert not effect.sure
    assert effect.needs == pytest.approx((2.2414 + 0.8416) ** 2 * 0.2475 / 0.05**2, rel=0.02)
    assert f"{effect.needs:,} games would show it." in "\n".join(survey_lines(found))


def test_seats_that_win_alike_have_no_effect() -> None:
    found = made(game([1, 0]), game([0, 1]))
    assert found.effects()[0].effect == 0
    assert "Every seat wins its share." in list(survey_lines(found))


# --- roles ---


def test_an_imbalance_of_roles_is_said_though_the_seats_win_alike() -> None:
    """Each seat begins equally often, and the first player always wins."""
    won = [game([1, 0], first_to_play="A"), game([0, 1], first_to_play="B")]
    found = made(*won * 30)
    by_seat, by_role = found.effects()
    assert (by_seat.effect, by_seat.sure) == (0, False)
    assert (by_role.who, by_role.effect, by_role.sure) == ("first to play", 0.5, True)
    says = "Whoever is first to play wins 50.0% more than its share: more than chance does."
    assert says in list(survey_lines(found))


# --- beside an option ---


def test_an_option_is_compared_game_by_game() -> None:
    """Lengths differ a lot from game to game; the option always adds one, so that is certain."""
    here = made(*(game([1, 0], decisions=n) for n in (10, 50, 90, 30)))
    there = made(*(game([1, 0], decisions=n + 1) for n in (10, 50, 90, 30)))
    change = here.beside(there)["decisions"]
    assert (change.mean, change.error) == (1, 0)
    assert surely(here.beside(there)) == {"decisions"}
    row = next(row for row in survey_lines(here, there) if row.startswith("decisions"))
    assert row.endswith("+1.00   +1.00 to +1.00 *")


def test_an_option_that_is_off_changes_nothing() -> None:
    same = replace(TRIO, options={switch(SMALLEST): "no"})
    here, there = survey([TRIO, same], 6)
    changes = here.beside(there)
    assert {(change.mean, change.error) for change in changes.values()} == {(0, 0)}


# --- in words and for programs ---


def test_a_report_is_an_object() -> None:
    found = json.loads(json.dumps(one(TRIO, 4).json()))
    assert list(found) == [
        *("game", "options", "bot", "seats", "seed", "games", "figures", "effects", "factors"),
        "digest",
    ]
    assert list(found["figures"]["wins A"]) == ["mean", "low", "high", "needs"]
    assert [list(effect) for effect in found["effects"]] == [["who", "effect", "sure", "needs"]] * 2
    assert found["effects"][0]["who"].startswith("seat ")
    assert found["effects"][1]["who"].endswith(" to play")


def test_a_report_is_a_table_and_a_sentence_for_people() -> None:
    lines = list(survey_lines(one(TRIO, 4)))
    assert lines[0].split() == ["figure", "mean", "95", "%", "interval", "games", "for", "±1", "%"]
    assert [line[:6] for line in lines[1:4]] == ["wins A", "wins B", "wins C"]
    assert lines[-1].startswith("4 games of 3 seats, random in each. Digest ")
