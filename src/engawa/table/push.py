"""A message to one browser, by way of the push service that it named.

The address was named by a stranger. So nothing is sent but to a public name, encrypted, once, and
what is answered is not read: nobody can make the server look around in its own network.
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

# One way to read it, whoever does: a name with a dot whose end is no number, the usual port.
PUBLIC = re.compile(r"(https://(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]*)(?::443)?(/[!-~]*)")
LARGEST = 1500  # letters of an address
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
PATIENCE = 6.0  # seconds for one message
KEPT = 24 * 60 * 60  # seconds for which a push service keeps a message for a browser that is off
TOKEN = 12 * 60 * 60  # seconds for which it may believe who we are
BETWEEN = ipaddress.ip_network("64:ff9b::/96")  # addresses of the old kind, in those of the new


class Sent(Enum):
    """What became of a message."""

    TAKEN = "taken"
    GONE = "gone"  # nobody is there any more
    MISSED = "missed"


def is_public(address: str) -> bool:
    """Is that an address of the whole world's, and of no network of our own?"""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        inside = found.ipv4_mapped or found.sixtofour or found.teredo or found in BETWEEN
        if inside or found.scope_id:
            return False
    return found.is_global and not found.is_multicast


def are_keys(key: str, auth: str) -> bool:
    """Could a browser have made these?"""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), _bytes(key))
        return len(_bytes(auth)) == 16
    except ValueError:
        return False


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text.encode("ascii", "replace") + b"=" * (-len(text) % 4))


class Push:
    """Sends messages in our name. `allowed` are origins that whoever runs the server trusts."""

    def __init__(self, secret: str, contact: str, allowed: Collection[str] = ()) -> None:
        self._secret, self.contact, self.allowed = secret, contact, frozenset(allowed)
        self._names = {origin.partition("://")[2].partition(":")[0] for origin in allowed}
        self._session_: aiohttp.ClientSession | None = None

    def origin(self, address: str) -> str:
        """To whom an address belongs; nothing, if nobody is called there."""
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
        """Our key follows from a secret of the store: made once, the same at every process."""
        from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key
        from py_vapid import Vapid02

        number = int.from_bytes(hashlib.sha512(self._secret.encode()).digest())
        return Vapid02(derive_private_key(number % (ORDER - 1) + 1, SECP256R1()))

    @cached_property
    def key(self) -> str:
        """By which browsers know us."""
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
        """What only that browser can read, and that it is from us."""
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
        """No cookies, no proxy of the environment, no connection that is kept."""
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
    """Finds public addresses only. What it finds is what is connected to: no second look."""
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
