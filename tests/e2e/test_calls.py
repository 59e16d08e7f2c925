"""Push messages at a person's turn: how they ask for them, and what the browser shows."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from e2e.driver import sit
from e2e.stage import Visit, keep, sent
from e2e.test_looks import check
from engawa.games import names

#: Give the test browser a push service, as it has none of its own.
GIVEN = """() => {
  const keys = { p256dh: %s, auth: 'AAAAAAAAAAAAAAAAAAAAAA' };
  const found = {
    endpoint: 'https://push.example.org/one',
    toJSON: () => ({ endpoint: found.endpoint, expirationTime: null, keys }),
    unsubscribe: async () => { given = null; return true; },
  };
  let given = null;
  PushManager.prototype.subscribe = async function subscribe(how) {
    globalThis.asked = how;
    given = found;
    return found;
  };
  PushManager.prototype.getSubscription = async () => given;
}"""
POINT = "BORT8x9YHRGAf11VW5K0BfuMVRXG8nz4G1LWB3HV6yFuwONRwa6fvKe-kZTp_bL-5k4xLx9UGc9OAKPnnr_kK3Q"
#: As soon as there are any.
NOTES = """async () => {
  const worker = await navigator.serviceWorker.ready;
  for (;;) {
    const notes = await worker.getNotifications();
    if (notes.length) return notes.map((note) => [note.title, note.tag]);
    await new Promise((done) => setTimeout(done, 50));
  }
}"""


def test_one_is_called_by_choice_and_only_where_one_does_not_look(base: str, visit: Visit) -> None:
    page = visit(phone=True, worker=True, whole=True)
    context = page.context
    context.grant_permissions(["notifications"], origin=base)
    page.add_init_script(f"({GIVEN % json.dumps(POINT)})()")
    page.goto(base)
    page.evaluate("navigator.serviceWorker.ready")
    page.locator(".tool.me").click()
    switch = page.get_by_label("Call me when it is my turn")
    expect(switch).to_be_enabled()
    expect(switch).not_to_be_checked()
    assert page.evaluate("globalThis.asked") is None  # nothing is asked before the press
    switch.check()
    expect(page.get_by_text("You will be called here.")).to_be_visible()
    assert page.evaluate("globalThis.asked.userVisibleOnly") is True
    key = page.request.get(f"{base}/api/push").json()["key"]
    assert page.evaluate("globalThis.asked.applicationServerKey") == key
    check(page)
    keep(page, "calls-phone")

    link = sit(page, base, names()[0], seats=2, bots=[None, "random"]).partition("?")[0]
    page.reload()  # a worker has the pages that were loaded after it
    worker = context.new_cdp_session(page)
    found: list[str] = []
    worker.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    worker.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")

    def call(table: str) -> None:
        told = {"title": f"Your turn: {table}", "body": "", "link": f"/t/{table}", "table": table}
        about = {"origin": base, "registrationId": found[-1], "data": json.dumps(told)}
        worker.send("ServiceWorker.deliverPushMessage", about)

    expect(page.locator(".rail")).to_be_visible()
    call(link.removeprefix("/t/"))  # the page that is open
    call("elsewhere")
    assert page.evaluate(NOTES) == [["Your turn: elsewhere", "elsewhere"]]


def test_a_turn_of_days_is_listed_and_stands_still_on_a_vacation(base: str, visit: Visit) -> None:
    pages = [visit(), visit(phone=True)]
    days = {"kind": "move", "minutes": 3 * 24 * 60}
    made = sent(pages[0], base, "/api/tables", {"game": names()[0], "seats": 2, "clock": days})
    table, code = made["table"], made["link"].partition("=")[2]
    head = sent(pages[1], base, f"/api/tables/{table}/join", {"code": code})
    mover, other = pages if head["turn"] == 0 else reversed(pages)
    mover.goto(base)
    expect(mover.locator("#turns + .rows .slip")).to_contain_text("2 days left")
    other.goto(f"{base}/t/{table}")
    expect(other.locator(".seat").first).to_be_visible()
    mover.locator(".tool.me").click()
    mover.get_by_label("Vacation").locator("select").select_option("7")
    expect(mover.get_by_text("Your clock stands still until")).to_be_visible()
    check(mover)
    expect(other.locator(".seat .vacation")).to_contain_text("on vacation until")
    check(other)
    mover.get_by_role("button", name="I am back").click()
    expect(other.locator(".seat .vacation")).to_have_count(0)
