"""What a bot gets: what its seat may know, and no way to the position itself."""

import engawa
from engawa import Position, Rng
from engawa.core.sight import Sight


def pandas() -> Position:
    return engawa.make("pass_the_pandas", 3).position("3/5/6 B 2 PB...:1 7")


def public(sight: Sight) -> list[str]:
    return [name for name in dir(sight) if not name.startswith("_")]


def test_a_bot_sees_what_its_seat_sees_and_may_do() -> None:
    s = pandas()
    sight = Sight(s, 1)
    assert sight.seat == 1
    assert sight.observe() == s.observe(1)
    assert [sight.text(action) for action in sight.legal()] == ["give A", "give C"]


def test_nothing_a_bot_can_touch_is_the_position() -> None:
    sight = Sight(pandas(), 1)
    assert public(sight) == ["game", "imagine", "legal", "observe", "seat", "text"]
    assert not [name for name in public(sight) if isinstance(getattr(sight, name), Position)]


def test_no_answer_but_an_imagined_world_is_a_position() -> None:
    sight = Sight(pandas(), 1)
    answers = {
        "game": sight.game,
        "imagine": sight.imagine(Rng(1)),
        "legal": sight.legal(),
        "observe": sight.observe(),
        "seat": sight.seat,
        "text": sight.text(0),
    }
    assert list(answers) == public(sight)
    assert [name for name, got in answers.items() if isinstance(got, Position)] == ["imagine"]


def test_what_a_bot_does_to_its_answers_does_not_reach_the_table() -> None:
    s = pandas()
    sight = Sight(s, 1)
    before = str(s), s.observe(1), s.legal()
    sight.imagine(Rng(1)).play("give A")
    sight.legal().clear()
    sight.observe().clear()
    sight.observe()["dice"][0] = 99
    assert (str(s), s.observe(1), s.legal()) == before
