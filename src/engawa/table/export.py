"""Export a game: its record, and the table at any moment as a seat saw it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engawa.core import record
from engawa.core.notation import seat_name
from engawa.core.position import Position
from engawa.core.scene import Place, Scene, Sprite
from engawa.table.messages import Told
from engawa.table.table import No, Table
from engawa.table.view import Eye
from engawa.words import SEATS, house
from engawa.words import table as say

ALL = "all"


def point_of_view(table: Table, guest: str, wanted: str) -> int | str | None:
    """Return the seat to look from: one's own during the game; any or all of them afterwards."""
    mine = table.seat_of(guest)
    if not wanted or wanted == str(mine):
        return mine
    if wanted == "none":
        return None
    if wanted != ALL and wanted not in map(str, range(table.game.seats)):
        raise No("bad-message", say.bad_view(wanted))
    if not table.over:
        raise No("playing", say.OWN_VIEW)
    return ALL if wanted == ALL else int(wanted)


def steps(table: Table, seat: int | str | None, upto: int | None = None) -> Iterator[Told]:
    """Yield the lines as the seat was told them, or in full for those who see everything."""
    eye = Eye(table.position, None if isinstance(seat, str) else seat)
    s = table.game.start()
    for step in table.steps[:upto]:  # a copy, as this may take a while
        heard = eye.hears(s, step.n, step.action, seat == ALL)
        s.apply(step.action)
        yield eye.tell(s, heard)


def lines(table: Table, seat: int | None) -> Iterator[str]:
    """Yield the plain lines."""
    s = table.game.start()
    for step in table.steps:
        yield s.line_for(step.action, seat)
        s.apply(step.action)


def moment(table: Table, n: int, seat: int | str | None) -> Scene:
    """Return the table after the entries up to n, as a seat saw it, with nothing to touch."""
    s = table.at(n)
    return _seen(s, _eyes(s, seat))


def film(table: Table, seat: int | str | None) -> Iterator[Scene]:
    """Yield the start, and every moment after a line."""
    s = table.game.start()
    eyes = _eyes(s, seat)
    yield _seen(s, eyes)
    for step in table.steps:
        s.apply(step.action)
        for eye in eyes:
            eye.moved()
        yield _seen(s, eyes)


def _eyes(s: Position, seat: int | str | None) -> list[Eye]:
    """Return who looks: one seat, or a spectator and then all seats."""
    if seat != ALL:
        assert not isinstance(seat, str)
        return [Eye(s, seat)]
    everyone = Eye(s, None)
    return [everyone, *(Eye(s, each, everyone) for each in range(s.seats))]


def _seen(s: Position, eyes: list[Eye]) -> Scene:
    first, *others = [eye.scene(s, playing=False) for eye in eyes]
    scene, known = first, {sprite.key: sprite for sprite in (*first.board, *first.tray)}
    for each, theirs in enumerate(others):
        scene = _beside(scene, known, theirs, each)
    return scene


def _beside(scene: Scene, known: dict[str, Sprite], theirs: Scene, seat: int) -> Scene:
    """Add to a scene what one more seat has in its tray that not everybody sees."""
    name = seat_name(seat)
    tray: list[Sprite] = []
    places: list[Place] = []
    for place in theirs.places:
        sprites = [sprite for sprite in theirs.tray if sprite.place == place.name]
        if place.on != "tray" or all(_same(sprite, known.get(sprite.key)) for sprite in sprites):
            continue
        own = f"{name}:{place.name}"
        title = house.whose(who=SEATS[seat], what=place.title)
        places.append(replace(place, name=own, title=title))
        tray += [replace(each, key=f"{name}:{each.key}", place=own) for each in sprites]
    shown = {place.name.partition(":")[2] for place in places}  # instead of its backs
    ours = tuple(each for each in scene.places if each.on != "tray" or each.name not in shown)
    kept = tuple(each for each in scene.tray if each.place not in shown)
    return replace(scene, tray=(*kept, *tray), places=(*ours, *places))


def _same(sprite: Sprite, other: Sprite | None) -> bool:
    """Does everybody see it as the seat does?"""
    return other is not None and (sprite.drawing, sprite.face) == (other.drawing, other.face)


def write(table: Table, seat: int | None) -> str:
    """Write the record: everything once the game is over, before that what the seat was told."""
    names = [sitter.name or seat_name(k) for k, sitter in enumerate(table.sitters)]
    start = table.game.start()
    if table.stopped:
        return _write_stopped(table, names, seat)
    if table.over:
        text = record.write(start, [step.action for step in table.steps], names)
        if table.lost is not None:
            scores = " ".join(f"{score:g}" for score in table.scores())
            text = text.replace("\n\n", f"\nresult: {scores}\n\n", 1)
            text += f"# {table.ending()}\n"
        return text
    head = record.write(start, [], names)
    return head + "".join(f"{line}\n" for line in lines(table, seat))


def _write_stopped(table: Table, names: list[str], seat: int | None) -> str:
    """Write the record of a table with other rules: as it was stored, or as much as can be told."""
    ours, theirs = table.game.spec.rules_version, table.terms.rules
    head = record.write(table.game.start(), [], names)
    head = head.replace(f"rules-version: {ours}\n", f"rules-version: {theirs}\n", 1)
    told = table.standing() if table.over else lines(table, seat)
    return f"# {table.stopped}\n{head}" + "".join(f"{line}\n" for line in told)
