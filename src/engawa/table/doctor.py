"""Check a whole store without changing it, and say in sentences what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime

import msgspec
from msgspec import Struct

from engawa.core.errors import EngawaError
from engawa.core.luck import Luck, strays
from engawa.core.notation import count, seat_name
from engawa.store import Entry, Result, StoreDown, StoredTable, archive, schema
from engawa.store.jobs import ENTRY, Row
from engawa.store.log import HEAD, read_head
from engawa.store.raw import Raw
from engawa.store.results import RESULT, read_result
from engawa.table.outcome import found_again
from engawa.table.table import FOLD, Table, roll
from engawa.table.terms import other_rules
from engawa.table.uptime import ALIVE, Uptime, gaps
from engawa.words import table as say

LATE = 60_000  # milliseconds after which something that should happen at once counts as missed
# columns that refer to a guest
GUESTED = ("sitting", "waiting", "keys", "recovery", "endpoints", "vacations", "tries", "people")
OF_GUESTS = [("tables", "maker"), *((relation, "guest") for relation in GUESTED)]


class Wrong(Struct):
    """A problem."""

    #: damage, archive, time, unread, numbers, astray, luck, rules, list, seats, result, clock,
    #: orphan
    what: str
    table: str  # if it is about a table
    says: str


class Seen(Struct):
    """What was checked, and the problems found."""

    version: int = 0
    tables: int = 0
    entries: int = 0
    old: int = 0  # finished games with other rules than ours; they can be looked at
    wrong: list[Wrong] = []


def examine(raw: Raw, now: int, tell: Callable[[int], None] = lambda n: None) -> Seen:
    """Check a store; `tell` is called with how many tables were read."""
    doctor = Doctor(raw, now)
    try:
        for found in doctor.look():
            doctor.seen.wrong.append(found)
            tell(doctor.seen.tables)
    except StoreDown as error:
        doctor.seen.wrong.append(Wrong("damage", "", f"it cannot be read any further: {error}"))
    return doctor.seen


class Doctor:
    def __init__(self, raw: Raw, now: int) -> None:
        self.raw, self.now = raw, now
        self.seen = Seen()
        self.uptime = Uptime()
        self.alive = now  # when a server last reported

    def look(self) -> Iterator[Wrong]:
        """Yield all problems, from the whole store to its parts."""
        raw = self.raw
        for text in raw.damage():
            yield Wrong("damage", "", f"the file is damaged: {text}")
        self.seen.version = raw.version()
        if archive.is_archive(raw) and (odd := archive.changed(raw)):
            yield Wrong("archive", "", f"this backup is not as it was made: {odd}")
        yield from self._time()
        for row in raw.ask(f"SELECT {HEAD} FROM tables"):
            yield from self._table(row)
        yield from self._orphans()

    def _time(self) -> Iterator[Wrong]:
        notes: dict[str, str] = dict(self.raw.ask("SELECT name, value FROM notes"))
        self.uptime.gaps = gaps(notes)
        alive = int(notes.get(ALIVE, self.now))
        self.alive = min(alive, self.now)
        if alive > self.now + LATE:
            says = f"a server was alive at {date(alive)}, and that is yet to come"
            yield Wrong("time", "", f"{says}: is the time right on this machine?")

    def _orphans(self) -> Iterator[Wrong]:
        """Find rows about tables and guests that do not exist."""
        relations = schema.relations(self.raw.version())
        about = [(r, "table_id", "tables") for r in relations if "table_id" in self.raw.columns(r)]
        about += [(r, c, "guests") for r, c in OF_GUESTS if r in relations]
        for relation, column, whole in about:
            sql = f"SELECT {column}, count(*) FROM {relation} WHERE {column} NOT IN "
            sql += f"(SELECT id FROM {whole}) GROUP BY {column} ORDER BY {column}"
            for id, rows in self.raw.ask(sql):
                says = f"{relation} has {count(rows, 'row')} of {whole[:-1]} {id!r}"
                table = id if whole == "tables" else ""
                yield Wrong("orphan", table, f"{says}, and there is none such")

    # --- one table ---

    def _table(self, row: Row) -> Iterator[Wrong]:
        self.seen.tables += 1
        try:
            head = read_head(row)
        except msgspec.DecodeError as error:
            yield Wrong("unread", row[0], f"table {row[0]}: its terms cannot be read: {error}")
            return
        sql = f"SELECT {ENTRY} FROM entries WHERE table_id = ? ORDER BY n"
        log = [Entry(*each) for each in self.raw.ask(sql, [head.id])]
        self.seen.entries += len(log)
        for what, says in self._log(head, log):
            about = f"table {head.id} ({head.game}, {head.status})"
            yield Wrong(what, head.id, f"{about}: {says}")

    def _log(self, head: StoredTable, log: list[Entry]) -> Iterator[tuple[str, str]]:
        if says := numbering(head, log):
            yield "numbers", says
            return
        try:
            table = self._fold(head, log)
        except EngawaError as error:  # a game or an option is not installed
            yield "unread", f"it cannot be opened here: {error}"
            return
        except Exception as error:
            yield "unread", f"what was kept of it makes no sense: {error!r}"
            return
        if why := other_rules(table.game, table.terms):
            self.seen.old += head.status == "over"
            if head.status != "over":
                yield "rules", f"it cannot go on. {why}"
        elif table.astray:
            text = log[table.astray - 1].text[:80]
            yield "astray", f"it cannot be followed from entry {table.astray} on, {text!r}"
        elif says := self._strays(table):
            yield "luck", says
        else:
            table.stopped = say.CLOSED if table.stopped == say.CLOSED else ""
            yield from self._beside(head, table)

    def _strays(self, table: Table) -> str:
        """Say what is wrong with the luck of a table that shares it; empty if nothing is."""
        if not table.terms.luck:
            return ""
        seeds = self.raw.ask("SELECT seed FROM lucks WHERE name = ?", [table.terms.luck])
        seed = next(seeds, None)
        if seed is None:
            return "the luck that it shares with other tables is not there"
        actions = [step.action for step in table.steps]
        if line := strays(table.game.start(), actions, Luck(seed[0])):
            return f"at line {line} chance did not bring what the luck of the table brings"
        return ""

    def _fold(self, head: StoredTable, log: list[Entry]) -> Table:
        """Replay a table. A stopped table checks every line; others trust what was stored."""
        table = Table(head, self.uptime.charge, roll, "looked over")
        for entry in log:
            if entry.kind not in FOLD:
                raise ValueError(f"entry {entry.n} is of no known kind: {entry.kind!r}")
            table.add(entry)
        return table

    def _beside(self, head: StoredTable, table: Table) -> Iterator[tuple[str, str]]:
        """Find records beside the log that do not match it."""
        if self.now - head.changed < LATE:
            return
        if table.status != head.status:
            yield "list", f"the list says {head.status}, and its log {table.status}"
        asked = "SELECT seat, guest FROM sitting WHERE table_id = ?"
        listed: dict[int, str] = dict(self.raw.ask(asked, [head.id]))
        sits = {seat: sitter.guest for seat, sitter in enumerate(table.sitters) if sitter.guest}
        for seat in sorted(sits.keys() | listed.keys()):
            if sits.get(seat) != listed.get(seat):
                says = f"in seat {seat_name(seat)} the list has {listed.get(seat, 'nobody')}"
                yield "seats", f"{says}, and its log {sits.get(seat, 'nobody')}"
        if says := self._result(head, table):
            yield "result", f"{says}: 'engawa ratings --again' mends it"
        runs = table.running
        if runs is not None and (late := self._late(table, runs)) > LATE:
            says = f"the clock of seat {seat_name(runs)} ran out {span(late)} ago"
            yield "clock", f"{says}, and no server has seen to it"

    def _result(self, head: StoredTable, table: Table) -> str:
        """Check that the result is stored.

        Games that ended before results were stored have none.
        """
        if "results" not in schema.relations(self.seen.version):
            return ""
        asked = f"SELECT {RESULT} FROM results WHERE table_id = ? ORDER BY seat"
        kept = [bare(read_result(row)) for row in self.raw.ask(asked, [head.id])]
        found = [bare(each) for each in found_again(table)]
        if kept == found or (not kept and not table.terms.rated):
            return ""
        return "its result is not what its log says" if kept else "its result was not kept"

    def _late(self, table: Table, seat: int) -> int:
        """Return how late a clock is; time counts only while a server runs."""
        guest = table.sitters[seat].guest
        sql = "SELECT began, until FROM vacations WHERE guest = ? ORDER BY began"
        if self.raw.has("vacations") and table.terms.clock and table.terms.clock.has_days:
            table.vacations = {guest: [(a, b) for a, b in self.raw.ask(sql, [guest])]}
        return table.charged(guest, self.alive) - table.left[seat]


def bare(result: Result) -> Result:
    """Return a result without the ratings that follow from it."""
    return msgspec.structs.replace(result, was=None, now=None, bests={})


def numbering(head: StoredTable, log: list[Entry]) -> str:
    """Check that entries are numbered from 1 without a gap, up to the one in the table's head."""
    for n, entry in enumerate(log, 1):
        if n != entry.n:
            return f"entry {n} of its log is missing: after {n - 1} comes {entry.n}"
    if len(log) != head.n:
        return f"its log ends at entry {len(log)}, and should at {head.n}"
    return ""


def date(ms: int) -> str:
    return f"{datetime.fromtimestamp(ms / 1000, UTC):%Y-%m-%d %H:%M} UTC"


def span(ms: int) -> str:
    """Say about how long a time is."""
    for name, size in (("day", 86_400_000), ("hour", 3_600_000)):
        if ms >= 2 * size:
            return count(ms // size, name)
    return count(ms // 60_000, "minute")
