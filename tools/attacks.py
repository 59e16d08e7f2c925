"""Attacks that strangers might try: a program for each weakness that was once found.

Every attack is limited in number and time and only targets this machine. It comes from addresses of
its own, so limits by address apply to it and not to the players.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tools.games_by import FILES, LARGEST, LONGEST

HOME = "127.0.0.1"
FOE = "127.0.0.66"
MANY = 100  # simultaneous connections
STATIC = "/static/app.js"
CARDS = ("odd@/etc/passwd", "../../etc/passwd", "/dev/stdin", "odd@" + "[" * 3000, "\u202eodd", "")

Answer = tuple[int, bytes, str]  # status, body, cookie


class Attacker:
    """A stranger with an address, who does one thing until the time is over."""

    def __init__(self, port: int, seconds: float, finished: str, undone: str) -> None:
        self.port, self.seconds = port, seconds
        self.finished, self.undone = finished, undone  # tables that were prepared for them
        self.did: Counter[str] = Counter()
        self._number = itertools.count()

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(HOME, self.port, local_addr=(FOE, 0))

    async def raw(self, data: bytes) -> bytes:
        """Send these bytes, and read until the other side closes or has sent enough."""
        reader, writer = await self.open()
        try:
            writer.write(data)
            return await reader.read()
        finally:
            writer.close()

    async def ask(self, path: str, body: Any = None, cookie: str = "") -> Answer:
        """Make one request on one connection."""
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\nHost: {HOME}\r\n"
        head += f"Connection: close\r\nContent-Type: application/json\r\nCookie: {cookie}\r\n"
        came = await self.raw(f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data)
        top, _, found = came.partition(b"\r\n\r\n")
        status = int(top.split()[1]) if top else 0
        given = top.partition(b"set-cookie: ")[2].partition(b";")[0].decode()
        self.did[str(status)] += 1
        return status, found, given

    async def guest(self) -> str:
        return (await self.ask("/api/me"))[2]

    async def table(self, cookie: str, **how: Any) -> str:
        terms = {"game": LONGEST, "seats": 2, "public": True, **how}
        status, found, _ = await self.ask("/api/tables", terms, cookie)
        return str(json.loads(found)["table"]) if status == 200 else ""

    def socket(self, table: str, cookie: str = "") -> connect:
        url = f"ws://{HOME}:{self.port}/api/tables/{table}/socket"
        headers = {"Cookie": cookie} if cookie else {}
        return connect(url, additional_headers=headers, local_addr=(FOE, 0), proxy=None)

    async def again(self, work: Callable[[], Awaitable[object]], number: int = MANY) -> None:
        """Let so many workers repeat something until the time is over."""

        async def one() -> None:
            while True:
                try:
                    await work()
                except (
                    OSError,
                    WebSocketException,
                    ValueError,
                    KeyError,
                    asyncio.IncompleteReadError,
                ):
                    self.did["broken off"] += 1
                    await asyncio.sleep(0.01)

        with suppress(TimeoutError):
            async with asyncio.timeout(self.seconds):
                await asyncio.gather(*(one() for _ in range(number)))

    async def flood(self, socket: ClientConnection, *asks: dict[str, Any]) -> None:
        """Send these messages again and again, at least as fast as they are answered."""
        for ask in asks:
            await socket.send(json.dumps({"id": f"{next(self._number)}", **ask}))
            self.did["sent"] += 1
        with suppress(TimeoutError):
            while True:
                async with asyncio.timeout(0.001):  # wait_for of Python 3.11 may miss the end
                    await socket.recv()


# The attacks


async def nothing(attacker: Attacker) -> None:
    """Do nothing, for comparison."""
    await asyncio.sleep(attacker.seconds)


async def talk(attacker: Attacker) -> None:
    """Chat endlessly at a table, and ask for whole scenes."""
    me = await attacker.guest()
    table = await attacker.table(me)

    async def work() -> None:
        async with attacker.socket(table, me) as socket:
            for _ in range(50):
                await attacker.flood(socket, {"do": "chat", "text": "x" * 300}, {"do": "hello"})

    await attacker.again(work, 8)


async def undo(attacker: Attacker) -> None:
    """Join a table with thousands of undone lines, look, and leave."""

    async def work() -> None:
        async with attacker.socket(attacker.undone) as socket:
            await attacker.flood(socket, {"do": "hello"})

    await attacker.again(work, 20)


async def take_back(attacker: Attacker) -> None:
    """Play and take back as fast as possible."""

    async def work() -> None:
        me = await attacker.guest()
        table = await attacker.table(me, game=LARGEST, bots=[None, "random"])
        async with attacker.socket(table, me) as socket:
            await socket.send(json.dumps({"do": "hello"}))
            while True:
                told = json.loads(await socket.recv())
                attacker.did[told["is"]] += 1
                scene = told.get("scene") or told.get("diff") or {}
                lines = [line for row in scene.get("tray", []) for line in row.get("lines", [])]
                for ask in ({"do": "play", "line": lines[0]} if lines else None, {"do": "undo"}):
                    if ask and "n" in told:
                        more = {"seen": told["n"], "id": secrets.token_hex(4)}
                        await socket.send(json.dumps({**ask, **more}))

    await attacker.again(work, 8)


async def bots(attacker: Attacker) -> None:
    """Make tables where only bots of the highest level play."""

    async def work() -> None:
        me = await attacker.guest()
        for _ in range(5):
            await attacker.table(me, bots=["level8", "level8"])

    await attacker.again(work, 4)


async def previews(attacker: Attacker) -> None:
    """Ask for previews, reasons and hints for every line."""

    async def work() -> None:
        me = await attacker.guest()
        table = await attacker.table(me, bots=[None, "random"])
        async with attacker.socket(table, me) as socket:
            while True:
                for line in ("plots", "panda a1", "gardener d4", "garden"):
                    asks = ({"do": do, "line": line} for do in ("try", "why"))
                    await attacker.flood(socket, *asks, {"do": "hint"})

    await attacker.again(work, 8)


async def sockets(attacker: Attacker) -> None:
    """Open as many sockets as possible."""

    async def work() -> None:
        async with attacker.socket(attacker.finished):
            attacker.did["open"] += 1
            await asyncio.sleep(attacker.seconds)

    await attacker.again(work, 400)


async def heads(attacker: Attacker) -> None:
    """Send requests whose head never ends."""

    async def work() -> None:
        _, writer = await attacker.open()
        writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
        attacker.did["half sent"] += 1
        try:
            for _ in range(100):
                await asyncio.sleep(0.2)
                writer.write(b"x")
                await writer.drain()
        finally:
            writer.close()

    await attacker.again(work, 400)


async def bodies(attacker: Attacker) -> None:
    """Send bodies byte by byte."""

    async def work() -> None:
        _, writer = await attacker.open()
        writer.write(b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        writer.write(b"Content-Type: application/json\r\nContent-Length: 4000\r\n\r\n")
        attacker.did["begun"] += 1
        try:
            for _ in range(100):
                await asyncio.sleep(0.1)
                writer.write(b"{")
                await writer.drain()
        finally:
            writer.close()

    await attacker.again(work, 400)


async def replays(attacker: Attacker) -> None:
    """Ask for a long game in all forms, without a cookie."""
    kinds = itertools.cycle(
        ["replay.html", "steps", "steps?as=all", "record", "analysis", "steps/9"]
    )
    await attacker.again(lambda: attacker.ask(f"/api/tables/{attacker.finished}/{next(kinds)}"), 30)


async def ids(attacker: Attacker) -> None:
    """Use one id for everything."""
    me = await attacker.guest()
    table = await attacker.table(me, bots=[None, "random"])

    async def work() -> None:
        async with attacker.socket(table, me) as socket:
            dos: list[dict[str, Any]] = [
                {"do": "play", "line": "panda a1", "seen": 1},
                {"do": "undo", "seen": 1},
                {"do": "chat", "text": secrets.token_hex(9)},
                {"do": "seat", "seat": 0, "bot": "random"},
                {"do": "seat", "seat": 0, "bot": None},
            ]
            while True:
                for ask in dos:
                    await socket.send(json.dumps({**ask, "id": "one"}))
                await attacker.flood(socket)

    await attacker.again(work, 8)


async def cards(attacker: Attacker) -> None:
    """Name card files that are long, strange or somebody else's."""
    me, names = await attacker.guest(), itertools.cycle(itertools.product(FILES, CARDS))

    async def work() -> None:
        (game, option), name = next(names)
        await attacker.table(me, game=game, options={option: name})

    await attacker.again(work, 20)


async def records(attacker: Attacker) -> None:
    """Upload records of the largest size, which must be replayed to their end."""
    me = await attacker.guest()
    _, found, _ = await attacker.ask(f"/api/tables/{attacker.finished}/record")

    async def work() -> None:
        terms = {"game": LONGEST, "record": found.decode(), "public": True}
        await attacker.ask("/api/tables", terms, me)

    await attacker.again(work, 10)


async def frames(attacker: Attacker) -> None:
    """Send messages that are huge, deeply nested, or nonsense."""
    wrong = itertools.cycle(
        ["[" * 4000, "x" * 60_000, "{}", '{"do":"play"}', "\x00", "y" * 900_000]
    )

    async def work() -> None:
        async with attacker.socket(attacker.finished) as socket:
            while True:
                await socket.send(next(wrong))
                attacker.did["sent"] += 1
                async with asyncio.timeout(1):
                    await socket.recv()

    await attacker.again(work, 30)


async def deaf(attacker: Attacker) -> None:
    """Ask for whole scenes, and read nothing."""
    me = await attacker.guest()
    table = await attacker.table(me, bots=[None, "random"])
    hello = json.dumps({"do": "hello"}).encode()
    frame = b"\x81" + bytes([0x80 | len(hello)]) + b"\0\0\0\0" + hello

    async def work() -> None:
        _, writer = await attacker.open()
        try:
            writer.write(
                f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {HOME}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nCookie: {me}\r\n\r\n".encode()
            )
            for _ in range(200):
                writer.write(frame)
                attacker.did["sent"] += 1
                await asyncio.sleep(0.01)
        finally:
            writer.close()

    await attacker.again(work, 50)


async def files(attacker: Attacker) -> None:
    """Fetch pages, files and metrics as fast as possible."""
    paths = itertools.cycle([STATIC, "/", "/metrics", "/healthz", "/rules", "/nowhere"])
    await attacker.again(lambda: attacker.ask(next(paths)))


async def calls(attacker: Attacker) -> None:
    """Fetch lists, descriptions and missing tables as fast as possible."""
    names = ("tables", "games", "openapi.json", "tables/none", f"rules/{LARGEST}")
    paths = itertools.cycle(f"/api/{name}" for name in names)
    await attacker.again(lambda: attacker.ask(next(paths)))


async def invalid(attacker: Attacker) -> None:
    """Send what is not HTTP."""
    wrong = itertools.cycle(
        [b"\x16\x03\x01" * 99, b"GET\r\n\r\n", b"A" * 70_000, b"GET / HTTP/9\r\n\r\n"]
    )

    async def work() -> None:
        await attacker.raw(next(wrong))
        attacker.did["sent"] += 1

    await attacker.again(work)


async def strangers(attacker: Attacker) -> None:
    """Make new guests, try codes, and rename endlessly."""

    async def work() -> None:
        me = await attacker.guest()
        await attacker.ask("/api/me", {"name": "\u202e" * 30}, me)
        await attacker.ask("/api/me/claim", {"code": secrets.token_hex(4)}, me)

    await attacker.again(work)


async def streams(attacker: Attacker) -> None:
    """Open event streams and leave."""

    async def work() -> None:
        reader, writer = await attacker.open()
        writer.write(
            f"GET /api/tables/{attacker.finished}/events HTTP/1.1\r\nHost: {HOME}\r\n\r\n".encode()
        )
        try:
            await reader.readexactly(100)
            attacker.did["open"] += 1
        finally:
            writer.close()

    await attacker.again(work)


ATTACKS: dict[str, Callable[[Attacker], Coroutine[Any, Any, None]]] = {
    each.__name__: each
    for each in (
        *(nothing, talk, undo, take_back, bots, previews, sockets, heads, bodies, replays, ids),
        *(cards, records, frames, deaf, files, calls, invalid, strangers, streams),
    )
}


def main(name: str, **how: Any) -> None:
    """Run one attack in this process, and print what was done."""
    attacker = Attacker(**how)
    asyncio.run(ATTACKS[name](attacker))
    print(", ".join(f"{count:,} {what}" for what, count in attacker.did.most_common(4)))
