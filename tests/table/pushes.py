"""A local push service that receives messages and decrypts them like a browser."""

from __future__ import annotations

import asyncio
import json
import os
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePrivateKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02


def spelled(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


class Browser:
    """A browser with a key and an address at the service."""

    def __init__(self, origin: str, name: str) -> None:
        self.endpoint = f"{origin}/{name}"
        self.private: EllipticCurvePrivateKey = generate_private_key(SECP256R1())
        self.auth = os.urandom(16)

    @property
    def subscription(self) -> dict[str, Any]:
        point = self.private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": spelled(point), "auth": spelled(self.auth)}
        return {"endpoint": self.endpoint, "keys": keys}

    def read(self, body: bytes) -> dict[str, Any]:
        text = http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth)
        found: dict[str, Any] = json.loads(text)
        return found


class Service:
    """`answers` has the status for each address; `heard` has all messages."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: dict[str, str] = {}
        self.browsers: dict[str, Browser] = {}
        self.origin = ""

    def browser(self, name: str) -> Browser:
        self.browsers[f"/{name}"] = browser = Browser(self.origin, name)
        return browser

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        path = head[0].split()[1]
        headers = {
            name.lower(): value
            for name, _, value in (line.partition(": ") for line in head[1:] if line)
        }
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        self.heard.append((path, headers, body))
        status = self.answers.get(path, "201 Created")
        writer.write(
            f"HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode()
        )
        await writer.drain()
        writer.close()

    def read(self) -> list[tuple[str, dict[str, Any]]]:
        """Return the messages as their browsers read them, after checking our signature."""
        found = []
        for path, headers, body in self.heard:
            assert Vapid02.verify(headers["authorization"])
            found.append((path, self.browsers[path].read(body)))
        return found


@asynccontextmanager
async def service() -> AsyncIterator[Service]:
    found = Service()
    async with await asyncio.start_server(found.serve, "127.0.0.1", 0) as server:
        host, port = server.sockets[0].getsockname()
        found.origin = f"http://{host}:{port}"
        yield found
