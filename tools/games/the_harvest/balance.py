"""Which changes to its cards make The Harvest fair? Measure many of them at once.

    cd tools/games/the_harvest
    python balance.py changes/kinds.toml --bot search:100 --games 4000 --file why.jsonl
    python balance.py changes/second.toml --keep all --write mine.toml

A file of changes names a card set, and for each change what it alters: cards, or the health of the
first player. Each round tosses a coin for every change, and plays one drafted and one dealt game
with the same luck. So one run measures all changes: how often the first player wins with and
without each, how often seats that begin with its cards win, and how long games are.

Changes in --keep are in every game, and --write saves the result as a card file. With --turns, a
game is stopped after so many turns and judged as the search judges worlds. This tells cards apart
with a third of the games, but not how often the first player wins. With --cards, all 36 cards are
listed. With --file, an interrupted run can continue, on any engine. docs/balance.md has the
results.
"""

from __future__ import annotations

import argparse
import json
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from itertools import groupby
from math import exp, sqrt
from pathlib import Path
from statistics import fmean, variance
from typing import Any, NamedTuple, TypeVar

import engawa
from engawa import CHANCE, NOBODY
from engawa.bots import find
from engawa.core.errors import BadGame
from engawa.core.rng import named
from engawa.core.sight import Sight
from engawa.games.the_harvest.bots import WEIGHTS
from engawa.games.the_harvest.cards import HOME, SETS, make_set
from engawa.games.the_harvest.lab import beginner, first_hand
from engawa.games.the_harvest.rules.game import TheHarvest
from engawa.lab.batches import Run
from engawa.lab.engine import Engine, add_options, chosen
from engawa.lab.interval import Z
from engawa.lab.journal import Journal, manifest
from engawa.lab.progress import progress_bar

GAME = "the_harvest"
HEALTH = "health"  # a change that is not about a card: extra health for the first player
SETUPS = 2  # games in a round: drafted, then dealt
SURER = 2.4  # how much surer of the end one may be than a search is, measured in 742 games

Change = dict[str, Any]  # what differs on each card, or HEALTH
Table = dict[str, Any]  # a card file
Each = TypeVar("Each")


@dataclass(frozen=True)
class Screen:
    """A card set, and the changes that games may have."""

    base: str
    changes: dict[str, Change]
    keep: tuple[str, ...]  # changes in all games
    bot: str
    seats: int
    seed: int
    turns: int = 0  # a game is stopped and judged after these; 0: it is played to its end

    def tossed(self, number: int) -> list[str]:
        """Return the changes of a game; both games of a round have the same."""
        coins = named("balance", self.seed, number // SETUPS, "coins")
        heads = {name: coins.below(2) == 1 for name in self.changes}
        return [name for name in self.changes if heads[name] or name in self.keep]


class Played(NamedTuple):
    """A game, with its seats in the order of play."""

    number: int
    changes: list[str]
    scores: list[float]
    hands: list[list[str]]  # at the first turn
    decisions: int


def read_base(name: str) -> Table:
    return tomllib.loads((HOME / f"{name}.toml").read_text(encoding="utf-8"))


def changed(table: Table, changes: Iterable[Change]) -> Table:
    """Apply these changes to a card file."""
    cards = {entry["name"]: dict(entry) for entry in table["card"]}
    for change in changes:
        for card, otherwise in change.items():
            if card != HEALTH:
                cards[card] |= otherwise
    return {**table, "card": list(cards.values())}


def check(base: str, changes: dict[str, Change]) -> None:
    """Check that each change can be made; an error says which cannot, and why."""
    table = read_base(base)
    known = {entry["name"] for entry in table["card"]} | {HEALTH}
    for name, change in changes.items():
        if unknown := set(change) - known:
            raise SystemExit(f"{name}: no card of {base} is called {min(unknown)!r}")
        try:
            make_set(name, changed(table, [change]))
        except BadGame as error:
            raise SystemExit(str(error)) from None


def number_of(table: Table) -> int:
    """Register a card file; return its number in this process.

    Each game's cards replace those of the game before: twenty changes make a million sets.
    """
    made = make_set("balance", table)
    number = next((n for n, kept in enumerate(SETS) if kept.file == made.file), len(SETS))
    SETS[number : number + 1] = [made]
    return number


def play(screen: Screen, number: int) -> Played:
    """Play one game with the same bot in every seat."""
    names = screen.tossed(number)
    changes = [screen.changes[name] for name in names]
    cards = number_of(changed(read_base(screen.base), changes))
    s = engawa.make(GAME, screen.seats, cards=cards, beginner=number % SETUPS).start()
    assert isinstance(s, TheHarvest)
    name = ("balance", screen.seed, number // SETUPS)
    luck, seat_luck = named(*name, "chance"), [named(*name, seat) for seat in range(s.seats)]
    bots = [find(screen.bot) for _ in seat_luck]
    hands: list[list[str]] = []
    decisions = 0
    while (mover := s.to_move) != NOBODY and not (screen.turns and s.turns >= screen.turns):
        if mover == CHANCE:
            s.roll(luck)
            continue
        if not hands and beginner(s) is not None:
            hands = first_hands(s)
            more = sum(change.get(HEALTH, 0) for change in changes)
            s.health = [health + more * (k == s.first) for k, health in enumerate(s.health)]
        decisions += 1
        s.apply(bots[mover](Sight(s, mover), seat_luck[mover]))
    return Played(number, names, in_order(s, judged(s)), in_order(s, hands), decisions)


def judged(s: TheHarvest) -> list[float]:
    """Return what each seat won or may expect: its share of everybody's strength."""
    if s.to_move == NOBODY:
        return s.scores()
    weighed = [zip(WEIGHTS, s.traits(seat), strict=True) for seat in range(s.seats)]
    strengths = [exp(SURER * sum(weight * trait for weight, trait in row)) for row in weighed]
    return [strength / sum(strengths) for strength in strengths]


def first_hands(s: TheHarvest) -> list[list[str]]:
    found: list[list[str]] = [[] for _ in range(s.seats)]
    for seat, card in first_hand(s, 0):
        found[seat].append(card)
    return found


def in_order(s: TheHarvest, by_seat: list[Each]) -> list[Each]:
    """Reorder a list by seat so that it begins with the first player."""
    return by_seat[s.first :] + by_seat[: s.first]


def play_all(screen: Screen, batch: range) -> list[Played]:
    return [play(screen, number) for number in batch]


def games(screen: Screen, number: int, engine: Engine, file: Path | None) -> list[Played]:
    """Play so many games, except those in the file; return them in order."""
    asked = manifest(GAME, asdict(screen) | {"set": read_base(screen.base)})
    run = Run(
        work=partial(play_all, screen),
        games=number,
        step=SETUPS,
        engine=engine,
        journal=Journal(file, "screen", asked),
        dump=lambda batch, part: iter([{"games": [batch.start, batch.stop], "played": part}]),
        load=lambda row: (range(*row["games"]), [Played(*each) for each in row["played"]]),
    )
    found: list[Played] = []
    with progress_bar(f"{GAME}, {screen.bot}", number) as tell:
        for _, part in run.results():
            found += part
            tell(len(found))
    return sorted(found)


# --- results ---


class Mean(NamedTuple):
    value: float
    error: float

    def __sub__(self, other: Mean) -> Mean:
        return Mean(self.value - other.value, sqrt(self.error**2 + other.error**2))


def mean(rounds: Iterable[Iterable[float]]) -> Mean:
    """Return the mean and its error.

    Games of a round have the same luck, so rounds are compared.
    """
    found = [fmean(values) for each in rounds if (values := list(each))]
    if len(found) < 2:
        return Mean(fmean(found or [0.0]), 1.0)
    return Mean(fmean(found), sqrt(variance(found) / len(found)))


Round = list[Played]


def by_round(played: Iterable[Played]) -> list[Round]:
    return [list(each) for _, each in groupby(played, lambda game: game.number // SETUPS)]


def wins(rounds: Iterable[Round]) -> Mean:
    """Return how often the first player wins."""
    return mean([game.scores[0] for game in each] for each in rounds)


def lengths(rounds: Iterable[Round]) -> Mean:
    return mean([float(game.decisions) for game in each] for each in rounds)


def shares(rounds: list[Round], cards: set[str]) -> Mean:
    """Return how much seats with these cards win beyond what is usual for their place."""
    every = [game for each in rounds for game in each]
    usual = [fmean(place) for place in zip(*(game.scores for game in every), strict=True)]
    return mean(
        [
            game.scores[place] - usual[place]
            for game in each
            for place, hand in enumerate(game.hands)
            for card in hand
            if card in cards
        ]
        for each in rounds
    )


def lines(screen: Screen, played: list[Played]) -> Iterator[str]:
    """Yield a table: each change with and without, and the difference; ± is a 95 % interval."""
    rounds = by_round(played)
    width = max(12, *map(len, screen.changes))
    yield f"{'':<{width}}  {'who begins':^25}   {'with its cards':^25}   {'decisions':^15}"
    yield f"{'change':<{width}}" + f"  {'off':>6} {'on':>6} {'change':>11}" * 2 + "     off     on"
    for name, change in screen.changes.items():
        sides: dict[bool, list[Round]] = defaultdict(list)
        for each in rounds:
            sides[name in each[0].changes].append(each)
        off, on = sides[False], sides[True]
        cards = set(change) - {HEALTH}
        told = [_cells(wins(off), wins(on))]
        told += [_cells(shares(off, cards), shares(on, cards))] if cards and on and off else []
        told += [f"  {lengths(off).value:>6.1f} {lengths(on).value:>6.1f}"]
        yield f"{name:<{width}}" + "".join(told)
    whole, long = wins(rounds), lengths(rounds)
    yield (
        f"{len(played)} games, {screen.bot}: who begins wins {whole.value:.1%} ± "
        f"{Z * whole.error:.1%}; {long.value:.1f} decisions."
    )


def card_lines(played: list[Played]) -> Iterator[str]:
    """Yield how much seats with each card win beyond what is usual, worst first.

    The last line is what remains of the variance after that of chance is removed.
    """
    rounds = by_round(played)
    names = sorted({card for game in played for hand in game.hands for card in hand})
    found = {name: shares(rounds, {name}) for name in names}
    chance = fmean(share.error**2 for share in found.values())
    spread = max(0.0, fmean(share.value**2 for share in found.values()) - chance)
    for name, share in sorted(found.items(), key=lambda each: each[1].value):
        left = share.value * spread / (spread + share.error**2)
        yield f"{name:<18} {share.value:>+6.1%} ±{Z * share.error:>4.1%} {left:>+6.1%}"
    yield f"The cards differ by {sqrt(spread):.1%}, chance taken off."


def _cells(off: Mean, on: Mean) -> str:
    more = on - off
    return f"  {off.value:>6.1%} {on.value:>6.1%} {more.value:>+6.1%} ±{Z * more.error:>4.1%}"


def card_file(table: Table) -> str:
    """Write a card file for `tomllib`."""
    rows = [f"name = {json.dumps(table['name'], ensure_ascii=False)}"]
    for card in table["card"]:
        rows += ["", "[[card]]"]
        rows += [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in card.items()]
    return "\n".join(rows) + "\n"


def main() -> None:
    usage = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    usage.add_argument("changes", type=Path, help="a file of changes")
    usage.add_argument("--bot", default="search:100", help="in every seat")
    usage.add_argument("--games", type=int, default=4000)
    usage.add_argument("--seats", type=int, default=2)
    usage.add_argument("--seed", type=int, default=0)
    usage.add_argument("--turns", type=int, default=0, help="stop games after so many")
    usage.add_argument("--cards", action="store_true", help="tell of all cards")
    usage.add_argument("--keep", default="", help="changes that all games have, or 'all'")
    usage.add_argument("--write", type=Path, help="write the cards with what is kept; play nothing")
    usage.add_argument("--file", type=Path, help="keep finished games here, and go on from there")
    add_options(usage)
    asked = usage.parse_args()
    found = tomllib.loads(asked.changes.read_text(encoding="utf-8"))
    base, keep = found.pop("base"), tuple(filter(None, asked.keep.split(",")))
    keep = tuple(found) if keep == ("all",) else keep
    if unknown := set(keep) - set(found):
        raise SystemExit(f"no change is called {min(unknown)!r}; there are: {', '.join(found)}")
    check(base, found)
    if asked.write:
        table = changed(read_base(base), [found[name] for name in keep])
        asked.write.write_text(card_file(table), encoding="utf-8")
        return
    screen = Screen(base, found, keep, asked.bot, asked.seats, asked.seed, asked.turns)
    played = games(screen, asked.games, chosen(asked), asked.file)
    print("\n".join(lines(screen, played)))
    if asked.cards:
        print("\n".join(card_lines(played)))


if __name__ == "__main__":
    main()
