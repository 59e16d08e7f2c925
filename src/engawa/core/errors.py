"""Errors, each with one sentence that says what came and what would work."""

from __future__ import annotations

from typing import NamedTuple

from engawa.words import Words, house


class Refusal(NamedTuple):
    """Why a line cannot be played: the id of the rule, and a sentence."""

    rule: str
    says: Words


class EngawaError(ValueError):
    """An error that a person can fix by asking for something else. `str` gives it in English."""

    def __init__(self, says: Words) -> None:
        super().__init__(says)
        self.says = says

    def words(self) -> Words:
        """Return all there is to say."""
        return self.says

    def __str__(self) -> str:
        return str(self.words())


class BadGame(EngawaError):
    """No such game, number of seats or option."""


class BadLine(EngawaError):
    """The text is not a line of this game, in any position."""


class BadPosition(EngawaError):
    """The text is not a position of this game."""


def expect(*checks: tuple[bool, str]) -> None:
    """Raise BadPosition with the first sentence whose condition is false."""
    for holds, says in checks:
        if not holds:
            raise BadPosition(says)


class BadRecord(EngawaError):
    """The file is not a record, or its game breaks a rule."""


class IllegalLine(EngawaError):
    """The line is spelled correctly but is not allowed here."""

    def __init__(self, line: str, refusal: Refusal) -> None:
        super().__init__(refusal.says)
        self.line = line
        self.refusal = refusal

    def words(self) -> Words:
        return house.illegal_line(line=self.line, why=self.says, rule=self.refusal.rule)

    def __reduce__(self) -> tuple[type[IllegalLine], tuple[str, Refusal]]:
        return IllegalLine, (self.line, self.refusal)
