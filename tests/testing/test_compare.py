"""The description of two answers that differ."""

from typing import Any

import pytest

from engawa.testing.compare import difference, who


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
