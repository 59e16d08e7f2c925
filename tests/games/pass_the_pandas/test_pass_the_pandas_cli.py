"""Pass the Pandas at the command line: its records, rules, hints and what cannot be played."""

import json
from pathlib import Path

import pytest
from commands import Run

import engawa

DOCS = Path(__file__).parents[3] / "docs"
RECORDS = Path(__file__).parent / "records"
GAME = "pass_the_pandas"
HEAD = f"game: {GAME}\nseats: Ann, Ben\n"
PLACE = ("hint", GAME, "--position", "3/5/6 B 2 PB...:1 7")


@pytest.mark.parametrize(
    ("body", "says"),
    [
        (
            "start A\nroll PW....\ngive A\n",
            "line 6: 'give A' cannot be played here: "
            "A panda goes to somebody else, never to yourself. [panda]",
        ),
        ("start A\njump\n", "line 5: expected 'give SEAT', "),
        ("start A ; 6/6 B 0 - 0\n", "line 4: the record says this leads to '6/6 B 0 - 0', and "),
    ],
    ids=["rule", "line", "claim"],
)
@pytest.mark.parametrize("command", ["replay", "analyse"])
def test_what_is_wrong_in_a_record_is_said_in_one_sentence(
    run: Run, tmp_path: Path, command: str, body: str, says: str
) -> None:
    (tmp_path / "bad.rec").write_text(f"{HEAD}\n{body}", encoding="utf-8")
    told = run(command, "bad.rec")
    assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert told.err.startswith(f"engawa: {says}")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ((*PLACE, "--seat", "A"), "seat B decides in this position, not A"),
        (
            (*PLACE[:3], "2/5/7 C 1 - 8"),
            "there is nothing to decide in this position: chance comes first",
        ),
    ],
    ids=["another seat", "chance"],
)
def test_no_hint_where_nobody_asks(run: Run, words: tuple[str, ...], says: str) -> None:
    told = run(*words)
    assert (told.code, told.out) == (2, "")
    assert told.err.startswith(f"engawa: {says}")


def test_one_rule_is_printed_by_its_id(run: Run) -> None:
    assert run("rules", GAME, "panda") == (
        0,
        "You give each panda you roll to another player. "
        "You may give all to one player or share them out.\n",
        "",
    )


def test_a_record_is_replayed_position_by_position(run: Run) -> None:
    told = run("replay", RECORDS / "rulebook_end_of_game.rec")
    assert told == (
        0,
        "Pass the Pandas: John, Susan\n"
        "                1/1 A 0 - 8\n"
        "roll B          1/1 B 1 - 9\n"
        "roll W          0/1 B 0 over 10 places=1/0"
        "  # John gave away his last die in Susan's turn\n"
        "A John wins.\n"
        "Points: A 1, B 0.\n",
        "",
    )


def test_half_a_game_is_said_to_be_one(run: Run) -> None:
    told = run("replay", RECORDS / "rulebook_example_3.rec")
    last = "3 lines, and every claim holds; the game is not over."
    assert (told.code, told.out.splitlines()[-1]) == (0, last)


def test_other_rules_are_mentioned_and_the_record_is_tried(run: Run, tmp_path: Path) -> None:
    (tmp_path / "old.rec").write_text(HEAD + "rules-version: 0\n\nstart A\n", encoding="utf-8")
    told = run("replay", "old.rec")
    assert told.code == 0
    assert told.err == (
        "engawa: This record was played under version 0 of the rules of Pass the Pandas; "
        "these are version 1, so it may not play as it did.\n"
    )


def test_a_note_is_printed_once(run: Run, tmp_path: Path) -> None:
    body = "start A\nroll PP....\ngive B | give B # both to Ben\n"
    (tmp_path / "note.rec").write_text(HEAD + "\n" + body, encoding="utf-8")
    assert run("replay", "note.rec").out.count("both to Ben") == 1


def test_a_hint_is_a_sentence_and_a_table_or_an_object(run: Run) -> None:
    words = (*PLACE, "--iterations", 50)
    rows = run(*words).out.splitlines()
    assert " is best for B: A " in rows[0]
    assert rows[1].split() == ["line", "tried", "A", "B", "C", "then"]
    assert sorted(row[:6] for row in rows[2:]) == ["give A", "give C"]
    found = json.loads(run(*words, "--json").out)
    assert found["says"] == rows[0]
    assert sum(line["visits"] for line in found["lines"]) == 50


@pytest.mark.skipif(not engawa.COMPILED, reason="heavy, and the same without compiling")
def test_the_hint_that_the_page_shows_is_the_one_that_is_given(run: Run) -> None:
    page = (DOCS / "lab.md").read_text(encoding="utf-8")
    said = run(*PLACE).out
    assert "".join(f"    {row}\n" for row in said.splitlines()) in page


def test_a_game_is_looked_at_again_for_people_and_for_programs(run: Run) -> None:
    words = ("analyse", RECORDS / "whole_game.rec", "--iterations", 20, "--workers", 1)
    told = run(*words)
    assert (told.code, told.err) == (0, "")
    assert told.out.startswith(f"{GAME}: 13 lines, 6 choices. What each seat could expect:")
    found = json.loads(run(*words, "--json").out)
    assert found["curve"][-1] == {"n": 13, "scores": [0.0, 0.0, 1.0]}


@pytest.mark.parametrize(
    ("words", "seats"), [(("--coach",), 4), ((), 2), (("--coach", "--seats", "3"), 3)]
)
def test_a_first_game_has_so_many_seats_that_there_is_something_to_decide(
    run: Run, words: tuple[str, ...], seats: int
) -> None:
    told = run("play", GAME, *words)
    line = next(line for line in told.out.splitlines() if line.startswith("Seats: A (you)"))
    assert line.count("(greedy)") == seats - 1
