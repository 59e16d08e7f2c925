"""Lessons in a terminal, with those of Takenoko."""

import pytest

from engawa.core.errors import BadGame
from engawa.games import spec
from engawa.template import SPEC
from engawa.terminal.lessons import choose, teach
from engawa.words import ENGLISH

TAKENOKO = spec("takenoko")


def learn(*typed: str, lesson: str = "plots") -> list[str]:
    """Return what is printed and asked, until the input ends."""
    said: list[str] = []
    left = iter(typed)

    def ask(prompt: str) -> str:
        said.append(prompt)
        for line in left:
            return line
        raise EOFError

    teach(TAKENOKO, lesson, ENGLISH, said.append, ask)
    return said


def tasks(said: list[str]) -> list[str]:
    return [row for row in said if ", task " in row]


def test_a_task_leads_to_the_next_and_a_way_astray_back() -> None:
    said = learn("plots", "pick gr", "again", "pick pi")
    assert [row.partition(" (")[0] for row in tasks(said)] == [
        "Laying plots, task 1 of 4: Draw three plots.",
        "Done. Laying plots, task 2 of 4: Choose the pink plot.",
        "Laying plots, task 2 of 4: Choose the pink plot.",
        "Laying plots, task 2 of 4: Choose the pink plot.",
        tasks(said)[4].partition(" (")[0],
    ]
    assert tasks(said)[4].startswith("Done. Laying plots, task 3 of 4: ")
    assert sum("Type again for another try, or show." in row for row in said) == 1


def test_show_plays_the_task() -> None:
    said = learn("show", "quit", "plots")
    assert "A: plots" in said
    assert len(tasks(said)) == 2


def test_a_refusal_names_its_rule_and_the_task_stays() -> None:
    said = learn("panda w1", "why panda w1", "?")
    assert [row for row in said if row.endswith("]")] == [said[said.index("> ") + 1]] * 2
    assert len(tasks(said)) == 1
    assert any(row.startswith("  again ") for row in said)


def test_the_next_lesson_comes_if_it_is_wished() -> None:
    asked = "Enter for the next lesson, or quit> "
    assert learn("show", "show", "show", "show", "")[-1] == "> "
    assert learn("show", "show", "show", "show", "quit")[-1] == asked


def test_lessons_are_chosen_by_name_or_number() -> None:
    said: list[str] = []
    assert choose(TAKENOKO, ENGLISH, said.append, lambda prompt: "") == "1"
    assert said[0] == "  1. plots: Laying plots"
    assert tasks(learn(lesson="2")) == tasks(learn(lesson="water"))
    with pytest.raises(BadGame, match=r"no lesson '44'; give its name, or a number from 1 to 8"):
        learn(lesson="44")
    with pytest.raises(BadGame, match="Pebbles has no lessons"):
        teach(SPEC, "1", ENGLISH, said.append, input)
