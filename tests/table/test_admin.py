"""Orders of the operator are carried out in the store, and noticed by every process."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from games_by import LARGEST, LONGEST, SMALLEST
from hall import NOON, Hall, Player, Refusal, Socket, hall
from serving import serving
from websockets.asyncio.client import connect

from engawa import cli, store
from engawa.store import BadStore, StoreDown
from engawa.store.raw import look
from engawa.table.admin import Admin
from engawa.table.doctor import examine
from engawa.table.retention import Retention

DAY = 24 * 60  # minutes


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the owner of a file look for other writers all the time."""
    monkeypatch.setattr("engawa.store.sqlite.LOOK", 0.01)


def refused(code: str) -> Any:
    return pytest.raises(Refusal, check=lambda no: no.code == code)


@asynccontextmanager
async def served(db: str, **how: Any) -> AsyncIterator[tuple[Hall, Admin]]:
    """Run a server, with an operator beside it."""
    async with (
        hall(db, shared=db.startswith("postgres"), **how) as opened,
        store.open(db, beside=True) as log,
    ):
        yield opened, Admin(log, "root", opened.clock.now)


def play(
    db: str, work: Callable[[Hall, Admin, Player, Player, str], Awaitable[None]], **how: Any
) -> None:
    """Run work at a table where Ann and Bob have begun; afterwards, the store must be sound."""

    async def whole() -> None:
        async with served(db) as (hall, admin):
            ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
            table = await ann.make(LARGEST, seats=2, **how)
            await bob.at(table, "join")
            await ann.at(table, "chat", text="hello")
            await work(hall, admin, ann, bob, table)
            await hall.quiet()

    asyncio.run(whole())
    with look(db) as raw:
        assert examine(raw, NOON + 90 * 60_000).wrong == []


async def until(true: Callable[[], Any]) -> None:
    for _ in range(1000):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not happen within a minute")


async def ends(socket: Socket) -> None:
    while (await socket.next())["is"] != "close":
        pass


# --- tables ---


def test_a_closed_table_goes_no_further_and_says_so(db: str) -> None:
    async def work(hall: Hall, admin: Admin, ann: Player, bob: Player, table: str) -> None:
        socket = await bob.socket(table)
        await socket.settled()
        done = await admin.close(table, "quarrel")
        assert (done.order.what, done.order.whom) == ("close", table)
        while not (head := (await socket.until("table"))["head"]).get("stopped"):
            pass
        assert (head["stopped"], head["status"]) == (
            "This table was closed by whoever runs the server.",
            "over",
        )
        assert (await socket.until("scene"))["scene"]["asks"] == head["stopped"]
        live = hall.tables.lives[table]
        for who in (ann, bob):
            with refused("stopped"):
                await who.at(table, "play", line=hall.lines(table)[0], seen=live.table.n)
            assert [each["stopped"] for each in (await who.get("/api/tables"))["mine"]] == [
                head["stopped"]
            ]
        assert (await ann.get(f"/api/tables/{table}/record")).startswith("# This table was closed")
        with pytest.raises(BadStore, match="The game is over"):
            await admin.close(table)

    play(db, work)

    async def later() -> None:
        async with hall(db) as again:
            (head,) = await again.tables.store.heads()
            live = await again.tables.live(head.id)
            assert (live.table.status, live.table.turn) == ("over", None)
            assert head.status == "over"

    asyncio.run(later())


def test_bots_stop_at_a_table_that_is_closed(db: str) -> None:
    async def work(hall: Hall, admin: Admin, ann: Player, bob: Player, table: str) -> None:
        other = await ann.make(LONGEST, seats=4, bots=["greedy"] * 4)
        await admin.close(other)
        await until(lambda: hall.tables.lives[other].table.stopped)
        n = hall.tables.lives[other].table.n
        await until(lambda: other not in hall.tables.autoplay.attended)
        assert (await hall.tables.store.head(other)).n == n

    play(db, work)


def test_a_deleted_table_is_gone_with_all_that_was_about_it(db: str) -> None:
    async def work(hall: Hall, admin: Admin, ann: Player, bob: Player, table: str) -> None:
        socket = await ann.socket(table)
        await socket.settled()
        await bob.at(table, "mute", guest=ann.id)
        await admin.delete_table(table, "spam")
        await ends(socket)
        assert table not in hall.tables.lives
        assert (await bob.get("/api/tables"))["mine"] == []
        with refused("not-found"):
            await bob.get(f"/api/tables/{table}")
        with pytest.raises(BadStore, match=f"there is no table '{table}'"):
            await admin.delete_table(table)

    play(db, work)
    with look(db) as raw:
        for relation in ("tables", "entries", "sitting", "chat", "mutes"):
            assert list(raw.rows(relation)) == []


def test_who_still_plays_at_a_deleted_table_leaves_nothing_behind(db: str) -> None:
    """Before the process has noticed the deletion."""

    async def work(hall: Hall, admin: Admin, ann: Player, bob: Player, table: str) -> None:
        live = await hall.tables.live(table)
        await hall.quiet()
        hall.tables.ordered = 1 << 40  # later orders only
        await admin.delete_table(table)
        for who in (ann, bob):
            with pytest.raises(Refusal):
                await who.at(table, "play", line=hall.lines(table)[0], seen=live.table.n)
            with refused("not-found"):
                await who.at(table, "chat", text="is anybody here?")
            await who.at(table, "mute", guest=ann.id)
        live.noted = ()
        await hall.tables.note(live)

    play(db, work)


# --- guests ---


def test_a_muted_guest_says_nothing_until_then(db: str) -> None:
    async def work(hall: Hall, admin: Admin, ann: Player, bob: Player, table: str) -> None:
        await admin.mute(ann.id, days=2)
        for text in ("now?", "and now?"):
            with refused("muted"):
                await ann.at(table, "chat", text=text)
        await bob.at(table, "chat", text="peace")
        hall.clock.pass_(2 * DAY + 1)
        await ann.at(table, "chat", text="now")
        await admin.mute(ann.id)
        hall.clock.pass_(10_000 * DAY)
        with refused("muted"):
            await ann.at(table, "chat", text="now?")
        await admin.unmute(ann.id)
        await ann.at(table, "chat", text="at last")
        hall.clock.ms = NOON

    play(db, work)


def test_a_banned_guest_is_let_go_and_a_bot_goes_on(db: str) -> None:
    async def work(hall: Hall, admin: Admin, ann: Player, bob: Player, table: str) -> None:
        waiting = await ann.make(LONGEST, seats=2)
        sockets = [await ann.socket(table), await ann.socket(waiting)]
        theirs = await bob.socket(table)
        for socket in (*sockets, theirs):
            await socket.settled()
        done = await admin.ban(ann.id, days=1, why="rude")
        assert done.notes == []
        for socket in sockets:
            await ends(socket)
        for path in ("/api/me", "/api/tables", f"/api/tables/{table}"):
            with refused("banned"):
                await ann.get(path)
        with pytest.raises(AssertionError, match="You may not play here"):
            await ann.socket(table)
        await until(lambda: hall.tables.lives[table].table.sitters[0].bot)
        assert hall.tables.lives[table].table.sitters[0].name == "Ann (gone)"
        while hall.tables.lives[table].table.turn != 1:  # the bot has played
            await asyncio.sleep(0.01)
        assert await admin.sitting(waiting) == []
        hall.clock.pass_(DAY + 1)
        assert (await ann.get("/api/me"))["name"] == "Ann"
        hall.clock.pass_(-DAY - 1)
        await admin.unban(ann.id)
        assert (await ann.get("/api/me"))["name"] == "Ann"

    play(db, work)


def test_a_bot_that_takes_over_is_woken_where_nobody_looks(db: str) -> None:
    async def work(hall: Hall, admin: Admin, ann: Player, bob: Player, table: str) -> None:
        await hall.quiet()
        turn = hall.tables.lives[table].table.turn
        n = hall.tables.lives[table].table.n
        hall.tables.put_away(hall.tables.lives[table])
        await admin.ban((ann, bob)[turn].id)
        for _ in range(1000):
            head = await admin.table(table)
            if head.n > n + 1:  # after the seat, the bot's line
                return
            await asyncio.sleep(0.01)
        raise AssertionError("nobody has played")

    play(db, work)


def test_a_ban_that_was_not_heard_of_is_noticed(db: str) -> None:
    async def work(hall: Hall, admin: Admin, ann: Player, bob: Player, table: str) -> None:
        hall.tables.ordered = 1 << 40
        socket = await ann.socket(table)
        await socket.settled()
        await admin.ban(ann.id)
        await hall.tables.recheck()
        await ends(socket)

    play(db, work)


def test_who_is_put_up_while_no_server_is_there_loses_no_time_to_it(db: str) -> None:
    """Nor does the player to move."""
    hour = {"kind": "game", "minutes": 60}
    left: list[list[int]] = []

    async def work(hall: Hall, admin: Admin, ann: Player, bob: Player, table: str) -> None:
        left.append(hall.tables.lives[table].table.left)

    play(db, work, clock=hour)

    async def later() -> None:
        async with store.open(db, beside=True) as log:
            (bob,) = await log.guests("bob")
            (head,) = await log.heads()
            await Admin(log, "root", lambda: NOON + 50 * 60_000).ban(bob.id)
            entries = await log.read(head.id)
        clocks = [json.loads(entry.text) for entry in entries if entry.kind == "clock"]
        assert clocks[-1] == left[0] == [3_600_000, 3_600_000]

    asyncio.run(later())


def test_of_a_deleted_guest_no_name_and_no_word_is_left(db: str) -> None:
    async def work(hall: Hall, admin: Admin, ann: Player, bob: Player, table: str) -> None:
        zoe = await hall.guest("Zoe-the-first")
        other = await zoe.make(LARGEST, seats=2)
        await bob.at(other, "join")
        await zoe.at(other, "chat", text="a word of Zoe-the-first")
        await bob.at(other, "chat", text="a word of Bob's")
        await zoe.post("/api/me", name="Zoe-the-second")
        private = await bob.post("/api/tables", game=LARGEST, seats=2)
        code = private["link"].partition("join=")[2]
        await zoe.at(private["table"], "join", watch=True, code=code)
        left = await zoe.make(LARGEST, seats=2)
        await bob.at(left, "join")
        await zoe.at(left, "leave")
        socket, theirs = await zoe.socket(other), await bob.socket(other)
        await socket.settled()
        before = str(hall.tables.lives[other].table.position)
        await admin.delete_guest(zoe.id, "asked for it")
        await ends(socket)
        while "Zoe" in json.dumps((await theirs.until("table"))["head"]):
            pass
        for id in (other, left):
            head = json.dumps(await bob.get(f"/api/tables/{id}"))
            assert "Zoe" not in head
            assert "somebody (gone)" in head
        assert [said.text for said in await admin.chat(other)] == ["a word of Bob's"]
        assert (await zoe.get("/api/me"))["guest"] != zoe.id  # somebody new
        await hall.quiet()
        for sitter in hall.tables.lives[other].table.sitters:
            assert "Zoe" not in sitter.name
        del hall.tables.lives[other]
        again = (await hall.tables.live(other)).table
        assert [sitter.name for sitter in again.sitters] == ["somebody (gone)", "Bob"]
        assert again.n >= 1
        assert before

    play(db, work)
    with look(db) as raw:
        for relation in store.schema.relations(raw.version()):
            assert "Zoe" not in str(list(raw.rows(relation))), relation


# --- talk ---


def test_deleted_talk_is_told_to_nobody_and_what_is_said_next_is(db: str) -> None:
    async def work(hall: Hall, admin: Admin, ann: Player, bob: Player, table: str) -> None:
        for who, text in ((bob, "one"), (ann, "two"), (bob, "three")):
            await who.at(table, "chat", text=text)
        socket = await ann.socket(table)
        await socket.until("talk")
        told = [said.text for said in await admin.chat(table)]
        assert told == ["hello", "one", "two", "three"]
        await admin.delete_chat(table, n=3)
        await admin.delete_chat(table, by=bob.id)
        assert [said.text for said in await admin.chat(table)] == ["hello"]
        with pytest.raises(BadStore, match="nothing such among what was said"):
            await admin.delete_chat(table, by=bob.id)
        late = await bob.socket(table)
        assert [said["text"] for said in (await late.until("talk"))["said"]] == ["hello"]
        await bob.at(table, "chat", text="four")
        assert (await socket.until("chat"))["text"] == "four"
        await admin.delete_chat(table)
        assert await admin.chat(table) == []

    play(db, work)


# --- what was ordered ---


def test_all_orders_are_kept_with_who_and_why(db: str) -> None:
    async def work(hall: Hall, admin: Admin, ann: Player, bob: Player, table: str) -> None:
        await admin.mute(ann.id, why="rude")
        await admin.unmute(ann.id)
        await admin.delete_chat(table)
        await admin.close(table, why="late")
        await admin.ban(bob.id)
        await admin.unban(bob.id)
        await admin.delete_guest(bob.id)
        await admin.delete_table(table)
        found = await admin.store.orders()
        assert [(each.n, each.what) for each in found] == [
            (1, "mute"),
            (2, "unmute"),
            (3, "delete-chat"),
            (4, "close"),
            (5, "ban"),
            (6, "unban"),
            (7, "delete-guest"),
            (8, "delete-table"),
        ]
        assert {each.by for each in found} == {"root"}
        assert (found[0].why, found[3].why, found[0].whom) == ("rude", "late", ann.id)
        await until(lambda: hall.tables.ordered == 8)

    play(db, work)


def test_who_and_what_is_not_there_is_said(db: str) -> None:
    async def work(hall: Hall, admin: Admin, ann: Player, bob: Player, table: str) -> None:
        for ask in (admin.mute, admin.unmute, admin.ban, admin.unban, admin.delete_guest):
            with pytest.raises(BadStore, match="there is no guest 'nobody'"):
                await ask("nobody")
        for about in (admin.close, admin.delete_table, admin.chat, admin.delete_chat):
            with pytest.raises(BadStore, match="there is no table 'nowhere'"):
                await about("nowhere")
        assert await admin.store.orders() == []

    play(db, work)


def test_beside_an_older_server_nothing_is_touched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def whole() -> None:
        async with store.open(tmp_path / "games.db"):
            now = len(store.schema.STEPS)
            newer = [*store.schema.STEPS, ["CREATE TABLE more (id BIGINT)"]]
            monkeypatch.setattr("engawa.store.schema.STEPS", newer)
            with pytest.raises(StoreDown, match=f"is served by an Engawa with version {now}"):
                async with store.open(tmp_path / "games.db", beside=True):
                    pass

    asyncio.run(whole())


# --- what is not kept for ever ---


def test_talk_is_kept_as_long_as_is_set(db: str) -> None:
    async def whole() -> None:
        async with served(db, keep=Retention(chat=30)) as (hall, admin):
            ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
            table, other = [await ann.make(LARGEST, seats=2) for _ in range(2)]
            socket = await ann.socket(table)
            for who in (ann, bob):
                await who.at(table, "join")
                await who.at(other, "join")
            await ann.at(other, "chat", text="old")
            await ann.at(table, "chat", text="old")
            await bob.at(table, "chat", text="old too")
            hall.clock.pass_(20 * DAY)
            await bob.at(other, "chat", text="new")
            await hall.tables.sweep()
            assert len(await admin.chat(table)) == 2
            hall.clock.pass_(11 * DAY)
            await hall.tables.sweep()
            assert await admin.chat(table) == []
            assert [said.text for said in await admin.chat(other)] == ["new"]
            await bob.at(table, "chat", text="go on")
            while (await socket.until("chat"))["text"] != "go on":
                pass

    asyncio.run(whole())
    with look(db) as raw:
        assert "old" not in str(list(raw.rows("chat")))


def test_games_that_nobody_finishes_are_kept_as_long_as_is_set(db: str) -> None:
    async def whole() -> None:
        async with served(db, keep=Retention(unfinished=60)) as (hall, admin):
            ann = await hall.guest("Ann")
            over = await ann.make(SMALLEST, seats=2, bots=["greedy"] * 2)
            await until(lambda: hall.tables.lives[over].table.over)
            waiting = [await ann.make(LARGEST, seats=2) for _ in range(60)]
            await hall.quiet()
            hall.clock.pass_(59 * DAY)
            used = await ann.make(LARGEST, seats=2)
            await hall.tables.sweep()
            assert len(await admin.store.heads(limit=100)) == 62
            hall.clock.pass_(2 * DAY)
            await hall.tables.sweep()
            assert {head.id for head in await admin.store.heads(limit=100)} == {over, used}
            assert not set(waiting) & set(hall.tables.lives)
            (order, *_) = await admin.store.orders()
            assert (order.by, order.why) == ("retention", "not finished, and not used for 60 days")

    asyncio.run(whole())


def test_a_server_looks_after_what_is_kept_by_itself(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engawa.table.tables.RETENTION_SOON", 0.01)

    async def whole() -> None:
        async with served(db) as (hall, admin):
            table = await (await hall.guest("Ann")).make(LARGEST, seats=2)
            await hall.quiet()

        def later(hall: Hall) -> None:
            hall.clock.pass_(2 * DAY)

        async with served(db, before=later, keep=Retention(unfinished=1)) as (_, admin):
            for _ in range(1000):
                if await admin.store.head(table) is None:
                    return
                await asyncio.sleep(0.01)
            raise AssertionError("it is still there")

    asyncio.run(whole())


# --- the command ---


def test_the_command_reaches_a_server_that_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    db = f"sqlite:///{tmp_path}/games.db"
    monkeypatch.setenv("ENGAWA_DB", db)

    async def order(*words: str) -> str:
        return await asyncio.to_thread(_order, *words)

    def _order(*words: str) -> str:
        monkeypatch.setattr("sys.argv", ["engawa", "admin", *words])
        with pytest.raises(SystemExit, check=lambda stop: not stop.code):
            cli.main()
        return capsys.readouterr().out

    async def guest_is_let_go(address: str) -> None:
        async with httpx.AsyncClient(base_url=address) as ann:
            me = (await ann.get("/api/me")).json()["guest"]
            asked = {"game": LARGEST, "seats": 2, "public": True}
            table = (await ann.post("/api/tables", json=asked)).json()["table"]
            assert re.search(
                rf"(?m)^{table} +{LARGEST} +waiting +yes .* {me} +{me}$", await order("tables")
            )
            url = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
            cookie = {"cookie": f"engawa={ann.cookies['engawa']}"}
            async with connect(url, additional_headers=cookie) as socket:
                await socket.send('{"do": "hello"}')
                await socket.recv()
                said = await order("ban", me, "--why", "rude")
                assert said == f"Guest {me} is banned (order 1).\n"
                async for _ in socket:
                    pass  # until it is closed
            told = (await ann.get("/api/me")).json()
            assert (told["code"], told["says"]) == (
                "banned",
                "You may not play here at the moment.",
            )
            assert (
                await order("delete-table", table, "--yes")
                == f"Table {table} is deleted (order 3).\n"
            )
            assert await order("tables") == "There are no such tables.\n"
            assert [each["what"] for each in json.loads(await order("orders", "--json"))] == [
                "ban",
                "leave",
                "delete-table",
            ]
            assert "for ever" in await order("guests")

    with serving(tmp_path) as server:
        asyncio.run(guest_is_let_go(server.address))
        said = [json.loads(line) for line in server.said()]
        assert [each["code"] for each in said if each["event"] == "order"][:1] == ["ban"]
