"""How often one may ask: buckets that fill at a steady rate and are emptied by asking."""

from __future__ import annotations

from typing import NamedTuple


class Rate(NamedTuple):
    per_second: float
    burst: float
    says: str = "That was a lot at once; wait a moment."  # to who asked too often


RATES = {
    "socket": Rate(20, 60),
    "guest": Rate(30, 90),
    "address": Rate(100, 400),
    "chat": Rate(0.5, 5, "That was a lot at once; wait a moment before you go on."),  # of a guest
    "table": Rate(0.2, 20, "Many tables were made from here; wait a little."),  # by an address
    "meet": Rate(1, 60, "Many new guests came from here; wait a moment."),
    "claim": Rate(0.1, 5, "Too many codes were tried from here; wait a minute."),
    "think": Rate(1, 5, "One hint after the other: wait a moment."),  # for a guest
    "look": Rate(2, 30, "Many games were looked at from here; wait a moment."),  # whole ones
}
FULL = 20_000  # buckets that are kept; then those that are full again are forgotten


class Limits:
    """Buckets by kind and key. `scale` makes all of them larger; 0 switches them off."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self._left: dict[tuple[str, str], tuple[float, float]] = {}  # what is left, and when

    def take(self, kind: str, key: str, now: float) -> bool:
        """Is there one more? `now` is in seconds."""
        if not self.scale:
            return True
        rate = RATES[kind]
        burst = rate.burst * self.scale
        left, then = self._left.get((kind, key), (burst, now))
        left = min(burst, left + (now - then) * rate.per_second * self.scale)
        if left < 1:
            self._left[kind, key] = (left, now)
            return False
        self._left[kind, key] = (left - 1, now)
        if len(self._left) > FULL:
            self._forget(now)
        return True

    def _forget(self, now: float) -> None:
        longest = max(rate.burst / rate.per_second for rate in RATES.values())
        self._left = {key: row for key, row in self._left.items() if now - row[1] < longest}
