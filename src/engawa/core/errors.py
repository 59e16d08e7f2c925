"""What can go wrong, each in one sentence that says what came and what would do."""

from __future__ import annotations

from typing import NamedTuple

from engawa.words import Words, house


class Refusal(NamedTuple):
    """Why a line cannot be played: the id of the rule, and a sentence."""

    rule: str
    says: Words


class EngawaError(ValueError):
    """Anything a person can mend by asking for something else; said in English by `str`."""

    def __init__(self, says: Words) -> None:
        super().__init__(says)
        self.says = says

    def words(self) -> Words:
        """All there is to say, for whoever is told nothing else."""
        return self.says

    def __str__(self) -> str:
        return str(self.words())


class BadGame(EngawaError):
    """No such game, number of seats or option."""


class BadLine(EngawaError):
    """The text is not a line of this game in any position."""


class BadPosition(EngawaError):
    """The text is not a position of this game."""


def expect(*checks: tuple[bool, str]) -> None:
    """Refuse a position of which something does not hold, with the first sentence for that."""
    for holds, says in checks:
        if not holds:
            raise BadPosition(says)


class BadRecord(EngawaError):
    """The file is not a record, or one that breaks a rule."""


class IllegalLine(EngawaError):
    """The line is well spelled, and not allowed here."""

    def __init__(self, line: str, refusal: Refusal) -> None:
        super().__init__(refusal.says)
        self.line = line
        self.refusal = refusal

    def words(self) -> Words:
        return house.illegal_line(line=self.line, why=self.says, rule=self.refusal.rule)

    def __reduce__(self) -> tuple[type[IllegalLine], tuple[str, Refusal]]:
        return IllegalLine, (self.line, self.refusal)
