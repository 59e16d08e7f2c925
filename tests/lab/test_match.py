"""Matches: fair seats, repeatable games, and sums that do not depend on who counted."""

from itertools import permutations

import pytest

from engawa.bots.remote import Players
from engawa.core.errors import BadGame
from engawa.lab import fixture as table
from engawa.lab import match as lab
from engawa.lab.fixture import Result
from engawa.lab.match import Match, contest, run
from engawa.lab.report import match_json, match_lines, short
from engawa.lab.tally import Sum, Tally, block_interval, interval

DUEL = Match("pass_the_pandas", ("random", "greedy"), seed=5)
TRIO = Match("pass_the_pandas", ("random", "greedy", "random"), seed=5)


def play(match: Match, number: int) -> Result:
    with Players() as players:
        return table.play(match.fixture(number), players)


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
    assert DUEL.fixture(0).bots == ("random", "greedy")
    assert DUEL.fixture(3).bots == ("greedy", "random")


def test_all_games_of_a_round_have_the_same_luck_and_no_two_the_same_mind() -> None:
    luck = [TRIO.fixture(number).luck for number in range(6)]
    assert luck[0] == luck[1] == luck[2] != luck[3] == luck[4] == luck[5]
    minds = [mind for number in range(6) for mind in TRIO.fixture(number).minds]
    assert len(set(minds)) == 18
    first = [play(TRIO, number).actions[0] for number in range(6)]
    assert len(set(first[:3])) == len(set(first[3:])) == 1


def test_a_score_goes_to_the_bot_and_to_its_seat() -> None:
    sat = TRIO.sat(1)
    scores, points, actions, *_ = play(TRIO, 1)
    assert sat == [1, 2, 0]
    tally = run(TRIO, range(1, 2))
    assert [part.score for part in tally.seats] == scores
    assert [tally.bots[bot].score for bot in sat] == scores
    assert [tally.bots[bot].points for bot in sat] == points
    assert (tally.games, tally.actions, tally.longest) == (1, len(actions), len(actions))


# --- the same again ---


def test_a_game_can_be_played_again_by_itself() -> None:
    assert play(DUEL, 7) == play(DUEL, 7)
    assert play(DUEL, 7) != play(DUEL, 9)
    assert run(DUEL, range(10)) == merged(*(run(DUEL, range(n, n + 1)) for n in range(10)))


def test_the_actions_of_a_game_lead_to_its_result() -> None:
    scores, points, actions, *_ = play(TRIO, 4)
    s = TRIO.make().start()
    for action in actions:
        assert action in s.legal() + [outcome for outcome, _ in s.chances()]
        s.apply(action)
    assert (s.scores(), s.points()) == (scores, points)


def test_another_seed_is_another_match() -> None:
    other = Match("pass_the_pandas", ("random", "greedy"), seed=6)
    assert run(DUEL, range(5)).digest != run(other, range(5)).digest


def test_workers_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "CHUNK", 4)
    heard: list[int] = []
    alone = contest(DUEL, 10, workers=1, tell=heard.append)
    assert heard == [4, 8, 10]
    assert contest(DUEL, 10, workers=2) == alone == run(DUEL, range(10))
    assert alone.digest != 0


def test_counts_add_up_in_any_order() -> None:
    parts = [run(DUEL, games) for games in (range(3), range(3, 4), range(4, 9))]
    sums = [merged(*order) for order in permutations(parts)]
    assert all(total == run(DUEL, range(9)) for total in sums)


def test_the_digest_knows_which_games_were_played() -> None:
    digests = {run(DUEL, range(n, n + 2)).digest for n in range(4)}
    assert len(digests) == 4


def test_games_that_went_the_same_way_count_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    same = Result([1.0, 0.0], [1, 0], [3, 4])
    monkeypatch.setattr(lab, "play", lambda fixture, players: same)
    assert run(DUEL, range(2)).digest != 0  # equal marks would cancel out


# --- what cannot be played ---


@pytest.mark.parametrize(
    ("match", "says"),
    [
        (Match("chess", ("random", "random")), "there is no game 'chess'; there are: "),
        (Match("pass_the_pandas", ("random", "deep")), "there is no bot 'deep'; there are: "),
        (Match("pass_the_pandas", ("random",)), "Pass the Pandas seats 2 to 5, not 1"),
        (Match("pass_the_pandas", ("random",) * 6), "Pass the Pandas seats 2 to 5, not 6"),
        (Match("pass_the_pandas", ()), "a match needs a bot for each seat"),
        (
            Match("pass_the_pandas", ("random",) * 2, options={"colour": 1}),
            "Pass the Pandas has no option 'colour'; it has: places",
        ),
        (
            Match("pass_the_pandas", ("random",) * 2, options={"places": "x"}),
            "option places takes yes or no, not 'x'",
        ),
    ],
)
def test_a_match_that_cannot_be_played_says_why(match: Match, says: str) -> None:
    with pytest.raises(BadGame) as refused:
        contest(match, 1)
    assert str(refused.value).startswith(says)


# --- figures ---


@pytest.mark.parametrize(
    ("score", "games", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (100, 200, 0.4314, 0.5686),
        (0.5, 1, 0.0546, 0.9454),
    ],
)
def test_an_interval_is_wilsons(score: float, games: int, low: float, high: float) -> None:
    assert interval(score, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(
    ("blocks", "games"),
    [
        ([1.0, 0.0, 0.5, 0.5] * 10, 79),  # as if every game were independent, but for n - 1
        ([1.0, 0.0] * 20, 39),  # both games of a round always end alike: half as many
        ([1.0] * 40, 80),  # nothing spreads, so all games count
    ],
)
def test_rounds_with_the_same_luck_count_by_how_they_spread(
    blocks: list[float], games: float
) -> None:
    share = sum(blocks) / len(blocks)
    wilson = interval(share * games, games)
    assert block_interval(blocks, 2) == pytest.approx(wilson, abs=0.002)


def test_without_a_round_nothing_is_known() -> None:
    assert block_interval([], 2) == (0.0, 1.0)


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
