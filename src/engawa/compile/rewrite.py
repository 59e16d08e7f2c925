"""Rewrite a file of rules as Cython, keeping every line in its place.

So an error of the compiler or a traceback names the original line. Only the heads of functions and
classes change, and names: in a unit, `turned` in `garden.py` becomes `garden__turned`.
"""

from __future__ import annotations

import ast
import copy
import io
import tokenize
from collections.abc import Callable, Collection, Iterator

Renamed = Callable[[ast.expr], str]  # the new name of a global name or of `module.name`, or ""
Method = Callable[[ast.Attribute], str]  # the name of a method on its receiver, or ""

Node = ast.stmt | ast.expr | ast.arg
Comprehension = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


class Refused(Exception):
    """Something cannot be compiled; it says the file and line."""


class Source:
    """A text and the changes to it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.rows = text.encode().splitlines(keepends=True)
        self.starts = [0]
        for row in self.rows:
            self.starts.append(self.starts[-1] + len(row))
        self.edits: list[tuple[int, int, str]] = []
        self._colons = list(_colons(text))

    def start(self, node: Node) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: Node) -> int:
        assert node.end_lineno is not None  # true for all nodes that were parsed
        assert node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def first(self, node: Node) -> int:
        """Return where the first line of a definition starts, including its decorators."""
        rows: list[int] = [node.lineno]
        rows += [each.lineno for each in getattr(node, "decorator_list", ())]
        return self.starts[min(rows) - 1]

    def colon(self, node: Node) -> int:
        """Return the position after the colon that ends the head of a function or class."""
        row, column = next(at for at in self._colons if at >= (node.lineno, node.col_offset))
        return self.starts[row - 1] + len(self.rows[row - 1].decode()[: column + 1].encode())

    def change(self, begin: int, end: int, to: str) -> None:
        """Replace a part; the lines it had are kept, empty, behind it."""
        lost = self.text.encode()[begin:end].count(b"\n") - to.count("\n")
        self.edits.append((begin, end, to + "\n" * lost))

    def drop(self, node: Node) -> None:
        self.change(self.first(node), self.end(node), "")

    def undecorate(self, node: ast.FunctionDef | ast.ClassDef) -> None:
        for each in node.decorator_list:
            self.change(self.starts[each.lineno - 1], self.starts[each.lineno], "")

    def cut(self, begin: int, end: int) -> str:
        """Return a part of the text with its changes."""
        raw = self.text.encode()
        parts: list[bytes] = []
        at = begin
        for first, last, to in sorted(self.edits):
            if first >= begin and last <= end and first >= at:
                parts += [raw[at:first], to.encode()]
                at = last
        return b"".join([*parts, raw[at:end]]).decode()

    def result(self) -> str:
        return self.cut(0, self.starts[-1])


def _colons(text: str) -> Iterator[tuple[int, int]]:
    """Yield the positions of colons outside of all brackets."""
    depth = 0
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.OP:
            depth += (token.string in "([{") - (token.string in ")]}")
            if token.string == ":" and depth == 0:
                yield token.start


def strip(source: Source, function: ast.FunctionDef) -> None:
    """Remove the annotations from a head."""
    given = function.args
    for each in [*given.posonlyargs, *given.args, given.vararg, *given.kwonlyargs, given.kwarg]:
        if each is not None and each.annotation is not None:
            begin = source.start(each) + len(each.arg.encode())
            source.change(begin, source.end(each.annotation), "")
    if function.returns is not None:
        before = source.text.encode()[: source.start(function.returns)]
        source.change(before.rindex(b"->"), source.end(function.returns), "")


class Names(ast.NodeVisitor):
    """Gives global names in a piece of code their new names."""

    def __init__(self, source: Source, renamed: Renamed, method: Method) -> None:
        self.source = source
        self.renamed = renamed
        self.method = method
        self.scopes: list[Collection[str]] = []

    def new(self, node: ast.expr) -> str:
        base = node.value if isinstance(node, ast.Attribute) else node
        if not isinstance(base, ast.Name) or any(base.id in scope for scope in self.scopes):
            return ""
        return self.renamed(node)

    def inside(self, function: ast.FunctionDef) -> None:
        """Rename in the body of a function."""
        self.scopes.append(locals_of(function))
        for statement in function.body:
            self.visit(statement)
        self.scopes.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        strip(self.source, node)
        for each in [*node.decorator_list, *node.args.defaults, *node.args.kw_defaults]:
            if each is not None:
                self.visit(each)
        self.inside(node)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.scopes.append(_arguments(node.args))
        self.generic_visit(node)
        self.scopes.pop()

    def comprehension(self, node: Comprehension) -> None:
        self.scopes.append(_stored([each.target for each in node.generators]))
        self.generic_visit(node)
        self.scopes.pop()

    visit_ListComp = visit_SetComp = visit_DictComp = visit_GeneratorExp = comprehension  # noqa: N815

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is None:
            self.source.change(self.source.start(node), self.source.end(node), "pass")
            return
        self.source.change(self.source.end(node.target), self.source.end(node.annotation), "")
        self.visit(node.target)
        self.visit(node.value)

    def visit_With(self, node: ast.With) -> None:
        for item in node.items:
            if ast.unparse(item.context_expr) == "unlocked()":
                source = self.source
                begin, end = source.start(item.context_expr), source.end(item.context_expr)
                source.change(begin, end, "nogil")
            else:
                self.visit(item)
        for statement in node.body:
            self.visit(statement)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Rename in an f-string. It is written anew, as older Pythons do not locate its parts."""
        new = _InString(self).visit(copy.deepcopy(node))
        if ast.dump(new) != ast.dump(node):
            self.source.change(self.source.start(node), self.source.end(node), ast.unparse(new))

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if new := self.new(node):
            self.source.change(self.source.start(node), self.source.end(node), new)
            return
        if new := self.method(node):
            end = self.source.end(node)
            self.source.change(end - len(node.attr), end, new)
        self.visit(node.value)

    def visit_Name(self, node: ast.Name) -> None:
        if new := self.new(node):
            self.source.change(self.source.start(node), self.source.end(node), new)


class _InString(ast.NodeTransformer):
    """The same for an expression in an f-string."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        if new := self.names.new(node):
            return ast.parse(new, mode="eval").body
        self.generic_visit(node)
        return node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        new = self.names.new(node)
        return ast.parse(new, mode="eval").body if new else node

    def comprehension(self, node: Comprehension) -> Comprehension:
        self.names.scopes.append(_stored([each.target for each in node.generators]))
        self.generic_visit(node)
        self.names.scopes.pop()
        return node

    visit_ListComp = visit_SetComp = visit_DictComp = visit_GeneratorExp = comprehension  # noqa: N815


def locals_of(function: ast.FunctionDef) -> set[str]:
    return _arguments(function.args) | _stored(function.body)


def _arguments(given: ast.arguments) -> set[str]:
    every = [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]
    return {each.arg for each in every if each is not None}


def _stored(nodes: Collection[ast.AST]) -> set[str]:
    """Return the names that are assigned, not looking into inner functions."""
    found: set[str] = set()
    waiting = list(nodes)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Name) and isinstance(node.ctx, (ast.Store, ast.Del)):
            found.add(node.id)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            found.add(node.name)
        if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, (ast.Lambda, *COMPREHENSIONS)):
            named = [each for each in ast.walk(node) if isinstance(each, ast.NamedExpr)]
            waiting += [each.target for each in named]
        else:
            waiting += ast.iter_child_nodes(node)
    return found
