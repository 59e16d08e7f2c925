"""Starting and stopping the server."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import httpx
import pytest
from games_by import LARGEST
from serving import Serving, serving

from engawa.compile.warmup import Warmup
from engawa.core.errors import EngawaError
from engawa.store import BadStore
from engawa.table.run import NoPort, Where, address, is_open, listen, serve, warming
from engawa.table.tables import ServerSettings
from engawa.words import Words
from tools.postgres import Cluster


def test_a_port_in_use_is_said_in_a_sentence() -> None:
    with listen("127.0.0.1", 0) as ear:
        port = ear.getsockname()[1]
        with pytest.raises(NoPort, match=f"port {port} of 127.0.0.1 cannot be used"):
            listen("127.0.0.1", port)


def test_a_table_that_is_open_already_will_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Running ./play twice: the second opens a browser at the first."""
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    said: list[Words] = []
    command = [sys.executable, "-m", "engawa", "serve", "--port", "0", "--db", str(tmp_path / "db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        found = re.search(r"http://localhost:(\d+)/", server.stdout.readline())
        assert found
        try:
            httpx.get(found[0], timeout=60)  # it answers, even on a busy machine
            where = Where(str(tmp_path / "other"), port=int(found[1]), browser=True, usual=True)
            serve(where, ServerSettings(), said.append)
            where.usual = False
            with pytest.raises(NoPort, match="cannot be used"):
                serve(where, ServerSettings(), said.append)
        finally:
            server.terminate()
    assert list(map(str, said)) == [f"The table is open already at {found[0]}"]
    assert opened == [found[0]]


def test_the_first_line_is_in_the_language_of_the_environment(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "engawa", "serve", "--port", "0", "--db", str(tmp_path / "db")]
    env = {**os.environ, "LC_ALL": "en_XA.UTF-8", "PYTHONUTF8": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as server:
        assert server.stdout
        first = server.stdout.readline()
        server.send_signal(signal.SIGTERM)
        server.wait(30)
    assert first.startswith("Ţĥéé ţååƀļéé îîš ööþééñ ååţ http://localhost:")


@pytest.mark.parametrize(
    ("done", "left", "says"),
    [
        (0, 5, "The rules are being compiled meanwhile: less than a minute left."),
        (0, 60, "The rules are being compiled meanwhile: about 1 minute left."),
        (3, 100, "Compiled 3 of 12, about 2 minutes left."),
    ],
)
def test_how_long_it_takes_to_compile_is_told_roughly(
    done: int, left: int, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Warmup, "left", left)
    warmup = Warmup()
    warmup.state, warmup.done, warmup.of = "warming", done, 12
    assert str(warming(warmup)) == says
    warmup.state, warmup.why = "plain", "there is no room"
    assert warming(warmup) == "there is no room"


def test_another_server_on_the_port_is_no_table_of_ours() -> None:
    class Other(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b'[{"name": "chess"}]')

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Other) as other:
        threading.Thread(target=other.handle_request).start()
        assert not is_open(f"http://127.0.0.1:{other.server_port}/")


def test_several_workers_need_a_database_they_can_share(tmp_path: Path) -> None:
    with pytest.raises(BadStore, match="--workers needs --db postgresql"):
        serve(Where(str(tmp_path / "db"), workers=2), ServerSettings())


@pytest.mark.parametrize(
    ("db", "says"),
    [
        ("mysql://x", "a store is sqlite:///path or postgresql"),
        ("sqlite://x", "a file is named sqlite:///path/to/file.db"),
        ("postgresql://127.0.0.1:1/x?connect_timeout=1", "cannot be used at the moment"),
        ("/dev/null/x.db", "/dev/null/x.db cannot be used at the moment"),
    ],
)
def test_a_store_that_cannot_be_opened_is_said_in_a_sentence_before_anything_is_open(
    db: str, says: str
) -> None:
    said: list[Words] = []
    with pytest.raises(EngawaError, match=says):
        serve(Where(db, port=0), ServerSettings(), said.append)
    assert not said


def test_the_address_is_one_that_a_browser_understands() -> None:
    with socket.socket() as ear:
        ear.bind(("127.0.0.1", 0))
        port = ear.getsockname()[1]
        assert address("0.0.0.0", ear) == f"http://localhost:{port}/"
        assert address("192.168.1.5", ear) == f"http://192.168.1.5:{port}/"


def test_the_command_serves_until_it_is_told_to_stop_and_remembers(tmp_path: Path) -> None:
    table = cookie = ""
    for turn in range(2):
        command = [sys.executable, "-m", "engawa", "serve", "--port", "0", "--db"]
        command.append(f"sqlite:///{tmp_path}/games.db")
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout
            found = re.search(r"http://localhost:\d+", server.stdout.readline())
            assert found
            with httpx.Client(base_url=found[0], timeout=60) as client:
                assert client.get("/healthz").text == "ok\n"
                if turn == 0:
                    client.get("/api/me")
                    cookie = client.cookies["engawa"]
                    made = client.post("/api/tables", json={"game": LARGEST, "seats": 2})
                    table = made.json()["table"]
                else:
                    client.cookies.set("engawa", cookie)
                    assert client.get(f"/api/tables/{table}").json()["you"] == 0
            server.send_signal(signal.SIGTERM)
            server.wait(30)


def workers_of(server: Serving) -> list[int]:
    """Return the server's worker processes, once there are two that answer."""
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    for _ in range(1000):
        found = [int(pid) for pid in children.read_text().split()]
        opened = sum(json.loads(line)["event"] == "open" for line in server.said())
        if len(found) == opened == 2:
            return found
        time.sleep(0.05)
    raise AssertionError(server.said())


def runs(pid: int) -> bool:
    """Is it running? A process that has ended but was not reaped is not."""
    try:
        return " Z " not in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks processes up in /proc")
def test_when_the_parent_of_workers_is_killed_they_end_and_it_can_be_started_again(
    tmp_path: Path, postgres: Cluster
) -> None:
    words = ["--workers", "2", "--db", postgres.database("orphans")]
    with serving(tmp_path, *words) as server:
        workers = workers_of(server)
        os.kill(server.process.pid, signal.SIGKILL)
        for _ in range(200):
            if not any(map(runs, workers)):
                break
            time.sleep(0.05)
        left = [pid for pid in workers if runs(pid)]
        for pid in left:
            os.kill(pid, signal.SIGKILL)
        assert not left
        assert sum("parent_gone" in line for line in server.said()) == 2, server.said()
    with serving(tmp_path, *words, "--port", str(server.port)) as again:
        workers_of(again)
        assert httpx.get(f"{again.address}/healthz", timeout=60).text == "ok\n"
