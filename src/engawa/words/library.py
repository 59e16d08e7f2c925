"""Catalogues on disk. A book is a folder with one file per language, read when first needed."""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping
from functools import cache
from pathlib import Path
from weakref import WeakValueDictionary

from babel import Locale
from babel.numbers import format_decimal
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from engawa.words.pattern import BadPattern, Number, Speak, Speaker, Value
from engawa.words.pseudo import PSEUDO, pseudo
from engawa.words.say import Say

REFERENCE = "en"  # messages are written in it first, and it is the fallback
TEXTS = 50_000  # the most texts that a language keeps for all tables, about 40 MB
NUMBERS = 1000  # the most numbers whose digits are kept
HOME = Path(__file__).parent

#: The folders of books, by name: those of the house, and those of games.
BOOKS: dict[str, Path] = {path.parent.name: path.parent for path in sorted(HOME.glob("*/en.ftl"))}


def register(book: str, folder: Path) -> None:
    """Make a book available from `folder`; a game does so when it is imported."""
    BOOKS[book] = folder


def written() -> list[str]:
    """Return the books that have a catalogue; a game without one uses plain text."""
    return [book for book, folder in BOOKS.items() if (folder / f"{REFERENCE}.ftl").exists()]


@cache
def languages() -> tuple[str, ...]:
    """Return the languages of the house, English first."""
    return spoken_in("house")


@cache
def plural(n: int) -> int:
    """Return the smallest number that reads like n in a word of any language: 2 for 3 dice.

    A word that only depends on the plural of a number is the same Say for all such numbers.
    """
    rules = [Locale.parse(name).plural_form for name in languages()]
    return next(m for m in range(n + 1) if all(rule(m) == rule(n) for rule in rules))


def spoken_in(book: str) -> tuple[str, ...]:
    """Return the languages of a book; a game from another package may have fewer."""
    found = {path.stem for path in BOOKS[book].glob("*.ftl")}
    return (REFERENCE, *sorted(found - {REFERENCE}))


class BadWords(ValueError):
    """A catalogue cannot be read, or a message is not in it."""


class Message:
    """A message, or one form of it, ready to be filled in."""

    def __init__(self, id: str, speaker: Speaker, names: frozenset[str]) -> None:
        self.id, self.names = id, names
        self._speaker = speaker
        self._speak: Speak | None = None
        self._needs: tuple[tuple[str, str, str], ...] | None = None

    def needs(self, given: Mapping[str, object]) -> tuple[tuple[str, str, str], ...]:
        """Return for each variable its name, its argument, and the form wanted of the argument.

        ``$what-dative`` is the form `dative` of the argument `what`. The result is kept, as every
        Say of an id has the same arguments.
        """
        if self._needs is None:
            found = []
            for name in sorted(self.names):
                arg, _, form = (name, "", "") if name in given else name.partition("-")
                if arg not in given:
                    raise self.lacks(name, given)
                found.append((name, arg, form))
            self._needs = tuple(found)
        return self._needs

    def lacks(self, name: str, given: Mapping[str, object]) -> BadWords:
        return BadWords(f"{self.id} speaks of ${name}, and is given {sorted(given)}")

    def text(self, values: Mapping[str, Value]) -> str:
        try:
            if self._speak is None:
                self._speak = self._speaker.of(self.id.partition(".")[2])
            return self._speak(values)
        except BadPattern as error:
            raise BadWords(f"{self.id}: {error}") from error


class Shelf(dict[Say, str]):
    """A cache of texts."""

    __slots__ = ("__weakref__",)


class Language:
    """All books in one language, with a cache of texts."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.locale = REFERENCE if name == PSEUDO else name
        self._books: set[str] = set()
        self._messages: dict[str, Message] = {}
        self._numbers: dict[int, Number] = {}
        self.known = Shelf()  # texts without names: the same at every table
        self._shelves: WeakValueDictionary[Hashable, Shelf] = WeakValueDictionary()
        self._texts = 0  # about how many texts are kept
        self.missing: set[str] = set()  # ids without a message, to be counted and reported

    def shelf(self, names: tuple[str, ...], you: int | None) -> Shelf:
        """Return the cache for texts with these names; voices share it while one of them exists."""
        return self._shelves.setdefault((names, you), Shelf())

    def keep(self, shelf: Shelf, say: Say, text: str) -> None:
        """Keep a text; if there are too many, forget them all."""
        if self._texts >= TEXTS:
            shelves = [self.known, *self._shelves.values()]
            self._texts = sum(map(len, shelves))  # some have gone with their voices
            if self._texts > TEXTS // 2:
                self._texts = 0
                for each in shelves:
                    each.clear()
        shelf[say] = text
        self._texts += 1

    def number(self, n: int) -> Number:
        number = self._numbers.get(n)
        if number is None:
            number = Number(n)
            number.digits = format_decimal(n, locale=self.locale.replace("-", "_"))
            if len(self._numbers) < NUMBERS:
                self._numbers[n] = number
        return number

    def find(self, id: str, form: str = "") -> tuple[Message, str]:
        """Find a message or its form; without that form, the message and the form still wanted."""
        key = f"{id}.{form}" if form else id
        found = self._messages.get(key)
        if found is not None:
            return found, ""
        book = id.partition(".")[0]
        if book not in self._books:
            self._messages |= read(book, self.name)
            self._books.add(book)  # last, so that another thread meanwhile reads it too
            return self.find(id, form)
        if form:
            return self.find(id)[0], form
        if self.name == REFERENCE:
            raise BadWords(f"no catalogue has a message {id!r}")
        self.missing.add(id)
        return language(REFERENCE).find(id)


@cache
def language(name: str) -> Language:
    return Language(name)


def source(book: str, language: str) -> str:
    """Return the text of a catalogue, made by machine for the pseudo-language; empty if none."""
    if language == PSEUDO:
        return pseudo(source(book, REFERENCE))
    path = BOOKS[book] / f"{language}.ftl"
    return path.read_text("utf-8") if path.exists() else ""


def read(book: str, language: str) -> dict[str, Message]:
    """Read the messages of a book and their forms, by id."""
    if book not in BOOKS:
        raise BadWords(f"there is no book {book!r}")
    text = source(book, language)
    if junk := broken(text):
        raise BadWords(f"{book} in {language}: this is no message: {junk[0]!r}")
    speaker = Speaker(parsed(text), patterns(text), REFERENCE if language == PSEUDO else language)
    found = variables(text)
    return {f"{book}.{id}": Message(f"{book}.{id}", speaker, found[id]) for id in found}


# --- the contents of a catalogue ---


@cache
def parsed(text: str) -> ast.Resource:
    """Parse a catalogue. This is slow, so each text is parsed only once."""
    return FluentParser().parse(text)


@cache
def entries(text: str) -> dict[str, ast.Message | ast.Term]:
    body = parsed(text).body
    return {each.id.name: each for each in body if isinstance(each, ast.Message | ast.Term)}


@cache
def broken(text: str) -> list[str]:
    """Return what is not a message, and ids that occur twice: Fluent would drop them silently."""
    body = parsed(text).body
    junk = [str(each.content).strip() for each in body if isinstance(each, ast.Junk)]
    ids = [each.id.name for each in body if isinstance(each, ast.Message | ast.Term)]
    return junk + sorted({id for id in ids if ids.count(id) > 1})


@cache
def patterns(text: str) -> dict[str, ast.Pattern]:
    """Return the pattern of every message, and of its forms as `message.form`."""
    found: dict[str, ast.Pattern] = {}
    for id, entry in entries(text).items():
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[id] = entry.value
            found |= {f"{id}.{each.id.name}": each.value for each in entry.attributes}
    return found


@cache
def variables(text: str) -> dict[str, frozenset[str]]:
    """Return the variables of every message and form, including those of messages it refers to."""
    found = patterns(text)
    return {id: frozenset(_names(pattern, found)) for id, pattern in found.items()}


def _names(pattern: ast.Pattern, patterns: Mapping[str, ast.Pattern]) -> set[str]:
    seen = Seen()
    seen.visit(pattern)
    names = set(seen.names)
    for id in seen.messages:
        if id in patterns:
            names |= _names(patterns[id], patterns)
    return names


class Seen(Visitor):
    """Collects the variables and messages in a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        form = f".{node.attribute.name}" if node.attribute else ""
        self.messages.add(node.id.name + form)


#: Declares the arguments of a message, in the comment above it: ``# who: seat, n: number``
DECLARED = re.compile(r"([a-z]\w*): (\w+)")


@cache
def declared(text: str) -> dict[str, dict[str, str]]:
    """Return the declared arguments of each message with their kinds."""
    return {
        id: dict(DECLARED.findall((entry.comment.content if entry.comment else "") or ""))
        for id, entry in entries(text).items()
    }


@cache
def helpers(text: str) -> set[str]:
    """Return the messages that other messages refer to; code does not use them."""
    seen = Seen()
    for entry in entries(text).values():
        seen.visit(entry)
    return {id.partition(".")[0] for id in seen.messages}
