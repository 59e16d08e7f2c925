"""From where guests last came; it is known while the server runs and kept nowhere."""

from __future__ import annotations

KNOWN = 20_000  # guests, the last who came


class Whereabouts:
    def __init__(self) -> None:
        self._last: dict[str, str] = {}

    def came(self, guest: str, address: str) -> None:
        self._last.pop(guest, None)
        self._last[guest] = address
        if len(self._last) > KNOWN:
            del self._last[next(iter(self._last))]

    def of(self, guest: str) -> str:
        """Nothing, if it is not known."""
        return self._last.get(guest, "")
