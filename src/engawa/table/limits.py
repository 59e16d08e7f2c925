"""Rate limits: each bucket fills at a steady rate, and each request takes from it."""

from __future__ import annotations

from typing import NamedTuple

from engawa.words import Words
from engawa.words import table as say


class Rate(NamedTuple):
    per_second: float
    burst: float
    says: Words = say.RATE  # to clients that ask too often


RATES = {
    "socket": Rate(20, 60),
    "guest": Rate(30, 90),
    "address": Rate(100, 400),
    "chat": Rate(0.5, 5, say.RATE_TALK),  # of a guest
    "table": Rate(0.2, 20, say.RATE_TABLES),  # by an address
    "meet": Rate(1, 60, say.RATE_GUESTS),
    "claim": Rate(0.1, 5, say.RATE_CODES),
    "claims": Rate(10, 200),  # of codes, for this process
    "enter": Rate(0.2, 10),  # with a passkey
    "keep": Rate(0.1, 10),  # passkeys and codes made by a guest
    "data": Rate(0.02, 3, say.RATE_DATA),  # for a guest: exporting or deleting all data
    "datas": Rate(0.5, 20),  # for this process
    "push": Rate(0.1, 10),  # for an address: new push subscriptions
    "vacation": Rate(0.1, 10),  # for a guest
    "think": Rate(1, 5, say.RATE_HINTS),  # for a guest
    "replay": Rate(0.2, 10, say.RATE_REPLAYS),  # as a file
    "wait": Rate(1, 20),  # for strangers, by a guest
    "lesson": Rate(5, 60, say.RATE_LESSONS),
    "file": Rate(200, 2000, say.RATE_FILES),  # for our own files
    "figures": Rate(1, 20),  # for this process
    "qr": Rate(1, 20),
    "page": Rate(2, 40, say.RATE_PAGES),  # of a person or a bot
    "look": Rate(2, 30, say.RATE_LOOKS),  # whole scenes
}
FULL = 20_000  # the most buckets


class Limits:
    """Buckets by kind and key. `scale` makes all of them larger; 0 switches them off.

    They are kept in the order of their last use. Each call adds at most one, and removes up to two
    from the other end that are full again or too many. So no call has much to do.
    """

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self._left: dict[tuple[str, str], tuple[float, float]] = {}  # what was left, and when

    def take(self, kind: str, key: str, now: float) -> bool:
        """Take one, if there is one; `now` is in seconds."""
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
        """Forget the bucket that was unused for longest, if it is not needed."""
        oldest = next(iter(self._left))
        rate, (_, then) = RATES[oldest[0]], self._left[oldest]
        if len(self._left) > FULL or now - then >= rate.burst / rate.per_second:
            del self._left[oldest]
