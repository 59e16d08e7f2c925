"""The variants of a game: every number of seats, and every option to try."""

from __future__ import annotations

import engawa
from engawa.core.errors import BadGame
from engawa.core.game import AnySpec, Game


def variants(name: str) -> list[Game]:
    """Return every number of seats, with the defaults and with each option that fits."""
    spec = engawa.make(name).spec
    tried = [{option.name: value} for option in spec.options for value in option.tries]
    together = {option.name: option.tries[0] for option in spec.options if option.tries}
    options = [{}, *tried, *([together] if len(tried) > 1 else [])]
    return [
        Game(spec, seats, chosen)
        for seats in spec.seats
        for chosen in options
        if _fit(spec, seats, chosen)
    ]


def _fit(spec: AnySpec, seats: int, options: dict[str, int | str]) -> bool:
    """Can these be chosen together? An option that can never be chosen is an error."""
    for name, value in options.items():
        next(option for option in spec.options if option.name == name).read(value)
    try:
        Game(spec, seats, options)
    except BadGame:
        return False
    return True
