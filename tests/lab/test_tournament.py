"""Tournaments: every pairing in every order with the same luck, and a repeatable result."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from games_by import SMALLEST, titled

from engawa.core.errors import BadGame, BadRecord
from engawa.lab.processes import Processes
from engawa.lab.report import tournament_lines
from engawa.lab.tournament import Piece, Played, Standings, Tournament, run

TRIO = Tournament(SMALLEST, ("random", "greedy", "search"), seats=2, seed=4)
CROWD = Tournament(SMALLEST, ("random", "greedy"), seats=3, seed=4)
ROUNDS = 2


def digest(tournament: Tournament, **how: object) -> str:
    return Standings(tournament, run(tournament, ROUNDS, **how)).digest()  # type: ignore[arg-type]


# --- who meets whom ---


def test_every_company_meets_in_every_order() -> None:
    assert TRIO.companies() == [(0, 1), (0, 2), (1, 2)]
    assert TRIO.orders((0, 2)) == [(0, 2), (2, 0)]
    assert len(replace(TRIO, seats=3).orders((0, 1, 2))) == 6


def test_at_a_large_table_the_order_is_turned() -> None:
    four = Tournament(SMALLEST, ("a", "b", "c", "d", "e"), seats=4)
    assert len(four.companies()) == 5
    assert four.orders((0, 1, 2, 4)) == [(0, 1, 2, 4), (1, 2, 4, 0), (2, 4, 0, 1), (4, 0, 1, 2)]


def test_bots_that_are_fewer_than_the_seats_play_in_mixtures() -> None:
    assert CROWD.companies() == [(0, 0, 1), (0, 1, 1)]
    assert CROWD.orders((0, 0, 1)) == [(0, 0, 1), (0, 1, 0), (1, 0, 0)]


@pytest.mark.parametrize("tournament", [TRIO, CROWD, replace(CROWD, seats=5)])
def test_every_bot_has_every_seat_equally_often(tournament: Tournament) -> None:
    orders = [sat for company in tournament.companies() for sat in tournament.orders(company)]
    for seat in range(tournament.seats):
        assert len(set(Counter(sat[seat] for sat in orders).values())) == 1
    assert tournament.games(7) == 7 * len(orders)


def test_all_games_of_a_round_have_the_same_luck_and_no_two_the_same_mind() -> None:
    here, there = (TRIO.planned(Piece(1, 0), sat) for sat in ((0, 1), (1, 0)))
    later = TRIO.planned(Piece(2, 0), (0, 1))
    assert here.luck == there.luck != later.luck
    assert len({*here.seat_luck, *there.seat_luck, *later.seat_luck}) == 6
    assert there.bots == ("greedy", "random")


def test_where_nobody_has_a_choice_paired_luck_makes_all_equal() -> None:
    """With two seats, the smallest game is luck alone, so each pair of games is drawn."""
    found = Standings(TRIO, run(TRIO, ROUNDS)).json()
    assert [row["share"] for row in found["bots"]] == [0.5, 0.5, 0.5]
    assert [row["elo"] for row in found["bots"]] == pytest.approx([0, 0, 0])


# --- the same again ---


def test_workers_change_nothing() -> None:
    assert digest(CROWD, engine=Processes(2)) == digest(CROWD)


@pytest.mark.usefixtures("small_batches")
def test_an_interrupted_tournament_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    heard: list[int] = []

    def interrupt(games: int) -> None:
        heard.append(games)
        if games >= 6:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(CROWD, ROUNDS, file=file, tell=interrupt)
    assert heard == [3, 6]
    heard.clear()
    assert digest(CROWD, file=file, tell=heard.append) == digest(CROWD)
    assert heard == [3, 6, 9, 12]


def test_a_row_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = digest(CROWD, file=file)
    text = file.read_text()
    file.write_text(text[:-20])
    assert digest(CROWD, file=file) == whole
    assert file.read_text() == text


@pytest.mark.usefixtures("small_batches")
def test_more_rounds_may_be_asked_for_later(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    heard: list[int] = []
    run(CROWD, 1, file=file)
    longer = run(CROWD, 3, file=file, tell=heard.append)
    assert heard == [3, 6, 9, 12, 15, 18]
    assert longer == run(CROWD, 3)
    assert len(run(CROWD, 1, file=file)) == 2  # and fewer games too


@pytest.mark.parametrize(
    ("other", "says"),
    [
        (replace(CROWD, seed=5), "seed is 4, not 5"),
        (replace(CROWD, bots=("random", "search")), "bots is ['random', 'greedy'], not ['random'"),
        (replace(CROWD, options={"turn_cap": 9}), "options is {}, not {'turn_cap': 9}"),
        (replace(CROWD, seats=4), "seats is 3, not 4"),
    ],
)
def test_a_file_of_another_tournament_is_refused(
    tmp_path: Path, other: Tournament, says: str
) -> None:
    file = tmp_path / "games.jsonl"
    run(CROWD, 1, file=file)
    before = file.read_text()
    with pytest.raises(BadRecord) as refused:
        run(other, 1, file=file)
    assert f"games.jsonl has a tournament whose {says}" in str(refused.value)
    assert file.read_text() == before


@pytest.mark.parametrize("text", ["hello\n", "[1]\n", '{"a": 1}\n', "no row"])
def test_a_file_that_is_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(text)
    with pytest.raises(BadRecord, match=r"notes\.txt is not the file of a tournament"):
        run(CROWD, 1, file=file)
    assert file.read_text() == text


def test_the_order_in_which_games_came_in_changes_nothing() -> None:
    games = run(CROWD, ROUNDS)
    backwards = Standings(CROWD, dict(reversed(games.items())))
    assert backwards.digest() == Standings(CROWD, games).digest()


def test_the_digest_knows_the_manifest_and_every_game() -> None:
    games = run(CROWD, 1)
    here = Standings(CROWD, games).digest()
    assert Standings(replace(CROWD, patience=3), games).digest() != here
    changed = {piece: list(part) for piece, part in games.items()}
    changed[Piece(0, 1)][0] = changed[Piece(0, 1)][0]._replace(mark="0")
    assert Standings(CROWD, changed).digest() != here


# --- what cannot be played ---


@pytest.mark.parametrize(
    ("tournament", "says"),
    [
        (replace(TRIO, bots=("random", "random")), "'random' is there twice; a bot enters a "),
        (replace(TRIO, bots=("random",)), "a tournament needs two bots at least"),
        (replace(TRIO, bots=("random", "deep")), "there is no bot 'deep'; there are: "),
        (replace(TRIO, seats=1), "a tournament needs two seats at least"),
        (replace(TRIO, seats=6), f"{titled(SMALLEST)} seats 2 to 5, not 6"),
        (replace(TRIO, game="chess"), "there is no game 'chess'; there are: "),
    ],
)
def test_a_tournament_that_cannot_be_played_says_why(tournament: Tournament, says: str) -> None:
    with pytest.raises(BadGame) as refused:
        run(tournament, 1)
    assert str(refused.value).startswith(says)


# --- the result ---


def made(*games: tuple[list[int], list[float]]) -> Standings:
    """Return standings of three bots from these games with two seats."""
    rows = [Played(sat, scores, [1, 0], 9, "m", None, "") for sat, scores in games]
    return Standings(TRIO, {Piece(number, 0): [row] for number, row in enumerate(rows)})


def test_the_crosstable_has_what_each_took_of_the_other() -> None:
    standings = made(
        ([0, 1], [1.0, 0.0]), ([1, 0], [0.5, 0.5]), ([1, 2], [0.0, 1.0]), ([2, 0], [0.0, 1.0])
    )
    assert standings.cross() == [[None, 0.75, 1.0], [0.25, None, 0.0], [0.0, 1.0, None]]


def test_standings_are_an_object() -> None:
    found = json.loads(json.dumps(Standings(CROWD, run(CROWD, 1)).json(zero=1)))
    assert list(found) == [
        *("manifest", "rounds", "games", "bots", "bounded", "cross", "seats", "digest"),
    ]
    assert (found["rounds"], found["games"]) == (1, 6)
    assert found["manifest"]["rules_version"] == 1
    assert found["manifest"]["bots"] == ["random", "greedy"]
    assert (found["bots"][1]["elo"], found["bots"][1]["elo_low"]) == (0, 0)
    assert sum(row["score"] for row in found["bots"]) == pytest.approx(6)
    assert sum(row["games"] for row in found["bots"]) == 18
    assert [row["games"] for row in found["seats"]] == [6, 6, 6]


def test_standings_are_two_tables_for_people_the_best_first() -> None:
    rows = list(tournament_lines(made(([0, 1], [0.0, 1.0]), ([1, 2], [1.0, 0.0]))))
    names = [row.split()[1] for row in rows[1:4]]
    assert names[0] == "greedy"
    assert [row.split()[1] for row in rows[6:9]] == names
    assert rows[6].split()[2:] == ["100.0%", "100.0%"]
    assert any(row.startswith("Some bot won or lost everything") for row in rows)
    assert any(row.startswith("2 games in 2 rounds") for row in rows)


def test_forfeits_are_counted_and_their_reasons_told_once() -> None:
    lost = Played([0, 1], [0.0, 1.0], [0, 0], 3, "m", 0, "it ended")
    standings = Standings(TRIO, {Piece(0, 0): [lost, lost]})
    assert standings.says == ["it ended"]
    assert [part.forfeits for part in standings.sums()[0]] == [2, 0, 0]
