"""The difference between two scenes, as little as will do.

``set``   parts that are small, whole: asks, notes, verbs, places, panels
``place`` instead, if they are the same places in the same order, those that changed
``panel`` likewise, the panels that changed
``put``   sprites that are new, or changed: their key and the fields that changed, and `on`, the
          part of the screen, if that did. What has its default is left out of a new one; it
          stands `after` another if it is not among the last
``drop``  the keys of sprites that are gone
``order`` all keys, if those that stayed are not in their old order
"""

from __future__ import annotations

from typing import Any

from engawa.core.scene import Scene, Sprite

WHOLE = ("asks", "notes", "verbs")
LISTS = (("places", "place", "name"), ("panels", "panel", "seat"))
ON = ("board", "tray")
FIELDS = Sprite.__struct_fields__
ALWAYS = {"key", "drawing", "place", "label"}  # these have no default
BLANK = Sprite("", "", "", "")


def diff(old: Scene, new: Scene) -> dict[str, Any]:
    """What a screen that shows `old` needs in order to show `new`."""
    told: dict[str, Any] = {
        "set": {
            part: found for part in WHOLE if (found := getattr(new, part)) != getattr(old, part)
        }
    }
    for whole, part, name in LISTS:
        _list(told, getattr(old, whole), getattr(new, whole), (whole, part, name))
    before, after = _keys(old), _keys(new)
    put = _moved(old, new) if before == after else _put_all(old, new)
    if put:
        told["put"] = put
    if before == after:
        return told
    was, now = set(before), set(after)
    if drop := [key for key in before if key not in now]:
        told["drop"] = drop
    stay = [key for key in after if key in was]
    if [key for key in before if key in now] != stay:
        told["order"] = after
    elif after[: len(stay)] != stay:
        follows = dict(zip(after, ["", *after], strict=False))
        for each in put:
            if each["key"] not in was:
                each["after"] = follows[each["key"]]
    return told


def _list(
    told: dict[str, Any], old: tuple[Any, ...], new: tuple[Any, ...], names: tuple[str, str, str]
) -> None:
    """A part that is a list: what changed of it, or all if it is made up of others."""
    whole, part, name = names
    if old == new:
        return
    if [getattr(each, name) for each in old] != [getattr(each, name) for each in new]:
        told["set"][whole] = new
    else:
        told[part] = [now for was, now in zip(old, new, strict=True) if was != now]


def _keys(scene: Scene) -> list[str]:
    return [sprite.key for sprite in scene.board] + [sprite.key for sprite in scene.tray]


def _moved(old: Scene, new: Scene) -> list[dict[str, Any]]:
    """What changed among the same sprites in the same order: most of the time, that is all."""
    if len(old.board) != len(new.board):
        return _put_all(old, new)
    return [
        _put(sprite, was, "")
        for on in ON
        for was, sprite in zip(getattr(old, on), getattr(new, on), strict=True)
        if was is not sprite and was != sprite
    ]


def _put_all(old: Scene, new: Scene) -> list[dict[str, Any]]:
    """The sprites that are new, or not as they were, or on another part of the screen."""
    was = {on: {sprite.key: sprite for sprite in getattr(old, on)} for on in ON}
    anywhere = was["board"] | was["tray"]
    return [
        _put(sprite, anywhere.get(sprite.key), "" if sprite.key in was[on] else on)
        for on in ON
        for sprite in getattr(new, on)
        if was[on].get(sprite.key) != sprite
    ]


def _put(sprite: Sprite, old: Sprite | None, on: str) -> dict[str, Any]:
    if old is None:
        said = {name: getattr(sprite, name) for name in FIELDS}
        told = {name: v for name, v in said.items() if name in ALWAYS or v != getattr(BLANK, name)}
        return {**told, "on": on}
    changed = {
        name: found for name in FIELDS if (found := getattr(sprite, name)) != getattr(old, name)
    }
    return {"key": sprite.key, **changed, **({"on": on} if on else {})}


def keys(told: dict[str, Any]) -> list[str]:
    """The sprites that a difference touches."""
    return [put["key"] for put in told.get("put", [])]
