"""Measure how strong the bots are, by matches that can be interrupted, and print tables.

    python tools/strength.py --minutes 30       play what is missing, claims first
    python tools/strength.py --page ladder --game GAME          only this part
    python tools/strength.py --engine ray --address HOST:PORT   on a cluster
    python tools/strength.py --table            the tables of docs/bots.md

``tools/games/GAME/strength.json`` has the numbers of iterations for a game. Results are stored in
``tools/strength.jsonl``, a line for each round: each bot once in each seat, with the same luck.
Delete the file when the search or a game's guess has changed. All budgets are iterations, so
neither a busy machine nor another engine changes a result, and anybody can play the same games
again with ``engawa match``.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import count, pairwise
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import msgspec

import engawa
from engawa.bots import levels
from engawa.bots.bot import Bot
from engawa.bots.players import Players
from engawa.core.rng import Rng
from engawa.core.sight import Sight
from engawa.lab.engine import HERE, Engine, add_options, chosen
from engawa.lab.interval import by_rounds
from engawa.lab.match import Match
from engawa.lab.planned_game import play
from engawa.lab.progress import progress_bar
from engawa.lab.ratings import Rating, Sat, rate

HOME = Path(__file__).parent / "strength.jsonl"
TRIALS = Path(__file__).parent / "games"  # a folder for each game
FLAT = ("search", "flat")
BEFORE = ("search", "search@1")
PAGES = {
    "before": "Against the search as it was at first, at equal processor time",
    "flat": "Against flat Monte Carlo, at equal processor time",
    "greedy": "Against greedy",
    "random": "Against random",
    "fields": "One against a field",
    "ladder": "The ladder",
    "master": "The strongest",
}


@dataclass(frozen=True)
class Contest:
    """One bot against a field of another for some games, perhaps with a share to reach."""

    page: str
    game: str
    bot: str
    rival: str
    seats: int = 2
    games: int = 100
    aim: float | None = None

    def match(self) -> Match:
        return Match(self.game, (self.bot, *[self.rival] * (self.seats - 1)))

    def key(self) -> str:
        return f"{self.page} {self.game} {self.seats} {self.bot} {self.rival}"


class Trials(msgspec.Struct, frozen=True):
    """How many iterations the bots of a game get in trials.

    This is far less than the strongest level has, so that there can be many games. If two seats
    have nothing to decide, three are used.
    """

    master: int  # iterations in two seconds on one core: the budget of level 8
    fields: tuple[tuple[int, int], ...]  # with three and more seats: iterations, and games
    flat: tuple[int, int] | None = None  # iterations of search and flat, for the same time
    #: if the search was changed: iterations of today's and of the first in the same time, and games
    before: tuple[tuple[int, int, int], ...] = ()
    greedy: int = 0
    random: int = 0


@cache
def trials(game: str) -> Trials | None:
    """Return the trials of a game; a new game has only a ladder."""
    file = TRIALS / game / "strength.json"
    return msgspec.json.decode(file.read_bytes(), type=Trials) if file.exists() else None


def contests() -> Iterator[Contest]:
    found = [(game, tried) for game in engawa.names() if (tried := trials(game))]
    for game, tried in found:
        for *both, games in tried.before:
            bot, rival = (f"{kind}:{n}" for kind, n in zip(BEFORE, both, strict=True))
            yield Contest("before", game, bot, rival, games=games, aim=0.5)
        if tried.flat:
            search, flat = (f"{kind}:{n}" for kind, n in zip(FLAT, tried.flat, strict=True))
            yield Contest("flat", game, search, flat, games=120, aim=0.65)
            yield Contest("greedy", game, f"search:{tried.greedy}", "greedy", games=100, aim=0.75)
            yield Contest("random", game, f"search:{tried.random}", "random", games=800, aim=0.99)
        for rival in ("greedy",) if tried.flat else ("greedy", "random"):
            for seats, (n, games) in enumerate(tried.fields, start=3):
                aim = 2 / seats if tried.flat else None
                yield Contest("fields", game, f"search:{n}", rival, seats, games, aim)
    for game in engawa.names():
        tried = trials(game)
        seats, games = (3, 900) if tried and not tried.flat else (2, 60)
        for low, high in pairwise(rungs(game)):
            yield Contest("ladder", game, high, low, seats, games)
        for n in (tried.master // 4, tried.master) if tried else ():
            yield Contest("master", game, f"search:{n}", rungs(game)[-1], seats, games=42)


def rungs(game: str) -> list[str]:
    """Return the ladder from the bottom: levels that glance, then searches up to level 7."""
    first, iterations = (levels.of(game)[number - 1].iterations for number in (4, 7))
    found = []
    while iterations >= first:
        found.append(f"search:{iterations}")
        iterations //= 2
    return [*(f"level{number}" for number in (1, 2, 3)), *reversed(found)]


# --- playing ---


class Watched(Players):
    """Players whose processor time is measured for each real decision."""

    def __init__(self) -> None:
        super().__init__()
        self.took: dict[str, list[float]] = {}  # by name: decisions, seconds

    def seat(self, names: list[str] | tuple[str, ...]) -> list[Bot]:
        pairs = zip(names, super().seat(names), strict=True)
        return [self._watch(name, bot) for name, bot in pairs]

    def _watch(self, name: str, bot: Bot) -> Bot:
        took = self.took.setdefault(name, [0, 0.0])

        def choose(sight: Sight, rng: Rng) -> int:
            begin = time.process_time()
            action = bot(sight, rng)
            if len(sight.legal()) > 1:
                took[0] += 1
                took[1] += time.process_time() - begin
            return action

        return choose


class Piece(NamedTuple):
    """A round of a contest."""

    contest: Contest
    round: int


@dataclass
class Kept:
    """The results of a contest so far: shares by round, and decisions and seconds by bot."""

    rounds: dict[int, float]
    took: dict[str, list[float]]

    @property
    def shares(self) -> list[float]:
        return [self.rounds[number] for number in sorted(self.rounds)]

    def add(self, row: dict[str, Any]) -> None:
        """Add a round; old rows have no number, and are in order."""
        number = row.get("round", len(self.rounds))
        if number in self.rounds:
            return
        self.rounds[number] = fmean(row["scores"])
        for name, spent in row["took"].items():
            old = self.took.get(name, [0, 0.0])
            self.took[name] = [a + b for a, b in zip(old, spent, strict=True)]

    def cost(self, name: str) -> float:
        """Return milliseconds of processor time per decision."""
        decisions, seconds = self.took[name]
        return 1000 * seconds / max(1, decisions)


def kept() -> dict[str, Kept]:
    found: dict[str, Kept] = {}
    if HOME.exists():
        for line in HOME.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            found.setdefault(row["contest"], Kept({}, {})).add(row)
    return found


def play_round(piece: Piece) -> dict[str, Any]:
    """Play every bot once in every seat; return the first bot's score, and all times."""
    contest, number = piece
    match, scores = contest.match(), []
    players = Watched()
    with players:
        for game in range(number * contest.seats, (number + 1) * contest.seats):
            result = play(match.planned(game), players)
            scores.append(result.scores[match.sat(game).index(0)])
    took = {name: [int(n), round(s, 4)] for name, (n, s) in players.took.items()}
    return {"contest": contest.key(), "round": number, "scores": scores, "took": took}


def go_on(pages: tuple[str, ...], game: str | None, minutes: float, engine: Engine = HERE) -> None:
    """Play what is missing, page by page, until the time is over.

    Rounds that began are finished.
    """
    end = time.monotonic() + 60 * minutes
    found = kept()
    for page in pages:
        asked = [each for each in contests() if each.page == page and game in (None, each.game)]
        for each in asked:
            found.setdefault(each.key(), Kept({}, {}))
        with progress_bar(f"{page}, games", sum(each.games for each in asked)) as tell:
            for _, row in engine.run(play_round, pieces(asked, found, end)):
                found[row["contest"]].add(row)
                with HOME.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(row) + "\n")
                tell(sum(len(found[each.key()].rounds) * each.seats for each in asked))


def pieces(asked: list[Contest], found: dict[str, Kept], end: float) -> Iterator[Piece]:
    """Yield rounds, always of the contest that has had the least time so far."""
    under_way: dict[str, set[int]] = {each.key(): set() for each in asked}

    def spent(contest: Contest) -> tuple[float, int]:
        known, more = found[contest.key()], len(under_way[contest.key()])
        seconds = sum(seconds for _, seconds in known.took.values())
        return seconds * (1 + more / max(1, len(known.rounds))), more

    while time.monotonic() < end:
        free = {}
        for each in asked:
            under_way[each.key()] -= found[each.key()].rounds.keys()
            taken = under_way[each.key()] | found[each.key()].rounds.keys()
            free[each] = next(n for n in count() if n not in taken)
        todo = [each for each in asked if free[each] * each.seats < each.games]
        if not todo:
            return
        next_up = min(todo, key=spent)
        under_way[next_up.key()].add(free[next_up])
        yield Piece(next_up, free[next_up])


# --- tables ---


def tables(found: dict[str, Kept]) -> Iterator[str]:
    yield from baselines(found)
    yield from ladders(found)


def baselines(found: dict[str, Kept]) -> Iterator[str]:
    """Yield contests with a share to reach, or with a fair share for comparison."""
    for page in list(PAGES)[:-2]:
        yield f"\n### {PAGES[page]}\n"
        yield "| game | seats | bot | against | ms a decision | games | share | 95 % | aim | |"
        yield "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"
        for each in contests():
            if each.page == page and each.key() in found:
                yield _row(each, found[each.key()])


def _row(contest: Contest, known: Kept) -> str:
    low, high = by_rounds(known.shares, contest.seats).interval()
    share = fmean(known.shares)
    costs = " / ".join(f"{known.cost(name):.1f}" for name in (contest.bot, contest.rival))
    aim, holds = f"fair {1 / contest.seats:.0%}", ""
    if contest.aim is not None:
        aim = f"{contest.aim:.0%}"
        holds = "shown" if low >= contest.aim else "open" if share >= contest.aim else "missed"
    cells = [
        *(_title(contest.game), contest.seats, contest.bot, contest.rival, costs),
        *(len(known.rounds) * contest.seats, f"{share:.1%}", f"{low:.1%} to {high:.1%}"),
        *(aim, holds),
    ]
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def _title(game: str) -> str:
    return str(engawa.make(game).spec.title)


def ladders(found: dict[str, Kept]) -> Iterator[str]:
    """Yield the ladder of each game: ratings by all its games, and leads over the level below."""
    for game in engawa.names():
        links = [
            each
            for each in contests()
            if each.game == game and each.page in ("ladder", "master") and each.key() in found
        ]
        if links:
            yield f"\n### {_title(game)}\n"
            yield "| bot | rating | games | share against the one above | 95 % |"
            yield "| --- | --- | --- | --- | --- |"
            yield from _ladder(links, found)


def _ladder(links: list[Contest], found: dict[str, Kept]) -> Iterator[str]:
    names = [links[0].rival, *(each.bot for each in links)]
    yield f"| {_rung(links[0].game, names[0])} | 0 | | | |"
    ratings = _ratings(names, links, found)[1:]
    for above, each, rating in zip(names, links, ratings, strict=False):
        rounds = found[each.key()].shares
        low, high = by_rounds(rounds, each.seats).interval()
        points = f"{rating.elo:+.0f} ± {(rating.high - rating.low) / 2:.0f}"
        share = f"{len(rounds) * each.seats} | {fmean(rounds):.0%} | {low:.0%} to {high:.0%}"
        if each.rival != above:
            share += f", against {each.rival}"
        yield f"| {_rung(each.game, each.bot)} | {points} | {share} |"


def _ratings(names: list[str], links: list[Contest], found: dict[str, Kept]) -> list[Rating]:
    """Rate by maximum likelihood; a bot that won everything loses half a game, to have a rating."""
    games = []
    for each in links:
        wins = [share * each.seats for share in found[each.key()].shares]
        total = len(wins) * each.seats
        wins[-1] += min(max(0.5, sum(wins)), total - 0.5) - sum(wins)
        rivals = each.seats - 1
        bots = (names.index(each.bot), *[names.index(each.rival)] * rivals)
        for number, won in enumerate(wins):
            scores = (won, *[(each.seats - won) / rivals] * rivals)
            games.append(Sat(bots, scores, (each.key(), number)))
    return rate(len(names), games, zero=0).rows


def _rung(game: str, bot: str) -> str:
    """Name a bot, with its level."""
    if (tried := trials(game)) and bot == f"search:{tried.master}":
        return f"{bot}, as level 8"
    iterations = [f"search:{level.iterations}" for level in levels.of(game)]
    return f"{bot}, level {iterations.index(bot) + 1}" if bot in iterations else bot


def main() -> None:
    usage = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    usage.add_argument("--minutes", type=float, default=10)
    usage.add_argument("--page", choices=list(PAGES))
    usage.add_argument("--game", choices=engawa.names())
    usage.add_argument("--table", action="store_true", help="print the results so far")
    add_options(usage)
    asked = usage.parse_args()
    if not asked.table:
        pages = (asked.page,) if asked.page else tuple(PAGES)
        go_on(pages, asked.game, asked.minutes, chosen(asked))
    print("\n".join(tables(kept())))


if __name__ == "__main__":
    main()
