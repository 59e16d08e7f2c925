"""RULES.md as people read it: one line a rule, each with its id."""

from pathlib import Path

import pytest

import engawa
from engawa.core.book import find_rule, read_rules, rules_of
from engawa.core.errors import BadGame
from engawa.games import room
from engawa.template import ROOM

PAGE = """\
# A game: the rules we implement

Some words before, - **not** a rule.

- **roll** Roll all dice,
  however many they are,
  at once.
- **challenge.first** The first turn has nothing to match.

## The end

- **end** Whoever has no dice wins.

## Rulings

- **roll.none** Nobody rolls no dice.

## Gaps

- **table** The rulebook does not say who brings the table.
"""


def page(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "RULES.md"
    file.write_text(text, encoding="utf-8")
    return file


def test_rules_are_read_in_the_order_of_the_page(tmp_path: Path) -> None:
    rules = read_rules(page(tmp_path, PAGE))
    assert list(rules) == ["roll", "challenge.first", "end", "roll.none", "table"]
    assert all(id == rule.id for id, rule in rules.items())


def test_a_rule_over_several_lines_is_one_sentence(tmp_path: Path) -> None:
    rules = read_rules(page(tmp_path, PAGE))
    assert rules["roll"].says == "Roll all dice, however many they are, at once."
    assert rules["challenge.first"].says == "The first turn has nothing to match."


def test_rulings_and_gaps_are_told_from_rules(tmp_path: Path) -> None:
    rules = read_rules(page(tmp_path, PAGE))
    assert [rule.section for rule in rules.values()] == ["", "", "", "Rulings", "Gaps"]


def test_an_empty_page_has_no_rules(tmp_path: Path) -> None:
    assert read_rules(page(tmp_path, "")) == {}


def test_the_rules_of_the_house_come_last() -> None:
    rules = list(rules_of(ROOM))
    assert rules == ["heap", "take", "last", "misere", "take.rest", "house.notation", "house.over"]


def test_one_rule_is_found_by_its_id() -> None:
    assert find_rule(ROOM, "last").says == "Whoever takes the last pebble wins."
    assert find_rule(ROOM, "take.rest").section == "Rulings"
    assert find_rule(ROOM, "house.over").says.startswith("When a game is over")
    assert find_rule(ROOM, "house.over").section == "House"


def test_a_rule_there_is_not_is_answered_with_those_there_are() -> None:
    with pytest.raises(BadGame) as refused:
        find_rule(ROOM, "jump")
    assert str(refused.value) == (
        "Pebbles has no rule 'jump'; it has: "
        "heap, take, last, misere, take.rest, house.notation, house.over"
    )


@pytest.mark.parametrize("name", engawa.names())
def test_no_rule_stands_twice_on_a_page(name: str) -> None:
    text = (room(name).folder / "RULES.md").read_text(encoding="utf-8")
    entries = [line for line in text.splitlines() if line.startswith("- **")]
    own = read_rules(room(name).folder / "RULES.md")
    assert len(entries) == len(own) > 0
    assert not [id for id in own if id.startswith("house.")]
