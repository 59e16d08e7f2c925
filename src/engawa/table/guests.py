"""Guests: everybody who plays. A signed cookie names a row of the store, which can revoke it."""

from __future__ import annotations

import hashlib
import secrets

from itsdangerous import BadSignature, Signer

from engawa.store import Guest, Log

COOKIE = "engawa"
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # no letters that look alike
CODE = 10  # letters of a transfer code: 49 bits, used once within minutes
CODE_LIVES = 10 * 60_000
NAMES = ("Moss", "Fern", "Reed", "Pine", "Maple", "Heron", "Crane", "Carp", "Cricket", "Plum")


def clean(text: str) -> str:
    """Clean a text that somebody typed: one line, without unreadable characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def word(length: int) -> str:
    """Return a random word that nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def after(name: str) -> str:
    """Return the word that follows from another one, always the same."""
    return spelled(f"after {name}", len(name))


def spelled(text: str, length: int) -> str:
    """Return the word that follows from a text."""
    number = int.from_bytes(hashlib.sha256(text.encode()).digest())
    letters = [ALPHABET[number // len(ALPHABET) ** k % len(ALPHABET)] for k in range(length)]
    return "".join(letters)


class Guests:
    def __init__(self, store: Log, secret: str) -> None:
        self.store = store
        self._signer = Signer(secret, salt="engawa.guest")

    def sign(self, guest: str, now: int) -> str:
        return self._signer.sign(f"{guest}.{now}").decode()

    async def read(self, cookie: str) -> Guest | None:
        """Return the guest of a cookie; None if we did not sign it, or it was revoked."""
        try:
            signed = self._signer.unsign(cookie)
        except (BadSignature, UnicodeError):
            return None
        if self._signer.sign(signed).decode() != cookie:  # base64 has spare bits
            return None
        guest, _, at = signed.decode().partition(".")
        found = await self.store.guest(guest)
        return found if found and int(at) > found.revoked else None

    async def meet(self, now: int) -> Guest:
        """Make a new guest, with a first name."""
        guest = Guest("g" + word(12), secrets.choice(NAMES), now)
        await self.store.meet(guest)
        return guest

    async def offer(self, guest: Guest, now: int) -> str:
        """Return a code that lets a guest continue on another device."""
        code = word(CODE)
        await self.store.offer(code, guest.id, now, now + CODE_LIVES)
        return code

    async def claim(self, code: str, now: int) -> Guest | None:
        """Return the guest of a code, made for another device or for recovery."""
        code = "".join(letter for letter in code.lower() if letter in ALPHABET)
        guest = await self.store.claim(code, now) or await self.store.recover(code)
        return await self.store.guest(guest) if guest else None
