"""Factors for the lab: first cells and deeds."""

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


def test_bamboo_harvest_names_first_cells_and_deeds() -> None:
    for game in played("bamboo_harvest", 2):
        assert all(len(values(game, "cells", seat)) == 2 for seat in "ab")
        assert all(len(values(game, "deeds", seat)) == 3 for seat in "ab")
        ranks = {*"A23456789JQK", "10", "wild"}
        assert {value for seat in "ab" for value in values(game, "deeds", seat)} <= ranks
