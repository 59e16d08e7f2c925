"""Passkeys: what a browser is asked to sign, and whether the right key signed it.

A challenge is signed by us and contains its expiry, so nobody has to store it. Only used challenges
are stored, after the answer was found to be good. So strangers cannot fill the store, and any
process can check what another one asked.
"""

from __future__ import annotations

import asyncio
import ipaddress
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Annotated, NamedTuple
from urllib.parse import urlsplit

import msgspec
from itsdangerous import BadSignature, Signer
from msgspec import Meta, Struct

from engawa.store import Guest, Key, Log
from engawa.table.guests import clean, word
from engawa.table.table import No
from engawa.words import table as say

LIVES = 5 * 60_000  # milliseconds in which a challenge must be answered
NONCE = 22  # letters of a random value: 109 bits
KEYS = 10  # the most keys of a guest
# A public key whose private key nobody needs. It is checked for unknown ids, so that trying one
# takes as long as trying a known id; the answer is a refusal in any case.
DECOY = bytes.fromhex(
    "a5010203262001215820"
    "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"
    "225820"
    "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"
)

Bytes = Annotated[str, Meta(max_length=2000, pattern=r"^[A-Za-z0-9_-]*$")]  # in base64url
KeyId = Annotated[str, Meta(max_length=700, pattern=r"^[A-Za-z0-9_-]*$")]


class Site(NamedTuple):
    """Where passkeys are used: browsers bind them to a host name, and report the origin."""

    name: str
    origin: str


class KeyAsk(Struct):
    """What a browser needs to make a passkey or to use one."""

    challenge: str
    site: str
    guest: str = ""  # empty when signing in
    name: str = ""
    known: list[str] = []  # existing keys, so that a device does not make a second one


class NewKey(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that was made."""

    id: KeyId
    client: Bytes
    made: Bytes
    name: Annotated[str, Meta(max_length=40)] = ""


class Signed(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that was used."""

    id: KeyId
    client: Bytes
    about: Bytes
    signature: Bytes


class ClientData(Struct):
    """What the browser says it was asked, and where."""

    challenge: str
    framed: bool = msgspec.field(default=False, name="crossOrigin")


class Asked(NamedTuple):
    """A challenge of ours that came back."""

    challenge: bytes
    nonce: str
    until: int


def site(origin: str) -> Site | None:
    """Return where we are, from the origin we were reached at; None if passkeys do not work there.

    Browsers need a host name, not an address, and a secure connection.
    """
    parts = urlsplit(origin)
    name = parts.hostname or ""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return Site(name, origin) if parts.scheme == "https" or name == "localhost" else None
    return None


def bad() -> No:
    """Return the same refusal for every problem, so that nobody learns which keys exist."""
    return No("bad-key", say.BAD_KEY)


class Passkeys:
    def __init__(self, store: Log, secret: str) -> None:
        self.store, self._secret = store, secret

    # --- making one ---

    async def ask_new(self, guest: Guest, here: Site | None, now: int) -> KeyAsk:
        known = [key.id for key in await self.store.keys(guest.id)]
        if len(known) >= KEYS:
            raise No("many-keys", say.many_keys(KEYS))
        challenge = self._challenge(f"new {guest.id}", now)
        return KeyAsk(challenge, _there(here).name, _text(guest.id.encode()), guest.name, known)

    async def add(self, guest: Guest, here: Site | None, answer: NewKey, now: int) -> None:
        asked = self._asked(answer.client, f"new {guest.id}", now)
        try:
            made = await asyncio.to_thread(_made, answer, asked, _there(here))
        except Exception as error:  # a stranger's bytes can raise anything in the parser
            raise bad() from error
        name = clean(answer.name)
        key = Key(answer.id, guest.id, _text(made.key), made.signs, name, now, now)
        if not await self._spend(asked, now) or not await self.store.add_key(guest, key, KEYS):
            raise bad()

    # --- using one ---

    def ask(self, who: str, here: Site | None, now: int) -> KeyAsk:
        return KeyAsk(self._challenge(f"enter {who}", now), _there(here).name)

    async def enter(self, who: str, here: Site | None, answer: Signed, now: int) -> Guest:
        """Return the guest whose passkey signed; a refusal does not say whether the key exists."""
        asked = self._asked(answer.client, f"enter {who}", now)
        found = await self.store.key(answer.id)
        key, signs = (_bytes(found.key), found.signs) if found else (DECOY, 0)
        try:
            signs = await asyncio.to_thread(_used, answer, asked, _there(here), key, signs)
        except Exception as error:
            raise bad() from error
        guest = await self.store.guest(found.guest) if found else None
        if found is None or guest is None or not await self._spend(asked, now):
            raise bad()
        await self.store.used_key(found.id, signs, now)
        return guest

    # --- challenges ---

    def _signer(self, use: str) -> Signer:
        """Return a signer for one use or one guest; its challenges work for nothing else."""
        return Signer(self._secret, salt=f"engawa.passkey.{use}")

    def _challenge(self, use: str, now: int) -> str:
        return _text(self._signer(use).sign(f"{word(NONCE)}.{now + LIVES}"))

    def _asked(self, client: str, use: str, now: int) -> Asked:
        """Return the challenge in an answer, if it is ours and has not expired."""
        try:
            said = msgspec.json.decode(_bytes(client), type=ClientData)
            challenge = _bytes(said.challenge)
            nonce, _, until = self._signer(use).unsign(challenge).decode().partition(".")
        except (msgspec.DecodeError, ValueError, BadSignature) as error:
            raise bad() from error
        if int(until) <= now or said.framed:
            raise bad()
        return Asked(challenge, nonce, int(until))

    async def _spend(self, asked: Asked, now: int) -> bool:
        return await self.store.spend(asked.nonce, now, asked.until)


def _there(here: Site | None) -> Site:
    if here is None:
        raise No("no-passkeys", say.NO_PASSKEYS)
    return here


class Made(NamedTuple):
    key: bytes
    signs: int


def _made(answer: NewKey, asked: Asked, here: Site) -> Made:
    from webauthn import verify_registration_response  # half a second, and few need it

    response = {"clientDataJSON": answer.client, "attestationObject": answer.made}
    found = verify_registration_response(
        credential=_credential(answer.id, response),
        expected_challenge=asked.challenge,
        expected_rp_id=here.name,
        expected_origin=here.origin,
        require_user_verification=True,
    )
    if _text(found.credential_id) != answer.id:
        raise ValueError("another key was made")
    return Made(found.credential_public_key, found.sign_count)


def _used(answer: Signed, asked: Asked, here: Site, key: bytes, signs: int) -> int:
    from webauthn import verify_authentication_response

    response = {
        "clientDataJSON": answer.client,
        "authenticatorData": answer.about,
        "signature": answer.signature,
    }
    return verify_authentication_response(
        credential=_credential(answer.id, response),
        expected_challenge=asked.challenge,
        expected_rp_id=here.name,
        expected_origin=here.origin,
        credential_public_key=key,
        credential_current_sign_count=signs,
        require_user_verification=True,
    ).new_sign_count


def _credential(id: str, response: dict[str, str]) -> dict[str, object]:
    return {"id": id, "rawId": id, "type": "public-key", "response": response}


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
