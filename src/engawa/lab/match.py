"""A match: the same bots at the same game many times, each bot in each seat in turn.

Games come in rounds: in a round every bot plays every seat once, with the same luck. A game's luck
comes from the match's seed and the round. So any game can be repeated on its own, and the result
does not depend on how the games are spread over processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import NamedTuple

from engawa.bots.players import Players
from engawa.bots.remote import PATIENCE
from engawa.core.errors import BadGame
from engawa.core.game import Game
from engawa.core.json import JSON, Parsed
from engawa.lab.batches import Run
from engawa.lab.data import NOWHERE, Data
from engawa.lab.engine import HERE, Engine
from engawa.lab.journal import Journal, manifest
from engawa.lab.notes import Notes, Scribe, Wants
from engawa.lab.notes import load as load_notes
from engawa.lab.planned_game import PlannedGame, play
from engawa.lab.rows import columns
from engawa.lab.tally import Tally


@dataclass(frozen=True)
class Match:
    game: str
    bots: tuple[str, ...]  # one for each seat
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)
    patience: float = PATIENCE  # seconds that a program may think
    duplicate: bool = False  # is the luck of a round the same whatever is played?

    def make(self) -> Game:
        """Return the game; an error says why the match cannot be played."""
        if not self.bots:
            raise BadGame("a match needs a bot for each seat")
        return self.planned(0).make()

    def sat(self, number: int) -> list[int]:
        """Return which bot has each seat in a game."""
        return [(number + seat) % len(self.bots) for seat in range(len(self.bots))]

    def planned(self, number: int) -> PlannedGame:
        """Plan a game by its number, from 0."""
        sat, deal = self.sat(number), number // len(self.bots)
        return PlannedGame(
            self.game,
            tuple(self.bots[bot] for bot in sat),
            luck=("match", self.seed, deal, "chance"),
            seat_luck=tuple(("match", self.seed, number, "seat", seat) for seat in range(len(sat))),
            options=self.options,
            duplicate=self.duplicate,
        )

    def manifest(self) -> JSON:
        """Return all that the games depend on."""
        asked = asdict(self)
        if not self.duplicate:
            del asked["duplicate"]  # earlier files do not have it
        return manifest(self.game, asked)


class Part(NamedTuple):
    """The results of some games."""

    tally: Tally
    notes: Notes


def run(match: Match, wants: Wants, games: range) -> Part:
    """Play these games, which are complete rounds, one after the other in this process."""
    tally, scribe = Tally.empty(len(match.bots)), Scribe(wants, "match", match.make(), match.seed)
    with Players(match.patience) as players:
        for number in games:
            planned = match.planned(number)
            result = play(planned, players, scribe.times)
            mark = result.mark(number)
            tally.add(match.sat(number), result, mark)
            scribe.note(number, number // len(match.bots), planned, result, mark)
            if (number + 1) % len(match.bots) == 0:
                tally.end_round()
    tally.end_round()
    return Part(tally, scribe.notes)


def contest(
    match: Match,
    games: int,
    engine: Engine = HERE,
    tell: Callable[[int], None] = lambda n: None,
    file: Path | None = None,
    data: Data = NOWHERE,
) -> Tally:
    """Play all games that are not in the file yet; `tell` is called with how many are done."""
    game = match.make()
    journal = Journal(file, "match", match.manifest())
    data.open(game.spec, game.seats)
    table = columns(game.spec, game.seats)

    def load(row: Parsed) -> tuple[range, Part] | None:
        notes = load_notes(data.wants, table, row)
        return notes and (range(*row["games"]), Part(Tally.load(row["tally"]), notes))

    def dump(games: range, part: Part) -> Iterator[JSON]:
        tally = asdict(part.tally)
        yield {"games": [games.start, games.stop], "tally": tally, **part.notes.dump()}

    work = partial(run, match, data.wants)
    total = Tally.empty(len(match.bots))
    for batch, part in Run(work, games, len(match.bots), engine, journal, dump, load).results():
        total.merge(part.tally)
        data.add(batch, part.notes)
        tell(total.games)
    return total
