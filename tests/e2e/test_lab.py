"""Lab pages in Chromium: without a network, light and dark, on a phone and on paper."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from games_by import SMALL, SMALLEST, switch
from playwright.sync_api import Page

from e2e.stage import Visit, keep
from e2e.test_looks import check
from engawa.core import record
from engawa.games import spec
from engawa.lab.analysis import analyse
from engawa.lab.balance import Study, survey
from engawa.lab.pages.analysis import analysis_page
from engawa.lab.pages.survey import survey_page
from engawa.lab.pages.tournament import tournament_page
from engawa.lab.tournament import Standings, Tournament
from engawa.lab.tournament import run as run_tournament

RECORDS = Path(__file__).parent.parent / "games" / SMALLEST / "records"
STUDY = Study(SMALL, "random", 3)
FACTOR = spec(SMALL).factors[0]


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    planned = Tournament(SMALLEST, ("random", "greedy", "level2"), 3)
    found = analyse(record.load(RECORDS / "whole_game.rec"), 20)
    texts = {
        "report": survey_page(*survey([STUDY, replace(STUDY, options={switch(SMALL): 1})], 250)),
        "tournament": tournament_page(Standings(planned, run_tournament(planned, 40))),
        "analysis": analysis_page(found, "whole_game.rec"),
    }
    folder = tmp_path_factory.mktemp("pages")
    for name, text in texts.items():
        (folder / f"{name}.html").write_text(text, encoding="utf-8")
    return {name: folder / f"{name}.html" for name in texts}


def opened(page: Page, file: Path) -> Iterator[str]:
    """Open a file without a network; collect what else it requests."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.context.set_offline(True)
    page.goto(file.as_uri())
    return (url for url in asked if url != file.as_uri())


@pytest.mark.parametrize("name", ["report", "tournament", "analysis"])
def test_a_page_is_whole_in_every_light_and_size(
    name: str, pages: dict[str, Path], visit: Visit
) -> None:
    for phone, dark in [(False, False), (False, True), (True, False), (True, True)]:
        page = visit(phone=phone, dark=dark)
        assert list(opened(page, pages[name])) == []
        keep(page, f"lab-{name}-{'phone' if phone else 'desktop'}{'-dark' if dark else ''}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
        if phone == dark:  # both sizes and both colour schemes in two looks
            check(page)
    titles = page.locator("section h2").all_inner_texts()
    assert len(titles) >= 3


def test_a_press_on_the_head_of_a_column_sorts(pages: dict[str, Path], visit: Visit) -> None:
    page = visit()
    page.goto(pages["report"].as_uri())
    table = page.locator("section", has_text=FACTOR.says).locator("table").first

    def column(number: int) -> list[str]:
        return table.locator(f"tbody td:nth-child({number})").all_inner_texts()

    times = sorted((int(text) for text in column(2)), reverse=True)
    table.get_by_role("button", name="times").click()
    assert [int(text) for text in column(2)] == times
    table.get_by_role("button", name="times").press("Enter")
    assert [int(text) for text in column(2)] == times[::-1]
    assert table.locator("th[aria-sort=ascending]").inner_text() == "times"


def test_the_figures_can_be_taken_away(pages: dict[str, Path], visit: Visit) -> None:
    page = visit()
    page.goto(pages["report"].as_uri())
    with page.expect_download() as coming:
        page.get_by_role("link", name="Data as CSV").click()
    rows = Path(coming.value.path()).read_text(encoding="utf-8").splitlines()
    assert rows[0] == "kind,name,mean,low,high,says"
    assert len([row for row in rows if row.startswith(f"{FACTOR.name},")]) > 1


def test_a_page_is_printed_light_and_nothing_is_cut_off(
    pages: dict[str, Path], visit: Visit
) -> None:
    page = visit(dark=True)
    page.set_viewport_size({"width": 700, "height": 1000})
    page.goto(pages["report"].as_uri())
    page.emulate_media(media="print")
    keep(page, "lab-report-print")
    ink = page.evaluate("getComputedStyle(document.body).color")
    assert ink == "rgb(29, 40, 36)"
    wider = """[...document.querySelectorAll("section")]
        .filter((section) => section.scrollWidth > section.clientWidth + 1)
        .map((section) => section.querySelector("h2").textContent)"""
    assert page.evaluate(wider) == []


def test_words_in_pictures_do_not_lie_on_each_other(pages: dict[str, Path], visit: Visit) -> None:
    page = visit()
    page.goto(pages["report"].as_uri())
    crossing = """[...document.querySelectorAll("svg.chart")].flatMap((svg) => {
        const words = [...svg.querySelectorAll("text")];
        const crosses = (one, two) => {
            const [p, q] = [one, two].map((word) => word.getBoundingClientRect());
            const across = Math.min(p.right, q.right) - Math.max(p.left, q.left) > 1;
            return across && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 3;
        };
        return words.flatMap((one, n) =>
            words.slice(n + 1).filter((two) => crosses(one, two))
                .map((two) => `${one.textContent} / ${two.textContent}`));
    })"""
    assert page.evaluate(crossing) == []
