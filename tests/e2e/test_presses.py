"""How many presses the most common turns take; docs/presses.md has the numbers."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.driver import ANSWERED, OFTEN, SHORT, Person, begin
from e2e.stage import Visit
from engawa.games import spec

DOC = Path(__file__).parents[2] / "docs/presses.md"
ROW = re.compile(r"\| (\w+) \| (\w+) \| (\d+) \| (\d+) \|")
#: Our games that are played to find such turns; the numbers include more games.
TURNS = int(os.environ.get("TURNS", "30"))

#: What leads to a line with the fewest presses: a button of it or of its first word, a piece or a
#: seat, whichever leaves the fewest lines.
LEADS = """(line) => {
  const { choosing, choice, scene } = engawa.frame;
  const plan = choosing.plan?.lines.join();  // what is offered as an answer may be one line
  if ([choice.line, choice.ready, plan].includes(line))  // the button may wait for a place
    return choosing.awaits
      ? {kind: 'sprite', key: choosing.leads().keys().next().value} : {kind: 'confirm'};
  const chosen = choosing.chosen.sprites;
  const buttons = [...document.querySelectorAll('.choice.lit, .opt.lit, .ring-option.lit')]
    .filter((node) => node.getClientRects().length && node.getAttribute('aria-pressed') !== 'true')
    .map((node) => node.dataset.line);
  const ring = [...document.querySelectorAll('.ring-option.lit')]
    .some((node) => node.dataset.line === line);
  if (buttons.includes(line)) return {kind: 'button', line, plays: ring};
  const left = (item) => choice.left([...choice.picks, item]).length;
  const words = buttons.filter((each) => line.startsWith(`${each} `))
    .map((each) => [left({kind: 'verb', id: each}), {kind: 'button', line: each}]);
  const pieces = [...choosing.lit().sprites].map((key) => scene.sprites.get(key))
    .filter((s) => s?.lines.includes(line) && !chosen.has(s.key) &&
      document.querySelector(`.sprite.lit[data-key="${s.key}"]`))
    .map(({key}) => [left({kind: 'sprite', id: key}), {kind: 'sprite', key}]);
  const seats = [...choosing.lit().panels]
    .filter((at) => scene.panels.find((panel) => panel.seat === at)?.lines?.includes(line))
    .map((at) => [left({kind: 'panel', id: at}), {kind: 'seat',
      label: document.querySelector(`.seat.s${at + 1}`).getAttribute('aria-label')}]);
  const found = [...pieces, ...words, ...seats].sort(([a], [b]) => a - b);
  return found[0]?.[1] ?? null;
}"""
LINES = "() => [...engawa.frame.choice.lines.keys()]"


def kept(game: str) -> dict[str, tuple[int, int]]:
    """Return for each verb how many decisions it has at most, and how many presses it may take."""
    rows = ROW.findall(DOC.read_text("utf-8"))
    return {verb: (int(what), int(n)) for name, verb, what, n in rows if name == game}


def decided(line: str, lines: list[str]) -> int:
    """Count the decisions in a line: the words where another line was possible."""
    words, spoken = line.split(), [each.split() for each in lines]
    found = 0
    for i in range(len(words) + 1):
        same = [each for each in spoken if each[:i] == words[:i]]
        found += len({tuple(each[i : i + 1]) for each in same}) > 1
    return found


def test_only_what_could_be_otherwise_is_a_decision() -> None:
    assert decided("roll", ["roll"]) == 0
    assert decided("hit B", ["hit B", "end"]) == 1, "there is nobody else to hit"
    assert decided("hit B", ["hit B", "hit C", "end"]) == 2
    assert decided("hit", ["hit", "hit C"]) == 1, "to stop there is a decision"
    assert decided("a b c", ["a b c", "a d c"]) == 1


def presses(page: Page, person: Person, line: str) -> int:
    """Play a line the short way; return how many presses that took."""
    before, start = page.evaluate("engawa.n"), person.presses
    for _ in range(8):
        page.wait_for_function("() => !engawa.frame.moments.unread", polling=OFTEN)
        thing: dict[str, Any] | None = page.evaluate(LEADS, line)
        if thing is None or thing["kind"] == "confirm":  # no other button: it is on its way
            if thing:
                person.confirm()
            page.wait_for_function(f"(n) => {OVER} || engawa.n !== n", arg=before, polling=OFTEN)
        else:
            person.press(thing)
            played = f"(n) => {OVER} || engawa.n !== n"  # a place among lit ones is played at once
            answered = played if thing.get("plays") else ANSWERED
            page.wait_for_function(answered, arg=before, polling=OFTEN)
        if page.evaluate(f"(n) => {OVER} || engawa.n !== n", before):
            return person.presses - start
    raise AssertionError(f"eight presses and {line} is not played")


OVER = "document.querySelector('.end') !== null"


@pytest.mark.parametrize("game", SHORT)
def test_no_turn_takes_more_than_one_press_a_decision_and_one(
    game: str, base: str, visit: Visit
) -> None:
    page = visit()
    person = begin(page, base, game, seats=2, bots=[None, "random"])
    took = dict[str, tuple[int, int]]()
    for _ in range(TURNS):
        if person.waits()["over"]:
            break
        lines: list[str] = page.evaluate(LINES)
        line = min(lines, key=lambda each: (each.split()[0] in took, person.luck.random()))
        n, what, verb = presses(page, person, line), decided(line, lines), line.split()[0]
        assert n <= what + 1, (line, n, lines)
        took[verb] = max((what, n), took.get(verb, (0, 0)))
    print(game, took)  # for docs/presses.md
    assert not kept(game) or took.keys() & kept(game).keys()  # a new game has no numbers yet


def test_the_figures_that_are_kept_are_within_the_rule() -> None:
    rows = ROW.findall(DOC.read_text("utf-8"))
    assert {row[0] for row in rows} >= {game for game in SHORT if spec(game).learn}
    assert all(int(n) <= int(what) + 1 for _, _, what, n in rows)
