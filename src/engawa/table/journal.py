"""What the server says about itself: one JSON object a line, and never a secret.

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
FIELDS |= {"address"}  # of who was turned away, for whoever has to keep them out
OFTEN = 10.0  # seconds between two lines about the same thing, where it may happen often

Field = str | int | float


class Many(msgspec.Struct):
    """Something that happens again and again."""

    count: int = 0  # since it was last written down
    until: float = 0.0  # when it may be written down again
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
        with suppress(OSError):  # a full disk, a closed stream: the game goes on
            self.out.write(f"{line}\n")  # at once: other processes write there too
            self.out.flush()

    def often(self, event: str, **fields: Field) -> None:
        """What strangers can make happen as often as they like: how often, in a line now and then.

        The first is written at once, with the fields it has; `flush` writes the last.
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
        """An error of ours: what kind, and where; its text may hold what somebody typed."""
        frames = traceback.extract_tb(error.__traceback__)[-3:]
        where = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames))
        self.say(event, error=type(error).__name__, where=where, **fields)


class Overheard(logging.Handler):
    """What the libraries below us would print, as lines of the journal.

    Their words are written without what they are about, which may be what somebody sent.
    """

    def __init__(self, journal: Journal) -> None:
        super().__init__(logging.WARNING)
        self.journal = journal

    def emit(self, record: logging.LogRecord) -> None:
        kind = record.exc_info and record.exc_info[0]
        error = kind.__name__ if kind else str(record.msg).partition("\n")[0]
        self.journal.often("overheard", where=f"{record.name}:{record.lineno}", error=error)


def overhear(journal: Journal) -> None:
    """From now on the journal is all that this process prints as it goes."""
    logging.getLogger().addHandler(Overheard(journal))
    logging.captureWarnings(True)
