"""What can go wrong, each in one sentence that says what came and what would do."""

from __future__ import annotations

from typing import NamedTuple


class Refusal(NamedTuple):
    """Why a line cannot be played: the id of the rule, and a sentence."""

    rule: str
    says: str


class EngawaError(ValueError):
    """Anything a person can mend by asking for something else."""


class BadGame(EngawaError):
    """No such game, number of seats or option."""


class BadLine(EngawaError):
    """The text is not a line of this game in any position."""


class BadPosition(EngawaError):
    """The text is not a position of this game."""


class BadRecord(EngawaError):
    """The file is not a record, or one that breaks a rule."""


class IllegalLine(EngawaError):
    """The line is well spelled, and not allowed here."""

    def __init__(self, line: str, refusal: Refusal) -> None:
        super().__init__(f"{line!r} cannot be played here: {refusal.says} [{refusal.rule}]")
        self.line = line
        self.refusal = refusal
