"""The address each guest last came from. It is kept in memory while the server runs."""

from __future__ import annotations

KNOWN = 20_000  # the most guests, latest first


class Addresses:
    def __init__(self) -> None:
        self._last: dict[str, str] = {}

    def came(self, guest: str, address: str) -> None:
        self._last.pop(guest, None)
        self._last[guest] = address
        if len(self._last) > KNOWN:
            del self._last[next(iter(self._last))]

    def of(self, guest: str) -> str:
        """Return the address of a guest; empty if not known."""
        return self._last.get(guest, "")
