"""Nothing is played that was not meant: shown is not played, and one press answers one question."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.driver import Person, begin, sit
from e2e.stage import Visit, keep

#: what would be played is only noted from here on
NOTED = "() => { engawa.noted = []; engawa.frame.link.play = (line) => engawa.noted.push(line); }"

#: the same question comes once more; and the second press of two in a row
AGAIN = "() => engawa.frame.take({...engawa.frame.moments.newest}, {animate: false})"
SECOND = """() => document.querySelector('.rail .btn.go')
  .dispatchEvent(new MouseEvent('click', {detail: 2, bubbles: true}))"""
#: that press before anybody has read the question, however slow the machine is
AT_ONCE = f"() => {{ engawa.frame.moments.shownAt = performance.now(); ({SECOND})(); }}"

#: was this line played?
TOLD = "(line) => [...engawa.told.values()].some((each) => each.line === line)"

PLAY = "(line) => { engawa.frame.choosing.show(line); engawa.frame.choosing.confirm(); }"


def noted(page: Page) -> list[str]:
    found: list[str] = page.evaluate("engawa.noted")
    return found


def only_one_line(page: Page, base: str) -> Person:
    """At a table where one line is left to play."""
    person = begin(page, base, "takenoko", seats=2, bots=[None, "random"])
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
        begin(page, base, "bonsai", seats=2, bots=[None, "random"])
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
    page.evaluate("engawa.frame.restore()")  # as if another question of one line had come
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
    page.wait_for_function("() => !engawa.frame.moments.unread")  # by now it has been read
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


#: a plan of two lines; the first is refused, then taken back, then both can be played
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
    begin(page, base, "takenoko", seats=2, bots=[None, "random"])
    page.evaluate(NOTED)
    assert page.evaluate(PLAN, how) == played


def cell_for_two(page: Page, base: str) -> None:
    """At a tree whose first cells take wood or a leaf."""
    sit(page, base, "bonsai", seats=2, bots=[None, "random"])
    for wanted in ("take 2 leaf", "cultivate"):
        line = ""
        while line != wanted:
            page.wait_for_function("() => engawa.frame.choice?.mine")
            lines = page.evaluate("[...engawa.frame.choice.lines.keys()]")
            line = next((each for each in (wanted, "done") if each in lines), lines[0])
            before = page.evaluate("engawa.n")
            page.evaluate(PLAY, line)
            page.wait_for_function("(n) => engawa.n !== n", arg=before)
    page.wait_for_function("() => engawa.frame.choice.lines.has('leaf nw1')")
    Person(page).waits()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_cell_that_takes_several_kinds_asks_which(phone: bool, base: str, visit: Visit) -> None:
    page = visit(phone=phone)
    cell_for_two(page, base)
    person = Person(page)
    person.touch("cell-nw1")
    ring = page.get_by_role("group", name="What goes here: wood or leaf?")
    expect(ring.locator(".lit")).to_have_count(2)
    expect(ring.locator('[data-line="leaf nw1"] .chip')).to_have_text("+3")
    expect(page.locator(".rail .ask")).to_contain_text("What goes here: wood or leaf?")
    expect(page.locator(".rail .ask")).to_contain_text("leaf +3")
    keep(page, f"table-bonsai-ring-{'phone' if phone else 'desktop'}")
    board = page.locator(".garden").bounding_box()
    assert board is not None
    for box in (each.bounding_box() for each in ring.get_by_role("button").all()):
        assert box is not None
        assert box["width"] >= 48
        assert box["x"] >= board["x"]
        assert box["y"] >= board["y"]
        assert box["x"] + box["width"] <= board["x"] + board["width"]
    page.locator(".rail .undo").click()  # which is Back now
    expect(ring).to_have_count(0)
    person.touch("cell-nw1")
    page.locator('.ring-option[data-line="leaf nw1"]').click()
    page.wait_for_function(TOLD, arg="leaf nw1")


def test_the_ring_of_a_cell_is_reached_by_keys(base: str, visit: Visit) -> None:
    page = visit()
    cell_for_two(page, base)
    page.keyboard.press("n")
    page.evaluate("document.querySelector('.sprite[data-key=cell-ne1]').focus()")
    page.keyboard.press("Enter")
    wood = page.locator('.ring-option[data-line="wood ne1"]')
    expect(wood).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator('.ring-option[data-line="leaf ne1"]')).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".ring-choice")).to_be_hidden()
    expect(page.locator('.sprite[data-key="cell-ne1"]')).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("2")
    page.wait_for_function(TOLD, arg="leaf ne1")


def test_what_does_not_fit_into_a_cell_says_why(base: str, visit: Visit) -> None:
    page = visit()
    cell_for_two(page, base)
    page.evaluate("""() => { const { frame } = engawa;  // as if one had a fruit
      frame.scene.sprites.get('supply-fruit').face = { count: 1 }; }""")
    Person(page).touch("cell-nw1")
    fruit = page.locator('.ring-option[data-line="fruit nw1"]')
    expect(fruit).to_contain_text("no fruit")
    keep(page, "table-bonsai-ring-no-fruit-desktop")
    fruit.click(force=True)
    expect(page.locator(".why")).to_contain_text("fruit")


# --- few presses ---


def drawn_plots(page: Page, base: str) -> Person:
    """At a table of Takenoko, with one press: three plots to choose from."""
    person = begin(page, base, "takenoko", seats=2, bots=[None, "random"])
    page.wait_for_function("() => !engawa.frame.moments.unread")  # it has been read
    person.press({"kind": "button", "line": "plots"})
    page.wait_for_selector('.sprite[data-key^="drawn-"]')
    person.waits()
    return person


LAID = "() => engawa.frame.scene.sprites.has('plot-e1')"


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_plot_is_laid_by_a_press_for_each_decision(phone: bool, base: str, visit: Visit) -> None:
    """Draw, choose, and lay: three presses; on touch the first press on a place only shows."""
    page = visit(phone=phone)
    person = drawn_plots(page, base)
    plots = page.locator('.sprite[data-key^="drawn-"]')
    if page.evaluate("engawa.frame.choice.lines.size") > 1:  # else it is chosen already
        person.press({"kind": "sprite", "key": plots.first.get_attribute("data-key")})
    page.wait_for_selector('.sprite.lit[data-key="site-e1"]')
    keep(page, f"takenoko-lay-{'phone' if phone else 'desktop'}")
    person.press({"kind": "sprite", "key": "site-e1"})
    if phone:
        assert not page.evaluate(LAID)
        person.press({"kind": "sprite", "key": "site-e1"})
    page.wait_for_function(LAID)
    assert person.presses <= 3 + phone


def test_whoever_confirms_a_plot_is_asked_for_the_order_of_the_others(
    base: str, visit: Visit
) -> None:
    page = visit()
    person = drawn_plots(page, base)
    person.decide(person.waits())
    page.wait_for_function(
        "() => [...engawa.frame.choice.lines.keys()].every((line) => line.startsWith('under '))"
    )


def test_two_plots_that_differ_go_under_the_pile_in_the_order_one_wants(
    base: str, visit: Visit
) -> None:
    page = visit()
    for _ in range(20):  # until three different ones are drawn
        person = drawn_plots(page, base)
        if page.evaluate("engawa.frame.choice.lines.size") == 3:
            break
    plots = page.locator('.sprite[data-key^="drawn-"]')
    person.press({"kind": "sprite", "key": plots.first.get_attribute("data-key")})
    page.wait_for_selector('.sprite.lit[data-key="site-e1"]')
    usual, turned = page.evaluate("""() => {
      const { choosing } = engawa.frame;
      const plot = ([key]) => key.split('-').slice(1, -1).join('-');
      const order = () => choosing.order().steps.map(plot);
      const usual = order();
      document.querySelector('.choices .choice:not(.lit)').click();
      return [usual, order()];
    }""")
    assert turned == usual[::-1]
    keep(page, "takenoko-lay-order-desktop")
    person.press({"kind": "sprite", "key": "site-e1"})
    page.wait_for_function(LAID)
    page.wait_for_function(TOLD, arg=f"under {turned[0]}")
