"""The difference between two scenes, as little as will do.

``set``  parts that are small, whole: asks, notes, verbs, places, panels
``put``  sprites that are new, whole, or changed: their key and the fields that changed
``drop`` the keys of sprites that are gone
``order`` all keys, if those that stayed are not in the old order with the new ones after them
"""

from __future__ import annotations

from typing import Any

from engawa.core.scene import Scene, Sprite

WHOLE = ("asks", "notes", "verbs", "places", "panels")
ON = ("board", "tray")
FIELDS = Sprite.__struct_fields__


def diff(old: Scene, new: Scene) -> dict[str, Any]:
    """What a screen that shows `old` needs in order to show `new`."""
    told: dict[str, Any] = {
        "set": {
            part: found for part in WHOLE if (found := getattr(new, part)) != getattr(old, part)
        }
    }
    before, after = _keys(old), _keys(new)
    put = _moved(old, new) if before == after else _put_all(old, new)
    if put:
        told["put"] = put
    if before == after:
        return told
    was, now = set(before), set(after)
    if drop := [key for key in before if key not in now]:
        told["drop"] = drop
    kept = [key for key in before if key in now] + [key for key in after if key not in was]
    if kept != after:
        told["order"] = after
    return told


def _keys(scene: Scene) -> list[str]:
    return [sprite.key for sprite in scene.board] + [sprite.key for sprite in scene.tray]


def _moved(old: Scene, new: Scene) -> list[dict[str, Any]]:
    """What changed among the same sprites in the same order: most of the time, that is all."""
    if len(old.board) != len(new.board):
        return _put_all(old, new)
    return [
        _put(sprite, was, on)
        for on in ON
        for was, sprite in zip(getattr(old, on), getattr(new, on), strict=True)
        if was is not sprite and was != sprite
    ]


def _put_all(old: Scene, new: Scene) -> list[dict[str, Any]]:
    """The sprites that are new, or not as they were, or on another part of the screen."""
    was = {on: {sprite.key: sprite for sprite in getattr(old, on)} for on in ON}
    anywhere = was["board"] | was["tray"]
    return [
        _put(sprite, anywhere.get(sprite.key), on)
        for on in ON
        for sprite in getattr(new, on)
        if was[on].get(sprite.key) != sprite
    ]


def _put(sprite: Sprite, old: Sprite | None, on: str) -> dict[str, Any]:
    if old is None:
        return {name: getattr(sprite, name) for name in FIELDS} | {"on": on}
    changed = {
        name: found for name in FIELDS if (found := getattr(sprite, name)) != getattr(old, name)
    }
    return {"key": sprite.key, **changed, "on": on}


def keys(told: dict[str, Any]) -> list[str]:
    """The sprites that a difference touches."""
    return [put["key"] for put in told.get("put", [])]
