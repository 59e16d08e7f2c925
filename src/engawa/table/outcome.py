"""The result of a game for each seat, stored with its end or found again in its log."""

from __future__ import annotations

from collections.abc import Sequence

from engawa.bots.levels import anchor
from engawa.store import Entry, Result
from engawa.table.table import Ending, Table


def outcome(table: Table, entries: Sequence[Entry]) -> list[Result]:
    """Return the results to store with these new entries; [] if the game goes on."""
    ending = table.ends(entries)
    return results(table, ending) if ending else []


def found_again(table: Table) -> list[Result]:
    """Return the results from a stored log."""
    ending = table.ended()
    return results(table, ending) if ending else []


def results(table: Table, ending: Ending) -> list[Result]:
    """Return the results by seat. A person who left has lost, whatever their bot did.

    The others are ranked by the rules: winners first, then by points. If the game was broken off,
    those who stayed are equal. A game that began elsewhere has no results.
    """
    if table.brought:
        return []
    at, s, lost = ending
    seats = range(table.game.seats)
    gone = {*table.gone, *([] if lost is None else [lost])}
    scores = s.scores() if lost is None else [float(seat != lost) for seat in seats]
    points = s.points()
    ranks = [(k not in gone, scores[k], points[k] if lost is None else 0) for k in seats]
    places = [1 + sum(other > mine for other in ranks) for mine in ranks]
    who = [table.gone.get(k) or table.sitters[k].guest for k in seats]
    bots = ["" if who[k] else table.sitters[k].bot for k in seats]
    rated = is_rated(table, who, bots, lost)
    return [
        Result(
            table.id,
            k,
            table.game.name,
            at,
            who[k],
            bots[k],
            places[k],
            places[k] == 1 and any(scores),
            points[k],
            k in gone,
            rated,
            bests=bests(table, s, k) if lost is None and table.sitters[k].person else {},
        )
        for k in seats
    ]


def is_rated(table: Table, who: list[str], bots: list[str], lost: int | None) -> bool:
    """Is the game rated? Not if it was broken off in the first round, and never for one alone."""
    if not table.terms.rated or table.early or (lost is not None and not table.round_over):
        return False
    known = [anchor(table.game.name, bot) is not None for bot in bots if bot]
    people = {guest for guest in who if guest}
    return bool(people) and all(known) and len(people) + len(known) > 1


def bests(table: Table, s: object, seat: int) -> dict[str, int]:
    """Return the figures for personal records, for those who played the whole game themselves."""
    found = ((best.name, best.of(s, seat)) for best in table.game.spec.bests)
    return {name: figure for name, figure in found if figure is not None}
