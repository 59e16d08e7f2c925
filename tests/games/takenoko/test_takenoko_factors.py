"""Factors for the lab: objectives."""

from engawa.bots.players import Players
from engawa.lab.balance import Study
from engawa.lab.planned_game import play
from engawa.lab.rows import BETWEEN, measure
from engawa.lab.sheet import Cell


def values(game: dict[str, Cell], name: str, seat: str) -> list[str]:
    cell = game[f"{name}_{seat}"]
    return str(cell).split(BETWEEN) if cell else []


def test_takenoko_names_objectives_by_type_as_often_as_they_were_fulfilled() -> None:
    study = Study("takenoko", "greedy", 2)
    start = study.make().start()
    with Players() as players:
        result = play(study.planned(0), players)
    s = start.copy()
    for action in result.actions:
        s.apply(action)
    game = measure(start, result.actions)
    fulfilled = [len(values(game, "objectives", seat)) for seat in "ab"]
    assert fulfilled == list(s.fulfilled)[:2]  # type: ignore[attr-defined]
    assert set(values(game, "objectives", "a")) <= {"plot", "gardener", "panda"}
