"""Explanations: what is best, what follows, what was given up, and nothing the seat cannot see."""

import json

import pytest

import engawa
from engawa import CHANCE, Position, Rng
from engawa.bots import explain as house
from engawa.bots.explain import Explanation, Prospect, explain
from engawa.bots.search import Thought
from engawa.core.errors import EngawaError
from engawa.core.game import Game
from engawa.core.sight import Sight
from engawa.template import SPEC
from engawa.words import Voice

every_game = pytest.mark.parametrize("name", engawa.names())
FEW = 60  # iterations


def pebbles(text: str, seats: int = 2) -> Sight:
    s = Game(SPEC, seats, {}).position(text)
    return Sight(s, s.to_move)


def later(name: str, choices: int = 4) -> Position:
    """Return a decision some choices into a random game with the most seats."""
    s, rng = engawa.make(name, engawa.make(name).spec.seats[-1]).start(), Rng(5)
    while True:
        legal = s.legal()
        choices -= len(legal) > 1
        if choices < 0:
            return s
        if s.to_move == CHANCE:
            s.roll(rng)
        else:
            s.apply(legal[rng.below(len(legal))])


# --- what is found ---


def test_the_win_is_found_with_its_result_for_every_seat() -> None:
    found = explain(pebbles("3 A"), Rng(1), FEW)
    assert (found.seat, found.choices, found.best.line) == (0, 3, "take 3")
    assert found.best.scores == [1.0, 0.0]
    assert found.best.then == []
    assert sum(prospect.visits for prospect in found.lines) == FEW


def test_only_so_many_lines_are_told_the_most_tried_first() -> None:
    found = explain(pebbles("3 A"), Rng(1), FEW, most=2)
    assert len(found.lines) == 2
    assert found.lines[0].visits >= found.lines[1].visits


def test_the_continuation_says_who_plays_what() -> None:
    """With 5 pebbles, only leaving 4 wins: then A takes the last one whatever B does."""
    found = explain(pebbles("5 A"), Rng(1), 400)
    assert found.best.line == "take 1"
    assert [line[:2] for line in found.best.then] == ["B:", "A:"]
    taken = [int(line.rsplit(" ", 1)[1]) for line in found.best.then]
    assert sum(taken) == 4


@every_game
def test_a_continuation_can_be_played(name: str) -> None:
    s = later(name)
    for prospect in explain(Sight(s, s.to_move), Rng(3), FEW).lines:
        assert prospect.line in s.lines()
        assert len(prospect.then) <= house.FORESIGHT
        assert sum(prospect.scores) == pytest.approx(1.0)
        assert all(line[0] in "ABCDE" and line[1:3] == ": " for line in prospect.then)


@every_game
def test_an_explanation_is_the_same_in_worlds_the_seat_cannot_tell_apart(name: str) -> None:
    s = later(name)
    seat, played = s.to_move, s.legal()[-1]
    here = explain(Sight(s, seat), Rng(2), FEW, played=played)
    for seed in range(3):
        world = s.imagine(seat, Rng(seed))
        assert explain(Sight(world, seat), Rng(2), FEW, played=played) == here


def test_a_continuation_stops_where_a_world_does_not_allow_it() -> None:
    """After one of three pebbles is taken, three cannot be taken; chance may allow it elsewhere."""
    world = Game(SPEC, 2, {}).position("3 A")
    then = [house._continue(world.copy(), Thought(0, 1, [], [a, 0]), Rng(1)) for a in (2, 0)]
    assert [list(lines) for lines in then] == [[], ["B: take 1", "A: take 1"]]


def test_a_short_time_is_enough_for_some_iterations() -> None:
    found = explain(pebbles("3 A"), Rng(1), seconds=0.01)
    assert found.iterations == sum(prospect.visits for prospect in found.lines) > 0


# --- what was given up ---


def test_the_best_line_gives_up_nothing() -> None:
    found = explain(pebbles("3 A"), Rng(1), FEW, played=2)
    assert (found.gave_up, found.error) == (0.0, 0.0)
    assert found.played is not None
    assert found.played.line == "take 3"


def test_a_line_that_throws_the_game_away_gives_up_most_of_a_win() -> None:
    """Leaving 3 loses against anybody who thinks; the search alone would know little about it."""
    found = explain(pebbles("5 A"), Rng(1), 800, played=1)
    assert found.played is not None
    assert found.played.line == "take 2"
    assert found.gave_up > 0.8
    assert found.json()["better"] == "take 1"


def test_a_line_that_search_never_tried_is_judged_all_the_same() -> None:
    found = explain(pebbles("3 A"), Rng(1), 1, played=0)
    assert found.played is not None
    assert found.played.visits == 0 or found.gave_up == 0


def test_a_line_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(EngawaError, match="'take 3' cannot be played here"):
        explain(pebbles("2 A"), Rng(1), FEW, played=2)


def test_a_seat_with_nothing_to_decide_is_told_so() -> None:
    s = Game(SPEC, 2, {}).position("3 A")
    with pytest.raises(EngawaError, match="seat B has nothing to decide here"):
        explain(Sight(s, 1), Rng(1))


# --- in words and for programs ---

GOOD = Prospect("give A", 70, [0.2, 0.5, 0.3], ["C: give A"])
POOR = Prospect("give C", 30, [0.2, 0.4, 0.4], [])


@pytest.mark.parametrize(
    ("found", "says"),
    [
        (
            Explanation(1, 2, 100, [GOOD, POOR]),
            "'give A' is best for B: A 20 %, B 50 %, C 30 %. Then perhaps C: give A. "
            "'give C' is worth 10 % of a win less.",
        ),
        (
            Explanation(0, 2, 100, [GOOD, POOR]),
            "'give A' is best for A: A 20 %, B 50 %, C 30 %. Then perhaps C: give A. "
            "'give C' is about as good.",
        ),
        (
            Explanation(1, 1, 100, [POOR]),
            "'give C' is all B can play: A 20 %, B 40 %, C 40 %.",
        ),
        (
            Explanation(1, 2, 100, [GOOD, POOR], [], POOR, 0.1, 0.01),
            "B played 'give C' and gave up 10 % of a win. 'give A' was better: "
            "A 20 %, B 50 %, C 30 %. Then perhaps C: give A.",
        ),
        (
            Explanation(1, 2, 100, [POOR, GOOD], [], POOR),
            "B played 'give C', as good as any: A 20 %, B 40 %, C 40 %.",
        ),
    ],
)
def test_an_explanation_is_a_sentence(found: Explanation, says: str) -> None:
    assert str(found.says()) == says


def test_who_asks_is_called_you_and_the_others_by_their_names() -> None:
    voice = Voice(names=("Ann", "Ben", "Cleo"), you=1)
    assert voice(Explanation(1, 1, 100, [POOR]).says()) == (
        "'give C' is all you can play: Ann 20 %, you 40 %, Cleo 40 %."
    )
    judged = Explanation(1, 2, 100, [GOOD], [], POOR, 0.1, 0.01).says()
    assert voice(judged).startswith("You played 'give C' and gave up 10 % of a win. 'give A' was")


def test_an_explanation_is_an_object() -> None:
    found = Explanation(1, 2, 100, [GOOD, POOR], [], POOR, 0.1, 0.01)
    row = json.loads(json.dumps(found.json()))
    assert row["lines"][0] == {
        "line": "give A",
        "visits": 70,
        "scores": [0.2, 0.5, 0.3],
        "then": ["C: give A"],
    }
    assert (row["gave_up"], row["error"], row["better"]) == (0.1, 0.01, "give A")
    assert (row["played"]["line"], row["says"]) == ("give C", str(found.says()))
    assert "played" not in Explanation(1, 2, 100, [GOOD]).json()
