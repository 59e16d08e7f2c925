"""Is a game fair, and how does it go? Statistics for designers, from many games of equal bots.

The same bot has every seat, so if some seats win more, that comes from the game. To compare an
option, the same games are played with it and the same luck, and compared one by one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property, partial, reduce
from heapq import merge
from math import ceil, isclose, sqrt
from operator import itemgetter, xor
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

from engawa.bots.players import Players
from engawa.bots.remote import PATIENCE
from engawa.core.game import Game
from engawa.core.json import JSON, Parsed
from engawa.core.notation import SEAT_LETTERS, seat_name
from engawa.games import spec
from engawa.lab.batches import Run
from engawa.lab.data import NOWHERE, BadData, Data
from engawa.lab.engine import HERE, Engine
from engawa.lab.factors import Looked, look
from engawa.lab.interval import LEVEL, NORMAL, POWER, Rounds, Z, by_rounds, chance_of, holm, student
from engawa.lab.journal import Journal, manifest
from engawa.lab.notes import Notes, Scribe, Wants
from engawa.lab.notes import load as load_notes
from engawa.lab.planned_game import PlannedGame, play
from engawa.lab.rows import columns, letters
from engawa.lab.sheet import Row, Sheet

FINE = 0.01  # how precisely a figure should be known: to 0.01 of a win, or to 1 % of the figure
ORDINALS = ("first", "second", "third", "fourth", "fifth")

Values = Sequence[float | None]  # of a figure, game by game; None where it does not apply


@dataclass(frozen=True)
class Study:
    """The same bot in all seats of a game, many times."""

    game: str
    bot: str
    seats: int
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)
    patience: float = PATIENCE

    def make(self) -> Game:
        return self.planned(0).make()

    def planned(self, number: int) -> PlannedGame:
        name = ("report", self.seed, number)
        seat_luck = tuple((*name, "seat", seat) for seat in range(self.seats))
        bots = (self.bot,) * self.seats
        return PlannedGame(self.game, bots, (*name, "chance"), seat_luck, self.options)


def in_turn(does: str, seats: int) -> list[str]:
    """Name the seats by their order in a role: "first to play", "second to play", ..."""
    return [f"{ordinal} to {does}" for ordinal in ORDINALS[:seats]]


def run(studies: Sequence[Study], wants: Wants, games: range) -> list[Notes]:
    """Play these games of each study in this process."""
    return [_play(study, wants, games) for study in studies]


def _play(study: Study, wants: Wants, games: range) -> Notes:
    scribe = Scribe(wants, "report", study.make(), study.seed)
    with Players(study.patience) as players:
        for number in games:
            planned = study.planned(number)
            result = play(planned, players, scribe.times)
            scribe.note(number, number, planned, result, result.mark(number))
    return scribe.notes


def survey(
    studies: Sequence[Study],
    games: int,
    engine: Engine = HERE,
    tell: Callable[[int], None] = lambda n: None,
    file: Path | None = None,
    data: Data = NOWHERE,
) -> list[Survey]:
    """Play games of each study, except those in the file; `tell` is called with how many are done.

    The studies have the same game and number of seats, and differ in their options.
    """
    made, *_ = [study.make() for study in studies]
    table = columns(made.spec, made.seats)
    wants = data.wants._replace(games=True)
    asked = {"studies": [asdict(study) for study in studies]}
    journal = Journal(file, "report", manifest(made.name, asked))
    data.open(made.spec, made.seats)

    def load(row: Parsed) -> tuple[range, list[Notes]] | None:
        notes = [load_notes(wants, table, each) for each in row["studies"]]
        known = [each for each in notes if each is not None]
        return (range(*row["games"]), known) if len(known) == len(notes) else None

    def dump(games: range, parts: list[Notes]) -> Iterator[JSON]:
        told = [notes.dump() for notes in parts]
        yield {"games": [games.start, games.stop], "studies": told}

    work = partial(run, studies, wants)
    parts: dict[range, list[Notes]] = {}
    done = 0
    for batch, part in Run(work, games, 1, engine, journal, dump, load).results():
        parts[batch] = part
        data.add(batch, together(part))
        done += len(batch) * len(studies)
        tell(done)
    found = [Sheet(table) for _ in studies]
    for batch in sorted(parts, key=lambda games: games.start):
        for sheet, notes in zip(found, parts.pop(batch), strict=True):
            assert notes.games is not None
            sheet.join(notes.games)
    return [Survey(study, sheet) for study, sheet in zip(studies, found, strict=True)]


def surveys(sheet: Sheet) -> list[Survey]:
    """Make surveys from stored rows: of one study, or of two to compare."""
    for name in ("game", "seats", "seed", "kind"):
        if len(set(sheet[name])) > 1:
            raise BadData(f"these are rows of more than one {name}; a report has one")
    bots = {bot for letter in letters(sheet["seats"][0]) for bot in sheet[f"bot_{letter}"]}
    if len(bots) > 1 or sheet["kind"][0] != "report":
        raise BadData(f"these are rows of a {sheet['kind'][0]}; a report has one bot everywhere")
    found: dict[str, list[Row]] = {}
    for options, row in zip(sheet["options"], sheet.rows(), strict=True):
        found.setdefault(options, []).append(row)
    if len(found) > 2 or len(set(map(len, found.values()))) > 1:
        raise BadData("a report compares two options in as many games; these rows are of others")
    told = (sheet["game"][0], bots.pop(), sheet["seats"][0], sheet["seed"][0])
    return [
        Survey(Study(*told, json.loads(options)), Sheet(sheet.columns, rows))
        for options, rows in found.items()
    ]


class Estimate(NamedTuple):
    """A mean over games, with its 95 % interval."""

    mean: float
    error: float  # the standard error
    games: int
    low: float
    high: float
    share: Rounds | None = None  # if it is a share of something

    def needs(self, near: float) -> int | None:
        """Return how many games it takes to know the mean to within `near` with 95 % confidence.

        None if all games were the same, so that nobody can say.
        """
        if self.share is not None:
            return self.share.needs(near)
        return ceil(self.games * (Z * self.error / near) ** 2) if near * self.error > 0 else None

    def json(self) -> dict[str, float]:
        return {key: round(getattr(self, key), 6) for key in ("mean", "low", "high")}


def surely(changes: dict[str, Estimate]) -> set[str]:
    """Return the changes that are more than chance, corrected for how many there are (Holm)."""
    chances = [chance_of(each.mean, each.error, each.games) for each in changes.values()]
    return {name for name, chance in zip(changes, holm(chances), strict=True) if chance < LEVEL}


def games_to_show(effect: float, spread: float, looks: int) -> int:
    """Return how many games show an effect of this size in four cases of five.

    `spread` is the standard deviation of one game, `looks` how many effects are tested.
    """
    wide = NORMAL.inv_cdf(1 - LEVEL / 2 / looks)
    return ceil(((wide + POWER) * spread / effect) ** 2)


def estimate(values: Iterable[float], is_part: bool = False) -> Estimate:
    """Estimate a mean. If it `is_part` of a whole, what never happened may still be possible.

    Every game has its own luck, and so is a round of its own.
    """
    found = list(values)
    mean, games = fmean(found), len(found)
    error = stdev(found) / sqrt(games) if games > 1 else 0.0
    if is_part:
        share = by_rounds(found, 1)
        return Estimate(mean, error, games, *share.interval(), share)
    wide = student(games) * error
    return Estimate(mean, error, games, mean - wide, mean + wide)


class Effect(NamedTuple):
    """The seat, or the place in the order of a role, whose wins are farthest from their share."""

    who: str  # "seat A", "first to play"
    effect: float  # in parts of a win
    sure: bool  # is it more than chance, although the largest effect was picked?
    needs: int  # how many games show an effect of this size, in four cases of five

    def json(self) -> JSON:
        return {**self._asdict(), "effect": round(self.effect, 6)}


@dataclass(frozen=True)
class Survey:
    """The results of a study: a row for each game, in order."""

    study: Study
    sheet: Sheet

    @property
    def games(self) -> int:
        return len(self.sheet)

    @property
    def digest(self) -> int:
        """A number that is the same for the same games."""
        return reduce(xor, (int(mark, 16) for mark in self.sheet["mark"]), 0)

    @cached_property
    def values(self) -> dict[str, Values]:
        """Return all figures, game by game."""
        sheet = self.sheet
        seats = SEAT_LETTERS[: self.study.seats]
        scores = [sheet[f"score_{letter}"] for letter in letters(len(seats))]
        points = [sheet[f"points_{letter}"] for letter in letters(len(seats))]
        ranked = [sorted(each, reverse=True) for each in zip(*points, strict=True)]
        found: dict[str, Values] = {}
        found |= {f"wins {letter}": each for letter, each in zip(seats, scores, strict=True)}
        for role in spec(self.study.game).roles:
            first = sheet[f"first_to_{role.does}"]
            for after, name in enumerate(in_turn(role.does, len(seats))):
                found[f"wins {name}"] = _in_role(first, after, scores)
        found |= {f"points {letter}": each for letter, each in zip(seats, points, strict=True)}
        found["ties"] = [float(max(s) < 1 and sum(s) > 0) for s in zip(*scores, strict=True)]
        found["first to second"] = [each[0] - each[min(1, len(each) - 1)] for each in ranked]
        if len(seats) > 2:
            found["first to last"] = [each[0] - each[-1] for each in ranked]
        found["lead changes"] = sheet["lead_changes"]
        found["decisions"] = sheet["decisions"]
        found["lines to choose from"] = _share(sheet["choices"], sheet["decisions"])
        found["forced decisions"] = _share(sheet["choices_1"], sheet["decisions"])
        return {name: each for name, each in found.items() if any(v is not None for v in each)}

    @cached_property
    def factors(self) -> list[Looked]:
        """Return what goes with winning."""
        return look(self.sheet)

    def figures(self) -> dict[str, Estimate]:
        return {
            name: estimate((value for value in values if value is not None), is_share(name))
            for name, values in self.values.items()
        }

    def effects(self) -> list[Effect]:
        """Return who is best or worst off by seat and by role, and if it is more than chance."""
        seats = range(self.study.seats)
        groups = [{f"seat {seat_name(k)}": f"wins {seat_name(k)}" for k in seats}]
        for role in spec(self.study.game).roles:
            groups.append({who: f"wins {who}" for who in in_turn(role.does, len(seats))})
        figures = self.figures()
        known = [group for group in groups if all(name in figures for name in group.values())]
        looks = sum(map(len, known))
        return [
            _farthest({who: figures[name] for who, name in group.items()}, looks) for group in known
        ]

    def beside(self, other: Survey) -> dict[str, Estimate]:
        """Return what the other study changed, compared game by game."""
        both = {
            name: zip(values, other.values[name], strict=True)
            for name, values in self.values.items()
            if name in other.values
        }
        return {
            name: estimate(b - a for a, b in pairs if a is not None and b is not None)
            for name, pairs in both.items()
        }

    def json(self) -> JSON:
        figures = self.figures()
        return {
            "game": self.study.game,
            "options": self.study.options,
            "bot": self.study.bot,
            "seats": self.study.seats,
            "seed": self.study.seed,
            "games": self.games,
            "figures": {
                name: {**figure.json(), "needs": figure.needs(near(name, figure))}
                for name, figure in figures.items()
            },
            "effects": [effect.json() for effect in self.effects()],
            "factors": {each.name: each.json() for each in self.factors},
            "digest": f"{self.digest:016x}",
        }


def _in_role(first: Sequence[str | None], after: int, scores: Sequence[Values]) -> Values:
    """Return what the seat won that comes `after` places behind the first, game by game."""
    return [
        None if seat is None else scores[(SEAT_LETTERS.index(seat) + after) % len(scores)][game]
        for game, seat in enumerate(first)
    ]


def _share(parts: Sequence[int], whole: Sequence[int]) -> Values:
    return [part / max(1, all_of_it) for part, all_of_it in zip(parts, whole, strict=True)]


def together(notes: list[Notes]) -> Notes:
    """Merge the notes of all studies, game by game."""
    sheets = [[sheet for sheet in each if sheet is not None] for each in zip(*notes, strict=True)]
    return Notes(*(_merged(each) if each else None for each in sheets))


def _merged(sheets: list[Sheet]) -> Sheet:
    number = sheets[0].names.index("number")
    rows = merge(*(sheet.rows() for sheet in sheets), key=itemgetter(number))
    return Sheet(sheets[0].columns, rows)


def _farthest(found: dict[str, Estimate], looks: int) -> Effect:
    """Return the share that is farthest from an even one; `looks` shares are tested in all."""
    fair = fmean(each.mean for each in found.values())
    who = max(found, key=lambda name: abs(found[name].mean - fair))
    effect, games = found[who].mean - fair, found[who].games
    if isclose(effect, 0, abs_tol=1e-9):
        return Effect(who, 0.0, False, 0)
    wide = NORMAL.inv_cdf(1 - LEVEL / 2 / looks)
    # of one game; at least that of a fair game, as a few games may all go one way
    spread = max(found[who].error * sqrt(games), sqrt(fair * (1 - fair)))
    needs = games_to_show(effect, spread, looks)
    return Effect(who, effect, abs(effect) > wide * spread / sqrt(games), needs)


def is_share(name: str) -> bool:
    """Is the figure a share of all games or decisions, to be shown in percent?"""
    return name.startswith("wins") or name in ("ties", "forced decisions")


def near(name: str, figure: Estimate) -> float:
    """Return how precisely a figure should be known."""
    return FINE if is_share(name) else FINE * abs(figure.mean)
