"""One table, computed from its log alone. Nothing here reads a clock, a disk or a socket.

`add` applies an entry that is on disk. The other functions decide: they look at the table as it is
and return the entries that should follow, or raise `No` with the reason and change nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

import msgspec

from engawa.bots.levels import anchor
from engawa.core.actions import CHANCE, NOBODY
from engawa.core.errors import BadLine, Refusal
from engawa.core.luck import Luck
from engawa.core.notation import seat_name
from engawa.core.position import Position
from engawa.core.reveal import reveals
from engawa.core.rng import named
from engawa.store import Entry, StoreDown, StoredTable, StoreFull
from engawa.store.vacations import Spans
from engawa.table.history import History, Step
from engawa.table.terms import Terms, game_for, other_rules
from engawa.words import SEATS, Words, house, together
from engawa.words import table as say

LINES = ("line", "chance")  # the kinds of entries that are played
MOVED = ("line", "chance", "undo")  # the kinds of entries that change the position
SOMEBODY = "somebody"  # a person whose name is not known, or not any more
GONE = " (gone)"  # added to the name of a person who left during the game
TIME, RESIGNED = "time", "resigned"  # how a seat lost before the game was over
LOST = {TIME: say.ran_out, RESIGNED: say.resigned}
UNDO_PLAYED = [say.undo_played(seat) for seat in SEATS]
YES = ("no", "yes")  # how an answer is written in the log
BROUGHT = ("record", "fork")  # who played the lines that a table began with
BOT_NAMES = ("Haru", "Ren", "Mika", "Tomo", "Vega")
SPARE = 10_000  # entries besides the lines that stand; with more, nothing can be changed
RETURN = 10  # one tenth: how much of the clock a player gets who returns after time ran out


def told_name(name: str) -> Words:
    """Return a name for the listener; a missing name is put in the listener's language."""
    if name.endswith(GONE):
        return say.gone(told_name(name.removesuffix(GONE)))
    return say.SOMEBODY if name == SOMEBODY else name


class No(Exception):
    """A request that cannot be granted: a code for programs, a sentence for people."""

    def __init__(self, code: str, says: Words, rule: str = "") -> None:
        super().__init__(code)
        self.code, self.says, self.rule = code, says, rule


def no_store(error: StoreDown) -> No:
    """The store cannot do what was asked. Guests are not told where it is; the journal says it."""
    return No("storage", say.DISK_FULL if isinstance(error, StoreFull) else say.STORE_DOWN)


def id_used() -> No:
    return No("id-used", say.ID_USED)


@dataclass(frozen=True)
class Sitter:
    """Who has a seat, and who plays it."""

    guest: str = ""  # the person in the seat; empty: nobody
    name: str = ""
    bot: str = ""  # the level of the bot that plays; empty: no bot
    away: bool = False  # the bot stands in because the time ran out
    resigned: bool = False  # a bot plays on for a person who gave up

    @property
    def open(self) -> bool:
        return not self.guest and not self.bot

    @property
    def is_unnamed_bot(self) -> bool:
        """Is it a bot that is known by its level only?"""
        return not self.guest and bool(self.bot) and self.name in ("", self.bot)

    @property
    def person(self) -> bool:
        """Does a person decide here?"""
        return bool(self.guest) and not self.bot


class Used(NamedTuple):
    """What came of a request that had an id."""

    n: int  # the number of its last entry
    first: Entry


class Played(NamedTuple):
    """A line that was read: the action, and the position after it."""

    entry: Entry
    action: int
    after: Position


class Ending(NamedTuple):
    """When and how a game ended."""

    at: int
    position: Position
    lost: int | None  # the seat that ended it: out of time, or resigned


class Since(NamedTuple):
    """A seat's last line, and what came after it."""

    step: Step
    chance: bool
    first: Step | None
    gone: str  # a player of those lines who left and cannot agree any more


class Back(NamedTuple):
    """What taking back would mean for a seat."""

    free: bool
    to: int | None
    says: Words = ""  # why it needs the others


@dataclass
class Wish:
    """A seat's request to take back more than it may on its own."""

    seat: int
    to: int
    yes: set[int] = field(default_factory=set)


def uptime(began: int, until: int) -> int:
    """Count all time, for tables that do not know when the server was down."""
    return until - began


def roll(s: Position) -> int:
    """Roll with the operating system's random numbers."""
    return s.roll()


class Table:
    def __init__(
        self,
        head: StoredTable,
        charge: Callable[[int, int], int] = uptime,
        luck: Callable[[Position], int] = roll,
        stopped: Words = "",
        shared: Luck | None = None,
    ) -> None:
        self.id = head.id
        self.host = head.maker
        self.public = head.public
        self.began = head.made
        self.terms = msgspec.convert(head.about, Terms)
        self.game = game_for(head.game, self.terms.seats, self.terms.options, self.terms.rules)
        self.stopped = other_rules(self.game, self.terms) or stopped  # why the game cannot go on
        self.was_over = head.status == "over"
        self.astray: int | None = None  # the first entry that cannot be replayed, if stopped
        self.charge = charge
        self.luck = luck
        self.shared = shared  # the luck it shares with other tables, instead of `luck`
        self.n = 0
        self.moved = 0  # the number of the entry that last changed the position
        self.sitters = [Sitter() for _ in range(self.game.seats)]
        self._called: tuple[str, ...] = ()  # display names, once somebody asks
        self.started = False  # are all seats taken?
        self.names: dict[str, str] = {}  # of all guests who ever sat here, by id
        self.audience: dict[str, str] = {}  # names of guests who may watch a private table, by id
        self.position = self.game.start()
        self.before = self.position  # the position before the last line, unless that was taken back
        self.history = History(self.position)
        self._ahead: dict[int, Played] = {}  # lines that were read but not folded in yet, by number
        self._since: tuple[int, dict[int, Since]] = 0, {}  # the version it is for, and by seat
        self.wish: Wish | None = None
        self.denied: set[tuple[int, int]] = set()  # seats that were denied, after which line
        self.lost: int | None = None  # the seat that ended it: out of time, or resigned
        self.how_lost = ""  # a key of LOST
        self.gone: dict[int, str] = {}  # guests who left during the game, by seat
        self.early = False  # did somebody leave in the first round?
        self.brought = False  # did it begin with lines from elsewhere?
        self.next = ""  # the table of the rematch
        self.ids: dict[tuple[str, str], Used] = {}  # by sender and id
        self._request: tuple[str, str] | None = None  # the request of the next entries
        self.log: list[Entry] = []
        full = self.terms.clock.full if self.terms.clock else 0
        self.left = [full] * self.game.seats
        self.since = 0  # since when the seat to move uses up its time
        self.vacations: dict[str, Spans] = {}  # of guests, where clocks have days

    # --- what it is now ---

    @property
    def steps(self) -> list[Step]:
        """The lines that stand."""
        return self.history.steps

    @property
    def over(self) -> bool:
        if self.stopped:
            return self.was_over
        return self.lost is not None or self.position.to_move == NOBODY

    @property
    def status(self) -> str:
        return "over" if self.over else "playing" if self.started else "waiting"

    @property
    def turn(self) -> int | None:
        """The seat that must decide now."""
        plays = self.started and self.lost is None and not self.stopped
        mover = self.position.to_move if plays else NOBODY
        return mover if mover >= 0 else None

    @property
    def has_people(self) -> bool:
        """Does a person decide anything here, or do only bots play?"""
        return any(sitter.person for sitter in self.sitters)

    @property
    def link(self) -> str:
        """The address of the table; for a private one, with the code that opens it."""
        return f"/t/{self.id}" + (f"?join={self.terms.code}" if self.terms.code else "")

    @property
    def hand_link(self) -> str:
        """The same for a phone that shows one hand, beside a large screen with the board."""
        return self.link.replace(self.id, f"{self.id}/hand", 1)

    @property
    def replay(self) -> str:
        """The address of the replay, for everybody who has the link."""
        return replay_link(self.id, self.terms.code)

    @property
    def replay_code(self) -> str:
        return replay_code(self.terms.code)

    def called(self) -> tuple[str, ...]:
        """What everybody is called. Bots of the same level get names to tell them apart."""
        if not self._called:
            taken = {sitter.name for sitter in self.sitters}
            names = (name for name in BOT_NAMES if name not in taken)
            self._called = tuple(
                [
                    next(names, sitter.name) if sitter.is_unnamed_bot else sitter.name
                    for sitter in self.sitters
                ]
            )
        return self._called

    def seat_of(self, guest: str) -> int | None:
        mine = (i for i, sitter in enumerate(self.sitters) if guest and sitter.guest == guest)
        return next(mine, None)

    def may_watch(self, guest: str) -> bool:
        known = guest == self.host or guest in self.audience
        return self.public or known or self.seat_of(guest) is not None

    def scores(self) -> list[float]:
        """The result: a seat that ran out of time or resigned lost, the others share the win."""
        if self.lost is None:
            return self.position.scores()
        still = self._still(self.lost)
        return [1 / len(still) if seat in still else 0.0 for seat in range(self.game.seats)]

    def _still(self, seat: int) -> list[int]:
        """Return the other seats that nobody has given up."""
        there = enumerate(self.sitters)
        return [k for k, sitter in there if k != seat and not sitter.resigned]

    def ending(self) -> Words:
        """Say how the game was won, once it is over."""
        if self.lost is None:
            return self.position.ending()
        return LOST[self.how_lost](SEATS[self.lost])

    @property
    def round_over(self) -> bool:
        """Has every seat had a turn? A game that somebody leaves before that does not count."""
        return len({step.seat for step in self.steps if step.seat >= 0}) == self.game.seats

    def at(self, n: int) -> Position:
        """Return the position after the entries up to n, without lines taken back since."""
        return self.history.at(n)

    def standing(self) -> list[str]:
        """Return the lines that were not taken back, as they are kept; some may be unplayable."""
        lines: list[Entry] = []
        for entry in self.log:
            if entry.kind in LINES:
                lines.append(entry)
            elif entry.kind == "undo":
                lines = [line for line in lines if line.n <= int(entry.text)]
        return [line.text for line in lines]

    # --- the fold ---

    def add(self, entry: Entry) -> None:
        """Apply the next entry of the log."""
        FOLD[entry.kind](self, entry)
        self.n = entry.n
        self.log.append(entry)
        if entry.id:
            self._request = (entry.by, entry.id)
        elif entry.by not in ("chance", "table") or entry.kind in ("seat", "end"):
            self._request = None
        if self._request:
            first = entry if entry.id else self.ids[self._request].first
            self.ids[self._request] = Used(entry.n, first)
        if entry.kind in MOVED:
            self.moved = entry.n
            self.wish = None

    def read(self, entry: Entry) -> None:
        """Apply an entry that comes from the store.

        The rules trust the actions they are given, so a line that was damaged in the store must not
        reach them.
        """
        if entry.kind in LINES and not self.stopped and not self._follows(entry):
            raise BadLine(f"entry {entry.n} cannot be played there")
        self.add(entry)

    def played(self, entry: Entry) -> Played:
        """Return the line of the next entry, read. `play` has read it already; then it is kept."""
        found = self._ahead.get(entry.n)
        if found is None or found.entry is not entry:
            action = self.position.parse(entry.text)
            found = self._foresee(entry, self.position, action)
        return found

    def _foresee(self, entry: Entry, before: Position, action: int) -> Played:
        after = before.copy()
        after.apply(action)
        found = self._ahead[entry.n] = Played(entry, action, after)
        return found

    def _add_line(self, entry: Entry) -> None:
        if self.stopped and (self.astray or not self._follows(entry)):
            self.astray = self.astray or entry.n
            return
        seat = CHANCE if entry.seat is None else entry.seat
        if self.shared and seat == CHANCE:
            self.shared.saw(self.position)
        _, action, after = self.played(entry)
        del self._ahead[entry.n]
        self.before, self.position = self.position, after
        self.brought = self.brought or entry.by in BROUGHT
        self.history.add(Step(entry.n, seat, action, entry.by), after)

    def _add_undo(self, entry: Entry) -> None:
        to = int(entry.text)
        if self.astray and to < self.astray:
            self.astray = None
        self.position = self.history.back(to)
        self.before = self.at(self.steps[-1].n - 1) if self.steps else self.position

    def _follows(self, entry: Entry) -> bool:
        """Could this line be played here by our rules?"""
        s, seat = self.position, CHANCE if entry.seat is None else entry.seat
        if seat != s.to_move:
            return False
        try:
            action = s.parse(entry.text)
        except BadLine:
            return False
        if action not in ([each for each, _ in s.chances()] if seat == CHANCE else s.legal()):
            return False
        self._foresee(entry, s, action)
        return True

    def _add_seat(self, entry: Entry) -> None:
        sitter = msgspec.json.decode(entry.text, type=Sitter)
        if entry.seat is None:
            self.audience[sitter.guest] = sitter.name
        else:
            if self.wish and not sitter.person:
                self._got_up(self.wish, entry.seat)
            self._replace(entry.seat, sitter)
            self._called = ()
            self.names[sitter.guest] = sitter.name
            self.started = not any(each.open for each in self.sitters)

    def _replace(self, seat: int, sitter: Sitter) -> None:
        was, self.sitters[seat] = self.sitters[seat], sitter
        if sitter.guest:
            self.gone.pop(seat, None)
        elif self.started and was.guest:
            self.gone[seat] = was.guest
            self.early = self.early or not self.round_over

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
            self._deny()

    def _got_up(self, wish: Wish, seat: int) -> None:
        """Settle an open request of or to a seat whose player gets up.

        If it was their request, it is dropped. If they had to answer, that counts as a no.
        """
        if seat == wish.seat:
            self.wish = None
        elif seat in self.awaited():
            self._deny()

    def _deny(self) -> None:
        if self.wish:
            self.denied.add((self.wish.seat, self._last))
        self.wish = None

    @property
    def _last(self) -> int:
        """The number of the last line that stands. If it changes, the game has moved on."""
        return self.steps[-1].n if self.steps else 0

    def _add_end(self, entry: Entry) -> None:
        if is_closed(entry):
            self.stopped, self.was_over = say.CLOSED, True
        self.lost, self.how_lost = entry.seat, entry.text

    def _add_rematch(self, entry: Entry) -> None:
        self.next = entry.text

    # --- sitting down, getting up ---

    def sit(self, guest: str, name: str, seat: int | None, now: int) -> list[Entry]:
        """Take an open seat; any, if none is named. A guest who already has a seat keeps it."""
        if seat is None and self.seat_of(guest) is not None:
            return []
        if self.over:
            raise No("over", say.OVER_LOOK)
        self._changes()
        if seat is None:
            seat = next((i for i, sitter in enumerate(self.sitters) if sitter.open), None)
            if seat is None:
                raise No("full", say.FULL)
        there = self._sitter(seat)
        if there.guest == guest:
            return []
        if self.seat_of(guest) is not None:
            raise No("seated", say.SEATED)
        if not there.open:
            raise No("taken", say.taken(who=SEATS[seat], seat=seat_name(seat)))
        return self.seated({seat: Sitter(guest, name)}, guest, now)

    def watch(self, guest: str, name: str, now: int) -> list[Entry]:
        """Let a guest watch a private table from now on."""
        if self.may_watch(guest):
            return []
        self._changes()
        return self._group(now).add("seat", None, guest, _json(Sitter(guest, name))).entries

    def leave(self, guest: str, now: int) -> list[Entry]:
        """Get up. Before the game starts the seat is free again; after that, a bot plays on."""
        seat = self.seat_of(guest)
        if seat is None:
            raise No("no-seat", say.NO_SEAT_TO_LEAVE)
        if self.over:
            raise No("over", say.OVER_STAY)
        playing = self.status == "playing"
        if playing and self.terms.luck and self.game.seats == 1:
            raise No("same-luck", say.LUCK_ALONE)
        bot = Sitter("", self.sitters[seat].name + GONE, self.terms.level)
        return self.seated({seat: bot if playing else Sitter()}, guest, now)

    def resign(self, seat: int | None, by: str, now: int, id: str = "") -> list[Entry]:
        """Give up: a bot plays on if the others can continue, else they have won."""
        if seat is None:
            raise No("no-seat", say.WATCHING_RESIGN)
        self._goes_on()
        if self.over:
            raise No("over", house.GAME_OVER)
        if not self.started:
            raise No("waiting", say.RESIGN_WAITING)
        group = self._group(now)
        if self._ends_without(seat):
            return group.add("end", seat, by, RESIGNED, id).entries
        name = self.sitters[seat].name
        bot = Sitter("", name + GONE, self.terms.level, resigned=True)
        group.add("seat", seat, by, _json(bot), id)
        if not self.public:  # they may still watch
            group.add("seat", None, by, _json(Sitter(by, name)))
        return self._timed(group, self.position, self.sitters)

    def _ends_without(self, seat: int) -> bool:
        """Does the game end if this seat gives up: by its terms, or because nobody can play on?"""
        still = self._still(seat)
        people = any(self.sitters[k].guest for k in still)
        return self.terms.timeout == "lose" or len(still) < 2 or not people

    def hand(self, guest: str, seat: int, bot: str | None, now: int, id: str = "") -> list[Entry]:
        """Hand a seat to a bot, or take it back; the host also fills and empties free seats."""
        there = self._sitter(seat)
        if self.over:
            raise No("over", house.GAME_OVER)
        if there.guest == guest:
            after = replace(there, bot=bot or "", away=False)
        elif there.guest or guest != self.host:
            raise No("no-seat", say.NOT_YOUR_SEAT)
        elif not bot and self.steps:
            raise No("started", say.BOT_STAYS)
        else:
            after = Sitter("", bot or "", bot or "")
        if after == there:
            return []
        if self.terms.luck and self.started and there.guest:
            raise No("same-luck", say.LUCK_NO_BOT)
        if self.terms.rated and (self.started or there.guest):
            raise No("rated", say.RATED_SEATS)
        if self.terms.rated and bot and anchor(self.game.name, bot) is None:
            raise No("rated", say.RATED_LEVELS)
        self._changes()
        return self.seated({seat: after}, guest, now, id)

    def is_away(self, guest: str) -> bool:
        """Has this guest run out of time, with a bot playing for them?"""
        return any(sitter.away and sitter.guest == guest for sitter in self.sitters)

    def back(self, guest: str, now: int) -> list[Entry]:
        """Let a guest return who ran out of time and was played by a bot."""
        mine = enumerate(self.sitters)
        seats = {i: replace(s, bot="", away=False) for i, s in mine if s.away and s.guest == guest}
        stays = not seats or self.over or self.stopped
        return [] if stays else self.seated(seats, guest, now)

    def _sitter(self, seat: int) -> Sitter:
        if not 0 <= seat < self.game.seats:
            raise No("no-seat", say.no_such_seat(seats=self.game.seats, seat=seat))
        return self.sitters[seat]

    def seated(self, after: dict[int, Sitter], by: str, now: int, id: str = "") -> list[Entry]:
        """Change who sits here; when the last seat is taken, the game begins."""
        self._goes_on()
        group = self._group(now)
        for seat, sitter in after.items():
            group.add("seat", seat, by, _json(sitter), id)
        sitters = [after.get(seat, sitter) for seat, sitter in enumerate(self.sitters)]
        if any(sitter.open for sitter in sitters) or self.over:
            return group.entries
        s = self._roll(group, self.position)
        back = {seat for seat in after if self.sitters[seat].away and sitters[seat].person}
        return self._timed(group, s, sitters, back)

    # --- playing ---

    def play(
        self, seat: int | None, by: str, line: str, seen: int, now: int, id: str = ""
    ) -> list[Entry]:
        """Play a line, and the chance that follows it."""
        mine, s = self._acts(seat, seen), self.position
        if self.is_late(now):
            raise No("late", say.LATE)
        action = self._legal(s, mine, line)
        group = self._group(now)
        group.add("line", mine, by, s.text(action), id)
        after = self._roll(group, self._foresee(group.last, s, action).after)
        return self._timed(group, after, self.sitters)

    def _goes_on(self) -> None:
        if self.stopped:
            raise No("stopped", self.stopped)

    def _changes(self) -> None:
        """Check that more may be changed or taken back: a log must not grow too long to read."""
        self._goes_on()
        if self.n - len(self.steps) >= SPARE:
            raise No("full", say.UNDO_SPENT)

    def _acts(self, seat: int | None, seen: int) -> int:
        """Return the seat, if it is its turn and it knows the latest move; else raise `No`."""
        if seat is None:
            raise No("no-seat", say.WATCHING_PLAY)
        self._goes_on()
        if self.over:
            raise No("over", house.GAME_OVER)
        if not self.started:
            raise No("waiting", say.WAITING)
        if not self.moved <= seen <= self.n:
            raise No("stale", say.stale(seen=seen, n=self.n))
        if seat != self.turn:
            raise No("not-your-turn", say.NOT_YOUR_TURN)
        return seat

    def is_spelled(self, line: str, text: str) -> bool:
        """Are these two spellings of the same line?"""
        try:
            return line == text or self.position.parse(line) == self.position.parse(text)
        except BadLine:
            return False

    def _legal(self, s: Position, seat: int, line: str) -> int:
        try:
            action = s.parse(line)
        except BadLine:
            action = -1
        if action < 0 or action not in s.legal():
            why = self.why(seat, line)
            raise No("illegal", why.says, why.rule) if why else No("illegal", say.NOT_HERE)
        return action

    def why(self, seat: int | None, line: str) -> Refusal | None:
        """Return why a line cannot be played. A seat that is not to move learns only that.

        The answer comes from a world that the seat imagines, so it cannot reveal what the seat does
        not know.
        """
        if self.stopped:
            return Refusal("", self.stopped)
        if seat is None or seat != self.turn:
            return Refusal("", say.NOT_YOUR_TURN)
        return self.position.imagine(seat, named("why", self.id, self.n)).why_not(line)

    def _roll(self, group: Group, s: Position) -> Position:
        """Roll all the chance that follows, each outcome an entry; return the new position."""
        luck = self.shared.copy().roll if self.shared else self.luck
        while s.to_move == CHANCE:
            before, s = s, s.copy()
            action = luck(s)
            group.add("chance", None, "chance", before.text(action))
            self._ahead[group.last.n] = Played(group.last, action, s)
        return s

    # --- taking back ---

    def undo_of(self, seat: int | None, worlds: int = 2) -> Back:
        """Return what `undo` would do for a seat.

        It is free back to the last chance, the last reveal, or the last line of another seat.
        """
        since = None if seat is None or self.over or self.stopped else self._lasts().get(seat)
        if seat is None or since is None:
            return Back(False, None, say.NOTHING_TO_UNDO)
        if self.terms.luck:
            return Back(False, None, say.UNDO_LUCK)
        step, chance, first, gone = since
        to = step.n - 1
        if gone:
            return Back(False, None, say.undo_gone(told_name(self.names[gone])))
        if (seat, self._last) in self.denied:
            return Back(False, None, say.UNDO_DENIED)
        if chance:
            return Back(False, to, say.UNDO_CHANCE)
        if first:
            return Back(False, to, UNDO_PLAYED[first.seat])
        if reveals(self.before, step.action, named("undo", self.id, self.n), worlds):
            return Back(False, to, say.UNDO_SHOWN)
        return Back(True, to)

    def _lasts(self) -> dict[int, Since]:
        """Find the last line of every seat that has played. All viewers share the result."""
        n, found = self._since
        if n == self.n:
            return found
        chance, first, gone, found = False, None, "", {}
        agree: set[tuple[int, str]] = set()
        for step in reversed(self.steps):
            if step.seat == CHANCE:
                chance = True
            else:
                if step.seat not in found:
                    found[step.seat] = Since(step, chance, first, gone)
                    if len(found) == self.game.seats:
                        break
                if not gone and (step.seat, step.by) not in agree:
                    if self._can_agree(step):
                        agree.add((step.seat, step.by))
                    else:
                        gone = step.by
            first = step
        self._since = self.n, found
        return found

    def _can_agree(self, step: Step) -> bool:
        """Can the player of this line agree? A bot can; a person who left it to a bot cannot."""
        there = self.sitters[step.seat]
        return (there.guest == step.by and not there.bot) or not step.person

    def undo(self, seat: int | None, by: str, seen: int, now: int, id: str = "") -> list[Entry]:
        """Take back at once if it is free; else ask the others."""
        if seat is None:
            raise No("no-seat", say.WATCHING_UNDO)
        self._changes()
        if not self.moved <= seen <= self.n:
            raise No("stale", say.stale(seen=seen, n=self.n))
        back = self.undo_of(seat, worlds=36)
        if back.to is None:
            raise No("over" if self.over else "no-undo", back.says)
        if back.free or (self.terms.takeback and not self._asked(seat)):
            return self._undone(self._group(now), seat, by, back.to, id)
        if not self.terms.takeback:
            raise No("no-undo", together(back.says, say.UNDO_CLOSED))
        if self.wish:
            raise No("no-undo", say.UNDO_ASKED)
        return self._group(now).add("ask", seat, by, str(back.to), id).entries

    def _asked(self, seat: int) -> list[int]:
        """Return the seats of the people who must agree if `seat` takes back more than is free."""
        return [k for k, sitter in enumerate(self.sitters) if k != seat and sitter.person]

    def awaited(self) -> list[int]:
        """Return the seats that have not answered yet."""
        if self.wish is None:
            return []
        return [k for k in self._asked(self.wish.seat) if k not in self.wish.yes]

    def answer(self, seat: int | None, by: str, yes: bool, now: int, id: str = "") -> list[Entry]:
        self._goes_on()
        if self.wish is None or seat is None or seat not in self._asked(self.wish.seat):
            raise No("no-question", say.NO_QUESTION)
        group = self._group(now).add("answer", seat, by, YES[yes], id)
        if yes and self.awaited() == [seat]:
            return self._undone(group, self.wish.seat, "table", self.wish.to, "")
        return group.entries

    def _undone(self, group: Group, seat: int, by: str, to: int, id: str) -> list[Entry]:
        group.add("undo", seat, by, str(to), id)
        return self._timed(group, self.at(to), self.sitters)

    # --- time ---

    @property
    def running(self) -> int | None:
        """The seat whose time runs: a person to move, at a table with a clock."""
        turn = self.turn
        person = turn is not None and self.sitters[turn].person
        return turn if self.terms.clock and self.since and person else None

    def left_at(self, now: int) -> list[int]:
        left = list(self.left)
        if self.running is not None:
            left[self.running] -= self.charged(self.sitters[self.running].guest, now)
        return [max(0, each) for each in left]

    def charged(self, guest: str, now: int) -> int:
        """Return how much time of this turn counts: all but vacation."""
        away = (
            self.charge(max(began, self.since), min(until, now))
            for began, until in self.vacations.get(guest, [])
            if began < now and until > self.since
        )
        return self.charge(self.since, now) - sum(away)

    def away_until(self, guest: str, now: int) -> int | None:
        """Return when the vacation of a guest ends, if the clock stands still for it."""
        spans = self.vacations.get(guest, [])
        return next((until for began, until in spans if began <= now < until), None)

    def is_late(self, now: int) -> bool:
        """Is it past the time at which the table closes, with the game unfinished?"""
        return 0 < self.terms.until <= now and self.turn is not None

    def expire(self, now: int) -> list[Entry]:
        """Handle a clock that ran out: a bot plays until the player returns, or they lose."""
        if self.is_late(now):
            return self._group(now).add("end", self.turn, "table", TIME).entries
        seat = self.running
        if seat is None or self.left_at(now)[seat] > 0:
            return []
        group = self._group(now)
        if self.terms.timeout == "lose":
            return group.add("end", seat, "table", TIME).entries
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
        """Add what each seat has left on its clock to a group, if there is a clock."""
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

    def close(self, now: int) -> list[Entry]:
        """End the table without a result, on behalf of the operator."""
        if self.over:
            raise No("over", house.GAME_OVER)
        return self._group(now).add("end", None, "table", "closed").entries

    def ends(self, entries: Sequence[Entry]) -> Ending | None:
        """Return how the game ends with these entries; None if it does not, or has no result."""
        if self.over or self.stopped:
            return None
        at = entries[-1].at
        for entry in entries:
            if entry.kind == "end":
                return None if is_closed(entry) else Ending(at, self.position, entry.seat)
        lines = [self._ahead[entry.n].after for entry in entries if entry.n in self._ahead]
        return Ending(at, lines[-1], None) if lines and lines[-1].to_move == NOBODY else None

    def ended(self) -> Ending | None:
        """Return how the game ended, according to its log."""
        if not self.over or self.stopped:
            return None
        last = next(entry for entry in reversed(self.log) if entry.kind in (*LINES, "end"))
        return Ending(last.at, self.position, self.lost)

    def forget(self, guest: str) -> None:
        """Remove a guest's name here, as it was removed from the log."""
        self.log = [nameless(entry, guest) for entry in self.log]
        for entry in self.log:
            if entry.kind == "seat":
                sitter = msgspec.json.decode(entry.text, type=Sitter)
                names = self.audience if entry.seat is None else self.names
                names[sitter.guest] = sitter.name
                if entry.seat is not None:
                    self.sitters[entry.seat] = sitter
                    self._called = ()

    def rematch(self, by: str, table: str, now: int) -> list[Entry]:
        if not self.over:
            raise No("playing", say.NOT_OVER)
        return self._group(now).add("rematch", None, by, table).entries

    def _group(self, now: int) -> Group:
        self._ahead.clear()  # earlier decisions were not kept
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

    @property
    def last(self) -> Entry:
        return self.entries[-1]


def replay_link(table: str, code: str) -> str:
    return f"/replay/{table}" + (f"?code={replay_code(code)}" if code else "")


def replay_code(code: str) -> str:
    """Return the code that opens the replay of a private table, but not the table itself."""
    return hashlib.sha256(f"replay {code}".encode()).hexdigest()[:16] if code else ""


def is_closed(entry: Entry) -> bool:
    """Does an entry close its table, whoever was to move?"""
    return entry.kind == "end" and entry.seat is None


def gave_up(entry: Entry) -> Words:
    """Say that a seat lost by an entry, or was given up to a bot; empty if neither."""
    if entry.seat is None or entry.kind not in ("seat", "end"):
        return ""
    who = SEATS[entry.seat]
    if entry.kind == "end":
        return LOST[entry.text](who)
    resigned = msgspec.json.decode(entry.text, type=Sitter).resigned
    return say.resigned_to_bot(who) if resigned else ""


def nameless(entry: Entry, guest: str) -> Entry:
    """Return an entry without the name of a guest, if it has it; it means the same."""
    if entry.kind != "seat":
        return entry
    sitter = msgspec.json.decode(entry.text, type=Sitter)
    left = entry.by == guest and sitter.name.endswith(GONE)
    if sitter.guest != guest and not left:
        return entry
    sitter = replace(sitter, name=SOMEBODY + GONE if left else SOMEBODY)
    return msgspec.structs.replace(entry, text=_json(sitter))


def hands(entry: Entry, seat: int, bot: str) -> bool:
    """Does an entry hand that seat to that bot, or back if `bot` is empty?"""
    if (entry.kind, entry.seat) != ("seat", seat):
        return False
    return msgspec.json.decode(entry.text, type=Sitter).bot == bot


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
