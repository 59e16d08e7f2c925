"""Lab pages: one file, always the same for the same games, with every number in words too."""

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest
from games_by import SMALL, SMALLEST, SOLO, switch, titled

from engawa.core import record
from engawa.games import spec
from engawa.lab.analysis import analyse
from engawa.lab.balance import Study, Survey, survey, surveys
from engawa.lab.data import Data, read
from engawa.lab.pages.analysis import analysis_page
from engawa.lab.pages.charts import Bar, Span, bars, curves, histogram, spans, ticks
from engawa.lab.pages.survey import survey_page
from engawa.lab.pages.tournament import tournament_page
from engawa.lab.sentences import (
    TOO_FEW,
    findings,
    lead_sentences,
    report_command,
    tournament_command,
    would_show,
)
from engawa.lab.tournament import Piece, Played, Standings, Tournament

RECORDS = Path(__file__).parent.parent / f"games/{SMALLEST}/records"
STUDY = Study(SMALL, "random", 2, seed=1)
EMPTY = {"meta", "br", "use", "circle", "path", "rect", "link", "hr"}


@pytest.fixture(scope="module")
def both() -> list[Survey]:
    return survey([STUDY, replace(STUDY, options={switch(SMALL): 1})], 220)


class Checked(HTMLParser):
    """Checks that every tag is closed in the right place; collects words and addresses."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.addresses: list[str] = []
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [value or "" for name, value in attrs if name in ("href", "src")]
        self.words += [value or "" for name, value in attrs if name == "aria-label"]
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [value or "" for name, value in attrs if name in ("href", "src")]

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def told(page: str) -> str:
    """Return the text of a page, with plain spaces."""
    words = " ".join(Checked(page).words)
    return " ".join(words.replace("\N{NO-BREAK SPACE}", " ").split())


# --- a report ---


def test_a_report_shows_all_that_it_counts(both: list[Survey]) -> None:
    page = told(survey_page(*both))
    for title in (
        *("Who wins", *(f"By who is first to {role.does}" for role in spec(SMALL).roles)),
        *("Length", "Margin", "Lead changes", "Choices", "Forced decisions"),
        *(f"What {switch(SMALL)}=yes changes", "All figures"),
        *(factor.says.capitalize() for factor in spec(SMALL).factors),
    ):
        assert title in page
    assert f"{titled(SMALL)}, two seats" in page
    assert "220 games · random in each of 2 seats · the usual options · seed 1" in page
    assert f"Digest {both[0].digest:016x}; with {switch(SMALL)}=yes, {both[1].digest:016x}." in page


def test_a_page_needs_nothing_but_itself(both: list[Survey]) -> None:
    page = survey_page(*both)
    for address in Checked(page).addresses:
        assert address.startswith(("#seat-", "data:text/csv"))
    assert not re.search(r"url\(|@import|https?://(?!www\.w3\.org)", page)
    assert len(page) < 150_000


def test_every_picture_is_told_in_words(both: list[Survey]) -> None:
    page = survey_page(*both)
    pictures = re.findall(r'<svg class="chart[^>]*>', page)
    assert pictures
    assert all(
        'role="img" aria-label="' in each or 'aria-hidden="true"' in each for each in pictures
    )
    assert page.count("As a table") == 9


def test_reading_back_gives_the_same_page(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    with Data(file) as data:
        found = survey([STUDY, replace(STUDY, options={switch(SMALL): 1})], 12, data=data)
    assert survey_page(*surveys(read(file))) == survey_page(*found)


def test_the_words_that_make_a_page_again_are_on_it(both: list[Survey]) -> None:
    command = report_command(*both)
    assert command == (
        f"engawa report {SMALL} --seats 2 --bot random --games 220 --seed 1 "
        f"--against {switch(SMALL)}=yes"
    )
    assert command in told(survey_page(*both))
    back = f"-o {switch(SMALL)}=yes --against {switch(SMALL)}=no"
    assert report_command(both[1], both[0]).endswith(back)


def test_of_few_games_nothing_is_said() -> None:
    (found,) = survey([STUDY], 5)
    assert findings(found) == ([], [TOO_FEW])
    page = told(survey_page(found))
    assert f"Not shown. {TOO_FEW} Who wins" in page
    assert "Shown." not in page


def test_what_is_shown_and_what_is_not_is_said_once(both: list[Survey]) -> None:
    shown, not_shown = findings(*both)
    assert any(line.startswith(f"With {switch(SMALL)}=yes, decisions: ") for line in shown)
    assert any(f"{switch(SMALL)}=yes changes any of these: " in line for line in not_shown)
    assert len(set(shown + not_shown)) == len(shown + not_shown)


def test_alone_there_is_no_even_share() -> None:
    (found,) = survey([Study(SOLO, "greedy", 1)], 3)
    page = told(survey_page(found))
    assert f"{titled(SOLO)}, one seat" in page
    assert "Margin" not in page


def test_names_are_words_and_never_markup() -> None:
    bot = 'remote:<script>"&'
    planned = Tournament(SMALLEST, ("random", bot), 2)
    games = {Piece(n, 0): [Played([0, 1], [1.0, 0.0], [1, 0], 9, "m", None, "")] for n in range(3)}
    page = tournament_page(Standings(planned, games))
    assert "remote:<script>" not in page
    assert bot in told(page)


@pytest.mark.parametrize(
    ("needs", "says"),
    [
        (1234, "if it is so, 1,234 games would show it"),
        (10**12, "so little that no number of games would show it"),
    ],
)
def test_what_would_take_for_ever_is_said_so(needs: int, says: str) -> None:
    assert would_show(needs) == says


# --- a tournament ---


def standings(wins: int, games: int = 240) -> Standings:
    """Return standings of two bots, with these wins for the first in a hundred games."""
    planned = Tournament(SMALLEST, ("strong", "weak"), 2)
    found = {}
    for n in range(games // 2):
        rows = []
        for sat in ([0, 1], [1, 0]):
            won = (37 * n + 11 * sat[0]) % 100 < wins
            scores = [float((bot == 0) == won) for bot in sat]
            rows.append(Played(sat, scores, [1, 0], 9, "m", None, ""))
        found[Piece(n, 0)] = rows
    return Standings(planned, found)


def test_a_tournament_says_who_is_shown_to_be_stronger() -> None:
    shown, not_shown = lead_sentences(standings(75))
    assert shown[0].startswith("strong is stronger than weak, by ")
    assert not_shown == []
    shown, not_shown = lead_sentences(standings(52))
    assert shown == []
    assert " rounds would show it." in not_shown[0]


def test_a_tournament_is_a_page_with_ratings_and_a_crosstable() -> None:
    page = told(tournament_page(standings(75), zero=1))
    for word in ("Ratings", "Against each other", "Who wins", "weak is 0", "forfeits"):
        assert word in page
    assert "240 games in 120 rounds, in each the same luck" in page
    command = tournament_command(standings(75), "weak")
    assert command.endswith("--bots strong,weak --seats 2 --rounds 120 --seed 0 --zero weak")
    assert TOO_FEW in told(tournament_page(standings(75, games=20)))


# --- a game looked at again ---


def test_an_analysis_is_a_page_with_curves_turns_and_accounts() -> None:
    game = record.load(RECORDS / "whole_game.rec")
    found = analyse(game, 20)
    page = told(analysis_page(found, "whole_game.rec"))
    assert f"{titled(SMALLEST)}: " in page
    for word in ("What each seat could expect", "Turning points", "From the start to the result"):
        assert word in page
    assert "engawa analyse whole_game.rec --iterations 20" in page


def test_a_record_without_a_line_is_a_page_too() -> None:
    found = analyse(record.read(f"game: {SMALLEST}\nseats: Ann, Ben\n"), 5)
    assert "No single choice turned the game." in told(analysis_page(found, "none.rec"))


# --- pictures ---


@pytest.mark.parametrize(
    ("low", "high", "found"),
    [
        (0.44, 0.57, [0.44, 0.48, 0.52, 0.56]),
        (0, 100, [0, 40, 80]),
        (-3, 3, [-2, 0, 2]),
        (5, 5, [5]),
        (0, 0.0013, [0, 0.0004, 0.0008, 0.0012]),
    ],
)
def test_an_axis_has_a_few_round_numbers(low: float, high: float, found: list[float]) -> None:
    assert ticks(low, high) == pytest.approx(found)


@pytest.mark.parametrize(
    ("values", "labels", "times"),
    [
        ([7.0] * 4, ["7"], [4]),
        ([0, 0, 1, 3], ["0", "1", "2", "3"], [2, 1, 0, 1]),
        (
            [0, 14, 29],
            ["0 to 4", "5 to 9", "10 to 14", "15 to 19", "20 to 24", "25 to 29"],
            [1, 0, 1, 0, 0, 1],
        ),
        ([2.5] * 3, ["2 to 3"], [3]),
    ],
)
def test_values_are_put_into_bars(values: list[float], labels: list[str], times: list[int]) -> None:
    found = bars(values)
    assert [(bar.label, bar.times) for bar in found] == list(zip(labels, times, strict=True))


def test_a_long_tail_is_one_bar() -> None:
    found = bars([n % 10 for n in range(1000)] + [500, 900])
    assert found[-1].label == "9 or more"
    assert (len(found), found[-1].times) == (10, 102)


def test_there_are_never_too_many_bars() -> None:
    for top in (3, 14, 15, 16, 99, 100, 12345):
        for values in (list(range(top)), [n / 7 for n in range(top)]):
            found = bars([float(value) for value in values])
            assert len(found) <= 16
            assert sum(bar.times for bar in found) == len(values)


def test_pictures_of_one_thing_and_of_nothing_between_are_drawn() -> None:
    same = Span("seat A", 0.5, 0.5, 0.5)
    assert "seat A" in spans([same], str, 0.5)
    assert "7: 4" in histogram([Bar("7", 4, 7, 8)], str, 7, "median 7")
    assert "Ann" in curves(["Ann"], [[(0, 0.5)]])
