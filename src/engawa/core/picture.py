"""Make the scenes of a picture on a game's first page."""

from __future__ import annotations

from fnmatch import fnmatchcase

from msgspec.structs import replace

from engawa.core.game import AnySpec, Game
from engawa.core.learn import Picture
from engawa.core.scene import Place, Scene, Sprite

LAID = Place(name="picture")  # the place of all sprites in a picture with positions of its own


def scenes(spec: AnySpec, picture: Picture) -> list[Scene]:
    """Return the picture's first scene, and one after each of its lines."""
    s = Game(spec, picture.seats, picture.options).position(picture.position)
    found = [_seen(s.scene(picture.seat), picture)]
    for line in picture.plays:
        s.play(line)
        found.append(_seen(s.scene(picture.seat), picture))
    return found


def _seen(scene: Scene, picture: Picture) -> Scene:
    """Reduce a scene to what the picture is about, with nothing to press."""
    board, tray = (_chosen(part, picture) for part in (scene.board, scene.tray))
    panels = tuple(replace(panel, lines=()) for panel in scene.panels)
    if picture.at:
        board, tray = tuple(_laid(each, picture) for each in (*board, *tray)), ()
        scene = replace(scene, places=(LAID,))
    return replace(scene, board=board, tray=tray, verbs=(), panels=panels)


def _chosen(sprites: tuple[Sprite, ...], picture: Picture) -> tuple[Sprite, ...]:
    patterns = tuple(picture.at) or picture.shows
    return tuple(
        replace(each, lines=(), would=())
        for each in sprites
        if any(fnmatchcase(each.key, pattern) for pattern in patterns)
    )


def _laid(sprite: Sprite, picture: Picture) -> Sprite:
    x, y = picture.at[sprite.key]
    return replace(sprite, place=LAID.name, x=x, y=y)
