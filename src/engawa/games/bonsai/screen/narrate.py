"""What happened, in sentences: tiles and points are read off the table before and after."""

from __future__ import annotations

from collections.abc import Callable

from engawa.core.scene import Telling
from engawa.games.bonsai import words as say
from engawa.games.bonsai.rules.components import WORDS
from engawa.games.bonsai.screen import names
from engawa.games.bonsai.screen.differences import (
    card_gone,
    points_gained,
    tiles_lost,
    tiles_taken,
)
from engawa.games.bonsai.screen.observe import Known
from engawa.kit import hexes
from engawa.words import SEATS, Seat, Words, house, listed, together


def narrate(before: Known, after: Known, line: str, mover: int) -> Telling:
    verb, _, rest = line.partition(" ")
    if mover < 0:
        return Telling(CHANCE[verb](rest))
    who = SEATS[mover]
    told = _place(who, verb, rest) if verb in WORDS else TOLD[verb](before, after, who, rest)
    gone = card_gone(before, after)
    lost = {} if verb == "remove" else tiles_lost(before, after)  # [summer]
    points = points_gained(before, after, parchments=False)  # [parchment.hidden]
    effect = signed(points) if verb in (*WORDS, "claim") else ""
    put_away = say.discarded(names.card(gone)) if gone else ""
    withered = say.withered(names.tiles(lost)) if lost else ""
    return Telling(together(told, put_away, withered), effect)


def signed(points: int) -> Words:
    if not points:
        return ""
    return house.more(points) if points > 0 else house.less(-points)


CHANCE: dict[str, Callable[[str], Words]] = {
    "goals": lambda three: say.goals_are(listed([names.COLOUR[c] for c in three.split(" ")])),
    "deal": lambda card: say.dealt(names.card(card)),
    "discard": lambda card: say.discarded(names.card(card)),
}


def _place(who: Seat, word: str, cell: str) -> Words:
    return say.placed(who=who, tile=names.TILE[word], where=names.where(hexes.parse(cell)))


def _take(before: Known, after: Known, who: Seat, way: str) -> Words:
    card = before.board[int(way[0]) - 1]
    assert card is not None
    brought = names.tiles(tiles_taken(before, after))
    return say.took(who=who, card=names.card(card), tiles=brought)


def _remove(before: Known, after: Known, who: Seat, cell: str) -> Words:
    word = before.mover.trees[before.active][cell]
    lost = tiles_lost(before, after)
    lost[word] -= 1
    tile, where = names.TILE[word], names.where(hexes.parse(cell))
    if any(lost.values()):
        return say.removed_with(who=who, tile=tile, where=where, tiles=names.tiles(lost))
    return say.removed(who=who, tile=tile, where=where)


TOLD: dict[str, Callable[[Known, Known, Seat, str], Words]] = {
    "take": _take,
    "cultivate": lambda before, after, who, _: say.cultivated(who),
    "done": lambda before, after, who, _: say.finished(who),
    "pick": lambda before, after, who, word: say.picked(who=who, tile=names.TILE[word]),
    "claim": lambda before, after, who, name: say.claimed(who=who, goal=names.goal(name)),
    "renounce": lambda before, after, who, name: say.renounced(who=who, goal=names.goal(name)),
    "return": lambda before, after, who, word: say.returned(who=who, tile=names.TILE[word]),
    "remove": _remove,
}
