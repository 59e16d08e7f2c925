"""Somebody keeps their games with a passkey, comes back with it or with codes, and leaves.

The passkey is in Chromium's virtual authenticator, one for each context, as on a device.
"""

from __future__ import annotations

import json
import re
from typing import Any

from games_by import SMALLEST
from playwright.sync_api import CDPSession, Page, expect

from e2e.stage import Visit, keep, sent
from e2e.test_looks import check

KEY = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Device:
    """The authenticator of a page."""

    def __init__(self, page: Page) -> None:
        self.line: CDPSession = page.context.new_cdp_session(page)
        self.line.send("WebAuthn.enable")
        made = self.line.send("WebAuthn.addVirtualAuthenticator", {"options": KEY})
        self.name = {"authenticatorId": made["authenticatorId"]}

    def holds(self) -> list[dict[str, Any]]:
        found = self.line.send("WebAuthn.getCredentials", self.name)["credentials"]
        return [*found]

    def take(self, other: Device) -> None:
        """Copy the passkeys of another device, as if both were synchronised."""
        self.line.send("WebAuthn.clearCredentials", self.name)
        for key in other.holds():
            self.line.send("WebAuthn.addCredential", {**self.name, "credential": key})

    def refuse(self) -> None:
        """Let nobody confirm with a finger."""
        self.line.send("WebAuthn.setUserVerified", {**self.name, "isUserVerified": False})


def come(page: Page, base: str) -> str:
    """Open the account page; return the guest's name."""
    page.goto(f"{base}/me")
    page.wait_for_selector("body[data-ready=me]")
    return str(page.evaluate("fetch('/api/me').then((r) => r.json()).then((me) => me.guest)"))


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def kept(page: Page) -> list[str]:
    """Keep the games; return the recovery codes."""
    press(page, "Keep my games")
    expect(page.get_by_role("heading", name="Write these codes down")).to_be_focused()
    codes = page.locator(".codes li").all_inner_texts()
    press(page, "I have them")
    expect(page.get_by_role("heading", name="Your account")).to_be_visible()
    return codes


def is_whole(page: Page, name: str) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    check(page)
    keep(page, name)


def test_an_account_is_made_used_on_another_device_and_deleted(base: str, visit: Visit) -> None:
    ann = visit()
    device = Device(ann)
    me = come(ann, base)
    sent(ann, base, "/api/me", {"name": "Ann"})
    table = sent(ann, base, "/api/tables", {"game": SMALLEST, "seats": 2})["table"]
    come(ann, base)
    is_whole(ann, "me-guest")
    codes = kept(ann)
    assert len(set(codes)) == 8
    assert len(device.holds()) == 1
    expect(ann.locator(".keys-list li")).to_have_count(1)
    is_whole(ann, "me-account")

    # the same passkey on a phone, in the dark
    phone = visit(phone=True, dark=True)
    same = Device(phone)
    same.take(device)
    assert come(phone, base) != me
    is_whole(phone, "me-guest-phone")
    press(phone, "Sign in with a passkey")
    expect(phone.locator(".note")).to_have_text("Welcome back, Ann.")
    is_whole(phone, "me-account-phone")
    assert come(phone, base) == me
    phone.goto(base)
    expect(phone.locator(f'a[href*="/t/{table}"]').first).to_be_visible()

    # a browser without it: a recovery code, once
    other = visit()
    come(other, base)
    field = other.get_by_label("Device code or recovery code")
    field.fill(codes[0])
    field.press("Enter")
    expect(other.locator(".note")).to_have_text("Welcome back, Ann.")
    expect(other.get_by_text("7 codes are left.")).to_be_visible()
    press(other, "Sign out here")
    other.wait_for_selector("body[data-ready=home]")
    come(other, base)
    field.fill(codes[0])
    field.press("Enter")
    expect(other.locator(".note")).to_contain_text("not known, or it has expired")

    # everywhere
    come(ann, base)
    press(ann, "Sign out everywhere")
    ann.wait_for_selector("body[data-ready=home]")
    for page in (ann, phone):
        assert come(page, base) != me
    device.take(same)
    press(ann, "Sign in with a passkey")
    expect(ann.get_by_role("heading", name="Your account: Ann")).to_be_visible()

    # all data, and then nothing any more
    with ann.expect_download() as download:
        press(ann, "Get my data")
    told = json.loads(download.value.path().read_text())
    assert (told["guest"]["id"], [each["table"] for each in told["tables"]]) == (me, [table])
    press(ann, "Delete me")
    expect(ann.get_by_role("button", name="Back", exact=True)).to_be_focused()
    press(ann, "Delete me for good")
    ann.wait_for_selector("body[data-ready=home]")
    come(ann, base)
    press(ann, "Sign in with a passkey")
    expect(ann.locator(".note")).to_contain_text("not known here")


def test_without_a_finger_codes_keep_the_games_and_keys_do_all_of_it(
    base: str, visit: Visit
) -> None:
    page = visit()
    Device(page).refuse()
    come(page, base)
    page.get_by_role("button", name="Keep my games", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".note")).to_contain_text("made no passkey")
    expect(page.get_by_role("button", name="Keep my games", exact=True)).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Write these codes down")).to_be_focused()
    is_whole(page, "me-codes")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".note")).to_have_text("Your games are kept.")
    expect(page.get_by_text("No passkey yet.")).to_be_visible()


def test_where_browsers_make_no_passkeys_it_says_so_and_gives_codes(
    base: str, visit: Visit
) -> None:
    page = visit(phone=True)
    address = re.sub("localhost", "127.0.0.1", base)
    page.goto(address)
    page.locator(".tool.me").click()
    page.get_by_role("link", name="Account and data").click()
    page.wait_for_selector("body[data-ready=me]")
    expect(page.get_by_text("only over https, or on localhost").first).to_be_visible()
    expect(page.get_by_role("button", name="Sign in with a passkey")).to_have_count(0)
    codes = kept(page)
    other = visit()
    come(other, address)
    other.get_by_label("Device code or recovery code").fill(codes[3].upper())
    press(other, "Sign in with a code")
    expect(other.locator(".note")).to_contain_text("Welcome back")
