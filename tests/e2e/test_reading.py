"""What is on a page can be read and reached: numbers, small text, keys, small screens."""

from __future__ import annotations

import pytest
from games_by import LONGEST, SMALL
from playwright.sync_api import expect

from e2e.driver import SHORT, Person, begin, goes, sit, watch
from e2e.stage import Visit, keep
from engawa.games import spec

#: Numbers of seats without a visible word, with the seat.
UNNAMED = """() =>
  [...document.querySelectorAll('.seat .score:not(.letter), .seat .labeled > span')]
  .filter((node) => node.getClientRects().length)
  .filter((node) => {
    const word = node.querySelector('small');
    const box = word?.getBoundingClientRect();
    return !word?.textContent.trim() || box.width < 2 || box.height < 2;
  }).map((node) => node.textContent)"""


#: The height of the goal strip, and whether its whole sentence is visible.
GOAL = """() => {
  const [goal, says] = ['.goal', '.goal .says'].map((name) => document.querySelector(name));
  return {high: goal.offsetHeight, says: says.scrollWidth <= says.clientWidth + 1 &&
    says.getBoundingClientRect().bottom <= goal.getBoundingClientRect().bottom + 1};
}"""
#: Are the scores of all seats within the screen?
OUTSIDE = """() => [...document.querySelectorAll('.seat .score')].every((node) => {
  const {left, right} = node.getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
})"""


@pytest.mark.parametrize("game", SHORT)
def test_every_figure_of_a_seat_says_what_it_counts(game: str, base: str, visit: Visit) -> None:
    page = visit()
    seats = max(spec(game).seats)
    sit(page, base, game, seats=seats, bots=[None] * seats)  # nobody plays, so nothing ends
    expect(page.locator(".seat .score small")).to_have_count(seats)
    keep(page, f"figures-{game}")
    assert page.evaluate(UNNAMED) == []
    goal = page.evaluate(GOAL)
    assert goal["high"] <= 40, goal  # one line
    assert goal["says"], goal
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".seat .score small").first).to_be_visible()
    page.wait_for_function(OUTSIDE)  # visible without a swipe


# --- keys ---

#: Which part of the table has the focus, and which element.
WHERE = """() => {
  const node = document.activeElement;
  const part = node.closest('.rail, .tray, .header, .garden, aside');
  return `${part?.className} ${node.outerHTML.slice(0, 120)}`;
}"""


def test_the_first_tab_goes_to_the_question_and_the_skip_link_leads_back(
    base: str, visit: Visit
) -> None:
    page = visit()
    begin(page, base, LONGEST, seats=2, bots=[None, "random"])
    page.keyboard.press("Tab")
    assert page.evaluate(WHERE).startswith("rail")
    skip = page.locator("a.skip")
    skip.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#rail")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate(WHERE).startswith("rail")


# --- small screens ---

#: Buttons that can be pressed but not reached by a finger.
HIDDEN = """() => [...document.querySelectorAll(
    '.choice.lit, .opt.lit, .rail .btn.go, .tray .sprite.lit .hit')]
  .filter((node) => node.getClientRects().length)
  .filter((node) => {
    node.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
    const {left, right, top, bottom} = node.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const seen = document.elementsFromPoint(x, y);
    return !seen.some((each) => each === node || node.contains(each));
  }).map((node) => node.dataset.line ?? node.parentNode.dataset.key ?? node.className)"""


#: Even with labels as long as German and French ones, the confirm button is fully visible.
LONG = """() => {
  const go = document.querySelector('.rail .btn.go');
  const words = go?.querySelector('span');
  if (!words) return true;
  const was = words.textContent;
  words.textContent = 'Karte und zwei Plättchen nehmen';
  const {left, right} = go.getBoundingClientRect();
  const whole = left >= 0 && right <= innerWidth && go.scrollWidth <= go.clientWidth + 1;
  words.textContent = was;
  return whole;
}"""


@pytest.mark.parametrize("size", [(320, 640), (720, 450)], ids=["320 px", "200 percent"])
@pytest.mark.parametrize("game", SHORT)
def test_every_choice_is_reached_on_a_small_screen(
    game: str, size: tuple[int, int], base: str, visit: Visit
) -> None:
    page = visit()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit(page, base, game, seats=2, bots=[None, "random"], options=SHORT[game])
    person = Person(page)
    for _ in range(5):
        if person.waits()["over"]:
            break
        keep(page, f"small-{game}-{size[0]}")
        assert page.evaluate(HIDDEN) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(LONG), "a long word on the button runs off the screen"
        person.play(2)


# --- size of text ---

LEAST = 11  # pixels
#: Visible text that is smaller, with its size; for drawings, as they are drawn now.
TINY = """async (least) => {
  const frame = () => new Promise(requestAnimationFrame);
  const scales = () => [...document.querySelectorAll('svg text')]
    .map((node) => node.getScreenCTM()?.a.toFixed(4)).join();
  let [before, now] = [null, scales()];
  while (now !== before) {  // letters are drawn anew once it is known how large a drawing is
    before = now;
    await frame();
    await frame();
    now = scales();
  }
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const [node, text] = [walk.currentNode.parentElement, walk.currentNode.data.trim()];
    if (!text || node.closest('.sr, script, style, noscript')) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || !node.checkVisibility()) continue;
    const way = node instanceof SVGElement ? node.getScreenCTM() : null;
    const scale = way ? Math.hypot(way.a, way.b) : 1;
    const size = parseFloat(getComputedStyle(node).fontSize) * scale;
    if (size < least - 0.05) found.add(`${size.toFixed(1)} ${node.localName}: ${text}`);
  }
  return [...found];
}"""


#: No answer is pending that could change the page.
QUIET = """() => !window.engawa.socket?.waiting.size &&
  !document.querySelector('.rail .ask[aria-busy=true]')"""


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", SHORT)
def test_no_text_is_too_small_to_read(game: str, phone: bool, base: str, visit: Visit) -> None:
    page = visit(phone=phone)
    page.emulate_media(reduced_motion="reduce")  # a card that turns over is thin
    size = "phone" if phone else "desktop"
    lesson = spec(game).lessons[0].key
    small: dict[str, list[str]] = {}
    for path, ready in [
        ("/", "body[data-ready=home]"),
        (f"/learn/{game}", ".tile"),
        (f"/learn/{game}/{lesson}", ".rail[data-live=true]"),
    ]:
        goes(page, base, path)
        page.wait_for_selector(ready)
        small[path] = page.evaluate(TINY, LEAST)
    for seats in (2, max(spec(game).seats)):
        sit(page, base, game, seats=seats, bots=[None, *["random"] * (seats - 1)])
        person = Person(page)
        for n in range(4):
            if person.waits()["over"]:
                break
            small[f"table for {seats}, {n}"] = page.evaluate(TINY, LEAST)
            person.play(2)
        page.keyboard.press("1")  # with its preview
        page.wait_for_function(QUIET)
        small[f"preview for {seats}"] = page.evaluate(TINY, LEAST)
        keep(page, f"text-{game}-{seats}-{size}")
    if game == SMALL:  # the end of all games looks the same
        watch(page, base, game)
        small["end"] = page.evaluate(TINY, LEAST)
    assert not any(small.values()), {where: found for where, found in small.items() if found}
