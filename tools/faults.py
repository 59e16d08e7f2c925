"""Break things on purpose, and count what was lost: `make faults`.

Players write down every acknowledgement they get. Then the log is checked for everything that was
acknowledged: each entry once, with its number, without gaps.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import uvloop

from engawa import store
from engawa.games import GAMES
from engawa.store import Entry, Log, StoreDown, StoredTable, StoreFull
from tools import postgres
from tools.games_by import LONGEST
from tools.sitting import Door, Forked, Message, Seat, Served

TABLES = 16
PLAYER = "player"
NUMBER = count(1)


@dataclass
class Promised:
    """What players were promised, and what the log says."""

    made: dict[str, dict[str, int]] = field(default_factory=dict)  # n, by table and id
    kept: dict[str, dict[str, int]] = field(default_factory=dict)
    at: dict[str, int] = field(default_factory=dict)  # how far each log was read
    lost: int = 0
    doubled: int = 0

    def hear(self, table: str, id: str, n: int) -> None:
        if self.made.setdefault(table, {}).setdefault(id, n) != n:
            self.doubled += 1  # one move was acknowledged as two

    @property
    def acknowledged(self) -> int:
        return sum(map(len, self.made.values()))

    async def check(self, log: Log) -> None:
        """Read the new entries, and check every promise."""
        for table, made in self.made.items():
            kept = self.kept.setdefault(table, {})
            for entry in await log.read(table, self.at.get(table, 0)):
                assert entry.n == self.at.get(table, 0) + 1, f"{table} has a gap before {entry.n}"
                self.at[table] = entry.n
                if entry.id:
                    self.doubled += entry.id in kept
                    kept[entry.id] = entry.n
            self.lost += sum(not 0 < kept.get(id, 0) <= n for id, n in made.items())

    async def check_all(self, log: Log) -> None:
        """Check everything again from the first entry."""
        self.at, self.kept = {}, {}
        await self.check(log)

    def __str__(self) -> str:
        return f"{self.acknowledged:,} acknowledged, {self.lost} lost, {self.doubled} doubled"


# Players who use the store directly, in a process of their own


async def sit(log: Log, table: str, number: int) -> None:
    """Write entry after entry, each with an id of its own, and report which are acknowledged."""
    await log.create(StoredTable(table, LONGEST, "playing", False, PLAYER, 0, {}))
    n = 0
    for id in map(str, count(number + 1)):  # the first may have been written just before the crash
        while True:
            try:
                n = max([n, *(entry.n for entry in await log.read(table, n))])
                found = await log.find(table, PLAYER, id)
                row = Entry(n + 1, time.time_ns() // 1_000_000, "line", 0, PLAYER, "x", id)
                if found or await log.append(table, n, [row]):
                    break
            except StoreDown:
                await asyncio.sleep(0.02)
        os.write(1, f"{table} {id} {found or n + 1}\n".encode())
        n = max(n, found or n + 1)


async def play(url: str, made: dict[str, int], tables: list[str]) -> None:
    async with store.open(url) as log:
        await asyncio.gather(*(sit(log, table, made.get(table, 0)) for table in tables))


def players_main() -> None:
    asyncio.run(play(**json.loads(sys.stdin.readline())))


def child(what: str, asked: object) -> subprocess.Popen[str]:
    """Start another process of this file, and tell it what to do."""
    process = subprocess.Popen(
        [sys.executable, "-c", f"from tools import faults; faults.{what}_main()"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(place for place in sys.path if place)},
    )
    tell(process, asked)
    return process


def tell(process: subprocess.Popen[str], asked: object) -> None:
    assert process.stdin
    process.stdin.write(json.dumps(asked) + "\n")
    process.stdin.flush()


class Players:
    """Players in a process, and a thread that writes down what they are promised."""

    def __init__(self, url: str, promised: Promised, tables: list[str]) -> None:
        made = {table: max(map(int, promised.made.get(table, ["0"]))) for table in tables}
        self.promised = promised
        self.heard = 0
        self.process = child("players", {"url": url, "made": made, "tables": tables})
        self.ear = threading.Thread(target=self._listen)
        self.ear.start()

    def _listen(self) -> None:
        for line in self.process.stdout or ():
            if line.endswith("\n"):  # otherwise the crash came in the middle of a line
                table, id, n = line.split()
                self.promised.hear(table, id, int(n))
                self.heard += 1

    def kill(self) -> None:
        """Kill them at once, and read what they had already said."""
        self.process.kill()
        self.process.wait()
        self.ear.join()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe:
                pipe.close()


# The faults


def kills(url: str, times: int) -> Promised:
    """Kill the writing process again and again, in the middle of its commits."""
    rng, promised = random.Random(8), Promised()
    tables = [f"t{i}" for i in range(TABLES)]
    for number in range(1, times + 1):
        playing = Players(url, promised, tables)
        wanted = rng.randrange(1, 200)
        while playing.heard < wanted and playing.process.poll() is None:
            time.sleep(0.0005)
        playing.kill()
        asyncio.run(look(url, promised.check))
        if number % 100 == 0:
            say(f"{number} kills: {promised}")
    asyncio.run(look(url, promised.check_all))
    return promised


class Sitting:
    """Two guests at a table of a server, who play at random and repeat what was not answered."""

    def __init__(self, door: Door, guests: list[str], game: str, promised: Promised) -> None:
        self.door, self.guests, self.promised = door, guests, promised
        self.table = door.table(game, guests)
        self.asked: tuple[int, dict[str, object]] | None = None  # not answered: whose, and what
        self.seats: list[Seat] = []
        self.heard = 0
        self.refused: Message | None = None  # the latest refusal
        self.over = False

    async def sit(self) -> None:
        """Connect, and repeat the request without an answer, with the same id."""
        seats = [await self.door.sit(self.table, guest, self.hear) for guest in self.guests]
        await asyncio.gather(*(seat.here.wait() for seat in seats))
        self.seats = seats
        if self.asked:
            self.seats[self.asked[0]].send(self.asked[1])
        else:
            self.play()

    def hear(self, seat: Seat, message: Message) -> None:
        mine = self.asked and message.id == self.asked[1]["id"]
        if message.kind == "ack" and mine:
            self.promised.hear(self.table, message.id, message.n)
            self.heard += 1
        self.over = self.over or message.kind == "over"
        if message.kind == "refused" and mine:
            self.refused = message
        if message.kind in ("ack", "refused") and mine:
            self.asked = None
        if self.seats and not self.asked:
            self.play()

    def play(self) -> None:
        for number, seat in enumerate(self.seats):
            if lines := seat.lines():
                ask = {"line": random.choice(lines), "seen": seat.n, "id": secrets.token_hex(6)}
                self.asked = number, {"do": "play", **ask}
                seat.send(self.asked[1])
                return

    def leave(self) -> None:
        seats, self.seats = self.seats, []
        for seat in seats:
            if seat.transport:
                seat.transport.disconnect()


async def heard(sittings: list[Sitting], wanted: int) -> None:
    """Wait until so many more moves were acknowledged, or all games are over."""
    before = sum(sitting.heard for sitting in sittings)
    until = time.monotonic() + 60
    while sum(sitting.heard for sitting in sittings) < before + wanted:
        await asyncio.sleep(0.0005)
        if all(sitting.over for sitting in sittings) or time.monotonic() > until:
            break


async def play_on(served: Forked, sittings: list[Sitting], wanted: int) -> None:
    """Play until so many moves were acknowledged; then kill the server."""
    await asyncio.gather(*(sitting.sit() for sitting in sittings))
    await heard(sittings, wanted)
    await asyncio.to_thread(served.kill)
    await asyncio.sleep(0)  # receive what was already sent
    for sitting in sittings:
        sitting.leave()


def served_kills(url: str, times: int, port: int) -> Promised:
    """Do the same with the real server, and games played through sockets."""
    rng, promised = random.Random(8), Promised()
    served, sittings, made = Forked(port, url), list[Sitting](), count()
    guests: list[str] = []
    try:
        for number in range(1, times + 1):
            served.start()
            guests = guests or served.door.guests(2)
            sittings = [sitting for sitting in sittings if not sitting.over]
            while len(sittings) < 8:
                game = GAMES[next(made) % len(GAMES)]
                sittings.append(Sitting(served.door, guests, game, promised))
            uvloop.run(play_on(served, sittings, rng.randrange(1, 60)))
            asyncio.run(look(url, promised.check))
            if number % 50 == 0:
                say(f"{number} kills of the server: {promised}")
        asyncio.run(look(url, promised.check_all))
    finally:
        served.stop()
    return promised


async def look(url: str, check: Callable[[Log], Awaitable[None]]) -> None:
    async with store.open(url) as log:
        await check(log)


def restarts(cluster: postgres.Cluster, times: int) -> Promised:
    """Restart PostgreSQL under two writing processes, both cleanly and as in a crash."""
    url = cluster.database(f"restarts{next(NUMBER)}")
    promised, rng = Promised(), random.Random(8)
    both = [Players(url, promised, [f"{name}{i}" for i in range(TABLES)]) for name in "ab"]
    for number in range(1, times + 1):
        wanted = promised.acknowledged + rng.randrange(1, 2000)
        while promised.acknowledged < wanted:
            time.sleep(0.001)
        cluster.stop(signal.SIGINT if number % 2 else signal.SIGQUIT)
        cluster.start()
        if number % 10 == 0:
            say(f"{number} restarts: {promised}")
    for playing in both:
        playing.kill()
    asyncio.run(look(url, promised.check_all))
    return promised


def race_main() -> None:
    asyncio.run(race(**json.loads(sys.stdin.readline())))


async def race(url: str, name: str, tables: list[str]) -> None:
    """Each time a number comes, append after it at every table; report where we were first."""
    async with store.open(url) as log:
        for line in iter(sys.stdin.readline, ""):
            n = json.loads(line) + 1
            row = Entry(n, 0, "line", 0, name, name, str(n))
            won = await asyncio.gather(*(log.append(table, n - 1, [row]) for table in tables))
            print(json.dumps(won), flush=True)


def races(url: str, rounds: int) -> tuple[int, int, int]:
    """Let two processes write after the same version of the same tables; count who was first."""
    tables = [f"t{i}" for i in range(TABLES)]

    async def lay(log: Log) -> None:
        for table in tables:
            await log.create(StoredTable(table, LONGEST, "playing", False, "", 0, {}))

    asyncio.run(look(url, lay))
    both = [
        child("race", {"url": url, "name": "a", "tables": tables}),
        child("race", {"url": url, "name": "b", "tables": tables[::-1]}),
    ]
    wins, wrong = [0, 0], 0
    for n in range(rounds):
        for process in both:
            tell(process, n)
        mine, theirs = (json.loads(p.stdout.readline() if p.stdout else "") for p in both)
        pairs = list(zip(mine, theirs[::-1], strict=True))
        wrong += sum(one + other != 1 for one, other in pairs)
        wins = [wins[0] + sum(mine), wins[1] + sum(theirs)]
    for process in both:
        process.communicate()
    promised = Promised(made={table: {} for table in tables})
    asyncio.run(look(url, promised.check_all))
    assert set(promised.at.values()) == {rounds}
    return wins[0], wins[1], wrong


@contextmanager
def small_disk(size: int) -> Iterator[Path]:
    """Make a folder on a disk of its own, of so many megabytes; only root can."""
    folder = Path(tempfile.mkdtemp(prefix="engawa-disk-"))
    mount = ["mount", "-t", "tmpfs", "-o", f"size={size}m", "tmpfs", str(folder)]
    try:
        subprocess.run(mount, check=True, capture_output=True)
        folder.chmod(0o777)
        try:
            yield folder
        finally:
            subprocess.run(["umount", str(folder)], check=True)
    finally:
        folder.rmdir()


async def fill(url: str, room: Callable[[], None]) -> tuple[int, int, str]:
    """Append until the disk is full, make room, and go on.

    Return the number of entries before and after, and the error.
    """
    async with store.open(url) as log:
        await log.create(StoredTable("t", LONGEST, "playing", False, "", 0, {}))
        promised, says, n = Promised(), "", 0
        while not says:
            try:
                row = Entry(n + 1, 0, "line", 0, PLAYER, secrets.token_hex(1000), str(n + 1))
                assert await log.append("t", n, [row])
                n += 1
                promised.hear("t", str(n), n)
            except StoreFull as error:
                says = str(error)
        await promised.check_all(log)
        assert (promised.lost, promised.doubled, promised.at["t"]) == (0, 0, n), str(promised)
        full = n
        room()
        for _ in range(100):
            row = Entry(n + 1, 0, "line", 0, PLAYER, secrets.token_hex(1000), str(n + 1))
            assert await log.append("t", n, [row])
            n += 1
        assert len(await log.read("t")) == n
        return full, n - full, says


def full_sqlite() -> tuple[int, int, str]:
    with small_disk(12) as disk:
        ballast = disk / "ballast"
        ballast.write_bytes(b"x" * 4_000_000)
        return asyncio.run(fill(f"sqlite:///{disk}/games.db", ballast.unlink))


def full_served_sqlite(port: int) -> tuple[int, int, str]:
    with small_disk(12) as disk:
        return full_served(f"sqlite:///{disk}/games.db", disk, port)


@contextmanager
def small_database(cluster: postgres.Cluster) -> Iterator[tuple[str, Path]]:
    """Make a database on a small disk; yield both."""
    with small_disk(24) as disk:
        place = disk / "place"
        place.mkdir()
        if cluster.user:
            shutil.chown(place, cluster.user)
        name = f"small{next(NUMBER)}"
        try:
            yield cluster.database(name, place), disk
        finally:
            cluster.drop(name)


def full_postgres(cluster: postgres.Cluster) -> tuple[int, int, str]:
    with small_database(cluster) as (url, disk):
        ballast = disk / "ballast"
        ballast.write_bytes(b"x" * 6_000_000)
        return asyncio.run(fill(url, ballast.unlink))


def full_served_postgres(cluster: postgres.Cluster, port: int) -> tuple[int, int, str]:
    with small_database(cluster) as (url, disk):
        return full_served(url, disk, port)


async def fill_served(door: Door, disk: Path, promised: Promised) -> tuple[int, int, str]:
    """Play at a real table until the disk is full, make room, and play on; return the same."""
    guests = await asyncio.to_thread(door.guests, 2)
    sitting = await asyncio.to_thread(Sitting, door, guests, LONGEST, promised)
    await sitting.sit()
    await until(lambda: sitting.heard >= 20)
    ballast = disk / "ballast"
    with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))
    await until(lambda: sitting.refused is not None)
    assert sitting.refused
    assert sitting.refused.code == "storage", sitting.refused
    full, says = sitting.heard, sitting.refused.says
    ballast.unlink()
    await until(lambda: sitting.heard >= full + 100)
    assert await asyncio.to_thread(door.status, "/healthz") == 200
    sitting.leave()
    return full, sitting.heard - full, says


async def until(true: Callable[[], bool]) -> None:
    """Wait until it is true, for at most a minute."""
    for _ in range(60_000):
        if true():
            return
        await asyncio.sleep(0.001)
    raise TimeoutError("it did not happen within a minute")


def full_served(url: str, disk: Path, port: int) -> tuple[int, int, str]:
    """Fill the disk under the real server: it must refuse, then go on, and lose nothing."""
    served, promised = Served(port, url), Promised()
    served.start()
    try:
        found = uvloop.run(fill_served(served.door, disk, promised))
    finally:
        served.stop()
    asyncio.run(look(url, promised.check_all))
    assert (promised.lost, promised.doubled) == (0, 0), str(promised)
    return found


# A disk that is lost, and its backups


class Disk:
    """A store that can be lost with everything on it: a file in a folder, or a database."""

    def __init__(self, number: int, folder: Path, cluster: postgres.Cluster | None) -> None:
        self.cluster = cluster
        self.name = f"disk{next(NUMBER)}_{number}"
        self.folder = folder / self.name
        self.url = cluster.database(self.name) if cluster else f"{self.folder}/games.db"

    def lose(self) -> None:
        if self.cluster:
            self.cluster.drop(self.name)
        else:
            shutil.rmtree(self.folder)


def engawa(*words: object) -> None:
    """Run a command in a process of its own."""
    command = [sys.executable, "-m", "engawa", *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


async def play_and_keep(
    served: Forked, sittings: list[Sitting], disk: Disk, file: Path, wanted: int
) -> dict[str, dict[str, int]]:
    """Play, make a backup meanwhile, play on, then lose the disk.

    Return what was acknowledged before the backup began.
    """
    await asyncio.gather(*(sitting.sit() for sitting in sittings))
    await heard(sittings, wanted)
    sure = {table: dict(made) for table, made in sittings[0].promised.made.items()}
    await asyncio.to_thread(engawa, "backup", file, "--db", disk.url)
    await heard(sittings, wanted)
    await asyncio.to_thread(served.kill)
    await asyncio.to_thread(disk.lose)
    for sitting in sittings:
        sitting.leave()
    return sure


def drills(cluster: postgres.Cluster, folder: Path, times: int, port: int) -> tuple[Promised, int]:
    """Lose the disk under a server, restore the last backup elsewhere, and go on, several times.

    Every second time the store moves to the other kind of database. What was acknowledged before a
    backup must be there; what came after it may be lost with the disk.
    """
    rng, promised, gone = random.Random(8), Promised(), 0
    disk = Disk(0, folder, None)
    served, sittings, made = Forked(port, disk.url), list[Sitting](), count()
    guests: list[str] = []
    try:
        for number in range(1, times + 1):
            served.start()
            guests = guests or served.door.guests(2)
            sittings = [sitting for sitting in sittings if not sitting.over]
            while len(sittings) < 8:
                game = GAMES[next(made) % len(GAMES)]
                sittings.append(Sitting(served.door, guests, game, promised))
            file = folder / f"{disk.name}.backup"
            sure = uvloop.run(play_and_keep(served, sittings, disk, file, rng.randrange(20, 60)))
            gone += promised.acknowledged - sum(map(len, sure.values()))
            promised.made = sure
            disk = Disk(number, folder, cluster if number // 2 % 2 else None)
            engawa("restore", file, "--db", disk.url)
            file.unlink()
            asyncio.run(look(disk.url, promised.check_all))
            served.move(disk.url)
            if number % 10 == 0:
                say(f"{number} disks lost: {promised}, {gone} after the last backup")
    finally:
        served.stop()
    disk.lose()
    return promised, gone


def say(sentence: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {sentence}", file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    names = ["server", "kills", "restarts", "races", "full", "lost"]
    parser.add_argument("what", nargs="*", metavar="WHAT", help=f"some of {', '.join(names)}")
    parser.add_argument("--times", type=int, default=1000, help="how often to kill (1000)")
    parser.add_argument("--port", type=int, default=18150, help="port of the server (18150)")
    asked = parser.parse_args()
    if unknown := set(asked.what) - set(names):
        parser.error(f"there is no {unknown.pop()!r}; there are: {', '.join(names)}")
    what = asked.what or names
    bad = 0

    def told(title: str, promised: Promised) -> None:
        nonlocal bad
        bad += promised.lost + promised.doubled
        print(f"| {title} | {promised} |", flush=True)

    with tempfile.TemporaryDirectory() as folder, postgres.cluster() as cluster:
        if "server" in what:
            for name, url in (("SQLite", f"{folder}/s.db"), ("PostgreSQL", cluster.database("s"))):
                found = served_kills(url, asked.times, asked.port)
                told(f"server, {name}, {asked.times:,} kill -9 in the middle of play", found)
        if "kills" in what:
            told(f"SQLite, {asked.times:,} kill -9", kills(f"{folder}/games.db", asked.times))
            url = cluster.database("kills")
            told(f"PostgreSQL, {asked.times:,} kill -9", kills(url, asked.times))
        if "restarts" in what:
            times = max(2, asked.times // 20)
            told(f"PostgreSQL restarted {times} times under load", restarts(cluster, times))
        if "races" in what:
            one, other, wrong = races(cluster.database("races"), asked.times)
            bad += wrong
            won = f"{one:,} won by one, {other:,} by the other, {wrong} by both or neither"
            print(f"| two processes at the same version | {won} |", flush=True)
        if "full" in what:
            for name, run in (
                ("SQLite", full_sqlite),
                ("PostgreSQL", lambda: full_postgres(cluster)),
                ("server, SQLite", lambda: full_served_sqlite(asked.port)),
                ("server, PostgreSQL", lambda: full_served_postgres(cluster, asked.port)),
            ):
                before, after, says = run()
                print(
                    f"| {name}, disk full | {before:,} kept, then refused: “{says}”; "
                    f"with room again {after} more, 0 lost |",
                    flush=True,
                )
        if "lost" in what:
            times = max(4, asked.times // 20)
            found, gone = drills(cluster, Path(folder), times, asked.port)
            bad += found.lost + found.doubled
            print(
                f"| the disk lost {times} times, and restored | before the last backup: {found}; "
                f"gone with the disk after it: {gone:,} |",
                flush=True,
            )
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
