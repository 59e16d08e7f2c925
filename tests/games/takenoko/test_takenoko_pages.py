"""Takenoko in a browser: laying plots with few presses, bare ground, and what lines changed."""

from __future__ import annotations

import re

import pytest
from e2e.driver import TOLD, Person, begin
from e2e.stage import Visit, keep
from playwright.sync_api import Page, expect

GAME = "takenoko"


def test_bare_ground_says_why_not_and_lines_show_what_they_changed(base: str, visit: Visit) -> None:
    page = visit()
    person = begin(page, base, GAME, seats=2, bots=[None, "random"])
    person.plays("plots")
    person.waits()
    chosen = page.locator('.sprite[data-key^="drawn-"]').first.get_attribute("data-key")
    if page.evaluate("engawa.frame.choice.lines.size") > 1:  # else it is chosen already
        person.press({"kind": "sprite", "key": chosen})
    page.wait_for_selector('.sprite.lit[data-key="site-e1"]')
    box = page.locator(".board").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 60, box["y"] + 60)
    expect(page.locator(".why")).to_contain_text("A plot must touch the pond")
    person.press({"kind": "sprite", "key": "site-e1"})
    page.wait_for_function(LAID)
    expect(page.locator(".choice.spent")).to_contain_text("Plot")
    expect(page.locator(".traces .outline")).to_have_count(0)
    page.locator(".log li[data-n]", has_text="You laid").hover()
    expect(page.locator(".traces .outline")).not_to_have_count(0)


# --- few presses ---


def drawn_plots(page: Page, base: str) -> Person:
    """At a table, with one press: three plots to choose from."""
    person = begin(page, base, GAME, seats=2, bots=[None, "random"])
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


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_place_that_is_pointed_at_or_touched_once_shows_the_plot_there(
    phone: bool, base: str, visit: Visit
) -> None:
    page = visit(phone=phone)
    person = drawn_plots(page, base)
    plots = page.locator('.sprite[data-key^="drawn-"]')
    if page.evaluate("engawa.frame.choice.lines.size") > 1:
        person.press({"kind": "sprite", "key": plots.first.get_attribute("data-key")})
    page.wait_for_selector('.sprite.lit[data-key="site-e1"]')
    if phone:
        person.press({"kind": "sprite", "key": "site-e1"})
    else:
        page.mouse.move(*person.middle("site-e1"))
    expect(page.locator(".board .pending .faint")).not_to_have_count(0)
    expect(page.locator(".board .previews .chip")).to_have_count(1)  # beside the pond it sprouts
    expect(page.locator(".rail .ask b")).to_contain_text("east of the pond")
    keep(page, f"takenoko-pointed-{'phone' if phone else 'desktop'}")
    assert not page.evaluate(LAID)
    if not phone:
        page.mouse.move(2, 2)
        expect(page.locator(".board .pending")).to_have_count(0)


def test_a_plot_waits_for_its_place_and_enter_lays_it_where_keys_point(
    base: str, visit: Visit
) -> None:
    page = visit()
    person = drawn_plots(page, base)
    plots = page.locator('.sprite[data-key^="drawn-"]')
    if page.evaluate("engawa.frame.choice.lines.size") > 1:
        person.press({"kind": "sprite", "key": plots.first.get_attribute("data-key")})
    go = page.locator(".rail .btn.go")
    expect(go).to_contain_text("Choose a place")
    expect(go).to_have_attribute("aria-disabled", "true")
    page.mouse.move(*person.middle("site-e1"))
    expect(go).to_contain_text("Lay it here")
    expect(go).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Enter")
    page.wait_for_function(LAID)


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
      document.querySelector('.tray .turner').click();
      return [usual, order()];
    }""")
    assert turned == usual[::-1]
    keep(page, "takenoko-lay-order-desktop")
    person.press({"kind": "sprite", "key": "site-e1"})
    page.wait_for_function(LAID)
    page.wait_for_function(TOLD, arg=f"under {turned[0]}")


def test_a_plot_that_both_figures_could_come_to_asks_which(base: str, visit: Visit) -> None:
    page = visit()
    person = drawn_plots(page, base)
    for _ in range(3):  # until the plot lies somewhere
        now = person.waits()
        if page.evaluate("engawa.frame.scene.verbs.some(({line}) => line === 'gardener')"):
            break
        person.decide(now)
    page.wait_for_function("() => !engawa.frame.moments.unread")  # it has been read
    plot = page.evaluate(
        "[...engawa.frame.scene.sprites.keys()].find((k) => k.startsWith('plot-'))"
    )
    person.touch(plot)
    expect(page.locator(".ring-option.lit .name")).to_have_text(["Gardener", "Panda"])
    keep(page, "takenoko-ring-desktop")
    page.locator(".ring-option.lit", has_text="Panda").click()
    page.wait_for_function(TOLD, arg=plot.replace("plot-", "panda "))


# --- what a table owes to all, by a line whose effect is sure: a channel ---


def test_a_choice_shows_what_it_brings_and_escape_drops_it(base: str, visit: Visit) -> None:
    page = visit()
    begin(page, base, GAME, seats=2, bots=[None, "random"])
    before = page.evaluate("engawa.n")
    page.locator('.choice[data-line="channel"], .choice[data-line="plot"]').first.click()
    expect(page.locator(".rail .btn.go")).to_have_attribute("aria-disabled", "false")
    keep(page, "table-preview-desktop")
    page.keyboard.press("Escape")
    expect(page.locator(".rail .btn.go")).to_have_attribute("aria-disabled", "true")
    assert page.evaluate("engawa.n") == before


def test_a_slip_is_undone(base: str, visit: Visit) -> None:
    page = visit()
    begin(page, base, GAME, seats=2, bots=[None, "random"])
    page.locator('.choice[data-line="channel"]').click()
    page.locator(".rail .btn.go").click()
    expect(page.locator(".rail .undo")).to_be_visible()
    taken = page.locator(".seat.s1 .counts").inner_text()
    page.keyboard.press("z")
    expect(page.locator(".seat.s1 .counts")).not_to_have_text(taken)
    expect(page.locator(".log li.undone")).to_have_count(1)


def test_a_broken_line_in_mid_decision_loses_nothing(base: str, visit: Visit) -> None:
    page = visit()
    begin(page, base, GAME, seats=2, bots=[None, "random"])
    page.locator('.choice[data-line="channel"]').click()
    expect(page.locator(".rail .btn.go")).to_have_attribute("aria-disabled", "false")
    page.context.set_offline(True)
    page.evaluate("engawa.socket.socket.close()")
    expect(page.locator(".header .state.warn")).to_be_visible()
    expect(page.locator(".scrub .live.lost")).to_have_text("Offline")
    keep(page, "state-reconnecting-desktop")
    page.locator(".rail .btn.go").click()  # kept, and sent later
    page.context.set_offline(False)
    page.evaluate("engawa.socket.now()")
    expect(page.locator(".rail .ask")).to_contain_text("1 left")
    expect(page.locator(".scrub .live:not(.lost)")).to_have_text("Live")
    assert (
        page.evaluate("[...engawa.told.values()].filter((t) => t.line === 'channel').length") == 1
    )


def test_cards_tell_what_a_choice_changes_for_them(base: str, visit: Visit) -> None:
    page = visit()
    begin(page, base, GAME, seats=2, bots=[None, "random"])
    hand = page.locator('.tray svg[data-place="hand"]')
    expect(hand.locator(".sprite")).to_have_count(3)
    page.locator('.choice[data-line="channel"]').click()
    expect(hand.locator(".real")).to_have_text([re.compile("no change$")] * 3)
    page.keyboard.press("Escape")
    expect(hand.locator(".real")).to_have_count(0)
