"""Running the server: the sockets, the loop, and a clean end."""

from __future__ import annotations

import socket
import webbrowser
from collections.abc import Callable

import uvicorn

from engawa import store as stores
from engawa.table.house import Settings
from engawa.table.log import to_stderr
from engawa.table.server import Server


def serve(
    db: str, host: str, port: int, settings: Settings, browser: bool, say: Callable[[str], None]
) -> None:
    """Serve until we are asked to stop."""
    app = Server(stores.open(db), settings, to_stderr())
    ear = listen(host, port)
    address = (
        f"http://{'localhost' if host in ('127.0.0.1', '::1') else host}:{ear.getsockname()[1]}/"
    )
    say(f"The table is open at {address}  (Ctrl-C closes it; nothing is lost)")
    if browser:
        webbrowser.open(address)
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=5,
        server_header=False,
        h11_max_incomplete_event_size=32 * 1024,
    )
    uvicorn.Server(config).run(sockets=[ear])


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens, or an OSError that says why not."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    ear = socket.socket(kind, socket.SOCK_STREAM)
    ear.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        ear.bind((host, port))
    except OSError as error:
        ear.close()
        raise OSError(f"port {port} of {host} cannot be used: {error.strerror}") from error
    return ear
