"""Remote workers: processes on other machines that join a server's pool and answer its questions.

They are asked what a local worker is asked, one line of JSON each: worlds that a seat imagines, and
nothing of the true table. Each side first proves that it knows the key without revealing it. But
the lines are not encrypted, so use a network of your own.
"""

from __future__ import annotations

import asyncio
import hmac
import json
import secrets
import socket
import time
from asyncio import StreamReader, StreamWriter
from collections.abc import Callable
from io import BufferedRWPair

from engawa.core.errors import EngawaError
from engawa.core.json import Parsed

KEY = "ENGAWA_THINK_KEY"  # the environment variable with the key
SHORTEST = 16  # the fewest letters of a key
GREETING = 10.0  # seconds in which a new worker must prove that it knows the key
AGAIN = 1.0  # seconds before asking a server again that did not answer
TABLE, THINKER = b"table ", b"thinker "  # so that one side's proof is not the other's

Asked = Parsed


class BadKey(EngawaError):
    """The other side does not know the key, or has other rules."""


def check_key(key: str) -> bytes:
    if len(key) < SHORTEST:
        raise BadKey(f"the variable {KEY} holds a key of at least {SHORTEST} letters")
    return key.encode()


def proof(key: bytes, role: bytes, nonce: str) -> str:
    return hmac.digest(key, role + nonce.encode(), "sha256").hex()


def place(address: str) -> tuple[str, int]:
    """Read ``HOST:PORT``."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdigit():
        raise BadKey(f"an address is written HOST:PORT, not {address!r}")
    return host.strip("[]"), int(port)


# At the server


class Thinker:
    """A worker that has joined.

    It is used like a local worker, and is gone when its connection is.
    """

    process = None  # there is no local process to stop

    def __init__(self, reader: StreamReader, writer: StreamWriter, patience: float) -> None:
        self.reader, self.writer, self.patience = reader, writer, patience
        self.age = 0
        self.took = 0.0
        self.gone = False

    async def ask(self, asked: Asked) -> Asked | None:
        """Return its answer; None if it has gone or took too long, which is the same here."""
        began = time.monotonic()
        try:
            async with asyncio.timeout(self.patience):
                said = await told(self.reader, self.writer, asked)
            self.took = float(said["took"])
        except (OSError, ValueError, KeyError, TypeError, TimeoutError, EOFError):
            self.took = time.monotonic() - began
            await self.end()
            return None
        return said

    def kill(self) -> None:
        self.gone = True
        self.writer.close()

    async def end(self) -> None:
        self.kill()


async def told(reader: StreamReader, writer: StreamWriter, line: Asked) -> Asked:
    """Send a line, and read one."""
    writer.write(json.dumps(line).encode() + b"\n")
    await writer.drain()
    found = json.loads(await reader.readuntil(b"\n"))
    if not isinstance(found, dict):
        raise ValueError("no answer")
    return found


async def greet(reader: StreamReader, writer: StreamWriter, key: bytes, version: str) -> bool:
    """Check that a new worker knows the key and has the same rules, then prove that we do."""
    nonce = secrets.token_hex(16)
    try:
        async with asyncio.timeout(GREETING):
            found = await told(reader, writer, {"nonce": nonce})
        knows = hmac.compare_digest(str(found["proof"]), proof(key, THINKER, nonce))
        if not knows or found["version"] != version:
            return False
        shown = proof(key, TABLE, str(found["nonce"]))
    except (OSError, ValueError, KeyError, TypeError, TimeoutError, EOFError):
        return False
    writer.write(json.dumps({"proof": shown}).encode() + b"\n")
    return True


# At the other machine


def join(address: str, key: bytes, version: str, reply: Callable[[Asked], Asked]) -> None:
    """Answer a server's questions until it ends; raise an error if it is not the right one."""
    with socket.create_connection(place(address)) as line, line.makefile("rwb") as file:
        _show(file, key, version)
        for question in file:
            began = time.monotonic()
            said = {**reply(json.loads(question)), "took": time.monotonic() - began}
            file.write(json.dumps(said).encode() + b"\n")
            file.flush()


def _show(file: BufferedRWPair, key: bytes, version: str) -> None:
    nonce, theirs = secrets.token_hex(16), json.loads(file.readline() or "{}").get("nonce", "")
    hello = {"proof": proof(key, THINKER, theirs), "nonce": nonce, "version": version}
    file.write(json.dumps(hello).encode() + b"\n")
    file.flush()
    shown = json.loads(file.readline() or "{}").get("proof", "")
    if not hmac.compare_digest(shown, proof(key, TABLE, nonce)):
        raise BadKey("the server does not know this key, or is of another version")


def stay(address: str, key: bytes, version: str, reply: Callable[[Asked], Asked]) -> None:
    """Join again whenever the server has been away."""
    while True:
        try:
            join(address, key, version, reply)
        except BadKey:
            raise
        except (OSError, ValueError):
            pass  # it ended in the middle of a line
        time.sleep(AGAIN)
