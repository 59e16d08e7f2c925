"""What a choice brings, in words and in the numbers of the position."""

from __future__ import annotations

from typing import Any

from engawa.core.notation import count
from engawa.games.bamboo_harvest import components
from engawa.kit import cards, grid

See = dict[str, Any]

NOTHING = {"build": "Build nothing", "swap": "Swap nothing", "manage": "End the turn"}


def gain(rank: int, times: int) -> str:
    """What so many cards of a rank yield."""
    if rank >= components.JACK:
        return count(times, "deed")
    return count(times * components.YIELD[rank], "reed")


def says(see: See, line: str) -> str:
    """What a choice brings, in the numbers of this position."""
    verb, *words = line.split()
    mine = see["reeds"][see["turn"]]
    if verb == "done":
        return NOTHING.get(see["phase"], "End the harvest")
    if verb == "buy":
        return f"Buy a deed for {components.BUY_COST} reeds, keep {mine - components.BUY_COST}"
    if verb == "build":
        left = count(mine - components.BUILD_COST, "reed")
        return f"Build on {words[0]} with {words[1].rstrip('?')}, keep {left}"
    if verb == "harvest":
        return f"Harvest {_harvest(see, *words)} at {words[0]}"
    return _says_more(see, verb, words, mine)


def _says_more(see: See, verb: str, words: list[str], mine: int) -> str:
    what = words[0]
    if verb == "swap":
        return f"Swap the card on {what}" + (f" with wild {words[1]}" if words[1:] else "")
    if verb == "with":
        cost = _swap_cost(see, what)
        return f"Swap with {what}, {f'for {cost} reeds, keep {mine - cost}' if cost else 'free'}"
    return {
        "drop": f"Drop {what}",
        "place": f"Place a token on {what}",
        "mark": f"Disturb {what} until your next swap",
        "redraw": f"Discard {what} and draw another",
        "reveal": f"Turn {what} face up",
        "discard": f"Discard {what.rstrip('?')}",
    }[verb]


def _swap_cost(see: See, name: str) -> int:
    first, second = _cell(see["swap"][0]), _cell(name)
    return components.SWAP_COST[components.DISTANCE[first * components.CELLS + second]]


def _harvest(see: See, name: str, rank: str) -> str:
    """What a token takes from all vacant neighbours of a rank."""
    around = [components.NEIGHBOUR[_cell(name) * 4 + direction] for direction in range(4)]
    beside = [see["forest"][cell] for cell in around if cell >= 0]
    free = [here for here in beside if here["token"] is None and here["disturbed"] is None]
    times = sum(here["card"].rstrip("'")[:-1] == rank for here in free)
    return gain(cards.RANKS.index(rank), times)


def _cell(name: str) -> int:
    return grid.parse(name, components.SIDE, components.SIDE)
