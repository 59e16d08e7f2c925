"""The words of the web page: a book like the others, turned into a table that needs no library.

It uses only what a table can hold: text, variables, and one choice for a whole message, by a number
or a word. In the page, `say("seats-free", {n: 2})` chooses with `Intl.PluralRules` and fills in the
variables.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast

from engawa.words.library import REFERENCE, BadWords, declared, entries, source

BOOK = "page"
Phrase = str | dict[str, str]  # a text, or for a variable a text for each value


@cache
def table(language: str) -> dict[str, Phrase]:
    """Return all phrases of the page; those that are not translated are in English."""
    return parsed(source(BOOK, REFERENCE)) | parsed(source(BOOK, language))


def say(language: str, id: str) -> str:
    """Return a phrase for the page itself, before any script runs."""
    phrase = table(language)[id]
    assert isinstance(phrase, str), id
    return phrase


def parsed(text: str) -> dict[str, Phrase]:
    """Read phrases:

    ``{"free": {"by": "n", "one": "{n} seat is free.", "other": "{n} seats are free."}}``
    """
    return {
        id: _phrase(id, entry.value)
        for id, entry in entries(text).items()
        if isinstance(entry, ast.Message) and entry.value is not None
    }


def _phrase(id: str, pattern: ast.Pattern) -> Phrase:
    only = pattern.elements[0]
    if len(pattern.elements) > 1 or not isinstance(only, ast.Placeable):
        return _plain(id, pattern)
    choice = only.expression
    if not isinstance(choice, ast.SelectExpression):
        return _plain(id, pattern)
    if not isinstance(choice.selector, ast.VariableReference):
        raise BadWords(f"{id}: a page chooses by a variable")
    found = {"by": choice.selector.id.name}
    for variant in choice.variants:
        key = variant.key
        found[key.name if isinstance(key, ast.Identifier) else key.value] = _plain(
            id, variant.value
        )
    if "other" not in found:
        raise BadWords(f"{id}: a page needs a case [other]")
    return found


def _plain(id: str, pattern: ast.Pattern) -> str:
    text = ""
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            text += part.value
        elif isinstance(part.expression, ast.VariableReference):
            text += f"{{{part.expression.id.name}}}"
        elif isinstance(part.expression, ast.StringLiteral):
            text += part.expression.parse()["value"]
        else:
            raise BadWords(f"{id}: a page holds text, variables and one choice for the whole")
    return text


# --- what the scripts say ---


class Use(NamedTuple):
    """A use of a message in a script, ``say("waiting", {name})``; `given` are its arguments."""

    where: str
    id: str
    given: frozenset[str] | None


def misfits(text: str, code: list[Path]) -> Iterator[str]:
    """Yield what does not fit between the English page and the scripts in these folders."""
    args = declared(text)
    named: set[str] = set()
    for path in (path for folder in code for path in sorted(folder.rglob("*.*"))):
        if path.suffix in NAMED:
            script = path.read_text("utf-8")
            named.update(NAMED[path.suffix].findall(script))
            for use in uses(path.name, script) if path.suffix == ".js" else ():
                yield from _misuse(use, args)
    for id in sorted(args.keys() - named):
        yield f"{BOOK}: nothing says {id}"
    try:
        parsed(text)
    except BadWords as error:
        yield f"{BOOK}, {error}"


def _misuse(use: Use, args: dict[str, dict[str, str]]) -> Iterator[str]:
    where, id, given = use
    if id not in args:
        yield f"{where} says {id}, and no message is called so"
    elif given is not None:
        for name in sorted(given - args[id].keys()):
            yield f"{where} gives {id} a {name}, which it does not declare"
        for name in sorted(args[id].keys() - given):
            yield f"{where} gives {id} no {name}"


SLOT = re.compile(r"\{\{([\w-]+)\}\}")  # a phrase in a page: {{description}}
NAMED = {  # where a message can be named, by the kind of file
    ".js": re.compile(r'"([a-z][\w-]*)"'),  # also as an argument: tool("zoom-in", …)
    ".html": SLOT,
    ".py": re.compile(r'\bphrases\.say\(\w+, "([\w-]+)"\)'),
}
CALL = re.compile(r"(?<!function )\bsay\(")
IDS = re.compile(r'(?:^|[?:])\s*"([\w-]+)"\s*(?=$|:)')  # "id", or a choice: a ? "id" : "other-id"
KEY = re.compile(r'^\s*"?(\w+)"?\s*(?::|$)')


def uses(where: str, script: str) -> Iterator[Use]:
    for call in CALL.finditer(script):
        first, *rest = _split(script, call.end())
        given = _keys(rest[0].strip()) if rest else frozenset()
        for id in IDS.findall(first.strip()):
            yield Use(where, id, given)


def _keys(text: str) -> frozenset[str] | None:
    """Return the names in an object literal; None for any other expression."""
    if not text.startswith("{") or "..." in text:
        return None
    found = (KEY.match(part) for part in _split(text, 1))
    return frozenset(match[1] for match in found if match)


def _split(text: str, at: int) -> list[str]:
    """Split at the commas that are directly inside the bracket at `at`."""
    parts, depth, quote, begin = [], 0, "", at
    for i in range(at, len(text)):
        letter = text[i]
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "\"'`":
            quote = letter
        elif letter in "([{":
            depth += 1
        elif letter in ")]}" and depth:
            depth -= 1
        elif letter in ")]}" or (letter == "," and not depth):
            parts.append(text[begin:i])
            begin = i + 1
            if letter != ",":
                break
    return [part for part in parts if part.strip()]


# --- TypeScript types ---

TYPES = {"number": "number", "words": "string | number", "thing": "string | number"}


def types(text: str) -> str:
    """Write a TypeScript declaration of all messages and their arguments."""
    rows = []
    for id, args in declared(text).items():
        fields = "; ".join(f"{name}: {TYPES[kind]}" for name, kind in args.items())
        rows.append(f'  "{id}": {{ {fields} }};\n' if fields else f'  "{id}": {{}};\n')
    head = "/** What the page can say. Made of en.ftl by `engawa words make`; do not edit. */\n"
    return f"{head}export interface Says {{\n{''.join(rows)}}}\n"
