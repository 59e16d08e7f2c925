"""The bots for many games in a row: our own functions, and programs that stay open."""

from __future__ import annotations

from collections import Counter

from engawa import bots
from engawa.bots.remote import PATIENCE, PREFIX, Remote


class Players:
    """Seats bots at one game after another, and keeps programs open between games."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        self._open: dict[tuple[str, int], Remote] = {}

    def __enter__(self) -> Players:
        return self

    def __exit__(self, *_: object) -> None:
        for remote in self._open.values():
            remote.close()

    def seat(self, names: list[str] | tuple[str, ...]) -> list[bots.Bot]:
        """Return a bot for each name.

        A program named twice is opened twice: seats share no secrets.
        """
        seen: Counter[str] = Counter()
        found: list[bots.Bot] = []
        for name in names:
            found.append(self._find(name, seen[name]))
            seen[name] += 1
        return found

    def _find(self, name: str, copy: int) -> bots.Bot:
        if not name.startswith(PREFIX):
            return bots.find(name)
        if (name, copy) not in self._open:
            self._open[name, copy] = Remote(name, self.patience)
        return self._open[name, copy]


def listening(seated: list[bots.Bot]) -> list[tuple[int, Remote]]:
    """Return the programs among the bots with their seats: they must be told what happens."""
    return [(seat, bot) for seat, bot in enumerate(seated) if isinstance(bot, Remote)]
