"""Measure how much a server can carry on this machine alone: `make load`.

The players run in this process and the server in another. A plain echo server runs as well, to
measure the cost of sockets without a game. If the machine is virtual, its host may give processor
time to others; the last column shows that share.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Iterator
from typing import NamedTuple

import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from tools.games_by import LONGEST
from tools.sitting import Door, Message, Seat, Served, memory, processor_time, stolen_time

GAME = LONGEST
SEATS = 4
TICK = 0.01  # seconds: the unit of the system's processor times
ATTAINED = 0.95  # the share of the pace that must be reached; below it, waiting times mean nothing


class Figures(NamedTuple):
    """Measurements over some seconds."""

    moves: int
    seconds: float
    busy: float  # seconds of the server's processor time
    waits: list[float]  # seconds until a move was acknowledged
    shown: list[float]  # seconds until the last watcher saw it
    bytes: int  # bytes sent to a watcher per move
    stolen: float  # seconds of processor time taken by other virtual machines

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    def row(self, what: str, pace: float | None) -> str:
        what += ", at most" if pace is None else f", {pace:,.0f} a second asked for"
        each = f"{self.rate:,.0f} a second, {self.moves / max(self.busy, TICK):,.0f} a core"
        waits = f"{ms(self.waits, 50)} / {ms(self.waits, 99)}"
        shown = f"{ms(self.shown, 50)} / {ms(self.shown, 99)}" if self.shown else "-"
        stolen = f"{self.stolen / self.seconds / (os.cpu_count() or 1):.0%}"
        return f"| {what} | {each} | {waits} | {shown} | {self.bytes or '-'} | {stolen} |"


def why_not(found: Figures, pace: float | None, what: str) -> str:
    """Say if the pace was not reached; empty if it was, or none was asked for."""
    if pace is None or found.rate >= ATTAINED * pace:
        return ""
    return (
        f"Of {pace:,.0f} {what} a second that were asked for, {found.rate:,.0f} were attained: "
        f"the waits are not those of {pace:,.0f} a second."
    )


def ms(times: list[float], percent: int) -> str:
    if len(times) < 2:
        return "-"
    return f"{1000 * statistics.quantiles(times, n=100)[percent - 1]:.1f}"


class Play:
    """Tables where guests play at random, as fast as possible or at so many moves a second."""

    def __init__(self, door: Door, guests: list[str], pace: float | None) -> None:
        self.door, self.guests, self.pace = door, guests, pace
        self.rng = random.Random(8)
        self.seats: dict[Seat, str] = {}
        self.sent: dict[str, float] = {}  # when each move was sent
        self.left: dict[str, list[float]] = {}  # by table, for each watcher yet to see it
        self.asked: dict[str, int] = {}  # by table, the last version that was played at
        self.ready: deque[Seat] = deque()
        self.waits: list[float] = []
        self.shown: list[float] = []
        self.moves = self.refused = self.over = self.short = 0
        self.refusals: Counter[str] = Counter()

    async def open(self, tables: int) -> None:
        loop = asyncio.get_running_loop()
        for _ in range(tables):
            table = await loop.run_in_executor(None, self.door.table, GAME, self.guests)
            for guest in self.guests:
                seat = await self.door.sit(table, guest, self.hear)
                self.seats[seat] = table
        await asyncio.gather(*(seat.here.wait() for seat in self.seats))

    def hear(self, seat: Seat, message: Message) -> None:
        table = self.seats.get(seat)
        if table is None:
            return
        if message.kind == "ack":
            self.moves += 1
            self.waits.append(time.perf_counter() - self.sent.pop(message.id))
        elif message.kind == "change":
            if waiting := self.left.get(table):
                begun = waiting.pop()
                if not waiting:
                    self.shown.append(time.perf_counter() - begun)
            if seat.n == message.n and seat.lines():
                self.next(seat)
        elif message.kind == "refused":
            self.refused += 1
            self.refusals[message.code] += 1
            self.asked[table] = 0
            self.next(seat)
        elif message.kind == "over":
            self.over += 1

    def next(self, seat: Seat) -> None:
        if self.pace is None:
            self.play(seat)
        else:
            self.ready.append(seat)

    def play(self, seat: Seat) -> None:
        lines, table = seat.lines(), self.seats[seat]
        if lines and self.asked.get(table, 0) < seat.n:
            self.asked[table] = seat.n
            line, id, now = self.rng.choice(lines), f"{self.rng.random()}", time.perf_counter()
            self.sent[id], self.left[table] = now, [now] * SEATS
            seat.send({"do": "play", "line": line, "seen": seat.n, "id": id})

    async def run(self, seconds: float) -> None:
        """Play for so long, then wait for all answers."""
        for seat in list(self.seats):
            if seat.lines() and seat not in self.ready:
                self.next(seat)
        if self.pace is None:
            await asyncio.sleep(seconds)
            return
        begin = time.perf_counter()
        for number in range(int(seconds * self.pace)):
            wait = begin + number / self.pace - time.perf_counter()
            if wait > 0.0005:
                await asyncio.sleep(wait)
            if self.ready:
                self.play(self.ready.popleft())
            else:
                self.short += 1

    def leave(self) -> None:
        seats, self.seats = self.seats, {}
        for seat in seats:
            if seat.transport:
                seat.transport.disconnect()


async def moves(
    served: Served, guests: list[str], tables: int, seconds: float, pace: float | None
) -> Figures:
    play = Play(served.door, guests, pace)
    await play.open(tables)
    await play.run(1.0)  # warm up
    play.waits.clear()
    play.shown.clear()
    was, busy, begin = play.moves, served.busy, time.perf_counter()
    stolen = stolen_time()
    heard = sum(seat.bytes for seat in play.seats)
    await play.run(seconds)
    took = time.perf_counter() - begin
    found = Figures(
        play.moves - was,
        took,
        served.busy - busy,
        play.waits,
        play.shown,
        (sum(seat.bytes for seat in play.seats) - heard) // max(1, (play.moves - was) * SEATS),
        stolen_time() - stolen,
    )
    ended = f"{play.over // SEATS} games ended, {play.refused} lines refused {dict(play.refusals)}"
    print(f"  ({ended}, {play.short} times nobody was ready)", file=sys.stderr)
    play.leave()
    await asyncio.sleep(0.3)
    return found


async def idle(served: Served, guests: list[str], sockets: int) -> tuple[int, int]:
    """Return the server's memory before and after many idle sockets connect."""
    loop = asyncio.get_running_loop()
    tables = [
        await loop.run_in_executor(None, served.door.table, GAME, guests)
        for _ in range(max(1, sockets // 100))
    ]
    before = served.memory
    seats: list[Seat] = []
    for start in range(0, sockets, 50):
        some = range(start, min(start + 50, sockets))
        seats += await asyncio.gather(
            *(
                served.door.sit(tables[i % len(tables)], "", lambda seat, message: None)
                for i in some
            )
        )
    await asyncio.gather(*(seat.here.wait() for seat in seats))
    await asyncio.sleep(2)
    assert not any(seat.gone.is_set() for seat in seats)
    after = served.memory
    for seat in seats:
        if seat.transport:
            seat.transport.disconnect()
    await asyncio.sleep(1)
    return before, after


# A plain echo server, for comparison


async def echo(scope: dict[str, object], receive: object, send: object) -> None:
    """The simplest possible application."""
    while True:
        message = await receive()  # type: ignore[operator]
        if message["type"] == "websocket.connect":
            await send({"type": "websocket.accept"})  # type: ignore[operator]
        elif message["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})  # type: ignore[operator]
        else:
            return


def echo_main(port: int) -> None:
    import uvicorn

    from engawa.table.run import listen

    how = {"ws": "websockets-sansio", "ws_per_message_deflate": False, "access_log": False}
    config = uvicorn.Config(echo, lifespan="off", log_config=None, **how)  # type: ignore[arg-type]
    uvicorn.Server(config).run(sockets=[listen("127.0.0.1", port)])


class Echo(WSListener):
    def __init__(self, pace: bool) -> None:
        self.pace = pace
        self.waits: list[float] = []
        self.begun = 0.0
        self.transport: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def send(self) -> None:
        self.begun = time.perf_counter()
        if self.transport:
            self.transport.send(WSMsgType.TEXT, b"x" * 80)

    def leave(self) -> None:
        if self.transport:
            self.transport.disconnect()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.waits.append(time.perf_counter() - self.begun)
            if not self.pace:
                self.send()


async def connect(url: str, pace: bool) -> Echo:
    _, end = await ws_connect(lambda: Echo(pace), url)
    assert isinstance(end, Echo)
    return end


async def echoes(port: int, pid: int, sockets: int, seconds: float, pace: float | None) -> Figures:
    url = f"ws://127.0.0.1:{port}/"
    ends = [await connect(url, pace is not None) for _ in range(sockets)]
    busy, stolen, begin = processor_time(pid), stolen_time(), time.perf_counter()
    if pace is None:
        for end in ends:
            end.send()
        await asyncio.sleep(seconds)
    else:
        for number in range(int(seconds * pace)):
            wait = begin + number / pace - time.perf_counter()
            if wait > 0.0005:
                await asyncio.sleep(wait)
            ends[number % sockets].send()
    took, used = time.perf_counter() - begin, processor_time(pid) - busy
    lost = stolen_time() - stolen
    waits = [wait for end in ends for wait in end.waits]
    for end in ends:
        end.leave()
    await asyncio.sleep(0.3)
    return Figures(len(waits), took, used, waits, [], 0, lost)


async def quiet(port: int, pid: int, sockets: int) -> tuple[int, int]:
    before = memory(pid)
    url = f"ws://127.0.0.1:{port}/"
    ends: list[Echo] = []
    for _ in range(sockets // 50):
        ends += await asyncio.gather(*(connect(url, True) for _ in range(50)))
    await asyncio.sleep(1)
    after = memory(pid)
    for end in ends:
        end.leave()
    return before, after


@contextlib.contextmanager
def echo_server(port: int) -> Iterator[int]:
    code = f"from tools import load; load.echo_main({port})"
    process = subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.DEVNULL)
    try:
        for _ in range(600):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            time.sleep(0.05)
        yield process.pid
    finally:
        process.terminate()
        process.wait(30)


def mb(size: int) -> str:
    return f"{size / 1e6:,.0f} MB"


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Measure how much a server can carry on this machine."
    )
    parser.add_argument("--seconds", type=float, default=10.0, help="for each measurement (10)")
    parser.add_argument("--tables", type=int, default=32, help="tables at a time (32)")
    parser.add_argument(
        "--pace", type=float, default=300.0, help="moves a second, to measure waiting times (300)"
    )
    parser.add_argument("--sockets", type=int, default=5000, help="idle sockets (5000)")
    parser.add_argument("--port", type=int, default=18100, help="this port and the next (18100)")
    parser.add_argument("--db", default="", help="the store (default: a new file)")
    asked = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print("| what | rate | acknowledged after, ms, p50 / p99 | seen by all, ms | bytes | stolen |")
    print("| --- | --- | --- | --- | --- | --- |")
    missed: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        served = Served(asked.port, asked.db or f"{folder}/games.db")
        served.start()
        try:
            guests = served.door.guests(SEATS)
            for pace in (None, asked.pace):
                found = uvloop.run(moves(served, guests, asked.tables, asked.seconds, pace))
                print(found.row(f"moves, {SEATS} watchers", pace), flush=True)
                missed.append(why_not(found, pace, "moves"))
            memories = [uvloop.run(idle(served, guests, asked.sockets))] if asked.sockets else []
        finally:
            served.stop()
    with echo_server(asked.port + 1) as pid:
        sockets = asked.tables * SEATS
        for pace in (None, asked.pace):
            found = uvloop.run(echoes(asked.port + 1, pid, sockets, asked.seconds, pace))
            print(found.row("echoes", pace), flush=True)
            missed.append(why_not(found, pace, "echoes"))
        if asked.sockets:
            memories.append(uvloop.run(quiet(asked.port + 1, pid, asked.sockets)))
    for name, (before, after) in zip(("table", "echo"), memories, strict=False):
        print(
            f"\n{asked.sockets:,} idle sockets, {name}: {mb(before)} before, {mb(after)} with them"
        )
    for says in filter(None, missed):
        print(f"\n{says}", file=sys.stderr)
    return 1 if any(missed) else 0


if __name__ == "__main__":
    sys.exit(main())
