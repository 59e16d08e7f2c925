"""What one seat sees of a table, shared by all who watch from there; spectators share one.

Everything here comes from `observe`, `told`, `narrate` and `scene` for that seat, and from what
all may know: who sits where, and the clock.
"""

from __future__ import annotations

from typing import Any

from engawa.core.actions import CHANCE
from engawa.core.notation import count
from engawa.core.position import Position
from engawa.core.scene import Scene
from engawa.store import Entry
from engawa.table.diff import diff, keys
from engawa.table.messages import Change, ClockHead, SceneIs, Told, UndoHead, encode
from engawa.table.table import MOVED, Table

STORY = 60  # lines that a whole scene tells of the past


class Eye:
    """One seat's sight of a position; what was looked at once is not looked at again.

    Seats that look at the same table are given the eye of all, a spectator's, and share what it
    sees where their game says how. A secret is never in it: it is another seat's sight, and less.
    """

    def __init__(self, s: Position, seat: int | None, all: Eye | None = None) -> None:
        self.seat = seat
        self.room = s.game.room
        self.all = all
        self.moved()

    def moved(self) -> None:
        """The position has changed."""
        self._of: Position | None = None
        self._sight: dict[str, Any] = {}
        self._common: Scene | None = None

    def sight(self, s: Position) -> dict[str, Any]:
        if self._of is not s:
            self._of, self._sight = s, self._look(s)
        return self._sight

    def _look(self, s: Position) -> dict[str, Any]:
        if self.all is None:
            return s.observe(self.seat)
        if self.seat is None:
            return self.all.sight(s)
        shared = self.room.shared
        return shared.sight(s, self.all.sight(s), self.seat) if shared else s.observe(self.seat)

    def scene(self, s: Position, playing: bool) -> Scene:
        may = s.lines() if playing and self.seat == s.to_move else []
        shared = self.room.shared
        if shared is None or self.all is None:
            return self.room.scene(self.sight(s), may, self.seat)
        return shared.scene(self.all.common(s), self.sight(s), may, self.seat)

    def common(self, s: Position) -> Scene:
        """What all are shown alike."""
        assert self.room.shared
        if self._common is None:
            self._common = self.room.shared.common(self.sight(s))
        return self._common

    def tell(self, s: Position, n: int, action: int) -> Told:
        """How an action reads to this seat, just before it is played."""
        return self._told(s, n, s.told(action, self.seat))

    def tell_all(self, s: Position, n: int, action: int) -> Told:
        """The same where nothing is hidden any more."""
        return self._told(s, n, s.text(action))

    def _told(self, s: Position, n: int, line: str) -> Told:
        mover = s.to_move
        says = self.room.narrate(self.sight(s), line, mover)
        return Told(n, None if mover == CHANCE else mover, line, says)


class View:
    def __init__(self, table: Table, seat: int | None, all: Eye | None = None) -> None:
        self.table, self.seat = table, seat
        self.eye = Eye(table.position, seat, all)
        self.story = story(table, seat, STORY)
        self.fresh: list[Told] = []  # told since the last message
        self.n = table.n
        self.scene = self._look()
        self.undo = self._undo()
        self.last: list[str] = []

    def _look(self) -> Scene:
        return self.eye.scene(self.table.position, self.table.status == "playing")

    def hear(self, entry: Entry, action: int | None) -> None:
        """Take note of an entry, and of the action that it is, before the table folds it in."""
        if action is not None:
            self.fresh.append(self.eye.tell(self.table.position, entry.n, action))
            self.eye.moved()
        elif entry.kind == "undo":
            back = take_back(self.story + self.fresh, entry)
            self.fresh += back
            self.eye.moved()

    def look(self, clock: ClockHead | None) -> bytes | None:
        """The message that brings a screen up to date, or None if nothing is to be seen."""
        before, was = self.scene, self.n
        self.scene, self.n = self._look(), self.table.n
        told, self.fresh = self.fresh, []
        changes = diff(before, self.scene)
        if not told and not changes:
            self.n = was
            return None
        if told:
            self.last = keys(changes)
        self._remember(told)
        could, self.undo = self.undo, self._undo()
        undo = self.undo if self.undo != could else None
        return encode(Change(self.n, was, changes, told, self.table.turn, clock, undo))

    def _remember(self, told: list[Told]) -> None:
        """Add to the story; what was taken back is told again, in its old place."""
        if told and self.story and told[0].n <= self.story[-1].n:
            known = {each.n for each in told}
            self.story = [each for each in self.story if each.n not in known]
            self.story = sorted([*self.story, *told], key=lambda each: each.n)
        else:
            self.story += told
        del self.story[:-STORY]

    def whole(self, clock: ClockHead | None) -> bytes:
        """The message that a screen begins with."""
        turn = self.table.turn
        return encode(SceneIs(self.n, self.scene, self.story, turn, clock, self.undo, self.last))

    def _undo(self) -> UndoHead:
        back = self.table.undo_of(self.seat)
        return UndoHead(back.free, back.to, back.says)


def take_back(told: list[Told], entry: Entry) -> list[Told]:
    """What an undo tells: itself, and the lines that no longer stand."""
    to = int(entry.text)
    gone = [each for each in told if each.n > to and not each.undone and each.line != "undo"]
    says = f"took back {count(sum(each.seat is not None for each in gone), 'line')}."
    undone = [Told(each.n, each.seat, each.line, each.says, True) for each in gone]
    return [*undone, Told(entry.n, entry.seat, "undo", says)]


def story(table: Table, seat: int | None, limit: int) -> list[Told]:
    """The last lines of a log as a seat was told them, those taken back among them."""
    moved = [entry for entry in table.log if entry.kind in MOVED]
    eye, s = Eye(table.position, seat), table.game.start()
    told: list[Told] = []
    played: list[tuple[int, int]] = []
    for i, entry in enumerate(moved):
        eye.moved()
        if entry.kind == "undo":
            to = int(entry.text)
            if i >= len(moved) - limit:
                back = take_back(told, entry)
                gone = {each.n for each in back}
                told = [each for each in told if each.n not in gone] + back
                told.sort(key=lambda each: each.n)
            played = [(n, action) for n, action in played if n <= to]
            s = table.game.start()
            for _, action in played:
                s.apply(action)
            continue
        action = s.parse(entry.text)
        if i >= len(moved) - limit:
            told.append(eye.tell(s, entry.n, action))
        played.append((entry.n, action))
        s.apply(action)
    return told
