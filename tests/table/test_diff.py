"""A difference, applied to the old scene, is the new scene."""

import random
from typing import Any

import pytest

import engawa
from engawa.core.rng import Rng
from engawa.core.scene import Scene, Sprite
from engawa.table.diff import LISTS, diff, keys

GAMES = ["pass_the_pandas", "bamboo_harvest", "the_harvest", "takenoko", "bonsai"]

BLANK = {name: getattr(Sprite("", "", "", ""), name) for name in Sprite.__struct_fields__}


def shown(scene: Scene) -> dict[str, Any]:
    """A scene as a screen keeps it: sprites by key in their order, and the small parts."""
    sprites = {
        sprite.key: {name: getattr(sprite, name) for name in sprite.__struct_fields__} | {"on": on}
        for on in ("board", "tray")
        for sprite in getattr(scene, on)
    }
    small = {part: getattr(scene, part) for part in ("asks", "notes", "verbs", "places", "panels")}
    return {"sprites": sprites, **small}


def applied(screen: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    """What a client does with a difference."""
    sprites = {key: dict(sprite) for key, sprite in screen["sprites"].items()}
    for key in told.get("drop", []):
        del sprites[key]
    order = told.get("order", list(sprites))
    for put in told.get("put", []):
        fields = {name: value for name, value in put.items() if name != "after"}
        if put["key"] not in sprites and "order" not in told:
            at = 0 if put.get("after") == "" else len(order)
            at = order.index(put["after"]) + 1 if put.get("after") else at
            order.insert(at, put["key"])
        sprites.setdefault(put["key"], dict(BLANK)).update(fields)
    small = {**screen, **told["set"]}
    for whole, part, name in LISTS:
        fresh = {getattr(each, name): each for each in told.get(part, [])}
        small[whole] = tuple(fresh.get(getattr(each, name), each) for each in small[whole])
    return {**small, "sprites": {key: sprites[key] for key in order}}


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return one == other and list(one["sprites"]) == list(other["sprites"])


@pytest.mark.parametrize("name", GAMES)
def test_following_differences_shows_what_is_there(name: str) -> None:
    rng, luck = random.Random(8), Rng(8)
    s = engawa.make(name).start()
    before: dict[int | None, Scene] = {}
    for _ in range(80):
        while s.to_move == engawa.CHANCE:
            s.roll(luck)
        if s.to_move == engawa.NOBODY:
            break
        for seat in (*range(s.seats), None):
            now = s.scene(seat)
            if seat in before:
                screen = applied(shown(before[seat]), diff(before[seat], now))
                assert same(screen, shown(now))
            before[seat] = now
        s.play(rng.choice(s.lines()))
    assert diff(s.scene(0), s.scene(0)) == {"set": {}}


def scene(board: str, tray: str = "", state: str = "") -> Scene:
    """Letters on the board and in the tray."""
    laid = [tuple(Sprite(key, "stone", "here", "", state) for key in row) for row in (board, tray)]
    return Scene("", (), board=laid[0], tray=laid[1])


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (("ab", ""), ("ab", ""), []),
        (("ab", ""), ("abc", ""), ["put"]),
        (("abc", ""), ("ac", ""), ["drop"]),
        (("ab", ""), ("ba", ""), ["order"]),
        (("ab", ""), ("cab", ""), ["put"]),
        (("ab", "c"), ("a", "bc"), ["put"]),
        (("", "abc"), ("abc", ""), ["put"]),
        (("abc", "de"), ("ae", "fd"), ["drop", "order", "put"]),
    ],
)
def test_what_is_told(old: tuple[str, str], new: tuple[str, str], told: list[str]) -> None:
    found = diff(scene(*old), scene(*new))
    assert sorted(found) == sorted(["set", *told])
    assert same(applied(shown(scene(*old)), found), shown(scene(*new)))


def test_a_sprite_that_changed_is_told_by_what_changed() -> None:
    found = diff(scene("ab"), scene("ab", state="lit"))
    assert found["put"] == [
        {"key": "a", "state": "lit"},
        {"key": "b", "state": "lit"},
    ]
    assert keys(found) == ["a", "b"]
