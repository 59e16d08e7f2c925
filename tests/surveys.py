"""Surveys of invented games, to test what a report counts."""

from games_by import SMALLEST

from engawa.bots.players import Players
from engawa.lab.balance import ORDINALS, Study, Survey
from engawa.lab.planned_game import Result, play
from engawa.lab.rows import Source, columns, measure, row
from engawa.lab.sheet import Cell, Sheet

Told = tuple[list[float], dict[str, Cell]]  # the scores of a game, and other cells
DUEL = Study(SMALLEST, "random", 2, seed=2)


def game(scores: list[float], **known: Cell) -> Told:
    return scores, {"decisions": 10, **known}


def made(*games: Told, study: Study = DUEL) -> Survey:
    asked = study.make()
    source, start = Source.of("report", asked, study.seed), asked.start()
    bots = (study.bot,) * study.seats
    sheet = Sheet(columns(asked.spec, study.seats))
    for number, (scores, known) in enumerate(games):
        result = Result(scores, [0] * study.seats, [])
        sheet.add(row(source, number, number, bots, start, result, "7") | known)
    return Survey(study, sheet)


def check_roles(study: Study, before: dict[str, tuple[str, ...]]) -> None:
    """Check that a role goes to the first seat that does it; `before` has earlier verbs."""
    start = study.make().start()
    for number in range(5):
        with Players() as players:
            result = play(study.planned(number), players)
        s, lines = start.copy(), []
        for action in result.actions:
            lines += [(s.to_move, s.text(action).split()[0])] if s.to_move >= 0 else []
            s.apply(action)
        found = made((result.scores, measure(start, result.actions)), study=study).values
        for does, verbs in before.items():
            first = next(seat for seat, verb in lines if verb not in verbs)
            wins = [found[f"wins {ordinal} to {does}"][0] for ordinal in ORDINALS[: study.seats]]
            assert wins == result.scores[first:] + result.scores[:first]
        roles = {role.does for role in study.make().spec.roles}
        assert {each for each in roles if f"wins first to {each}" in found} == set(before)
