"""Matches: fair seats, repeatable games, and sums that do not depend on the workers."""

from dataclasses import replace
from itertools import permutations
from pathlib import Path

import pytest
from games_by import SMALLEST, switch, titled

from engawa.bots.players import Players
from engawa.core.errors import BadGame, BadRecord
from engawa.lab import batches, processes
from engawa.lab import match as lab
from engawa.lab import planned_game as table
from engawa.lab.match import Match, contest
from engawa.lab.notes import Wants
from engawa.lab.planned_game import Result
from engawa.lab.processes import Processes
from engawa.lab.report import match_json, match_lines, short
from engawa.lab.tally import Sum, Tally

DUEL = Match(SMALLEST, ("random", "greedy"), seed=5)
TRIO = Match(SMALLEST, ("random", "greedy", "random"), seed=5)


def play(match: Match, number: int) -> Result:
    with Players() as players:
        return table.play(match.planned(number), players)


def run(match: Match, games: range) -> Tally:
    return lab.run(match, Wants(), games).tally


def merged(*parts: Tally) -> Tally:
    total = Tally.empty(len(parts[0].bots))
    for part in parts:
        total.merge(part)
    return total


# --- seats ---


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    sat = [TRIO.sat(number) for number in range(6)]
    for seat in range(3):
        assert sorted(sitting[seat] for sitting in sat) == [0, 0, 1, 1, 2, 2]
    assert all(sorted(sitting) == [0, 1, 2] for sitting in sat)


def test_the_fixture_seats_the_bots() -> None:
    assert DUEL.planned(0).bots == ("random", "greedy")
    assert DUEL.planned(3).bots == ("greedy", "random")


def test_all_games_of_a_round_have_the_same_luck_and_no_two_the_same_mind() -> None:
    luck = [TRIO.planned(number).luck for number in range(6)]
    assert luck[0] == luck[1] == luck[2] != luck[3] == luck[4] == luck[5]
    seat_luck = [mind for number in range(6) for mind in TRIO.planned(number).seat_luck]
    assert len(set(seat_luck)) == 18


def test_in_a_duplicate_a_seat_rolls_the_same_whatever_was_played_before() -> None:
    """Seat A begins both games of a round with the same dice, so it rolls the same."""
    match = replace(DUEL, duplicate=True)
    one, other = (play(match, number).actions for number in (0, 1))
    assert one[:2] == other[:2]
    assert one == play(match, 0).actions
    assert one != play(DUEL, 0).actions
    assert run(match, range(4)).digest != run(DUEL, range(4)).digest


def test_files_of_matches_from_before_duplicates_go_on() -> None:
    assert "duplicate" not in str(DUEL.manifest())
    assert "'duplicate': True" in str(replace(DUEL, duplicate=True).manifest())
    first = [play(TRIO, number).actions[0] for number in range(6)]
    assert len(set(first[:3])) == len(set(first[3:])) == 1


def test_a_score_goes_to_the_bot_and_to_its_seat() -> None:
    sat = TRIO.sat(1)
    scores, points, actions, *_ = play(TRIO, 1)
    assert sat == [1, 2, 0]
    tally = run(TRIO, range(1, 2))
    assert [part.json()["score"] for part in tally.seats] == scores
    assert [tally.bots[bot].json()["score"] for bot in sat] == scores
    assert [tally.bots[bot].points for bot in sat] == points
    assert (tally.games, tally.actions, tally.longest) == (1, len(actions), len(actions))


# --- the same again ---


def test_a_game_can_be_played_again_by_itself() -> None:
    assert play(DUEL, 7) == play(DUEL, 7)
    assert play(DUEL, 7) != play(DUEL, 9)
    assert run(DUEL, range(10)) == merged(*(run(DUEL, range(n, n + 2)) for n in range(0, 10, 2)))


def test_the_actions_of_a_game_lead_to_its_result() -> None:
    scores, points, actions, *_ = play(TRIO, 4)
    s = TRIO.make().start()
    for action in actions:
        assert action in s.legal() + [outcome for outcome, _ in s.chances()]
        s.apply(action)
    assert (s.scores(), s.points()) == (scores, points)


def test_another_seed_is_another_match() -> None:
    other = Match(SMALLEST, ("random", "greedy"), seed=6)
    assert run(DUEL, range(5)).digest != run(other, range(5)).digest


@pytest.mark.usefixtures("small_batches")
def test_workers_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "START", 0.0)
    heard: list[int] = []
    alone = contest(TRIO, 10, tell=heard.append)
    assert heard == [3, 6, 9, 10]
    assert contest(TRIO, 10, Processes(2)) == alone == run(TRIO, range(10))
    assert alone.digest != 0


@pytest.mark.usefixtures("small_batches")
def test_a_match_that_was_stopped_goes_on_from_its_file_with_other_workers(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "match.jsonl"

    def stop(games: int) -> None:
        if games == 6:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        contest(TRIO, 30, tell=stop, file=file)
    heard: list[int] = []
    monkeypatch.setattr(batches, "SECONDS", 1.0)  # so batches have other sizes now
    assert contest(TRIO, 30, Processes(2), heard.append, file) == contest(TRIO, 30)
    assert heard[:2] == [3, 6]
    assert contest(TRIO, 40, file=file) == contest(TRIO, 40)  # the file grows
    with pytest.raises(BadRecord, match="has a match whose seed is 5, not 6"):
        contest(replace(TRIO, seed=6), 30, file=file)


def test_counts_add_up_in_any_order() -> None:
    parts = [run(DUEL, games) for games in (range(4), range(4, 6), range(6, 9))]
    sums = [merged(*order) for order in permutations(parts)]
    assert all(total == run(DUEL, range(9)) for total in sums)


def test_the_digest_knows_which_games_were_played() -> None:
    digests = {run(DUEL, range(n, n + 2)).digest for n in range(4)}
    assert len(digests) == 4


def test_games_that_went_the_same_way_count_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    same = Result([1.0, 0.0], [1, 0], [3, 4])
    monkeypatch.setattr(lab, "play", lambda planned, players, times: same)
    assert run(DUEL, range(2)).digest != 0  # equal marks would cancel out


# --- what cannot be played ---


@pytest.mark.parametrize(
    ("match", "says"),
    [
        (Match("chess", ("random", "random")), "there is no game 'chess'; there are: "),
        (Match(SMALLEST, ("random", "deep")), "there is no bot 'deep'; there are: "),
        (Match(SMALLEST, ("random",)), f"{titled(SMALLEST)} seats 2 to 5, not 1"),
        (Match(SMALLEST, ("random",) * 6), f"{titled(SMALLEST)} seats 2 to 5, not 6"),
        (Match(SMALLEST, ()), "a match needs a bot for each seat"),
        (
            Match(SMALLEST, ("random",) * 2, options={"colour": 1}),
            f"{titled(SMALLEST)} has no option 'colour'; it has: {switch(SMALLEST)}",
        ),
        (
            Match(SMALLEST, ("random",) * 2, options={switch(SMALLEST): "x"}),
            f"option {switch(SMALLEST)} takes yes or no, not 'x'",
        ),
    ],
)
def test_a_match_that_cannot_be_played_says_why(match: Match, says: str) -> None:
    with pytest.raises(BadGame) as refused:
        contest(match, 1)
    assert str(refused.value).startswith(says)


# --- figures ---


def test_a_sum_says_its_share_and_its_points_a_game() -> None:
    part = Sum()
    nothing = {"games": 0, "score": 0, "share": 0, "points": 0, "forfeits": 0}
    assert part.json() == nothing | {"low": 0, "high": 1}
    for score, points in ((1.0, 4), (0.5, 3), (0.0, 0), (0.0, 1)):
        part.add(score, points)
    found = part.json()
    assert (found["games"], found["score"], found["share"], found["points"]) == (4, 1.5, 0.375, 2)


def test_a_match_reads_as_a_table_and_as_an_object() -> None:
    tally = run(DUEL, range(6))
    found = match_json(DUEL, tally)
    assert list(found) == [
        *("game", "options", "seed", "games", "bots", "seats", "actions", "longest", "digest"),
    ]
    assert [row["bot"] for row in found["bots"]] == ["random", "greedy"]
    assert sum(row["score"] for row in found["bots"]) == 6
    assert sum(row["score"] for row in found["seats"]) == 6
    head, random, greedy, seats, length, digest = match_lines(DUEL, tally)
    assert head.split() == ["bot", "wins", "95", "%", "interval", "points"]
    assert random.startswith("random ")
    assert greedy.startswith("greedy ")
    assert seats.startswith("Wins by seat: A ")
    assert length.startswith("6 games of ")
    assert found["digest"] in digest


def test_a_long_name_is_cut_to_what_tells_most() -> None:
    assert short("greedy") == "greedy"
    assert short("remote:python " + "x" * 40 + ".py").startswith("…xxx")
    assert len(short("y" * 99)) == 32
