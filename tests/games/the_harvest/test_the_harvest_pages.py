"""The Harvest in a browser: on a phone one press tells all the words of a card."""

from __future__ import annotations

from e2e.driver import begin
from e2e.stage import Visit, keep
from playwright.sync_api import expect

#: a face-up card that lies in a place: its key and all its words
OPEN = """(place) => { const card = [...engawa.frame.scene.sprites.values()]
  .find((s) => s.lies === place && s.drawing === 'hv-card' && s.state === 'faceup');
  return [card.key, card.text]; }"""


def test_a_press_on_a_card_tells_all_its_words_on_a_phone(base: str, visit: Visit) -> None:
    page = visit(phone=True)
    person = begin(
        page, base, "the_harvest", seats=2, bots=[None, "random"], options={"beginner": 1}
    )
    theirs, words = page.evaluate(OPEN, "seat B")
    person.touch(theirs)
    expect(page.locator(".why")).to_contain_text(words)
    keep(page, "the_harvest-card-phone")
    page.keyboard.press("Escape")
    mine, words = page.evaluate(OPEN, "seat A")
    person.touch(mine)
    expect(page.locator(".rail .ask small")).to_have_text(words)  # what to do with it is open
    page.keyboard.press("Escape")
    x, y = person.middle(mine)
    page.mouse.click(x, y, button="right")  # as a long press
    expect(page.locator(".why")).to_contain_text(words)
    expect(page.locator(".sprite.chosen")).to_have_count(0)
