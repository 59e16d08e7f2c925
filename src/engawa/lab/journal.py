"""The file of a run: a JSON row for everything finished, so an interrupted run can continue.

The first row says what was asked for. A row that was cut off is dropped, and its work is repeated.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path

import engawa
from engawa.core.errors import BadRecord
from engawa.core.json import JSON, Parsed
from engawa.games import spec


def manifest(game: str, asked: Mapping[str, object]) -> JSON:
    """Return all that the games of a run depend on: versions, and what was asked for."""
    versions = {"engawa": engawa.__version__, "rules_version": spec(game).rules_version}
    return {**versions, **asked}


class Journal:
    """The file of one run, which need not exist yet. Without a file, nothing is stored.

    A file of another run is refused.
    """

    def __init__(self, file: Path | None, kind: str, manifest: JSON) -> None:
        self.file = file
        self.kind = kind  # "match", "tournament", ...
        self.manifest = json.loads(json.dumps(manifest))  # in the form in which it will be read
        if file is not None and _is_there(file):
            self._compare(next(self._read(file)), file)

    def rows(self) -> Iterator[Parsed]:
        """Yield the rows of what an earlier run finished."""
        if self.file is not None and _is_there(self.file):
            yield from islice(self._read(self.file), 1, None)
        else:
            self.add({"is": self.kind, "manifest": self.manifest})

    def add(self, row: JSON) -> None:
        """Add a row for something finished."""
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(row, separators=(",", ":")) + "\n")

    def _read(self, file: Path) -> Iterator[Parsed]:
        whole = 0  # bytes of complete rows
        with file.open("rb") as text:
            for line in text:
                if not line.endswith(b"\n"):
                    break
                whole += len(line)
                yield self._row(line, file)
        if not whole:
            raise self._not_ours(file)
        if whole < file.stat().st_size:
            with file.open("r+b") as out:
                out.truncate(whole)

    def _row(self, line: bytes, file: Path) -> Parsed:
        try:
            row = json.loads(line)
        except ValueError:
            row = None
        if not isinstance(row, dict):
            raise self._not_ours(file)
        return row

    def _compare(self, first: Parsed, file: Path) -> None:
        theirs = first.get("manifest")
        if not isinstance(theirs, dict):
            raise self._not_ours(file)
        kind = first.get("is", "tournament")  # the first files, which did not say so
        if kind != self.kind:
            raise BadRecord(f"{file} is the file of a {kind}, not of a {self.kind}; name another")
        for key in self.manifest | theirs:
            if theirs.get(key) != self.manifest.get(key):
                raise BadRecord(
                    f"{file} has a {self.kind} whose {key} is {theirs.get(key)!r}, not "
                    f"{self.manifest.get(key)!r}; ask for the same again, or name another file"
                )

    def _not_ours(self, file: Path) -> BadRecord:
        return BadRecord(f"{file} is not the file of a {self.kind}; name another one")


def _is_there(file: Path) -> bool:
    return file.exists() and file.stat().st_size > 0
