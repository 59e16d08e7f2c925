"""The smallest difference between two scenes, as it is sent to browsers.

``asks`` and ``notes`` are sent whole if they changed; of ``goal``, only the fields that changed. If
one of the ``verbs`` changed, all are sent in order; a verb whose `line` was there before has its
line and the fields that changed. The rest of a scene is lists of rows, and each row has a lasting
name.

- ``place``, ``panel``, ``board`` and ``tray`` have the rows that are new or changed. A new row
  comes without the fields that have their default. A changed row has its name and the fields
  that changed; of a `face`, the properties that changed, with None for the usual value.
- ``would`` has, by the keys of sprites that were there before, what touching them would mean now:
  it changes for many sprites at once.
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
from engawa.core.scene import Face, Goal, Panel, Place, Scene, Sprite, Verb

Row = JSON
Rows = tuple[Place | Panel | Sprite, ...]
Name = str | int  # of a row
Figures = tuple[tuple[object, ...], ...]  # a key, a name, and numbers

WHOLE = ("asks", "notes", "verbs", "goal")
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


LAST = 4  # comparisons of lists that are kept, for seats that share them
KEPT = 4096  # cached comparisons of rows: seats share rows, and rows light up and go out again
TOUCH = ("lines", "would", "press")  # what touching a row means
FIGURES = ("counts", "meters", "rows")  # fields of a panel that hold rows of two words and numbers
DEFAULTS: dict[type[Struct], Row] = {
    kind: _defaults(kind) for kind in (Goal, Place, Panel, Sprite, Verb)
}


class Changes(NamedTuple):
    """What changed in a list."""

    rows: dict[Name, Row]  # what to send of new and changed rows, by name
    fresh: set[Name]  # the names of those that are new
    gone: dict[Name, None]  # the names of those that are no longer there
    would: dict[Name, object]  # what touching rows that were there before would mean now


STILL = Changes({}, set(), {}, {})
_compared: list[tuple[Rows, Rows, Changes]] = []  # the latest comparisons


def diff(old: Scene, new: Scene) -> JSON:
    """Return what a screen that shows `old` needs in order to show `new`."""
    told: JSON = {
        part: found for part in WHOLE if (found := getattr(new, part)) != getattr(old, part)
    }
    if "goal" in told and old.goal and new.goal:
        told["goal"] = _changed(old.goal, new.goal)
    if "verbs" in told:
        told["verbs"] = _verbs(old.verbs, new.verbs)
    found = {part: changes(part, old, new) for part in LISTS}
    board, tray = found["board"], found["tray"]
    if crossing := (board.fresh & tray.gone.keys()) | (tray.fresh & board.gone.keys()):
        was = {sprite.key: sprite for sprite in (*old.board, *old.tray) if sprite.key in crossing}
        found["board"] = _crossed(board, new.board, was)
        found["tray"] = _crossed(tray, new.tray, was)
    rows = {part: [*each.rows.values()] for part, each in found.items() if each.rows}
    would = board.would | tray.would
    less = not all(would.values()) or any(map(_went_out, rows.values()))
    if less and not _is_lit(new):
        told["rest"] = True
        rows = {part: kept for part, each in rows.items() if (kept := _untouched(each))}
    elif would:
        told["would"] = would
    told |= rows
    if drop := {part: [*each.gone] for part, each in found.items() if each.gone}:
        told["drop"] = drop
    return told


def _verbs(old: tuple[Verb, ...], new: tuple[Verb, ...]) -> list[Verb | Row]:
    was = {verb.line: verb for verb in old}
    return [_changed(was[verb.line], verb, "line") if verb.line in was else verb for verb in new]


def _went_out(rows: list[Row]) -> bool:
    """Is there a row that can be touched for less than before?"""
    for row in rows:
        for field in TOUCH:
            if not row.get(field, True):
                return True
    return False


def _is_lit(scene: Scene) -> bool:
    """Is there anything to touch?"""
    for row in (*scene.tray, *scene.board):
        if row.lines or row.would:
            return True
    return any(row.lines for row in scene.panels)


def _untouched(rows: list[Row]) -> list[Row]:
    """Return what is left to send of rows when `rest` says that nothing can be touched."""
    left = [{field: row[field] for field in row if field not in TOUCH} for row in rows]
    return [row for row in left if len(row) > 1]


def _crossed(found: Changes, rows: Sequence[Sprite], was: dict[str, Sprite]) -> Changes:
    """Sprites that came from the other list are not new; sprites that went there are not gone."""
    told = dict(found.rows)
    for before, row in zip((None, *rows), rows, strict=False):
        if row.key in was:
            after = before.key if before else ""
            told[row.key] = {**_changed(was[row.key], row, "key"), "after": after}
    gone = {key: None for key in found.gone if key not in was}
    return Changes(told, found.fresh, gone, found.would)


def changes(part: str, old: Scene, new: Scene) -> Changes:
    """Return what changed in one of the lists."""
    rows, name = LISTS[part]
    before, after = getattr(old, rows), getattr(new, rows)
    if before == after:
        return STILL
    for old_rows, new_rows, found in _compared:
        if old_rows is before and new_rows is after:
            return found
    begin, end = _ends(before, after)
    first = getattr(after[begin - 1], name) if begin else ""
    was, now = before[begin : len(before) - end], after[begin : len(after) - end]
    found = _changes(was, now, name, first, not end)
    _compared.insert(0, (before, after, found))
    del _compared[LAST:]
    return found


@lru_cache(KEPT)
def _changes(old: Rows, new: Rows, name: str, first: Name, is_end: bool) -> Changes:
    """Compare the rows between those that stayed the same at both ends.

    The rows come after the row `first`; `is_end` says whether the list ends with them. Results are
    cached: other seats share these rows, and the same rows light up and go out each turn.
    """
    named = attrgetter(name)
    before, after = [*map(named, old)], [*map(named, new)]
    if before == after:
        pairs = zip(after, old, new, strict=True)
        told = {
            key: _changed(was, row, name)
            for key, was, row in pairs
            if was is not row and was != row
        }
        return _apart(told, set(), {})
    was, now = dict(zip(before, old, strict=True)), dict(zip(after, new, strict=True))
    told = {
        key: _changed(was[key], row, name)
        for key, row in now.items()
        if key in was and was[key] is not row and was[key] != row
    }
    fresh = [key for key in now if key not in was]
    moved = _moved([key for key in was if key in now], [key for key in now if key in was])
    follows = dict(zip(now, [first, *now], strict=False))
    for key in now if moved else fresh:  # in order: each may follow the one before
        if key not in was:
            told[key] = {**_whole(now[key]), "after": follows[key]}
        elif key in moved:
            told[key] = {name: key, **told.pop(key, {}), "after": follows[key]}
    for key in reversed(now) if is_end else ():  # new rows at the end need no `after`
        if key in was:
            break
        del told[key]["after"]
    return _apart(told, set(fresh), {key: None for key in was if key not in now})


def _apart(told: dict[Name, Row], fresh: set[Name], gone: dict[Name, None]) -> Changes:
    """Move `would` out of the rows that were there before."""
    would = {key: row["would"] for key, row in told.items() if "would" in row and key not in fresh}
    for key in would:
        left = {field: value for field, value in told[key].items() if field != "would"}
        if len(left) > 1:
            told[key] = left
        else:
            del told[key]
    return Changes(told, fresh, gone, would)


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


def _whole(row: Struct) -> Row:
    usual = DEFAULTS[type(row)]
    found = zip(usual, astuple(row), usual.values(), strict=True)
    return {field: value for field, value, default in found if value != default}


@lru_cache(KEPT)
def _changed(old: Struct, new: Struct, name: str = "") -> Row:
    """Return what to send of a changed row."""
    found = zip(DEFAULTS[type(new)], astuple(new), astuple(old), strict=True)
    told = {field: now for field, now, was in found if now != was or field == name}
    if isinstance(new, Panel):
        for field in FIGURES:
            if field in told:
                told[field] = _figures(getattr(old, field), told[field])
    elif isinstance(new, Sprite) and isinstance(old, Sprite) and "face" in told:
        told["face"] = _face(old.face, new.face)
    return told


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
