"""Factors for the lab: goals and slots."""

from engawa.bots.players import Players
from engawa.lab.balance import Study
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


def test_bonsai_names_goals_and_slots() -> None:
    games = played("bonsai", 2, "greedy")
    slots = [value for game in games for seat in "ab" for value in values(game, "slots", seat)]
    goals = [value for game in games for seat in "ab" for value in values(game, "goals", seat)]
    assert set(slots) <= {"slot 1", "slot 2", "slot 3", "slot 4"}
    assert slots
    assert goals
    assert all(value.split("-")[1] in ("low", "mid", "hard") for value in goals)
