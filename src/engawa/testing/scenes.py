"""Check what a seat is shown: all its lines can be reached, and everything has words."""

from __future__ import annotations

from collections.abc import Iterator

from engawa.core.errors import IllegalLine
from engawa.core.game import spec_of
from engawa.core.notation import seat_name
from engawa.core.observation import Observation
from engawa.core.position import Position
from engawa.core.preview import preview
from engawa.core.rng import Rng
from engawa.core.scene import Scene
from engawa.testing.compare import difference, who
from engawa.words import ENGLISH

OPTIONS = 6  # the most options of a decision that are put into words


def check_scene(s: Position, seat: int | None, rng: Rng) -> None:
    """Check what `seat` sees and is shown, whoever is to move; None is a spectator."""
    see = s.sight(seat)
    scene = s.scene(seat)
    ENGLISH.encode(scene)  # can all of it be said?
    may = s.lines() if seat == s.to_move else []
    _shares(s, see, seat)
    _offers(s, scene, may)
    _is_laid_out(s, scene)
    for line in may[:: 1 + len(may) // OPTIONS]:
        _previews(s, scene, line, rng)


def _shares(s: Position, see: Observation, seat: int | None) -> None:
    """What everybody sees does not depend on who looked first; a seat's sight is built on it."""
    common = s.sight(None)
    if seat is not None:
        own = spec_of(s).own(s, common, seat)
        assert own == see, f"{who(seat)} sees {difference(see, own)}, if others look too: {s}"
    now = s.sight(None)
    assert common == now, f"{who(seat)} changed what all see, {difference(now, common)}: {s}"


def _offers(s: Position, scene: Scene, may: list[str]) -> None:
    """Every legal line can be reached in the scene, and no other."""
    assert scene.asks, f"the scene does not say what to do: {s}"
    offered = set(_lines_in(scene))
    assert offered == set(may), f"the scene offers {offered}, the rules {may}: {s}"
    words = {line.split()[0] for line in _lines_on_things(scene)}
    for verb in scene.verbs:
        known = verb.off or verb.line in offered or verb.line in words
        assert known, f"the button {verb.line!r} leads to no line: {s}"
    for line in unlit_lines(scene):
        assert s.why_not(line) is not None, f"{line!r} is said to be refused, and is not: {s}"


def _is_laid_out(s: Position, scene: Scene) -> None:
    """Every sprite has a key of its own and lies on a place of the scene, if it names any."""
    sprites = [*scene.board, *scene.tray]
    keys = [sprite.key for sprite in sprites]
    assert len(set(keys)) == len(keys), f"a key is used twice: {sorted(keys)} {s}"
    parts = {"garden", "tray", *(f"seat {seat_name(k)}" for k in range(s.seats))}
    places = {place.name for place in scene.places if place.on in parts}
    assert len(places) == len(scene.places), f"a place lies nowhere: {scene.places}"
    lost = {sprite.place for sprite in sprites} - places
    assert not scene.places or not lost, f"no such place: {lost} {s}"


def _previews(s: Position, scene: Scene, line: str, rng: Rng) -> None:
    """A line can be described before it is played, and its labels stand on existing sprites."""
    try:
        shown = preview(s, line, s.to_move, rng)
    except IllegalLine as error:
        raise AssertionError(f"what {who(s.to_move)} may play tells a secret: {error}") from error
    said = (shown.title, shown.words.press)
    assert all(map(str, said)), f"{line!r} has no words: {s}"
    ENGLISH.encode(shown.words)
    keys = {sprite.key for sprite in (*scene.board, *scene.tray)}
    if shown.after:
        keys |= {sprite.key for sprite in (*shown.after.board, *shown.after.tray)}
    steps = shown.words.steps
    assert {key for key, _ in steps} <= keys, f"{steps} mark what is not there: {s}"


def _lines_in(scene: Scene) -> Iterator[str]:
    """Yield every line that something in a scene can play."""
    whole = set(_lines_on_things(scene))
    yield from whole
    words = {line.split()[0] for line in whole}
    for verb in scene.verbs:
        if not verb.off and verb.line not in words:
            yield verb.line


def _lines_on_things(scene: Scene) -> Iterator[str]:
    """Yield what touching a sprite or a panel can play."""
    for panel in scene.panels:
        yield from panel.lines
    for sprite in (*scene.board, *scene.tray):
        yield from sprite.lines


def unlit_lines(scene: Scene) -> Iterator[str]:
    """Yield what a scene shows that cannot be played now, where one may ask why not."""
    for sprite in (*scene.board, *scene.tray):
        yield from sprite.would
    for verb in scene.verbs:
        if verb.off:
            yield verb.line
