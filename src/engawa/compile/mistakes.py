"""Errors in rules that do not compile: the file, the line with its text, and a sentence."""

from __future__ import annotations

import re
import traceback
from pathlib import Path

from engawa.compile.units import Unit

FOUND = re.compile(r"^\S*?(?P<file>\w+)\.(?:pxi|py|pyx):(?P<line>\d+):\d+: (?P<says>.+)$", re.M)
OBJECT = "without gil"  # Cython says this about anything that is not a number
NO_NUMBER = "something here is not a number: an object, a text, a tuple, or a misspelled name"


def told_by_cython(unit: Unit, text: str) -> str:
    """Rewrite Cython's errors in our words, with the original lines; or return all it said."""
    found = [
        at(unit.folder / f"{each['file']}.py", int(each["line"]), _says(each["says"]))
        for each in FOUND.finditer(text)
        if (unit.folder / f"{each['file']}.py").exists()
    ]
    return "\n".join(dict.fromkeys(found)) or text


def told_by_python(unit: Unit, error: Exception) -> str:
    """Describe the error of a file that cannot be imported."""
    if isinstance(error, SyntaxError) and error.filename:
        return at(Path(error.filename), error.lineno or 1, error.msg)
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if Path(frame.filename).is_relative_to(unit.folder.parent)]
    if not ours:
        return "".join(traceback.format_exception(error))
    last = ours[-1]
    return at(Path(last.filename), last.lineno or 1, f"{type(error).__name__}: {error}")


def at(file: Path, line: int, says: str) -> str:
    rows = file.read_text(encoding="utf-8").splitlines()
    row = rows[line - 1].strip() if 0 < line <= len(rows) else ""
    return f"{file}:{line}: {says}" + f"\n    {row}" * bool(row)


def _says(words: str) -> str:
    return NO_NUMBER if OBJECT in words else words
