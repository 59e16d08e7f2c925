"""A sheet: rows of numbers and words under named columns, stored column by column."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, MutableSequence, Sequence
from typing import Any, NamedTuple

Cell = int | float | str | None
Row = Sequence[Cell]
Cells = MutableSequence[Any]  # a column: all values of one kind


class Column(NamedTuple):
    name: str
    kind: type[int] | type[float] | type[str]  # only words may be missing
    says: str  # what it means, for the docs


WORDS = 1 << 12  # the most words that a sheet shares; if there are more, most occur only once


class Sheet:
    """Many rows of the same columns: eight bytes for a cell, and frequent words stored once."""

    def __init__(self, columns: Sequence[Column], rows: Iterable[Row] = ()) -> None:
        self.columns = tuple(columns)
        self._cells: dict[str, Cells] = {name: _empty(kind) for name, kind, _ in self.columns}
        self._words: dict[str, str] = {}
        self.extend(rows)

    def __len__(self) -> int:
        return len(self._cells[self.columns[0].name])

    def __getitem__(self, name: str) -> Sequence[Any]:
        """Return a column."""
        return self._cells[name]

    def __contains__(self, name: str) -> bool:
        return name in self._cells

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sheet) and self._cells == other._cells

    def __hash__(self) -> int:
        return id(self)

    @property
    def names(self) -> list[str]:
        return list(self._cells)

    def rows(self) -> Iterator[Row]:
        return zip(*self._cells.values(), strict=True)

    def add(self, row: dict[str, Cell]) -> None:
        for name, cells in self._cells.items():
            cells.append(self._once(row[name]))

    def extend(self, rows: Iterable[Row]) -> None:
        for row in rows:
            for cells, cell in zip(self._cells.values(), row, strict=True):
                cells.append(self._once(cell))

    def join(self, other: Sheet) -> None:
        """Add the rows of another sheet with the same columns."""
        for name, cells in self._cells.items():
            cells.extend(other[name])

    def _once(self, cell: Cell) -> Cell:
        if not isinstance(cell, str):
            return cell
        known = self._words
        return known.setdefault(cell, cell) if len(known) < WORDS else known.get(cell, cell)


def _empty(kind: type) -> Cells:
    return [] if kind is str else array("q" if kind is int else "d")
