"""The rules as people read them: RULES.md, one line a rule, each with a lasting id.

Under `## Rulings` stands what the rulebook leaves open, under `## Gaps` what is not known.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from engawa.core.errors import BadGame
from engawa.core.game import Room

ENTRY = re.compile(r"^- \*\*(?P<id>[a-z0-9.-]+)\*\* (?P<says>.+(?:\n  .+)*)", re.M)
HOUSE = Path(__file__).parent / "RULES.md"


class Rule(NamedTuple):
    id: str
    says: str
    section: str  # "" for the rules proper, else Rulings, Gaps or House


def read_rules(page: Path) -> dict[str, Rule]:
    """The rules on a page, in its order."""
    found: dict[str, Rule] = {}
    for part in re.split(r"^(?=## )", page.read_text(encoding="utf-8"), flags=re.M):
        title = part.splitlines()[0][3:] if part.startswith("## ") else ""
        section = title if title in ("Rulings", "Gaps") else ""
        for entry in ENTRY.finditer(part):
            says = " ".join(entry["says"].split())
            found[entry["id"]] = Rule(entry["id"], says, section)
    return found


def rules_of(room: Room) -> dict[str, Rule]:
    """The rules of a game, then those of the house."""
    house = {name: rule._replace(section="House") for name, rule in read_rules(HOUSE).items()}
    return read_rules(room.folder / "RULES.md") | house


def find_rule(room: Room, rule: str) -> Rule:
    rules = rules_of(room)
    if rule not in rules:
        offer = ", ".join(rules)
        raise BadGame(f"{room.title} has no rule {rule!r}; it has: {offer}")
    return rules[rule]
