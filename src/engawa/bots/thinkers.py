"""Thinking on other machines: processes that join a server's pool and answer its questions.

They are asked what a worker beside the server would be, a line of JSON each: worlds that a seat
imagines, nothing of the table. Each side shows first that it knows the key, and nothing it says can
be used by who listens in; but lines are not hidden, so join over a network of your own.
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

KEY = "ENGAWA_THINK_KEY"  # the variable that holds what both sides know
SHORTEST = 16  # letters of a key
GREETING = 10.0  # seconds in which who joins has to show the key
AGAIN = 1.0  # seconds until a server that does not answer is asked again
TABLE, THINKER = b"table ", b"thinker "  # who proves it: the answer of one is none of the other's

Asked = Parsed


class BadKey(EngawaError):
    """The other side does not know the key, or runs other rules."""


def check_key(key: str) -> bytes:
    if len(key) < SHORTEST:
        raise BadKey(f"the variable {KEY} holds a key of at least {SHORTEST} letters")
    return key.encode()


def proof(key: bytes, role: bytes, nonce: str) -> str:
    return hmac.digest(key, role + nonce.encode(), "sha256").hex()


def place(address: str) -> tuple[str, int]:
    """``HOST:PORT``"""
    host, _, port = address.rpartition(":")
    if not host or not port.isdigit():
        raise BadKey(f"an address is written HOST:PORT, not {address!r}")
    return host.strip("[]"), int(port)


# At the server


class Thinker:
    """One who has joined; used as a worker is, and gone for good when the connection is."""

    process = None  # that could be let go while there is nothing to do

    def __init__(self, reader: StreamReader, writer: StreamWriter, patience: float) -> None:
        self.reader, self.writer, self.patience = reader, writer, patience
        self.age = 0
        self.took = 0.0
        self.gone = False

    async def ask(self, asked: Asked) -> Asked | None:
        """What it says; nothing, if it has gone or took too long, which is the same."""
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
    """Say a line, and read one."""
    writer.write(json.dumps(line).encode() + b"\n")
    await writer.drain()
    found = json.loads(await reader.readuntil(b"\n"))
    if not isinstance(found, dict):
        raise ValueError("no answer")
    return found


async def greet(reader: StreamReader, writer: StreamWriter, key: bytes, version: str) -> bool:
    """Does who has come know the key, and the same rules? Then they are shown that we do."""
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
    """Answer the questions of a server until it ends; an error if it is not the right one."""
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
    """Join again whenever the server was away."""
    while True:
        try:
            join(address, key, version, reply)
        except BadKey:
            raise
        except (OSError, ValueError):
            pass  # it went in the middle of a line
        time.sleep(AGAIN)
