"""Measure the cost of a move that everybody watches, without sockets or a disk: `make watched`.

Guests play at random from a fixed seed. Moves are decided, applied, shown to every seat, put into
words and encoded. So the games are the same every time, and two versions can be compared by
processor time, or by instructions, which no other work on the machine changes.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import subprocess
import sys
import time
from typing import NamedTuple, cast

import msgspec

import engawa
from engawa.core.rng import Rng
from engawa.store import Entry, Log, Result, StoredTable
from engawa.table.guests import NAMES
from engawa.table.live import Live, Watcher
from engawa.table.messages import Ack, Play
from engawa.table.requests import Visitor, act
from engawa.table.run import collect_seldom
from engawa.table.table import Sitter, Table
from engawa.table.tables import ServerSettings, Tables
from engawa.table.terms import Terms

TABLES, MOVES = 8, 100  # defaults: tables, and moves at each
WARM = 25  # moves before measuring
SEED = 8


class Figures(NamedTuple):
    moves: int
    seconds: float  # of processor time
    bytes: int  # sent to all watchers together


class Nowhere:
    """A store that stores nothing."""

    async def append(
        self, table: str, seen: int, entries: list[Entry], results: list[Result]
    ) -> bool:
        return True

    async def sit(self, table: str, seat: int, guest: str | None) -> None:
        pass

    async def change(self, table: str, status: str | None = None) -> None:
        pass


class Counting(Watcher):
    """A watcher who reads everything at once."""

    heard = 0  # bytes

    def push(self, message: bytes) -> None:
        self.heard += len(message)


class Settled(Live):
    """A table that does not announce who is here, as that depends on the clock."""

    def heads_soon(self) -> None:
        pass


class Hall:
    """Tables full of people who play at random; when a game ends, another begins."""

    def __init__(self, game: str, seats: int, tables: int) -> None:
        self.rng = Rng(SEED)
        settings = ServerSettings(watchful=False, luck=lambda s: s.roll(self.rng), now=lambda: 1)
        self.tables = Tables(cast(Log, Nowhere()), settings)
        self.game, self.seats = game, seats
        self.watchers: list[Counting] = []
        self.lives = [self._lay() for _ in range(tables)]

    def _lay(self) -> Live:
        id, seats = f"table{len(self.tables.lives)}", self.seats
        about = msgspec.to_builtins(Terms(seats))
        head = StoredTable(id, self.game, "waiting", True, "guest0", 0, about, 0)
        table = Table(head, luck=self.tables.settings.luck)
        sitters = {seat: Sitter(f"guest{seat}", NAMES[seat % len(NAMES)]) for seat in range(seats)}
        for entry in table.seated(sitters, "table", 0):
            table.add(entry)
        live = Settled(self.tables, table)
        self.tables.lives[id] = live
        for sitter in sitters.values():
            watcher = Counting(sitter.guest, sitter.name)
            live.hello(watcher)
            self.watchers.append(watcher)
        return live

    async def play(self, moves: int) -> int:
        """Play so many moves at each table in turn; return how many were played."""
        for _ in range(moves):
            for at in range(len(self.lives)):
                while self.lives[at].table.turn is None:  # luck alone may end a game
                    self.lives[at] = self._lay()
                await self._move(self.lives[at])
        return moves * len(self.lives)

    async def _move(self, live: Live) -> None:
        table = live.table
        lines, guest = table.position.lines(), f"guest{table.turn}"
        ask = Play(lines[self.rng.below(len(lines))], table.n, f"{table.n}")
        told = await act(live, Visitor(guest, ""), ask)
        assert isinstance(told, Ack), told

    @property
    def heard(self) -> int:
        return sum(watcher.heard for watcher in self.watchers)


async def watch(game: str, seats: int, tables: int, moves: int) -> Figures:
    hall = Hall(game, seats, tables)
    collect_seldom()  # as in a server
    await hall.play(WARM)
    heard, begin = hall.heard, time.process_time()
    played = await hall.play(moves)
    return Figures(played, time.process_time() - begin, hall.heard - heard)


def counted(game: str, seats: int, tables: int, moves: int) -> float:
    """Count instructions per move with valgrind: a longer run minus a shorter one."""
    (few, less), (many, more) = (_counted(game, seats, tables, n) for n in (0, moves))
    return (more - less) / (many - few)


def _counted(game: str, seats: int, tables: int, moves: int) -> tuple[int, int]:
    tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable]
    asked = [game, "--seats", seats, "--tables", tables, "--moves", moves, "--bare"]
    env = os.environ | {"PYTHONHASHSEED": "0"}
    command = [*tool, "-m", "tools.watched", *map(str, asked)]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=env)
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found is not None
    return int(done.stdout), int(found[1])


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure a move that everybody watches.")
    parser.add_argument("games", nargs="*", help="default: all")
    parser.add_argument("--seats", type=int, help="seats at each table (default: the most)")
    parser.add_argument("--tables", type=int, default=TABLES, help=f"({TABLES})")
    parser.add_argument("--moves", type=int, default=MOVES, help=f"at each table ({MOVES})")
    parser.add_argument(
        "--count", action="store_true", help="count instructions too: a minute for each game"
    )
    parser.add_argument("--bare", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if not asked.bare:
        print("| game | seats | moves | µs a move | bytes to a watcher | instructions a move |")
        print("| --- | --- | --- | --- | --- | --- |")
    for game in asked.games or engawa.names():
        seats = asked.seats or max(engawa.make(game).spec.seats)
        found = asyncio.run(watch(game, seats, asked.tables, asked.moves))
        if asked.bare:
            print(found.moves)
            continue
        count = counted(game, seats, asked.tables, asked.moves) if asked.count else 0
        each, size = 1e6 * found.seconds / found.moves, found.bytes / found.moves / seats
        row = f"| {game} | {seats} | {found.moves:,} | {each:,.0f} | {size:,.0f} "
        print(row + f"| {f'{count:,.0f}' if count else '-'} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
