"""A difference, applied to the old scene, is the new scene."""

import itertools
import json
import random
from pathlib import Path
from typing import Any

import pytest
from screen import applied, same, shown

import engawa
from engawa.core import scene as scenes
from engawa.core.rng import Rng
from engawa.core.scene import Goal, Note, Panel, Scene, Sprite, Verb
from engawa.games import GAMES
from engawa.table.diff import diff, keys

#: The differences for some changes; tests/client/scene.test.js applies the same.
CASES = json.loads((Path(__file__).parent.parent / "client/diffs.json").read_text("utf-8"))


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


def scene(board: str, tray: str = "", state: str = "") -> Scene:
    """Return a scene with letters on the board and in the tray."""
    laid = [
        tuple(Sprite(key=key, drawing="stone", place="here", label="", state=state) for key in row)
        for row in (board, tray)
    ]
    return Scene("", (), board=laid[0], tray=laid[1])


def spelled(words: str) -> Scene:
    board, _, tray = words.partition("|")
    return scene(board, tray)


def shared(old: Scene, new: Scene) -> Scene:
    """Make the new scene share equal rows with the old one, as games do."""
    rows = {row.key: row for row in (*old.board, *old.tray)}
    kept = [tuple([rows.get(row.key, row) for row in part]) for part in (new.board, new.tray)]
    return Scene("", (), board=kept[0], tray=kept[1])


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['old']}-{case['new']}")
def test_what_is_told(case: dict[str, Any]) -> None:
    old, new = spelled(case["old"]), spelled(case["new"])
    found = diff(old, new)
    assert found == case["told"]
    assert same(applied(shown(old), found), shown(new))


def test_when_nothing_can_be_touched_any_more_that_is_said_once() -> None:
    lit = [
        Sprite(
            key=key,
            drawing="stone",
            place="here",
            label=key,
            lines=(f"take {key}",),
            press="take it",
        )
        for key in "ab"
    ]
    still = [
        Sprite(key="a", drawing="stone", place="here", label="a"),
        Sprite(key="b", drawing="stone", place="there", label="b"),
    ]
    asked = Sprite(key="c", drawing="stone", place="here", label="c", would=("take c",))
    old, new = Scene("", (), board=(*lit, asked)), Scene("", (), board=(*still,))
    told = {"rest": True, "board": [{"key": "b", "place": "there"}], "drop": {"board": ["c"]}}
    assert diff(old, new) == told
    assert same(applied(shown(old), told), shown(new))
    some = Scene("", (), board=(still[0], asked))
    assert "rest" not in diff(old, some)
    assert same(applied(shown(old), diff(old, some)), shown(some))


def stone(key: str, **more: Any) -> Sprite:
    return Sprite(key=key, drawing="stone", place="here", label="", **more)


def test_what_touching_means_is_told_once_for_all_sprites_it_is_the_same_for() -> None:
    old = Scene(
        "",
        (),
        board=(stone("a"), stone("b", would=("take b",)), stone("x-c1", lines=("go c1 c",))),
        tray=(stone("c"),),
    )
    board = (
        stone("a", would=("take a",)),
        stone("b", state="lit", lines=("take b", "see"), press="take it"),
        stone("x-c1", lines=("see", "take c1"), press="take it"),
    )
    tray = (stone("c", would=("take c", "give c")), stone("d", would=("x", "give d", "take d")))
    new = Scene("", (), board=board, tray=tray)
    found = diff(old, new)
    assert found["lines"] == [["take *", "b"], ["see", "b", "x-c1"], ["take *", "x-c1"]]
    shared = [["take *", "a", "c"], ["", "b"], ["give *", "c"]]
    assert found["would"] == [*shared, ["x", "d"], ["give *", "d"], ["take *", "d"]]
    assert found["press"] == [["take it", "b", "x-c1"]]
    assert found["board"] == [{"key": "b", "state": "lit"}]
    assert found["tray"] == [{"key": "d", "drawing": "stone", "place": "here"}]
    assert same(applied(shown(old), found), shown(new))
    back = diff(new, old)
    assert back["lines"] == [["", "b"], ["go * c", "x-c1"]]
    assert back["press"] == [["", "b", "x-c1"]]
    assert same(applied(shown(new), back), shown(old))


def test_what_moves_to_the_tray_keeps_and_loses_what_touching_it_means() -> None:
    lit = {"lines": ("take a",), "press": "take it"}
    rows = stone("a"), stone("a", **lit), stone("a", would=("take a",)), stone("a", x=2.0, **lit)
    other = stone("b", lines=("take b",))
    for was, now in itertools.permutations(rows, 2):
        old, new = Scene("", (), board=(was,)), Scene("", (), board=(other,), tray=(now,))
        assert same(applied(shown(old), diff(old, new)), shown(new))
        assert same(applied(shown(new), diff(new, old)), shown(old))


class Face(scenes.Face, frozen=True, kw_only=True):
    shows: str = "blank"
    count: int = 0


def test_of_a_face_the_properties_that_changed_are_told() -> None:
    faces = [None, Face(), Face(count=2), Face(shows="panda", count=2), Face(shows="panda")]
    told = diff(
        Scene("", (), board=(stone("a", face=Face(shows="panda", count=2)),)),
        Scene("", (), board=(stone("a", face=Face(count=3)),)),
    )
    assert told == {"board": [{"key": "a", "face": {"shows": None, "count": 3}}]}
    for old, new in itertools.permutations(faces, 2):
        was, now = (Scene("", (), board=(stone("a", face=face),)) for face in (old, new))
        assert same(applied(shown(was), diff(was, now)), shown(now))


def test_of_a_button_that_was_there_what_changed_is_told() -> None:
    draw, end = Verb(line="draw", says="Draw", title="D"), Verb(line="end", says="End", off=True)
    lit = Verb(line="end", says="End")
    old, new = Scene("", (), verbs=(draw, end)), Scene("", (), verbs=(lit, draw))
    found = diff(old, new)
    assert found == {"verbs": [{"line": "end", "off": False}, 0]}
    assert same(applied(shown(old), found), shown(new))
    assert diff(new, Scene("", ())) == {"verbs": []}


def test_a_note_that_was_there_is_told_by_its_place() -> None:
    rain, last, done = Note("Rain.", "rain"), Note("The last round."), Note("Rain.", "rain", "done")
    sun = Note("Sun.", "sun")
    old, new = Scene("", (), notes=(rain, last)), Scene("", (), notes=(last, done, sun))
    found = diff(old, new)
    assert found == {"notes": [1, {"sign": "rain", "state": "done"}, sun]}
    back = diff(new, old)
    assert back == {"notes": [{"sign": "rain", "state": ""}, 0]}
    assert same(applied(shown(new), back), shown(old))
    assert same(applied(shown(old), found), shown(new))
    assert diff(new, Scene("", ())) == {"notes": []}


def test_any_order_is_told_by_as_few_moves_as_will_do() -> None:
    rng = random.Random(4)
    for _ in range(300):
        rows = ["".join(rng.sample("abcdefgh", rng.randrange(9))) for _ in range(2)]
        cut = [rng.randrange(len(row) + 1) for row in rows]
        old, new = (scene(row[:at], row[at:]) for row, at in zip(rows, cut, strict=True))
        found = diff(old, new)
        assert same(applied(shown(old), found), shown(new))
        assert diff(old, shared(old, new)) == found
    found = diff(scene("abcdefgh"), scene("bcdhaefg"))
    assert keys(found) == ["h", "a"]


def test_a_sprite_that_changed_is_told_by_what_changed() -> None:
    found = diff(scene("ab"), scene("ab", state="lit"))
    assert found == {"board": [{"key": "a", "state": "lit"}, {"key": "b", "state": "lit"}]}
    assert keys(found) == ["a", "b"]


def counting(*counts: tuple[str, str, int], end: str = "") -> Scene:
    panel = Panel(seat=1, counts=counts, meters=(("sun", "sun", len(counts), 4),))
    return Scene("", (panel,), goal=Goal("Win.", "cup", end))


def test_where_a_panel_counts_what_it_did_the_figures_are_enough() -> None:
    one, two = ("wood", "wood", 3), ("leaf", "leaf", 0)
    told = diff(counting(one, two), counting(one, ("leaf", "leaf", 2), end="Soon."))
    assert told == {"goal": {"end": "Soon."}, "panel": [{"seat": 1, "counts": [3, 2]}]}
    told = diff(counting(one), counting(one, two))
    assert told == {"panel": [{"seat": 1, "counts": (one, two), "meters": [2, 4]}]}
    told = diff(counting(one, two), counting(two, one))
    assert told == {"panel": [{"seat": 1, "counts": (two, one)}]}


def test_of_a_paper_that_counts_what_it_did_the_figures_are_enough() -> None:
    leaves, fruit = ("leaves", "3 each", 9), ("fruit", "7 each", 0)

    def papers(*rows: tuple[str, str, int]) -> Scene:
        return Scene("", (Panel(seat=1, counts=(), title="Points", rows=rows),))

    told = diff(papers(leaves, fruit), papers(leaves, ("fruit", "7 each", 7)))
    assert told == {"panel": [{"seat": 1, "rows": [9, 7]}]}
    told = diff(papers(leaves), papers(leaves, fruit))
    assert told == {"panel": [{"seat": 1, "rows": (leaves, fruit)}]}
