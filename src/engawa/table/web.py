"""What stands between the network and the tables: hosts, origins, sizes, headers, cookies.

Plain ASGI. Nothing here knows a game.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
LOCAL = ("localhost", "engawa.local")


def header(scope: Scope, name: bytes) -> str:
    """A header's value, the first if it comes twice; nothing if it is not there."""
    found = next((value for key, value in scope["headers"] if key == name), b"")
    return str(found.decode("latin-1"))


def cookie(scope: Scope, name: str) -> str:
    try:
        found = SimpleCookie(header(scope, b"cookie")).get(name)
    except CookieError:
        return ""
    return found.value if found else ""


def host_name(host: str) -> str:
    """The name in a Host header, without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower()


def is_ours(host: str, hosts: Iterable[str]) -> bool:
    """Is this a name of ours? Any address will do: names are what can be made to point here."""
    name = host_name(host)
    if name in LOCAL or name in hosts:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def same_origin(scope: Scope) -> bool:
    """Does a request come from our own pages, or from a program that is no browser?"""
    site = header(scope, b"sec-fetch-site")
    if site and site not in ("same-origin", "none"):
        return False
    origin = header(scope, b"origin")
    if not origin:
        return True
    try:
        return urlsplit(origin).netloc.lower() == header(scope, b"host").lower()
    except ValueError:  # no address at all, such as http://[
        return False


def address(scope: Scope) -> str:
    """Where a request comes from; a whole network of the new kind counts as one address."""
    client = scope.get("client")
    if not client:
        return ""
    try:
        found = ipaddress.ip_address(client[0])
    except ValueError:
        return str(client[0])
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


class Guard:
    """Keeps strangers' pages out, and puts the headers on everything that goes out."""

    def __init__(self, app: Callable[..., Awaitable[None]], hosts: tuple[str, ...]) -> None:
        self.app, self.hosts = app, hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        refusal = self.refusal(scope)
        if scope["type"] == "websocket":
            if refusal:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": refusal})
                return
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                have = {key.lower() for key, _ in message.get("headers", [])}
                more = [row for row in HEADERS if row[0] not in have]
                message["headers"] = [*message.get("headers", []), *more]
            await send(message)

        if refusal:
            await plain(send_with_headers, 403, refusal)
            return
        await self.app(scope, receive, send_with_headers)

    def refusal(self, scope: Scope) -> str:
        """Why a request is not even looked at, or nothing."""
        if not is_ours(header(scope, b"host"), self.hosts):
            return "This server is not known by that name; see --allow-host."
        writes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if writes and not same_origin(scope):
            return "This request comes from another site."
        return ""


async def plain(send: Send, status: int, text: str) -> None:
    body = text.encode() + b"\n"
    headers = [
        (b"content-type", b"text/plain; charset=utf-8"),
        (b"content-length", b"%d" % len(body)),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
