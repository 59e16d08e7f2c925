"""Attack a server of one's own, and measure how its players fare: `make siege`.

Players at eight tables make thirty moves a second. Meanwhile, another process runs each attack of
`tools.attacks` for some seconds, on this machine only. This prints how long players waited for
their moves to be stored, and how much of that time the server worked. It fails if one move in a
hundred waited 100 ms, or if one was lost.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import uvloop

from engawa import store
from engawa.store import Entry, Log, StoredTable
from engawa.table.table import Sitter, Table
from tools.attacks import ATTACKS
from tools.faults import Promised
from tools.games_by import LONGEST, SMALLEST
from tools.load import SEATS, Play, ms
from tools.sitting import Message, Seat, Served

TABLES = 8
PACE = 30.0  # moves a second by all players
LIMIT = 100.0  # the most milliseconds that 99 of 100 moves may wait
ASLEEP = 1500  # tables where a bot is to move when the server starts
TAKEN_BACK = 3000  # undone lines at a table that strangers look at
FEW = 50  # with fewer moves, the times say nothing
NOISE = 50.0  # milliseconds: if moves wait that long without an attack, the machine is busy
WAKING, CALM = "waking", "nothing"
P = "p50 / p99"
CODE = "import sys, json; from tools import attacks; attacks.main(**json.loads(sys.argv[1]))"
NICE = 15  # priority: strangers would use machines of their own


# Tables prepared for the attacks


def laid(name: str, game: str, sitters: dict[int, Sitter]) -> tuple[StoredTable, Table]:
    now = time.time_ns() // 1_000_000
    head = StoredTable(
        name, game, "playing", True, "g", now, {"seats": len(sitters), "rules": 1}, now
    )
    table = Table(head)
    take(table, table.seated(sitters, "g", now))
    return head, table


def take(table: Table, entries: list[Entry]) -> None:
    for entry in entries:
        table.add(entry)


def played(name: str) -> tuple[StoredTable, Table]:
    """Return a long finished game."""
    rng = random.Random(8)
    head, table = laid(name, LONGEST, {seat: Sitter(f"g{seat}") for seat in range(SEATS)})
    while not table.over:
        seat, s = table.position.to_move, table.position
        take(table, table.play(seat, f"g{seat}", rng.choice(s.lines()), table.n, head.made))
    return head, table


def taken_back(name: str) -> tuple[StoredTable, Table]:
    """Return a table where lines were played and taken back many times, after many others."""
    head, whole = played(name)
    table = Table(head)
    for entry in whole.log:
        table.add(entry)
        if table.n > len(whole.log) // 2 and table.turn is not None:
            break
    n, line, mover = table.n, table.position.lines()[0], table.position.to_move
    for _ in range(TAKEN_BACK):
        take(table, [Entry(table.n + 1, head.made, "line", mover, f"g{mover}", line)])
        take(table, [Entry(table.n + 1, head.made, "undo", mover, f"g{mover}", str(n))])
    return head, table


def asleep(name: str) -> tuple[StoredTable, Table]:
    """Return a table where a bot is to move."""
    person, bot = Sitter("g", "Ann"), Sitter("", "greedy", "greedy")
    for sitters in ({0: bot, 1: person}, {0: person, 1: bot}):
        head, table = laid(name, SMALLEST, sitters)
        if table.turn is not None and table.sitters[table.turn].bot:
            return head, table
    return asleep(name)


async def lay(log: Log) -> None:
    async def keep(head: StoredTable, table: Table) -> None:
        await log.create(head)
        for start in range(0, len(table.log), 500):
            assert await log.append(head.id, start, table.log[start : start + 500])
        for seat, sitter in enumerate(table.sitters):
            await log.sit(head.id, seat, sitter.guest or None)
        await log.change(head.id, status=table.status)

    await keep(*played("finished"))
    await keep(*taken_back("undone"))
    await asyncio.gather(*(keep(*asleep(f"asleep{k}")) for k in range(ASLEEP)))


async def laid_at(db: str) -> None:
    async with store.open(db) as log:
        await lay(log)


# The players


class Players(Play):
    """Players who write down what they are promised."""

    def __init__(self, served: Served, guests: list[str]) -> None:
        super().__init__(served.door, guests, PACE)
        self.served = served
        self.promised = Promised()
        self.begun: dict[str, float] = {}  # by move: the server's processor time when it was sent
        self.work: list[float] = []  # processor time until each was answered

    def hear(self, seat: Seat, message: Message) -> None:
        if message.kind == "ack" and seat in self.seats:
            self.promised.hear(self.seats[seat], message.id, message.n)
            self.work.append(worked(self.served.pid) - self.begun.pop(message.id))
        super().hear(seat, message)

    def play(self, seat: Seat) -> None:
        super().play(seat)
        if self.sent:
            self.begun.setdefault(next(reversed(self.sent)), worked(self.served.pid))

    def forget(self) -> None:
        self.waits.clear()
        self.work.clear()

    @property
    def gone(self) -> int:
        return sum(seat.gone.is_set() for seat in self.seats)


def worked(pid: int) -> float:
    """Return the seconds of processor time of the main thread."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) / 1e9


async def siege(served: Served, attacks: list[str], seconds: float) -> tuple[int, Promised]:
    """Run each attack in turn; return how many succeeded, and what was promised meanwhile."""
    loop, bad, quiet = asyncio.get_running_loop(), 0, True
    guests = await loop.run_in_executor(None, served.door.guests, SEATS)
    players = Players(served, guests)
    await players.open(TABLES)
    print(f"| attack | moves kept after, ms, {P} | of the server's work, ms, {P} | strangers did |")
    print("| --- | --- | --- | --- |")
    for attack in attacks:
        players.forget()
        foe = begun(attack, served.port, seconds)
        await players.run(seconds)
        did, _ = await loop.run_in_executor(None, foe.communicate)
        await asyncio.sleep(1)  # receive what was already sent
        if attack == CALM:
            quiet = not is_late(players.waits, NOISE)
        bad += is_late(players.waits if quiet else players.work, LIMIT)
        print(f"| {attack} | {spread(players.waits)} | {spread(players.work)} | {did.strip()} |")
        sys.stdout.flush()
    if not quiet:
        print("\nThis machine is busy with other things: what counts is the server's own work.")
    lost = len(players.sent) + players.gone
    if lost:
        print(f"\n{len(players.sent)} moves without an answer, {players.gone} sockets lost")
    players.leave()
    return bad + lost, players.promised


def spread(times: list[float]) -> str:
    return f"{ms(times, 50)} / {ms(times, 99)}{' too long' * is_late(times, LIMIT)}"


def is_late(times: list[float], limit: float) -> bool:
    """Did one in a hundred take longer than the limit, or were there hardly any?"""
    return len(times) < FEW or float(ms(times, 99)) >= limit


def begun(attack: str, port: int, seconds: float) -> subprocess.Popen[str]:
    how = {"port": port, "seconds": seconds, "finished": "finished", "undone": "undone"}
    name = CALM if attack == WAKING else attack
    command = [sys.executable, "-c", CODE, json.dumps({"name": name, **how})]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, preexec_fn=lambda: os.nice(NICE)
    )


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Attack a server, and measure how its players fare."
    )
    names = [WAKING, CALM, *(name for name in ATTACKS if name != CALM)]
    parser.add_argument("what", nargs="*", metavar="WHAT", help=f"some of {', '.join(names)}")
    parser.add_argument("--seconds", type=float, default=8.0, help="for each attack (8)")
    parser.add_argument("--port", type=int, default=18200, help="port of the server (18200)")
    parser.add_argument("--journal", default=os.devnull, help="a file for the server's journal")
    asked = parser.parse_args()
    if unknown := set(asked.what) - set(names):
        parser.error(f"there is no {unknown.pop()!r}; there are: {', '.join(names)}")
    what = [name for name in names if name in (asked.what or names) or name == CALM]
    with tempfile.TemporaryDirectory() as folder:
        db = f"{folder}/games.db"
        asyncio.run(laid_at(db))
        served = Served(asked.port, db)
        served.words = ["serve", "--port", str(asked.port), "--db", db]
        served.journal = asked.journal
        served.start()
        try:
            bad, promised = uvloop.run(siege(served, what, asked.seconds))
        finally:
            served.stop()

        async def check() -> None:
            async with store.open(db) as log:
                await promised.check_all(log)

        asyncio.run(check())
    print(f"\n{promised}")
    return 1 if bad or promised.lost or promised.doubled else 0


if __name__ == "__main__":
    sys.exit(main())
