"""Programs that sit at a table like browsers, for load tests and fault tests.

A seat follows its scene by differences, finds the lines it may play, and plays one at random.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect


class Part(msgspec.Struct):
    """What a seat needs to know of a sprite, a panel or a verb."""

    key: str = ""
    seat: int = 0
    line: str = ""
    lines: list[str] | None = None
    off: bool | None = None  # a verb that was there before tells it only if it changed


class Gone(msgspec.Struct, frozen=True):
    board: list[str] = []
    tray: list[str] = []


class Diff(msgspec.Struct):
    verbs: list[Part | int] | None = None  # a number is the place it had before
    lines: list[list[str]] = []  # each a line, and the keys of the sprites that can play it
    panel: list[Part] = []
    board: list[Part] = []
    tray: list[Part] = []
    drop: Gone = Gone()
    rest: bool = False


class Scene(msgspec.Struct):
    panels: list[Part]
    verbs: list[Part]
    board: list[Part]
    tray: list[Part]


class Message(msgspec.Struct):
    """Any message of the table, as far as it matters here."""

    kind: str = msgspec.field(name="is")
    n: int = 0
    was: int | None = None  # if it is not n less what is told
    told: list[msgspec.Raw] = []
    id: str = ""
    code: str = ""
    says: str = ""
    scene: Scene | None = None
    diff: Diff | None = None


read = msgspec.json.Decoder(Message).decode
write = msgspec.json.Encoder().encode


def named(line: str, key: str) -> str:
    """Return a line with the name of a sprite in place of the star."""
    name = key.partition("-")[2] or key
    return " ".join([name if word == "*" else word for word in line.split(" ")])


class Seat(WSListener):
    """A connection that keeps track of its scene."""

    def __init__(self, hear: Callable[[Seat, Message], None]) -> None:
        self.hear = hear
        self.transport: WSTransport | None = None
        self.gone = asyncio.Event()
        self.here = asyncio.Event()  # set when the first scene has come
        self.n = 0
        self.sprites: dict[str, list[str]] = {}
        self.panels: list[Part] = []
        self.verbs: list[Part] = []
        self.bytes = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.send({"do": "hello"})

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            data = frame.get_payload_as_bytes()
            self.bytes += len(data)
            message = read(data)
            self._look(message)
            self.hear(self, message)
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.gone.set()
        self.here.set()

    def send(self, ask: dict[str, Any]) -> None:
        if self.transport is not None and not self.gone.is_set():
            self.transport.send(WSMsgType.TEXT, write(ask))

    def _look(self, message: Message) -> None:
        if scene := message.scene:
            self.sprites = {part.key: part.lines or [] for part in scene.board + scene.tray}
            self.panels, self.verbs, self.n = scene.panels, scene.verbs, message.n
            self.here.set()
        elif diff := message.diff:
            was = message.n - len(message.told) if message.was is None else message.was
            if was != self.n:
                self.send({"do": "hello"})
                return
            self.n = message.n
            if diff.rest:
                self.sprites = {key: [] for key in self.sprites}
                self.panels = [Part(seat=panel.seat) for panel in self.panels]
            for key in diff.drop.board + diff.drop.tray:
                self.sprites.pop(key, None)
            self.sprites |= {key: [] for _, *keys in diff.lines for key in keys}
            for line, *keys in diff.lines:
                for key in keys if line else ():
                    self.sprites[key].append(named(line, key))
            fresh = {panel.seat: panel for panel in diff.panel if panel.lines is not None}
            self.panels = [fresh.get(panel.seat, panel) for panel in self.panels]
            if diff.verbs is not None:
                off = {verb.line: verb.off for verb in self.verbs}
                before, self.verbs = self.verbs, []
                for told in diff.verbs:
                    verb = before[told] if isinstance(told, int) else told
                    verb.off = off.get(verb.line) if verb.off is None else verb.off
                    self.verbs.append(verb)

    def lines(self) -> list[str]:
        """Return what this seat may play now."""
        found = {line for lines in self.sprites.values() for line in lines}
        found.update(line for panel in self.panels for line in panel.lines or ())
        for verb in self.verbs:  # a whole line, or the word that several lines begin with
            word = f"{verb.line} "
            if not verb.off and not any(line.startswith(word) for line in found):
                found.add(verb.line)
        return sorted(found)


class Door:
    """The server's address, and guests who use it."""

    def __init__(self, port: int) -> None:
        self.port = port

    def call(self, path: str, body: object = None, cookie: str = "") -> tuple[Any, str]:
        """Make a REST request; return the answer, and the cookie that came with it."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}",
            None if body is None else json.dumps(body).encode(),
            {"Content-Type": "application/json", "Cookie": cookie},
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            given = answer.headers.get("set-cookie", "").partition(";")[0]
            return json.loads(answer.read()), given

    def status(self, path: str) -> int:
        """Return the status of an answer, whatever it is."""
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=30) as said:
                return int(said.status)
        except urllib.error.HTTPError as error:
            return error.code

    def guests(self, number: int) -> list[str]:
        return [self.call("/api/me")[1] for _ in range(number)]

    def table(self, game: str, guests: list[str]) -> str:
        """Make a table where these guests sit."""
        terms = {"game": game, "seats": len(guests), "public": True}
        made, _ = self.call("/api/tables", terms, guests[0])
        for guest in guests[1:]:
            self.call(f"/api/tables/{made['table']}/join", {}, guest)
        return str(made["table"])

    async def sit(self, table: str, cookie: str, hear: Callable[[Seat, Message], None]) -> Seat:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        headers = {"Cookie": cookie} if cookie else {}
        _, seat = await ws_connect(
            lambda: Seat(hear), url, extra_headers=headers, websocket_handshake_timeout=60
        )
        assert isinstance(seat, Seat)
        return seat


class Served:
    """A server in a process of its own."""

    def __init__(self, port: int, db: str) -> None:
        self.port = port
        self.move(db)
        self.journal = os.devnull  # the file of its journal
        self.door = Door(port)
        self.pid = 0
        self._process: subprocess.Popen[bytes] | None = None

    def move(self, db: str) -> None:
        """Use another store from the next start on."""
        self.words = ["serve", "--port", str(self.port), "--db", db]
        self.words += ["--limits", "0", "--pace", "0"]

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.pid = self._start()
        for _ in range(3000):
            try:
                self.door.call("/api/games")
                return
            except OSError:
                time.sleep(0.005)
        raise RuntimeError(f"the server did not start: {' '.join(self.words)}")

    def _start(self) -> int:
        command = [sys.executable, "-m", "engawa", *self.words]
        with open(self.journal, "wb") as journal:
            self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=journal)
        return self._process.pid

    def stop(self) -> None:
        assert self._process
        self._process.terminate()
        self._process.wait(30)

    @property
    def busy(self) -> float:
        """Return the seconds of processor time that it has used."""
        return processor_time(self.pid)

    @property
    def memory(self) -> int:
        return memory(self.pid)


class Forked(Served):
    """The same, but forked from a process with all imports, so it starts at once."""

    def __init__(self, port: int, db: str) -> None:
        super().__init__(port, db)
        self._mother = subprocess.Popen(
            [sys.executable, "-c", "from tools import sitting; sitting.mother()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def _start(self) -> int:
        assert self._mother.stdin
        assert self._mother.stdout
        self._mother.stdin.write(json.dumps(self.words) + "\n")
        self._mother.stdin.flush()
        return int(self._mother.stdout.readline())

    def kill(self) -> None:
        """Kill it at once, as a power failure would."""
        os.kill(self.pid, signal.SIGKILL)
        while Path(f"/proc/{self.pid}").exists():
            time.sleep(0.0005)

    def stop(self) -> None:
        self._mother.communicate()


def mother() -> None:
    """Fork a server for every line that says how."""
    from engawa import cli
    from engawa.store import postgres
    from engawa.table import run

    assert postgres
    assert run
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # let the system reap the children
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            sys.argv = ["engawa", *json.loads(line)]
            cli.main()
            os._exit(0)
        print(child, flush=True)


def processor_time(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def stolen_time() -> float:
    """Return the seconds of processor time that the host gave to other machines."""
    fields = Path("/proc/stat").read_text().split()
    return int(fields[8]) / 100


def memory(pid: int) -> int:
    """Return the bytes of a process that are in memory."""
    status = Path(f"/proc/{pid}/status").read_text()
    return 1024 * next(int(row.split()[1]) for row in status.splitlines() if row[:6] == "VmRSS:")
