"""When a server was there: time in which none was is charged to nobody.

Every few seconds each process notes that it is alive. Who starts and finds the note old writes
down the gap; clocks count around gaps.
"""

from __future__ import annotations

from engawa.store import Log

BEAT = 5_000  # milliseconds between two notes
ALIVE, DOWN = "alive", "down/"


class Uptime:
    def __init__(self) -> None:
        self.gaps: list[tuple[int, int]] = []
        self.before = 0  # when a server was last there before this one

    def charge(self, began: int, until: int) -> int:
        """The time between two moments in which a server was there."""
        lost = sum(max(0, min(until, end) - max(began, gap)) for gap, end in self.gaps)
        return max(0, until - began - lost)

    async def open(self, store: Log, now: int) -> None:
        """Begin: the time since anybody was last alive is a gap."""
        self.before = int((await store.notes(ALIVE)).get(ALIVE, now))
        if began := await self.look(store, now):
            await store.note(f"{DOWN}{began}", str(now))
        await self.beat(store, now)

    async def look(self, store: Log, now: int) -> int:
        """What is known of gaps; if nobody is alive we are in the last, and this is its begin."""
        self.gaps = gaps(await store.notes(DOWN))
        alive = int((await store.notes(ALIVE)).get(ALIVE, now))
        if now - alive <= 2 * BEAT:
            return 0
        self.gaps.append((alive, now))
        return alive

    async def beat(self, store: Log, now: int) -> None:
        await store.note(ALIVE, str(now))


def gaps(notes: dict[str, str]) -> list[tuple[int, int]]:
    """When no server was there, by the notes of those who came after."""
    found = [(name, end) for name, end in notes.items() if name.startswith(DOWN)]
    return sorted((int(name[len(DOWN) :]), int(end)) for name, end in found)
