"""The difference between two scenes, as little as will do.

``set``  parts that are small, whole: asks, notes, verbs, places, panels
``put``  sprites that are new, whole, or changed: their key and the fields that changed
``drop`` the keys of sprites that are gone
``order`` all keys, if those that stayed are not in the old order with the new ones after them
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engawa.core.scene import Scene, Sprite

WHOLE = ("asks", "notes", "verbs", "places", "panels")
ON = ("board", "tray")
FIELDS = Sprite.__slots__


def diff(old: Scene, new: Scene) -> dict[str, Any]:
    """What a screen that shows `old` needs in order to show `new`."""
    was, now = dict(_sprites(old)), dict(_sprites(new))
    told: dict[str, Any] = {
        "set": {
            part: found for part in WHOLE if (found := getattr(new, part)) != getattr(old, part)
        }
    }
    put = [_put(was.get(key), here) for key, here in now.items() if was.get(key) != here]
    drop = [key for key in was if key not in now]
    if put:
        told["put"] = put
    if drop:
        told["drop"] = drop
    kept = [key for key in was if key in now] + [key for key in now if key not in was]
    if kept != list(now):
        told["order"] = list(now)
    return told


def _sprites(scene: Scene) -> Iterator[tuple[str, tuple[str, Sprite]]]:
    for on in ON:
        for sprite in getattr(scene, on):
            yield sprite.key, (on, sprite)


def _put(was: tuple[str, Sprite] | None, now: tuple[str, Sprite]) -> dict[str, Any]:
    on, sprite = now
    if was is None:
        return {name: getattr(sprite, name) for name in FIELDS} | {"on": on}
    old = was[1]
    changed = {
        name: found for name in FIELDS if (found := getattr(sprite, name)) != getattr(old, name)
    }
    return {"key": sprite.key, **changed, "on": on}


def keys(told: dict[str, Any]) -> list[str]:
    """The sprites that a difference touches."""
    return [put["key"] for put in told.get("put", [])]
