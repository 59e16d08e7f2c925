"""What the server says about itself: one JSON object a line, and never a secret.

Only the fields named here are written, so a token, a cookie, a line or a name cannot slip in.
"""

from __future__ import annotations

import sys
import time
import traceback
from typing import TextIO

import msgspec

FIELDS = {"table", "game", "code", "status", "path", "error", "where", "port", "host", "count"}


class Journal:
    def __init__(self, out: TextIO | None = None) -> None:
        self.out = out

    def say(self, event: str, **fields: str | int | float) -> None:
        if self.out is None:
            return
        unknown = set(fields) - FIELDS
        assert not unknown, f"the journal does not know {unknown}"
        at = round(time.time(), 3)
        print(msgspec.json.encode({"at": at, "event": event, **fields}).decode(), file=self.out)
        self.out.flush()

    def fault(self, event: str, error: BaseException) -> None:
        """An error of ours: what kind, and where; its text may hold what somebody typed."""
        frames = traceback.extract_tb(error.__traceback__)[-3:]
        where = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames))
        self.say(event, error=type(error).__name__, where=where)


def to_stderr() -> Journal:
    return Journal(sys.stderr)
