"""Nothing is played by accident: previews are not moves, and one press answers one question."""

from __future__ import annotations

import pytest
from games_by import LARGEST, LONGEST
from playwright.sync_api import Page, expect

from e2e.driver import Person, begin
from e2e.stage import Visit, keep

#: From here on, lines are only recorded.
NOTED = "() => { engawa.noted = []; engawa.frame.link.play = (line) => engawa.noted.push(line); }"

#: The same question comes again, and then the second of two quick presses.
AGAIN = "() => engawa.frame.take({...engawa.frame.moments.newest}, {animate: false})"
SECOND = """() => document.querySelector('.rail .btn.go')
  .dispatchEvent(new MouseEvent('click', {detail: 2, bubbles: true}))"""
#: This press comes before anybody can have read the question, however slow the machine is.
AT_ONCE = f"() => {{ engawa.frame.moments.shownAt = performance.now(); ({SECOND})(); }}"


def noted(page: Page) -> list[str]:
    found: list[str] = page.evaluate("engawa.noted")
    return found


def only_one_line(page: Page, base: str) -> Person:
    """Open a table where only one line can be played."""
    person = begin(page, base, LONGEST, seats=2, bots=[None, "random"])
    while True:
        now = person.waits()
        if page.evaluate("engawa.frame.choice.lines.size") == 1:
            return person
        person.decide(now)


@pytest.mark.parametrize("how", ["the only line", "at once"])
def test_what_a_hint_shows_is_not_played(how: str, base: str, visit: Visit) -> None:
    page = visit()
    if how == "at once":
        page.goto(base)
        page.evaluate("localStorage.setItem('engawa', JSON.stringify({atOnce: true}))")
        begin(page, base, LARGEST, seats=2, bots=[None, "random"])
    else:
        only_one_line(page, base)
    before = page.evaluate("engawa.n")
    page.locator(".rail .hint").click()
    page.get_by_role("button", name="Show it").click()
    page.wait_for_function("() => engawa.frame.choosing.preview?.line === engawa.frame.choice.line")
    expect(page.locator(".rail .btn.go")).to_have_attribute("aria-disabled", "false")
    keep(page, f"table-hint-{how.replace(' ', '-')}-desktop")
    assert page.evaluate("engawa.n") == before
    page.locator(".rail .btn.go").click()
    page.wait_for_function("(n) => engawa.n !== n", arg=before)


def test_a_key_that_is_held_down_confirms_once(base: str, visit: Visit) -> None:
    page = visit()
    only_one_line(page, base)
    page.evaluate(NOTED)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.down("Enter")
    assert len(noted(page)) == 1
    page.evaluate("engawa.frame.restore()")  # as if another question with one line had come
    page.keyboard.down("Enter")
    page.locator(".rail .btn.go").focus()
    page.keyboard.down("Enter")
    assert len(noted(page)) == 1


def test_two_quick_presses_do_not_answer_a_question_that_came_between(
    base: str, visit: Visit
) -> None:
    page = visit()
    only_one_line(page, base)
    page.evaluate(NOTED)
    page.evaluate(AGAIN)
    page.evaluate(AT_ONCE)
    assert noted(page) == []
    line = page.evaluate("[...engawa.frame.choice.lines.keys()][0]")
    page.evaluate("(line) => engawa.frame.choosing.show(line)", line)  # chosen in the new question
    page.evaluate(AT_ONCE)
    assert noted(page) == [line]
    page.evaluate("engawa.noted = []")
    page.evaluate(AGAIN)
    page.wait_for_function("() => !engawa.frame.moments.unread")  # by now it counts as read
    page.evaluate(SECOND)
    assert len(noted(page)) == 1


def test_a_press_that_ends_a_motion_is_no_answer_to_what_comes_after_it(
    base: str, visit: Visit
) -> None:
    page = visit(motion=True)
    only_one_line(page, base)
    page.evaluate(NOTED)
    page.evaluate("document.activeElement.blur()")
    page.evaluate("""() => { const { frame } = engawa;
      const { moments } = frame;
      moments.show({...moments.newest}, 0);  // an older moment, with the newest still to come
      moments.queue.push(moments.newest); }""")
    page.keyboard.press("Enter")
    assert noted(page) == []
    assert page.evaluate("engawa.frame.moments.live")
    page.keyboard.press("Enter")
    assert len(noted(page)) == 1


#: A plan of two lines: the first is refused, then taken back, then both can be played.
PLAN = """(how) => { const { frame } = engawa;
  const lines = [...frame.choice.lines.keys()];
  frame.choosing.pressPlan({lines: lines.slice(0, 2), keys: [], title: '', says: '', press: ''});
  frame.choosing.confirm();
  const next = () => ({...frame.moments.newest, n: frame.moments.newest.n + 1});
  const later = (told) => frame.take(next(), {animate: false, told});
  if (how === 'refused') { frame.restore(); later([]); }
  if (how === 'undone') later([{n: 1, line: lines[0], says: '', undone: true}]);
  if (how === 'again') frame.take({...frame.moments.newest}, {animate: false});
  if (how === 'played') later([]);
  return engawa.noted.length; }"""


@pytest.mark.parametrize(
    ("how", "played"), [("refused", 1), ("undone", 1), ("again", 1), ("played", 2)]
)
def test_a_plan_goes_on_only_after_what_it_played(
    how: str, played: int, base: str, visit: Visit
) -> None:
    page = visit()
    begin(page, base, LONGEST, seats=2, bots=[None, "random"])
    page.evaluate(NOTED)
    assert page.evaluate(PLAN, how) == played
