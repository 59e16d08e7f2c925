"""Push messages: once a turn, in the guest's language, only if they want it and are not there.

Nobody can make the server send anything into its own network.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from games_by import LONGEST
from hall import Hall, Player, Refusal, hall, run
from pushes import Browser, Service, service

from engawa import store
from engawa.store.calls import EACH, FAILS, Endpoint
from engawa.table.admin import Admin
from engawa.table.push import Push, Sent, is_public

LATER = 1.0  # minutes: longer than the delay before a call

Play = Callable[[Hall, Service], Awaitable[None]]


def play_with(db: str, play: Play, **how: Any) -> None:
    async def whole() -> None:
        async with service() as there, hall(db, push_to=(there.origin,), **how) as opened:
            await play(opened, there)

    asyncio.run(whole())


async def sit_down(hall: Hall, **how: Any) -> tuple[Player, Player, str]:
    """Seat Ann and Bob at a table; if possible it is Ann's turn."""
    ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
    table = await ann.make(LONGEST, seats=2, **how)
    await bob.at(table, "join")
    await hall.quiet()
    if hall.tables.lives[table].table.turn == 1:
        ann, bob = bob, ann
    return ann, bob, table


async def subscribe(who: Player, browser: Browser, language: str = "en") -> Any:
    headers = {"accept-language": language}
    answer = await who.http.post("/api/me/calls", json=browser.subscription, headers=headers)
    if answer.status_code != 200:
        raise Refusal(answer.json())
    return answer.json()


async def ring(hall: Hall, minutes: float = LATER) -> None:
    hall.clock.pass_(minutes)
    await hall.tables.calls.ring()


async def move(hall: Hall, table: str, *players: Player) -> None:
    """Play until somebody else is to move."""
    live = hall.tables.lives[table]
    turn = live.table.turn
    who = next(player for player in players if player.id == live.table.sitters[turn].guest)
    while live.table.turn == turn:
        await who.at(table, "play", line=hall.lines(table)[0], seen=live.table.n)


def test_who_is_not_there_is_called_once_a_turn_in_their_language(db: str) -> None:
    async def play(hall: Hall, there: Service) -> None:
        ann, bob, table = await sit_down(hall)
        assert await subscribe(ann, there.browser("ann"), "de") == {"browsers": 1}
        await ring(hall, 0)
        assert there.heard == []  # they may be about to come
        await ring(hall)
        ((path, told),) = there.read()
        assert path == "/ann"
        assert told["link"] == f"/t/{table}"
        assert told["title"].startswith("Du bist dran: ")
        assert (
            told["body"] == f"Mit {await hall.tables.name_of(bob.id)}. Antippen öffnet den Tisch."
        )
        for _ in range(3):
            await ring(hall)
        assert len(there.heard) == 1
        await move(hall, table, ann, bob)
        await ring(hall)
        assert len(there.heard) == 1  # it is Bob's turn, who has not asked to be called
        await move(hall, table, ann, bob)
        await ring(hall)
        assert len(there.heard) == 2

    play_with(db, play, shared=db.startswith("postgres"))


def test_nothing_is_told_but_the_game_and_the_names(tmp_path: Path) -> None:
    async def play(hall: Hall, there: Service) -> None:
        ann, _, table = await sit_down(hall)
        await subscribe(ann, there.browser("ann"))
        await ring(hall)
        ((_, headers, body),) = there.heard
        ((_, told),) = there.read()
        assert sorted(told) == ["body", "link", "table", "title"]
        assert table.encode() not in body  # encrypted
        assert table not in json.dumps(headers)
        assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")

    play_with(f"{tmp_path}/db", play)


def test_who_looks_is_not_called_and_who_only_has_a_hidden_page_is(tmp_path: Path) -> None:
    async def play(hall: Hall, there: Service) -> None:
        ann, bob, table = await sit_down(hall)
        for player, name in ((ann, "ann"), (bob, "bob")):
            await subscribe(player, there.browser(name))
        socket = await ann.socket(table)
        await socket.settled()
        await ring(hall)
        assert there.heard == []  # she came in time
        await move(hall, table, ann, bob)
        socket.send(do="look", on=False)
        await socket.settled()
        await move(hall, table, ann, bob)
        await ring(hall)
        assert [path for path, _ in there.read()] == ["/ann"]
        await move(hall, table, ann, bob)
        await move(hall, table, ann, bob)
        socket.send(do="look", on=True)
        await socket.settled()
        await ring(hall)
        assert len(there.heard) == 1
        await move(hall, table, ann, bob)
        await move(hall, table, ann, bob)
        await socket.close()
        await ring(hall)
        assert len(there.heard) == 1  # she saw it and left

    play_with(f"{tmp_path}/db", play)


def test_taking_back_and_playing_again_calls_nobody_twice(tmp_path: Path) -> None:
    async def play(hall: Hall, there: Service) -> None:
        ann, bob, table = await sit_down(hall)
        await subscribe(ann, there.browser("ann"))
        await ring(hall)
        await move(hall, table, ann, bob)
        await move(hall, table, ann, bob)
        await ring(hall)
        assert len(there.heard) == 2
        live = hall.tables.lives[table]
        for _ in range(3):
            await bob.at(table, "undo", seen=live.table.n)
            if live.table.wish:
                await ann.at(table, "answer", yes=True)
                assert live.table.turn != live.table.seat_of(ann.id)
                break
            await move(hall, table, ann, bob)
            await ring(hall)
            assert len(there.heard) == 2

    play_with(f"{tmp_path}/db", play)


def test_bots_alone_wait_for_nobody_unless_a_clock_runs(tmp_path: Path) -> None:
    async def play(hall: Hall, there: Service) -> None:
        ann = await hall.guest()
        await subscribe(ann, there.browser("ann"))
        bots = [None, "random"]
        await ann.make(LONGEST, seats=2, bots=bots)
        await hall.quiet()
        await ring(hall)
        assert there.heard == []
        await ann.make(LONGEST, seats=2, bots=bots, clock={"kind": "move", "minutes": 1440})
        for _ in range(20):
            await asyncio.sleep(0.01)
        await ring(hall)
        assert len(there.heard) == 1

    play_with(f"{tmp_path}/db", play)


def test_after_a_restart_who_was_not_called_is_called_and_who_was_is_not(db: str) -> None:
    shared = db.startswith("postgres")

    async def whole() -> None:
        async with service() as there:
            how: dict[str, Any] = {"push_to": (there.origin,), "shared": shared}
            async with hall(db, **how) as before:
                ann, bob, first = await sit_down(before)
                await subscribe(ann, there.browser("ann"))
                await ring(before)
                key = (await ann.get("/api/push"))["key"]
                second = await ann.make(LONGEST, seats=2)
                await bob.at(second, "join")
                await subscribe(bob, there.browser("bob"))
            async with hall(db, **how) as after:
                after.clock.pass_(60)
                for table in (first, second):
                    await after.tables.live(table)
                await ring(after)
                links = [told["link"] for _, told in there.read()]
                assert sorted(links) == sorted([f"/t/{first}", f"/t/{second}"])
                anew = Player(after.app)
                assert (await anew.get("/api/push"))["key"] == key

    asyncio.run(whole())


def test_of_several_processes_one_calls(postgres: Any) -> None:
    async def whole() -> None:
        db = postgres.database("calls")
        async with service() as there:
            how: dict[str, Any] = {"push_to": (there.origin,), "shared": True}
            async with hall(db, **how) as one, hall(db, **how) as other:
                ann, _, table = await sit_down(one)
                await subscribe(ann, there.browser("ann"))
                await other.tables.live(table)
                await asyncio.gather(ring(one), ring(other))
                assert len(there.heard) == 1

    asyncio.run(whole())


def test_who_is_gone_is_forgotten_at_once_and_who_is_never_reached_after_a_while(db: str) -> None:
    async def play(hall: Hall, there: Service) -> None:
        ann, bob, table = await sit_down(hall)
        kept = hall.tables.store
        for name in ("gone", "lost", "full", "moved"):
            await subscribe(ann, there.browser(name))
        there.answers = {
            "/gone": "410 Gone",
            "/lost": "404 Not Found",
            "/full": "503 Busy",
            "/moved": f"307 Elsewhere\r\nlocation: {there.origin}/elsewhere",
        }
        for n in range(FAILS):
            left = [endpoint.address for endpoint in await kept.endpoints(ann.id)]
            assert len(left) == (2 if n else 4)
            await ring(hall)
            await move(hall, table, ann, bob)
            await move(hall, table, ann, bob)
        assert await kept.endpoints(ann.id) == []
        assert "/elsewhere" not in {path for path, _, _ in there.heard}  # no redirects

    play_with(db, play, shared=db.startswith("postgres"))


def test_a_guest_has_so_many_browsers_and_stops_any_of_them(db: str) -> None:
    async def play(hall: Hall, there: Service) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        browsers = [there.browser(f"b{n}") for n in range(EACH + 1)]
        for browser in browsers:
            hall.clock.pass_(1)
            count = (await subscribe(ann, browser))["browsers"]
        assert count == EACH
        kept = hall.tables.store
        there_are = [endpoint.address for endpoint in await kept.endpoints(ann.id)]
        assert there_are == [browser.endpoint for browser in browsers[1:]]
        last = browsers[-1].endpoint
        assert (await bob.post("/api/me/calls/stop", endpoint=last))["browsers"] == 0
        assert len(await kept.endpoints(ann.id)) == EACH  # Bob cannot stop Ann's calls
        assert await ann.post("/api/me/calls/stop", endpoint=last) == {"browsers": EACH - 1}
        await subscribe(bob, browsers[1])  # somebody else uses that browser now
        assert len(await kept.endpoints(ann.id)) == EACH - 2
        await ann.post("/api/me/revoke")
        assert await kept.endpoints(ann.id) == []
        await Admin(kept, "host", hall.clock.now).delete_guest(bob.id)
        assert await kept.endpoints(bob.id) == []

    play_with(db, play, shared=db.startswith("postgres"))


def test_a_table_that_is_deleted_takes_its_calls_along(db: str) -> None:
    async def whole() -> None:
        async with hall(db) as opened:
            ann, _, table = await sit_down(opened)
            kept = opened.tables.store
            assert await kept.call(table, ann.id, 0)
            assert not await kept.call(table, ann.id, 0)
            await Admin(kept, "host", opened.clock.now).delete_table(table)
            assert not await kept.call(table, ann.id, 5)
            assert await kept._read("SELECT * FROM called") == []

    asyncio.run(whole())


FORBIDDEN = [
    "http://push.example.org/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://localhost/x",
    "https://2130706433/x",
    "https://127.1/x",
    "https://0x7f.0.0.0x1/x",
    "https://push.example.org:8443/x",
    "https://push.example.org@127.0.0.1/x",
    "https://127.0.0.1\\@push.example.org/x",
    "https://push.example.org",
    "https://push.example.org/\r\nx: y",
    "https://push.example.org./x",
    "file:///etc/passwd",
    "ftp://push.example.org/x",
    "",
    "https://push.example.org/" + "x" * 1500,
]


@pytest.mark.parametrize("endpoint", FORBIDDEN)
def test_nobody_is_called_but_at_a_public_name(tmp_path: Path, endpoint: str) -> None:
    assert Push("secret", "mailto:a@b.example").origin(endpoint) == ""

    async def play(hall: Hall) -> None:
        ann = await hall.guest()
        browser = Browser("", "x")
        browser.endpoint = endpoint
        with pytest.raises(Refusal) as no:
            await subscribe(ann, browser)
        assert no.value.code in ("bad-endpoint", "bad-message")

    run(play, tmp_path / "db")


OUR_OWN = """
    10.0.0.1 127.0.0.1 169.254.169.254 192.168.1.1 172.16.0.1 100.64.0.1 0.0.0.0 224.0.0.1 ::1
    fe80::1 fc00::1 ::ffff:10.0.0.1 ::ffff:8.8.8.8 64:ff9b::a00:1 2002:a00:1::1 ff02::1
"""


@pytest.mark.parametrize("address", OUR_OWN.split())
def test_addresses_of_our_own_networks_are_not_public(address: str) -> None:
    assert not is_public(address)
    assert is_public("8.8.8.8")
    assert is_public("2606:4700::1111")


def test_a_public_name_that_leads_into_our_own_network_is_not_followed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever the name resolves to, only checked addresses are connected to."""

    async def whole() -> None:
        async with service() as there:
            port = int(there.origin.rpartition(":")[2])

            async def inwards(*_: Any, **__: Any) -> list[Any]:
                where = {"host": "127.0.0.1", "port": port, "family": 2, "proto": 6, "flags": 0}
                return [{"hostname": "push.example.org", **where}]

            monkeypatch.setattr("aiohttp.resolver.ThreadedResolver.resolve", inwards)
            browser = Browser("https://push.example.org", "x")
            keys = browser.subscription["keys"]
            to = Endpoint(browser.endpoint, keys["p256dh"], keys["auth"], "en")
            push = Push("secret", "mailto:a@b.example")
            assert await push.send(to, b"hello") is Sent.MISSED
            await push.close()
            assert there.heard == []

    asyncio.run(whole())


def test_keys_that_no_browser_made_are_refused(tmp_path: Path) -> None:
    async def play(hall: Hall, there: Service) -> None:
        ann = await hall.guest()
        good = there.browser("x").subscription
        for keys in (
            {**good["keys"], "auth": "short"},
            {**good["keys"], "p256dh": "BORT"},
            {**good["keys"], "p256dh": "é" * 87},
        ):
            with pytest.raises(Refusal, check=lambda no: no.code == "bad-endpoint"):
                await ann.post("/api/me/calls", endpoint=good["endpoint"], keys=keys)

    play_with(f"{tmp_path}/db", play)


def test_calls_are_in_backups(tmp_path: Path) -> None:
    from engawa.store.archive import backup, restore

    async def kept(db: str) -> list[Endpoint]:
        async with store.open(db) as log:
            return await log.endpoints("g")

    async def keep(db: str) -> None:
        async with store.open(db) as log:
            await log.add_endpoint("g", Endpoint("https://a.example/x", "k", "a", "fr"), 1)

    asyncio.run(keep(f"{tmp_path}/one.db"))
    backup(f"{tmp_path}/one.db", tmp_path / "kept")
    restore(tmp_path / "kept", f"{tmp_path}/other.db")
    assert len(asyncio.run(kept(f"{tmp_path}/other.db"))) == 1
