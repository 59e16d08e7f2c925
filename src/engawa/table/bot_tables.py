"""Limit the tables where only bots play, for each guest and in total. The others wait.

People may always leave, run out of time or hand over a seat. If only bots are left at too many
tables, some pause until another has ended.
"""

from __future__ import annotations

from engawa.words import Words
from engawa.words import table as say


class BotTables:
    def __init__(self, most: int, each: int) -> None:
        self.most, self.each = most, each  # 0: no limit
        self.on: dict[str, str] = {}  # by table, whose it is
        self.waiting: dict[str, str] = {}  # the same, in the order they came

    def why_not(self, guest: str) -> Words:
        """Say why a guest cannot have one more; empty if they can."""
        mine = sum(each == guest for each in self.on.values()) if self.each else 0
        if 0 < self.each <= mine:
            return say.your_shows(mine)
        if 0 < self.most <= len(self.on):
            return say.all_shows(len(self.on))
        return ""

    def goes_on(self, table: str, guest: str) -> bool:
        """May bots play there now? If not, the table waits to be `next`."""
        if table in self.on or not self.why_not(guest):
            self.on[table] = guest
            self.waiting.pop(table, None)
            return True
        self.waiting.setdefault(table, guest)
        return False

    def ends(self, table: str) -> None:
        """Note that a table has people again, or has ended."""
        self.on.pop(table, None)
        self.waiting.pop(table, None)

    def next(self) -> str:
        """Return a waiting table that may go on now, if there is one."""
        found = (id for id, guest in self.waiting.items() if not self.why_not(guest))
        table = next(found, "")
        self.waiting.pop(table, None)
        return table
