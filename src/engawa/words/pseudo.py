"""A language made by machine: English, accented and a third longer. What is plain was forgotten."""

from __future__ import annotations

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

PSEUDO = "en-XA"

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "åƀçđéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ"
ACCENTS = str.maketrans(PLAIN, ACCENTED)
VOWELS = "aeiou"


def accented(text: str) -> str:
    """Vowels come twice, which is about a third more."""
    return "".join(c * 2 if c in VOWELS else c for c in text).translate(ACCENTS)


def pseudo(text: str) -> str:
    """A catalogue with its words accented; variables and choices stay."""
    tree = _Accents().visit(FluentParser().parse(text))
    assert isinstance(tree, ast.Resource)
    return FluentSerializer().serialize(tree)


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(accented(node.value))
