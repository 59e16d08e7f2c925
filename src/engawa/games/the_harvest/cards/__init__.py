"""Sets of characters: read from a card file, checked, and laid out as numbers in a position.

A position holds its whole set in its rows (values, costs, abilities), not a number that points into
a table: it stays complete in itself, a copy is a copy of memory, and two sets can be played side by
side. That costs about three kilobytes a position. Names and words stay here; the field `cards` is
the number under which this process keeps them.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
import unicodedata
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import accumulate, chain
from pathlib import Path
from typing import Any

from engawa.core.errors import BadGame
from engawa.core.fields import row
from engawa.core.notation import count
from engawa.games.the_harvest import components
from engawa.games.the_harvest.cards.language import Row, compile_ability
from engawa.games.the_harvest.cards.reader import BadAbility

HOME = Path(__file__).parent
SHIPPED = "fight_city"  # the set that is played unless another is asked for
KEYS = {"name": str, "values": list, "reset": int, "ability": str}
HIGHEST_RESET = components.HEALTH - 1
FINGERPRINT = re.compile(r"(?P<file>.+)@(?P<print>[0-9a-f]{8})")


@dataclass(frozen=True)
class Card:
    """A character, in words and numbers."""

    name: str
    front: int
    back: int
    reset: int
    ability: str
    rows: tuple[Row, ...]
    short: str = ""  # as lines and positions spell it


@dataclass(frozen=True)
class CardSet:
    """36 characters in the order of their names; a card's number is its place."""

    file: str  # as it was asked for
    name: str
    cards: tuple[Card, ...]

    @property
    def fingerprint(self) -> str:
        """Eight digits that change with anything that could alter a game."""
        told = [(c.name, c.front, c.back, c.reset, [r.numbers for r in c.rows]) for c in self.cards]
        return hashlib.blake2b(repr(told).encode(), digest_size=4).hexdigest()

    @cached_property
    def rows(self) -> list[list[int]]:
        """All abilities, one after another."""
        return [row.numbers for card in self.cards for row in card.rows]

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each card by its short name."""
        return {card.short: i for i, card in enumerate(self.cards)}


SETS: list[CardSet] = []


# --- the option `cards` ---


def load(text: str) -> int:
    """[cards] The number of a set: the name of one we ship, or a file, with or without a print."""
    named = FINGERPRINT.fullmatch(text)
    found = read_file(named["file"] if named else text)
    if named and found.fingerprint != named["print"]:
        raise BadGame(
            f"the cards in {found.file} have changed: asked for is {named['print']}, "
            f"and they are now {found.fingerprint}"
        )
    if found not in SETS:
        SETS.append(found)
    return SETS.index(found)


def show(number: int) -> str:
    """``odd@9d3c11f0``: what `load` reads, in this process and in others."""
    return f"{SETS[number].file}@{SETS[number].fingerprint}"


def set_of(s: Any) -> CardSet:
    number: int = s.cards
    return SETS[number]


def prepare(s: Any) -> None:
    """Lay out the numbers of a set in an empty position."""
    if s.cards >= len(SETS):
        raise BadGame(f"there is no card set with the number {s.cards}; name a set or a file")
    cards = set_of(s).cards
    s.front = [card.front for card in cards]
    s.back = [card.back for card in cards]
    s.reset = [card.reset for card in cards]
    s.begins = [0, *accumulate(len(card.rows) for card in cards)]
    s.code = row(chain(*set_of(s).rows), components.ROWS * components.WIDTH)


# --- card files ---


def read_file(file: str) -> CardSet:
    path = HOME / f"{file}.toml"
    if not (file.isidentifier() and path.exists()):
        path = Path(file)
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadGame(f"there are no cards in {file!r}: {error.strerror}") from error
    except ValueError as error:
        raise BadGame(f"{file} is not a TOML file: {error}") from error
    return make_set(file, table)


def make_set(file: str, table: dict[str, Any]) -> CardSet:
    """[cards] A set from what a card file says, or a BadGame that names the card and the word."""
    found = table.get("card", [])
    if set(table) - {"name", "card"} or not isinstance(found, list):
        raise BadGame(f"{file}: a card file has a name and a [[card]] for each card, nothing else")
    cards = [make_card(f"{file}: card {i}", entry) for i, entry in enumerate(found, 1)]
    cards.sort(key=lambda card: alphabetical(card.name))
    check_deck(file, cards)
    names = shorts(file, [card.name for card in cards])
    named = tuple(replace(c, short=short) for c, short in zip(cards, names, strict=True))
    return CardSet(file, str(table.get("name", file)), named)


def alphabetical(name: str) -> tuple[str, str]:
    """[setup.ties] The order of a dictionary, where É stands with E and case does not matter."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c))
    return bare.casefold(), name


def make_card(where: str, entry: Any) -> Card:
    if not isinstance(entry, dict) or set(entry) != set(KEYS):
        raise BadGame(f"{where}: a card has {', '.join(KEYS)}, each once and nothing else")
    where = f"{where} ({entry['name']})"
    for key, kind in KEYS.items():
        if type(entry[key]) is not kind:
            raise BadGame(f"{where}: {key} cannot be {entry[key]!r}")
    values = entry["values"]
    sides = range(1, components.VALUES + 1)
    if len(values) != 2 or not all(type(v) is int and v in sides for v in values):
        raise BadGame(f"{where}: values are two numbers from 1 to {components.VALUES}")
    if not 0 <= entry["reset"] <= HIGHEST_RESET:
        raise BadGame(f"{where}: reset is a number from 0 to {HIGHEST_RESET}")
    ability = " ".join(entry["ability"].split())
    try:
        rows = tuple(compile_ability(ability))
    except BadAbility as error:
        raise BadGame(f"{where}: {error}") from error
    name = " ".join(entry["name"].split())
    return Card(name, values[0], values[1], entry["reset"], ability, rows)


def check_deck(file: str, cards: list[Card]) -> None:
    """[deck] Each pair of values once; and the rows have to fit."""
    sides = range(1, components.VALUES + 1)
    for pair in [(front, back) for front in sides for back in sides]:
        holders = [card.name for card in cards if (card.front, card.back) == pair]
        if len(holders) != 1:
            who = ", ".join(holders) or "none"
            raise BadGame(f"{file}: one card has the values {pair[0]} and {pair[1]}, not {who}")
    rows = sum(len(card.rows) for card in cards)
    if rows > components.ROWS:
        raise BadGame(
            f"{file}: the abilities come to {count(rows, 'row')}, and there is room for "
            f"{components.ROWS}"
        )


def shorts(file: str, names: list[str]) -> list[str]:
    """How lines spell the cards: by first word if only one card has it, else by the whole name."""
    whole = ["-".join(re.findall(r"[^\W_]+", name.casefold())) for name in names]
    first = [name.split("-")[0] for name in whole]
    found = [one if first.count(one) == 1 else name for one, name in zip(first, whole, strict=True)]
    for name, short in zip(names, found, strict=True):
        if not short or found.count(short) > 1:
            raise BadGame(f"{file}: a card needs a name that no other has, unlike {name!r}")
    return found


load(SHIPPED)
