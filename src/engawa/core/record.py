"""A game on paper: a few headers, then one row for each thing that happened.

The same file serves as rulebook example, golden test, bug report, download and storage::

    game: pass_the_pandas
    rules-version: 1
    seats: John, Susan, Bill, Allison
    from: 5/5/5/5 A 0 - 0

    roll WPBB.
    give C          ; 3/5/6/5 B 2 - 1
    roll PPB..      # Susan

The position that a row leads to may follow after a semicolon, and a comment after a #. Several
lines may share a row, between bars: ``start B | roll WPBB.``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote, unquote

from engawa.core.actions import CHANCE, NOBODY
from engawa.core.errors import BadRecord, EngawaError
from engawa.core.game import AnySpec, Game
from engawa.core.notation import SEAT_LETTERS
from engawa.core.position import Position
from engawa.words import Words, house

HEADERS = ("game", "rules-version", "seats", "options", "from", "source", "watches", "result")


class RecordRow(NamedTuple):
    """One row of a record."""

    number: int  # its line in the file, from 1
    lines: list[str]
    claim: str = ""  # the position that it says it leads to
    note: str = ""


class Step(NamedTuple):
    """One line of a replay, and where it leads."""

    line: str
    position: Position
    note: str = ""  # the comment, after the last line of a row


@dataclass
class Record:
    """The headers and rows of a file."""

    headers: dict[str, str]
    rows: list[RecordRow] = field(default_factory=list)

    @property
    def seats(self) -> list[str]:
        return [name.strip() for name in self.headers["seats"].split(",")]


def load(file: Path) -> Record:
    """Read a record from a file."""
    try:
        return read(file.read_text(encoding="utf-8-sig"))
    except UnicodeDecodeError as error:
        raise BadRecord(f"{file} is not a record: it holds more than text") from error


def read(text: str) -> Record:
    """Read a record, without looking at the game yet."""
    headers: dict[str, str] = {}
    rows: list[RecordRow] = []
    body = False
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            body = body or bool(headers)
        elif body:
            rows.append(_read_row(number, line))
        elif not line.startswith("#"):
            name, colon, value = line.partition(":")
            if not colon or name not in HEADERS:
                raise BadRecord(
                    f"line {number}: expected a header ({', '.join(HEADERS)}), not {line!r}"
                )
            headers[name] = value.strip()
    for name in ("game", "seats"):
        if name not in headers:
            raise BadRecord(f"a record needs the header {name!r}, and this one has none")
    return Record(headers, rows)


def _read_row(number: int, line: str) -> RecordRow:
    played, _, note = line.partition("#")
    played, _, claim = played.partition(";")
    lines = [part.strip() for part in played.split("|") if part.strip()]
    return RecordRow(number, lines, " ".join(claim.split()), note.strip())


def version_of(record: Record, spec: AnySpec) -> int | None:
    """Return the version of the rules of a record, or None if it cannot be played here."""
    theirs = record.headers.get("rules-version", str(spec.rules_version))
    ours = {str(version): version for version in (*spec.earlier, spec.rules_version)}
    return ours.get(theirs)


def options_of(record: Record, spec: AnySpec) -> dict[str, int | str]:
    """Return the options of a record: those it names, and the defaults of its time."""
    version = version_of(record, spec)
    return spec.options_by(spec.rules_version if version is None else version, named_in(record))


def named_in(record: Record) -> dict[str, int | str]:
    """Return the options that a record names, as they are written."""
    return {
        name: value if equals else "yes"
        for name, equals, value in (
            unquote(part).partition("=") if "=" in part else (part, "", "")
            for part in record.headers.get("options", "").split()
        )
    }


def game_of(record: Record, spec: AnySpec) -> Game:
    """Return the game that a record was played with; an error says what is missing."""
    return Game(spec, len(record.seats), options_of(record, spec))


def version_note(record: Record, spec: AnySpec) -> Words:
    """Say that a record was played under other rules than these; empty if not."""
    if version_of(record, spec) is not None:
        return ""
    version = record.headers["rules-version"]
    return house.other_version(game=spec.title, version=version, now=spec.rules_version)


def opening(record: Record, game: Game) -> Position:
    try:
        return game.position(record.headers["from"]) if "from" in record.headers else game.start()
    except EngawaError as error:
        raise BadRecord(house.at_from(error.words())) from error


def replay(record: Record, game: Game) -> Iterator[Step]:
    """Replay a record line by line, and check every position it claims."""
    s = opening(record, game)
    for row in record.rows:
        for number, line in enumerate(row.lines, 1):
            try:
                s.play(line)
            except EngawaError as error:
                raise BadRecord(house.at_line(n=row.number, what=error.words())) from error
            yield Step(line, s.copy(), row.note if number == len(row.lines) else "")
        if row.claim and row.claim != str(s):
            raise BadRecord(
                f"line {row.number}: the record says this leads to {row.claim!r}, "
                f"and it leads to {str(s)!r}"
            )


def write(start: Position, actions: list[int], names: list[str] | None = None) -> str:
    """Write the record of a game from its starting position and its actions."""
    game = start.game
    s = start.copy()
    heads = {
        "game": game.name,
        "rules-version": str(game.spec.rules_version),
        "seats": ", ".join(name.replace(",", " ") for name in names or SEAT_LETTERS[: game.seats]),
        "options": " ".join(f"{k}={quote(str(v), '/:@')}" for k, v in game.chosen().items()),
        "from": "" if str(s) == str(game.start()) else str(s),
    }
    rows = [f"{name}: {value}" for name, value in heads.items() if value]
    rows.append("")
    was_chance = False
    for action in actions:
        line, chance = s.text(action), s.to_move == CHANCE
        if chance and was_chance:
            rows[-1] += " | " + line  # chance events in a row share a row
        else:
            rows.append(line)
        was_chance = chance
        s.apply(action)
    if s.to_move == NOBODY:
        scores = " ".join(f"{score:g}" for score in s.scores())
        rows.insert(rows.index(""), f"result: {scores}")
    return "\n".join(rows) + "\n"
