"""Somebody who never read the rules: first games with the coach, lessons, and first pages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import engawa
from e2e.driver import SHORT, Person, begin, sit
from e2e.stage import Visit, keep
from engawa.core.game import AnySpec
from engawa.games import spec

PLACES = [place for place in map(spec, engawa.names()) if place.learn]
LONGEST = max(PLACES, key=lambda place: place.minutes or (0, 0))  # other games may be over at once
each_game = pytest.mark.parametrize("place", PLACES, ids=lambda place: place.name)

MODES = ("On", "Less", "Off")  # how much the coach says

#: The coach's note and what it marks: the marks exist, and the note covers none of them.
COACHED = """() => {
  const { tip } = window.engawa.frame.coach;
  const paper = document.querySelector('.coach').getBoundingClientRect();
  const box = (node) => node.getBoundingClientRect();
  const rings = [...document.querySelectorAll('.coach-ring.edge')].map(box);
  const beside = (a, b) => a.left >= b.right || b.left >= a.right;
  const apart = (a, b) => beside(a, b) || a.top >= b.bottom || b.top >= a.bottom;
  return {key: tip?.key ?? null, marked: (tip?.at ?? []).length, rings: rings.length,
    covered: rings.some((ring) => !apart(ring, paper))};
}"""
KNOWN = "() => JSON.parse(localStorage.getItem('engawa') ?? '{}').known ?? {}"


def first_game(page: Page, base: str, place: AnySpec) -> None:
    """Go from the home page to a first game, like a newcomer."""
    page.goto(base)
    card = page.locator(f".game[data-game={place.name}]")
    card.get_by_role("button", name="Play now").click()
    card.get_by_role("button", name="I am new to it").click()
    page.wait_for_selector(".rail .ask")


def follows(page: Page, most: int, name: str = "") -> list[str]:
    """Play what is lit without hints; return the keys of the tips on the way."""
    person = Person(page)
    heard: list[str] = []
    decided = 0
    for _ in range(most):
        now = person.waits()
        if now["over"]:
            break
        expect(page.locator(".goal")).to_be_visible()
        seen = page.evaluate(COACHED)
        if seen["key"] and seen["key"] not in heard:
            heard.append(seen["key"])
            assert seen["rings"] > 0 or not seen["marked"], seen
            assert not seen["covered"], seen
            if name and len(heard) == 1:
                keep(page, f"first-game-{name}-desktop")
        person.decide(now)
        decided += 1
    assert heard or not decided, "the coach said nothing"  # dice may end the game before we decide
    return heard


@each_game
def test_a_newcomer_who_follows_what_is_lit_finishes_the_game(
    place: AnySpec, base: str, visit: Visit
) -> None:
    page = visit()
    sit(page, base, place.name, seats=2, bots=[None, "random"], options=SHORT[place.name])
    heard = follows(page, most=2000)
    expect(page.locator(".end .how")).to_be_visible()
    known = page.evaluate(KNOWN).get(place.name, [])
    assert set(heard) <= set(known) <= {tip.key for tip in place.tips}


@each_game
def test_a_newcomer_is_coached_through_a_first_game(
    place: AnySpec, base: str, visit: Visit
) -> None:
    page = visit()
    first_game(page, base, place)
    heard = follows(page, most=40, name=place.name)
    assert len(heard) == len(set(heard)), "nothing is said twice"
    known = page.evaluate(KNOWN).get(place.name, [])
    assert set(heard) <= set(known), "whoever does a thing knows it"


def test_the_coach_says_less_goes_home_and_comes_back(base: str, visit: Visit) -> None:
    page = visit()
    first_game(page, base, LONGEST)
    Person(page).waits()
    expect(page.locator(".coach")).to_be_visible()
    page.get_by_role("button", name="Ask me less").click()
    expect(page.locator(".coach")).to_be_hidden()
    page.locator("#tab-learn").click()
    mode = {name: page.locator(".learn-aside").get_by_role("button", name=name) for name in MODES}
    expect(mode["Less"]).to_have_attribute("aria-pressed", "true")
    mode["Off"].click()
    expect(mode["Off"]).to_have_attribute("aria-pressed", "true")
    mode["On"].click()
    page.reload()
    Person(page).waits()
    expect(page.locator(".coach")).to_be_visible()


def test_how_well_one_knows_a_game_is_asked_once(base: str, visit: Visit) -> None:
    page = visit()
    page.goto(base)
    card = page.locator(f".game[data-game={LONGEST.name}]")
    card.get_by_role("button", name="Play now").click()
    keep(page, "home-asked-desktop")
    card.get_by_role("button", name="I know it well").click()
    page.wait_for_selector(".rail .ask")
    page.goto(base)
    card.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".rail .ask")
    expect(page.locator(".coach")).to_be_hidden()


def test_a_newcomer_is_offered_the_easier_setup_before_anything_is_chosen(
    base: str, visit: Visit
) -> None:
    """The setup is fixed when a game starts, so the easier one is another table."""
    page, place = visit(), next(place for place in PLACES if place.first.options)
    offer = page.get_by_role("button", name="Start that way")
    for _ in range(10):  # until the first decision is ours
        begin(page, base, place.name, seats=2, bots=[None, "random"])
        if offer.count():
            break
    keep(page, f"newcomer-{place.name}-desktop")
    before = page.url
    offer.click()
    page.wait_for_url(lambda url: url != before)
    person = Person(page)
    person.waits()
    options = page.evaluate("() => engawa.head.options")
    assert place.first.options.items() <= options.items()
    expect(offer).to_have_count(0)


@each_game
def test_every_lesson_can_be_done_by_what_it_shows(place: AnySpec, base: str, visit: Visit) -> None:
    page = visit()
    page.goto(f"{base}/learn/{place.name}")
    page.get_by_role("link", name="Lessons").click()
    for number, lesson in enumerate(place.lessons, 1):
        expect(page.locator(".lessons a[aria-current]")).to_contain_text(str(lesson.title))
        for _ in lesson.tasks:
            expect(page.locator(".steps li.now")).to_be_visible()
            done = page.locator(".steps li.done").count()
            page.get_by_role("button", name="Show me").click()
            expect(page.locator(".steps li.done")).to_have_count(done + 1)
        if number == 1:
            keep(page, f"lesson-{place.name}-desktop")
        last = number == len(place.lessons)
        page.get_by_role("button", name="Back to the game" if last else "Next lesson").click()
    expect(page.locator(".learn h1")).to_be_visible()


@each_game
def test_the_first_page_shows_the_game_and_begins_it(
    place: AnySpec, base: str, visit: Visit
) -> None:
    page = visit()
    page.goto(f"{base}/learn/{place.name}")
    assert place.learn
    expect(page.locator("h1")).to_have_text(str(place.learn.goal))
    expect(page.locator(".cards .tile")).to_have_count(len(place.learn.turn))
    keep(page, f"learn-{place.name}-desktop")
    page.get_by_role("button", name="Play your first game").click()
    page.wait_for_selector(".rail .ask")
    expect(page.locator(".goal, .end .how").first).to_be_visible()  # dice may end it at once


#: From here on, collect which moments are shown.
SEEN = """() => {
  const { moments } = engawa.frame;
  const { draw } = moments;
  engawa.seen = [];
  moments.draw = (moment, speed) => { engawa.seen.push(moment.n); return draw(moment, speed); };
}"""


@pytest.mark.parametrize("phone", [False, True])
def test_a_long_turn_keeps_to_its_strip_until_it_is_pressed(
    phone: bool, base: str, visit: Visit
) -> None:
    page = visit(phone=phone)
    first_game(page, base, LONGEST)
    person, strip = Person(page), page.locator(".turns")
    while strip.is_hidden():
        person.decide(person.waits())
        person.waits()
    words = strip.locator("p").first
    words.evaluate("(p) => p.append(' More words.'.repeat(40))")
    held, close = strip.bounding_box(), strip.get_by_role("button", name="Close").bounding_box()
    assert held
    assert close
    assert held["y"] <= close["y"]
    assert close["y"] + close["height"] <= held["y"] + held["height"]
    words.click()
    opened = strip.bounding_box()
    assert opened
    assert opened["height"] > held["height"]
    assert words.evaluate("(p) => p.scrollHeight <= p.clientHeight + 1")


#: Lines drawn on the board around a trail, which are for papers that lie over it.
FRAMED = """() => [...document.querySelectorAll('svg.board :is(path, g)')]
  .filter((node) => getComputedStyle(node).outlineStyle !== 'none' && !node.matches(':focus'))
  .map((node) => node.getAttribute('class'))"""


def test_what_the_others_did_is_told_and_shown_again(base: str, visit: Visit) -> None:
    page = visit(motion=True)
    first_game(page, base, LONGEST)
    person, strip = Person(page), page.locator(".turns")
    expect(strip).to_be_hidden()
    while strip.is_hidden():
        person.decide(person.waits())
        person.waits()
    expect(strip).to_contain_text("turn.")
    assert page.evaluate(FRAMED) == []
    keep(page, "turns-desktop")
    n = page.evaluate("() => engawa.n")
    page.evaluate(SEEN)
    page.keyboard.press("r")
    page.wait_for_function("() => engawa.seen.length && !engawa.frame.moments.playing")
    first, *_, last = page.evaluate("() => engawa.seen")
    assert first < n == last == page.evaluate("() => engawa.n")
    assert page.evaluate("() => engawa.frame.moments.live")
    strip.get_by_role("button", name="Close").click()
    expect(strip).to_be_hidden()
