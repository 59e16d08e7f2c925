"""The Harvest in a browser: the words of a card on a phone, and answers to a hit."""

from __future__ import annotations

import pytest
from e2e.driver import begin, sit
from e2e.stage import Visit, keep
from playwright.sync_api import expect

import engawa
from engawa import CHANCE
from engawa.bots import find
from engawa.core import record
from engawa.core.rng import named
from engawa.core.sight import Sight

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


def attacked() -> str:
    """A record that ends where the first seat may pass at least two cards."""
    start, luck = engawa.make("the_harvest").start(), named("attacked")
    s, actions = start.copy(), list[int]()
    while s.to_move != 0 or sum(line.startswith("pass ") for line in s.lines()) < 2:
        if s.to_move == CHANCE:
            actions.append(s.roll(luck))
        else:
            actions.append(find("random")(Sight(s, s.to_move), luck))
            s.apply(actions[-1])
    return record.write(start, actions)


@pytest.mark.parametrize("phone", [False, True])
def test_who_is_hit_sees_what_each_answer_costs_and_one_press_chooses_it(
    phone: bool, base: str, visit: Visit
) -> None:
    page = visit(phone=phone)
    sit(page, base, "the_harvest", bots=[None, "random"], record=attacked())
    answers = page.locator(".forecast.own button")
    expect(page.locator(".forecast h2")).to_contain_text("You can stop")
    expect(answers.last).to_contain_text("Pass nothing")
    blow = page.evaluate("engawa.scene.sprites.get('Hit').face.blow")
    expect(answers.last).to_contain_text(str(blow))
    expect(page.locator(".board .sprite .chip").first).to_be_visible()
    keep(page, f"the_harvest-hit-{'phone' if phone else 'desktop'}")
    answers.first.click()
    expect(answers.first).to_have_attribute("aria-pressed", "true")
    health, lost = page.evaluate("engawa.scene.panels[0].score"), answers.first.inner_text()
    page.keyboard.press("Enter")
    page.wait_for_function("() => !engawa.scene.sprites.has('Hit')")
    left = page.evaluate("engawa.scene.panels[0].score")
    assert left < health if "nothing" not in lost else left == health
