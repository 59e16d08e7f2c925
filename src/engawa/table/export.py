"""A game to take home: its record, and any moment of it as a seat saw it."""

from __future__ import annotations

from msgspec.structs import replace

from engawa.core import record
from engawa.core.notation import seat_name
from engawa.core.scene import Scene
from engawa.table.messages import Told
from engawa.table.table import No, Table
from engawa.table.view import Eye

ALL = "all"


def point_of_view(table: Table, guest: str, wanted: str) -> int | str | None:
    """The seat to look from. While the game runs it is one's own; after it, any, or all."""
    mine = table.seat_of(guest)
    if not wanted or wanted == str(mine):
        return mine
    if wanted == "none":
        return None
    if wanted != ALL and wanted not in map(str, range(table.game.seats)):
        raise No("bad-message", f"One looks as a seat from 0, as none or as {ALL}; not {wanted!r}.")
    if not table.over:
        raise No("playing", "While the game runs, everyone sees what their own seat sees.")
    return ALL if wanted == ALL else int(wanted)


def steps(table: Table, seat: int | str | None) -> list[Told]:
    """Every line that stands, as the seat was told it, or in full to those who see all."""
    eye = Eye(table.position, None if isinstance(seat, str) else seat)
    tell = eye.tell_all if seat == ALL else eye.tell
    s = table.game.start()
    told = []
    for step in table.steps:
        told.append(tell(s, step.n, step.action))
        s.apply(step.action)
        eye.moved()
    return told


def moment(table: Table, n: int, seat: int | str | None) -> Scene:
    """The table after the entries up to n, as a seat saw it, with nothing to touch."""
    s = table.at(n)
    if seat != ALL:
        assert not isinstance(seat, str)
        return Eye(s, seat).scene(s, playing=False)
    scene = Eye(s, None).scene(s, playing=False)
    for each in range(table.game.seats):
        scene = _beside(scene, Eye(s, each).scene(s, playing=False), seat_name(each))
    return scene


def _beside(scene: Scene, theirs: Scene, name: str) -> Scene:
    """A scene with the tray of one seat more, titled by the seat."""
    tray = [
        replace(sprite, key=f"{name}:{sprite.key}", place=f"{name}:{sprite.place}")
        for sprite in theirs.tray
    ]
    places = [
        replace(place, name=f"{name}:{place.name}", title=f"{name}: {place.title}")
        for place in theirs.places
        if place.on == "tray"
    ]
    ours = tuple(place for place in scene.places if place.on != "tray" or ":" in place.name)
    known = tuple(sprite for sprite in scene.tray if ":" in sprite.key)
    return replace(scene, tray=(*known, *tray), places=(*ours, *places))


def write(table: Table, seat: int | None) -> str:
    """The record: everything once the game is over, until then what the seat was told."""
    names = [sitter.name or seat_name(k) for k, sitter in enumerate(table.sitters)]
    start = table.game.start()
    if table.over:
        text = record.write(start, [step.action for step in table.steps], names)
        if table.lost is not None:
            scores = " ".join(f"{score:g}" for score in table.scores())
            text = text.replace("\n\n", f"\nresult: {scores}\n\n", 1)
        return text
    head = record.write(start, [], names)
    return head + "".join(f"{each.line}\n" for each in steps(table, seat))
