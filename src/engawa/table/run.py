"""Running the server: one process, or several that share the ear and the database."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import subprocess
import sys
import time
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from types import FrameType

import uvicorn

from engawa import store as stores
from engawa.store import BadStore
from engawa.table.deflate import Protocol
from engawa.table.house import Settings
from engawa.table.log import to_stderr
from engawa.table.server import Server

EAR = "ENGAWA_EAR"  # tells a worker which open socket to listen at
PAUSE = 1.0  # seconds before a worker that died is started again


@dataclass
class Where:
    """How to serve: the database, and where to listen."""

    db: str
    host: str = "127.0.0.1"
    port: int = 8765
    workers: int = 1
    browser: bool = False


def serve(where: Where, settings: Settings, say: Callable[[str], None] = print) -> None:
    """Serve until we are asked to stop."""
    if ear := os.environ.get(EAR):
        run(where, settings, socket.socket(fileno=int(ear)))
        return
    if where.workers > 1 and not where.db.startswith("postgres"):
        raise BadStore("several workers share a database: --workers needs --db postgresql://…")
    asyncio.run(try_store(where.db))
    listening = listen(where.host, where.port)
    say(f"The table is open at {address(where.host, listening)} (Ctrl-C closes it)")
    if where.browser:
        webbrowser.open(address(where.host, listening))
    if where.workers > 1:
        keep(listening, where.workers)
    else:
        run(where, settings, listening)


async def try_store(db: str) -> None:
    """A store that cannot be opened is an error of ours here, and a sentence; later, uvicorn's."""
    async with stores.open(db):
        pass


def run(where: Where, settings: Settings, ear: socket.socket) -> None:
    """One process."""
    settings.shared = where.db.startswith("postgres")
    config = uvicorn.Config(
        Server(stores.open(where.db), settings, to_stderr()),
        ws=Protocol,
        ws_max_size=64 * 1024,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    gc.freeze()  # what was imported stays: there is no need to look through it for garbage,
    gc.set_threshold(5_000, 10, 20)  # nor at every move; but no look may keep players waiting
    uvicorn.Server(config).run(sockets=[ear])


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens, or an OSError that says why not."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    ear = socket.socket(kind, socket.SOCK_STREAM)
    ear.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        ear.bind((host, port))
        ear.listen(2048)
    except OSError as error:
        ear.close()
        raise OSError(f"port {port} of {host} cannot be used: {error.strerror}") from error
    return ear


def address(host: str, ear: socket.socket) -> str:
    name = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host
    return f"http://{name}:{ear.getsockname()[1]}/"


def keep(ear: socket.socket, count: int) -> None:
    """Keep so many workers running; who dies is replaced. Ends when we are asked to stop."""
    workers: list[subprocess.Popen[bytes]] = []
    stopping = False

    def stop(signum: int, frame: FrameType | None) -> None:
        nonlocal stopping
        stopping = True
        for worker in workers:
            worker.terminate()

    def start() -> subprocess.Popen[bytes]:
        ear.set_inheritable(True)
        env = {**os.environ, EAR: str(ear.fileno())}
        command = [sys.executable, "-m", "engawa", *sys.argv[1:]]
        return subprocess.Popen(command, env=env, pass_fds=[ear.fileno()], start_new_session=True)

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    workers += [start() for _ in range(count)]
    while not stopping:
        time.sleep(PAUSE)
        for i, worker in enumerate(workers):
            if worker.poll() is not None and not stopping:
                to_stderr().say("worker_died", code=str(worker.returncode))
                workers[i] = start()
    for worker in workers:
        worker.wait()
