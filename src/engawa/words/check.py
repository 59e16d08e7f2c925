"""Check catalogues against the code, and languages against each other.

Messages without a use, uses without a message, wrong arguments; and in each language, missing or
English texts and missing plural forms.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from engawa.words import phrases
from engawa.words.library import (
    BOOKS,
    HOME,
    REFERENCE,
    BadWords,
    broken,
    declared,
    entries,
    helpers,
    languages,
    source,
    variables,
)
from engawa.words.make import KINDS, make, snake
from engawa.words.pseudo import PSEUDO
from engawa.words.voice import YOU

#: Names that are the same as in English, listed in a comment at the top of a catalogue; those of
#: the house count for all books: ``### As in English: Takenoko, panda``
SAME = re.compile(r"As in English: ((?:[^.\n]|\n(?!\n))+)")
Top = fluent.ResourceComment
PLURALS = {"zero", "one", "two", "few", "many"}  # and other
NUMBERS = range(1001)  # a language needs the plural forms of these

TYPES = "table/types/says.d.ts"  # types of the page's messages, in the package

BY_THE_VOICE = {  # `words.say` itself says these
    "sentences",
    "list_last",
    "list_more",
    "either_last",
    "either_more",
    "only",
}


def made(book: str) -> tuple[Path, str]:
    """Return the path of a book's functions, or of the page's types, and what it should contain."""
    text = source(book, REFERENCE)
    if book == phrases.BOOK:
        return HOME.parent / TYPES, phrases.types(text)
    return BOOKS[book] / "__init__.py", make(book, text)


def write(book: str) -> bool:
    """Write the functions of a book; return whether they changed."""
    path, text = made(book)
    if path.exists() and path.read_text("utf-8") == text:
        return False
    path.write_text(text, "utf-8")
    return True


def check(
    books: Iterable[str], code: Iterable[Path], spoken: Iterable[str] | None = None
) -> Iterator[str]:
    """Yield a sentence for everything that does not fit.

    `code` is where the books are used. `spoken` are the languages to check, by default those of the
    house.
    """
    code = list(code)
    spoken = list(languages() if spoken is None else spoken)
    said = {use for folder in code for use in uses(folder)}
    for book in books:
        english = source(book, REFERENCE)
        if junk := broken(english):
            yield f"{book}, {REFERENCE}: this is no message, or stands there twice: {junk[0]!r}"
            continue
        if book == phrases.BOOK:
            yield from phrases.misfits(english, code)
        else:
            yield from _unsaid(book, english, said)
        yield from _declared(book, english)
        for language in spoken:
            if text := source(book, language):
                yield from fits(f"{book}, {language}", text, english)
                names = same(text) | same(source("house", language))
                yield from unread(f"{book}, {language}", text, english, names)
                yield from plural(f"{book}, {language}", text, english, language)
                if book == phrases.BOOK:
                    yield from _tabled(f"{book}, {language}", text)
            else:
                yield f"{book}: there is no {language}.ftl"
        yield from fits(f"{book}, {PSEUDO}", source(book, PSEUDO), english)
    for language in spoken:
        yield from _forms(language, [*books])


def _unsaid(book: str, english: str, said: set[tuple[str, str]]) -> Iterator[str]:
    used = {name for place, name in said if place == book}
    used |= BY_THE_VOICE if book == "house" else set()
    for id, args in declared(english).items():
        name = snake(id) if args else snake(id).upper()
        if id not in helpers(english) and name not in used:
            yield f"{book}: nothing says {id}"


def _declared(book: str, english: str) -> Iterator[str]:
    path, text = made(book)
    if not path.exists() or path.read_text("utf-8") != text:
        yield f"{book}: {path.name} is not what en.ftl makes; run `engawa words make`"
    for id, args in declared(english).items():
        for kind in args.values():
            if kind not in KINDS:
                yield f"{book}: {id} declares a {kind}; there are: {', '.join(KINDS)}"


def fits(where: str, text: str, english: str) -> Iterator[str]:
    """Compare a language with English: the same messages, and no argument that is not given."""
    if junk := broken(text):
        yield f"{where}: this is no message, or stands there twice: {junk[0]!r}"
        return
    args, helping, own = declared(english), helpers(english), helpers(text)
    for id in args:
        if id not in entries(text) and id not in helping:
            yield f"{where}: {id} is missing"
    for id, names in variables(text).items():
        message = id.partition(".")[0]
        if message in own:
            continue
        if message not in args:
            yield f"{where}: no code knows {message}"
            continue
        for name in names - args[message].keys() - {YOU}:
            if args[message].get(name.partition("-")[0]) not in ("words", "thing"):
                yield f"{where}: {id} speaks of ${name}, and is not given it"
        if "." not in id:
            for name in args[message].keys() - {name.partition("-")[0] for name in names}:
                yield f"{where}: {id} leaves out ${name}"


# --- one language by itself ---


def unread(where: str, text: str, english: str, names: frozenset[str]) -> Iterator[str]:
    """Yield texts that are still English, except names."""
    if text == english:
        return
    theirs = entries(english)
    known = "|".join(rf"\b{re.escape(name)}\b" for name in sorted(names, key=len, reverse=True))
    for id, entry in entries(text).items():
        if id in theirs and _written(entry) == _written(theirs[id]):
            words = Letters()
            words.visit(entry.value)
            left = re.sub(known, "", words.found, flags=re.IGNORECASE) if names else words.found
            if any(map(str.isalpha, left)):
                yield f"{where}: {id} is still English: {words.found.strip()}"


def same(text: str) -> frozenset[str]:
    """Return the names that a catalogue lists as the same in English."""
    comments = [each for each in FluentParser().parse(text).body if isinstance(each, Top)]
    found = [SAME.search(each.content or "") for each in comments]
    lists = [match[1].split(",") for match in found if match]
    return frozenset(" ".join(name.split()) for names in lists for name in names if name.strip())


def _written(entry: fluent.Message | fluent.Term) -> str:
    """Return a message without its comment and its attributes."""
    return FluentSerializer().serialize_entry(fluent.Message(entry.id, entry.value))


def plural(where: str, text: str, english: str, language: str) -> Iterator[str]:
    """A message that depends on a number has each plural form of its language, and no other."""
    args = declared(english)
    for id, entry in entries(text).items():
        numbers = {name for name, kind in args.get(id, {}).items() if kind in ("number", "thing")}
        choices = Choices()
        choices.visit(entry)
        for name, keys in choices.found:
            if name in numbers and keys & PLURALS:
                yield from _plural(f"{where}: {id}", name, keys, language)


def _plural(where: str, name: str, keys: set[str], language: str) -> Iterator[str]:
    forms = plurals(language)
    for form in sorted(forms - keys - {"other"}):
        yield f"{where} chooses by ${name}, and has no form [{form}]"
    for form in sorted((keys & PLURALS) - forms):
        yield f"{where} has a form [{form}] for ${name}, which {language} never uses"


@cache
def plurals(language: str) -> set[str]:
    """Return the plural forms of whole numbers in a language: one and other in German."""
    try:
        form = Locale.parse(language, sep="-").plural_form
    except (ValueError, UnknownLocaleError) as error:
        raise BadWords(f"nothing is known of a language {language!r}: {error}") from error
    return {form(n) for n in NUMBERS}


class Choices(Visitor):
    """The variables that a message chooses by, each with its cases."""

    def __init__(self) -> None:
        self.found: list[tuple[str, set[str]]] = []

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, fluent.VariableReference):
            names = (each.key for each in node.variants)
            keys = {key.name for key in names if isinstance(key, fluent.Identifier)}
            self.found.append((node.selector.id.name, keys))
        self.generic_visit(node)


class Letters(Visitor):
    """The text in a message, without variables."""

    def __init__(self) -> None:
        self.found = ""

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802
        self.found += f"{node.value} "


def _tabled(where: str, text: str) -> Iterator[str]:
    """Yield what a page cannot handle."""
    try:
        phrases.parsed(text)
    except BadWords as error:
        yield f"{where}: {error}"


def _forms(language: str, books: list[str]) -> Iterator[str]:
    """Check forms such as ``$dice-dative``: the book or the house must have each form asked for."""
    found = {book: variables(source(book, language)) for book in {*books, "house"}}
    forms = {book: {id.partition(".")[2] for id in ids} for book, ids in found.items()}
    for book in books:
        near = forms if book == "house" else (book, "house")
        known = {form for each in near for form in forms[each]}
        for id, names in found[book].items():
            for form in sorted({name.partition("-")[2] for name in names} - known):
                yield f"{book}, {language}: {id} asks for a form .{form}, and no message has it"


def missing(book: str, language: str) -> str:
    """Return what is not translated yet, as it stands in the English catalogue."""
    english, own = source(book, REFERENCE), entries(source(book, language))
    helping = helpers(english)
    left = [each for id, each in entries(english).items() if id not in own and id not in helping]
    return "".join(map(FluentSerializer().serialize_entry, left))


# --- what Python code says ---


def uses(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield what Python files say: the book, and the name of a function in it."""
    for path in folder.rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        books = dict(_imported(tree))
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                yield books.get(node.value.id, ""), node.attr


def _imported(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Yield the books that a module imports, with their local names.

    After ``from engawa.games.pebbles import words as say``, `say` is the book pebbles. ``from
    engawa.words import table as say`` is a book of the house.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                name = alias.asname or alias.name
                if alias.name == "words":
                    yield name, (node.module or "").rpartition(".")[2]
                elif node.module == "engawa.words" and alias.name in BOOKS:
                    yield name, alias.name
