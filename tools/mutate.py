"""Break a game's code in every small way, one at a time, and see whether the tests notice.

    python tools/mutate.py pass_the_pandas [--jobs 2] [--sample N [--lot K]] [--list]

Each mutant is the plain file with one change: a comparison, a sum, a number, a condition, or a
missing statement. It runs in a process of its own against the game's tests and records, then
against the laws for the fewest seats. Survivors are printed. Those that change nothing visible are
listed in docs/mutation/GAME.txt, after a comment with the reason, and are not counted. The score
goes to docs/mutation/GAME.md.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import os
import random
import resource
import sys
import tempfile
from collections.abc import Iterator
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_loader
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src/engawa/games"
PAGES = ROOT / "docs/mutation"
PATIENCE = 4  # times as long as the original takes: after that, a mutant hangs and counts as caught
HOURS = 7200  # seconds; enough for the original

COMPARISONS: dict[type, type] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SUMS: dict[type, type] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


class Mutant(NamedTuple):
    """A change to a file."""

    file: str
    home: str  # the function it is in
    line: int
    row: str  # the original line
    before: str
    after: str
    source: str

    @property
    def name(self) -> str:
        return f"{self.file}:{self.home}: {self.row}: {self.before} -> {self.after}"


def mutants(home: Path, file: Path) -> Iterator[Mutant]:
    """Yield every way to break a file by one small change."""
    source = file.read_text(encoding="utf-8")
    count = sum(1 for _ in _sites(ast.parse(source)))
    for number in range(count):
        tree = ast.parse(source)
        node, change = list(_sites(tree))[number]
        before, line = _shown(node), getattr(node, "lineno", 0)
        after = change()
        text = ast.unparse(ast.fix_missing_locations(tree))
        row = source.splitlines()[line - 1].strip()
        place = file.relative_to(home).as_posix()
        yield Mutant(place, _home(tree, line), line, row, before, after, text)


def _home(tree: ast.Module, line: int) -> str:
    functions = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]
    inside = [f.name for f in functions if f.lineno <= line <= (f.end_lineno or 0)]
    return inside[-1] if inside else "top"


def _shown(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())[:90]


def _sites(tree: ast.Module) -> Iterator[tuple[ast.AST, Any]]:
    for node in _live(tree):
        if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARISONS:
            yield node, lambda n=node: _swap(n, "ops", [COMPARISONS[type(n.ops[0])](), *n.ops[1:]])
        elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in SUMS:
            yield node, lambda n=node: _swap(n, "op", SUMS[type(n.op)]())
        elif isinstance(node, ast.BoolOp):
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield node, lambda n=node, op=other: _swap(n, "op", op)
        elif isinstance(node, ast.Constant) and isinstance(node.value, int):
            value = not node.value if type(node.value) is bool else node.value + 1
            yield node, lambda n=node, v=value: _swap(n, "value", v)
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            yield node.test, lambda n=node: _negate(n)
        for field in ("body", "orelse"):
            block = getattr(node, field, None)
            if isinstance(node, ast.If | ast.For | ast.While | ast.FunctionDef) and block:
                yield from _left_out(block)


def _live(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield every node that runs; annotations and imports do not."""
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop(0)
        yield node
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "returns", "decorator_list"):
                continue
            children = value if isinstance(value, list) else [value]
            waiting += [c for c in children if isinstance(c, ast.AST) and not _is_type(c)]


def _is_type(node: ast.AST) -> bool:
    """Is it a type for the compiler, such as ``PerSeat = Annotated[...]``?"""
    return isinstance(node, ast.Assign) and "Annotated[" in ast.unparse(node.value)


def _swap(node: Any, field: str, value: Any) -> str:
    setattr(node, field, value)
    return _shown(node)


def _negate(node: Any) -> str:
    node.test = ast.UnaryOp(ast.Not(), node.test)
    return _shown(node.test)


def _left_out(block: list[ast.stmt]) -> Iterator[tuple[ast.AST, Any]]:
    for i, statement in enumerate(block):
        text = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
        if isinstance(statement, ast.Assign | ast.AugAssign | ast.Expr) and not text:
            yield statement, lambda b=block, i=i: _drop(b, i)


def _drop(block: list[ast.stmt], i: int) -> str:
    block[i] = ast.Pass()
    return "nothing"


# --- running a mutant ---


class Broken(SourceFileLoader):
    """Loads the mutant instead of its original file."""

    def __init__(self, module: str, path: Path, source: str) -> None:
        super().__init__(module, str(path))
        self.source = source

    def find_spec(self, name: str, path: Any, target: Any = None) -> ModuleSpec | None:
        return spec_from_loader(name, self) if name == self.name else None

    def get_code(self, fullname: str) -> Any:
        return compile(self.source, self.path, "exec")


def survivors_of(game: str, tried: list[Mutant], jobs: int, seconds: int) -> list[Mutant]:
    """Run the tests on each mutant in a child process, `jobs` at a time; return the survivors."""
    waiting, alive = tried[::-1], []
    running: dict[int, Mutant] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop()
            child = os.fork()
            if child == 0:
                resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
                os._exit(_test(game, mutant))
            running[child] = mutant
        child, status = os.wait()
        mutant = running.pop(child)
        if os.waitstatus_to_exitcode(status) == 0:
            alive.append(mutant)
            print(f"survived: {mutant.line}: {mutant.name}", flush=True)
    return alive


def _test(game: str, mutant: Mutant) -> int:
    import pytest

    with open(os.devnull, "w") as null:
        os.dup2(null.fileno(), 1)
        os.dup2(null.fileno(), 2)
    module = ".".join(["engawa.games", game, *Path(mutant.file).with_suffix("").parts])
    module = module.removesuffix(".__init__")
    sys.meta_path.insert(0, Broken(module, GAMES / game / mutant.file, mutant.source))
    try:
        importlib.import_module(f"engawa.games.{game}")  # before pytest installs its own finder
    except Exception:
        return 1
    common = ["-x", "-q", "-p", "no:cacheprovider", "--hypothesis-seed=0"]
    common += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # imported before the fork
    tests = [str(path) for path in sorted((ROOT / "tests/games" / game).glob("test_*.py"))]
    records = str(ROOT / "tests/test_records.py")
    return int(pytest.main([*common, *tests, records, "-k", game]) or _breaks_a_law(game))


def _breaks_a_law(game: str) -> bool:
    from engawa.testing import check_laws, variants

    cases = variants(game)
    try:
        for case in cases:
            if case.seats == cases[0].seats:
                check_laws(case, games=2)
    except Exception:
        return True
    return False


# --- the score ---


def equivalents(game: str) -> set[str]:
    """Return the mutants that were accepted by hand because they change nothing visible."""
    page = PAGES / f"{game}.txt"
    rows = page.read_text(encoding="utf-8").splitlines() if page.exists() else []
    return {row for row in rows if row.strip() and row[0] != "#"}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--sample", type=int, help="test only so many, chosen at random")
    parser.add_argument("--lot", type=int, default=0, help="random seed for --sample")
    parser.add_argument("--list", action="store_true", help="print the mutants, run none")
    asked = parser.parse_args()
    if not (GAMES / asked.game).is_dir():
        parser.error(f"there is no game {asked.game!r}")
    home = GAMES / asked.game
    found = [m for file in sorted(home.rglob("*.py")) for m in mutants(home, file)]
    if asked.list:
        print("\n".join(f"{m.line}: {m.name}" for m in found))
        return 0
    if asked.sample and asked.sample < len(found):
        found = random.Random(asked.lot).sample(found, asked.sample)
    accepted = equivalents(asked.game)
    tried = [m for m in found if m.name not in accepted]
    source = (GAMES / asked.game / tried[0].file).read_text(encoding="utf-8")
    whole = tried[0]._replace(line=0, row="", before="unchanged", after="as it is", source=source)
    if not survivors_of(asked.game, [whole], 1, HOURS):
        print("the tests fail on the game as it is, so they can say nothing about mutants")
        return 1
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = 10 + PATIENCE * round(used.ru_utime + used.ru_stime)
    survivors = survivors_of(asked.game, tried, asked.jobs, seconds)
    caught = len(tried) - len(survivors)
    score = f"{caught} of {len(tried)} caught ({caught / max(1, len(tried)):.1%})"
    print(f"{asked.game}: {score}; {len(found) - len(tried)} change nothing")
    if not asked.sample:
        PAGES.mkdir(parents=True, exist_ok=True)
        rows = [f"# Mutants of {asked.game}", "", f"{score}."]
        rows += ["", "Survivors:", ""] if survivors else []
        rows += [f"- {m.line}: `{m.name}`" for m in survivors]
        (PAGES / f"{asked.game}.md").write_text("\n".join(rows) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    os.environ["ENGAWA_PURE"] = "1"
    os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = tempfile.mkdtemp()
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT / "src"))
    import hypothesis  # noqa: F401  (so that every child has it already)
    import pytest  # noqa: F401

    sys.exit(main())
