"""What a store is asked to write."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engawa.store.entry import Entry, News

ENTRY = "n, at, kind, seat, by, text, id"  # as columns of the database
Values = Sequence[object]
Row = tuple[Any, ...]  # as it is read from a database
Rows = list[Row]
SqlStep = tuple[str, Values]  # SQL with ? for each value


class Append(msgspec.Struct, frozen=True):
    """Append entries to a table whose last entry is believed to be `seen`."""

    table: str
    seen: int
    entries: list[Entry]
    also: Sequence[SqlStep] = ()  # to be written with them, or not at all


class Statement(msgspec.Struct, frozen=True):
    """Any other write, all of its steps or none, with the news for other processes."""

    steps: Sequence[SqlStep]  # the last one's rows are the answer
    news: Sequence[News] = ()


Job = Append | Statement
Answer = bool | Rows  # whether an append was first, or the rows of a statement
