"""A line in words before it is played: what it is called, and what it would bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engawa.core.preview import agreed
from engawa.core.scene import Preview
from engawa.games.bamboo_harvest import words as say
from engawa.games.bamboo_harvest.rules import components
from engawa.games.bamboo_harvest.screen.cards import MANY, best, card, chip, gain, rank_on
from engawa.games.bamboo_harvest.screen.narrate import apart, spent
from engawa.games.bamboo_harvest.screen.observe import CELLS, Crop, Known
from engawa.kit import cards
from engawa.words import Words, house, listed, together

#: by phase: what ending it is called, and the button
DONE = {
    "build": (say.DONE_BUILD, say.DONE_BUILD_PRESS),
    "swap": (say.DONE_SWAP, say.DONE_SWAP_PRESS),
    "harvest": (say.DONE_HARVEST, say.DONE_HARVEST_PRESS),
    "manage": (say.DONE_MANAGE, say.DONE_MANAGE_PRESS),
}


def choice(see: Known, line: str) -> Words:
    verb, *rest = line.split()
    return DONE[see.phase][0] if verb == "done" else TITLES[verb](see, *rest)


def preview(see: Known, worlds: Sequence[Known], line: str) -> Preview:
    verb, *rest = line.split()
    if verb == "done":
        return Preview("", DONE[see.phase][1])
    return PREVIEWS[verb](see, worlds, *rest)


def card_key(see: Known, cell: str) -> str:
    """The key of a forest card's sprite is the card's own name, so that a swap can be followed."""
    return see.at(cell).card


def cost(see: Known, worlds: Sequence[Known]) -> int:
    """The reeds that the line takes: the same in every world."""
    return agreed(worlds, lambda world: spent(see, world)) or 0


def left(see: Known, worlds: Sequence[Known]) -> Words:
    return say.leaves(say.reeds(see.reeds[see.turn] - cost(see, worlds)))


def crop(see: Known, cell: str, rank: str) -> Crop:
    return next(crop for crop in see.crops if (crop.cell, crop.rank) == (cell, rank))


# --- what lines are called ---


def _build_title(see: Known, cell: str, deed: str) -> Words:
    return say.build_title(rank=rank_on(see, cell), cell=cell)


def _swap_title(see: Known, cell: str, wild: str = "") -> Words:
    if wild:
        return say.swap_wild_title(rank=rank_on(see, cell), cell=cell, card=card(wild))
    return say.swap_title(rank=rank_on(see, cell), cell=cell)


def _with_title(see: Known, cell: str) -> Words:
    one, other = rank_on(see, see.swap[0]), rank_on(see, cell)
    return say.with_title(one=one, other=other, steps=apart(see, cell))


def _mark_title(see: Known, cell: str) -> Words:
    return say.mark_title(rank=rank_on(see, cell), cell=cell)


def _harvest_title(see: Known, cell: str, rank: str) -> Words:
    return say.harvest_title(gain=gain(crop(see, cell, rank)), cell=cell)


TITLES: dict[str, Callable[..., Words]] = {
    "drop": lambda see, deed: say.drop_title(card(deed)),
    "place": lambda see, cell: say.place_title(cell),
    "build": _build_title,
    "swap": _swap_title,
    "with": _with_title,
    "mark": _mark_title,
    "harvest": _harvest_title,
    "buy": lambda see: say.buy_title(say.reeds(components.BUY_COST)),
    "redraw": lambda see, deed: say.redraw_title(card(deed)),
    "reveal": lambda see, deed: say.reveal_title(card(deed)),
    "discard": lambda see, deed: say.discard_title(card(deed)),
}

# --- what they bring ---


def _drop(see: Known, worlds: Sequence[Known], deed: str) -> Preview:
    return Preview(say.DROP_SAYS, say.drop_press(card(deed)))


def _place(see: Known, worlds: Sequence[Known], cell: str) -> Preview:
    found = best(worlds[0], cell)
    if found is None:
        return Preview("", say.PLACE_PRESS)
    return Preview(
        say.place_says(gain(found)), say.PLACE_PRESS, ((card_key(see, cell), chip(found)),)
    )


def _build(see: Known, worlds: Sequence[Known], cell: str, deed: str) -> Preview:
    paid = cost(see, worlds)
    tell = say.build_says_hidden if deed.endswith("?") else say.build_says
    pays = tell(reeds=say.reeds(paid), card=card(deed))
    wins = agreed(worlds, lambda world: world.winner) == see.turn
    chips = ((card_key(see, cell), house.less(paid)),)
    return Preview(
        together(pays, left(see, worlds), say.WINS if wins else ""), say.build_press(paid), chips
    )


def _swap(see: Known, worlds: Sequence[Known], cell: str, wild: str = "") -> Preview:
    free, more = say.steps(components.FREE_STEPS), say.reeds(components.STEP_COST)
    says = say.swap_wild_says(card(wild)) if wild else say.swap_says(steps=free, reeds=more)
    return Preview(says, say.SWAP_PRESS, ((card_key(see, cell), say.FIRST),))


def _with(see: Known, worlds: Sequence[Known], cell: str) -> Preview:
    paid = cost(see, worlds)
    price = together(say.with_pays(say.reeds(paid)), left(see, worlds)) if paid else say.WITH_FREE
    press = say.with_press(paid) if paid else say.WITH_PRESS_FREE
    chips = ((card_key(see, see.swap[0]), house.less(paid) if paid else say.CHIP_FREE),)
    return Preview(together(price, say.WITH_SAYS), press, chips)


def _mark(see: Known, worlds: Sequence[Known], cell: str) -> Preview:
    brings = _harvest_of(worlds[0], see.turn)
    then = say.mark_harvest(listed(brings)) if brings else ""
    return Preview(together(say.MARK_SAYS, then), say.mark_press(rank_on(see, cell)))


def _harvest_of(see: Known, seat: int) -> list[Words]:
    """What all tokens of a seat had better harvest, together."""
    cells = [cell for cell in CELLS if see.at(cell).token == seat]
    crops = [crop for cell in cells if (crop := best(see, cell))]
    reeds, deeds = sum(crop.reeds for crop in crops), sum(crop.deeds for crop in crops)
    told: tuple[tuple[int, Words], ...] = ((reeds, say.reeds(reeds)), (deeds, say.deeds(deeds)))
    return [words for n, words in told if n]


def _harvest(see: Known, worlds: Sequence[Known], cell: str, rank: str) -> Preview:
    found = crop(see, cell, rank)
    says = say.harvest_says(MANY[cards.RANKS.index(rank)](found.cards))
    chips = ((f"token-{cell}", chip(found)),)
    return Preview(says, say.harvest_press(gain(found)), chips)


def _buy(see: Known, worlds: Sequence[Known]) -> Preview:
    says = together(left(see, worlds), say.BUY_SAYS)
    return Preview(says, say.buy_press(components.BUY_COST), (("pile", house.less(1)),))


def _redraw(see: Known, worlds: Sequence[Known], deed: str) -> Preview:
    return Preview(say.REDRAW_SAYS, say.REDRAW_PRESS)


def _reveal(see: Known, worlds: Sequence[Known], deed: str) -> Preview:
    return Preview(say.REVEAL_SAYS, say.REVEAL_PRESS)


def _discard(see: Known, worlds: Sequence[Known], deed: str) -> Preview:
    says = say.DISCARD_HIDDEN if deed.endswith("?") else say.DISCARD_SHOWN
    return Preview(says, say.discard_press(card(deed.rstrip("?"))))


PREVIEWS: dict[str, Callable[..., Preview]] = {
    "drop": _drop,
    "place": _place,
    "build": _build,
    "swap": _swap,
    "with": _with,
    "mark": _mark,
    "harvest": _harvest,
    "buy": _buy,
    "redraw": _redraw,
    "reveal": _reveal,
    "discard": _discard,
}
