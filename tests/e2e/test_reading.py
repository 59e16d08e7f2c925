"""What stands on a page can be read and reached: figures, small text, keys, small screens."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.driver import SHORT, Person, begin, sit, watch
from e2e.stage import Visit, keep
from engawa.games import spec

#: figures of seats whose word is not seen: by the seat, what stands there
UNNAMED = """() =>
  [...document.querySelectorAll('.seat .score:not(.letter), .seat .labeled > span')]
  .filter((node) => node.getClientRects().length)
  .filter((node) => {
    const word = node.querySelector('small');
    const box = word?.getBoundingClientRect();
    return !word?.textContent.trim() || box.width < 2 || box.height < 2;
  }).map((node) => node.textContent)"""


@pytest.mark.parametrize("game", SHORT)
def test_every_figure_of_a_seat_says_what_it_counts(game: str, base: str, visit: Visit) -> None:
    page = visit()
    seats = 5 if game == "pass_the_pandas" else 4
    sit(page, base, game, seats=seats, bots=[None] * seats)  # nobody plays, so nothing is over
    expect(page.locator(".seat .score small")).to_have_count(seats)
    keep(page, f"figures-{game}")
    assert page.evaluate(UNNAMED) == []
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".seat .score small").first).to_be_visible()


def test_the_layers_button_hides_the_best_paths(base: str, visit: Visit) -> None:
    page = visit()
    sit(page, base, "bamboo_harvest", seats=2, bots=[None, "random"])
    Person(page).play(6)
    line = page.locator('.sprite[data-key="path-A"] .guide')
    expect(line).to_have_css("display", "inline")
    expect(page.locator(".seat.s1 .line")).to_contain_text("Your best path")
    page.locator(".tools button").last.click()
    expect(line).to_have_css("display", "none")
    page.keyboard.press("h")
    expect(line).to_have_css("display", "inline")


# --- keys ---

#: which part of the table has the focus, and what of it
WHERE = """() => {
  const node = document.activeElement;
  const part = node.closest('.rail, .tray, .header, .garden, aside');
  return `${part?.className} ${node.outerHTML.slice(0, 120)}`;
}"""


def test_the_first_tab_goes_to_the_question_and_the_skip_link_leads_back(
    base: str, visit: Visit
) -> None:
    page = visit()
    begin(page, base, "takenoko", seats=2, bots=[None, "random"])
    page.keyboard.press("Tab")
    assert page.evaluate(WHERE).startswith("rail")
    skip = page.locator("a.skip")
    skip.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#rail")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate(WHERE).startswith("rail")


def test_digits_choose_what_lies_in_the_tray(base: str, visit: Visit) -> None:
    page = visit()
    person = begin(page, base, "bamboo_harvest", seats=2, bots=[None, "random"])
    first = person.looks()["found"][0]  # which of the three deeds is dropped
    assert first["kind"] == "sprite"
    page.keyboard.press("2")
    expect(page.locator(".tray .sprite[aria-pressed=true]")).to_have_count(1)
    second = page.locator(".tray .cards").first.locator(
        ".sprite.chosen, .sprite[aria-pressed=true]"
    )
    expect(second).to_have_count(1)
    page.keyboard.press("Enter")
    page.wait_for_function("() => engawa.n > 0 && engawa.frame.choice.picks.length === 0")


# --- small screens ---

#: buttons that can be pressed but not be brought to where a finger reaches them
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
        person.play(2)


# --- size of text ---

LEAST = 11  # pixels
#: text that is seen and smaller than that, with its size; of drawings, as they are drawn now
SMALL = """async (least) => {
  await new Promise(requestAnimationFrame);  // as it is seen: drawings are measured before that
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
        page.goto(base + path)
        page.wait_for_selector(ready)
        small[path] = page.evaluate(SMALL, LEAST)
    for seats in (2, max(spec(game).seats)):
        sit(page, base, game, seats=seats, bots=[None, *["random"] * (seats - 1)])
        person = Person(page)
        for n in range(4):
            if person.waits()["over"]:
                break
            small[f"table for {seats}, {n}"] = page.evaluate(SMALL, LEAST)
            person.play(2)
        page.keyboard.press("1")  # and what that would bring
        small[f"preview for {seats}"] = page.evaluate(SMALL, LEAST)
        keep(page, f"text-{game}-{seats}-{size}")
    if game == "the_harvest":  # the end of all games looks the same
        watch(page, base, game)
        small["end"] = page.evaluate(SMALL, LEAST)
    assert not any(small.values()), {where: found for where, found in small.items() if found}


# --- words of the game ---


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_word_of_the_game_is_explained_where_it_stands(
    phone: bool, base: str, visit: Visit
) -> None:
    page = visit(phone=phone)
    begin(page, base, "bamboo_harvest", seats=2, bots=[None, "random"])
    word = page.locator(".rail .ask .gloss").first
    expect(word).to_have_text("deeds")
    before = page.evaluate("engawa.n")
    word.click()
    expect(page.locator(".why .word")).to_have_text("deed")
    expect(page.locator(".why p")).to_contain_text("right to build")
    page.keyboard.press("Escape")
    expect(page.locator(".why")).to_be_hidden()
    word.focus()
    page.keyboard.press("?")
    expect(page.locator(".why .word")).to_have_text("deed")
    assert page.evaluate("engawa.n") == before
    keep(page, f"gloss-{'phone' if phone else 'desktop'}")
