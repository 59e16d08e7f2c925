"""When a server was running: clocks do not count the time when none was.

Every few seconds, each process notes that it is alive. A process that starts and finds an old note
records the gap.
"""

from __future__ import annotations

from engawa.store import Log

BEAT = 5_000  # milliseconds between two notes
ALIVE, DOWN = "alive", "down/"


class Uptime:
    def __init__(self) -> None:
        self.gaps: list[tuple[int, int]] = []
        self.before = 0  # when a server last ran before this one

    def charge(self, began: int, until: int) -> int:
        """Return the time between two moments, without the gaps."""
        lost = sum(max(0, min(until, end) - max(began, gap)) for gap, end in self.gaps)
        return max(0, until - began - lost)

    async def open(self, store: Log, now: int) -> None:
        """Begin, and record the time since any server was last alive as a gap."""
        self.before = int((await store.notes(ALIVE)).get(ALIVE, now))
        if began := await self.look(store, now):
            await store.note(f"{DOWN}{began}", str(now))
        await self.beat(store, now)

    async def look(self, store: Log, now: int) -> int:
        """Read all gaps without starting. If no server runs, return when the current gap began."""
        self.gaps = gaps(await store.notes(DOWN))
        alive = int((await store.notes(ALIVE)).get(ALIVE, now))
        if now - alive <= 2 * BEAT:
            return 0
        self.gaps.append((alive, now))
        return alive

    async def beat(self, store: Log, now: int) -> None:
        await store.note(ALIVE, str(now))


def gaps(notes: dict[str, str]) -> list[tuple[int, int]]:
    """Return the gaps that the notes describe."""
    found = [(name, end) for name, end in notes.items() if name.startswith(DOWN)]
    return sorted((int(name[len(DOWN) :]), int(end)) for name, end in found)
