"""The smallest difference between two scenes, as it is sent to browsers.

``asks`` is sent if it changed; of ``goal``, only the fields that changed. If one of the ``notes``
or ``verbs`` changed, all are sent in order: a number stands for the one that had this place before,
and a verb whose `line`, or a note whose `sign`, was there before has it and the fields that
changed. The rest of a scene is lists of rows, and each row has a lasting name.

- ``place``, ``panel``, ``board`` and ``tray`` have the rows that are new or changed. A new row
  comes without the fields that have their default. A changed row has its name and the fields
  that changed; of a `face`, the properties that changed, with None for the usual value.
- ``lines``, ``would`` and ``press`` say what touching sprites means now, as it changes for many at
  once: each entry is a value and the keys of the sprites that have it. An empty value means none.
  In lines, ``*`` stands for the key, or for what follows its first hyphen.
- If a panel counts the same things as before, its `counts`, `meters` and `rows` are the numbers
  alone, in order.
- A row stands `after` the row of that name, or first if the name is empty. Without `after`, a known
  row stays where it was and a new row comes last.
- ``drop`` has, for each list, the names of the rows that are gone.
- A sprite that moves between the board and the tray is sent as a change, in its new list.
- With ``rest``, nothing can be touched any more: all rows lose `lines`, `would` and `press`.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache, lru_cache
from operator import attrgetter
from typing import NamedTuple

from msgspec import NODEFAULT, Struct
from msgspec.structs import astuple

from engawa.core.json import JSON, Parsed
from engawa.core.scene import Face, Goal, Note, Panel, Place, Scene, Sprite, Verb

Row = JSON
Rows = tuple[Place | Panel | Sprite, ...]
Listed = Note | Verb
Name = str | int  # of a row
Figures = tuple[tuple[object, ...], ...]  # a key, a name, and numbers
Values = tuple[object, ...]  # lines, or a word
Touch = tuple[dict[Name, Values], ...]  # what touching sprites means where it changed, as in TOUCH

NUMBERED = ("notes", "verbs")
LISTS = {
    "place": ("places", "name"),
    "panel": ("panels", "seat"),
    "board": ("board", "key"),
    "tray": ("tray", "key"),
}


def _defaults(kind: type[Struct]) -> Row:
    """Map the fields of a row to their defaults, or to a value that equals nothing."""
    names, given = kind.__struct_fields__, kind.__struct_defaults__
    return dict(zip(names, [NODEFAULT] * (len(names) - len(given)) + [*given], strict=True))


LISTS_KEPT = 512  # comparisons of lists that are kept: seats share them, and they come again
KEPT = 4096  # cached comparisons of rows: seats share rows, and rows light up and go out again
TOUCH = ("lines", "would", "press")  # what touching a row means
STAR = "*"  # in a line: the name of the sprite
FIGURES = ("counts", "meters", "rows")  # fields of a panel that hold rows of two words and numbers
DEFAULTS: dict[type[Struct], Row] = {
    kind: _defaults(kind) for kind in (Goal, Note, Place, Panel, Sprite, Verb)
}


class Told(NamedTuple):
    """What to send of a row: its fields, and what touching it means by places in TOUCH."""

    row: Row
    touch: tuple[tuple[int, Values], ...] = ()


class Changes(NamedTuple):
    """What changed in a list."""

    rows: dict[Name, Row]  # what to send of new and changed rows, by name
    fresh: set[Name]  # the names of those that are new
    gone: dict[Name, None]  # the names of those that are no longer there
    touch: Touch


NOTHING = Told({})
STILL = Changes({}, set(), {}, ({}, {}, {}))
#: The latest comparisons by the ids of both lists, which are kept so that no others get these ids.
_compared: dict[tuple[int, int], tuple[Rows, Rows, Changes]] = {}


def diff(old: Scene, new: Scene) -> JSON:
    """Return what a screen that shows `old` needs in order to show `new`."""
    told: JSON = {}
    if new.asks != old.asks:
        told["asks"] = new.asks
    if new.notes is not old.notes and new.notes != old.notes:
        told["notes"] = _numbered(old.notes, new.notes)
    if new.verbs is not old.verbs and new.verbs != old.verbs:
        told["verbs"] = _numbered(old.verbs, new.verbs)
    if new.goal is not old.goal and new.goal != old.goal:
        told["goal"] = _changed(old.goal, new.goal).row if old.goal and new.goal else new.goal
    place = changes(old.places, new.places, "name")
    panel = changes(old.panels, new.panels, "seat")
    board = changes(old.board, new.board, "key")
    tray = changes(old.tray, new.tray, "key")
    if crossing := (board.fresh & tray.gone.keys()) | (tray.fresh & board.gone.keys()):
        known = {sprite.key: sprite for sprite in (*old.board, *old.tray) if sprite.key in crossing}
        board, tray = _crossed(board, new.board, known), _crossed(tray, new.tray, known)
    panels = [*panel.rows.values()]
    touch = _both(board.touch, tray.touch)
    if _is_less(touch, panels) and not _is_lit(new):
        told["rest"] = True
        panels = _untouched(panels)
    else:
        for part, each in zip(TOUCH, touch, strict=True):
            if each:
                told[part] = _by_value(each)
    drop: JSON = {}
    for part, found in zip(LISTS, (place, panel, board, tray), strict=True):
        if rows := panels if found is panel else [*found.rows.values()]:
            told[part] = rows
        if found.gone:
            drop[part] = [*found.gone]
    if drop:
        told["drop"] = drop
    return told


def _both(board: Touch, tray: Touch) -> Touch:
    """Return what touching sprites means, wherever they lie."""
    if tray is STILL.touch:
        return board
    if board is STILL.touch:
        return tray
    return board[0] | tray[0], board[1] | tray[1], board[2] | tray[2]


def _is_less(touch: Touch, panels: list[Row]) -> bool:
    """Is there anything that can be touched for less than before?"""
    for each in touch:
        for values in each.values():
            if not values:
                return True
    for row in panels:
        if not row.get("lines", True):
            return True
    return False


def _numbered(old: tuple[Listed, ...], new: tuple[Listed, ...]) -> list[Listed | Row | int]:
    """Return notes or verbs, with numbers for those that were there before."""
    told: list[Listed | Row | int] = []
    was = {_named(row)[1]: row for row in old}
    for row in new:
        if row in old:
            told.append(old.index(row))
            continue
        field, name = _named(row)
        told.append(_changed(was[name], row, field).row if name and name in was else row)
    return told


def _named(row: Listed) -> tuple[str, str]:
    """Return the field that names a verb or a note, and the name; it may be empty."""
    return ("line", row.line) if isinstance(row, Verb) else ("sign", row.sign)


def _by_value(told: dict[Name, Values]) -> list[list[object]]:
    """Return each value with the keys that have it, so that each key gets its values in order."""
    found: list[list[object]] = []
    last: dict[object, int] = {}  # the last entry of each value
    for key, values in told.items():
        at = -1
        for value in values or ("",):
            here = last.get(value, -1)
            if here <= at:
                here = last[value] = len(found)
                found.append([value])
            found[here].append(key)
            at = here
    return found


def _is_lit(scene: Scene) -> bool:
    """Is there anything to touch?"""
    for row in (*scene.tray, *scene.board):
        if row.lines or row.would:
            return True
    return any(row.lines for row in scene.panels)


def _untouched(rows: list[Row]) -> list[Row]:
    """Return what is left to send of panels when `rest` says that nothing can be touched."""
    left = [{field: row[field] for field in row if field != "lines"} for row in rows]
    return [row for row in left if len(row) > 1]


def _crossed(found: Changes, rows: Sequence[Sprite], was: dict[str, Sprite]) -> Changes:
    """Sprites that came from the other list are not new; sprites that went there are not gone."""
    told, touch = dict(found.rows), tuple([dict(each) for each in found.touch])
    for before, row in zip((None, *rows), rows, strict=False):
        if row.key in was:
            changed = _changed(was[row.key], row, "key")
            for each in touch:
                each.pop(row.key, None)
            for i, values in changed.touch:
                touch[i][row.key] = values
            told[row.key] = {**changed.row, "after": before.key if before else ""}
    gone = {key: None for key in found.gone if key not in was}
    return Changes(told, found.fresh, gone, touch)


def changes(before: Rows, after: Rows, name: str) -> Changes:
    """Return what changed in one of the lists, whose rows have this field for a name.

    The latest results are kept.
    """
    if before is after:
        return STILL
    known = _compared.get((id(before), id(after)))
    if known is not None:
        return known[2]
    begin, end = _ends(before, after)
    first = getattr(after[begin - 1], name) if begin else ""
    was, now = before[begin : len(before) - end], after[begin : len(after) - end]
    found = _changes(was, now, name, first, not end)
    _compared[id(before), id(after)] = before, after, found
    if len(_compared) > LISTS_KEPT:
        _compared.pop(next(iter(_compared)), None)  # the oldest
    return found


@lru_cache(KEPT)
def _changes(old: Rows, new: Rows, name: str, first: Name, is_end: bool) -> Changes:
    """Compare the rows between those that stayed the same at both ends.

    The rows come after the row `first`; `is_end` says whether the list ends with them.
    """
    told: dict[Name, Told] = {}
    if len(old) == len(new):  # most often rows changed, but none came or went
        for was, row in zip(old, new, strict=True):
            if was is not row:
                key = getattr(row, name)
                if getattr(was, name) != key:
                    break
                if was != row:
                    told[key] = _changed(was, row, name)
        else:
            return _apart(told, set(), {}) if told else STILL
        told = {}
    named = attrgetter(name)
    before, after = {named(row): row for row in old}, {named(row): row for row in new}
    fresh: set[Name] = set()
    stayed: list[Name] = []
    for key, row in after.items():
        if key not in before:
            fresh.add(key)
            continue
        stayed.append(key)
        was = before[key]
        if was is not row and was != row:
            told[key] = _changed(was, row, name)
    gone = {key: None for key in before if key not in after}
    moved = _moved([key for key in before if key not in gone], stayed)
    last = first
    for key in after if fresh or moved else ():  # in order: each may follow the one before
        if key in fresh:
            whole = _whole(after[key])
            told[key] = Told({**whole.row, "after": last}, whole.touch)
        elif key in moved:
            changed = told.pop(key, NOTHING)
            told[key] = Told({name: key, **changed.row, "after": last}, changed.touch)
        last = key
    for key in reversed(after) if is_end else ():  # new rows at the end need no `after`
        if key not in fresh:
            break
        del told[key].row["after"]
    return _apart(told, fresh, gone)


def _apart(told: dict[Name, Told], fresh: set[Name], gone: dict[Name, None]) -> Changes:
    """Collect what touching the rows means, and leave out rows of which nothing else is sent."""
    rows: dict[Name, Row] = {}
    touch: Touch = ({}, {}, {})
    for key, (row, touched) in told.items():
        if len(row) > 1:
            rows[key] = row
        for i, values in touched:
            touch[i][key] = values
    return Changes(rows, fresh, gone, touch)


def _ends(old: Rows, new: Rows) -> tuple[int, int]:
    """Return how many rows at the beginning and at the end are the very same objects."""
    most, begin, end = min(len(old), len(new)), 0, 0
    while begin < most and old[begin] is new[begin]:
        begin += 1
    most -= begin
    while end < most and old[-1 - end] is new[-1 - end]:
        end += 1
    return begin, end


def _moved(before: list[Name], after: list[Name]) -> set[Name]:
    """Return the fewest names that must move so that the others are in order."""
    if before == after:
        return set()
    place = {key: i for i, key in enumerate(before)}
    ends: list[int] = []  # the lowest place at which a rising row of each length can end
    lengths = []
    for key in after:
        at = bisect_left(ends, place[key])
        ends[at : at + 1] = [place[key]]
        lengths.append(at)
    moved, longest = set(), len(ends) - 1
    for key, length in zip(reversed(after), reversed(lengths), strict=True):
        if length == longest:
            longest -= 1
        else:
            moved.add(key)
    return moved


@lru_cache(KEPT)
def _whole(row: Struct) -> Told:
    """Return what to send of a new row."""
    usual = DEFAULTS[type(row)]
    found = zip(usual, astuple(row), usual.values(), strict=True)
    return _split(row, {field: _short(value) for field, value, plain in found if value != plain})


@lru_cache(KEPT)
def _changed(old: Struct, new: Struct, name: str = "") -> Told:
    """Return what to send of a changed row."""
    found = zip(DEFAULTS[type(new)], astuple(new), astuple(old), strict=True)
    told = {field: _short(now) for field, now, was in found if now != was or field == name}
    if isinstance(new, Panel):
        for field in FIGURES:
            if field in told:
                told[field] = _figures(getattr(old, field), getattr(new, field))
    elif isinstance(new, Sprite) and isinstance(old, Sprite) and "face" in told:
        told["face"] = _face(old.face, new.face)
    return _split(new, told)


def _split(row: Struct, told: Row) -> Told:
    """Take what touching a sprite means out of what is sent of it."""
    if not isinstance(row, Sprite):
        return Told(told)
    touch: list[tuple[int, Values]] = []
    for i, field in enumerate(TOUCH):
        if field in told:
            value = told.pop(field)
            if field == "press":
                touch.append((i, (value,) if value else ()))
            else:
                touch.append((i, _starred(row.key, getattr(row, field))))
    return Told(told, tuple(touch))


def _starred(key: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Return lines with a star in place of the name of the sprite, as many share them then."""
    name = f" {key.partition('-')[2] or key} "
    return tuple([f" {line} ".replace(name, f" {STAR} ")[1:-1] for line in lines])


def _short(value: object) -> object:
    """Return a whole number without the `.0` that it would be sent with."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _face(old: Face | None, new: Face | None) -> Face | Row | None:
    """Return the properties that changed, or the whole face if there was none."""
    if old is None or new is None:
        return new
    found = zip(_usual(type(new)), astuple(new), astuple(old), strict=True)
    return {name: None if now == usual else now for (name, usual), now, was in found if now != was}


@cache
def _usual(kind: type[Face]) -> tuple[tuple[str, object], ...]:
    """Return the properties of a game's faces, each with its usual value."""
    return tuple(_defaults(kind).items())


def _figures(old: Figures, new: Figures) -> Figures | list[object]:
    """Return the numbers alone, if they count the same things as before."""
    if not new or [row[:2] for row in old] != [row[:2] for row in new]:
        return new
    return [figure for row in new for figure in row[2:]]


def keys(told: Parsed) -> list[str]:
    """Return the keys of the sprites in a difference."""
    return [row["key"] for part in ("board", "tray") for row in told.get(part, ())]
