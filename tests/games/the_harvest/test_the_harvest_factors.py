"""Factors for the lab: the first hands."""

import json

import pytest

from engawa.bots.players import Players
from engawa.lab.balance import Study, survey
from engawa.lab.planned_game import play
from engawa.lab.rows import BETWEEN, measure
from engawa.lab.sheet import Cell


def played(
    name: str, seats: int, bot: str = "random", options: dict[str, object] | None = None
) -> list[dict[str, Cell]]:
    study = Study(name, bot, seats, options=options or {})
    start = study.make().start()
    with Players() as players:
        results = [play(study.planned(number), players) for number in range(4)]
    return [measure(start, result.actions) for result in results]


def values(game: dict[str, Cell], name: str, seat: str) -> list[str]:
    cell = game[f"{name}_{seat}"]
    return str(cell).split(BETWEEN) if cell else []


@pytest.mark.parametrize("options", [{}, {"beginner": True}])
def test_the_first_hand_is_three_cards_that_nobody_else_has(options: dict[str, object]) -> None:
    for game in played("the_harvest", 3, options=options):
        hands = [values(game, "hand", seat) for seat in "abc"]
        assert [len(hand) for hand in hands] == [3, 3, 3]
        assert len({card for hand in hands for card in hand}) == 9


def test_drafted_cards_are_in_the_first_hand() -> None:
    study = Study("the_harvest", "random", 2)
    with Players() as players:
        result = play(study.planned(0), players)
    s, drafted = study.make().start(), []
    for action in result.actions:
        line = s.text(action).split()
        drafted += [(s.to_move, line[1])] if line[0] == "draft" else []
        s.apply(action)
    game = measure(study.make().start(), result.actions)
    for seat in range(2):
        names = {value.split()[0].lower() for value in values(game, "hand", "ab"[seat])}
        assert names == {card for who, card in drafted if who == seat}


def test_a_report_has_its_factors_for_programs() -> None:
    (found,) = survey([Study("the_harvest", "random", 2)], 30)
    told = json.loads(json.dumps(found.json()))["factors"]["hand"]
    assert list(told) == ["looks", "values"]
    keys = ["value", "times", "share", "low", "high", "effect", "verdict", "needs"]
    assert list(told["values"][0]) == keys
    assert sum(each["times"] for each in told["values"]) == 30 * 6
