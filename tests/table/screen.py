"""What a client makes of scenes and differences: plain rows with all their fields."""

from typing import Any

import msgspec

from engawa.core.scene import Panel, Place, Scene, Sprite
from engawa.table.diff import FIGURES, LISTS, NUMBERED, TOUCH
from engawa.words import ENGLISH, Voice

KINDS = {"place": Place, "panel": Panel, "board": Sprite, "tray": Sprite}

WHOLE = ("asks", "goal", *NUMBERED)

Row = dict[str, Any]
Screen = dict[str, Any]  # the small parts, and each list as a dict of rows by name


def full(part: str, row: Row) -> Row:
    """Complete a row with the fields that were left out."""
    kind = KINDS[part]
    names, given = kind.__struct_fields__, kind.__struct_defaults__
    defaults = dict(zip(names[len(names) - len(given) :], given, strict=True))
    plain: Row = msgspec.json.decode(ENGLISH.encode({**defaults, **row}))
    return plain


def shown(scene: Scene | Row, voice: Voice = ENGLISH) -> Screen:
    """Return a whole scene as a screen, from a message or from Python with a voice."""
    raw = msgspec.json.decode(voice.encode(scene))
    found: Screen = {part: raw[part] for part in WHOLE}
    found["verbs"] = [{what: each for what, each in verb.items() if each} for verb in raw["verbs"]]
    for part, (rows, name) in LISTS.items():
        found[part] = {row[name]: full(part, row) for row in raw[rows]}
    return found


def applied(screen: Screen, diff: Row) -> Screen:
    """Apply a difference to a screen; the old one does not change."""
    told = msgspec.json.decode(ENGLISH.encode(diff))
    found = {part: told.get(part, screen[part]) for part in WHOLE}
    for part in NUMBERED:
        found[part] = [screen[part][row] if isinstance(row, int) else row for row in found[part]]
    if "notes" in told:
        signs = {note["sign"]: note for note in screen["notes"] if "sign" in note}
        merged = [{**signs.get(note.get("sign"), {}), **note} for note in found["notes"]]
        found["notes"] = [{what: each for what, each in note.items() if each} for note in merged]
    if "verbs" in told:
        verbs = {verb["line"]: verb for verb in screen["verbs"]}
        merged = [{**verbs.get(verb["line"], {}), **verb} for verb in found["verbs"]]
        found["verbs"] = [{what: each for what, each in verb.items() if each} for verb in merged]
    if found["goal"] and screen["goal"]:
        goal = {**screen["goal"], **found["goal"]}
        found["goal"] = {field: value for field, value in goal.items() if value}
    if told.get("rest"):
        screen = {**screen, **{part: _at_rest(part, screen[part]) for part in LISTS}}
    everything = {**screen["board"], **screen["tray"]}
    for part, (_, name) in LISTS.items():
        rows = dict(screen[part])
        for key in told.get("drop", {}).get(part, ()):
            del rows[key]
        for told_row in told.get(part, ()):
            row = {field: value for field, value in told_row.items() if field != "after"}
            old = rows.get(row[name], everything.get(row[name], {}))
            for field in FIGURES:
                if isinstance(next(iter(row.get(field, ())), None), int):
                    figures = iter(row[field])
                    row[field] = [
                        [*each[:2], *(next(figures) for _ in each[2:])] for each in old[field]
                    ]
            if row.get("face"):
                face = {**(old.get("face") or {}), **row["face"]}
                row["face"] = {what: value for what, value in face.items() if value is not None}
            rows[row[name]] = full(part, {**old, **row})
            if "after" in told_row:
                rows = _put(rows, row[name], told_row["after"])
        found[part] = rows
    for part, other in (("board", "tray"), ("tray", "board")):  # it moved, so it is not there
        came = {row["key"] for row in told.get(other, ())}
        found[part] = {key: row for key, row in found[part].items() if key not in came}
    for key, touch in touched(told).items():
        for part in ("board", "tray"):
            if key in found[part]:
                found[part][key] = {**found[part][key], **touch}
    return found


def touched(told: Row) -> dict[str, Row]:
    """Return what touching sprites means now, by their keys, with whole lines."""
    found: dict[str, Row] = {}
    for field in TOUCH:
        for value, *keys in told.get(field, ()):
            for key in keys:
                row = found.setdefault(key, {})
                if field == "press":
                    row["press"] = value
                else:
                    name = key.partition("-")[2] or key
                    words = [name if word == "*" else word for word in value.split(" ")]
                    row[field] = row.get(field, []) + ([" ".join(words)] if value else [])
    return found


def _at_rest(part: str, rows: dict[Any, Row]) -> dict[Any, Row]:
    """Return the rows after nothing can be touched any more."""
    left = {
        key: {name: row[name] for name in row if name not in TOUCH} for key, row in rows.items()
    }
    return {key: full(part, row) for key, row in left.items()}


def _put(rows: dict[Any, Row], key: Any, after: Any) -> dict[Any, Row]:
    keys = [each for each in rows if each != key]
    keys.insert(0 if after == "" else keys.index(after) + 1, key)
    return {each: rows[each] for each in keys}


def same(one: Screen, other: Screen) -> bool:
    """Are all rows the same, in the same order?"""
    return one == other and all([*one[part]] == [*other[part]] for part in LISTS)
