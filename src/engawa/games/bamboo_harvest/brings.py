"""What a line would bring, in words and in the numbers of the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engawa.core.notation import count
from engawa.core.scene import Brings
from engawa.games.bamboo_harvest import components
from engawa.games.bamboo_harvest.actions import CELL_NAMES
from engawa.kit import cards

See = dict[str, Any]

CELLS = {name: cell for cell, name in enumerate(CELL_NAMES)}
AROUND = [
    [beside for beside in components.NEIGHBOUR[cell * 4 : cell * 4 + 4] if beside >= 0]
    for cell in range(components.CELLS)
]
RANKS = (*cards.RANK_WORDS, *cards.COURT_WORDS)
#: a card of the forest by its name, without the mark of a second one: its rank
RANK_OF = {rank + suit: i for i, rank in enumerate(cards.RANKS) for suit in cards.SUITS}
NOTHING = {
    "build": ("Build nothing", "Skip build"),
    "swap": ("Swap nothing", "Skip swap"),
    "harvest": ("End the harvest", "End harvest"),
    "manage": ("End the turn", "End turn"),
}
DEED_WORTH = 6  # in reeds, where a token has to be advised: more than the best single card


# --- the forest, as it is seen ---


def rank_on(see: See, cell: int) -> int:
    return RANK_OF[see["forest"][cell]["card"].rstrip("'")]


def is_vacant(here: dict[str, Any]) -> bool:
    return here["token"] is None and here["disturbed"] is None


def gain(rank: int, times: int) -> str:
    """What so many cards of a rank yield."""
    if rank >= components.JACK:
        return count(times, "deed")
    return count(times * components.YIELD[rank], "reed")


def chip(rank: int, times: int) -> str:
    """The same on a chip: ``+4``, ``1 deed``."""
    if rank >= components.JACK:
        return count(times, "deed")
    return f"+{times * components.YIELD[rank]}"


def ranks_beside(see: See, cell: int) -> dict[int, int]:
    """How many vacant cards of each rank lie beside a cell."""
    found: dict[int, int] = {}
    for beside in AROUND[cell]:
        if is_vacant(see["forest"][beside]):
            rank = rank_on(see, beside)
            found[rank] = found.get(rank, 0) + 1
    return found


def best_beside(see: See, cell: int) -> tuple[int, int] | None:
    """The rank, and how many of it, that a token had better harvest; None if there is nothing."""
    found = ranks_beside(see, cell)
    return max(found.items(), key=_worth) if found else None


def _worth(offer: tuple[int, int]) -> int:
    rank, times = offer
    return times * (DEED_WORTH if rank >= components.JACK else components.YIELD[rank])


def steps(see: See, name: str) -> int:
    """How far the second card of a swap is from the first."""
    return components.DISTANCE[CELLS[see["swap"][0]] * components.CELLS + CELLS[name]]


# --- the words ---


def deed_words(name: str) -> str:
    return cards.words(cards.parse(name.rstrip("?")))


def says(see: See, line: str) -> str:
    """What a choice brings, in one phrase."""
    return brings(see, line).title


def brings(see: See, line: str) -> Brings:
    """A choice in words, with a chip on what it is about."""
    verb, *words = line.split()
    if verb == "done":
        title, press = NOTHING[see["phase"]]
        return Brings(title, "", press)
    return BRINGS[verb](see, *words)


def _drop(see: See, deed: str) -> Brings:
    return Brings(
        f"Drop the {deed_words(deed)}",
        "The highest dropped deed starts, the ace being low. The two others are laid face up.",
        f"Drop {deed}",
    )


def _place(see: See, name: str) -> Brings:
    found = best_beside(see, CELLS[name])
    yields = f"Beside it, the best harvest now is {gain(*found)}." if found else ""
    return Brings(f"Place a token on {name}", yields, "Place token", ((card_key(see, name), "+"),))


def _build(see: See, name: str, deed: str) -> Brings:
    left = count(see["reeds"][see["turn"]] - components.BUILD_COST, "reed")
    rank = RANKS[rank_on(see, CELLS[name])]
    hidden = "hidden " if deed.endswith("?") else ""
    return Brings(
        f"Build on the {rank} on {name}",
        f"Pays {components.BUILD_COST} reeds and the {hidden}{deed_words(deed)}. Leaves {left}.",
        f"Build for {components.BUILD_COST}",
        ((card_key(see, name), f"-{components.BUILD_COST}"),),
    )


def _swap(see: See, name: str, wild: str = "") -> Brings:
    rank = RANKS[rank_on(see, CELLS[name])]
    first = ((card_key(see, name), "1st"),)
    if wild:
        says = f"Uses the wild {deed_words(wild)}, which can then swap no more."
        return Brings(f"Swap the {rank} on {name} with wild {wild}", says, "Swap this", first)
    says = "Next, choose the card to swap it with: two steps are free, each more costs 5 reeds."
    return Brings(f"Swap the {rank} on {name}", says, "Swap this", first)


def _with(see: See, name: str) -> Brings:
    far = steps(see, name)
    cost, mine = components.SWAP_COST[far], see["reeds"][see["turn"]]
    one, other = (RANKS[rank_on(see, CELLS[cell])] for cell in (see["swap"][0], name))
    left = f"Leaves {count(mine - cost, 'reed')}. " if cost else ""
    return Brings(
        f"Swap the {one} and the {other}, {count(far, 'step')}: "
        f"{count(cost, 'reed') if cost else 'free'}",
        f"{left}Then your marker goes on one of the two, which rests until your next swap.",
        f"Swap for {cost}" if cost else "Swap, free",
        ((card_key(see, see["swap"][0]), "2nd"), (card_key(see, name), "1st")),
    )


def _mark(see: See, name: str) -> Brings:
    rank = RANKS[rank_on(see, CELLS[name])]
    return Brings(
        f"Disturb the {rank} on {name}",
        "It is not vacant until your next swap step: nobody builds on it, swaps it or harvests it.",
        f"Mark the {rank}",
        ((card_key(see, name), "marker"),),
    )


def _harvest(see: See, name: str, rank: str) -> Brings:
    corner = cards.RANKS.index(rank)
    times = ranks_beside(see, CELLS[name]).get(corner, 0)
    return Brings(
        f"Harvest {gain(corner, times)} at {name}",
        f"From {count(times, plural(corner))} beside it.",
        f"Harvest {chip(corner, times).lstrip('+')}",
        ((f"token-{name}", chip(corner, times)),),
    )


def _buy(see: See) -> Brings:
    left = see["reeds"][see["turn"]] - components.BUY_COST
    words = f"Leaves {count(left, 'reed')}. Drawn from the pile, seen by you alone."
    title = f"Buy a deed for {components.BUY_COST} reeds"
    return Brings(title, words, f"Buy for {components.BUY_COST}", (("pile", "-1"),))


def _redraw(see: See, deed: str) -> Brings:
    words = "Once a turn. The new one cannot be changed again."
    return Brings(f"Discard the {deed_words(deed)} and draw another", words, "Redraw")


def _reveal(see: See, deed: str) -> Brings:
    words = "Face up it can swap cards from your next turn on, and everybody sees it."
    return Brings(f"Turn the {deed_words(deed)} face up", words, "Turn up")


def _discard(see: See, deed: str) -> Brings:
    unseen = "Nobody else sees it." if deed.endswith("?") else "Everybody sees it go."
    return Brings(f"Discard the {deed_words(deed)}", unseen, f"Discard {deed.rstrip('?')}")


BRINGS: dict[str, Callable[..., Brings]] = {
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


def card_key(see: See, name: str) -> str:
    """The key of a forest card's sprite is the card's own name, so that a swap can be followed."""
    return str(see["forest"][CELLS[name]]["card"])


def plural(rank: int) -> str:
    """``six|sixes``: a rank in words, as `count` takes it."""
    word = RANKS[rank]
    return f"{word}|{word}{'es' if word.endswith('x') else 's'}"
