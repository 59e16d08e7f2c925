"""Who is at which table, at all processes that share a store.

Nothing is stored. A process tells the others when somebody comes or goes, and regularly that it is
alive. If a process falls silent, it is gone, with everybody who was there. A new process asks the
others.
"""

from __future__ import annotations

from typing import NamedTuple

from engawa.store import News

HERE, ALIVE, WHO, BYE = "here", "alive", "who", "bye"  # the kinds of such news
HOUSE = "-"  # instead of a table, for news about a process
HIDDEN = "-"  # before the name of a guest whose page is in the background
PULSE = 1_500  # milliseconds between two signs of life
SILENT = 6_000  # milliseconds of silence after which a process counts as dead


class Here(NamedTuple):
    """Those at a table: the guests with a seat, the number of watchers, and hidden pages."""

    guests: frozenset[str] = frozenset()
    watching: int = 0
    hidden: frozenset[str] = frozenset()  # guests who are connected but do not look

    @property
    def looking(self) -> frozenset[str]:
        return self.guests - self.hidden


class Presence:
    def __init__(self, name: str) -> None:
        self.name = name
        self._there: dict[str, dict[str, Here]] = {}  # by process, then by table
        self._heard: dict[str, int] = {}  # when each process last said something

    def at(self, table: str) -> Here:
        """Return who is at a table through other processes."""
        found = [tables[table] for tables in self._there.values() if table in tables]
        guests = frozenset[str]().union(*(each.guests for each in found))
        looking = frozenset[str]().union(*(each.looking for each in found))
        return Here(guests, sum(each.watching for each in found), guests - looking)

    @property
    def others(self) -> int:
        """How many other processes there are."""
        return len(self._heard)

    def hear(self, news: News, now: int) -> list[str]:
        """Take in what another process says; return the tables that this changes."""
        name, *guests = news.text.split()
        if news.what == BYE:
            return self._drop(name)
        self._heard[name] = now
        there = self._there.setdefault(name, {})
        if news.what != HERE:
            return []
        hidden = frozenset(guest[1:] for guest in guests if guest[0] == HIDDEN)
        here = Here(frozenset(guest for guest in guests if guest[0] != HIDDEN), news.n, hidden)
        was = there.pop(news.table, Here())
        if here != Here():
            there[news.table] = here
        return [news.table] if here[:2] != was[:2] else []  # nobody is told who looks

    def knows(self, news: News) -> bool:
        """Is this process known already?"""
        return news.text.split()[0] in self._there

    def forget(self, now: int) -> list[str]:
        """Drop processes that have fallen silent; return the tables that this changes."""
        silent = [name for name, then in self._heard.items() if now - then > SILENT]
        return [table for name in silent for table in self._drop(name)]

    def _drop(self, name: str) -> list[str]:
        self._heard.pop(name, None)
        return list(self._there.pop(name, {}))

    def here(self, table: str, here: Here) -> News:
        hidden = [HIDDEN + guest for guest in sorted(here.hidden)]
        text = " ".join([self.name, *sorted(here.guests), *hidden])
        return News(HERE, table, here.watching, text)

    def say(self, what: str) -> News:
        return News(what, HOUSE, text=self.name)
