"""The rules as people read them: RULES.md, one line for each rule with a lasting id.

`## Rulings` has what the rulebook leaves open, `## Gaps` what nobody knows. RULES.de.md beside it
has the same rules in German, under headings in the same order. A rule is found there by its id, and
belongs to the same section as in English.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple
from unicodedata import east_asian_width

from engawa.core.errors import BadGame
from engawa.core.game import AnySpec
from engawa.words import Words, house, row
from engawa.words.library import REFERENCE
from engawa.words.pseudo import PSEUDO, accented

ENTRY = re.compile(r"^- \*\*(?P<id>[a-z0-9.-]+)\*\* (?P<says>.+(?:\n  .+)*)", re.M)
SPACES = re.compile(r"[ \t]+")
HOUSE = Path(__file__).parent / "RULES.md"
SECTIONS: dict[str, Words] = {  # the headings that people see
    "": "",
    "Rulings": house.SECTION_RULINGS,
    "Gaps": house.SECTION_GAPS,
    "House": house.SECTION_HOUSE,
}


class Rule(NamedTuple):
    id: str
    says: str
    section: str  # "" for the rules of the game, else Rulings, Gaps or House
    language: str = REFERENCE  # of `says`

    @property
    def heading(self) -> Words:
        return SECTIONS[self.section]


def read_rules(page: Path) -> dict[str, Rule]:
    """Read the rules on a page, in its order."""
    found: dict[str, Rule] = {}
    for title, entries in chapters(page):
        section = title if title in ("Rulings", "Gaps") else ""
        found |= {id: Rule(id, says, section) for id, says in entries.items()}
    return found


def chapters(page: Path) -> Iterator[tuple[str, dict[str, str]]]:
    """Split a page at its headings: the heading ("" for the first part) and its rules."""
    for part in re.split(r"^(?=## )", page.read_text(encoding="utf-8"), flags=re.M):
        title = part.splitlines()[0][3:] if part.startswith("## ") else ""
        entries = {each["id"]: _unwrapped(each["says"]) for each in ENTRY.finditer(part)}
        yield title, entries


def _unwrapped(says: str) -> str:
    """Join the lines of a rule. Non-breaking spaces stay; languages without spaces get none."""
    first, *rest = [" ".join(SPACES.split(line.strip(" \t"))) for line in says.split("\n")]
    for line in rest:
        dense = all(east_asian_width(letter) in ("W", "F") for letter in (first[-1], line[0]))
        first += line if dense else f" {line}"
    return first


def told_in(language: str, page: Path) -> dict[str, Rule]:
    """Read the rules in a language; those that are not translated are in English."""
    english = read_rules(page)
    if language == PSEUDO:
        own = {id: accented(rule.says) for id, rule in english.items()}
    else:
        other = beside(page, language)
        found = read_rules(other) if language != REFERENCE and other.exists() else {}
        own = {id: rule.says for id, rule in found.items() if id in english}
    return english | {
        id: english[id]._replace(says=says, language=language) for id, says in own.items()
    }


def beside(page: Path, language: str) -> Path:
    """Return the path of the same rules in another language: RULES.de.md."""
    return page.with_suffix(f".{language}{page.suffix}")


def rules_of(spec: AnySpec, language: str = REFERENCE) -> dict[str, Rule]:
    """Return the rules of a game, then those of the house."""
    ours = told_in(language, HOUSE)
    ours = {id: rule._replace(section="House") for id, rule in ours.items()}
    return told_in(language, spec.folder / "RULES.md") | ours


def find_rule(spec: AnySpec, rule: str, language: str = REFERENCE) -> Rule:
    rules = rules_of(spec, language)
    if rule not in rules:
        raise BadGame(house.no_rule(game=spec.title, rule=rule, offer=row([*rules])))
    return rules[rule]


def misfits(page: Path, language: str) -> Iterator[str]:
    """Say how a translated page differs from the English one: what is missing or misplaced."""
    where, other = f"{page.parent.name}, {language}", beside(page, language)
    if not other.exists():
        yield f"{where}: there is no {other.name}"
        return
    none: tuple[str, dict[str, str]] = ("", {})
    both = zip_longest(chapters(page), chapters(other), fillvalue=none)
    for n, ((title, rules), (own, translated)) in enumerate(both):
        at = f"{where}: {other.name}, heading {n} ({own or 'none'}, in English {title or 'none'})"
        for id in [id for id in rules if id not in translated]:
            yield f"{at} lacks the rule {id}"
        for id in [id for id in translated if id not in rules]:
            yield f"{at} has a rule {id}, which does not stand there in English"
        if rules.keys() == translated.keys() and list(rules) != list(translated):
            yield f"{at} has its rules in another order: {', '.join(translated)}"
        for id in [id for id in rules if translated.get(id) == rules[id]]:
            yield f"{at} has the rule {id} in English"
