"""Sets of characters: read from a card file, checked, and laid out as numbers in a position.

A position holds its whole set in its rows (values, costs, abilities), not a number that points into
a table: it stays complete in itself, a copy is a copy of memory, and two sets can be played side by
side. That costs about three kilobytes a position. Names and words stay here; the field `cards` is
the number under which this process keeps them.
"""

from __future__ import annotations

import hashlib
import reprlib
import unicodedata
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import accumulate, chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engawa.core.errors import BadGame
from engawa.core.fields import row
from engawa.core.game import split_print
from engawa.core.notation import count
from engawa.games.the_harvest.cards.file import read_table
from engawa.games.the_harvest.cards.language import AbilityRow, compile_ability
from engawa.games.the_harvest.cards.reader import BadAbility
from engawa.games.the_harvest.cards.told import told
from engawa.games.the_harvest.rules import components
from engawa.words import Words

if TYPE_CHECKING:
    from engawa.games.the_harvest.rules.state import State

HOME = Path(__file__).parent
# the first is played unless another is asked for
SHIPPED = ("fight_city_4", "fight_city_3", "fight_city_2", "fight_city", "odd")
KEYS = {"name": str, "values": list, "reset": int, "ability": str}
HIGHEST_RESET = components.HEALTH - 1
UNSEEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}  # kinds of characters that draw nothing


@dataclass(frozen=True)
class Card:
    """A character, in words and numbers."""

    name: str
    front: int
    back: int
    reset: int
    rows: tuple[AbilityRow, ...]
    says: Words  # the whole ability
    steps: tuple[Words, ...]  # the words of each row
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
    file, asked = split_print(text)
    found = read_file(file)
    if asked and found.fingerprint != asked:
        raise BadGame(
            f"the cards in {found.file} have changed: asked for is {asked}, "
            f"and they are now {found.fingerprint}"
        )
    if found not in SETS:
        SETS.append(found)
    return SETS.index(found)


def show(number: int) -> str:
    """``odd@9d3c11f0``: what `load` reads, in this process and in others."""
    return f"{SETS[number].file}@{SETS[number].fingerprint}"


def set_of(s: State) -> CardSet:
    return SETS[s.cards]


def prepare(s: State) -> None:
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
    """A set by the name of one we ship, else the file of that name."""
    return read_ours(file) if file in SHIPPED else make_set(file, read_table(file, Path(file)))


@cache
def read_ours(name: str) -> CardSet:
    """What we ship does not change, and every table that is opened asks for it."""
    return make_set(name, read_table(name, HOME / f"{name}.toml"))


def make_set(file: str, table: dict[str, object]) -> CardSet:
    """[cards] A set from what a card file says, or a BadGame that names the card and the word."""
    found = table.get("card", [])
    if set(table) - {"name", "card"} or not isinstance(found, list):
        raise BadGame(f"{file}: a card file has a name and a [[card]] for each card, nothing else")
    if not found:
        raise BadGame(f"{file} has no cards: a set has {components.CARDS}")
    title = clean_name(f"{file}: the set", table["name"]) if "name" in table else file
    cards = [make_card(f"{file}: card {i}", entry) for i, entry in enumerate(found, 1)]
    cards.sort(key=lambda card: alphabetical(card.name))
    check_deck(file, cards)
    names = shorts(file, [card.name for card in cards])
    named = tuple(replace(c, short=short) for c, short in zip(cards, names, strict=True))
    return CardSet(file, title, named)


def alphabetical(name: str) -> tuple[str, str]:
    """[setup.ties] The order of a dictionary, where É stands with E and case does not matter."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c))
    return bare.casefold(), name


def clean_name(where: str, name: object) -> str:
    """A name as it is shown: its letters composed in the one usual way, none of them unseen."""
    if type(name) is not str:
        raise BadGame(f"{where}: name cannot be {reprlib.repr(name)}")
    for letter in name:
        if unicodedata.category(letter) in UNSEEN:
            called = unicodedata.name(letter, "a control character")
            raise BadGame(f"{where}: its name holds U+{ord(letter):04X}, {called}: leave it out")
    if not name.strip():
        raise BadGame(f"{where}: its name is empty")
    return unicodedata.normalize("NFC", " ".join(name.split()))


def make_card(where: str, entry: Any) -> Card:
    if not isinstance(entry, dict) or set(entry) != set(KEYS):
        raise BadGame(f"{where}: a card has {', '.join(KEYS)}, each once and nothing else")
    name = clean_name(where, entry["name"])
    where = f"{where} ({name})"
    for key, kind in KEYS.items():
        if type(entry[key]) is not kind:
            raise BadGame(f"{where}: {key} cannot be {reprlib.repr(entry[key])}")
    values = entry["values"]
    sides = range(1, components.VALUES + 1)
    if len(values) != 2 or not all(type(v) is int and v in sides for v in values):
        raise BadGame(f"{where}: values are two numbers from 1 to {components.VALUES}")
    if not 0 <= entry["reset"] <= HIGHEST_RESET:
        raise BadGame(f"{where}: reset is a number from 0 to {HIGHEST_RESET}")
    try:
        rows = tuple(compile_ability(entry["ability"]))
    except BadAbility as error:
        raise BadGame(f"{where}: {error}") from error
    return Card(name, values[0], values[1], entry["reset"], rows, *told(rows))


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


def typed(text: str) -> str:
    """A text as anyone would type it: in small letters, composed in the one usual way."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())


def words(name: str) -> list[str]:
    """What a name is spelled by: letters with their marks, and digits."""
    kept = [c if unicodedata.category(c)[0] in "LMN" else " " for c in typed(name)]
    return "".join(kept).split()


def shorts(file: str, names: list[str]) -> list[str]:
    """How lines spell the cards: by first word if only one card has it, else by the whole name."""
    whole = ["-".join(words(name)) for name in names]
    first = [name.split("-")[0] for name in whole]
    found = [one if first.count(one) == 1 else name for one, name in zip(first, whole, strict=True)]
    for name, short in zip(names, found, strict=True):
        if not short:
            raise BadGame(f"{file}: a card's name has letters or digits, unlike {name!r}")
        if found.count(short) > 1:
            raise BadGame(f"{file}: a card needs a name that no other has, unlike {name!r}")
    return found


load(SHIPPED[0])
