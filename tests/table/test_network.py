"""Whatever a network does to messages, everybody ends up with the same table.

Every acknowledged move is in it exactly once.
"""

import asyncio
import json
import shutil
import tempfile
from contextlib import AsyncExitStack
from typing import Any

from games_by import LARGEST, LONGEST, SMALLEST
from hall import Hall, Player, Socket, hall
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule
from screen import Screen, applied, same, shown


class Client:
    """A screen behind a bad network, which behaves like a browser."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.socket: Socket | None = None
        self.up: list[str] = []  # on the way to the server
        self.down: list[dict[str, Any]] = []  # on the way here
        self.pending: dict[str, str] = {}  # requests without an answer
        self.acked: list[str] = []
        self.screen: Screen = {}
        self.n = -1
        self.lost = False  # a change did not fit, so a whole scene was requested

    def say(self, **ask: Any) -> None:
        self.up.append(json.dumps(ask))

    def ask(self, id: str, **ask: Any) -> None:
        self.say(id=id, **ask)
        self.pending[id] = self.up[-1]

    def hear(self, message: dict[str, Any]) -> None:
        kind = message["is"]
        if kind == "scene" and message["n"] >= self.n:  # an older one came late
            self.n, self.screen, self.lost = message["n"], shown(message["scene"]), False
        elif kind == "change" and was_of(message) == self.n and not self.lost:
            self.n = message["n"]
            self.screen = applied(self.screen, message["diff"])
        elif kind == "change" and message["n"] > self.n:
            self.lost = True
            self.say(do="hello")
        elif kind in ("ack", "refused") and self.pending.pop(message["id"], ""):
            if kind == "refused":
                return
            self.acked.append(message["id"])

    def lines(self) -> list[str]:
        if not self.screen:
            return []
        rows = [row for part in ("board", "tray", "panel") for row in self.screen[part].values()]
        found = {line for row in rows for line in row["lines"]}
        for verb in self.screen["verbs"]:
            word = verb["line"] + " "
            if not verb.get("off") and not any(line.startswith(word) for line in found):
                found.add(verb["line"])
        return sorted(found)


def was_of(message: dict[str, Any]) -> int:
    """Return the version of the scene that a change changes."""
    found: int = message.get("was", message["n"] - len(message["told"]))
    return found


class Network(RuleBasedStateMachine):
    @initialize(game=st.sampled_from([SMALLEST, LONGEST, LARGEST]))
    def begin(self, game: str) -> None:
        self.folder = tempfile.mkdtemp()
        self.runner = asyncio.Runner()
        self.number = 0
        self.run(self._begin(game))

    def run(self, work: Any) -> Any:
        return self.runner.run(work)

    async def _begin(self, game: str) -> None:
        await self._open()
        players = [await self.hall.guest(name) for name in ("Ann", "Bob", "Eve")]
        self.table = await players[0].make(game, seats=2)
        await players[1].at(self.table, "join")
        self.clients = [Client(player) for player in players]
        for client in self.clients:
            await self._connect(client)
        await self._calm()

    async def _open(self) -> None:
        self.stack = AsyncExitStack()
        self.hall: Hall = await self.stack.enter_async_context(hall(f"{self.folder}/games.db"))

    async def _connect(self, client: Client) -> None:
        client.player.app = self.hall.app
        client.socket = await client.player.socket(self.table, hello=False)
        client.lost = True
        client.say(do="hello")
        client.up += client.pending.values()

    async def _cut(self, client: Client) -> None:
        if client.socket:
            await client.socket.close()
        client.socket = None
        client.up, client.down = [], []

    async def _deliver(self, client: Client, text: str) -> None:
        """Deliver and answer a message; news go on their way to the others."""
        if client.socket is None:  # it is lost
            return
        client.socket.send_text(text)
        self.number += 1
        client.socket.send(do="ping", id=f"ping {self.number}")
        while (message := await client.socket.next()) != {
            "is": "pong",
            "id": f"ping {self.number}",
        }:
            client.down.append(message)
        await asyncio.sleep(0)
        for other in self.clients:
            while other.socket and not other.socket.heard.empty():
                other.down.append(await other.socket.next())

    async def _calm(self) -> None:
        """Deliver everything on its way, in order, with all that follows."""
        await self._exchange(self.clients)

    async def _exchange(self, clients: list[Client]) -> None:
        while any(client.up or client.down for client in clients):
            for client in clients:
                while client.up:
                    await self._deliver(client, client.up.pop(0))
                while client.down:
                    client.hear(client.down.pop(0))

    # --- what players do ---

    @rule(choice=st.integers(0, 99))
    def play(self, choice: int) -> None:
        for client in self.clients:
            if lines := client.lines():
                self.number += 1
                line = lines[choice % len(lines)]
                client.ask(f"move {self.number}", do="play", line=line, seen=client.n)
                return

    @rule(choices=st.lists(st.integers(0, 99), min_size=2, max_size=5))
    def rally(self, choices: list[int]) -> None:
        """Make several moves, and hold back the news for a spectator."""
        for choice in choices:
            self.play(choice)
            self.run(self._exchange(self.clients[:2]))

    @precondition(lambda self: self.number % 7 == 6)
    @rule(who=st.integers(0, 1))
    def take_back(self, who: int) -> None:
        self.number += 1
        client = self.clients[who]
        client.ask(f"undo {self.number}", do="undo", seen=max(0, client.n))

    # --- what a network does ---

    @rule(which=st.integers(0, 20), twice=st.booleans())
    def arrive(self, which: int, twice: bool) -> None:
        """Deliver any message next, perhaps twice."""
        if way := [(client, text) for client in self.clients for text in client.up]:
            client, text = way[which % len(way)]
            if not twice:
                client.up.remove(text)
            self.run(self._deliver(client, text))

    @rule(which=st.integers(0, 20), twice=st.booleans())
    def hear(self, which: int, twice: bool) -> None:
        if way := [(client, message) for client in self.clients for message in client.down]:
            client, message = way[which % len(way)]
            if not twice:
                client.down.remove(message)
            client.hear(json.loads(json.dumps(message)))

    @rule(late=st.integers(1, 3))
    def overtake(self, late: int) -> None:
        """Deliver the latest news first."""
        for client in self.clients:
            for message in [*reversed(client.down[-late - 1 :])]:
                client.down.remove(message)
                client.hear(message)

    @rule()
    def calm(self) -> None:
        self.run(self._calm())

    @rule(who=st.integers(0, 2), which=st.integers(0, 9))
    def lose(self, who: int, which: int) -> None:
        """Lose a request; news are only lost together with the connection."""
        if way := self.clients[who].up:
            way.pop(which % len(way))

    @rule(who=st.integers(0, 2))
    def cut(self, who: int) -> None:
        self.run(self._cut(self.clients[who]))

    @rule(who=st.integers(0, 2))
    def connect(self, who: int) -> None:
        if self.clients[who].socket is None:
            self.run(self._connect(self.clients[who]))

    @precondition(lambda self: self.number % 9 == 8)
    @rule()
    def restart(self) -> None:
        self.run(self._restart())

    async def _restart(self) -> None:
        for client in self.clients:
            await self._cut(client)
        await self.stack.aclose()
        await self._open()

    # --- what must be true when the network is good again ---

    def teardown(self) -> None:
        try:
            self.run(self._settle())
        finally:
            self.run(self.stack.aclose())
            self.runner.close()
            shutil.rmtree(self.folder)

    async def _settle(self) -> None:
        for client in self.clients:
            if client.socket is None:
                await self._connect(client)
            if client.lost:
                client.say(do="hello")
        await self._calm()
        for client in self.clients:
            client.up += client.pending.values()
        await self._calm()
        live = await self.hall.tables.live(self.table)
        entries = await self.hall.app.store.read(self.table)
        for client in self.clients:
            assert not client.pending
            seat = live.table.seat_of(client.player.id)
            assert same(client.screen, shown(live.view(seat).scene, live.voice("en", seat)))
            mine = [entry.id for entry in entries if entry.by == client.player.id and entry.id]
            assert len(mine) == len(set(mine))
            assert set(client.acked) <= set(mine)
        assert [entry.n for entry in entries] == [*range(1, len(entries) + 1)]


TestNetwork = Network.TestCase
TestNetwork.settings = settings(max_examples=30, stateful_step_count=50, deadline=None)
