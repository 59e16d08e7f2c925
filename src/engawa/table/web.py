"""HTTP helpers between the network and the tables: hosts, origins, sizes, headers, cookies.

This is plain ASGI, and knows nothing of games.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

Message = MutableMapping[str, Any]  # as in ASGI
Scope = Message
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]


def policy(scripts: str = "") -> str:
    """Return the content security policy; `scripts` are the hashes of inline scripts."""
    return "; ".join(
        [
            "default-src 'none'",
            f"script-src 'self' {scripts}".strip(),
            "worker-src 'self'",
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
    (b"content-security-policy", policy().encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
REASON = 123  # the most bytes in the reason for closing a socket
LOCAL = ("localhost", "engawa.local")


def header(scope: Scope, name: bytes) -> str:
    """Return the first value of a header; empty if it is missing."""
    found = next((value for key, value in scope["headers"] if key == name), b"")
    return str(found.decode("latin-1"))


def cookie(scope: Scope, name: str) -> str:
    try:
        found = SimpleCookie(header(scope, b"cookie")).get(name)
    except CookieError:
        return ""
    return found.value if found else ""


def host_name(host: str) -> str:
    """Return the name in a Host header, without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower()


def is_ours(host: str, hosts: Iterable[str]) -> bool:
    """Is this our host name? Addresses always are: only names can be made to point here."""
    name = host_name(host)
    if name in LOCAL or name in hosts:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def same_origin(scope: Scope) -> bool:
    """Does a request come from our own pages, or from a program that is not a browser?"""
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
    """Return the address that a request comes from."""
    client = scope.get("client")
    return network(str(client[0])) if client else ""


def network(host: str) -> str:
    """Return an address as it is counted: for IPv6, the whole network."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


async def refuse_socket(scope: Scope, send: Send, says: str, refusal: bytes = b"") -> None:
    """Refuse a WebSocket during its handshake: with 403 and a reason if the server can do that."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008, "reason": reason(says)})
        return
    kind = b"application/json" if refusal else b"text/plain; charset=utf-8"
    body = refusal or says.encode() + b"\n"
    headers = [(b"content-type", kind), (b"content-length", b"%d" % len(body))]
    await send({"type": "websocket.http.response.start", "status": 403, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})


def reason(says: str) -> str:
    """Shorten the reason for closing a socket to the allowed bytes, without half letters."""
    return says.encode()[:REASON].decode(errors="ignore")


async def plain(send: Send, status: int, text: str, close: bool = False) -> None:
    body = text.encode() + b"\n"
    headers = [
        (b"content-type", b"text/plain; charset=utf-8"),
        (b"content-length", b"%d" % len(body)),
        *([(b"connection", b"close")] if close else []),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
