"""The table of rules notices a rule without code, one without a test, and a tag without a rule."""

import shutil
from pathlib import Path

import pytest

from tools import conformance

GAME = "pass_the_pandas"


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pass the Pandas, its tests and records, where they may be broken."""
    shutil.copytree(conformance.GAMES / GAME, tmp_path / "games" / GAME)
    shutil.copytree(conformance.TESTS / GAME, tmp_path / "tests" / GAME)
    monkeypatch.setattr(conformance, "GAMES", tmp_path / "games")
    monkeypatch.setattr(conformance, "TESTS", tmp_path / "tests")
    return tmp_path


def swap(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))


def test_nothing_is_wrong_to_begin_with(copy: Path) -> None:
    assert conformance.page(GAME)[1] == []


def test_a_rule_without_code_is_noticed(copy: Path) -> None:
    for file in (copy / "games" / GAME).rglob("*.py"):
        file.write_text(file.read_text().replace("[cap]", ""))
    assert [fault.split(",")[0] for fault in conformance.page(GAME)[1]] == [
        f"{GAME}: cap is kept by nothing"
    ]


def test_a_rule_without_a_test_is_noticed(copy: Path) -> None:
    swap(copy / f"tests/{GAME}/test_{GAME}.py", '@rule("bamboozled.partner")', "")
    (copy / "tests" / GAME / "records/bamboozled_without_a_partner.rec").unlink()
    (fault,) = conformance.page(GAME)[1]
    assert "bamboozled.partner" in fault
    assert fault.endswith("unwatched")


def test_a_tag_without_a_rule_is_noticed(copy: Path) -> None:
    swap(copy / "games" / GAME / "rules/turn.py", "[water]", "[watr]")
    faults = conformance.page(GAME)[1]
    assert f"{GAME}: RULES.md has no rule 'watr'" in faults
