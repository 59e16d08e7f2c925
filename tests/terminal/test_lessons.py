"""Lessons in a terminal."""

import pytest

import engawa
from engawa.games import spec
from engawa.terminal.lessons import teach
from engawa.words import ENGLISH


@pytest.mark.parametrize("name", [name for name in engawa.names() if spec(name).lessons])
def test_every_lesson_is_played_by_its_own_solution(name: str) -> None:
    place = spec(name)
    lines = [[line for task in each.tasks for line in task.plays] for each in place.lessons]
    left = iter([typed for each in lines for typed in (*each, "")])
    said: list[str] = []
    teach(place, "1", ENGLISH, said.append, lambda prompt: next(left))
    assert said[-1] == f"That was the last lesson. Now play a game: engawa play {name} --coach"
    done = [row for row in said if row.startswith("Done. ") and ", task " not in row]
    assert len(done) == len(place.lessons)
