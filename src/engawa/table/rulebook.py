"""The rules of a game for a page, in the reader's language."""

from __future__ import annotations

from msgspec import Struct

from engawa.core.book import rules_of
from engawa.core.game import AnySpec
from engawa.words import Words


class RuleIs(Struct):
    id: str
    says: str
    section: Words  # its heading; empty for the rules of the game itself
    language: str  # of this rule: English if it is not translated


def rulebook(place: AnySpec, language: str) -> list[RuleIs]:
    """Return the rules of the game, then those of the house."""
    rules = rules_of(place, language).values()
    return [RuleIs(rule.id, rule.says, rule.heading, rule.language) for rule in rules]
