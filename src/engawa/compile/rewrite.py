"""A file of rules as the text that Cython takes: every line stays on its line.

So an error of the compiler, and a traceback, name the line that somebody wrote. What is changed are
heads of functions and classes, and names: in a unit, `turned` in `garden.py` is `garden__turned`.
"""

from __future__ import annotations

import ast
import copy
import io
import tokenize
from collections.abc import Callable, Collection, Iterator

Renamed = Callable[[ast.expr], str]  # what a global name or `module.name` is called, or nothing
Method = Callable[[ast.Attribute], str]  # what a method is called on its receiver, or nothing

Node = ast.stmt | ast.expr | ast.arg
Comprehension = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


class Refused(Exception):
    """Something that cannot be compiled, with its file and line."""


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
        assert node.end_lineno is not None  # all of them were read from a text
        assert node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def first(self, node: Node) -> int:
        """Where a definition begins, its decorators included, at the start of that line."""
        rows: list[int] = [node.lineno]
        rows += [each.lineno for each in getattr(node, "decorator_list", ())]
        return self.starts[min(rows) - 1]

    def colon(self, node: Node) -> int:
        """Just behind the colon that ends the head of a function or class."""
        row, column = next(at for at in self._colons if at >= (node.lineno, node.col_offset))
        return self.starts[row - 1] + len(self.rows[row - 1].decode()[: column + 1].encode())

    def change(self, begin: int, end: int, to: str) -> None:
        """Replace a stretch; lines that it took are kept, empty, behind."""
        lost = self.text.encode()[begin:end].count(b"\n") - to.count("\n")
        self.edits.append((begin, end, to + "\n" * lost))

    def drop(self, node: Node) -> None:
        self.change(self.first(node), self.end(node), "")

    def undecorate(self, node: ast.FunctionDef | ast.ClassDef) -> None:
        for each in node.decorator_list:
            self.change(self.starts[each.lineno - 1], self.starts[each.lineno], "")

    def cut(self, begin: int, end: int) -> str:
        """A stretch of the text as it has become."""
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
    """Where the colons outside of all brackets are."""
    depth = 0
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.OP:
            depth += (token.string in "([{") - (token.string in ")]}")
            if token.string == ":" and depth == 0:
                yield token.start


def strip(source: Source, function: ast.FunctionDef) -> None:
    """Take the annotations out of a head."""
    given = function.args
    for each in [*given.posonlyargs, *given.args, given.vararg, *given.kwonlyargs, given.kwarg]:
        if each is not None and each.annotation is not None:
            begin = source.start(each) + len(each.arg.encode())
            source.change(begin, source.end(each.annotation), "")
    if function.returns is not None:
        before = source.text.encode()[: source.start(function.returns)]
        source.change(before.rindex(b"->"), source.end(function.returns), "")


class Names(ast.NodeVisitor):
    """Gives the names in a piece of code their new names, where they are not local."""

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
        """The body of a function."""
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
        """Python before 3.12 does not say where in a string its expressions are."""
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
    """The same for an expression that is written anew."""

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
    """Names that are given a value, not looking into functions within."""
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
