"""List for each game which code implements a rule and which tests check it.

    python tools/conformance.py          write docs/conformance/*.md
    python tools/conformance.py --check  fail if they are outdated, or a rule has no code or no test

Code names a rule as ``[id]`` in a docstring or comment, a test as ``@rule("id")``, a record as
``watches: id``. Rules under Gaps say what is not known, and need neither.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from pathlib import Path

from engawa.core import record
from engawa.core.book import read_rules

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src/engawa/games"
TESTS = ROOT / "tests/games"
PAGES = ROOT / "docs/conformance"

TAG = re.compile(r"\[([a-z0-9]+(?:[.-][a-z0-9]+)*)\]")

Found = dict[str, list[str]]  # rule id -> places


def kept(folder: Path) -> Found:
    """Map rule ids to the ``file:function`` of every docstring or comment that names them."""
    found: Found = {}
    for file in sorted(folder.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        tree = ast.parse(source)
        functions = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]
        for number, text in _words(source, tree):
            inside = [f.name for f in functions if f.lineno <= number <= (f.end_lineno or 0)]
            place = f"{file.name}:{inside[-1]}" if inside else file.name
            for rule in TAG.findall(text):
                found.setdefault(rule, []).append(place)
    return found


def _words(source: str, tree: ast.Module) -> list[tuple[int, str]]:
    """Return docstrings and comments with their lines; ``#:`` comments name no rules."""
    words = [
        (number, line.split("# ", 1)[1])
        for number, line in enumerate(source.splitlines(), 1)
        if "# " in line
    ]
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module):
            words.append((getattr(node, "lineno", 0), ast.get_docstring(node) or ""))
    return words


def watched(game: str) -> Found:
    """Map rule ids to the tests marked ``@rule(...)`` and the records with ``watches:``."""
    found: Found = {}
    for path in sorted((TESTS / game / "records").glob("*.rec")):
        heads = record.read(path.read_text(encoding="utf-8")).headers
        for rule in heads.get("watches", "").split():
            found.setdefault(rule, []).append(path.name)
    for file in sorted((TESTS / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for rule in _marks(node):
                    found.setdefault(rule, []).append(node.name)
    return found


def _marks(test: ast.FunctionDef) -> list[str]:
    calls = [mark for mark in test.decorator_list if isinstance(mark, ast.Call)]
    rules = [mark for mark in calls if ast.unparse(mark.func) in ("rule", "pytest.mark.rule")]
    return [ast.literal_eval(argument) for mark in rules for argument in mark.args]


def page(game: str) -> tuple[str, list[str]]:
    """Return the table of a game, and what is wrong with it."""
    rules = read_rules(GAMES / game / "RULES.md")
    code, tests = kept(GAMES / game), watched(game)
    rows = [f"# {game}", "", "| rule | kept by | watched by |", "| --- | --- | --- |"]
    faults = []
    for rule in rules.values():
        if rule.section == "Gaps":
            continue
        by, seen = (", ".join(dict.fromkeys(places.get(rule.id, []))) for places in (code, tests))
        rows.append(f"| {rule.id} | {by or 'NOTHING'} | {seen or 'NOTHING'} |")
        if not by or not seen:
            faults.append(f"{game}: {rule.id} is kept by {by or 'nothing'}, {seen or 'unwatched'}")
    strays = sorted((set(code) | set(tests)) - set(rules))
    faults += [f"{game}: RULES.md has no rule {rule!r}" for rule in strays]
    return "\n".join(rows) + "\n", faults


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument(
        "--check", action="store_true", help="write nothing, and report what is wrong"
    )
    check = parser.parse_args().check
    faults: list[str] = []
    for book in sorted(GAMES.glob("*/RULES.md")):
        game = book.parent.name
        text, found = page(game)
        faults += found
        target = PAGES / f"{game}.md"
        if not check:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != text:
            faults.append(f"docs/conformance/{game}.md is stale: run tools/conformance.py")
    print("\n".join(faults) or "every rule is kept and watched")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
