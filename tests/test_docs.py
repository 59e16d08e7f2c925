"""What is written is true: the README runs, links lead somewhere, commands are described."""

import doctest
import re
from pathlib import Path

import pytest
import typer.main

import engawa
from engawa.cli import app

ROOT = Path(__file__).parent.parent
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")


def test_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried
    assert not failed


def test_the_readme_fits_a_screen() -> None:
    assert len((ROOT / "README.md").read_text().splitlines()) <= 60


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / link).exists(), f"{page.name} links to {link}"


@pytest.mark.parametrize("command", vars(typer.main.get_command(app))["commands"])
def test_every_command_is_described(command: str) -> None:
    texts = [page.read_text(encoding="utf-8") for page in PAGES]
    assert any(f"engawa {command}" in text for text in texts)


@pytest.mark.parametrize("name", engawa.names())
def test_every_game_is_credited_and_its_notation_described(name: str) -> None:
    title = engawa.make(name).room.title
    assert (ROOT / "docs/credits.md").read_text(encoding="utf-8").count(f"| {title} |") == 1
    assert f"## {title}" in (ROOT / "docs/notation.md").read_text(encoding="utf-8")


def test_designers_are_named_in_one_place() -> None:
    rows = (ROOT / "docs/credits.md").read_text(encoding="utf-8").splitlines()
    games = [row.split("|")[2] for row in rows if row.startswith("|")][2:]
    designers = [name.strip() for row in games for name in re.split(r",| and ", row)]
    assert len(designers) == 8
    for page in [*PAGES, *(ROOT / "src").rglob("*.py"), *(ROOT / "src").rglob("RULES.md")]:
        if page.name != "credits.md":
            found = [name for name in designers if name in page.read_text(encoding="utf-8")]
            assert not found, f"{page.name} names {found[0]}"
