"""A line is read once and played once on its way from the sender to all watchers."""

import asyncio
from collections import Counter
from importlib import import_module
from typing import Any

import pytest
from games_by import LARGEST

from engawa.store import Entry
from engawa.table import table as module
from tools.watched import Hall

GAME, SEATS = "fireflies", 2
small: Any = import_module("tests.testing.fireflies")  # a game that is not compiled


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count how often lines are read and actions played, at tables made from now on."""
    found: Counter[str] = Counter()

    def reads(s: Any, line: str) -> int:
        found["read"] += 1
        action: int = small.parse(s, line)
        return action

    def plays(s: Any, action: int) -> None:
        found["played"] += 1
        small.Fireflies._apply(s, action)

    game = small.fireflies(SEATS, parse=reads, _apply=plays)
    monkeypatch.setattr(module, "game_for", lambda *_: game)
    monkeypatch.setattr(module, "reveals", lambda *_: False)  # it plays in imagined worlds
    return found


def test_each_line_is_read_and_played_once(counts: Counter[str]) -> None:
    async def play() -> tuple[int, list[Entry]]:
        hall = Hall(GAME, SEATS, 1)
        log = hall.lives[0].table.log
        counts.clear()
        begun = len(log)
        return await hall.play(5), log[begun:]

    moves, entries = asyncio.run(play())
    assert moves == 5
    assert counts["read"] == moves  # chance is not read at all
    assert counts["played"] == len([entry for entry in entries if entry.kind in module.LINES])


def test_a_log_that_is_read_again_is_read_and_played_once(counts: Counter[str]) -> None:
    async def play() -> list[Entry]:
        hall = Hall(GAME, SEATS, 1)
        await hall.play(5)
        first = hall.lives[0].table
        again = Hall(GAME, SEATS, 1).lives[0].table
        counts.clear()
        for entry in first.log[again.n :]:
            again.read(entry)
        assert str(again.position) == str(first.position)
        return first.log[again.n :]

    asyncio.run(play())
    assert counts["read"] == counts["played"] >= 5


def test_a_line_that_another_process_kept_is_read_and_played_once(counts: Counter[str]) -> None:
    async def play() -> int:
        ours, theirs = (Hall(GAME, SEATS, 1).lives[0] for _ in range(2))
        ours.table.log[:] = theirs.table.log[:]
        mine = ours.table
        entries = mine.play(mine.turn, f"guest{mine.turn}", mine.position.lines()[0], mine.n, 1)
        copies = [Entry(*map(entry.__getattribute__, Entry.__struct_fields__)) for entry in entries]
        counts.clear()
        ours._take(copies)
        return len([entry for entry in copies if entry.kind in module.LINES])

    lines = asyncio.run(play())
    assert counts["read"] == counts["played"] == lines > 0


def test_what_was_decided_and_not_kept_is_forgotten() -> None:
    async def play() -> None:
        table = Hall(LARGEST, SEATS, 1).lives[0].table
        lines = table.position.lines()
        first, second = (
            table.play(table.turn, f"guest{table.turn}", line, table.n, 1) for line in lines[:2]
        )
        for entry in first:
            table.add(entry)
        assert [entry.text for entry in table.log[-len(first) :]] == [each.text for each in first]
        again = table.game.start()
        for step in table.steps:
            again.apply(step.action)
        assert str(again) == str(table.position)
        assert first != second

    asyncio.run(play())
