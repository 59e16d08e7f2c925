"""Computer players. A bot is a function from what its seat may know to an action."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engawa.bots import budget, flat, greedy, levels, random
from engawa.bots.bot import Bot
from engawa.bots.budget import Budget
from engawa.bots.search import Search
from engawa.core.errors import BadGame
from engawa.words import bots as say
from engawa.words import row

__all__ = ["BOTS", "Bot", "find"]

# Each makes a bot for one seat. Those that take a budget are also played as ``search:2s``.
LIMITED: dict[str, Callable[[Budget], Bot]] = {
    "flat": lambda limit: partial(flat.choose, budget=limit),
    "search": Search,
    "search@1": partial(Search, version=1),  # as it was at first, to measure the ladder against
}
BOTS: dict[str, Callable[[], Bot]] = {
    "random": lambda: random.choose,
    "greedy": lambda: greedy.choose,
    "flat": lambda: LIMITED["flat"](Budget()),
    "search": lambda: LIMITED["search"](Budget()),
    **{f"level{n}": partial(levels.Player, n) for n in range(1, levels.COUNT + 1)},
}


def find(name: str) -> Bot:
    """Find a bot by its name, such as ``greedy``, ``level5``, ``search:2000`` or ``flat:0.5s``.

    A bot may remember its last decision, so each seat of a game gets one of its own.
    """
    kind, colon, limit = name.partition(":")
    if colon and kind in LIMITED:
        return LIMITED[kind](budget.read(limit))
    if name not in BOTS:
        raise BadGame(say.no_bot(bot=name, bots=row([*BOTS])))
    return BOTS[name]()
