"""Who is at which table, at all the processes that share a store.

Nothing of it is kept. A process tells the others when somebody comes or goes, and now and then that
it is alive; whoever falls silent is gone, with all who were there. Who starts asks the others.
"""

from __future__ import annotations

from typing import NamedTuple

from engawa.store import News

HERE, ALIVE, WHO, BYE = "here", "alive", "who", "bye"  # what such news are about
HOUSE = "-"  # news of a process, and of no table of it
HIDDEN = "-"  # before the name of a guest: nobody sees their page
PULSE = 1_500  # milliseconds between two times that a process says that it is alive
SILENT = 6_000  # and after which one that says nothing is taken for dead


class Here(NamedTuple):
    """Those at a table: the guests who sit there, how many watch, and whose page is hidden."""

    guests: frozenset[str] = frozenset()
    watching: int = 0
    hidden: frozenset[str] = frozenset()  # of the guests: they do not look

    @property
    def looking(self) -> frozenset[str]:
        return self.guests - self.hidden


class Presence:
    def __init__(self, name: str) -> None:
        self.name = name
        self._there: dict[str, dict[str, Here]] = {}  # by process, then by table
        self._heard: dict[str, int] = {}  # when a process last said something

    def at(self, table: str) -> Here:
        """Those who are at a table by way of other processes."""
        found = [tables[table] for tables in self._there.values() if table in tables]
        guests = frozenset[str]().union(*(each.guests for each in found))
        looking = frozenset[str]().union(*(each.looking for each in found))
        return Here(guests, sum(each.watching for each in found), guests - looking)

    @property
    def others(self) -> int:
        """How many processes there are besides this one."""
        return len(self._heard)

    def hear(self, news: News, now: int) -> list[str]:
        """Take in what another process says; the tables it changes something about."""
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
        return [news.table] if here[:2] != was[:2] else []  # who looks is nobody's business

    def knows(self, news: News) -> bool:
        """Have we heard of the process that says this?"""
        return news.text.split()[0] in self._there

    def forget(self, now: int) -> list[str]:
        """Let go of processes that have fallen silent; the tables that changes something about."""
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
