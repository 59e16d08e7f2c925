"""A card file as it lies on a disk: anything may lie there, and reading it takes no time."""

from __future__ import annotations

import codecs
import stat
import tomllib
from pathlib import Path

from engawa.core.errors import BadGame

LARGEST = 64 * 1024  # bytes; the sets we ship have five thousand
WIDEST = 1_000  # characters in a line: of keys with thousands of parts TOML is slow to read
MARKS = (codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
KINDS = {
    stat.S_IFDIR: "a folder",
    stat.S_IFIFO: "a pipe",
    stat.S_IFSOCK: "a socket",
    stat.S_IFCHR: "a device",
    stat.S_IFBLK: "a device",
}


def read_table(file: str, path: Path) -> dict[str, object]:
    """[cards] What a TOML file says, or a BadGame with a sentence; messages call it `file`."""
    text = _text(file, _bytes(file, path))
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise BadGame(f"{file} is nested too deep: nothing lies deeper than a card") from error
    except ValueError as error:
        raise BadGame(f"{file} is not a TOML file: {error}") from error


def _bytes(file: str, path: Path) -> bytes:
    """Of a file of the ordinary kind, which opens at once; no more than is ever needed."""
    try:
        kind = KINDS.get(stat.S_IFMT(path.stat().st_mode), "")
        found = b"" if kind else _beginning(path)
    except OSError as error:
        raise BadGame(f"there are no cards in {file!r}: {error.strerror}") from error
    except ValueError as error:
        raise BadGame(f"no file can be called {file!r}: {error}") from error
    if kind:
        raise BadGame(f"there are no cards in {file!r}: it is {kind}, not a file")
    if len(found) > LARGEST:
        raise BadGame(f"{file} is too large: a card file has up to {LARGEST // 1024} kB")
    return found


def _beginning(path: Path) -> bytes:
    with path.open("rb") as opened:
        return opened.read(LARGEST + 1)


def _text(file: str, found: bytes) -> str:
    if found.startswith(MARKS):
        raise BadGame(f"{file} begins with a byte-order mark: save it as UTF-8 without one")
    try:
        text = found.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadGame(f"{file} is not UTF-8 text: byte {error.start + 1} is not") from error
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > WIDEST:
            raise BadGame(f"{file}: line {number} is too long: a line has up to {WIDEST} letters")
    return text
