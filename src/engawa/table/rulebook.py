"""The rules of a game as a page asks for them, in the reader's language."""

from __future__ import annotations

from msgspec import Struct

from engawa.core.book import rules_of
from engawa.core.game import AnySpec
from engawa.words import Words


class RuleIs(Struct):
    id: str
    says: str
    section: Words  # its heading; empty for the rules proper
    language: str  # that it is told in: English, where nobody has translated it


def rulebook(place: AnySpec, language: str) -> list[RuleIs]:
    """The rules of the game, then those of the house."""
    rules = rules_of(place, language).values()
    return [RuleIs(rule.id, rule.says, rule.heading, rule.language) for rule in rules]
