"""Tables at which only bots play: so many at a time, of a guest and in all. The others wait.

Nobody is kept from getting up, running out of time or handing over a seat; if that leaves bots
alone where there are too many such tables, they pause until another has ended.
"""

from __future__ import annotations

from engawa.words import Words
from engawa.words import table as say


class Shows:
    def __init__(self, most: int, each: int) -> None:
        self.most, self.each = most, each  # none is too many, if 0
        self.on: dict[str, str] = {}  # by table, whose it is
        self.waiting: dict[str, str] = {}  # the same, the first come first

    def why_not(self, guest: str) -> Words:
        """Why a guest cannot have one more, in a sentence; nothing, if they can."""
        mine = sum(each == guest for each in self.on.values()) if self.each else 0
        if 0 < self.each <= mine:
            return say.your_shows(mine)
        if 0 < self.most <= len(self.on):
            return say.all_shows(len(self.on))
        return ""

    def goes_on(self, table: str, guest: str) -> bool:
        """May bots play there now? If not, it waits to be `next`."""
        if table in self.on or not self.why_not(guest):
            self.on[table] = guest
            self.waiting.pop(table, None)
            return True
        self.waiting.setdefault(table, guest)
        return False

    def ends(self, table: str) -> None:
        """Bots are no longer alone there, or no longer play."""
        self.on.pop(table, None)
        self.waiting.pop(table, None)

    def next(self) -> str:
        """A table that paused and may go on now, if there is one; it waits no more."""
        found = (id for id, guest in self.waiting.items() if not self.why_not(guest))
        table = next(found, "")
        self.waiting.pop(table, None)
        return table
