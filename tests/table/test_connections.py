"""Limits on connections, over real sockets on this machine."""

import io
import json
import resource
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from games_by import LARGEST
from hall import Quick
from serving import serving
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from engawa import store
from engawa.table import connections
from engawa.table.journal import Journal
from engawa.table.run import configured, listen
from engawa.table.server import Server
from engawa.table.tables import ServerSettings, Tables

HALF = b"GET / HTTP/1.1\r\nhost: localhost\r\n"
ANN, BOB = "127.0.0.2", "127.0.0.3"  # two addresses of this machine


class Open:
    """A server in a thread, on a port of its own."""

    def __init__(self, tables: Tables, port: int, journal: io.StringIO) -> None:
        self.tables, self.port, self.journal = tables, port, journal

    def knock(self, stack: ExitStack, source: str = ANN) -> socket.socket:
        """Open a connection without sending anything."""
        end = socket.create_connection(("127.0.0.1", self.port), 30, (source, 0))
        return stack.enter_context(end)

    def get(self, path: str, source: str = BOB, **headers: str) -> httpx.Response:
        transport = httpx.HTTPTransport(local_address=source)
        with httpx.Client(transport=transport, timeout=30) as client:
            return client.get(f"http://127.0.0.1:{self.port}{path}", headers=headers)

    def table(self) -> str:
        """Return the path of a table that everybody may watch."""
        with httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=30) as client:
            client.get("/api/me")
            made = client.post("/api/tables", json={"game": LARGEST, "seats": 2, "public": True})
        return f"/api/tables/{made.json()['table']}"

    def narrow(self, stack: ExitStack) -> socket.socket:
        """Open a connection with a small receive buffer."""
        end = stack.enter_context(socket.socket())
        end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        end.settimeout(30)
        end.connect(("127.0.0.1", self.port))
        return end

    def events(self) -> list[str]:
        return [json.loads(line)["event"] for line in self.journal.getvalue().splitlines()]


@contextmanager
def opened(folder: Path, **how: Any) -> Iterator[Open]:
    journal = io.StringIO()
    settings = ServerSettings(**{"pace": 0, "pool": Quick, "read_timeout": 60, **how})
    app = Server(store.open(str(folder / "db")), settings, Journal(journal))
    server = uvicorn.Server(configured(app))
    with listen("127.0.0.1", 0) as ear:
        port = ear.getsockname()[1]
        thread = threading.Thread(target=server.run, args=([ear],))
        thread.start()
        try:
            while not server.started:
                assert thread.is_alive()
            yield Open(app.tables, port, journal)
        finally:
            server.should_exit = True
            thread.join()


def all_of(end: socket.socket) -> bytes:
    """Read until the other side closes."""
    said = b""
    try:
        while more := end.recv(1 << 16):
            said += more
    except ConnectionError:
        pass
    return said


def is_answered(end: socket.socket) -> bool:
    end.sendall(HALF + b"\r\n")
    return end.recv(12) == b"HTTP/1.1 200"


def test_one_address_gets_only_so_many_connections_and_others_still_come(tmp_path: Path) -> None:
    with opened(tmp_path, connections_each=5) as server, ExitStack() as stack:
        kept = [server.knock(stack) for _ in range(5)]
        more = [server.knock(stack) for _ in range(5)]
        assert all(b"503" in all_of(end) for end in more)
        assert server.get("/").status_code == 200
        assert all(is_answered(end) for end in kept)
        figures = server.get("/metrics").text
        assert "engawa_connections_refused_address_total 5" in figures
        assert "engawa_open_connections 6" in figures
        assert "connections_refused_address" in server.events()


def test_a_place_is_free_again_when_somebody_goes(tmp_path: Path) -> None:
    with opened(tmp_path, connections_each=2) as server, ExitStack() as stack:
        for _ in range(5):
            first, second = server.knock(stack), server.knock(stack)
            assert is_answered(first)
            assert is_answered(second)
            for end in (first, second):
                end.shutdown(socket.SHUT_WR)
                all_of(end)
            while server.tables.connections.open:
                pass
        assert not server.tables.connections.by
        assert "connections_refused_address" not in server.tables.counts


def test_there_are_only_so_many_connections_in_all(tmp_path: Path) -> None:
    with opened(tmp_path, connections=4) as server, ExitStack() as stack:
        kept = [server.knock(stack, source) for source in (ANN, BOB, ANN, BOB)]
        assert b"503" in all_of(server.knock(stack, "127.0.0.4"))
        assert all(is_answered(end) for end in kept)
        assert server.tables.counts["connections_refused"] == 1
        assert "connections_refused" in server.events()


def test_a_household_of_fifty_can_play(tmp_path: Path) -> None:
    with opened(tmp_path) as server, ExitStack() as stack:
        ends = [server.knock(stack) for _ in range(200)]
        assert all(is_answered(end) for end in ends)


@pytest.mark.parametrize(
    ("sent", "what"),
    [
        (b"", "head"),
        (HALF, "head"),
        (HALF + b"\r\n" + HALF, "head"),  # the second request
        (b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{", "body"),
    ],
)
def test_what_is_only_half_sent_is_not_waited_for(tmp_path: Path, sent: bytes, what: str) -> None:
    with opened(tmp_path, read_timeout=0.2) as server, ExitStack() as stack:
        end = server.knock(stack)
        end.sendall(sent)
        all_of(end)
        assert server.tables.counts[f"connections_late_{what}"] == 1
        assert f"connections_late_{what}" in server.events()
        assert server.get("/").status_code == 200


def test_who_dribbles_is_not_waited_for_either(tmp_path: Path) -> None:
    with opened(tmp_path, read_timeout=0.5) as server, ExitStack() as stack:
        end = server.knock(stack)
        with suppress(ConnectionError):
            while not server.tables.counts["connections_late_head"]:
                threading.Event().wait(0.05)
                end.sendall(b"x")
        assert all_of(end) == b""


def test_who_has_asked_may_listen_as_long_as_they_like(tmp_path: Path) -> None:
    with opened(tmp_path, read_timeout=0.1) as server, ExitStack() as stack:
        table = server.table()
        events = server.knock(stack)
        events.sendall(f"GET {table}/events HTTP/1.1\r\nhost: localhost\r\n\r\n".encode())
        with connect(f"ws://127.0.0.1:{server.port}{table}/socket") as end:
            for _ in range(5):
                threading.Event().wait(0.1)
                end.send('{"do": "ping", "id": "x"}')
                assert json.loads(end.recv(30)) == {"is": "pong", "id": "x"}
        assert server.tables.connections.open >= 1
        assert not any(name.startswith("connections_late") for name in server.tables.counts)


def test_a_proxy_is_counted_by_whom_it_comes_for(tmp_path: Path) -> None:
    with opened(tmp_path, connections_each=3) as server, ExitStack() as stack:

        def asked(client: str) -> bytes:
            end = server.knock(stack, "127.0.0.1")  # a trusted proxy
            end.sendall(HALF + f"x-forwarded-for: {client}\r\n\r\n".encode())
            return end.recv(12)[-3:]

        for number in range(6):
            assert asked(f"10.0.0.{number}") == b"200"
        assert [asked("10.0.0.9") for _ in range(4)] == [b"200"] * 3 + [b"503"]
        assert server.tables.connections.by["10.0.0.9"] <= 4


def test_who_takes_nothing_of_what_is_sent_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "STUCK", 0.1)
    with opened(tmp_path, limits=0) as server, ExitStack() as stack:
        end = server.narrow(stack)
        asks = (HALF + b"\r\n").replace(b" / ", b" /api/openapi.json ")
        with suppress(ConnectionError):
            while not server.tables.counts["connections_stuck"]:
                end.sendall(asks * 50)
        assert "connections_stuck" in server.events()
        while server.tables.connections.open:
            pass


def test_a_socket_that_takes_nothing_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "STUCK", 0.1)
    with opened(tmp_path, limits=0) as server, ExitStack() as stack:
        url = f"ws://127.0.0.1:{server.port}{server.table()}/socket"
        how: dict[str, Any] = {"max_queue": 1, "close_timeout": 1}
        with (
            suppress(ConnectionError, ConnectionClosed),
            connect(url, sock=server.narrow(stack), **how) as end,
        ):
            while not server.tables.counts["connections_stuck"]:
                end.send('{"do": "hello"}')
        while server.tables.watchers or server.tables.connections.open:
            pass


def test_some_files_are_kept_whatever_connections_there_are(tmp_path: Path) -> None:
    few = 160

    def limited() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (few, few))

    words = ["--connections-each", "1000", "--read-timeout", "600"]
    with serving(tmp_path, *words, before=limited) as server:
        with ExitStack() as stack:
            ends = [
                stack.enter_context(socket.create_connection(("127.0.0.1", server.port), 30))
                for _ in range(few + 20)
            ]
            for end in ends[few - connections.KEPT :]:
                assert end.recv(99).startswith(b"HTTP/1.1 503")
        assert httpx.get(f"{server.address}/healthz", timeout=30).text == "ok\n"
        figures = httpx.get(f"{server.address}/metrics", timeout=30).text
    refused = [row for row in figures.splitlines() if row.startswith("engawa_connections_refused")]
    assert float(refused[0].split()[1]) >= few + 20 - (few - connections.KEPT)
    assert any("connections_refused" in line for line in server.said())
    assert all(json.loads(line) for line in server.said())
