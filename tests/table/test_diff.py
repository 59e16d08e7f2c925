"""A difference, applied to the old scene, is the new scene."""

import random

import pytest
from screen import applied, same, shown

import engawa
from engawa.core.rng import Rng
from engawa.core.scene import Scene, Sprite
from engawa.table.diff import diff, keys

GAMES = ["pass_the_pandas", "bamboo_harvest", "the_harvest", "takenoko", "bonsai"]


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
    assert diff(s.scene(0), s.scene(0)) == {}


C = {"key": "c", "drawing": "stone", "place": "here", "label": ""}


def scene(board: str, tray: str = "", state: str = "") -> Scene:
    """Letters on the board and in the tray."""
    laid = [tuple(Sprite(key, "stone", "here", "", state) for key in row) for row in (board, tray)]
    return Scene("", (), board=laid[0], tray=laid[1])


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (("ab", ""), ("ab", ""), {}),
        (("ab", ""), ("abc", ""), {"board": [C]}),
        (("abc", ""), ("ac", ""), {"drop": {"board": ["b"]}}),
        (("ab", ""), ("ba", ""), {"board": [{"key": "b", "after": ""}]}),
        (("abcde", ""), ("aebcd", ""), {"board": [{"key": "e", "after": "a"}]}),
        (("ab", ""), ("cab", ""), {"board": [{**C, "after": ""}]}),
        (("ab", ""), ("acb", ""), {"board": [{**C, "after": "a"}]}),
        (("ab", "c"), ("a", "bc"), {"tray": [{"key": "b", "after": ""}]}),
        (("ab", "c"), ("a", "cb"), {"tray": [{"key": "b", "after": "c"}]}),
        (
            ("abc", "de"),
            ("ae", "cd"),
            {
                "board": [{"key": "e", "after": "a"}],
                "tray": [{"key": "c", "after": ""}],
                "drop": {"board": ["b"]},
            },
        ),
    ],
)
def test_what_is_told(old: tuple[str, str], new: tuple[str, str], told: dict[str, object]) -> None:
    found = diff(scene(*old), scene(*new))
    assert found == told
    assert same(applied(shown(scene(*old)), found), shown(scene(*new)))


def test_when_nothing_can_be_touched_any_more_that_is_said_once() -> None:
    lit = [
        Sprite(key, "stone", "here", key, lines=(f"take {key}",), press="take it") for key in "ab"
    ]
    still = [Sprite("a", "stone", "here", "a"), Sprite("b", "stone", "there", "b")]
    asked = Sprite("c", "stone", "here", "c", would=("take c",))
    old, new = Scene("", (), board=(*lit, asked)), Scene("", (), board=(*still,))
    told = {"rest": True, "board": [{"key": "b", "place": "there"}], "drop": {"board": ["c"]}}
    assert diff(old, new) == told
    assert same(applied(shown(old), told), shown(new))
    some = Scene("", (), board=(still[0], asked))
    assert "rest" not in diff(old, some)
    assert same(applied(shown(old), diff(old, some)), shown(some))


def test_any_order_is_told_by_as_few_moves_as_will_do() -> None:
    rng = random.Random(4)
    for _ in range(300):
        rows = ["".join(rng.sample("abcdefgh", rng.randrange(9))) for _ in range(2)]
        cut = [rng.randrange(len(row) + 1) for row in rows]
        old, new = (scene(row[:at], row[at:]) for row, at in zip(rows, cut, strict=True))
        assert same(applied(shown(old), diff(old, new)), shown(new))
    found = diff(scene("abcdefgh"), scene("bcdhaefg"))
    assert keys(found) == ["h", "a"]


def test_a_sprite_that_changed_is_told_by_what_changed() -> None:
    found = diff(scene("ab"), scene("ab", state="lit"))
    assert found == {"board": [{"key": "a", "state": "lit"}, {"key": "b", "state": "lit"}]}
    assert keys(found) == ["a", "b"]
