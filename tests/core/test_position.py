"""The contract of a position, for compiled rules and for plain rules on the same core."""

import copy
import dataclasses
import pickle
from collections.abc import Callable

import pytest

from engawa import CHANCE, NOBODY, Position, Rng
from engawa.core import arena
from engawa.core.actions import Actions, Chances
from engawa.core.errors import BadLine, EngawaError, IllegalLine, Refusal
from engawa.core.game import Game
from engawa.core.position import lucky
from engawa.template import SPEC
from engawa.template.rules.game import Pebbles
from engawa.template.rules.state import State


def at(position: str, seats: int = 2, **options: object) -> Position:
    """Return a position of Pebbles, which is not compiled."""
    return Game(SPEC, seats, options).position(position)


# --- who moves, and what can happen ---


@pytest.mark.parametrize(
    ("position", "mover"), [("- A", CHANCE), ("7 A", 0), ("7 B", 1), ("0 B", NOBODY)]
)
def test_a_seat_chance_or_nobody_is_to_move(position: str, mover: int) -> None:
    assert at(position).to_move == mover


@pytest.mark.parametrize(
    ("s", "lines"),
    [
        (at("9 A"), ["take 1", "take 2", "take 3"]),
        (at("2 A"), ["take 1", "take 2"]),
        (at("- A"), []),
        (at("0 A"), []),
    ],
    ids=repr,
)
def test_lines_are_the_legal_actions_in_their_order(s: Position, lines: list[str]) -> None:
    assert s.lines() == lines
    assert [s.parse(line) for line in lines] == s.legal()


def test_there_are_chances_only_when_chance_is_due() -> None:
    assert len(at("- A").chances()) == 6
    assert [at("9 A").chances(), at("0 A").chances()] == [[], []]


# --- playing ---


def test_an_action_leads_from_position_to_position() -> None:
    s = at("9 A")
    s.apply(s.legal()[2])
    assert str(s) == "6 B"


def test_a_line_of_a_seat_or_of_chance_can_be_played() -> None:
    s = at("- A")
    s.play("heap 8")
    assert str(s) == "8 A"
    s.play("  TAKE   2 ")
    assert str(s) == "6 B"


@pytest.mark.parametrize(
    ("s", "line", "says"),
    [
        (at("2 B"), "take 3", "'take 3' cannot be played here: Only 2 pebbles can still be taken."),
        (at("2 B"), "heap 9", "The heap has been laid out already. [heap]"),
        (at("- A"), "take 1", "Chance has yet to lay out the heap. [heap]"),
        (at("0 B"), "take 1", "'take 1' cannot be played here: The game is over. [house.over]"),
        (at("2 B"), "take 4", "expected 'take' with a number from 1 to 3, not 'take 4'"),
    ],
    ids=str,
)
def test_a_refused_line_changes_nothing(s: Position, line: str, says: str) -> None:
    before = str(s)
    with pytest.raises(EngawaError) as refused:
        s.play(line)
    assert says in str(refused.value)
    assert str(s) == before


def test_a_refusal_carries_its_line_and_its_rule() -> None:
    with pytest.raises(IllegalLine) as refused:
        at("2 B").play("take 3")
    assert refused.value.line == "take 3"
    assert refused.value.refusal == ("take.rest", "Only 2 pebbles can still be taken.")


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("take 2", None),
        ("take 3", Refusal("take.rest", "Only 2 pebbles can still be taken.")),
        (
            "jump",
            Refusal("house.notation", "expected 'take' with a number from 1 to 3, not 'jump'"),
        ),
    ],
)
def test_why_not_names_the_rule_or_says_nothing(line: str, refusal: Refusal | None) -> None:
    assert at("2 B").why_not(line) == refusal


# --- chance ---


def test_a_roll_plays_one_outcome_and_returns_it() -> None:
    s = at("- A")
    action = s.roll(Rng(1))
    assert str(s) == s.text(action).removeprefix("heap ") + " A"


@pytest.mark.parametrize("s", [at("9 A"), at("0 B")])
@pytest.mark.parametrize("rng", [Rng(1), None], ids=["a seed", "the system"])
def test_without_a_chance_nothing_is_rolled(s: Position, rng: Rng | None) -> None:
    before = str(s)
    with pytest.raises(BadLine, match="nothing is left to chance here"):
        s.roll(rng)
    assert str(s) == before


@pytest.mark.parametrize(("left", "action"), [(0, 10), (1, 11), (2, 11), (3, 11), (4, 12), (9, 12)])
def test_luck_of_the_system_counts_the_ways(
    left: int, action: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def pick(ways: int) -> int:
        assert ways == 10
        return left

    monkeypatch.setattr("secrets.randbelow", pick)
    assert lucky([(10, 1), (11, 3), (12, 6)]) == action


# --- the end ---


def test_scores_share_a_win_and_points_are_the_games_own() -> None:
    s = at("1 B", seats=3, misere=True)
    assert (s.scores(), s.points()) == ([0.0, 0.0, 0.0], [0, 0, 0])
    s.play("take 1")
    assert (s.to_move, s.scores(), s.points()) == (NOBODY, [0.5, 0.0, 0.5], [1, 0, 1])


def test_values_guess_before_the_end_and_know_after_it() -> None:
    assert at("9 A", seats=4).values() == [0.25] * 4
    assert at("0 B").values() == [0.0, 1.0]


# --- copies ---


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
        (at("9 C", seats=3, misere=True), "take 2"),
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


# --- words ---


def test_every_action_has_one_spelling() -> None:
    s = at("9 A")
    assert [s.text(action) for action in range(9)] == [
        *("take 1", "take 2", "take 3"),
        *("heap 8", "heap 9", "heap 10", "heap 11", "heap 12", "heap 13"),
    ]
    assert [s.parse(s.text(action)) for action in range(9)] == list(range(9))
    assert s.line_for(1, seat=0) == s.line_for(1, seat=None) == "take 2"


# --- what is seen ---


def test_an_observation_says_who_sits_and_who_moves() -> None:
    assert at("7 B", seats=3).observe(0) == {
        "seats": 3,
        "to_move": 1,
        "laid": True,
        "heap": 7,
        "turn": 1,
        "misere": False,
    }


def test_imagining_leaves_the_table_alone() -> None:
    s = at("7 B")
    world = s.imagine(1, Rng(1))
    assert world.observe(1) == s.observe(1)
    world.play("take 3")
    assert str(s) == "7 B"


def test_a_scene_offers_nothing_while_chance_is_due() -> None:
    assert at("- A").scene(None).verbs == ()


# --- rules that are not compiled ---


HOOKS: dict[str, Callable[[Game], object]] = {
    "_set_up": lambda game: game.start(),
    "_to_move": lambda game: game.position("9 A").to_move,
    "_list_legal": lambda game: game.position("9 A").legal(),
    "_list_chances": lambda game: game.position("- A").chances(),
    "_sample": lambda game: game.position("- A").roll(Rng(1)),
    "_apply": lambda game: game.position("9 A").apply(0),
    "_score": lambda game: game.position("9 A").scores(),
    "_points": lambda game: game.position("9 A").points(),
    "_imagine": lambda game: game.position("9 A").imagine(0, Rng(1)),
    "_value": lambda game: game.position("9 A").values(),
}
GAMES: dict[str, Callable[[Position], object]] = {
    "play_games": lambda s: arena.play_games(s, 3, Rng(1)),
    "digest": lambda s: arena.digest(s, 3, Rng(1)),
}


def spill(*args: object) -> None:
    raise RuntimeError("the pebbles were spilt")


def of(name: str, base: type[State], hooks: dict[str, object]) -> Game:
    """Return Pebbles with some of its rules replaced."""
    return Game(dataclasses.replace(SPEC, position=type(name, (base,), hooks)), 2, {})


@pytest.mark.parametrize("hook", HOOKS)
def test_an_exception_in_a_hook_comes_out_at_the_next_door(hook: str) -> None:
    with pytest.raises(RuntimeError, match="the pebbles were spilt"):
        HOOKS[hook](of("Spilt", Pebbles, {hook: spill}))
    assert at("9 A").lines() == ["take 1", "take 2", "take 3"]  # and changes nothing for others


def test_a_roll_that_fails_changes_nothing() -> None:
    s = of("Spilt", Pebbles, {"_sample": spill}).start()
    before = s.observe(None)
    with pytest.raises(RuntimeError):
        s.roll(Rng(1))
    assert s.observe(None) == before


@pytest.mark.parametrize("games", GAMES)
@pytest.mark.parametrize("hook", ["_to_move", "_list_legal", "_sample", "_apply"])
def test_an_exception_in_a_hook_comes_out_of_many_games(hook: str, games: str) -> None:
    start = of("Spilt", Pebbles, {hook: spill}).empty()
    with pytest.raises(RuntimeError, match="the pebbles were spilt"):
        GAMES[games](start)
    assert arena.play_games(at("2 A"), 1, Rng(1)) in (1, 2)


@pytest.mark.parametrize("hook", HOOKS)
def test_a_forgotten_hook_says_which_one(hook: str) -> None:
    rest = {name: vars(Pebbles)[name] for name in HOOKS if name != hook}
    with pytest.raises(NotImplementedError, match=f"^Forgetful does not say how to {hook}$"):
        HOOKS[hook](of("Forgetful", State, rest))


def test_whoever_interrupts_a_game_is_heard() -> None:
    def interrupt(self: Pebbles, action: int) -> None:
        raise KeyboardInterrupt

    start = of("Interrupted", Pebbles, {"_apply": interrupt}).start()
    with pytest.raises(KeyboardInterrupt):
        arena.play_games(start, 3, Rng(1))


def doubled(self: Pebbles, chances: Chances) -> None:
    for size in range(6):
        chances.add(3 + size, 2)


def backwards(self: Pebbles, actions: Actions) -> None:
    for action in reversed(range(min(3, self.observe(None)["heap"]))):
        actions.add(action)


@pytest.mark.parametrize(
    ("hook", "rules"),
    [
        ("_list_legal", backwards),
        ("_list_chances", doubled),
        ("_score", lambda self, seat: 0.25),
        ("_points", lambda self, seat: 5),
        ("_value", lambda self, seat: 0.125),
    ],
)
def test_a_digest_notices_whatever_differs(hook: str, rules: object) -> None:
    ours = arena.digest(Game(SPEC, 2, {}).start(), 1, Rng(1))
    assert arena.digest(of("Same", Pebbles, {}).start(), 1, Rng(1)) == ours
    assert arena.digest(of("Other", Pebbles, {hook: rules}).start(), 1, Rng(1)) != ours


def test_a_digest_is_of_all_the_games_that_many_games_play() -> None:
    start, rng = Game(SPEC, 2, {}).start(), Rng(1)
    arena.play_games(start, 1, rng)
    second = arena.digest(start, 1, rng)
    again = Rng(1)
    arena.digest(start, 1, again)
    assert arena.digest(start, 1, again) == second
    assert arena.digest(start, 2, Rng(1)) != second


def test_rules_without_a_compiler_play_whole_games() -> None:
    start = Game(SPEC, 3, {}).start()
    assert 100 < arena.play_games(start, 20, Rng(1)) < 20 * 14
    assert arena.digest(start, 20, Rng(1)) == arena.digest(start, 20, Rng(1))
    assert arena.digest(start, 20, Rng(1)) != arena.digest(start, 20, Rng(2))
    assert str(start) == "- A"
