"""The server's log: one JSON object a line, and never a secret.

Only the fields named here are written, so a token, a cookie, a line or a name cannot slip in.
"""

from __future__ import annotations

import logging
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import TextIO

import msgspec

FIELDS = {"table", "game", "code", "status", "path", "error", "where", "port", "host", "count"}
FIELDS |= {"left"}  # how much there is still to do
FIELDS |= {"address"}  # of refused clients, so that they can be blocked
OFTEN = 10.0  # seconds between two lines about something that may happen often

Field = str | int | float


class Many(msgspec.Struct):
    """An event that happens again and again."""

    count: int = 0  # since the last line about it
    until: float = 0.0  # when it may be written again
    fields: dict[str, Field] = {}


class Journal:
    def __init__(
        self, out: TextIO | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.out, self.clock = out, clock
        self._many: dict[tuple[str, Field], Many] = {}

    def say(self, event: str, **fields: Field) -> None:
        if self.out is None:
            return
        unknown = set(fields) - FIELDS
        assert not unknown, f"the journal does not know {unknown}"
        at = round(time.time(), 3)
        line = msgspec.json.encode({"at": at, "event": event, **fields}).decode()
        with suppress(OSError):  # a full disk, or a closed stream: the game goes on
            self.out.write(f"{line}\n")  # in one write, as other processes write there too
            self.out.flush()

    def often(self, event: str, **fields: Field) -> None:
        """Log something that strangers can trigger as often as they like: a count now and then.

        The first is written at once with its fields; `flush` writes the rest.
        """
        many = self._many.setdefault((event, fields.get("where", "")), Many())
        many.count += 1
        many.fields = fields
        self.flush()

    def flush(self) -> None:
        """Write down what has happened often, if that was not done just now."""
        now = self.clock()
        for (event, _), many in list(self._many.items()):
            if many.count and now >= many.until:
                self.say(event, **many.fields, count=many.count)
                many.count, many.until = 0, now + OFTEN

    def fault(self, event: str, error: BaseException, **fields: str) -> None:
        """Log an error of ours: its type and place, since its text may hold what somebody typed."""
        frames = traceback.extract_tb(error.__traceback__)[-3:]
        where = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames))
        self.say(event, error=type(error).__name__, where=where, **fields)


class Overheard(logging.Handler):
    """What the libraries we use would print, as lines of the journal.

    Only the fixed part of their messages is written, as the rest may be what somebody sent.
    """

    def __init__(self, journal: Journal) -> None:
        super().__init__(logging.WARNING)
        self.journal = journal

    def emit(self, record: logging.LogRecord) -> None:
        kind = record.exc_info and record.exc_info[0]
        error = kind.__name__ if kind else str(record.msg).partition("\n")[0]
        self.journal.often("overheard", where=f"{record.name}:{record.lineno}", error=error)


def overhear(journal: Journal) -> None:
    """From now on, write only the journal."""
    logging.getLogger().addHandler(Overheard(journal))
    logging.captureWarnings(True)
