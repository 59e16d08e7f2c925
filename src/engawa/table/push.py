"""Send a push message to one browser through the push service that it named.

A stranger chose this address. So messages go only to public hosts, are encrypted, are sent once,
and the answer is not read: nobody can make the server explore its own network.
"""

from __future__ import annotations

import asyncio
import hashlib
import ipaddress
import re
import socket
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Collection
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING, Any

from engawa.store.calls import Endpoint

if TYPE_CHECKING:
    import aiohttp
    from aiohttp.abc import ResolveResult
    from py_vapid import Vapid02

# All parsers agree on such an address: a host name with a dot, not ending in a number, usual port.
PUBLIC = re.compile(r"(https://(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]*)(?::443)?(/[!-~]*)")
LARGEST = 1500  # the most letters of an address
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
PATIENCE = 6.0  # seconds for one message
KEPT = 24 * 60 * 60  # seconds that a message waits for a browser that is off
TOKEN = 12 * 60 * 60  # seconds for which our signature is valid
BETWEEN = ipaddress.ip_network("64:ff9b::/96")  # IPv4 addresses embedded in IPv6


class Sent(Enum):
    """What became of a message."""

    TAKEN = "taken"
    GONE = "gone"  # the subscription has ended
    MISSED = "missed"


def is_public(address: str) -> bool:
    """Is this a public address, and not one of a private network?"""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        inside = found.ipv4_mapped or found.sixtofour or found.teredo or found in BETWEEN
        if inside or found.scope_id:
            return False
    return found.is_global and not found.is_multicast


def are_keys(key: str, auth: str) -> bool:
    """Are these possible keys of a browser?"""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), _bytes(key))
        return len(_bytes(auth)) == 16
    except ValueError:
        return False


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text.encode("ascii", "replace") + b"=" * (-len(text) % 4))


class Push:
    """Sends messages in our name. `allowed` are origins that the operator trusts."""

    def __init__(self, secret: str, contact: str, allowed: Collection[str] = ()) -> None:
        self._secret, self.contact, self.allowed = secret, contact, frozenset(allowed)
        self._names = {origin.partition("://")[2].partition(":")[0] for origin in allowed}
        self._session_: aiohttp.ClientSession | None = None

    def origin(self, address: str) -> str:
        """Return the origin of an address; empty if nothing may be sent there."""
        scheme, _, rest = address.partition("://")
        origin = f"{scheme}://{rest.partition('/')[0]}"
        if len(address) > LARGEST:
            return ""
        if origin in self.allowed and address.isascii() and address.isprintable():
            return origin
        found = PUBLIC.fullmatch(address)
        return found[1] if found else ""

    @cached_property
    def _signer(self) -> Vapid02:
        """Return our signing key.

        It follows from a secret of the store, so all processes have the same.
        """
        from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key
        from py_vapid import Vapid02

        number = int.from_bytes(hashlib.sha512(self._secret.encode()).digest())
        return Vapid02(derive_private_key(number % (ORDER - 1) + 1, SECP256R1()))

    @cached_property
    def key(self) -> str:
        """Return our public key, by which browsers know us."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._signer.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).decode().rstrip("=")

    async def send(self, to: Endpoint, message: bytes) -> Sent:
        import aiohttp

        origin = self.origin(to.address)
        if not origin:
            return Sent.GONE
        try:
            headers, body = await asyncio.to_thread(self._sealed, to, origin, message)
            posted = self._session.post(
                _url(to.address), data=body, headers=headers, allow_redirects=False
            )
            async with posted as answer:
                status = answer.status
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError):
            return Sent.MISSED
        if status in (404, 410):
            return Sent.GONE
        return Sent.TAKEN if 200 <= status < 300 else Sent.MISSED

    def _sealed(self, to: Endpoint, origin: str, message: bytes) -> tuple[dict[str, str], bytes]:
        """Encrypt a message for that browser, and sign it."""
        from pywebpush import WebPusher

        keys = {"p256dh": to.key, "auth": to.auth}
        body = WebPusher({"endpoint": to.address, "keys": keys}).encode(message)["body"]
        claims = {"sub": self.contact, "aud": origin, "exp": int(time.time()) + TOKEN}
        headers = {
            **self._signer.sign(claims),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT),
            "urgency": "normal",
        }
        return headers, body

    @property
    def _session(self) -> aiohttp.ClientSession:
        """Return a session without cookies, proxies or kept connections."""
        import aiohttp

        if self._session_ is None:
            connector = aiohttp.TCPConnector(
                resolver=_resolver(self._names), force_close=True, use_dns_cache=False
            )
            self._session_ = aiohttp.ClientSession(
                connector=connector,
                cookie_jar=aiohttp.DummyCookieJar(),
                timeout=aiohttp.ClientTimeout(total=PATIENCE),
                auto_decompress=False,
            )
        return self._session_

    async def close(self) -> None:
        if self._session_ is not None:
            await self._session_.close()


def _url(address: str) -> Any:
    from yarl import URL

    return URL(address, encoded=True)


def _resolver(allowed: Collection[str]) -> Any:
    """Return a resolver that only finds public addresses. Connections use exactly what it found."""
    from aiohttp.abc import AbstractResolver
    from aiohttp.resolver import ThreadedResolver

    class Public(AbstractResolver):
        def __init__(self) -> None:
            self.all = ThreadedResolver()

        async def resolve(
            self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
        ) -> list[ResolveResult]:
            found = await self.all.resolve(host, port, family)
            if host not in allowed and not all(is_public(each["host"]) for each in found):
                raise OSError(f"{host} is not in the public network")
            return found

        async def close(self) -> None:
            await self.all.close()

    return Public()
