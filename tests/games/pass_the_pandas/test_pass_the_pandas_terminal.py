"""Pass the Pandas in a terminal, word for word."""

import re
from pathlib import Path

import pytest
from test_session import NO_FURTHER, STOPPED, sit

import engawa
from engawa.core import record
from engawa.terminal.draw import draw
from engawa.terminal.session import PERSON
from engawa.words import Voice

PANDAS = engawa.make("pass_the_pandas", 3)
GIVING = "3/5/6 A 0 PP.:2 7"


def alone(*typed: str) -> list[str]:
    """Return what is printed where pandas are given, from the first prompt to the end of input."""
    said = sit(PANDAS, [PERSON, "greedy", "greedy"], list(typed), GIVING)
    return said[said.index("A> ") + 1 :]


def test_a_turn_of_pass_the_pandas_reads_like_this() -> None:
    s = engawa.make("pass_the_pandas", 3).position("3/5/6 B 2 WPPB.:1 7")
    assert draw(s.scene(1), ["Ann", "Ben", "Cleo"], Voice(you=1)) == (
        "Be the first without dice.\n"
        "A Ann: dice 3, bamboo 2\n"
        "B Ben: dice 5, bamboo 1\n"
        "C Cleo: dice 6\n"
        "Tray of A, 3 dice.\n"
        "Tray of C, 6 dice.\n"
        "Roll: water (gone), panda (gone), panda, bamboo and blank.\n"
        "Your dice after this turn, 1 from A: bamboo, blank and bamboo (to come).\n"
        "Gone for good, 4 of 18: water.\n"
        "Your turn, step by step\n"
        "Water: 1 die gone for good.\n"
        "Pandas: 1 of 2 given.\n"
        "Bamboo: A 2, you 1. A must give you 1 die.\n"
        "Blanks: 1 die stays.\n"
        "You end with 5 dice.\n"
        "Who gets panda 2 of 2?"
    )


def test_an_end_of_pass_the_pandas_reads_like_this() -> None:
    s = engawa.make("pass_the_pandas", 2, pandamonium=5).position(
        "0/3 A 0 over 9 places=1/0 points=6/2 first=B"
    )
    assert draw(s.scene(None), ["A", "B"]) == (
        "Score 5 points first: a point for each die the others still hold.\n"
        "A: 6 points, dice 0, finished first\n"
        "B: 2 points, dice 3\n"
        "Tray of A, 0 dice.\n"
        "Tray of B, 3 dice.\n"
        "Gone for good, 9 of 12: water.\n"
        "First to 5 points.\n"
        "The game is over."
    )


def test_chance_is_told_for_the_seat_it_falls_to() -> None:
    said = sit(PANDAS, ["random"] * 3, [], seed=2)
    first = said[2][0]
    assert said[2] == f"{first} begins."
    assert said[3].startswith(f"{first} rolled ")


@pytest.mark.parametrize("typed", ["2", "give C", " GIVE   c "])
def test_a_choice_is_a_number_or_a_line(typed: str) -> None:
    told = alone(typed)
    assert told[:2] == ["You gave C a panda.", ""]
    assert told[3:5] == ["A (you): dice 2", "B (greedy): dice 5"]


def test_the_beginning_of_several_lines_names_them() -> None:
    assert alone("GI")[0] == "'GI' may be: give B, give C. Type more of it."


def test_an_illegal_line_is_answered_with_its_rule() -> None:
    assert alone("give A") == [
        "A panda goes to somebody else, never to yourself. [panda]",
        "A> ",
        STOPPED,
    ]


def test_the_table_is_shown_again() -> None:
    said = alone("table")
    assert said[:3] == ["", "Be the first without dice.", "A (you): dice 3"]
    assert said[-4:] == [
        "  1. give B: Give a panda to B, who has 5 dice",
        "  2. give C: Give a panda to C, who has 6 dice",
        "A> ",
        STOPPED,
    ]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        (
            "why give A",
            [
                "A panda goes to somebody else, never to yourself. [panda]",
                "  You give each panda you roll to another player. "
                "You may give all to one player or share them out.",
            ],
        ),
        ("why give B", ["'give B' can be played here."]),
        ("why", ["Type why and a line, such as: why give B"]),
    ],
)
def test_why_tells_the_rule(typed: str, answer: list[str]) -> None:
    assert alone(typed) == [*answer, "A> ", STOPPED]


def test_why_explains_spelling_too() -> None:
    answer, rule, *_ = alone("why jump")
    assert answer.startswith("'jump' is not a line of Pass the Pandas. Type a number from 1 to 2")
    assert rule == "  A line is spelled as the game spells it; anything else is no move at all."


def test_rules_are_read_one_or_all() -> None:
    assert alone("rules end")[0].startswith("end: ")
    assert len(alone("rules end")) == 3
    shown = [line.partition(":")[0] for line in alone("rules")[:-2]]
    assert shown[0] == "dice"
    assert shown[-1] == "house.over"


def test_a_rule_there_is_not_is_answered_with_those_there_are() -> None:
    answer = alone("rules jump")[0]
    assert answer.startswith("Pass the Pandas has no rule 'jump'; it has: dice, setup, ")


def test_why_takes_a_verb_without_its_object() -> None:
    assert alone("why give")[0] == "'give' can be played here: give B, give C."
    assert alone("why swap")[0].endswith("]")


def test_ones_own_action_can_be_taken_back() -> None:
    said = alone("give B", "undo", "give C", "save")
    assert "Taken back: give B" in said
    after = said[said.index("You gave C a panda.") :]
    assert after[3:6] == ["A (you): dice 2", "B (greedy): dice 5", "C (greedy): dice 7"]


def test_what_was_taken_back_is_not_in_the_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    alone("give B", "undo", "give C", "save it.rec")
    assert [row.lines for row in record.read(Path("it.rec").read_text()).rows] == [["give C"]]


def test_what_came_before_cannot_be_taken_back() -> None:
    assert alone("undo") == [NO_FURTHER, "A> ", STOPPED]
    assert alone("give B", "undo", "undo").count(NO_FURTHER) == 1


def test_the_table_is_shown_once_after_taking_back() -> None:
    said = alone("give B", "undo")
    back = said[said.index("Taken back: give B") :]
    assert back.count("A (you): dice 3") == 1


def test_a_saved_game_replays(tmp_path: Path) -> None:
    file = tmp_path / "game.rec"
    typed = ["1"] * 3 + [f"save {file}"]
    said = sit(PANDAS, [PERSON, "greedy", "random"], typed)
    found = record.read(file.read_text())
    steps = list(record.replay(found, record.game_of(found, PANDAS.spec)))
    assert f"Saved {len(steps)} lines in {file}." in said
    gave = [given[1] for line in said if (given := re.match(r"\w+ gave (\w+) a panda\.", line))]
    told = [f"give {'A' if who == 'you' else who}" for who in gave]
    assert [step.line for step in steps if step.line.startswith("give")] == told
    assert len(told) >= 3
