"""What is recorded while games are played: rows for games, rows for decisions, or nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engawa.core.game import Game
from engawa.core.json import JSON, Parsed
from engawa.lab.planned_game import PlannedGame, Result
from engawa.lab.rows import DECISION, Source, columns, decisions, row
from engawa.lab.sheet import Column, Sheet


class Wants(NamedTuple):
    """What should be recorded."""

    games: bool = False
    decisions: bool = False


class Notes(NamedTuple):
    """What was recorded of some games; None for what was not wanted."""

    games: Sheet | None = None
    decisions: Sheet | None = None

    def dump(self) -> JSON:
        """Return the notes for a journal."""
        named = {"rows": self.games, "decisions": self.decisions}
        return {name: list(sheet.rows()) for name, sheet in named.items() if sheet is not None}


class Scribe:
    """Records some games of a run."""

    def __init__(self, wants: Wants, kind: str, game: Game, seed: int) -> None:
        self.source = Source.of(kind, game, seed)
        self.start = game.start()
        games = Sheet(columns(game.spec, game.seats)) if wants.games else None
        self.notes = Notes(games, Sheet(DECISION) if wants.decisions else None)
        self.times: list[float] | None = [] if wants.decisions else None  # of the current game

    def note(self, number: int, luck: int, planned: PlannedGame, result: Result, mark: int) -> None:
        """Record a game that was played with `times`; `luck` is the number of its round."""
        games, decided = self.notes
        if games is not None:
            told = (self.start, result, f"{mark:016x}")
            games.add(row(self.source, number, luck, planned.bots, *told))
        if decided is not None and self.times is not None:
            rows = decisions(self.source, number, self.start, result.actions, self.times)
            decided.extend(rows)
            self.times.clear()


def load(wants: Wants, game_columns: Sequence[Column], row: Parsed) -> Notes | None:
    """Read the notes in a row of a journal; None if something wanted is missing."""
    games = Sheet(game_columns, row["rows"]) if "rows" in row and wants.games else None
    decided = Sheet(DECISION, row["decisions"]) if "decisions" in row and wants.decisions else None
    found = Notes(games, decided)
    there = [note is not None for note in found]
    return found if there == list(wants) else None
