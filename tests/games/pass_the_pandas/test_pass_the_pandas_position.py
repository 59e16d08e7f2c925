"""The contract of a position, kept by compiled rules."""

import copy
import pickle
from collections.abc import Callable

import pytest

import engawa
from engawa import Position, Rng
from engawa.core.errors import BadLine, EngawaError


def pandas(position: str, **options: object) -> Position:
    seats = position.split()[0].count("/") + 1
    return engawa.make("pass_the_pandas", seats, **options).position(position)


@pytest.mark.parametrize(
    ("s", "lines"),
    [
        (pandas("3/5/6 B 2 PB...:1 7"), ["give A", "give C"]),
        (pandas("3/5/6 B 2 - 7"), []),
        (pandas("0/6 A 0 over 9 places=1/0"), []),
    ],
    ids=repr,
)
def test_lines_are_the_legal_actions_in_their_order(s: Position, lines: list[str]) -> None:
    assert s.lines() == lines
    assert [s.parse(line) for line in lines] == s.legal()


def test_chances_come_with_their_ways() -> None:
    s = pandas("1/1 A 0 - 0")
    assert {s.text(action): ways for action, ways in s.chances()} == {
        "roll W": 1,
        "roll P": 1,
        "roll B": 1,
        "roll .": 3,
    }


@pytest.mark.parametrize(
    ("s", "line", "says"),
    [
        (pandas("3/3 B 0 P..:1 5"), "give B", "A panda goes to somebody else"),
        (pandas("3/3 B 0 P..:1 5"), "give", "expected a seat, A to B, not ''"),
    ],
    ids=str,
)
def test_a_refused_line_changes_nothing(s: Position, line: str, says: str) -> None:
    before = str(s)
    with pytest.raises(EngawaError) as refused:
        s.play(line)
    assert says in str(refused.value)
    assert str(s) == before


def test_the_same_seed_rolls_the_same() -> None:
    s = pandas("6/6 A 0 - 0")
    assert [s.copy().roll(Rng(4)) for _ in range(3)] == [s.copy().roll(Rng(4))] * 3
    assert len({s.copy().roll(Rng(seed)) for seed in range(20)}) > 1


@pytest.mark.parametrize("s", [pandas("3/3 B 0 P..:1 5"), pandas("0/6 A 0 over 9 places=1/0")])
@pytest.mark.parametrize("rng", [Rng(1), None], ids=["a seed", "the system"])
def test_without_a_chance_nothing_is_rolled(s: Position, rng: Rng | None) -> None:
    before = str(s)
    with pytest.raises(BadLine, match="nothing is left to chance here"):
        s.roll(rng)
    assert str(s) == before


COPIES: dict[str, Callable[[Position], Position]] = {
    "copy": lambda s: s.copy(),
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda s: pickle.loads(pickle.dumps(s)),
}


@pytest.mark.parametrize("how", COPIES)
@pytest.mark.parametrize(
    ("s", "line"),
    [
        (pandas("4/2/6 A 0 ....:swap 6", bamboozled=True, turn_cap=9), "swap B"),
    ],
    ids=repr,
)
def test_a_copy_is_the_same_and_goes_its_own_way(s: Position, line: str, how: str) -> None:
    before = str(s)
    twin = COPIES[how](s)
    assert type(twin) is type(s)
    assert (str(twin), repr(twin.game)) == (before, repr(s.game))
    assert twin.observe(None) == s.observe(None)
    twin.play(line)
    assert str(s) == before
    s = s.copy()
    s.play(line)
    assert str(s) == str(twin)


def test_a_position_writes_itself_and_its_game() -> None:
    s = pandas("3/5/6/5 B 2 - 1")
    assert (str(s), repr(s)) == ("3/5/6/5 B 2 - 1", "<pass_the_pandas 3/5/6/5 B 2 - 1>")


def test_a_scene_offers_lines_to_the_seat_to_move_only() -> None:
    s = pandas("3/3 B 0 P..:1 5")
    offered = {seat: [verb.line for verb in s.scene(seat).verbs] for seat in (0, 1, None)}
    assert offered == {0: [], 1: ["give A"], None: []}
