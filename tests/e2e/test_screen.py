"""The board on a large screen, the hands on phones."""

from __future__ import annotations

from games_by import LONGEST, SMALLEST
from playwright.sync_api import Page, expect

from e2e.driver import Person, sit
from e2e.stage import Visit, keep, sent
from e2e.test_looks import check

#: Record whether the board slides in.
SLIDES = """() => {
  const table = document.querySelector('.table');
  const look = () => { globalThis.slid ||= table.hasAttribute('data-board'); };
  new MutationObserver(look).observe(table, { attributes: true });
}"""
#: What lies in the tray of a phone.
#: Nothing is on its way: no line, and no rest of a plan.
SETTLED = "() => !engawa.socket.waiting.size && !engawa.frame.choosing.running"
HELD = "[...document.querySelectorAll('.tray .sprite')].map((node) => node.dataset.key).sort()"


def test_the_board_is_shown_to_all_without_hands_and_follows_the_game(
    base: str, visit: Visit
) -> None:
    phone = visit(phone=True)
    link = sit(phone, base, SMALLEST, seats=3, bots=[None, "random", "random"])
    screen = phone.context.new_page()  # whoever sits there opens it, with their own cookie
    screen.set_viewport_size({"width": 1280, "height": 720})
    place, _, query = link.partition("?")
    screen.goto(f"{base}{place}/board?{query}")
    expect(screen.locator(".to-phones")).to_contain_text("camera here")
    expect(screen.locator("button:visible:not(.goal)")).to_have_count(0)
    phone.bring_to_front()  # pages in the background are slow
    person = Person(phone)
    person.play(2)
    screen.wait_for_function("(n) => engawa.n >= n", arg=phone.evaluate("engawa.n"))
    assert screen.locator(".caption p").inner_text()
    assert screen.evaluate("() => engawa.frame.choice.lines.size") == 0
    keep(screen, f"screen-{SMALLEST}")
    person.play()
    expect(screen.locator(".caption")).to_contain_text("Press on your phone")


def sits(page: Page, seat: int) -> None:
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_function("(seat) => engawa.head.you === seat", arg=seat)


def test_hands_are_on_phones_and_the_board_on_a_screen(base: str, visit: Visit) -> None:
    screen, *phones = visit(), visit(phone=True), visit(phone=True), visit(phone=True, dark=True)
    wish = {"game": LONGEST, "seats": 3, "bots": [None] * 3, "sit": False}
    made = sent(phones[0], base, "/api/tables", wish)
    opens = made["link"].partition("?")[2]
    screen.goto(f"{base}/t/{made['table']}/board?{opens}")  # a browser without a guest
    code = screen.locator(".to-phones .code")
    expect(code).to_be_visible()
    keep(screen, "living-screen")
    check(screen)
    for seat, phone in enumerate(phones):
        if seat == 1:  # this one types the code
            phone.goto(base)
            phone.get_by_role("textbox", name="Invite").fill(code.inner_text().upper())
            phone.get_by_role("button", name="Join").first.click()
        else:
            phone.goto(f"{base}/t/{made['table']}/hand?{opens}")  # from the QR code
        sits(phone, seat)
    for phone in phones:
        expect(phone.locator(".strip")).to_contain_text("The board is on the large screen.")
        phone.wait_for_function("() => engawa.head.status === 'playing'")
        expect(phone.locator(".garden")).to_be_hidden()
        expect(phone.locator(".seat:visible")).to_have_count(1)
        phone.wait_for_function("() => document.querySelectorAll('.tray .sprite').length > 2")
    expect(screen.locator(".veranda")).to_be_hidden()
    expect(code).to_be_hidden()  # all seats are taken

    assert len({phone.evaluate("engawa.guest") for phone in phones}) == 3
    held = phones[1].evaluate(HELD)
    where = phones[1].url
    phones[1].goto("about:blank")  # the phone sleeps, and its system closes the page

    person = Person(phones[0])
    person.waits()
    keep(phones[0], "living-hand")
    check(phones[0])
    keep(phones[2], "living-hand-dark")
    phones[0].get_by_role("button", name="Board here").click()
    expect(phones[0].locator(".garden")).to_be_visible()
    phones[0].get_by_role("button", name="Only my hand").click()
    expect(phones[0].locator(".garden")).to_be_hidden()
    phones[0].evaluate(SLIDES)
    while phones[0].wait_for_function(SETTLED) and phones[0].evaluate("engawa.mine()"):
        person.decide(person.waits())
    assert phones[0].evaluate("globalThis.slid")  # where a place was to be chosen
    expect(screen.locator(".caption")).to_contain_text("Waiting for")
    phones[1].goto(where)
    phones[1].wait_for_function("() => globalThis.engawa?.mine()")
    assert phones[1].evaluate("engawa.head.you") == 1
    phones[1].wait_for_function(f"(held) => held.every((key) => {HELD}.includes(key))", arg=held)
    keep(screen, "living-screen-playing")
