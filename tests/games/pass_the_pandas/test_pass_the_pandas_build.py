"""The compiled rules of Pass the Pandas, called from Python, do what the source says."""

from typing import Any

import pytest

import engawa
from engawa.games.pass_the_pandas.notation.lines import SEAT_VERBS
from engawa.games.pass_the_pandas.rules import actions, state, turn


@pytest.mark.skipif(not engawa.COMPILED, reason="the plain files are run")
def test_functions_of_numbers_are_called_and_checked() -> None:
    s: Any = engawa.make("pass_the_pandas", 3).position("3/5/6 B 2 PB...:1 7")
    assert turn.may_receive(s, 0) is True
    assert turn.may_receive(s, 1) is False
    with pytest.raises(TypeError, match=r"turn.may_receive takes 2 arguments, not 1"):
        turn.may_receive(s)  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        turn.may_receive("words", 0)  # type: ignore[arg-type]
    assert repr(turn.deal) == "<compiled turn.deal>"
    assert turn.deal.__name__ == "deal"


def test_constants_and_words_are_there_in_every_build() -> None:
    assert actions.ONE == [9261, 441, 21, 1]
    assert SEAT_VERBS["swap"] == actions.SWAP == 5
    assert engawa.make("pass_the_pandas").start().text(actions.KEEP) == "keep"
    assert state.State.__module__ == "engawa.games.pass_the_pandas.rules.state"
    with pytest.raises(AttributeError):
        actions.nonsense  # type: ignore[attr-defined]  # noqa: B018
