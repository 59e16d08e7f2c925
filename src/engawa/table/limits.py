"""How often one may ask: buckets that fill at a steady rate and are emptied by asking."""

from __future__ import annotations

from typing import NamedTuple

from engawa.words import Words
from engawa.words import table as say


class Rate(NamedTuple):
    per_second: float
    burst: float
    says: Words = say.RATE  # to who asked too often


RATES = {
    "socket": Rate(20, 60),
    "guest": Rate(30, 90),
    "address": Rate(100, 400),
    "chat": Rate(0.5, 5, say.RATE_TALK),  # of a guest
    "table": Rate(0.2, 20, say.RATE_TABLES),  # by an address
    "meet": Rate(1, 60, say.RATE_GUESTS),
    "claim": Rate(0.1, 5, say.RATE_CODES),
    "claims": Rate(10, 200),  # codes, of this process
    "enter": Rate(0.2, 10),  # with a passkey
    "keep": Rate(0.1, 10),  # passkeys and codes that a guest makes
    "data": Rate(0.02, 3, say.RATE_DATA),  # of a guest: all taken out, or deleted
    "datas": Rate(0.5, 20),  # of this process
    "push": Rate(0.1, 10),  # by an address, browsers to be called at
    "vacation": Rate(0.1, 10),  # of a guest
    "think": Rate(1, 5, say.RATE_HINTS),  # for a guest
    "replay": Rate(0.2, 10, say.RATE_REPLAYS),  # as a file
    "wait": Rate(1, 20),  # of a guest, for strangers
    "lesson": Rate(5, 60, say.RATE_LESSONS),
    "file": Rate(200, 2000, say.RATE_FILES),  # of our own
    "figures": Rate(1, 20),  # of this process
    "qr": Rate(1, 20),
    "page": Rate(2, 40, say.RATE_PAGES),  # of a person, or a bot
    "look": Rate(2, 30, say.RATE_LOOKS),  # whole ones
}
FULL = 20_000  # buckets that are kept


class Limits:
    """Buckets by kind and key. `scale` makes all of them larger; 0 switches them off.

    They are kept in the order of their last use. Each call adds one and takes up to two from the
    other end, those that are full again or too many, so that none has much to do.
    """

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self._left: dict[tuple[str, str], tuple[float, float]] = {}  # what is left, and when

    def take(self, kind: str, key: str, now: float) -> bool:
        """Is there one more? `now` is in seconds."""
        if not self.scale:
            return True
        rate = RATES[kind]
        burst = rate.burst * self.scale
        left, then = self._left.pop((kind, key), (burst, now))
        left = min(burst, left + (now - then) * rate.per_second * self.scale)
        more = left >= 1
        self._left[kind, key] = (left - more, now)
        for _ in range(2):
            self._forget(now)
        return more

    def _forget(self, now: float) -> None:
        """Let go of the bucket that was not used for the longest time, if it can be spared."""
        oldest = next(iter(self._left))
        rate, (_, then) = RATES[oldest[0]], self._left[oldest]
        if len(self._left) > FULL or now - then >= rate.burst / rate.per_second:
            del self._left[oldest]
