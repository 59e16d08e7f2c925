"""The language of abilities: a few English sentences, read into rows of numbers.

``Draw a card. Move an ally to the Street.`` is both what the card says and what it does. The
grammar is in docs/cards.md; each method below reads one part of it, and `told` says it again.
"""

from __future__ import annotations

from typing import NamedTuple

from engawa.games.the_harvest.cards.reader import END, Reader
from engawa.games.the_harvest.rules import components as c

NOUNS = {
    ("ally",): c.ALLY,
    ("neutral", "card"): c.NEUTRAL,
    ("card", "in", "play"): c.PLAY,
    ("discarded", "card"): c.DISCARDED,
}
PLURAL = {"ally": "allies", "card": "cards"}

CARD_DEEDS = {
    "discard": c.DISCARD_CARDS,
    "flip": c.FLIP_CARDS,
    "take": c.TAKE_CARDS,
    "move": c.MOVE_CARDS,
    "follow": c.FOLLOW_CARD,
}
FROM_DECK = (c.DISCARD_CARDS, c.TAKE_CARDS, c.MOVE_CARDS)
FROM_DISCARD = (c.TAKE_CARDS, c.MOVE_CARDS, c.SWAP_CARDS, c.WITH_CARD)
ONE_ONLY = (c.FOLLOW_CARD, c.SWAP_CARDS, c.WITH_CARD)
COUNTING = -1  # not a deed: cards that an amount counts


class AbilityRow(NamedTuple):
    """One row of numbers, and how the deed is joined to the one before it."""

    numbers: list[int]
    joint: str = ""  # "and" or "then"; nothing where a sentence or a choice begins


def compile_ability(text: str) -> list[AbilityRow]:
    """The rows of an ability, or a BadAbility that says which word is not understood."""
    reader = Ability(text)
    while reader.words[reader.at] != END:
        reader.sentence()
        reader.expect(".")
    return reader.rows


class Ability(Reader):
    """A reader that knows sentences. *It* needs a card chosen before, *they* an opponent."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.rows: list[AbilityRow] = []
        self.joint = ""
        self.each = False  # whether the sentence is about each player
        self.has_it = False
        self.has_them = False

    def add(self, op: int, columns: list[int] | None = None) -> list[int]:
        numbers = [op, *(columns or [0] * c.WIDTH)[1:]]
        self.rows.append(AbilityRow(numbers, self.joint))
        return numbers

    # --- sentences ---

    def sentence(self) -> None:
        here = len(self.rows)
        if self.accept("you", "may"):
            may = self.add(c.MAY)
            self.deeds()
            may[c.SKIP] = len(self.rows) - here
        elif self.accept("each", "player"):
            self.each_player(others=0)
        elif self.accept("each", "other", "player"):
            self.each_player(others=1)
        elif self.accept("choose", "one", ":"):
            self.choice(by_rival=0)
        elif self.accept("an", "opponent", "chooses", "one", ":"):
            self.has_them = True
            self.choice(by_rival=1)
        else:
            self.deeds()

    def each_player(self, others: int) -> None:
        self.add(c.EACH)[c.OTHERS] = others
        here, had_them = len(self.rows), self.has_them
        self.each, self.has_them = True, False
        self.deeds()
        self.each, self.has_them = False, had_them and not self.has_them  # whose were they?
        self.add(c.NEXT)[c.SKIP] = here - len(self.rows)

    def choice(self, by_rival: int) -> None:
        here = len(self.rows)
        choice = self.add(c.CHOICE)
        choice[c.BY_RIVAL] = by_rival
        jumps: list[int] = []
        while not jumps or self.accept(";", "or"):
            if len(jumps) == c.OPTIONS:
                raise self.refusal(self.at, f"a choice is of at most {c.OPTIONS} things")
            choice[c.OPTION + len(jumps)] = len(self.rows) - here
            self.deeds()
            jumps.append(len(self.rows))
            self.add(c.JUMP)
        if len(jumps) == 1:
            raise self.failure()
        choice[c.COUNT] = len(jumps)
        for jump in jumps:
            self.rows[jump].numbers[c.SKIP] = len(self.rows) - jump

    def deeds(self) -> None:
        self.deed()
        while joint := self.joins():
            self.joint = joint
            self.deed()
        self.joint = ""

    def joins(self) -> str:
        if self.accept("and"):
            return "and"
        return "then" if self.accept("then") or self.accept(",", "then") else ""

    # --- deeds ---

    def deed(self) -> None:
        if not self.each:
            self.accept("you")
        for verb, op in CARD_DEEDS.items():
            if self.verb(verb):
                self.card_deed(op)
                return
        if self.verb("hit"):
            self.hit()
        elif self.verb("gain"):
            amount = self.amount()
            self.add(c.GAIN, amount)
        elif self.verb("draw"):
            number = 1 if self.accept("a", "card") else self.number_of_cards()
            self.add(c.DRAW)[c.NUMBER] = number
        elif self.verb("swap"):
            self.swap()
        else:
            raise self.failure()

    def verb(self, verb: str) -> bool:
        if not self.accept(verb + "s" * self.each):
            return False
        if self.each and verb in ("hit", "follow"):
            raise self.refusal(
                self.at - 1, f"only the one whose turn it is can {verb}, not each player"
            )
        return True

    def card_deed(self, op: int) -> None:
        cards = self.cards(op)
        if op == c.MOVE_CARDS:
            self.expect("to", "the", "street")
        if op == c.FOLLOW_CARD:
            cards[c.FACE] |= c.UP
        self.add(op, cards)

    def hit(self) -> None:
        target = c.CHOSEN
        if self.accept("them"):
            self.need_them()
            target = c.THEM
        elif self.accept("each", "opponent"):
            target = c.EVERY
        else:
            self.expect("an", "opponent")
        self.has_them = True
        self.expect("for")
        amount = self.amount()
        self.add(c.HIT, amount)[c.TARGET] = target

    def number_of_cards(self) -> int:
        number = self.number()
        self.expect("cards")
        return number

    def swap(self) -> None:
        if self.accept("their" if self.each else "your", "hand", "with", "the", "street"):
            self.add(c.SWAP_HAND)
            return
        one = self.cards(c.SWAP_CARDS)
        self.expect("with")
        other = self.cards(c.WITH_CARD)
        self.add(c.SWAP_CARDS, one)
        self.add(c.WITH_CARD, other)

    # --- cards ---

    def cards(self, op: int) -> list[int]:
        """Which cards something is done to, as the columns of a row."""
        row = [0] * c.WIDTH
        if op != c.WITH_CARD and self.accept("it"):
            self.need_it()
            row[c.ZONE] = c.IT
        elif op in FROM_DECK and self.accept("the", "top", "card", "of", "the", "deck"):
            row[c.ZONE] = c.TOP
        else:
            self.some_cards(row, op)
        self.has_it = True
        return row

    def some_cards(self, row: list[int], op: int) -> None:
        many = op not in ONE_ONLY and self.quantity(row)
        if not many:
            if self.accept("another"):
                row[c.FACE] |= c.OTHER
            elif not self.accept("a"):
                self.expect("an")
        self.describe(row, many, op)
        if row[c.MANY] > 0 and self.accept("of", "total", "value"):
            row[c.TOTAL] = self.number()
            self.expect("or", "less")

    def quantity(self, row: list[int]) -> bool:
        if self.accept("up", "to"):
            row[c.MANY] = min(self.number(), c.CARDS)
        elif self.accept("any", "number", "of"):
            row[c.MANY] = c.CARDS
        elif self.accept("all"):
            row[c.MANY] = c.ALL
        return row[c.MANY] != c.ONE

    def describe(self, row: list[int], many: bool, op: int) -> None:
        """Whose, which side up, what kind, and of what value."""
        owner = self.owner(row, many, op)
        if many and self.accept("other"):
            row[c.FACE] |= c.OTHER
        if self.accept("faceup"):
            row[c.FACE] |= c.UP
        elif self.accept("facedown"):
            row[c.FACE] |= c.DOWN
        row[c.ZONE] = self.noun(many, op) if owner == c.ALLY else owner
        if owner != c.ALLY:
            self.expect("allies" if many else "ally")
        if self.accept("of", "value"):
            row[c.WORTH] = self.number()
            if self.accept("or", "more"):
                row[c.WORTH] *= -1
            else:
                self.expect("or", "less")

    def owner(self, row: list[int], many: bool, op: int) -> int:
        """ALLY stands for one's own until the noun says otherwise."""
        if many and (self.accept("their") or self.accept("of", "their")):
            self.need_them()
            return c.THEIRS
        rival = ["of", "an", "opponent's"] if many else ["opponent's"]
        if self.words[self.at - 1] == "of":  # any number of
            del rival[0]
        counts_them = op == COUNTING or row[c.MANY] == c.ALL  # and then it must be known who
        if counts_them or not self.accept(*rival):
            return c.ALLY
        self.has_them = True
        return c.RIVAL

    def noun(self, many: bool, op: int) -> int:
        for words, zone in NOUNS.items():
            phrase = [PLURAL.get(word, word) for word in words] if many else words
            allowed = zone != c.DISCARDED or op in (*FROM_DISCARD, COUNTING)
            if allowed and self.accept(*phrase):
                return zone
        raise self.failure()

    # --- amounts ---

    def amount(self) -> list[int]:
        """How much, as the columns of a row."""
        row = [0] * c.WIDTH
        row[c.KIND] = self.kind()
        if row[c.KIND] == c.PLAIN:
            row[c.NUMBER] = self.number()
        elif row[c.KIND] in (c.NUMBER_OF, c.HIGHEST):
            self.describe(row, True, COUNTING)
        if row[c.KIND] != c.PLAIN and self.accept("plus"):
            row[c.NUMBER] = self.number()
        if self.accept(",", "at", "most"):
            row[c.CAP] = self.number()
        return row

    def kind(self) -> int:
        if self.accept("the", "number", "of"):
            return c.NUMBER_OF
        if self.accept("the", "highest", "value", "among"):
            return c.HIGHEST
        for phrase, kind in ITS.items():
            if self.accept(*phrase.split()):
                self.need_it()
                return kind
        return c.PLAIN

    # --- pronouns ---

    def need_it(self) -> None:
        if not self.has_it:
            raise self.refusal(self.at - 1, "no card was chosen before this, so there is no 'it'")

    def need_them(self) -> None:
        if not self.has_them:
            raise self.refusal(
                self.at - 1, "no opponent was named before this, so there are no 'they'"
            )


ITS = {
    "its value": c.VALUE,
    "its higher value": c.HIGHER,
    "its lower value": c.LOWER,
    "the difference of its values": c.DIFFERENCE,
}
