"""What a table owes its players: coming back after a break, taking back, playing by any means."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from games_by import LARGEST, LONGEST, SMALL, SMALLEST, capped
from playwright.sync_api import expect

from e2e.driver import SHORT, Person, begin, join, sit
from e2e.stage import Server, Visit, keep


def test_home_opens_a_game_in_one_click_and_one_answer(base: str, visit: Visit) -> None:
    page = visit()
    page.goto(base)
    keep(page, "home-desktop")
    page.locator(f"[data-game={LONGEST}] .btn.go").click()
    page.locator(f"[data-game={LONGEST}] [data-skill=some]").click()
    page.wait_for_selector(".board .sprite:visible")
    expect(page.locator(".rail .ask")).not_to_be_empty()


def test_a_card_turns_over_for_seats_bots_and_variants(base: str, visit: Visit) -> None:
    page = visit()
    page.goto(base)
    card = page.locator(f"[data-game={LARGEST}]")
    card.locator(".turn").click()
    card.get_by_role("button", name="3", exact=True).first.click()
    keep(page, "home-options-desktop")
    card.locator(".btn.go").click()
    page.wait_for_selector(".seat.s3")


def test_what_is_not_lit_says_why(base: str, visit: Visit) -> None:
    page = visit()
    begin(page, base, LONGEST, seats=2, bots=[None, "random"])
    page.locator('.choice[aria-disabled="true"]').first.click(force=True)
    expect(page.locator(".why p")).to_be_visible()
    expect(page.locator(".why a")).to_contain_text("Rule")
    keep(page, "table-why-not-desktop")
    page.locator(".why a").click()
    expect(page.locator(".rule.here")).to_be_visible()


def test_a_server_that_starts_again_finds_the_table_as_it_was(visit: Visit, tmp_path: Path) -> None:
    own = Server(tmp_path)
    page = visit()
    sit(page, own.address, LONGEST, seats=2, bots=[None, "random"])
    person = Person(page)
    person.play(3)
    person.waits()
    asks, n = page.locator(".rail .ask").inner_text(), page.evaluate("engawa.n")
    before = page.evaluate_handle("engawa.scene")
    own.kill()
    expect(page.locator(".header .state.warn")).to_be_visible()
    own.start()
    expect(page.locator(".header .state.saved, .header .state.ok")).to_be_visible()
    page.wait_for_function("(before) => engawa.scene !== before", arg=before)
    assert person.waits()["n"] == n
    assert page.locator(".rail .ask").inner_text() == asks
    own.stop()


def test_a_watcher_sees_the_game_and_can_touch_nothing(base: str, visit: Visit) -> None:
    ann, eve = visit(), visit()
    link = sit(ann, base, LARGEST, seats=2, bots=[None, "random"])
    eve.goto(base + link)
    eve.wait_for_selector(".board .sprite:visible")
    expect(eve.locator(".rail .turn")).to_contain_text("watching")
    expect(eve.locator(".sprite.lit, .rail .btn.go")).to_have_count(0)
    before = eve.evaluate("engawa.n")
    Person(ann).play(2)
    eve.wait_for_function("(n) => engawa.n > n", arg=before)
    keep(eve, "table-spectator-desktop")


def test_a_phone_plays_by_touch(base: str, visit: Visit) -> None:
    page = visit(phone=True)
    short = SHORT[SMALL] | capped(SMALL, 16)
    sit(page, base, SMALL, seats=2, bots=[None, "random"], options=short)
    person = Thumb(page)
    person.play(4)
    keep(page, f"table-{SMALL}-phone")
    person.play()
    page.wait_for_selector(".end h1")
    keep(page, f"end-{SMALL}-phone")


class Thumb(Person):
    """The same person with a finger."""

    def touch(self, key: str) -> None:
        self.page.touchscreen.tap(*self.middle(key))

    def confirm(self) -> None:
        self.presses += 1
        self.page.locator(".rail .btn.go").tap()


READY = """(n) => engawa.n !== n || document.querySelector('.end') ||
  document.querySelector('.rail .btn.go')?.getAttribute('aria-disabled') === 'false'"""


def test_a_whole_game_is_played_with_the_keyboard_alone(base: str, visit: Visit) -> None:
    page = visit()
    page.goto(base)
    page.wait_for_selector(".game .btn.go")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(f"() => document.activeElement.matches('[data-game={SMALLEST}] .go')"):
            break
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # the first answer: new to the game
    page.wait_for_selector(".board")
    for _ in range(80):
        now = Person(page).waits()
        if now["over"]:
            break
        before = now["n"]
        if not now["ready"]:
            kinds = {thing["kind"] for thing in now["found"]}
            if "button" in kinds:
                page.keyboard.press("1")
            else:
                page.keyboard.press("n")
                page.keyboard.press("Enter")
            page.wait_for_function(READY, arg=before)
        if page.evaluate("(n) => engawa.n === n && !document.querySelector('.end')", before):
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press("Enter")
        page.wait_for_function(
            "(n) => document.querySelector('.end') || engawa.n !== n", arg=before
        )
    page.wait_for_selector(".end h1")


def test_keys_reach_a_popover_and_come_back(base: str, visit: Visit) -> None:
    page = visit()
    begin(page, base, SMALLEST, seats=2, bots=[None, "random"])
    page.keyboard.press("Tab")
    while page.evaluate("document.activeElement.ariaLabel") != "Settings":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".why button").first).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # light; it is drawn again, and the focus stays
    expect(page.locator(".why button").nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".header .bare")).to_be_focused()


def test_everything_on_the_table_can_be_read_as_a_list(base: str, visit: Visit) -> None:
    page = visit()
    begin(page, base, LONGEST, seats=2, bots=[None, "random"])
    page.get_by_role("tab", name="Table").click()
    listed = page.locator(".everything").inner_text()
    labels = page.evaluate("[...engawa.frame.scene.sprites.values()].map((s) => s.label)")
    assert all(label.split(".")[0] in listed for label in labels)
    keep(page, "table-list-desktop")


def test_people_talk(base: str, visit: Visit) -> None:
    ann, bob = visit(), visit()
    link = sit(ann, base, LARGEST, seats=2, bots=[None, None])
    join(bob, base + link)
    bob.wait_for_selector(".board .sprite:visible")
    ann.keyboard.press("t")
    ann.keyboard.type("hello <b>there</b>")
    ann.keyboard.press("Enter")
    expect(bob.locator(".tabs .badge")).to_have_text("1")
    bob.get_by_role("tab", name="Chat").click()
    expect(bob.locator(".chatlog")).to_contain_text("hello <b>there</b>")
    bob.evaluate("engawa.socket.socket.close()")  # a lost connection: nothing is said twice
    ann.keyboard.type("again")
    ann.keyboard.press("Enter")
    expect(bob.locator(".chatlog")).to_contain_text("again")
    expect(bob.locator(".chatlog li")).to_have_count(2)
    bob.reload()
    bob.wait_for_selector(".board .sprite:visible")
    bob.get_by_role("tab", name="Chat").click()
    expect(bob.locator(".chatlog li")).to_have_count(2)


def test_only_what_others_said_since_one_read_it_is_unread(base: str, visit: Visit) -> None:
    ann, bob = visit(), visit()
    link = sit(ann, base, LARGEST, seats=2, bots=[None, None])
    join(bob, base + link)
    bob.wait_for_selector(".board .sprite:visible")
    said = "() => document.querySelectorAll('.chatlog li:not(.empty)').length"
    for words in ("hello", "are you there?"):
        ann.evaluate("(text) => engawa.chat(text)", words)
    badge = bob.locator(".tabs .badge")
    expect(badge).to_have_text("2")
    bob.reload()  # nobody has read it
    expect(badge).to_have_text("2")
    bob.get_by_role("tab", name="Chat").click()
    expect(badge).to_be_hidden()
    for page in (ann, bob):  # one has said it, the other has read it
        page.reload()
        page.wait_for_selector(".board .sprite:visible")
        page.wait_for_function(f"({said})() === 2")
        expect(page.locator(".tabs .badge")).to_be_hidden()
        expect(page.locator(".header [data-unread]")).to_have_count(0)
    ann.evaluate("engawa.chat('well?')")
    expect(badge).to_have_text("1")
    expect(ann.locator(".tabs .badge")).to_be_hidden()


def test_a_table_that_does_not_exist_says_so(base: str, visit: Visit) -> None:
    page = visit()
    page.goto(f"{base}/t/nowhere")
    expect(page.locator(".trouble h1")).to_be_visible()
    keep(page, "state-gone-desktop")
    page.locator(".trouble a").click()
    page.wait_for_selector(".game .btn.go")


#: Pieces on their way. A button that changes its colour is a transition, and no motion.
MOVING = """document.getAnimations().filter((each) => each.playState === 'running' &&
  !(each instanceof CSSTransition) && each.effect.getTiming().iterations !== Infinity).length"""


def test_motion_is_played_and_any_press_ends_it(base: str, visit: Visit) -> None:
    page = visit(motion=True)
    sit(page, base, LONGEST, seats=2, bots=[None, "random"])
    Person(page).play(4)
    assert page.evaluate("engawa.frame.moments.queue.length") <= 5
    page.keyboard.press("Escape")
    Person(page).waits()
    page.keyboard.press("Escape")
    assert page.evaluate(MOVING) == 0
    assert page.locator(".sprite .fly > .body + .body").count() == 0  # no old picture stays


def test_a_table_of_other_rules_says_so_and_hands_out_its_record(
    visit: Visit, tmp_path: Path
) -> None:
    own = Server(tmp_path)
    page = visit()
    link = sit(page, own.address, LONGEST, seats=2, bots=[None, "random"])
    page.goto("about:blank")
    own.stop()
    with sqlite3.connect(own.db.removeprefix("sqlite:///")) as db:
        db.execute("UPDATE tables SET about = json_set(about, '$.rules', 7)")
    db.close()
    own.start()
    says = "Played with rules version 7; this server has 1."
    page.goto(own.address)
    expect(page.locator("#tables + .rows .slip")).to_contain_text(says)
    page.goto(own.address + link)
    expect(page.locator(".toast")).to_contain_text(says)
    expect(page.locator(".rail .ask")).to_contain_text(says)
    keep(page, "table-other-rules-desktop")
    with page.expect_download() as found:
        page.get_by_role("link", name="Take its record").click()
    assert "rules-version: 7" in Path(found.value.path()).read_text(encoding="utf-8")
    own.stop()
