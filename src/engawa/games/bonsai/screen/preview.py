"""A line in words before it is played: what it is called, and what it would bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engawa.core.preview import agreed
from engawa.core.scene import Preview
from engawa.games.bonsai import words as say
from engawa.games.bonsai.notation.lines import parse_cell
from engawa.games.bonsai.rules import tree
from engawa.games.bonsai.rules.components import DIFFICULTY_WORDS, WORDS
from engawa.games.bonsai.screen import names
from engawa.games.bonsai.screen.differences import (
    card_gone,
    goals_reached,
    points_gained,
    tiles_lost,
    tiles_taken,
)
from engawa.games.bonsai.screen.narrate import signed
from engawa.games.bonsai.screen.observe import Known
from engawa.kit import hexes
from engawa.words import Words, house, together

PLACE: dict[str, Words] = {
    "wood": say.PLACE_PRESS_WOOD,
    "leaf": say.PLACE_PRESS_LEAF,
    "flower": say.PLACE_PRESS_FLOWER,
    "fruit": say.PLACE_PRESS_FRUIT,
}
PAST: dict[int, Callable[..., Words]] = {
    -1: say.place_title_left,
    0: say.place_title,
    1: say.place_title_right,
}


def choice(see: Known, line: str) -> Words:
    verb, _, rest = line.partition(" ")
    if verb in WORDS:
        past = tree.edge(parse_cell(rest))
        where = names.where(hexes.parse(rest))
        return PAST[past](tile=names.CAPITAL[verb], where=where)
    return TITLES[verb](see, rest)


def preview(see: Known, worlds: Sequence[Known], line: str) -> Preview:
    verb, _, rest = line.partition(" ")
    if verb in WORDS:
        return _place(see, worlds, verb, rest)
    return PREVIEWS[verb](see, worlds, rest)


# --- what lines are called ---


def _take_title(see: Known, way: str) -> Words:
    slot, _, tile = way.partition(" ")
    card = see.board[int(slot) - 1]
    assert card is not None
    named = names.card(card)
    return say.take_title_with(card=named, tile=names.TILE[tile]) if tile else named


def _remove_title(see: Known, cell: str) -> Words:
    word = see.mover.trees[see.active][cell]
    return say.remove_title(tile=names.TILE[word], where=names.where(hexes.parse(cell)))


TITLES: dict[str, Callable[[Known, str], Words]] = {
    "take": _take_title,
    "cultivate": lambda see, _: say.VERB_CULTIVATE,
    "done": lambda see, _: say.DONE_TITLE,
    "pick": lambda see, word: say.pick_title(names.TILE[word]),
    "claim": lambda see, name: say.claim_title(names.goal(name)),
    "renounce": lambda see, name: say.renounce_title(names.goal(name)),
    "return": lambda see, word: say.return_title(names.TILE[word]),
    "remove": _remove_title,
}

# --- what they bring ---


def _place(see: Known, worlds: Sequence[Known], word: str, cell: str) -> Preview:
    gain = agreed(worlds, lambda world: points_gained(see, world, parchments=True)) or 0
    reached = goals_reached(see, worlds[0])
    says = say.reaches(names.goals(reached)) if reached else ""
    if not gain:
        return Preview(says, PLACE[word])
    press = say.press_gain(what=PLACE[word], gain=signed(gain))
    return Preview(says, press, ((f"cell-{cell}", signed(gain)),))


def _discards(see: Known, worlds: Sequence[Known], slot: int) -> Words:
    """Alone, a card goes as well: known, or the top card of the deck."""
    if see.seats > 1:
        return ""
    if slot == 1:
        return say.DISCARDS_TOP if see.deck else ""
    gone = agreed(worlds, lambda world: card_gone(see, world))
    return say.discards(names.card(gone)) if gone else ""


def _take(see: Known, worlds: Sequence[Known], way: str) -> Preview:
    after = worlds[0].players[see.turn]
    card = see.board[int(way[0]) - 1] or ""
    tiles = tiles_taken(see, worlds[0])
    more = card == "master-any"  # a tile of one's choice comes next
    held, most, brought = after.held + more, after.capacity, sum(tiles.values()) + more
    helps = card.startswith("helper")
    says: Words = say.take_says(held=held, most=most)
    if held > most:
        over = say.take_says_over(held=held, most=most, over=held - most)
        says = say.take_says_all(held) if helps else over
    press = say.take_press_tiles(say.tiles(brought)) if brought else say.TAKE_PRESS
    steps = tuple((f"supply-{word}", house.more(n)) for word, n in tiles.items())
    does = _does(see, worlds, card)
    return Preview(together(does, says, _discards(see, worlds, int(way[0]))), press, steps)


def _does(see: Known, worlds: Sequence[Known], card: str) -> Words:
    """What a card is for, and what a Parchment would be worth by now; a Tool's name says it."""
    kind = names.card_type(card)
    if kind == "parchment" and worlds[0].phase != "over":  # at the end they are points like others
        more = worlds[0].players[see.turn].uncounted - see.mover.uncounted
        return together(names.does(card), say.take_parchment(house.points(more)))
    return "" if kind == "tool" else names.does(card)


def _cultivate(see: Known, worlds: Sequence[Known], _: str) -> Preview:
    return Preview(say.cultivate_says(names.tiles(see.allowance)), say.VERB_CULTIVATE)


def _done(see: Known, worlds: Sequence[Known], _: str) -> Preview:
    may = [word for word in WORDS if see.rights.of(word) or see.rights.any]
    left = names.tiles(see.rights) if any(see.mover.supply.of(word) for word in may) else ""
    goals = [goal.name for goal in see.goals if goal.met]
    says = together(
        say.done_reached(names.goals(goals)) if goals else "",
        say.done_left(left) if left else "",
        "" if see.taken else _discards(see, worlds, 0),
    )
    press = say.verb_done_goals(say.goals(len(goals))) if goals else say.VERB_DONE
    return Preview(says, press)


def _pick(see: Known, worlds: Sequence[Known], word: str) -> Preview:
    steps = ((f"supply-{word}", house.more(1)),)
    return Preview(say.pick_says(see.mover.supply.of(word)), TITLES["pick"](see, word), steps)


def _claim(see: Known, worlds: Sequence[Known], name: str) -> Preview:
    goal = see.goal(name)
    return Preview(say.claim_says(names.COLOUR[goal.colour]), say.claim_press(goal.points))


def _renounce(see: Known, worlds: Sequence[Known], name: str) -> Preview:
    colour, _, difficulty = name.partition("-")
    harder = DIFFICULTY_WORDS[DIFFICULTY_WORDS.index(difficulty) + 1 :]
    left = [goal for goal in see.goals if goal.colour == colour and goal.open[see.turn]]
    more = any(goal.name == f"{colour}-{word}" for goal in left for word in harder)
    says = together(say.RENOUNCE_SAYS, say.RENOUNCE_HARDER if more else "")
    return Preview(says, say.RENOUNCE_PRESS)


def _return(see: Known, worlds: Sequence[Known], word: str) -> Preview:
    over = see.mover.held - see.mover.capacity - 1
    says = say.return_more(say.tiles(over)) if over else say.RETURN_LAST
    steps = ((f"supply-{word}", house.less(1)),)
    return Preview(says, TITLES["return"](see, word), steps)


def _remove(see: Known, worlds: Sequence[Known], cell: str) -> Preview:
    lost = tiles_lost(see, worlds[0])
    lost[see.mover.trees[see.active][cell]] -= 1
    falls = say.remove_falls(names.tiles(lost)) if any(lost.values()) else ""
    return Preview(together(say.REMOVE_SAYS, falls), say.REMOVE_PRESS)


PREVIEWS: dict[str, Callable[[Known, Sequence[Known], str], Preview]] = {
    "take": _take,
    "cultivate": _cultivate,
    "done": _done,
    "pick": _pick,
    "claim": _claim,
    "renounce": _renounce,
    "return": _return,
    "remove": _remove,
}
