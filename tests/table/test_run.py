"""Starting the server, and ending it."""

import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from engawa.core.errors import EngawaError
from engawa.store import BadStore
from engawa.table.house import Settings
from engawa.table.run import Where, address, listen, serve


def test_a_port_in_use_is_said_in_a_sentence() -> None:
    with listen("127.0.0.1", 0) as ear:
        port = ear.getsockname()[1]
        with pytest.raises(OSError, match=f"port {port} of 127.0.0.1 cannot be used"):
            listen("127.0.0.1", port)


def test_several_workers_need_a_database_they_can_share(tmp_path: Path) -> None:
    with pytest.raises(BadStore, match="--workers needs --db postgresql"):
        serve(Where(str(tmp_path / "db"), workers=2), Settings())


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
    said: list[str] = []
    with pytest.raises(EngawaError, match=says):
        serve(Where(db, port=0), Settings(), said.append)
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
                    made = client.post("/api/tables", json={"game": "bonsai", "seats": 2})
                    table = made.json()["table"]
                else:
                    client.cookies.set("engawa", cookie)
                    assert client.get(f"/api/tables/{table}").json()["you"] == 0
            server.send_signal(signal.SIGTERM)
            server.wait(30)
