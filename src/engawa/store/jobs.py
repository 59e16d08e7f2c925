"""What a store is asked to write."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engawa.store.entry import Entry, News

ENTRY = "n, at, kind, seat, by, text, id"  # as it is kept
Values = Sequence[object]
Row = tuple[Any, ...]  # as a database gives it
Rows = list[Row]
SqlStep = tuple[str, Values]  # SQL with ? for each value


class Append(msgspec.Struct, frozen=True):
    """Entries for a table that is believed to have `seen`."""

    table: str
    seen: int
    entries: list[Entry]
    also: Sequence[SqlStep] = ()  # what is written with them, or not at all


class Statement(msgspec.Struct, frozen=True):
    """Any other write, all of its steps or none, and what to tell other processes of it."""

    steps: Sequence[SqlStep]  # the rows of the last are the answer
    news: Sequence[News] = ()


Job = Append | Statement
Answer = bool | Rows  # whether an append was first, or the rows of a statement
