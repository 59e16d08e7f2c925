"""A pattern gives the same text as Fluent's own library."""

from itertools import islice, product
from typing import Any

import pytest
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import engawa
from engawa.words import library
from engawa.words.pattern import BadPattern, Number, Speaker, Value

NUMBERS = (0, 1, 2, 5, 11, 21, 12_000)
TRIED = 60  # the most ways to fill in a message
FORMS = {"zero", "one", "two", "few", "many", "other"}  # of numbers; these are not words


def number(n: int, language: str = "en") -> Number:
    found = Number(n)
    found.digits = format_decimal(n, locale=language.replace("-", "_"))
    return found


class Keys(Visitor):
    """Collects the keys that a pattern chooses by, with its variants."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        words = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)} - FORMS
        self.found.setdefault(node.selector.id.name, set()).update(words)
        self.generic_visit(node)


@pytest.mark.parametrize("language", library.languages())
def test_every_message_reads_as_the_library_has_it(language: str) -> None:
    engawa.names()  # this registers the books of the games
    said = 0
    for book in library.written():
        text = library.source(book, language)
        speaker = Speaker(library.parsed(text), library.patterns(text), language)
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(text))
        keys = Keys()
        for pattern in library.patterns(text).values():
            keys.visit(pattern)
        for id, names in library.variables(text).items():
            message, _, form = id.partition(".")
            entry = bundle.get_message(message)
            made: Any = entry.attributes[form] if form else entry.value
            numbers = [number(n, language) for n in NUMBERS]
            tries: list[list[Value]] = [
                ["Ann", *sorted(keys.found.get(name, ())), *numbers] for name in names
            ]
            for given in islice(product(*tries), TRIED):
                values: dict[str, Value] = dict(zip(names, given, strict=True))
                assert speaker.of(id)(values) == bundle.format_pattern(made, {**values})[0]
                said += 1
    assert said > 5000


UNUSUAL = """\
-brand = Engawa
plain = { "{" }{ $n } of { 3 }{ other }
other = { $n ->
    [3] three
    [one] one
   *[other] many
}
named = { -brand } { $n }
counted = { NUMBER($n, minimumFractionDigits: 1) }
circle = { round }
round = { circle }
lost = { nowhere }
"""


def told(id: str, **values: Value) -> str:
    return Speaker(library.parsed(UNUSUAL), library.patterns(UNUSUAL), "en").of(id)(values)


def test_a_number_is_chosen_by_itself_or_by_its_form() -> None:
    assert [told("other", n=number(n)) for n in (1, 2, 3)] == ["one", "many", "three"]
    assert told("other", n="one") == "one"
    assert told("other", n="nothing like it") == "many"


def test_what_is_unusual_is_left_to_the_library() -> None:
    assert told("plain", n=number(3)) == "{3 of 3three"
    assert told("named", n=number(3)) == "Engawa 3"
    assert told("counted", n=number(3)) == "3.0"
    for id, wrong in (("circle", "said in itself"), ("lost", "nowhere")):
        with pytest.raises(BadPattern, match=wrong):
            told(id)


def test_a_message_that_is_being_made_can_be_made_by_another_thread_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = "flower = A flower\ntree = { flower } on a tree"
    speaker = Speaker(library.parsed(text), library.patterns(text), "en")
    part, told = speaker._part, list[str]()

    def meanwhile(*given: Any) -> Any:
        if not told:
            told.append("")
            told.append(speaker.of("tree")({}))
        return part(*given)

    monkeypatch.setattr(speaker, "_part", meanwhile)
    told.append(speaker.of("tree")({}))
    assert told == ["", "A flower on a tree", "A flower on a tree"]
