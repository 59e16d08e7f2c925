"""Accounts: only the right passkeys and codes sign in, and nothing is revealed about others."""

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from authenticator import LOCAL, PRESENT, Authenticator, text
from games_by import LARGEST, LONGEST
from hall import Hall, Player, Refusal, hall, run

from engawa.store.raw import look
from engawa.table.accounts import CODES
from engawa.table.admin import Admin
from engawa.table.limits import RATES
from engawa.table.passkeys import KEYS, LIVES
from tools.postgres import Cluster

ADDRESS = "http://127.0.0.1:8765"


def refused(code: str) -> Any:
    return pytest.raises(Refusal, check=lambda no: no.code == code)


def reach(player: Player, origin: str, address: str = "127.0.0.1") -> Player:
    """Use the same server under another name, or from another address."""
    transport = httpx.ASGITransport(player.app, client=(address, 5))
    player.http = httpx.AsyncClient(transport=transport, base_url=origin)
    return player


async def come(hall: Hall, name: str = "Ann", origin: str = LOCAL, address: str = "::1") -> Player:
    return await reach(Player(hall.app), origin, address).arrive(name)


async def keep(who: Player, key: Authenticator) -> Any:
    """Make a passkey."""
    return await who.post("/api/me/keys", **key.make(await who.post("/api/me/keys/ask")))


async def enter(who: Player, key: Authenticator, **more: Any) -> Any:
    """Sign in with a passkey."""
    return await who.post("/api/me/enter", **key.sign(await who.post("/api/me/enter/ask"), **more))


# --- passkeys ---


def test_a_passkey_brings_the_same_guest_to_another_browser(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann, key = await come(hall), Authenticator()
        assert await ann.get("/api/me/keep") == {"keys": [], "codes": 0, "passkeys": True}
        table = await ann.make(LONGEST, seats=2)
        kept = await keep(ann, key)
        assert [(each["id"], each["name"]) for each in kept["keys"]] == [(text(key.id), "Linux")]
        phone = await come(hall, "Fern")
        assert (await phone.get("/api/tables"))["mine"] == []
        hall.clock.pass_(1)
        assert (await enter(phone, key))["guest"] == ann.id
        assert [each["table"] for each in (await phone.get("/api/tables"))["mine"]] == [table]
        again = (await phone.get("/api/me/keep"))["keys"][0]
        assert again["used"] == hall.clock.now() > again["made"]
        fern = await hall.tables.store.guest(phone.id)
        assert fern.name == "Fern", "the guest of that browser stays what it was"

    run(play, db)


def test_a_second_passkey_and_none_again(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann, one, two = await come(hall), Authenticator(), Authenticator()
        await keep(ann, one)
        assert (await ann.post("/api/me/keys/ask"))["known"] == [text(one.id)]
        await keep(ann, two)
        kept = await ann.post("/api/me/keys/drop", id=text(one.id))
        assert [each["id"] for each in kept["keys"]] == [text(two.id)]
        other = await come(hall, "Fern")
        with refused("bad-key"):
            await enter(other, one)
        assert (await enter(other, two))["guest"] == ann.id

    run(play, db)


def test_a_guest_has_so_many_passkeys(tmp_path: Any) -> None:
    async def play(hall: Hall) -> None:
        ann = await come(hall)
        early = await ann.post("/api/me/keys/ask")
        for _ in range(KEYS):
            await keep(ann, Authenticator())
        with refused("many-keys"):
            await ann.post("/api/me/keys/ask")
        with refused("bad-key"):  # the challenge is from before there were so many
            await ann.post("/api/me/keys", **Authenticator().make(early))

    run(play, tmp_path / "games.db")


@pytest.mark.parametrize(
    ("origin", "site"),
    [
        (ADDRESS, None),
        ("http://engawa.local", None),
        ("http://[::1]:8765", None),
        ("https://play.example.org", "play.example.org"),
        ("https://play.example.org:8443", "play.example.org"),
        ("http://localhost", "localhost"),
    ],
)
def test_passkeys_are_made_where_browsers_make_them_for_the_name_that_was_used(
    origin: str, site: str | None, tmp_path: Any
) -> None:
    async def play(hall: Hall) -> None:
        ann, other = await come(hall, "Ann", origin), await come(hall, "Fern", origin)
        assert (await ann.get("/api/me/keep"))["passkeys"] is (site is not None)
        if site:
            key = Authenticator(origin, site)
            await keep(ann, key)
            assert (await ann.post("/api/me/enter/ask"))["site"] == site
            assert (await enter(other, key))["guest"] == ann.id
            return
        for path in ("/api/me/keys/ask", "/api/me/enter/ask"):
            with refused("no-passkeys"):
                await ann.post(path)
        code = (await ann.post("/api/me/codes"))["codes"][0]
        assert (await other.post("/api/me/claim", code=code))["guest"] == ann.id

    run(play, tmp_path / "games.db", hosts=("play.example.org",))


# --- whoever tries to get in ---


def test_an_answer_is_good_once_at_one_process_or_another(postgres: Cluster) -> None:
    db = postgres.database("accounts_once")

    async def whole() -> None:
        async with AsyncExitStack() as stack:
            one, two = [await stack.enter_async_context(hall(db, shared=True)) for _ in range(2)]
            ann, eve, key = await come(one), await come(two, "Eve"), Authenticator()
            eve.http.cookies = ann.http.cookies
            made = key.make(await ann.post("/api/me/keys/ask"))
            await eve.post("/api/me/keys", **made)
            with refused("bad-key"):
                await ann.post("/api/me/keys", **made)
            await ann.post("/api/me/keys/drop", id=made["id"])
            with refused("bad-key"):  # nor can it restore a removed one
                await eve.post("/api/me/keys", **made)
            await keep(ann, key)
            signed = key.sign(await ann.post("/api/me/enter/ask"))
            tries = [who.http.post("/api/me/enter", json=signed) for who in (ann, eve, ann, eve)]
            answers = [answer.status_code for answer in await asyncio.gather(*tries)]
            assert sorted(answers) == [200, 409, 409, 409]

    asyncio.run(whole())


def test_a_challenge_is_for_one_guest_and_one_use_and_a_while(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann, bob, key = await come(hall), await come(hall, "Bob"), Authenticator()
        await keep(ann, key)
        other = Authenticator()
        with refused("bad-key"):  # asked of Ann, answered by Bob
            await bob.post("/api/me/keys", **other.make(await ann.post("/api/me/keys/ask")))
        with refused("bad-key"):
            await bob.post("/api/me/enter", **key.sign(await ann.post("/api/me/enter/ask")))
        with refused("bad-key"):  # a challenge for something else
            await ann.post("/api/me/keys", **other.make(await ann.post("/api/me/enter/ask")))
        with refused("bad-key"):
            await ann.post("/api/me/enter", **key.sign(await ann.post("/api/me/keys/ask")))
        with refused("bad-key"):  # our format, but not our signature
            await ann.post("/api/me/enter", **key.sign({"challenge": text(b"x.1.y")}))
        late = await ann.post("/api/me/enter/ask")
        hall.clock.pass_(LIVES / 60_000)
        with refused("bad-key"):
            await ann.post("/api/me/enter", **key.sign(late))
        assert (await enter(bob, key))["guest"] == ann.id

    run(play, db)


@pytest.mark.parametrize(
    "how",
    [
        {"origin": "http://evil.example"},
        {"origin": "https://localhost:8765"},
        {"site": "evil.example"},
        {"flags": PRESENT},  # nobody confirmed who they are
        {"flags": 0},
        {"signs": 5},  # the key was used more often: this is an old copy
    ],
)
def test_what_was_signed_elsewhere_or_by_nobody_is_refused(
    how: dict[str, Any], tmp_path: Any
) -> None:
    async def play(hall: Hall) -> None:
        ann, eve, key = await come(hall), await come(hall, "Eve"), Authenticator()
        key.signs = 7
        for name, value in how.items():
            if name != "signs":
                setattr(key, name, value)
                with refused("bad-key"):
                    await keep(ann, key)
        clean = Authenticator()
        clean.id, clean.key, clean.signs = key.id, key.key, 7
        await keep(ann, clean)
        for name, value in {"signs": 8, **how}.items():
            setattr(key, name, value)
        with refused("bad-key"):
            await enter(eve, key)
        clean.signs = 9
        with refused("bad-key"):  # in a frame of a foreign page
            await enter(eve, clean, crossOrigin=True)
        assert (await enter(eve, clean))["guest"] == ann.id

    run(play, tmp_path / "games.db")


def test_for_a_key_that_is_known_and_one_that_is_not_the_answer_is_the_same(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann, eve, key = await come(hall), await come(hall, "Eve"), Authenticator()
        await keep(ann, key)
        known, unknown = Authenticator(), Authenticator()
        known.id = key.id  # but with another key
        told = []
        for tried in (known, unknown):
            ask = await eve.post("/api/me/enter/ask")
            assert (ask["guest"], ask["name"], ask["known"]) == ("", "", [])
            answer = await eve.http.post("/api/me/enter", json=tried.sign(ask))
            headers = {k: v for k, v in answer.headers.items() if k != "date"}
            told.append((answer.status_code, answer.content, headers))
        assert told[0] == told[1]
        with refused("bad-key"):
            await keep(eve, known)  # nor can one get it by claiming it

    run(play, db)


def test_a_key_that_is_not_known_is_looked_at_as_long_as_one_that_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    looked: list[bytes] = []

    async def play(hall: Hall) -> None:
        from engawa.table import passkeys

        used = passkeys._used

        def look(*given: Any) -> int:
            looked.append(given[3])
            return used(*given)

        monkeypatch.setattr(passkeys, "_used", look)
        eve = await come(hall, "Eve")
        with refused("bad-key"):
            await enter(eve, Authenticator())
        assert looked == [passkeys.DECOY]

    run(play, tmp_path / "games.db")


@pytest.mark.parametrize(
    "spoil", ["", "AAAA", "x" * 2000, text(b"{}"), text(b"null"), text(b"\xff")]
)
def test_what_makes_no_sense_is_refused_and_nothing_breaks(spoil: str, tmp_path: Any) -> None:
    async def play(hall: Hall) -> None:
        ann, key = await come(hall), Authenticator()
        await keep(ann, key)
        for path, answer in [
            ("/api/me/keys", key.make(await ann.post("/api/me/keys/ask"))),
            ("/api/me/enter", key.sign(await ann.post("/api/me/enter/ask"))),
        ]:
            for name in {*answer} - {"name", "id"}:
                with refused("bad-key"):
                    await ann.post(path, **{**answer, name: spoil})
        assert hall.tables.counts["errors"] == 0

    run(play, tmp_path / "games.db")


def test_passkeys_are_tried_so_often_from_an_address(tmp_path: Any) -> None:
    async def play(hall: Hall) -> None:
        eve = await come(hall, "Eve")
        signed = Authenticator().sign(await eve.post("/api/me/enter/ask"))
        for _ in range(int(RATES["enter"].burst)):
            with refused("bad-key"):
                await eve.post("/api/me/enter", **signed)
        with refused("rate"):
            await eve.post("/api/me/enter", **signed)

    run(play, tmp_path / "games.db", limits=1)


# --- codes ---


def test_recovery_codes_are_told_once_and_each_works_once(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann = await come(hall)
        codes = (await ann.post("/api/me/codes"))["codes"]
        assert len({*codes}) == CODES
        assert (await ann.get("/api/me/keep"))["codes"] == CODES
        phone = await come(hall, "Fern")
        typed = f" {codes[0].upper().replace('-', ' ')} "
        assert (await phone.post("/api/me/claim", code=typed))["guest"] == ann.id
        assert (await phone.get("/api/me/keep"))["codes"] == CODES - 1
        eve = await come(hall, "Eve")
        used = await eve.http.post("/api/me/claim", json={"code": codes[0]})
        never = await eve.http.post("/api/me/claim", json={"code": "abcd-efgh-jkmn-pqrs"})
        assert (used.status_code, used.content) == (never.status_code, never.content)
        await ann.post("/api/me/codes")
        with refused("bad-code"):  # there are new ones
            await eve.post("/api/me/claim", code=codes[1])

    run(play, db)


def test_no_code_stands_in_the_store(tmp_path: Any) -> None:
    told: list[str] = []

    async def play(hall: Hall) -> None:
        ann = await come(hall)
        told.extend((await ann.post("/api/me/codes"))["codes"])
        told.append((await ann.post("/api/me/transfer"))["code"])

    run(play, tmp_path / "games.db")
    with look(tmp_path / "games.db") as raw:
        kept = json.dumps([[*raw.rows(part)] for part in ("codes", "recovery", "notes")])
    assert kept.count("gann") == 0
    assert not [code for code in told if code.replace("-", "") in kept]


def test_codes_are_guessed_so_often_from_an_address_and_in_all(tmp_path: Any) -> None:
    async def play(hall: Hall) -> None:
        ann = await come(hall, address="10.0.0.1")
        code = (await ann.post("/api/me/codes"))["codes"][0]
        eve = await come(hall, "Eve", address="10.0.0.2")
        for _ in range(int(RATES["claim"].burst)):
            with refused("bad-code"):
                await eve.post("/api/me/claim", code="guess")
        with refused("rate"):
            await eve.post("/api/me/claim", code=code)  # not even with the right one
        tries = 0
        for n in range(1000):
            many = reach(Player(hall.app), LOCAL, f"10.1.{n // 250}.{n % 250}")
            answer = await many.http.post("/api/me/claim", json={"code": "guess"})
            if answer.json()["code"] == "rate":
                break
            tries += 1
        assert tries == RATES["claims"].burst - RATES["claim"].burst
        hall.clock.pass_(1)
        assert (await eve.post("/api/me/claim", code=code))["guest"] == ann.id

    run(play, tmp_path / "games.db", limits=1)


# --- leaving ---


def test_who_signs_out_everywhere_is_known_nowhere_and_can_come_back(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann, key = await come(hall), Authenticator()
        table = await ann.make(LONGEST, seats=2)
        for everywhere in (False, True):
            with refused("not-kept"):  # they could never come back
                await ann.post("/api/me/leave", everywhere=everywhere)
        await keep(ann, key)
        phone = await come(hall, "Fern")
        await enter(phone, key)
        code = (await ann.post("/api/me/transfer"))["code"]
        socket = await phone.socket(table)
        await socket.settled()
        hall.clock.pass_(1)
        old = ann.cookie
        await ann.post("/api/me/leave", everywhere=True)
        assert not ann.cookie
        while (await socket.next())["is"] != "close":
            pass
        with refused("no-guest"):
            await phone.get("/api/me/keep")
        ann.http.headers["cookie"] = old
        with refused("no-guest"):
            await ann.get("/api/me/keep")
        del ann.http.headers["cookie"]
        with refused("bad-code"):  # it was made before
            await ann.post("/api/me/claim", code=code)
        assert (await enter(ann, key))["guest"] == ann.id
        assert [each["table"] for each in (await ann.get("/api/tables"))["mine"]] == [table]

    run(play, db)


def test_who_signs_out_here_stays_elsewhere(tmp_path: Any) -> None:
    async def play(hall: Hall) -> None:
        ann, phone = await come(hall), await come(hall, "Fern")
        code = (await ann.post("/api/me/codes"))["codes"][0]
        await phone.post("/api/me/claim", code=code)
        await ann.post("/api/me/leave")
        assert (await ann.get("/api/me"))["guest"] != ann.id
        assert (await phone.get("/api/me"))["guest"] == ann.id

    run(play, tmp_path / "games.db")


def test_who_is_banned_does_not_come_in_by_a_key_or_a_code(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann, key = await come(hall), Authenticator()
        await keep(ann, key)
        code = (await ann.post("/api/me/codes"))["codes"][0]
        await Admin(hall.tables.store, "root", hall.clock.now).ban(ann.id, days=1)
        other = await come(hall, "Fern")
        with refused("banned"):
            await enter(other, key)
        with refused("banned"):
            await other.post("/api/me/claim", code=code)
        assert (await other.get("/api/me"))["guest"] == other.id
        hall.clock.pass_(25 * 60)
        assert (await enter(other, key))["guest"] == ann.id

    run(play, db)


# --- all about me ---


def test_all_that_is_kept_about_somebody_is_one_file(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann, bob, key = await come(hall), await come(hall, "Bob"), Authenticator()
        await keep(ann, key)
        await ann.post("/api/me/codes")
        table = await ann.make(LARGEST, seats=2)
        await bob.at(table, "join")
        await ann.at(table, "chat", text="hello “Bob”")
        await bob.at(table, "chat", text="hello Ann")
        await bob.make(LONGEST, seats=2)
        left = await bob.make(LONGEST, seats=3)
        await ann.at(left, "join")
        await ann.at(left, "leave")
        answer = await ann.http.get("/api/me/data")
        assert "attachment" in answer.headers["content-disposition"]
        told = answer.json()
        assert (told["guest"]["id"], told["guest"]["name"]) == (ann.id, "Ann")
        assert [each["id"] for each in told["keys"]] == [text(key.id)]
        assert told["codes"] == CODES
        assert (told["page"]["guest"], told["called"], told["away"]) == (ann.id, [], [])
        assert [(each["table"], each["text"]) for each in told["said"]] == [(table, "hello “Bob”")]
        tables = {each["table"]: each for each in told["tables"]}
        assert {*tables} == {table, left}
        assert tables[table]["record"] == await ann.get(f"/api/tables/{table}/record")
        assert (tables[left]["seat"], tables[left]["record"]) == (None, "")
        assert "hello Ann" not in answer.text

    run(play, db)


def test_who_is_deleted_leaves_games_without_a_name(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann, bob, key = await come(hall), await come(hall, "Bob"), Authenticator()
        await keep(ann, key)
        code = (await ann.post("/api/me/codes"))["codes"][0]
        table = await ann.make(LARGEST, seats=2)
        await bob.at(table, "join")
        await ann.at(table, "chat", text="hello")
        socket = await bob.socket(table)
        await socket.settled()
        hall.clock.pass_(1)
        await ann.post("/api/me/delete")
        assert not ann.cookie
        head = await bob.get(f"/api/tables/{table}")
        assert "Ann" not in json.dumps(head)
        assert "Ann" not in await bob.get(f"/api/tables/{table}/record")
        other = await come(hall, "Fern")
        with refused("bad-key"):
            await enter(other, key)
        with refused("bad-code"):
            await other.post("/api/me/claim", code=code)
        orders = await hall.tables.store.orders()
        assert [(each.what, each.by) for each in orders] == [
            ("leave", "guest"),
            ("delete-guest", "guest"),
        ]
        await hall.quiet()

    run(play, db, shared=db.startswith("postgres"))
    with look(db) as raw:
        kept = repr([[*raw.rows(part)] for part in ("guests", "entries", "chat", "keys")])
    assert "'Ann'" not in kept
    assert '"Ann' not in kept
    assert "hello" not in kept


def test_a_mere_guest_can_take_their_data_and_go(tmp_path: Any) -> None:
    async def play(hall: Hall) -> None:
        ann = await come(hall)
        assert (await ann.get("/api/me/data"))["guest"]["name"] == "Ann"
        await ann.post("/api/me/delete")
        assert (await hall.tables.store.guest(ann.id)).name != "Ann"

    run(play, tmp_path / "games.db")


def test_everything_is_asked_for_so_often(tmp_path: Any) -> None:
    async def play(hall: Hall) -> None:
        ann = await come(hall)
        for _ in range(int(RATES["data"].burst)):
            await ann.get("/api/me/data")
        for ask in (ann.get("/api/me/data"), ann.post("/api/me/delete")):
            with refused("rate"):
                await ask
        for _ in range(int(RATES["keep"].burst)):
            await ann.post("/api/me/codes")
        with refused("rate"):
            await ann.post("/api/me/codes")

    run(play, tmp_path / "games.db", limits=1)


def test_without_a_cookie_there_is_nothing_to_keep(tmp_path: Any) -> None:
    async def play(hall: Hall) -> None:
        nobody, key = reach(Player(hall.app), LOCAL), Authenticator()
        for path in ("/api/me/keep", "/api/me/data"):
            with refused("no-guest"):
                await nobody.get(path)
        for path in ("/api/me/keys/ask", "/api/me/codes", "/api/me/leave", "/api/me/delete"):
            with refused("no-guest"):
                await nobody.post(path)
        ann = await come(hall)
        await keep(ann, key)
        assert (await enter(nobody, key))["guest"] == ann.id, "but one can sign in"

    run(play, tmp_path / "games.db")


def test_nobody_is_told_who_has_an_account(tmp_path: Any) -> None:
    """All that Bob can read about Ann is the same before and after."""

    async def play(hall: Hall) -> None:
        ann, bob = await come(hall), await come(hall, "Bob")
        table = await ann.make(LARGEST, seats=2)
        await bob.at(table, "join")

        async def read() -> list[Any]:
            socket = await bob.socket(table)
            await socket.settled()
            await socket.close()
            paths = (f"/api/tables/{table}", "/api/tables", f"/api/tables/{table}/record")
            said = [line for line in socket.bytes if '"pong"' not in line]
            return [said, *[await bob.get(path) for path in paths]]

        await read()
        before = await read()
        await keep(ann, Authenticator())
        await ann.post("/api/me/codes")
        assert await read() == before

    run(play, tmp_path / "games.db")
