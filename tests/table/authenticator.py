"""A passkey in software, which signs what it should, or something else."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

LOCAL = "http://localhost:8765"
PRESENT, VERIFIED, NEW = 0x01, 0x04, 0x40


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    def __init__(self, origin: str = LOCAL, site: str = "localhost") -> None:
        self.origin, self.site = origin, site
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.flags = PRESENT | VERIFIED
        self.signs = 0

    def client(self, kind: str, challenge: str, **more: Any) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, **more}
        return json.dumps({"crossOrigin": False, **said}).encode()

    def about(self, more: int = 0) -> bytes:
        flags = bytes([self.flags | more])
        return sha256(self.site.encode()).digest() + flags + self.signs.to_bytes(4)

    def make(self, ask: dict[str, Any], **more: Any) -> dict[str, Any]:
        """Answer the challenge for making a passkey."""
        at = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: at.x.to_bytes(32), -3: at.y.to_bytes(32)}
        own = bytes(16) + len(self.id).to_bytes(2) + self.id + cbor2.dumps(public)
        made = {"fmt": "none", "attStmt": {}, "authData": self.about(NEW) + own}
        client = self.client("webauthn.create", ask["challenge"], **more)
        return {
            "id": text(self.id),
            "client": text(client),
            "made": text(cbor2.dumps(made)),
            "name": "Linux",
        }

    def sign(self, ask: dict[str, Any], **more: Any) -> dict[str, Any]:
        """Answer the challenge for signing in."""
        client, about = self.client("webauthn.get", ask["challenge"], **more), self.about()
        signature = self.key.sign(about + sha256(client).digest(), ec.ECDSA(SHA256()))
        return {
            "id": text(self.id),
            "client": text(client),
            "about": text(about),
            "signature": text(signature),
        }
