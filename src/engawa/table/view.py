"""What one seat sees of a table, shared by all who watch from that seat. Spectators share one view.

All of it comes from `observe`, `told`, `narrate` and `scene` for that seat, and from what everybody
may know: who sits where, and the clock.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from engawa.core.actions import CHANCE
from engawa.core.observation import Observation
from engawa.core.position import Position
from engawa.core.scene import Scene
from engawa.store import Entry
from engawa.table.diff import diff, keys
from engawa.table.history import History, Step
from engawa.table.messages import Change, ClockHead, SceneIs, Told, UndoHead
from engawa.table.table import MOVED, Back, Table, gave_up
from engawa.words import SEATS, Words, house

STORY = 60  # lines of the past in a whole scene


class Eye:
    """One seat's sight of a position. It looks at each position only once.

    A seat's eye may be given the spectators' eye, to reuse what everybody sees. That holds no
    secret: spectators see less than any seat.
    """

    def __init__(self, s: Position, seat: int | None, all: Eye | None = None) -> None:
        self.seat = seat
        self.spec = s.game.spec
        self.all = all
        self._of: Position | None = None
        self._sight: Observation | None = None

    def moved(self) -> None:
        """Forget what was seen: the position has changed."""
        self._of = None

    def sight(self, s: Position) -> Observation:
        if self._of is not s or self._sight is None:
            self._of, self._sight = s, self._look(s)
        return self._sight

    def _look(self, s: Position) -> Observation:
        if self.all is None:
            return s.sight(self.seat)
        all_see = self.all.sight(s)
        found: Observation = all_see
        if self.seat is not None:
            found = self.spec.own(s, all_see, self.seat)
        return found

    def scene(self, s: Position, playing: bool) -> Scene:
        may = s.lines() if playing and self.seat == s.to_move else []
        return self.spec.scene(self.sight(s), may, self.seat)

    def hears(self, s: Position, n: int, action: int, all: bool = False) -> Heard:
        """Read an action to this seat, or in full if `all`, just before it is played."""
        line = s.text(action) if all else s.line_for(action, self.seat)
        return Heard(n, s.to_move, line, self.sight(s))

    def tell(self, s: Position, heard: Heard) -> Told:
        """Put what was heard into sentences, after it was played."""
        self.moved()
        n, mover, line, before = heard
        telling = self.spec.narrate(before, self.sight(s), line, mover)
        seat = None if mover == CHANCE else mover
        return Told(n, line, telling.says, seat, effect=telling.effect, of=telling.of)


class Heard(NamedTuple):
    """A line that is being played, and what was seen before it."""

    n: int
    mover: int
    line: str
    before: Observation


class View:
    def __init__(self, table: Table, seat: int | None, all: Eye | None = None) -> None:
        self.table, self.seat = table, seat
        self.eye = Eye(table.position, seat, all)
        self.story = story(table, seat, STORY)
        self.fresh: list[Told] = []  # not sent yet
        self.heard: Heard | None = None
        self.n = table.n
        self.scene = self._look()
        self.back = table.undo_of(seat)
        self.undo = _undo(self.back)
        self.last: list[str] = []

    def _look(self) -> Scene:
        scene = self.eye.scene(self.table.position, self.table.turn is not None)
        return replace(scene, asks=self.table.stopped) if self.table.stopped else scene

    def hear(self, entry: Entry, action: int | None, aloud: str) -> None:
        """Take note of an entry before the table folds it in.

        `aloud` is the line as everybody is told it; if it reads otherwise to this seat, note that
        too.
        """
        s = self.table.position
        if entry.kind == "undo":
            self.fresh += take_back(self.story + self.fresh, entry)
        elif says := gave_up(entry):
            self.fresh.append(note(entry, says))
        elif action is not None and s.line_for(action, self.seat) != aloud:
            self.heard = self.eye.hears(s, entry.n, action)

    def tell(self, told: Told | None) -> None:
        """Put what was heard into words, once the table has folded it in.

        `told` is how a line reads to everybody; this seat may have heard it differently.
        """
        self.eye.moved()
        if self.heard:
            told = self.eye.tell(self.table.position, self.heard)
            self.heard = None
        if told:
            self.fresh.append(told)

    def look(self, clock: ClockHead | None) -> Change | None:
        """Return the message that brings a screen up to date; None if there is nothing to see."""
        before, was = self.scene, self.n
        self.scene, self.n = self._look(), self.table.n
        told, self.fresh = self.fresh, []
        changes = diff(before, self.scene)
        could, self.back = self.back, self.table.undo_of(self.seat)
        undo = None
        if self.back != could:
            undo = self.undo = _undo(self.back)
        if not told and not changes and not undo:
            self.n = was
            return None
        if told:
            self.last = keys(changes)
        self._remember(told)
        known = None if was == self.n - len(told) else was
        return Change(self.n, changes, told, self.table.turn, known, clock, undo)

    def _remember(self, told: list[Told]) -> None:
        """Add to the story; a line that was taken back is told again, in its old place."""
        if told and self.story and told[0].n <= self.story[-1].n:
            known = {each.n for each in told}
            self.story = [each for each in self.story if each.n not in known]
            self.story = sorted([*self.story, *told], key=lambda each: each.n)
        else:
            self.story += told
        del self.story[:-STORY]

    def whole(self, clock: ClockHead | None) -> SceneIs:
        """Return the message that a screen begins with."""
        turn = self.table.turn
        return SceneIs(self.n, self.scene, self.story, turn, clock, self.undo, self.last)


def _undo(back: Back) -> UndoHead:
    return UndoHead() if back.to is None else UndoHead(*back)


def take_back(told: list[Told], entry: Entry) -> list[Told]:
    """Return what an undo tells: itself, and the lines that no longer stand."""
    to = int(entry.text)
    gone = [each for each in told if each.n > to and not each.undone and each.line != "undo"]
    lines = sum(each.seat is not None for each in gone)
    who = SEATS[entry.seat or 0]
    undone = [replace(each, undone=True) for each in gone]
    return [*undone, Told(entry.n, "undo", house.took_back(who=who, lines=lines), entry.seat)]


def note(entry: Entry, says: Words) -> Told:
    """Return an event that is not a line of the game, as it is told."""
    return Told(entry.n, "", says, entry.seat)


def story(table: Table, seat: int | None, limit: int) -> list[Told]:
    """Return the last lines of a log as the seat was told them, including those taken back."""
    moved = [entry for entry in table.log if entry.kind in MOVED or gave_up(entry)]
    if table.stopped:
        followed = {step.n for step in table.steps}
        moved = [entry for entry in moved if entry.n in followed]
    eye, s = Eye(table.position, seat), table.game.start()
    history, told = History(s), list[Told]()
    for i, entry in enumerate(moved):
        eye.moved()
        late = i >= len(moved) - limit
        if entry.kind == "undo":
            s = history.back(int(entry.text))
            if late:
                back = take_back(told, entry)
                gone = {each.n for each in back}
                told = [each for each in told if each.n not in gone] + back
                told.sort(key=lambda each: each.n)
            continue
        if says := gave_up(entry):
            told += [note(entry, says)] if late else []
            continue
        action = s.parse(entry.text)
        heard = eye.hears(s, entry.n, action) if late else None
        s.apply(action)
        history.add(Step(entry.n, CHANCE if entry.seat is None else entry.seat, action), s)
        if heard:
            told.append(eye.tell(s, heard))
    return told
