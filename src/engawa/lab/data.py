"""Tables of games and decisions for other tools.

.csv needs only the standard library, .parquet needs pyarrow. Rows are written as the games finish,
in the order of their numbers.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Any, Protocol

from engawa.core.errors import EngawaError
from engawa.core.game import AnySpec
from engawa.games import spec
from engawa.lab.notes import Notes, Wants
from engawa.lab.rows import DECISION, SCHEMA, columns
from engawa.lab.sheet import Cell, Column, Sheet

Given = list[Any]  # a row as it is read from a file

GROUP = 1 << 16  # rows in one group of a .parquet


class BadData(EngawaError):
    """A file cannot be written, or does not have the expected rows."""


class Writer(Protocol):
    def add(self, sheet: Sheet) -> None: ...
    def close(self) -> None: ...


class Csv:
    """Writes a header and a line for each row; missing values are empty."""

    def __init__(self, file: Path, columns: Sequence[Column]) -> None:
        self._out = file.open("w", encoding="utf-8", newline="")
        self._rows = csv.writer(self._out, lineterminator="\n")
        self._rows.writerow([column.name for column in columns])

    def add(self, sheet: Sheet) -> None:
        self._rows.writerows(sheet.rows())
        self._out.flush()

    def close(self) -> None:
        self._out.close()


class Parquet:
    """Writes typed columns, compressed, in groups of rows; it can be read once it is closed."""

    def __init__(self, file: Path, columns: Sequence[Column]) -> None:
        arrow, parquet = _arrow()
        kinds = {int: arrow.int64(), float: arrow.float64(), str: arrow.string()}
        self._table = arrow.table
        self._schema = arrow.schema(
            [(name, kinds[kind]) for name, kind, _ in columns],
            metadata={"engawa.schema": str(SCHEMA)},
        )
        self._out = parquet.ParquetWriter(file, self._schema, compression="zstd")
        self._kept = Sheet(columns)

    def add(self, sheet: Sheet) -> None:
        self._kept.join(sheet)
        if len(self._kept) >= GROUP:
            self._flush()

    def close(self) -> None:
        if len(self._kept):
            self._flush()
        self._out.close()

    def _flush(self) -> None:
        cells = {name: self._kept[name] for name in self._kept.names}
        self._out.write_table(self._table(cells, schema=self._schema))
        self._kept = Sheet(self._kept.columns)


def _arrow() -> tuple[ModuleType, ModuleType]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadData(
            "a .parquet needs pyarrow: pip install 'engawa[lab]'; a .csv needs nothing more"
        ) from None
    return pyarrow, pyarrow.parquet


WRITERS: dict[str, type[Csv] | type[Parquet]] = {".csv": Csv, ".parquet": Parquet}


def writer(file: Path, columns: Sequence[Column]) -> Writer:
    """Return a writer for a file, chosen by its name."""
    _check(file)
    return WRITERS[file.suffix](file, columns)


def _check(file: Path) -> None:
    if file.suffix not in WRITERS:
        raise BadData(f"{file} should end in .csv or .parquet, which says how it is written")


class Data:
    """The files that a run writes its data to, if any."""

    def __init__(self, games: Path | None = None, decisions: Path | None = None) -> None:
        self.wants = Wants(games is not None, decisions is not None)
        self._files = (games, decisions)
        self._out: list[Writer | None] = [None, None]
        self._waiting: dict[int, tuple[int, Notes]] = {}  # what came too early, by its first game
        self._next = 0

    def open(self, place: AnySpec, seats: int) -> None:
        """Open the files before the first game, so that errors are reported at once."""
        tables = (columns(place, seats), DECISION)
        for number, (file, table) in enumerate(zip(self._files, tables, strict=True)):
            if file is not None:
                self._out[number] = writer(file, table)

    def add(self, games: range, notes: Notes) -> None:
        """Take finished games; they are written once all games before them are."""
        if not any(self.wants):
            return
        self._waiting[games.start] = (games.stop, notes)
        while self._next in self._waiting:
            self._next, ready = self._waiting.pop(self._next)
            for out, sheet in zip(self._out, ready, strict=True):
                if out is not None and sheet is not None:
                    out.add(sheet)

    def __enter__(self) -> Data:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        for out in self._out:
            if out is not None:
                out.close()


NOWHERE = Data()

# --- reading ---


def read(file: Path) -> Sheet:
    """Read the games from a file that `--data` wrote."""
    _check(file)
    rows = _read_csv(file) if file.suffix == ".csv" else _read_parquet(file)
    names, first = next(rows, []), next(rows, None)
    if first is None:
        raise BadData(f"there is no game in {file}")
    told = dict(zip(names, first, strict=True))
    if "schema" not in told or str(told["schema"]) != str(SCHEMA):
        raise BadData(
            f"{file} has no rows of games that this version reads: its schema is "
            f"{told.get('schema', 'not said')}, and not {SCHEMA}"
        )
    table = columns(spec(str(told["game"])), int(told["seats"]))
    missing = [column.name for column in table if column.name not in names]
    if missing:
        raise BadData(f"{file} has no column {missing[0]}, which a report needs")
    places = [(names.index(column.name), column.kind) for column in table]
    return Sheet(
        table, ([_cell(kind, row[at]) for at, kind in places] for row in chain([first], rows))
    )


def _cell(kind: type[int] | type[float] | type[str], cell: Any) -> Cell:
    if kind is str:
        return cell or None
    return kind(cell)


def _read_csv(file: Path) -> Iterator[Given]:
    with file.open(encoding="utf-8", newline="") as text:
        yield from csv.reader(text)


def _read_parquet(file: Path) -> Iterator[Given]:
    arrow, parquet = _arrow()
    try:
        table = parquet.ParquetFile(file)
    except arrow.ArrowInvalid as error:
        raise BadData(f"{file} is not a .parquet that was written to its end") from error
    with table:
        yield list(table.schema_arrow.names)
        for group in table.iter_batches():
            cells = [column.to_pylist() for column in group.columns]
            yield from map(list, zip(*cells, strict=True))
