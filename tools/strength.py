"""How strong the bots are: matches that can be stopped and gone on with, and tables of them.

    python tools/strength.py --minutes 30       go on with whatever has the fewest games
    python tools/strength.py --page levels --game takenoko      only that
    python tools/strength.py --table            the tables of docs/bots.md

What was played is kept in ``tools/strength.jsonl``, a line for each piece of a match; delete it
when the search or a game's guess has changed. A piece is one round, each bot once in each seat
with the same luck. With iterations as the budget anybody can play the same games again.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import engawa
from engawa.lab.match import Match, run
from engawa.lab.tally import interval

HOME = Path(__file__).parent / "strength.jsonl"
DUELS = ("bamboo_harvest", "bonsai", "takenoko", "the_harvest")  # with a choice for two seats
STRONG = "search:200"  # far below the strongest level, so that there can be many games
TIME = "0.01s"
PAGES = ("baselines", "fields", "levels", "master", "doubling")
DOUBLED = (50, 100, 200, 400, 800, 1600)


@dataclass(frozen=True)
class Contest:
    """One bot against a field of another."""

    page: str
    game: str
    bot: str
    rival: str
    seats: int = 2

    def match(self) -> Match:
        return Match(self.game, (self.bot, *[self.rival] * (self.seats - 1)))

    def key(self) -> str:
        return f"{self.page} {self.game} {self.seats} {self.bot} {self.rival}"


def contests() -> Iterator[Contest]:
    for game in DUELS:
        for rival in ("random", "greedy"):
            yield Contest("baselines", game, STRONG, rival)
        yield Contest("baselines", game, f"search:{TIME}", f"flat:{TIME}")
    for game in engawa.names():
        for seats in (3, 4):
            yield Contest("fields", game, STRONG, "greedy", seats)
    for seats in (3, 4):
        yield Contest("fields", "pass_the_pandas", "search:20000", "greedy", seats)
        yield Contest("fields", "pass_the_pandas", STRONG, "random", seats)
    for game in engawa.names():
        seats = 2 if game in DUELS else 3
        for low in range(1, 8):  # the last takes two seconds a move, so it has a page of its own
            page = "levels" if low < 7 else "master"
            yield Contest(page, game, f"level{low + 1}", f"level{low}", seats)
    for game in DUELS:
        for few in DOUBLED[:-1]:
            yield Contest("doubling", game, f"search:{2 * few}", f"search:{few}")


def kept() -> dict[str, list[float]]:
    """The scores of the first bot so far, game by game."""
    found: dict[str, list[float]] = {}
    if HOME.exists():
        for line in HOME.read_text(encoding="utf-8").splitlines():
            piece = json.loads(line)
            found.setdefault(piece["contest"], []).extend(piece["scores"])
    return found


def go_on(page: str | None, game: str | None, minutes: float, most: int) -> None:
    """Always a round of the contest that has had the least time, until the time is over."""
    chosen = [
        each for each in contests() if page in (None, each.page) and game in (None, each.game)
    ]
    scores = kept()
    spent = {each.key(): 0.0 for each in chosen}
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        todo = [each for each in chosen if len(scores.get(each.key(), [])) < most]
        if not todo:
            return
        next_up = min(todo, key=lambda each: (spent[each.key()], len(scores.get(each.key(), []))))
        begin, key = time.process_time(), next_up.key()
        first = len(scores.get(key, []))
        games = [
            run(next_up.match(), range(n, n + 1)).bots[0].score
            for n in range(first, first + next_up.seats)
        ]
        spent[key] += time.process_time() - begin
        scores.setdefault(key, []).extend(games)
        with HOME.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"contest": key, "scores": games}) + "\n")


def rating(share: float) -> str:
    """The difference that a share of wins stands for."""
    return "" if not 0 < share < 1 else f"{400 * math.log10(share / (1 - share)):+.0f}"


def tables() -> Iterator[str]:
    scores = kept()
    page = ""
    for each in sorted(contests(), key=lambda each: PAGES.index(each.page)):
        games = scores.get(each.key(), [])
        if not games:
            continue
        if each.page != page:
            page = each.page
            yield f"\n### {page.capitalize()}\n"
            yield "| game | seats | bot | against | games | share | 95 % | fair | rating |"
            yield "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"
        share = sum(games) / len(games)
        low, high = interval(sum(games), len(games))
        found = f"{len(games)} | {share:.0%} | {low:.0%} to {high:.0%} | {1 / each.seats:.0%}"
        gap = rating(share) if each.seats == 2 else ""
        yield f"| {each.game} | {each.seats} | {each.bot} | {each.rival} | {found} | {gap} |"


def main() -> None:
    usage = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    usage.add_argument("--minutes", type=float, default=10)
    usage.add_argument("--page", choices=PAGES)
    usage.add_argument("--game", choices=engawa.names())
    usage.add_argument("--most", type=int, default=400, help="games of a contest")
    usage.add_argument("--table", action="store_true", help="print what was found so far")
    asked = usage.parse_args()
    if not asked.table:
        go_on(asked.page, asked.game, asked.minutes, asked.most)
    print("\n".join(tables()))


if __name__ == "__main__":
    main()
