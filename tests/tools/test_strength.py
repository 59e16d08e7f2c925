"""The tools that tune and measure bots ask for existing games and continue interrupted runs."""

import json
from functools import partial
from pathlib import Path

import pytest
from games_by import LONGEST, SMALLEST

from engawa import Rng
from engawa.bots import levels
from engawa.bots.tree import Settings
from engawa.games import spec
from engawa.lab.journal import Journal
from engawa.lab.processes import Processes
from tools import best_reply, strength, tune


def test_every_contest_can_be_played_and_no_two_are_the_same() -> None:
    contests = list(strength.contests())
    for contest in contests:
        contest.match().make()
    assert len({contest.key() for contest in contests}) == len(contests)


def test_a_measurement_goes_on_where_it_stopped_and_is_told_with_its_interval(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for games in (3, 6):
        only = strength.Contest("fields", SMALLEST, "greedy", "random", 3, games, 0.5)
        monkeypatch.setattr(strength, "HOME", tmp_path / "kept.jsonl")
        monkeypatch.setattr(strength, "contests", partial(iter, [only]))
        strength.go_on(("fields",), None, minutes=1)
    rows = [json.loads(row) for row in (tmp_path / "kept.jsonl").read_text().splitlines()]
    assert [(row["round"], len(row["scores"])) for row in rows] == [(0, 3), (1, 3)]
    assert set(rows[0]["took"]) == {"greedy", "random"}
    told = [line for line in strength.tables(strength.kept()) if str(spec(SMALLEST).title) in line]
    assert told[0].startswith(f"| {spec(SMALLEST).title} | 3 | greedy | random | ")
    assert "| 6 | " in told[0]


def test_rounds_that_came_in_any_order_count_once_and_gaps_are_filled(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Like after an interrupted run on many cores."""
    only = strength.Contest("fields", SMALLEST, "greedy", "random", 3, 12)
    home = tmp_path / "kept.jsonl"
    row = {"contest": only.key(), "scores": [1, 1, 1], "took": {}}
    numbered = [row, row | {"round": 3}, row | {"round": 3}, row | {"round": 1}]
    home.write_text("".join(json.dumps(each) + "\n" for each in numbered))
    monkeypatch.setattr(strength, "HOME", home)
    monkeypatch.setattr(strength, "contests", partial(iter, [only]))
    assert list(strength.kept()[only.key()].rounds) == [0, 3, 1]
    strength.go_on(("fields",), None, minutes=1, engine=Processes(2))
    assert sorted(strength.kept()[only.key()].rounds) == [0, 1, 2, 3]
    assert len(home.read_text().splitlines()) == 5


def test_a_ladder_is_rated_link_by_link_and_names_its_levels(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fourth = f"search:{levels.of(LONGEST)[3].iterations}"
    links = [
        strength.Contest("ladder", LONGEST, "level2", "level1"),
        strength.Contest("ladder", LONGEST, fourth, "level2"),
    ]
    monkeypatch.setattr(strength, "contests", partial(iter, links))
    found = {
        links[0].key(): strength.Kept(dict(enumerate([0.5, 1.0] * 20)), {}),
        links[1].key(): strength.Kept(dict.fromkeys(range(20), 1.0), {}),
    }
    *_, first, second, third = strength.ladders(found)
    assert first == "| level1 | 0 | | | |"
    assert second.startswith("| level2 | +191 ± ")  # three of four games
    assert third.startswith(f"| {fourth}, level 4 | +")  # all games, and yet a number


def test_settings_are_read_from_a_point_of_the_grid() -> None:
    start = Settings(explore=0.15, prior=3.0, cutoff=8, look=4, alone=True, turns=2)
    assert tune.show(tune.read(tune.nearest(start))) == tune.show(start)
    assert tune.nearest(Settings(explore=0.19, prior=1.1, cutoff=7)) == (0.15, 1, 8, 1, 0, 0, 0)


def test_the_bandit_comes_to_the_point_that_wins() -> None:
    """It learns from values alone and in pairs, though a single game says little."""
    rng, bandit, point = Rng(3), tune.Bandit(), tune.nearest(Settings())
    for step in range(300):
        chance = 0.3 + 0.2 * (point[0] == 0.07) + 0.2 * (point[2] == 4)
        bandit.learn(point, float(rng.random() < chance))
        near = sorted({tune.turned(point, rng) for _ in range(30)})
        point = max(near, key=lambda each: bandit.bound(each, step + 1))
    best = max(bandit.points(), key=bandit.mean)
    assert (best[0], best[2]) == (0.07, 4)


def test_a_pair_of_games_favours_neither_of_equal_settings() -> None:
    """Both sides play each seat once, with the same luck."""
    side = tune.side(Settings(), 4)
    pairs = [tune.Pair(LONGEST, side, side, (n,)) for n in range(3)]
    assert [tune.play_pair(pair).share for pair in pairs] == [0.5, 0.5, 0.5]


def test_a_tuning_that_was_stopped_goes_on_and_plays_nothing_twice(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Costs, points and pairs are the same, on another engine."""
    played: list[tune.Pair] = []

    def play(pair: tune.Pair) -> tune.Played:
        played.append(pair)
        return tune.Played(len(played) % 3 / 2, 1.0)

    monkeypatch.setattr(tune, "play_pair", play)
    monkeypatch.setattr(tune, "cost", lambda game, who: 0.001 * (1 + len(played)))
    file = tmp_path / "run.jsonl"

    def result(seconds: float) -> dict[str, object]:
        desk = tune.Desk(journal=Journal(file, "tuning", {}))
        rival = tune.side(Settings())
        return tune.tune(LONGEST, Settings(), rival, seconds, 100, at_once=2, desk=desk)

    result(5)
    assert len(played) == 5
    longer = result(9)
    assert len(played) == 9
    assert len({pair.seed for pair in played}) == 9
    assert result(9) == longer  # all of it from the file
    assert len(played) == 9
    for seconds in (4, 6, 6):
        desk = tune.Desk(journal=Journal(file, "tuning", {}))
        side = tune.side(Settings(), 4)
        assert tune.prove(LONGEST, side, side, seconds, 0, desk)["games"] == 2 * seconds
    assert len(played) == 9 + 6
    other = tune.side(Settings(), 5)  # nothing is known about it
    assert tune.prove(LONGEST, other, side, 3, 0, desk)["games"] == 6
    assert len(played) == 9 + 6 + 3


def test_the_best_reply_uses_every_chance_of_its_rolls_and_beats_the_field() -> None:
    assert sum(chance for chance, *_ in best_reply.rolls(5)) == pytest.approx(1)
    for field in (best_reply.by_lot, best_reply.at_the_leader):
        fair, best = (best_reply.Solver(field, 2, best=best).solve() for best in (False, True))
        assert fair == pytest.approx(1 / 3)
        assert best > fair + 0.001
