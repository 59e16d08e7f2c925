"""What is written is true: the README runs, links lead somewhere, commands are described."""

import doctest
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer.main

import engawa
from engawa import CHANCE, NOBODY, Rng
from engawa.cli import app
from engawa.core.game import AnySpec
from engawa.testing import variants

ROOT = Path(__file__).parent.parent
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")


def test_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried
    assert not failed


def test_the_readme_fits_a_screen() -> None:
    assert len((ROOT / "README.md").read_text().splitlines()) <= 60


def test_the_pictures_stay_small() -> None:
    sizes = [file.stat().st_size for file in (ROOT / "docs/pictures").iterdir()]
    assert 0 < sum(sizes) < 3_000_000
    assert max(sizes) < 150_000


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / link).exists(), f"{page.name} links to {link}"


def test_every_decision_is_listed_by_its_title() -> None:
    folder = ROOT / "docs/decisions"
    index = (folder / "README.md").read_text(encoding="utf-8")
    for page in folder.glob("0*.md"):
        title = page.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ")
        assert f"- [{title}]({page.name})\n" in index


@pytest.mark.parametrize("command", vars(typer.main.get_command(app))["commands"])
def test_every_command_is_described(command: str) -> None:
    texts = [page.read_text(encoding="utf-8") for page in PAGES]
    assert any(f"engawa {command}" in text for text in texts)


@pytest.mark.parametrize("name", engawa.names())
def test_every_game_is_credited_and_its_notation_described(name: str) -> None:
    title = engawa.make(name).spec.title
    assert (ROOT / "docs/credits.md").read_text(encoding="utf-8").count(f"| {title} |") == 1
    assert f"## {title}" in (ROOT / "docs/notation.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", engawa.names())
def test_the_notation_lists_every_verb_and_no_other(name: str) -> None:
    spec = engawa.make(name).spec
    text = (ROOT / "docs/notation.md").read_text(encoding="utf-8")
    section = text.partition(f"## {spec.title}\n")[2].partition("\n## ")[0]
    cells = [line.split("|")[1] for line in section.splitlines() if line.startswith("|")]
    lines = [line for cell in cells for line in re.findall("`([^`]+)`", cell)]
    listed = {line.split()[0] for line in lines}
    start = engawa.make(name).start()
    known = {start.text(action).split()[0] for action in range(spec.actions)}
    known |= set(_chances(spec))
    assert known <= listed
    for line in lines:
        if line.split()[0] not in known:
            start.parse(line)  # rare, but a line


def _chances(spec: AnySpec) -> Iterator[str]:
    """Yield the verbs of chance, from random games of all seats and options."""
    for game in variants(spec.name):
        rng, s = Rng(1), game.start()
        while s.to_move != NOBODY:
            if s.to_move == CHANCE:
                yield s.text(s.roll(rng)).split()[0]
            else:
                legal = s.legal()
                s.apply(legal[rng.below(len(legal))])


def test_designers_are_named_in_one_place() -> None:
    rows = (ROOT / "docs/credits.md").read_text(encoding="utf-8").splitlines()
    games = [row.split("|")[2] for row in rows if row.startswith("|")][2:]
    designers = [name.strip() for row in games for name in re.split(r",| and ", row)]
    assert len(designers) == 8
    for page in [*PAGES, *(ROOT / "src").rglob("*.py"), *(ROOT / "src").rglob("RULES.md")]:
        if page.name != "credits.md":
            found = [name for name in designers if name in page.read_text(encoding="utf-8")]
            assert not found, f"{page.name} names {found[0]}"
