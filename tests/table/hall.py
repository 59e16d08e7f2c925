"""A server without a network: guests use REST and sockets within one process."""

from __future__ import annotations

import asyncio
import importlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
from games_by import SMALLEST

from engawa import store
from engawa.bots.explain import Explanation, Prospect
from engawa.bots.queue import Asker
from engawa.core.json import JSON
from engawa.core.position import Position
from engawa.core.rng import Rng
from engawa.core.sight import Sight
from engawa.lab.findings import AnalysisIs
from engawa.table.server import Server
from engawa.table.tables import ServerSettings

NOON = 1_700_000_000_000
HOST = "http://127.0.0.1:8765"


class Clock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.ms = NOON

    def now(self) -> int:
        return self.ms

    def seconds(self) -> float:
        return self.ms / 1000

    def pass_(self, minutes: float) -> None:
        self.ms += int(minutes * 60_000)


class Quick:
    """Bots that answer at once, always with the first line."""

    waiting = crashes = 0

    async def __aenter__(self) -> Quick:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    def renew(self) -> None:
        pass

    async def think(self, sight: Sight, bot: str, asker: Asker) -> str:
        return sight.text(sight.legal()[0])

    async def explain(self, sight: Sight, *, asker: Asker) -> Explanation:
        best = Prospect(sight.text(sight.legal()[0]), 1, [1 / sight.game.seats], [])
        return Explanation(sight.seat, 1, 1, [best])

    async def call(self, work: str, seconds: float, asker: Asker, **about: Any) -> Any:
        module, _, name = work.partition(":")
        return getattr(importlib.import_module(module), name)(**about)


def nothing_found(text: str, iterations: int) -> JSON:
    """An analysis that is fast, instead of `look_again`."""
    found: JSON = msgspec.to_builtins(AnalysisIs("", [], 0, 0, True, [], [], [], [], [], []))
    return found


def seeded(seed: int) -> Callable[[Position], int]:
    rng = Rng(seed)
    return lambda s: s.roll(rng)


class Refusal(Exception):
    def __init__(self, told: dict[str, Any]) -> None:
        super().__init__(told)
        self.code, self.told = told["code"], told


class Socket:
    """The client's end of a socket."""

    def __init__(self, app: Server, path: str, headers: dict[str, str]) -> None:
        self.sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.bytes: list[str] = []  # all messages, as text
        path, _, query = path.partition("?")
        scope = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [(k.lower().encode(), v.encode()) for k, v in headers.items()],
            "client": ("127.0.0.1", 5),
            "scheme": "ws",
            "server": ("127.0.0.1", 8765),
            "subprotocols": [],
        }
        self.sent.put_nowait({"type": "websocket.connect"})
        self.stuck = asyncio.Event()  # while it is cleared, the reader reads nothing
        self.stuck.set()
        self.task = asyncio.create_task(app(scope, self.sent.get, self._hear))

    async def _hear(self, message: Any) -> None:
        await self.stuck.wait()
        if message["type"] == "websocket.send":
            self.bytes.append(message["text"])
        self.heard.put_nowait(message)

    def send(self, **ask: Any) -> None:
        self.send_text(json.dumps(ask))

    def send_text(self, text: str) -> None:
        self.sent.put_nowait({"type": "websocket.receive", "text": text})

    async def next(self) -> dict[str, Any]:
        """Return the next message, or how the socket was closed."""
        message = await asyncio.wait_for(self.heard.get(), 10)
        if message["type"] == "websocket.send":
            found: dict[str, Any] = json.loads(message["text"])
            return found
        return {"is": message["type"].split(".")[1], **message}

    async def until(self, *kinds: str) -> dict[str, Any]:
        """Return the next message of a kind, skipping others."""
        while True:
            message = await self.next()
            if message["is"] in kinds:
                return message
            assert message["is"] != "close", message

    async def ask(self, **ask: Any) -> dict[str, Any]:
        """Make a request and wait for its answer."""
        self.send(id="asked", **ask)
        while True:
            message = await self.next()
            if message.get("id") == "asked" or message["is"] == "close":
                return message

    async def settled(self) -> None:
        """Wait until the server has said everything."""
        answer = await self.ask(do="ping")
        assert answer["is"] == "pong"

    async def close(self) -> None:
        self.sent.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task


class Player:
    """A guest, with a cookie."""

    def __init__(self, app: Server) -> None:
        self.app = app
        transport = httpx.ASGITransport(app)
        self.http = httpx.AsyncClient(transport=transport, base_url=HOST)
        self.id = ""

    async def arrive(self, name: str) -> Player:
        self.id = (await self.get("/api/me"))["guest"]
        await self.post("/api/me", name=name)
        return self

    async def get(self, path: str) -> Any:
        return _found(await self.http.get(path))

    async def post(self, path: str, **body: Any) -> Any:
        return _found(await self.http.post(path, json=body))

    async def make(self, game: str = SMALLEST, **how: Any) -> str:
        return str((await self.post("/api/tables", game=game, public=True, **how))["table"])

    async def at(self, table: str, act: str, **body: Any) -> Any:
        return await self.post(f"/api/tables/{table}/{act}", **body)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def socket(self, table: str, hello: bool = True, query: str = "") -> Socket:
        headers = {"host": "127.0.0.1:8765", "cookie": self.cookie}
        opened = Socket(self.app, f"/api/tables/{table}/socket{query}", headers)
        first = await opened.next()
        assert first["is"] == "accept", first
        if hello:
            opened.send(do="hello")
        return opened


def _found(answer: httpx.Response) -> Any:
    if answer.status_code == 200:
        kind = answer.headers["content-type"]
        return answer.json() if kind == "application/json" else answer.text
    raise Refusal(answer.json())


class Hall:
    def __init__(self, db: str, **how: Any) -> None:
        self.clock = Clock()
        self.how = {
            "pace": 0,
            "limits": 0,
            "pool": Quick,
            "now": self.clock.now,
            "clock": self.clock.seconds,
            "luck": seeded(1),
            **how,
        }
        self.db = db
        self.app = Server(store.open(db), ServerSettings(**self.how))

    @property
    def tables(self) -> Any:
        return self.app.tables

    async def guest(self, name: str = "Ann") -> Player:
        return await Player(self.app).arrive(name)

    def lines(self, table: str) -> list[str]:
        """Return the legal lines at a table."""
        found: list[str] = self.tables.lives[table].table.position.lines()
        return found

    async def quiet(self) -> None:
        """Wait until all work that was started is done."""
        for _ in range(5000):  # a busy machine takes seconds
            await asyncio.sleep(0)
            if (
                not self.tables.autoplay.attended
                and len(self.tables._tasks) <= 2 + self.tables.settings.shared
            ):
                return
            await asyncio.sleep(0.001)


@asynccontextmanager
async def hall(
    db: Any, before: Callable[[Hall], None] = lambda hall: None, **how: Any
) -> AsyncIterator[Hall]:
    """Open all tables of a database like a server."""
    opened = Hall(str(db), **how)
    before(opened)
    async with opened.app.store:
        await opened.tables.open()
        try:
            yield opened
        finally:
            await opened.tables.close()


def run(
    work: Callable[[Hall], Awaitable[None]],
    db: Any,
    before: Callable[[Hall], None] = lambda hall: None,
    **how: Any,
) -> None:
    async def whole() -> None:
        async with hall(db, before, **how) as opened:
            await work(opened)

    asyncio.run(whole())
