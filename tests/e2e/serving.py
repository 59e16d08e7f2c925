"""`engawa` for browser tests: `python serving.py STATIC LUCK serve ...`.

The client's files come from the folder STATIC. Chance and quick bots depend only on the words in
the file LUCK and on the position, so a test gets the same game every time.
"""

from __future__ import annotations

import json
import sys
from functools import partial
from pathlib import Path

from engawa.bots import find
from engawa.bots.pool import NOBODY, Pool
from engawa.bots.queue import Asker
from engawa.core.position import Position
from engawa.core.rng import named
from engawa.core.sight import Sight
from engawa.table import client_files, tables

QUICK = ("random", "greedy")  # the others think as long as their time limit allows

static, luck = map(Path, sys.argv[1:3])
del sys.argv[1:3]


class Dealer:
    """The luck of all tables. Games that begin with the same words differ by their number."""

    def __init__(self) -> None:
        self.words, self.begun = "", 0

    def roll(self, s: Position) -> int:
        words, where = luck.read_text(), str(s)
        if words != self.words:
            self.words, self.begun = words, 0
        self.begun += where == str(s.game.start())
        number = self.begun if where == str(s.game.start()) else 0
        return s.roll(named(words, number, where))


class QuickPool(Pool):
    async def think(self, sight: Sight, bot: str, asker: Asker = NOBODY) -> str:
        if bot not in QUICK:
            return await super().think(sight, bot, asker)
        rng = named(luck.read_text(), bot, json.dumps(sight.observe()))
        return sight.text(find(bot)(sight, rng))


if __name__ == "__main__":
    from engawa.cli import main

    client_files.STATIC = static
    tables.ServerSettings = partial(  # type: ignore[misc, assignment]
        tables.ServerSettings, luck=Dealer().roll, pool=QuickPool
    )
    main()
