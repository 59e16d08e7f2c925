"""Run the server: one process, or several that share a port and a database."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from types import FrameType

import uvicorn

import engawa
from engawa import store as stores
from engawa.compile.warmup import Warmup
from engawa.core.errors import EngawaError
from engawa.store import BadStore
from engawa.table import telemetry
from engawa.table.connections import ask_for_files
from engawa.table.journal import Journal, overhear
from engawa.table.protocols import Http, WebSocket
from engawa.table.server import Server
from engawa.table.tables import ServerSettings
from engawa.words import Words
from engawa.words import table as say

LISTENER = "ENGAWA_EAR"  # the number of the open socket at which a worker listens
PARENT = "ENGAWA_PARENT"  # the number of a pipe that closes when the parent process ends
PATIENCE = 5.0  # seconds to wait for a server that may be running already
PAUSE = 1.0  # seconds before a worker that died is restarted


@dataclass
class Where:
    """How to serve: the database, and where to listen."""

    db: str
    host: str = "127.0.0.1"
    port: int = 8765
    workers: int = 1
    browser: bool = False
    usual: bool = False  # if a server of ours is running there already, use it
    telemetry: bool = False  # send traces and metrics to OTEL_EXPORTER_OTLP_ENDPOINT


class NoPort(EngawaError):
    """The port cannot be used."""


def serve(where: Where, settings: ServerSettings, tell: Callable[[Words], None] = print) -> None:
    """Serve until we are asked to stop."""
    settings.warmup = lambda: Warmup(lambda warmup: tell(warming(warmup)))
    if listener := os.environ.get(LISTENER):
        run(where, settings, socket.socket(fileno=int(listener)))
        return
    if where.workers > 1 and not where.db.startswith("postgres"):
        raise BadStore("several workers share a database: --workers needs --db postgresql://…")
    if where.telemetry:
        telemetry.check()
    asyncio.run(try_store(where.db))
    try:
        listening = listen(where.host, where.port)
    except NoPort:
        if not (where.usual and is_open(home := f"http://{called(where.host)}:{where.port}/")):
            raise
        tell(say.open_already(home))
        if where.browser:
            webbrowser.open(home)
        return
    tell(say.open_at(address(where.host, listening)))
    if where.browser:
        webbrowser.open(address(where.host, listening))
    if where.workers > 1:
        keep(listening, where.workers)
    else:
        run(where, settings, listening)


def warming(warmup: Warmup) -> Words:
    """Say how far the rules are compiled; how long that takes is only an estimate."""
    if warmup.state == "ready":
        return say.COMPILED
    if warmup.state == "plain":
        return warmup.why
    minutes = round((warmup.left or 0) / 60)
    if not warmup.done:
        return say.compiling(minutes)
    return say.compiling_still(done=warmup.done, of=warmup.of, n=minutes)


async def try_store(db: str) -> None:
    """Open the store once: here, an error is reported in a sentence."""
    async with stores.open(db):
        pass


def run(where: Where, settings: ServerSettings, listener: socket.socket) -> None:
    """Run one server process."""
    settings.shared = where.db.startswith("postgres")
    if where.telemetry:
        settings.telemetry = telemetry.to_collector(settings.name)
    journal = journal_of(where)
    overhear(journal)
    ask_for_files()
    config = configured(Server(stores.open(where.db), settings, journal))
    collect_seldom()
    server = uvicorn.Server(config)
    if pipe := os.environ.get(PARENT):
        Thread(target=end_with, args=(server, int(pipe), journal), daemon=True).start()
    server.run(sockets=[listener])


def journal_of(where: Where) -> Journal:
    """Return the journal, which usually writes to the error stream.

    A person who opens a table to play is shown sentences only; their journal is a file beside their
    games.
    """
    home = stores.locate(where.db)
    if where.browser and isinstance(home, Path):
        return Journal(home.with_suffix(".log").open("w", encoding="utf-8"))
    return Journal(sys.stderr)


def collect_seldom() -> None:
    """Let the garbage collector skip imported objects and run rarely.

    Still, no single run may keep players waiting.
    """
    gc.freeze()
    gc.set_threshold(5_000, 10, 100)


def end_with(server: uvicorn.Server, pipe: int, journal: Journal) -> None:
    """End this worker when the other end of a pipe closes, which means that its parent is gone."""
    os.read(pipe, 1)
    if not server.should_exit:
        journal.say("parent_gone")
        server.should_exit = True


def configured(app: Server) -> uvicorn.Config:
    """Configure Uvicorn."""
    return uvicorn.Config(
        app,
        http=Http,
        ws=WebSocket,
        ws_max_size=64 * 1024,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=5,
        server_header=False,
    )


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket; a NoPort says why there is none."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(kind, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except OSError as error:
        listener.close()
        says = say.no_port(port=str(port), host=host, why=error.strerror or "")
        raise NoPort(says) from error
    return listener


def address(host: str, listener: socket.socket) -> str:
    return f"http://{called(host)}:{listener.getsockname()[1]}/"


def called(host: str) -> str:
    return "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host


def is_open(home: str) -> bool:
    """Does one of our servers answer there?"""
    try:
        with urllib.request.urlopen(f"{home}api/games", timeout=PATIENCE) as answer:
            return {game["name"] for game in json.load(answer)} >= set(engawa.names())
    except (OSError, ValueError, LookupError, TypeError):
        return False


def keep(listener: socket.socket, count: int) -> None:
    """Keep `count` workers running and replace those that die, until we are asked to stop."""
    workers: list[subprocess.Popen[bytes]] = []
    stopping = False
    pipe, _end = os.pipe()  # the system closes our end when we end
    shared = [listener.fileno(), pipe]

    def stop(signum: int, frame: FrameType | None) -> None:
        nonlocal stopping
        stopping = True
        for worker in workers:
            worker.terminate()

    def start() -> subprocess.Popen[bytes]:
        env = {**os.environ, LISTENER: str(listener.fileno()), PARENT: str(pipe)}
        command = [sys.executable, "-m", "engawa", *sys.argv[1:]]
        return subprocess.Popen(command, env=env, pass_fds=shared, start_new_session=True)

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    workers += [start() for _ in range(count)]
    while not stopping:
        time.sleep(PAUSE)
        for i, worker in enumerate(workers):
            if worker.poll() is not None and not stopping:
                Journal(sys.stderr).say("worker_died", code=str(worker.returncode))
                workers[i] = start()
    for worker in workers:
        worker.terminate()  # it may have started while we were asked to stop
        worker.wait()
