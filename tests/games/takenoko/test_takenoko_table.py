"""Takenoko on a server: what cannot be taken back, and what stops a game."""

from pathlib import Path

import pytest
from test_stopped import damage
from test_table import NOON, go, keep, laid, refused

from engawa.words import table as say


def test_a_line_that_shows_a_hidden_card_closes_the_way_back() -> None:
    """Fulfilling an objective shows a card that the others had not seen."""
    table = laid("takenoko")
    for _ in range(400):
        lines = table.position.lines()
        shown = [line for line in lines if line.startswith("fulfil")]
        seat = table.turn
        go(table, (shown or lines)[0 if shown else len(table.steps) % len(lines)])
        if shown and table.steps[-1].seat == seat:
            assert not table.undo_of(seat).free
            assert table.undo_of(seat).says == say.UNDO_SHOWN
            return
    pytest.fail("nobody fulfilled an objective")


def test_a_question_that_was_refused_is_asked_again_only_when_the_game_has_moved_on() -> None:
    table = laid("takenoko")
    for line in ("plots", "pick green", "under yellow"):
        go(table, line)
    keep(table, table.undo(0, "ann", table.n, NOON))
    keep(table, table.answer(1, "bob", False, NOON))
    for _ in range(3):
        with refused("no-undo"):
            table.undo(0, "ann", table.n, NOON)
    go(table, "lay e1")
    assert table.undo_of(0).free
    keep(table, table.undo(0, "ann", table.n, NOON))  # and nothing has moved on
    with refused("no-undo"):
        table.undo(0, "ann", table.n, NOON)
    while table.turn == 0:
        go(table, table.position.lines()[0])
    go(table, table.position.lines()[0])
    assert [entry.kind for entry in table.undo(0, "ann", table.n, NOON)] == ["ask"]


@pytest.mark.parametrize("line", ["fulfil eat-trio", "pick green", "panda nw5"])
def test_a_line_that_was_damaged_in_the_store_stops_its_table_and_nothing_else(
    line: str, tmp_path: Path
) -> None:
    damage(line, tmp_path / "db", "takenoko")
