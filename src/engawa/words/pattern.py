"""Turn a pattern of a catalogue into a function that makes its text.

It knows what our catalogues use: text, variables, other messages, and choices by a variable. For
anything else, Fluent's own library makes the text, which takes four times as long.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

NUMBERS = 1000  # the most numbers whose choice is kept


class Number(FluentInt):
    """A number whose digits are made only once."""

    digits: str


Value = str | Number
Speak = Callable[[Mapping[str, Value]], str]
Ids = tuple[str, ...]
Patterns = Mapping[str, ast.Pattern]  # of messages, and of their forms as `message.form`


class BadPattern(ValueError):
    """A pattern cannot be turned into text."""


class Unusual(Exception):
    """A feature of Fluent that this module does not know."""


class Speaker:
    """Makes functions from the patterns of one book in one language, each when first needed."""

    def __init__(self, book: ast.Resource, patterns: Patterns, locale: str) -> None:
        self._book, self._patterns, self._locale = book, patterns, locale
        self._plural = Locale.parse(locale.replace("-", "_")).plural_form
        self._made: dict[str, Speak] = {}
        self._bundle: FluentBundle | None = None

    def of(self, id: str) -> Speak:
        """Return the function for a message or one of its forms."""
        found = self._made.get(id)
        if found is None:
            try:
                found = self._message(id)
            except Unusual:
                found = self._by_library(id)
            self._made[id] = found
        return found

    def _message(self, id: str, within: Ids = ()) -> Speak:
        """Make the function of a message that is used `within` others.

        It keeps no state, as another thread may make the same function.
        """
        found = self._made.get(id)
        if found is None:
            if id not in self._patterns:
                raise Unusual(id)
            if id in within:
                raise BadPattern(f"{id} is said in itself")
            found = self._pattern(self._patterns[id], (*within, id))
        return found

    def _pattern(self, pattern: ast.Pattern, within: Ids) -> Speak:
        parts: list[str | Speak] = []
        for element in pattern.elements:
            part = self._part(element, within)
            if isinstance(part, str) and parts and isinstance(last := parts[-1], str):
                parts[-1] = last + part
            else:
                parts.append(part)
        if len(parts) == 1:
            [only] = parts
            return (lambda values: only) if isinstance(only, str) else only
        return lambda values: "".join([p if isinstance(p, str) else p(values) for p in parts])

    def _part(
        self, part: ast.TextElement | ast.Placeable | ast.Expression, within: Ids
    ) -> str | Speak:
        match part:
            case ast.TextElement():
                return str(part.value)
            case ast.Placeable():
                return self._part(part.expression, within)
            case ast.StringLiteral():
                return str(part.parse()["value"])
            case ast.VariableReference():
                return _variable(part.id.name)
            case ast.MessageReference():
                form = f".{part.attribute.name}" if part.attribute else ""
                return self._message(part.id.name + form, within)
            case ast.SelectExpression():
                by = part.selector
                if isinstance(by, ast.VariableReference):
                    return self._choice(by.id.name, part.variants, within)
        raise Unusual(type(part).__name__)

    def _choice(self, name: str, variants: list[ast.Variant], within: Ids) -> Speak:
        """Choose the first variant that matches the word, number or form, else the default."""
        rows = [(_key(each.key), self._pattern(each.value, within)) for each in variants]
        [other] = [speak for each, (_, speak) in zip(variants, rows, strict=True) if each.default]
        words: dict[object, Speak] = dict(reversed(rows))
        known: dict[int, Speak] = {}

        def choose(values: Mapping[str, Value]) -> str:
            value = values[name]
            if isinstance(value, str):
                return words.get(value, other)(values)
            speak = known.get(value)
            if speak is None:
                keys = value, self._plural(value)
                speak = next((speak for key, speak in rows if key in keys), other)
                if len(known) < NUMBERS:
                    known[value] = speak
            return speak(values)

        return choose

    def _by_library(self, id: str) -> Speak:
        if self._bundle is None:
            self._bundle = FluentBundle([self._locale], use_isolating=False)
            self._bundle.add_resource(self._book)
        bundle, (name, _, form) = self._bundle, id.partition(".")
        entry = bundle.get_message(name)
        pattern = entry.attributes[form] if form else entry.value
        assert pattern is not None

        def speak(values: Mapping[str, Value]) -> str:
            text, errors = bundle.format_pattern(pattern, {**values})
            if errors:  # otherwise a wrong argument would be printed as its name
                raise BadPattern(str(errors[0]))
            return str(text)

        return speak


def _variable(name: str) -> Speak:
    def speak(values: Mapping[str, Value]) -> str:
        value = values[name]
        return value if isinstance(value, str) else value.digits

    return speak


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | float:
    return str(key.name) if isinstance(key, ast.Identifier) else float(key.value)
