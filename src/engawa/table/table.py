"""A table is the fold of its log. Nothing here reads a clock, a disk or a socket.

`add` folds in an entry that is on disk. The others decide: they look at the table as it is and
answer with the entries that should follow, or raise `No` with the reason, and change nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

import msgspec

from engawa.core.actions import CHANCE, NOBODY
from engawa.core.errors import BadLine, Refusal
from engawa.core.position import Position
from engawa.core.reveal import reveals
from engawa.core.rng import named
from engawa.store import Entry, Head, StoreDown, StoreFull
from engawa.table.terms import Terms, check_rules, game_for

MOVED = ("line", "chance", "undo")  # the kinds of entries that change the position
RETURN = 10  # who comes back after running out gets this part of the clock: one tenth


class No(Exception):
    """A request that cannot be granted: a code for programs, a sentence for people."""

    def __init__(self, code: str, says: str, rule: str = "") -> None:
        super().__init__(says)
        self.code, self.says, self.rule = code, says, rule


def no_store(error: StoreDown) -> No:
    """The store cannot do what it was asked. Where it lies is for the journal, not for guests."""
    why = "the disk is full" if isinstance(error, StoreFull) else "try again soon"
    return No("storage", f"Nothing can be kept or read at the moment: {why}.")


@dataclass(frozen=True)
class Sitter:
    """Who has a seat, and who plays it."""

    guest: str = ""  # nobody, if empty
    name: str = ""
    bot: str = ""  # the level of the bot that plays, if one does
    away: bool = False  # the bot stands in because the time ran out

    @property
    def open(self) -> bool:
        return not self.guest and not self.bot

    @property
    def person(self) -> bool:
        """Does a person decide here?"""
        return bool(self.guest) and not self.bot


class Step(NamedTuple):
    """A line that stands."""

    n: int
    seat: int  # or CHANCE
    action: int
    by: str


class Back(NamedTuple):
    """What taking back would mean for a seat."""

    free: bool
    to: int | None
    says: str


@dataclass
class Wish:
    """A seat wants to take back more than it may alone."""

    seat: int
    to: int
    yes: set[int] = field(default_factory=set)


def uptime(began: int, until: int) -> int:
    """All time counts, if nobody says that the server was down."""
    return until - began


def roll(s: Position) -> int:
    """Chance comes from the operating system."""
    return s.roll()


class Table:
    def __init__(
        self,
        head: Head,
        charge: Callable[[int, int], int] = uptime,
        luck: Callable[[Position], int] = roll,
    ) -> None:
        self.id = head.id
        self.host = head.maker
        self.public = head.public
        self.began = head.made
        self.terms = msgspec.convert(head.about, Terms)
        self.game = game_for(head.game, self.terms.seats, self.terms.options)
        check_rules(self.game, self.terms)
        self.charge = charge
        self.luck = luck
        self.n = 0
        self.moved = 0  # the n at which the position last changed
        self.sitters = [Sitter() for _ in range(self.game.seats)]
        self.started = False  # is every seat taken?
        self.audience: dict[str, str] = {}  # guests who may watch a private table, by name
        self.position = self.game.start()
        self.before = self.position  # as it was before the last line, unless that was taken back
        self.steps: list[Step] = []
        self.wish: Wish | None = None
        self.lost: int | None = None  # the seat that ran out of time
        self.next = ""  # the table of the rematch
        self.ids: dict[tuple[str, str], int] = {}  # by sender and name, the n a request has led to
        self._request: tuple[str, str] | None = None  # what the next entries may belong to
        self.log: list[Entry] = []
        full = self.terms.clock.full if self.terms.clock else 0
        self.left = [full] * self.game.seats
        self.since = 0  # from when the time of the seat to move counts

    # --- what it is now ---

    @property
    def over(self) -> bool:
        return self.lost is not None or self.position.to_move == NOBODY

    @property
    def status(self) -> str:
        return "over" if self.over else "playing" if self.started else "waiting"

    @property
    def turn(self) -> int | None:
        """The seat that must decide now."""
        mover = self.position.to_move
        return mover if self.status == "playing" and mover >= 0 else None

    @property
    def link(self) -> str:
        """Where it is found, with the code that opens it if it is private."""
        return f"/t/{self.id}" + (f"?join={self.terms.code}" if self.terms.code else "")

    def seat_of(self, guest: str) -> int | None:
        mine = (i for i, sitter in enumerate(self.sitters) if guest and sitter.guest == guest)
        return next(mine, None)

    def may_watch(self, guest: str) -> bool:
        known = guest == self.host or guest in self.audience
        return self.public or known or self.seat_of(guest) is not None

    def scores(self) -> list[float]:
        """The result; who ran out of time has lost, and the others share the win."""
        if self.lost is None:
            return self.position.scores()
        share = 1 / max(1, self.game.seats - 1)
        return [0.0 if seat == self.lost else share for seat in range(self.game.seats)]

    def at(self, n: int) -> Position:
        """The position after the entries up to n, of those that still stand."""
        s = self.game.start()
        for step in self.steps:
            if step.n > n:
                break
            s.apply(step.action)
        return s

    # --- the fold ---

    def add(self, entry: Entry) -> None:
        """Take in the next entry of the log."""
        FOLD[entry.kind](self, entry)
        self.n = entry.n
        self.log.append(entry)
        if entry.id:
            self._request = (entry.by, entry.id)
        elif entry.by not in ("chance", "table") or entry.kind in ("seat", "end"):
            self._request = None
        if self._request:
            self.ids[self._request] = entry.n
        if entry.kind in MOVED:
            self.moved = entry.n
            self.wish = None

    def _add_line(self, entry: Entry) -> None:
        seat = CHANCE if entry.seat is None else entry.seat
        action = self.position.parse(entry.text)
        self.steps.append(Step(entry.n, seat, action, entry.by))
        self.before = self.position.copy()
        self.position.apply(action)

    def _add_undo(self, entry: Entry) -> None:
        to = int(entry.text)
        self.steps = [step for step in self.steps if step.n <= to]
        self.position = self.at(to)
        self.before = self.at(self.steps[-1].n - 1) if self.steps else self.position

    def _add_seat(self, entry: Entry) -> None:
        sitter = msgspec.json.decode(entry.text, type=Sitter)
        if entry.seat is None:
            self.audience[sitter.guest] = sitter.name
        else:
            self.sitters[entry.seat] = sitter
            self.started = not any(each.open for each in self.sitters)

    def _add_clock(self, entry: Entry) -> None:
        self.left = msgspec.json.decode(entry.text, type=list[int])
        self.since = entry.at

    def _add_ask(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.wish = Wish(entry.seat, int(entry.text))

    def _add_answer(self, entry: Entry) -> None:
        if self.wish and entry.text == "yes" and entry.seat is not None:
            self.wish.yes.add(entry.seat)
        else:
            self.wish = None

    def _add_end(self, entry: Entry) -> None:
        self.lost = entry.seat

    def _add_rematch(self, entry: Entry) -> None:
        self.next = entry.text

    # --- sitting down, getting up ---

    def sit(self, guest: str, name: str, seat: int | None, now: int) -> list[Entry]:
        """Take an open seat, any if none is named. Who sits already stays."""
        if seat is None and self.seat_of(guest) is not None:
            return []
        if seat is None:
            seat = next((i for i, sitter in enumerate(self.sitters) if sitter.open), None)
            if seat is None:
                raise No("full", "Every seat is taken; one can watch.")
        there = self._sitter(seat)
        if there.guest == guest:
            return []
        if self.seat_of(guest) is not None:
            raise No("seated", "You have a seat here already; leave it first.")
        if not there.open:
            raise No("taken", f"Seat {'ABCDEFGH'[seat]} is taken by {there.name or 'a bot'}.")
        return self.seated({seat: Sitter(guest, name)}, guest, now)

    def watch(self, guest: str, name: str, now: int) -> list[Entry]:
        """Let a guest watch a private table from now on."""
        if self.may_watch(guest):
            return []
        return self._group(now).add("seat", None, guest, _json(Sitter(guest, name))).entries

    def leave(self, guest: str, now: int) -> list[Entry]:
        """Get up: before the game the seat is open again, in the game a bot plays on."""
        seat = self.seat_of(guest)
        if seat is None:
            raise No("no-seat", "You have no seat here to leave.")
        playing = self.status == "playing"
        bot = Sitter("", f"{self.sitters[seat].name} (gone)", self.terms.level)
        return self.seated({seat: bot if playing else Sitter()}, guest, now)

    def hand(self, guest: str, seat: int, bot: str | None, now: int, id: str = "") -> list[Entry]:
        """Hand a seat to a bot, or take it back; the host also fills and frees empty ones."""
        there = self._sitter(seat)
        if self.over:
            raise No("over", "The game is over.")
        if there.guest == guest:
            after = replace(there, bot=bot or "", away=False)
        elif there.guest or guest != self.host:
            raise No("no-seat", "Only who sits there can hand the seat over.")
        elif not bot and self.steps:
            raise No("started", "The game has begun: a bot's seat stays a bot's.")
        else:
            after = Sitter("", bot or "", bot or "")
        if after == there:
            return []
        return self.seated({seat: after}, guest, now, id)

    def is_away(self, guest: str) -> bool:
        """Has this guest run out of time, and does a bot play for them?"""
        return any(sitter.away and sitter.guest == guest for sitter in self.sitters)

    def back(self, guest: str, now: int) -> list[Entry]:
        """Who ran out of time and was played by a bot returns."""
        mine = enumerate(self.sitters)
        seats = {i: replace(s, bot="", away=False) for i, s in mine if s.away and s.guest == guest}
        return self.seated(seats, guest, now) if seats and not self.over else []

    def _sitter(self, seat: int) -> Sitter:
        if not 0 <= seat < self.game.seats:
            raise No("no-seat", f"There are {self.game.seats} seats here, from 0; not {seat}.")
        return self.sitters[seat]

    def seated(self, after: dict[int, Sitter], by: str, now: int, id: str = "") -> list[Entry]:
        """Others sit here now; with the last seat filled the game begins."""
        group = self._group(now)
        for seat, sitter in after.items():
            group.add("seat", seat, by, _json(sitter), id)
        sitters = [after.get(seat, sitter) for seat, sitter in enumerate(self.sitters)]
        if any(sitter.open for sitter in sitters) or self.over:
            return group.entries
        s = self.position.copy()
        self._roll(group, s)
        back = {seat for seat in after if self.sitters[seat].away and sitters[seat].person}
        return self._timed(group, s, sitters, back)

    # --- playing ---

    def play(
        self, seat: int | None, by: str, line: str, seen: int, now: int, id: str = ""
    ) -> list[Entry]:
        """The line, and the chance it owes."""
        mine = self._acts(seat, seen)
        s = self.position.copy()
        action = self._legal(s, mine, line)
        group = self._group(now)
        group.add("line", mine, by, s.text(action), id)
        s.apply(action)
        self._roll(group, s)
        return self._timed(group, s, self.sitters)

    def _acts(self, seat: int | None, seen: int) -> int:
        """Is it this seat's turn, and does it know what it is about?"""
        if seat is None:
            raise No("no-seat", "You are watching; only those who sit can play.")
        if self.over:
            raise No("over", "The game is over.")
        if not self.started:
            raise No("waiting", "The game begins when every seat is taken.")
        if not self.moved <= seen <= self.n:
            raise No("stale", f"You saw version {seen}, and the table is at {self.n}.")
        if seat != self.turn:
            raise No("not-your-turn", "Another seat is to move.")
        return seat

    def _legal(self, s: Position, seat: int, line: str) -> int:
        try:
            action = s.parse(line)
        except BadLine:
            action = -1
        if action < 0 or action not in s.legal():
            why = self.why(seat, line)
            raise No("illegal", why.says, why.rule) if why else No("illegal", "Not here.")
        return action

    def why(self, seat: int | None, line: str) -> Refusal | None:
        """Why a line cannot be played. Only who is to move learns more than that it is not.

        Asked of a world the seat imagines, so that the answer cannot tell what it does not know.
        """
        if seat is None or seat != self.turn:
            return Refusal("", "Another seat is to move.")
        return self.position.imagine(seat, named("why", self.id, self.n)).why_not(line)

    def _roll(self, group: Group, s: Position) -> None:
        """All that chance owes, each outcome an entry of its own."""
        while s.to_move == CHANCE:
            before = s.copy()
            group.add("chance", None, "chance", before.text(self.luck(s)))

    # --- taking back ---

    def undo_of(self, seat: int | None, worlds: int = 2) -> Back:
        """What `undo` would do for a seat: free back to the last chance, reveal or other seat."""
        nothing = Back(False, None, "There is nothing to take back.")
        if seat is None or self.over:
            return nothing
        chance, first = False, None  # since this seat's last line
        for step in reversed(self.steps):
            if step.seat == seat:
                break
            chance = chance or step.seat == CHANCE
            first = step
        else:
            return nothing
        to = step.n - 1
        if chance:
            return Back(False, to, "Chance has answered since.")
        if first:
            return Back(False, to, f"{self.sitters[first.seat].name} has played since.")
        if reveals(self.before, step.action, named("undo", self.id, self.n), worlds):
            return Back(False, to, "It showed what was hidden.")
        return Back(True, to, "Take back your last line.")

    def undo(self, seat: int | None, by: str, seen: int, now: int, id: str = "") -> list[Entry]:
        """Take back at once what is free, else ask the others."""
        if seat is None:
            raise No("no-seat", "You are watching; only those who sit can take back.")
        if not self.moved <= seen <= self.n:
            raise No("stale", f"You saw version {seen}, and the table is at {self.n}.")
        back = self.undo_of(seat, worlds=36)
        if back.to is None:
            raise No("over" if self.over else "no-undo", back.says)
        if back.free or (self.terms.takeback and not self._asked(seat)):
            return self._undone(self._group(now), seat, by, back.to, id)
        if not self.terms.takeback:
            raise No("no-undo", f"{back.says} At this table nothing more is taken back.")
        return self._group(now).add("ask", seat, by, str(back.to), id).entries

    def _asked(self, seat: int) -> list[int]:
        """The people who have to agree if `seat` wants to take back more than is free."""
        return [k for k, sitter in enumerate(self.sitters) if k != seat and sitter.person]

    def awaited(self) -> list[int]:
        """The seats whose answer is still out."""
        if self.wish is None:
            return []
        return [k for k in self._asked(self.wish.seat) if k not in self.wish.yes]

    def answer(self, seat: int | None, by: str, yes: bool, now: int, id: str = "") -> list[Entry]:
        if self.wish is None or seat is None or seat not in self._asked(self.wish.seat):
            raise No("no-question", "Nobody asks you to agree to anything.")
        group = self._group(now).add("answer", seat, by, "yes" if yes else "no", id)
        if yes and self.awaited() == [seat]:
            return self._undone(group, self.wish.seat, "table", self.wish.to, "")
        return group.entries

    def _undone(self, group: Group, seat: int, by: str, to: int, id: str) -> list[Entry]:
        group.add("undo", seat, by, str(to), id)
        return self._timed(group, self.at(to), self.sitters)

    # --- time ---

    @property
    def running(self) -> int | None:
        """The seat whose time runs: a person who is to move at a table with a clock."""
        turn = self.turn
        person = turn is not None and self.sitters[turn].person
        return turn if self.terms.clock and self.since and person else None

    def left_at(self, now: int) -> list[int]:
        left = list(self.left)
        if self.running is not None:
            left[self.running] -= self.charge(self.since, now)
        return [max(0, each) for each in left]

    def expire(self, now: int) -> list[Entry]:
        """Who has run out of time is played by a bot until they return, or loses."""
        seat = self.running
        if seat is None or self.left_at(now)[seat] > 0:
            return []
        group = self._group(now)
        if self.terms.timeout == "lose":
            return group.add("end", seat, "table", "time").entries
        out = replace(self.sitters[seat], bot=self.terms.level, away=True)
        group.add("seat", seat, "table", _json(out))
        return self._timed(group, self.position, self.sitters)

    def _timed(
        self,
        group: Group,
        after: Position,
        sitters: list[Sitter],
        back: set[int] = frozenset(),  # type: ignore[assignment]
    ) -> list[Entry]:
        """The group with what each seat has left after it, if there is a clock."""
        clock = self.terms.clock
        if clock is None or (not self.started and any(sitter.open for sitter in sitters)):
            return group.entries
        left = self.left_at(group.at)
        mover = after.to_move
        if clock.kind == "move" and mover >= 0 and (mover != self.turn or mover in back):
            left[mover] = clock.full
        if clock.kind == "game":
            for seat in back:
                left[seat] = max(left[seat], clock.full // RETURN)
        return group.add("clock", None, "table", _json(left)).entries

    # --- the end ---

    def rematch(self, by: str, table: str, now: int) -> list[Entry]:
        if not self.over:
            raise No("playing", "The game is not over yet.")
        return self._group(now).add("rematch", None, by, table).entries

    def _group(self, now: int) -> Group:
        return Group(self.n, now)


class Group:
    """Entries that are kept together or not at all."""

    def __init__(self, n: int, at: int) -> None:
        self.n, self.at = n, at
        self.entries: list[Entry] = []

    def add(self, kind: str, seat: int | None, by: str, text: str, id: str = "") -> Group:
        n = self.n + len(self.entries) + 1
        self.entries.append(Entry(n, self.at, kind, seat, by, text, id))
        return self


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


FOLD: dict[str, Callable[[Table, Entry], None]] = {
    "line": Table._add_line,
    "chance": Table._add_line,
    "undo": Table._add_undo,
    "seat": Table._add_seat,
    "clock": Table._add_clock,
    "ask": Table._add_ask,
    "answer": Table._add_answer,
    "end": Table._add_end,
    "rematch": Table._add_rematch,
}
