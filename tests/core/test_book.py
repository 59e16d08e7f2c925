"""RULES.md as people read it: one line a rule, each with its id."""

from pathlib import Path

import pytest

import engawa
from engawa.core.book import Rule, find_rule, misfits, read_rules, rules_of, told_in
from engawa.core.errors import BadGame
from engawa.games import spec
from engawa.template import SPEC
from engawa.words import Voice
from engawa.words.pseudo import PSEUDO, accented

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


def test_a_wrapped_rule_is_one_line_with_the_spaces_of_its_language(tmp_path: Path) -> None:
    wrapped = (
        "# Rules\n\n- **a.latin** Two\n  lines,  one.\n- **a.french** Gagnez\u00a0: 3\n  points.\n"
        "- **a.japanese** 竹を\n  払う。　山札 A\n  と\n  Bから引く。\n"
    )
    rules = read_rules(page(tmp_path, wrapped))
    assert rules["a.latin"].says == "Two lines, one."
    assert rules["a.french"].says == "Gagnez\u00a0: 3 points."
    assert rules["a.japanese"].says == "竹を払う。　山札 A と Bから引く。"


def test_a_rule_over_several_lines_is_one_sentence(tmp_path: Path) -> None:
    rules = read_rules(page(tmp_path, PAGE))
    assert rules["roll"].says == "Roll all dice, however many they are, at once."
    assert rules["challenge.first"].says == "The first turn has nothing to match."


def test_rulings_and_gaps_are_told_from_rules(tmp_path: Path) -> None:
    rules = read_rules(page(tmp_path, PAGE))
    assert [rule.section for rule in rules.values()] == ["", "", "", "Rulings", "Gaps"]


# --- in another language ---

OTHER = """\
# Ein Spiel: die Regeln

- **roll** Wirf alle Würfel.
- **challenge.first** Der erste Zug hat nichts zu überbieten.

## Das Ende

- **end** Wer keine Würfel mehr hat, gewinnt.

## Entscheidungen

- **roll.none** Niemand wirft keine Würfel.

## Lücken

- **table** Das Regelheft sagt nicht, wer den Tisch bringt.
"""


def translated(tmp_path: Path, text: str = OTHER) -> Path:
    (tmp_path / "RULES.xx.md").write_text(text, encoding="utf-8")
    return page(tmp_path, PAGE)


def test_rules_are_told_in_a_language_under_the_headings_of_the_house(tmp_path: Path) -> None:
    rules = told_in("xx", translated(tmp_path))
    assert rules["roll"] == Rule("roll", "Wirf alle Würfel.", "", "xx")
    assert [rule.section for rule in rules.values()] == ["", "", "", "Rulings", "Gaps"]
    assert str(rules["table"].heading) == "Gaps"
    assert Voice(PSEUDO)(rules["table"].heading) == accented("Gaps")


def test_what_a_language_does_not_have_is_english_and_says_so(tmp_path: Path) -> None:
    file = translated(tmp_path, OTHER.replace("- **end**", "- **finish**"))
    rules = told_in("xx", file)
    assert rules.keys() == read_rules(file).keys()
    assert rules["end"] == Rule("end", "Whoever has no dice wins.", "", "en")
    assert told_in("yy", file) == told_in("en", file) == read_rules(file)


def test_rules_are_accented_in_the_language_made_by_machine() -> None:
    rules = rules_of(SPEC, PSEUDO)
    assert rules["last"].says == accented("Whoever takes the last pebble wins.")
    assert {rule.language for rule in rules.values()} == {PSEUDO}
    assert find_rule(SPEC, "house.over", PSEUDO).section == "House"


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("- **end**", "- **ende**", "heading 1 (Das Ende, in English The end) lacks the rule end"),
        ("- **end**", "- **ende**", "has a rule ende, which does not stand there in English"),
        ("## Entscheidungen\n", "", "heading 2 (Lücken, in English Rulings) lacks the rule roll.n"),
        ("Wirf alle Würfel", "Roll all dice, however many they are, at once", "rule roll in Engl"),
        ("## Lücken", "## Noch\n\n## Lücken", "heading 3 (Noch, in English Gaps) lacks the rule"),
    ],
)
def test_what_does_not_fit_the_english_page_is_told(
    old: str, new: str, wrong: str, tmp_path: Path
) -> None:
    assert list(misfits(translated(tmp_path), "xx")) == []
    assert OTHER.count(old) == 1
    told = list(misfits(translated(tmp_path, OTHER.replace(old, new)), "xx"))
    assert any(wrong in sentence for sentence in told), told


def test_rules_in_another_order_and_a_page_that_is_not_there_are_told(tmp_path: Path) -> None:
    first, second = OTHER.splitlines()[2:4]
    changed = OTHER.replace(f"{first}\n{second}", f"{second}\n{first}")
    told = list(misfits(translated(tmp_path, changed), "xx"))
    assert [each.partition("in another order: ")[2] for each in told] == ["challenge.first, roll"]
    assert list(misfits(page(tmp_path, PAGE), "yy")) == [
        f"{tmp_path.name}, yy: there is no RULES.yy.md"
    ]


def test_an_empty_page_has_no_rules(tmp_path: Path) -> None:
    assert read_rules(page(tmp_path, "")) == {}


def test_the_rules_of_the_house_come_last() -> None:
    rules = list(rules_of(SPEC))
    assert rules == ["heap", "take", "last", "misere", "take.rest", "house.notation", "house.over"]


def test_one_rule_is_found_by_its_id() -> None:
    assert find_rule(SPEC, "last").says == "Whoever takes the last pebble wins."
    assert find_rule(SPEC, "take.rest").section == "Rulings"
    assert find_rule(SPEC, "house.over").says.startswith("When a game is over")
    assert find_rule(SPEC, "house.over").section == "House"


def test_a_rule_there_is_not_is_answered_with_those_there_are() -> None:
    with pytest.raises(BadGame) as refused:
        find_rule(SPEC, "jump")
    assert str(refused.value) == (
        "Pebbles has no rule 'jump'; it has: "
        "heap, take, last, misere, take.rest, house.notation, house.over"
    )


@pytest.mark.parametrize("name", engawa.names())
def test_no_rule_stands_twice_on_a_page(name: str) -> None:
    text = (spec(name).folder / "RULES.md").read_text(encoding="utf-8")
    entries = [line for line in text.splitlines() if line.startswith("- **")]
    own = read_rules(spec(name).folder / "RULES.md")
    assert len(entries) == len(own) > 0
    assert not [id for id in own if id.startswith("house.")]
