"""What positions are compared by, and the description of two answers that differ."""

from typing import Any

import pytest
from fireflies import fireflies

import engawa
from engawa.core import block
from engawa.core.game import Game
from engawa.testing.compare import difference, numbers, who


@pytest.mark.parametrize(
    ("one", "other", "says"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, "b: 2 and 3"),
        ({"hands": [2, {"down": 3}]}, {"hands": [2, {"down": "4"}]}, "hands[1].down: 3 and '4'"),
        ({"jars": ["1"]}, {"jars": ["1", "2"]}, "jars: ['1'] and ['1', '2']"),
        ({"a": 1}, {"a": 1, "b": 2}, "b: 'nothing' and 2"),
        (["show 1"], ["show 1", "hide 1"], "all of it: ['show 1'] and ['show 1', 'hide 1']"),
        ({"rows": ((1, 2), (3, 4))}, {"rows": ((1, 2), (3, 5))}, "rows[1][1]: 4 and 5"),
    ],
)
def test_the_first_field_that_differs_is_named(one: Any, other: Any, says: str) -> None:
    assert difference(one, other) == says


def test_who() -> None:
    assert [who(0), who(3), who(None)] == ["seat A", "seat D", "a spectator"]


EACH = [*map(engawa.make, engawa.names()), fireflies()]


@pytest.mark.parametrize("game", EACH, ids=str)
def test_every_field_of_a_position_is_one_of_its_numbers(game: Game) -> None:
    s: Any = game.start()
    held = numbers(s)
    assert numbers(s.copy()) == held
    for field in block.declared(type(s)):
        other = s.copy()
        value = getattr(other, field.name)
        for i in range(field.length):
            row = [*value]
            row[i] ^= 1
            setattr(other, field.name, row)
            assert numbers(other) != held, f"{field.name}[{i}]"
        if not field.length:
            setattr(other, field.name, value ^ 1)
            assert numbers(other) != held, field.name
    assert numbers(s) == held
