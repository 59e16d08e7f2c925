"""Players that are not people. A bot is a function: from what its seat may know, to an action."""

from __future__ import annotations

from collections.abc import Callable

from engawa.bots import greedy, random, search
from engawa.core.errors import BadGame
from engawa.core.rng import Rng
from engawa.core.sight import Sight

Bot = Callable[[Sight, Rng], int]

BOTS: dict[str, Bot] = {
    "random": random.choose,
    "greedy": greedy.choose,
    "search": search.choose,
}


def find(name: str) -> Bot:
    if name not in BOTS:
        raise BadGame(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name]
