"""A tournament: every group of bots at the table, in every seat order, with the same luck.

In a round, all groups play all their seat orders with the same luck. Finished work is appended to a
file, if there is one, so an interrupted tournament can continue. The result is computed from the
games in a fixed order, so neither workers nor interruptions change a digit.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import combinations, combinations_with_replacement, permutations
from pathlib import Path
from typing import NamedTuple, TypedDict

from engawa.bots.players import Players
from engawa.bots.remote import PATIENCE
from engawa.core.errors import BadGame
from engawa.core.game import Game
from engawa.core.json import JSON, Parsed
from engawa.games import spec
from engawa.lab.batches import Run
from engawa.lab.data import NOWHERE, Data
from engawa.lab.engine import HERE, Engine
from engawa.lab.journal import Journal, manifest
from engawa.lab.notes import Notes, Scribe, Wants
from engawa.lab.notes import load as load_notes
from engawa.lab.planned_game import PlannedGame, play
from engawa.lab.ratings import Rating, Ratings, Sat, rate
from engawa.lab.rows import columns
from engawa.lab.tally import BotTold, Sum, Told

ALL_ORDERS = 3  # up to so many seats all orders are played; with more, only rotations of one order


class Piece(NamedTuple):
    """The games of one group in one round: what a worker does at a time."""

    round: int
    company: int


class Played(NamedTuple):
    """A game of a tournament, as it stands in the file."""

    sat: list[int]  # which bot had each seat
    scores: list[float]
    points: list[int]
    actions: int
    mark: str
    forfeit: int | None
    says: str


Games = dict[Piece, list[Played]]


@dataclass(frozen=True)
class Tournament:
    game: str
    bots: tuple[str, ...]
    seats: int
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)
    patience: float = PATIENCE

    def make(self) -> Game:
        """Return the game; an error says why the tournament cannot be played."""
        twice = sorted({name for name in self.bots if self.bots.count(name) > 1})
        if twice:
            raise BadGame(f"{twice[0]!r} is there twice; a bot enters a tournament once")
        if len(self.bots) < 2:
            raise BadGame("a tournament needs two bots at least")
        if self.seats < 2:
            raise BadGame("a tournament needs two seats at least")
        game = Game(spec(self.game), self.seats, self.options)
        for company in self.companies():
            self.planned(Piece(0, 0), company).make()
        return game

    def companies(self) -> list[tuple[int, ...]]:
        """Return all groups of bots; if there are too few bots, all mixtures of them."""
        if len(self.bots) >= self.seats:
            return list(combinations(range(len(self.bots)), self.seats))
        mixed = combinations_with_replacement(range(len(self.bots)), self.seats)
        return [company for company in mixed if len(set(company)) > 1]

    def orders(self, company: tuple[int, ...]) -> list[tuple[int, ...]]:
        """Return how a group sits: in all orders, or at a large table in rotations of one order."""
        if self.seats <= ALL_ORDERS:
            return sorted(set(permutations(company)))
        return sorted({company[k:] + company[:k] for k in range(self.seats)})

    def piece(self, number: int) -> Piece:
        """Return a piece by its number: all groups of a round, then the next round."""
        return Piece(*divmod(number, len(self.companies())))

    def number(self, piece: Piece) -> int:
        return piece.round * len(self.companies()) + piece.company

    def first_game(self, piece: Piece) -> int:
        """Return the number of the piece's first game."""
        before = self.companies()[: piece.company]
        return self.games(piece.round) + sum(len(self.orders(company)) for company in before)

    def games(self, rounds: int) -> int:
        return rounds * sum(len(self.orders(company)) for company in self.companies())

    def planned(self, piece: Piece, sat: tuple[int, ...]) -> PlannedGame:
        name = ("tournament", self.seed, piece.round)
        return PlannedGame(
            self.game,
            tuple(self.bots[bot] for bot in sat),
            luck=(*name, "chance"),
            seat_luck=tuple((*name, sat, "seat", seat) for seat in range(self.seats)),
            options=self.options,
        )

    def manifest(self) -> JSON:
        """Return all that the games depend on."""
        return manifest(self.game, {**asdict(self), "bots": list(self.bots)})


class Part(NamedTuple):
    """The results of a piece."""

    played: list[Played]
    notes: Notes


def play_pieces(tournament: Tournament, wants: Wants, pieces: range) -> list[Part]:
    """Play these pieces, given by their numbers, one after the other in this process."""
    with Players(tournament.patience) as players:
        return [_play_piece(tournament, wants, number, players) for number in pieces]


def _play_piece(tournament: Tournament, wants: Wants, number: int, players: Players) -> Part:
    piece = tournament.piece(number)
    game = Game(spec(tournament.game), tournament.seats, tournament.options)
    scribe = Scribe(wants, "tournament", game, tournament.seed)
    played = []
    first = tournament.first_game(piece)
    for number, order in enumerate(tournament.orders(tournament.companies()[piece.company]), first):
        planned = tournament.planned(piece, order)
        result = play(planned, players, scribe.times)
        mark = result.mark(*piece, order)
        scores, points, actions, forfeit, says = result
        counted = (len(actions), f"{mark:016x}", forfeit, says)
        played.append(Played(list(order), scores, points, *counted))
        scribe.note(number, piece.round, planned, result, mark)
    return Part(played, scribe.notes)


def run(
    tournament: Tournament,
    rounds: int,
    engine: Engine = HERE,
    file: Path | None = None,
    tell: Callable[[int], None] = lambda n: None,
    data: Data = NOWHERE,
) -> Games:
    """Play what is not in the file yet; `tell` is called with how many games are done."""
    game = tournament.make()
    journal = Journal(file, "tournament", tournament.manifest())
    data.open(game.spec, game.seats)
    table = columns(game.spec, game.seats)

    def load(row: Parsed) -> tuple[range, list[Part]] | None:
        notes = load_notes(data.wants, table, row)
        if notes is None:
            return None
        number = tournament.number(Piece(*row["piece"]))
        played = [Played(*each) for each in row["games"]]
        return range(number, number + 1), [Part(played, notes)]

    def dump(pieces: range, parts: list[Part]) -> Iterator[JSON]:
        for number, part in zip(pieces, parts, strict=True):
            row = {"piece": tournament.piece(number), "games": part.played}
            yield row | part.notes.dump()

    work = partial(play_pieces, tournament, data.wants)
    pieces = rounds * len(tournament.companies())
    games: Games = {}
    count = 0
    for batch, parts in Run(work, pieces, 1, engine, journal, dump, load).results():
        for number, part in zip(batch, parts, strict=True):
            games[tournament.piece(number)] = part.played
            data.add(range(number, number + 1), part.notes)
            count += len(part.played)
        tell(count)
    return dict(sorted(games.items()))


# --- the result ---


class Elo(TypedDict):
    elo: float
    elo_low: float
    elo_high: float


class BotRated(BotTold, Elo):
    """A bot's result as JSON."""


class StandingsTold(TypedDict):
    """A tournament as JSON."""

    manifest: JSON
    rounds: int
    games: int
    bots: list[BotRated]
    bounded: bool  # is some rating not finite?
    cross: list[list[float | None]]
    seats: list[Told]
    digest: str


@dataclass(frozen=True)
class Standings:
    """The results of a tournament."""

    tournament: Tournament
    games: Games

    @property
    def played(self) -> list[Played]:
        return [game for piece in sorted(self.games) for game in self.games[piece]]

    def rounds(self) -> dict[int, list[Played]]:
        """Return the games that had the same luck, by the number of their round."""
        found: dict[int, list[Played]] = {}
        for piece in sorted(self.games):
            found.setdefault(piece.round, []).extend(self.games[piece])
        return found

    @property
    def says(self) -> list[str]:
        """Return why games were forfeited, each reason once."""
        return list(dict.fromkeys(game.says for game in self.played if game.says))

    def digest(self) -> str:
        """Return a number that is the same for the same tournament, however it was played."""
        text = json.dumps([self.tournament.manifest(), self.played])
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def ratings(self, zero: int | None = None) -> Ratings:
        sat = [
            Sat(tuple(game.sat), tuple(game.scores), number)
            for number, games in self.rounds().items()
            for game in games
        ]
        return rate(len(self.tournament.bots), sat, zero)

    def sums(self) -> tuple[list[Sum], list[Sum]]:
        """Return the sums by bot and by seat."""
        bots = [Sum() for _ in self.tournament.bots]
        seats = [Sum() for _ in range(self.tournament.seats)]
        for games in self.rounds().values():
            for game in games:
                for seat, bot in enumerate(game.sat):
                    for part in (bots[bot], seats[seat]):
                        part.add(game.scores[seat], game.points[seat], game.forfeit == seat)
            for part in bots + seats:
                part.end_round()
        return bots, seats

    def cross(self) -> list[list[float | None]]:
        """Return the share of wins of each bot against each other bot, when both were there."""
        size = len(self.tournament.bots)
        took = [[0.0] * size for _ in range(size)]
        for game in self.played:
            for bot, score in zip(game.sat, game.scores, strict=True):
                for other in set(game.sat) - {bot}:
                    took[bot][other] += score
        return [[_share(took[a][b], took[b][a]) for b in range(size)] for a in range(size)]

    def json(self, zero: int | None = None) -> StandingsTold:
        ratings = self.ratings(zero)
        bots, seats = self.sums()
        entries = zip(self.tournament.bots, ratings.rows, bots, strict=True)
        return {
            "manifest": self.tournament.manifest(),
            "rounds": len({piece.round for piece in self.games}),
            "games": len(self.played),
            "bots": [{"bot": bot, **_rated(r), **part.json()} for bot, r, part in entries],
            "bounded": ratings.bounded,
            "cross": self.cross(),
            "seats": [part.json() for part in seats],
            "digest": self.digest(),
        }


def _share(mine: float, theirs: float) -> float | None:
    return round(mine / (mine + theirs), 6) if mine + theirs > 0 else None


def _rated(rating: Rating) -> Elo:
    return {
        "elo": round(rating.elo, 1),
        "elo_low": round(rating.low, 1),
        "elo_high": round(rating.high, 1),
    }
