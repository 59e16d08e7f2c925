"""A tournament: every company of bots at the table, in every seat order, with the same luck.

In a round, all companies play all their seat orders and chance brings the same to each. Finished
work is appended to a file, if there is one; whoever is interrupted goes on from there. The result
is made of the games in a fixed order, so neither workers nor interruptions change a digit of it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import combinations, combinations_with_replacement, permutations
from pathlib import Path
from typing import Any, NamedTuple

import engawa
from engawa.bots.remote import PATIENCE, Players
from engawa.core.errors import BadGame, BadRecord
from engawa.core.game import Game
from engawa.games import room
from engawa.lab.fixture import Fixture, play
from engawa.lab.ratings import Rating, Ratings, Sat, rate
from engawa.lab.spread import spread
from engawa.lab.tally import Sum

ALL_ORDERS = 3  # up to so many seats all orders are played, with more only turns of the table


class Piece(NamedTuple):
    """The games of one company in one round: what a worker takes at a time."""

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
        """The game, or an error that says why this tournament cannot be played."""
        twice = sorted({name for name in self.bots if self.bots.count(name) > 1})
        if twice:
            raise BadGame(f"{twice[0]!r} is there twice; a bot enters a tournament once")
        if len(self.bots) < 2:
            raise BadGame("a tournament needs two bots at least")
        if self.seats < 2:
            raise BadGame("a tournament needs two seats at least")
        game = Game(room(self.game), self.seats, self.options)
        for company in self.companies():
            self.fixture(Piece(0, 0), company).make()
        return game

    def companies(self) -> list[tuple[int, ...]]:
        """Who meets: any so many bots; if there are too few, any mixture of them."""
        if len(self.bots) >= self.seats:
            return list(combinations(range(len(self.bots)), self.seats))
        mixed = combinations_with_replacement(range(len(self.bots)), self.seats)
        return [company for company in mixed if len(set(company)) > 1]

    def orders(self, company: tuple[int, ...]) -> list[tuple[int, ...]]:
        """How a company sits: in every order, or at a large table in every turn of one order."""
        if self.seats <= ALL_ORDERS:
            return sorted(set(permutations(company)))
        return sorted({company[k:] + company[:k] for k in range(self.seats)})

    def pieces(self, rounds: int) -> list[Piece]:
        companies = range(len(self.companies()))
        return [Piece(number, company) for number in range(rounds) for company in companies]

    def games(self, rounds: int) -> int:
        return rounds * sum(len(self.orders(company)) for company in self.companies())

    def fixture(self, piece: Piece, sat: tuple[int, ...]) -> Fixture:
        name = ("tournament", self.seed, piece.round)
        return Fixture(
            self.game,
            tuple(self.bots[bot] for bot in sat),
            luck=(*name, "chance"),
            minds=tuple((*name, sat, "seat", seat) for seat in range(self.seats)),
            options=self.options,
        )

    def manifest(self) -> dict[str, Any]:
        """All that the games depend on."""
        return {
            "engawa": engawa.__version__,
            "rules_version": room(self.game).rules_version,
            **asdict(self),
            "bots": list(self.bots),
        }


def play_piece(tournament: Tournament, piece: Piece) -> list[Played]:
    """Play the games of one company in one round, in this process."""
    orders = tournament.orders(tournament.companies()[piece.company])
    with Players(tournament.patience) as players:
        return [_play(tournament, piece, order, players) for order in orders]


def _play(tournament: Tournament, piece: Piece, order: tuple[int, ...], players: Players) -> Played:
    result = play(tournament.fixture(piece, order), players)
    mark = f"{result.mark(*piece, order):016x}"
    scores, points, actions, forfeit, says = result
    return Played(list(order), scores, points, len(actions), mark, forfeit, says)


def run(
    tournament: Tournament,
    rounds: int,
    workers: int = 1,
    file: Path | None = None,
    tell: Callable[[int], None] = lambda n: None,
) -> Games:
    """Play what is not in the file yet; `tell` hears how many games are done."""
    tournament.make()
    done = {} if file is None else resume(tournament, file)
    wanted = tournament.pieces(rounds)
    games = {piece: done[piece] for piece in wanted if piece in done}
    count = sum(map(len, games.values()))
    tell(count)
    left = [piece for piece in wanted if piece not in done]
    for number, part in spread(partial(play_piece, tournament), left, workers):
        games[left[number]] = part
        if file is not None:
            _append(file, {"piece": left[number], "games": part})
        count += len(part)
        tell(count)
    return {piece: games[piece] for piece in wanted}


# --- the file ---


def resume(tournament: Tournament, file: Path) -> Games:
    """What an earlier run finished; a file of another tournament is refused."""
    manifest = json.loads(json.dumps(tournament.manifest()))
    if not file.exists() or not file.stat().st_size:
        _append(file, {"manifest": manifest})
        return {}
    rows = _rows(file)
    _compare(next(rows).get("manifest"), manifest, file)
    return {Piece(*row["piece"]): [Played(*game) for game in row["games"]] for row in rows}


def _append(file: Path, row: dict[str, Any]) -> None:
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps(row, separators=(",", ":")) + "\n")


def _rows(file: Path) -> Iterator[dict[str, Any]]:
    """The rows of a file; the last one is cut off if it was not written to its end."""
    text = file.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    try:
        rows = [json.loads(line) for line in whole.splitlines()]
    except ValueError:
        rows = []
    if not rows or not all(isinstance(row, dict) for row in rows):
        raise BadRecord(f"{file} is not the file of a tournament; name another one")
    if len(whole) < len(text):
        with file.open("r+b") as out:
            out.truncate(len(whole))
    yield from rows


def _compare(theirs: object, ours: dict[str, Any], file: Path) -> None:
    if not isinstance(theirs, dict):
        raise BadRecord(f"{file} is not the file of a tournament; name another one")
    for key in ours | theirs:
        if theirs.get(key) != ours.get(key):
            raise BadRecord(
                f"{file} has a tournament whose {key} is {theirs.get(key)!r}, not "
                f"{ours.get(key)!r}; ask for the same again, or name another file"
            )


# --- the result ---


@dataclass(frozen=True)
class Standings:
    """What came of a tournament."""

    tournament: Tournament
    games: Games

    @property
    def played(self) -> list[Played]:
        return [game for piece in sorted(self.games) for game in self.games[piece]]

    @property
    def says(self) -> list[str]:
        """Why games were forfeited, each reason once."""
        return list(dict.fromkeys(game.says for game in self.played if game.says))

    def digest(self) -> str:
        """The same tournament gives the same, in every digit, however it was played."""
        text = json.dumps([self.tournament.manifest(), self.played])
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def ratings(self, zero: int | None = None) -> Ratings:
        sat = [Sat(tuple(game.sat), tuple(game.scores)) for game in self.played]
        return rate(len(self.tournament.bots), sat, zero)

    def sums(self) -> tuple[list[Sum], list[Sum]]:
        """By bot and by seat."""
        bots = [Sum() for _ in self.tournament.bots]
        seats = [Sum() for _ in range(self.tournament.seats)]
        for game in self.played:
            for seat, bot in enumerate(game.sat):
                for part in (bots[bot], seats[seat]):
                    part.add(game.scores[seat], game.points[seat], game.forfeit == seat)
        return bots, seats

    def cross(self) -> list[list[float | None]]:
        """What each bot took of all that it and another took when both were there."""
        size = len(self.tournament.bots)
        took = [[0.0] * size for _ in range(size)]
        for game in self.played:
            for bot, score in zip(game.sat, game.scores, strict=True):
                for other in set(game.sat) - {bot}:
                    took[bot][other] += score
        return [[_share(took[a][b], took[b][a]) for b in range(size)] for a in range(size)]

    def json(self, zero: int | None = None) -> dict[str, Any]:
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


def _rated(rating: Rating) -> dict[str, float]:
    return {
        "elo": round(rating.elo, 1),
        "elo_low": round(rating.low, 1),
        "elo_high": round(rating.high, 1),
    }
