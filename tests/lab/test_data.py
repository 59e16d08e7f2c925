"""Tables for other tools: their contents, their order, and reading them back."""

import builtins
import csv
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest
from games_by import SMALL, SMALLEST, switch

import engawa
from engawa.core.errors import BadGame
from engawa.games import spec
from engawa.lab import data as tables
from engawa.lab import processes
from engawa.lab.balance import Study, survey, surveys
from engawa.lab.data import BadData, Data, read
from engawa.lab.match import Match, contest
from engawa.lab.planned_game import play
from engawa.lab.processes import Processes
from engawa.lab.report import survey_json, survey_lines
from engawa.lab.rows import DECISION, SCHEMA, columns
from engawa.lab.sheet import Column, Sheet
from engawa.lab.tournament import Tournament
from engawa.lab.tournament import run as run_tournament
from examples import games_pandas, games_polars

STUDY = Study(SMALL, "random", 3, seed=2)
BOTH = [STUDY, replace(STUDY, options={switch(SMALL): 1})]
TRIO = Match(SMALLEST, ("random", "greedy", "random"), seed=5)
KINDS = ("csv", "parquet")


def cells(file: Path) -> list[dict[str, Any]]:
    if file.suffix == ".csv":
        with file.open(newline="") as text:
            return list(csv.DictReader(text))
    return pyarrow.parquet.read_table(file).to_pylist()  # type: ignore[no-any-return]


# --- a row a game ---


def test_a_match_has_a_row_for_each_game_in_order(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    with Data(file) as data:
        tally = contest(TRIO, 7, data=data)
    rows = cells(file)
    assert [row["number"] for row in rows] == list(range(7))
    assert [row["round"] for row in rows] == [0, 0, 0, 1, 1, 1, 2]
    digest = 0
    for row in rows:
        digest ^= int(row["mark"], 16)
    assert digest == tally.digest
    assert [rows[1][f"bot_{seat}"] for seat in "abc"] == ["greedy", "random", "random"]
    assert sum(row[f"score_{seat}"] for row in rows for seat in "abc") == 7
    assert {row["kind"] for row in rows} == {"match"}
    assert rows[0]["first_to_play"] in "ABC"
    assert rows[0]["forfeit"] is None


def test_a_tournament_has_rows_too_and_its_rounds_are_told(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    planned = Tournament(SMALLEST, ("random", "greedy"), seats=3)
    with Data(file) as data:
        run_tournament(planned, 2, data=data)
    rows = cells(file)
    assert [int(row["number"]) for row in rows] == list(range(12))
    assert [int(row["round"]) for row in rows] == [0] * 6 + [1] * 6
    assert (rows[0]["bot_a"], rows[0]["bot_c"]) == ("random", "greedy")


def test_a_comparison_has_two_rows_a_game_side_by_side(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    with Data(file) as data:
        survey(BOTH, 3, data=data)
    rows = [(row["number"], row["options"]) for row in cells(file)]
    assert rows == [
        (str(n), told) for n in range(3) for told in ("{}", f'{{"{switch(SMALL)}": 1}}')
    ]


@pytest.mark.usefixtures("small_batches")
@pytest.mark.parametrize("kind", KINDS)
def test_the_file_is_the_same_whoever_played(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is the same byte for byte, with two workers, and after an interruption."""
    monkeypatch.setattr(processes, "START", 0.0)
    files = [tmp_path / f"{n}.{kind}" for n in range(3)]
    journal = tmp_path / "run.jsonl"
    for file, engine in zip(files, (Processes(1), Processes(2)), strict=False):
        with Data(file) as data:
            survey(BOTH, 6, engine, data=data)
    survey(BOTH, 2, file=journal)
    with Data(files[2]) as data:
        survey(BOTH, 6, file=journal, data=data)
    assert files[0].read_bytes() == files[1].read_bytes() == files[2].read_bytes()


@pytest.mark.usefixtures("small_batches")
@pytest.mark.parametrize("kind", KINDS)
def test_what_was_played_before_a_stop_can_be_read(kind: str, tmp_path: Path) -> None:
    file = tmp_path / f"games.{kind}"

    def stop(games: int) -> None:
        if games == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), Data(file) as data:
        survey([STUDY], 9, tell=stop, data=data)
    assert len(read(file)) == 4


def test_a_large_table_is_written_group_by_group(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "GROUP", 4)
    file = tmp_path / "games.parquet"
    out = tables.writer(file, (Column("n", int, ""), Column("word", str, "")))
    for begin in range(0, 10, 2):
        out.add(Sheet((Column("n", int, ""), Column("word", str, "")), [(begin, "a"), (1, None)]))
    out.close()
    assert pyarrow.parquet.ParquetFile(file).num_row_groups == 3
    assert [row["n"] for row in cells(file)] == [0, 1, 2, 1, 4, 1, 6, 1, 8, 1]


# --- a row a decision ---


def test_a_decision_has_who_what_from_how_much_and_how_long(tmp_path: Path) -> None:
    file = tmp_path / "decisions.parquet"
    with Data(decisions=file) as data:
        contest(TRIO, 3, data=data)
    rows = cells(file)
    assert list(rows[0]) == [column.name for column in DECISION]
    with_players = processes_free(TRIO, 1)
    mine = [row for row in rows if row["number"] == 1]
    assert [(row["n"], row["seat"], row["line"], row["choices"]) for row in mine] == with_players
    assert all(0 <= row["value"] <= 1 and row["seconds"] > 0 for row in rows)


def processes_free(match: Match, number: int) -> list[tuple[int, str, str, int]]:
    """Find the decisions of a game by playing it again."""
    from engawa.bots.players import Players

    with Players() as players:
        result = play(match.planned(number), players)
    s, found = match.make().start(), []
    for n, action in enumerate(result.actions, 1):
        if s.to_move >= 0:
            found.append((n, "ABC"[s.to_move], s.text(action), len(s.legal())))
        s.apply(action)
    return found


def test_a_run_that_kept_no_decisions_plays_again_where_they_are_wanted(tmp_path: Path) -> None:
    journal, file = tmp_path / "run.jsonl", tmp_path / "decisions.csv"
    contest(TRIO, 3, file=journal)
    for _ in range(2):  # the second time they are in the journal
        with Data(decisions=file) as data:
            assert contest(TRIO, 3, file=journal, data=data) == contest(TRIO, 3)
        assert {row["number"] for row in cells(file)} == {"0", "1", "2"}


# --- read back ---


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("studies", [[STUDY], BOTH])
def test_reading_back_gives_the_same_report(
    kind: str, studies: list[Study], tmp_path: Path
) -> None:
    file = tmp_path / f"games.{kind}"
    with Data(file) as data:
        found = survey(studies, 6, data=data)
    again = surveys(read(file))
    assert again == found
    assert list(survey_lines(*again)) == list(survey_lines(*found))
    assert survey_json(*again) == survey_json(*found)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "there is no game in"),
        ("a,b\n", "there is no game in"),
        ("a,b\n1,2\n", "has no rows of games that this version reads: its schema is not said"),
        (f"schema,game,seats\n9,{SMALL},2\n", "its schema is 9, and not 1"),
        (f"schema,game,seats\n1,{SMALL},2\n", "has no column engawa, which a report needs"),
    ],
)
def test_a_file_that_is_something_else_is_refused(text: str, says: str, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    file.write_text(text)
    with pytest.raises(BadData, match=says):
        read(file)
    (tmp_path / "games.parquet").write_text(text)
    with pytest.raises(BadData, match=r"not a \.parquet that was written to its end"):
        read(tmp_path / "games.parquet")


def test_a_table_of_something_else_makes_no_report(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    with Data(file) as data:
        contest(TRIO, 3, data=data)
    with pytest.raises(BadData, match="these are rows of a match; a report has one bot everywhere"):
        surveys(read(file))
    head, first, *_ = file.read_text().splitlines()
    file.write_text("\n".join([head, first, first.replace(",5,", ",6,", 1)]) + "\n")
    with pytest.raises(BadData, match="these are rows of more than one seed"):
        surveys(read(file))


# --- invalid requests ---


def test_what_cannot_be_written_is_said_before_the_first_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BadData, match=r"games\.xls should end in \.csv or \.parquet"):
        contest(TRIO, 3, data=Data(tmp_path / "games.xls"))
    real = builtins.__import__

    def without_arrow(name: str, *rest: Any) -> Any:
        if name.startswith("pyarrow"):
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without_arrow)
    with pytest.raises(BadData, match=r"pip install 'engawa\[lab\]'; a \.csv needs nothing more"):
        contest(TRIO, 3, data=Data(tmp_path / "games.parquet"))


def test_a_match_that_cannot_be_played_leaves_an_old_table_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    file.write_text("kept\n")
    with pytest.raises(BadGame), Data(file) as data:
        contest(replace(TRIO, bots=("deep", "random")), 3, data=data)
    assert file.read_text() == "kept\n"


# --- docs and examples ---


def test_every_column_is_described_with_the_version_of_the_schema() -> None:
    page = (Path(__file__).parent.parent.parent / "docs/data.md").read_text(encoding="utf-8")
    assert f"**schema {SCHEMA}**" in page
    described = set(re.findall(r"^\| `([a-z_0-9]+)`", page, re.MULTILINE))
    for name in engawa.names():
        for column in (*columns(spec(name), 1), *DECISION):
            shared = re.sub(r"^(first_to|choices)_.*", r"\1_", column.name)
            assert column.name in described or shared in ("first_to_", "choices_")
    for shared in ("first_to_", "choices_"):
        assert any(name.startswith(shared) for name in described)


def test_the_examples_read_the_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games, decisions = tmp_path / "games.parquet", tmp_path / "decisions.parquet"
    with Data(games, decisions) as data:
        survey([STUDY], 20, data=data)
    games_polars.main([str(games), str(decisions)])
    told = capsys.readouterr().out
    assert told.count("shape:") == 3
    assert "began" in told
    for kind in KINDS:
        file = tmp_path / f"match.{kind}"
        with Data(file) as data:
            contest(TRIO, 30, data=data)
        games_pandas.main([str(file)])
        rows = capsys.readouterr().out.splitlines()
        assert [row.split()[0] for row in rows] == ["score", "bot", "greedy", "random"]
