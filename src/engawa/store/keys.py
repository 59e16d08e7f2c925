"""How to recognize a guest who has lost the cookie: passkeys and recovery codes."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from engawa.store.entry import Guest, Key, News
from engawa.store.jobs import Rows, SqlStep, Values

KEY = "id, guest, key, signs, name, made, used"
# Whoever adds something for a guest first writes to the guest's row. Databases with several writers
# let them in one by one, so nothing is added to a guest who was signed out or deleted meanwhile.
FIRST = "UPDATE guests SET revoked = revoked WHERE id = ?"
STILL = "EXISTS (SELECT 1 FROM guests WHERE id = ? AND revoked = ?)"


class Keys(ABC):
    @abstractmethod
    async def _read(self, sql: str, values: Values = ()) -> Rows: ...

    @abstractmethod
    async def _steps(self, steps: Iterable[SqlStep], news: News | None = None) -> Rows: ...

    # Passkeys

    async def add_key(self, guest: Guest, key: Key, most: int) -> bool:
        """Store a passkey.

        False if it is known, or the guest has too many or was signed out since.
        """
        few = "? > (SELECT count(*) FROM keys WHERE guest = ?)"
        row = (key.id, guest.id, key.key, key.signs, key.name, key.made, key.used)
        rows = await self._steps(
            [
                (FIRST, (guest.id,)),
                (
                    f"INSERT INTO keys ({KEY}) SELECT ?, ?, ?, ?, ?, ?, ? WHERE {few} AND {STILL} "
                    "ON CONFLICT DO NOTHING RETURNING id",
                    (*row, most, guest.id, guest.id, guest.revoked),
                ),
            ]
        )
        return bool(rows)

    async def keys(self, guest: str) -> list[Key]:
        sql = f"SELECT {KEY} FROM keys WHERE guest = ? ORDER BY made, id"
        return [Key(*row) for row in await self._read(sql, (guest,))]

    async def key(self, id: str) -> Key | None:
        rows = await self._read(f"SELECT {KEY} FROM keys WHERE id = ?", (id,))
        return Key(*rows[0]) if rows else None

    async def used_key(self, id: str, signs: int, now: int) -> None:
        await self._steps([("UPDATE keys SET signs = ?, used = ? WHERE id = ?", (signs, now, id))])

    async def drop_key(self, guest: str, id: str) -> None:
        await self._steps([("DELETE FROM keys WHERE id = ? AND guest = ?", (id, guest))])

    async def spend(self, challenge: str, now: int, until: int) -> bool:
        """Use up a challenge. False if it was used before, at any process."""
        rows = await self._steps(
            [
                ("DELETE FROM spent WHERE until <= ?", (now,)),
                (
                    "INSERT INTO spent (hash, until) VALUES (?, ?) "
                    "ON CONFLICT DO NOTHING RETURNING hash",
                    (hashed(challenge), until),
                ),
            ]
        )
        return bool(rows)

    # Recovery codes

    async def new_codes(self, guest: Guest, codes: Sequence[str]) -> bool:
        """Store the hashes of new codes, replacing all old ones. False if signed out since."""
        still = (guest.id, guest.revoked)
        sql = f"INSERT INTO recovery (hash, guest) SELECT ?, ? WHERE {STILL} RETURNING hash"
        rows = await self._steps(
            [
                (FIRST, (guest.id,)),
                (f"DELETE FROM recovery WHERE guest = ? AND {STILL}", (guest.id, *still)),
                *((sql, (hashed(code), guest.id, *still)) for code in codes),
            ]
        )
        return bool(rows)

    async def codes_left(self, guest: str) -> int:
        rows = await self._read("SELECT count(*) FROM recovery WHERE guest = ?", (guest,))
        return int(rows[0][0])

    async def recover(self, code: str) -> str | None:
        """Return the guest of a recovery code. It works once."""
        sql = "DELETE FROM recovery WHERE hash = ? RETURNING guest"
        rows = await self._steps([(sql, (hashed(code),))])
        return str(rows[0][0]) if rows else None


def hashed(word: str) -> str:
    """Hash a secret word for storing. It is long and random, so nobody can guess it."""
    return hashlib.sha256(word.encode()).hexdigest()
