"""After a start, or when another process has gone, tables that wait for a bot or a clock go on."""

import asyncio
import ctypes
import gc
import io
import json
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from games_by import LARGEST, LONGEST, SMALLEST
from hall import NOON, Hall, Quick, hall, run

from engawa import store
from engawa.store import Entry, StoreDown, StoredTable
from engawa.table import tables, waking
from engawa.table.journal import Journal
from engawa.table.memory import give_back
from tools.postgres import Cluster

CLOCK = {"kind": "game", "minutes": 600}


async def until(done: Callable[[], bool], what: str = "") -> None:
    for _ in range(6000):
        if done():
            return
        await asyncio.sleep(0.01)
    raise AssertionError(what or "it did not happen within a minute")


async def awake(hall: Hall) -> None:
    """Wait until all tables are awake and have moved."""
    await asyncio.sleep(0)
    await until(
        lambda: not hall.tables.waking._round.locked() and not hall.tables.autoplay.attended
    )


async def owing(hall: Hall, **how: Any) -> str:
    """Make a table where a bot is to move and nobody watches."""
    ann = await hall.guest()
    while True:
        table = await ann.make(SMALLEST, seats=2, bots=[None, "greedy"], **how)
        live = hall.tables.lives[table]
        for number in range(40):
            if live.table.turn == 1:
                return table
            line = live.table.position.lines()[-1]
            await ann.at(table, "play", line=line, seen=live.table.n, id=str(number))


def asleep(db: Any, *hows: dict[str, Any]) -> list[str]:
    """Make tables where a bot is to move, in a store without a server."""
    tables: list[str] = []

    async def lay(hall: Hall) -> None:
        for how in hows:
            tables.append(await owing(hall, **how))

    run(lay, db, watchful=False)
    return tables


async def copies(db: Any, table: str, number: int) -> list[str]:
    """Make copies of a table."""
    async with store.open(str(db)) as log:
        head, entries = await log.head(table), await log.read(table)
        sitting = await log.sitting(table)
        assert head
        names = [f"copy{k}" for k in range(number)]

        async def copy(name: str) -> None:
            assert await log.create(msgspec.structs.replace(head, id=name))
            assert await log.append(name, 0, entries)
            for seat, guest in sitting.items():
                await log.sit(name, seat, guest)

        await asyncio.gather(*map(copy, names))
        return names


def test_after_a_start_every_table_that_owes_a_move_is_woken_however_many(tmp_path: Path) -> None:
    db, journal = tmp_path / "db", io.StringIO()
    (table,) = asleep(db, {})
    tables = [table, *asyncio.run(copies(db, table, 1200))]
    most = 0

    async def play(hall: Hall) -> None:
        before = (await hall.tables.store.head(table)).n
        left = set(tables)
        while left:
            await asyncio.sleep(0.1)
            heads = await hall.tables.store.heads(status="playing", limit=9999)
            left = {head.id for head in heads if head.n == before}
        await awake(hall)
        assert not hall.tables.lives, "what waits for people is put away again"

    def listen(hall: Hall) -> None:
        hall.tables.journal = Journal(journal)
        keep = hall.tables.keep

        def count(live: Any) -> None:
            nonlocal most
            keep(live)
            most = max(most, len(hall.tables.lives))

        hall.tables.keep = count

    run(play, db, before=listen)
    said = [json.loads(line) for line in journal.getvalue().splitlines()]
    first, last = said[0], said[-1]
    assert (first["event"], first["count"], first["left"]) == ("waking", 0, 1201)
    assert (last["event"], last["count"]) == ("awake", 1201)
    assert most <= waking.AT_ONCE


def test_those_where_people_sit_come_first_and_their_clocks_before_all(tmp_path: Path) -> None:
    clock, plain = {"clock": CLOCK}, {}  # type: ignore[var-annotated]
    tables = asleep(tmp_path / "db", plain, clock, plain, clock)
    bots: list[str] = []

    async def lay(hall: Hall) -> None:
        ann = await hall.guest()
        for _ in range(2):
            bots.append(await ann.make(SMALLEST, seats=2, bots=["random", "random"]))

    run(lay, tmp_path / "db", watchful=False)
    woken: list[str] = []

    def listen(hall: Hall) -> None:
        read = hall.tables._read

        async def note(table: str) -> Any:
            woken.append(table)
            return await read(table)

        hall.tables._read = note

    async def later(hall: Hall) -> None:
        await until(lambda: len(woken) == 6)

    run(later, tmp_path / "db", before=listen)
    assert {*woken[:2]} == {tables[1], tables[3]}
    assert {*woken[2:4]} == {tables[0], tables[2]}
    assert {*woken[4:]} == {*bots}


def test_no_more_are_woken_at_once_than_bots_can_see_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waking, "AT_ONCE", 3)
    (table,) = asleep(tmp_path / "db", {})
    asyncio.run(copies(tmp_path / "db", table, 9))
    asked: list[int] = []

    class Slow(Quick):
        thinking = 0

        async def think(self, sight: Any, bot: str, asker: Any) -> str:
            Slow.thinking += 1
            asked.append(Slow.thinking)
            await asyncio.sleep(0.05)
            Slow.thinking -= 1
            return await super().think(sight, bot, asker)

    run(awake, tmp_path / "db", pool=Slow)
    assert len(asked) >= 10
    assert max(asked) <= 3


def test_a_clock_that_ran_when_the_server_ended_runs_on(tmp_path: Path) -> None:
    table = ""

    async def lay(hall: Hall) -> None:
        nonlocal table
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        table = await ann.make(LARGEST, seats=2, clock={"kind": "move", "minutes": 1})
        await bob.at(table, "join")

    async def later(hall: Hall) -> None:
        await until(lambda: table in hall.tables.lives)
        live = hall.tables.lives[table]
        hall.clock.pass_(2)
        live.stirred.set()
        await until(lambda: any(sitter.away for sitter in live.table.sitters))

    run(lay, tmp_path / "db")
    run(later, tmp_path / "db")


def test_a_long_clock_is_not_sat_at_and_still_runs_out(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        tables, days = hall.tables, 24 * 60
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        table = await ann.make(LARGEST, seats=2, clock={"kind": "move", "minutes": 3 * days})
        await bob.at(table, "join")
        assert table in tables.autoplay.attended

        async def beat() -> None:
            if table in tables.lives:
                tables.lives[table].stirred.set()
            await asyncio.sleep(0.02)
            await tables._tidy()
            await tables.waking.some(tables.alarms.due(hall.clock.now()))
            await asyncio.sleep(0.02)

        hall.clock.pass_(days)
        await beat()
        assert table not in tables.lives
        turn = (await ann.get(f"/api/tables/{table}"))["turn"]  # somebody looks, and leaves
        hall.clock.pass_(days)
        await beat()
        await beat()
        assert not tables.lives
        hall.clock.pass_(days)
        await beat()
        await awake(hall)
        assert (await tables.live(table)).table.sitters[turn].away

    run(play, tmp_path / "db")


def test_a_game_whose_beginning_is_not_in_the_list_yet_is_woken_too(tmp_path: Path) -> None:
    (table,) = asleep(tmp_path / "db", {})

    async def late() -> None:
        async with store.open(str(tmp_path / "db")) as log:
            await log.change(table, status="waiting")

    asyncio.run(late())

    async def later(hall: Hall) -> None:
        before = (await hall.tables.store.head(table)).n
        await awake(hall)
        await hall.quiet()  # the list is updated a little later
        head = await hall.tables.store.head(table)
        assert head.n > before
        assert head.status != "waiting"

    run(later, tmp_path / "db")


def test_a_store_that_is_down_meanwhile_only_delays_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waking, "AGAIN", 0.01)
    tables = asleep(tmp_path / "db", {}, {})
    fails = 6

    def break_(hall: Hall) -> None:
        read = hall.tables.store._read

        async def down(sql: str, values: Any = ()) -> Any:
            nonlocal fails
            if fails and "FROM tables" in sql:
                fails -= 1
                raise StoreDown("just now")
            return await read(sql, values)

        hall.tables.store._read = down

    async def later(hall: Hall) -> None:
        await awake(hall)
        heads = [await hall.tables.store.head(table) for table in tables]
        logs = [await hall.tables.store.read(table) for table in tables]
        assert not fails
        assert all(any(entry.by == "bot:greedy" for entry in log) for log in logs)
        assert all(head.n == len(log) for head, log in zip(heads, logs, strict=True))

    run(later, tmp_path / "db", before=break_)


def test_a_table_that_cannot_be_read_keeps_none_from_waking(tmp_path: Path) -> None:
    (table,) = asleep(tmp_path / "db", {})

    async def spoil() -> None:
        async with store.open(str(tmp_path / "db")) as log:
            for name in ("bad1", "bad2"):
                about = {"seats": 2, "rules": 1}
                await log.create(
                    StoredTable(name, "no_such_game", "playing", True, "g", NOON, about)
                )
                await log.append(name, 0, [Entry(1, NOON + 999, "line", 0, "g", "x")])

    asyncio.run(spoil())

    async def later(hall: Hall) -> None:
        await awake(hall)
        assert any(entry.by == "bot:greedy" for entry in await hall.tables.store.read(table))

    run(later, tmp_path / "db")


def test_reading_a_table_writes_nothing(tmp_path: Path) -> None:
    (table,) = asleep(tmp_path / "db", {})

    async def later(hall: Hall) -> None:
        written: list[Any] = []
        write = hall.tables.store._write

        async def note(job: Any) -> Any:
            written.append(job)
            return await write(job)

        hall.tables.store._write = note
        await hall.tables.live(table)
        await hall.quiet()
        assert written == []

    run(later, tmp_path / "db", watchful=False)


# Removed from memory


def test_who_still_has_a_table_in_hand_when_it_is_put_away_brings_it_back(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        table = await ann.make(LARGEST, seats=2)
        await bob.at(table, "join")
        socket = await ann.socket(table, hello=False)  # it has not said hello yet
        hall.clock.pass_(30)
        await hall.tables._tidy()
        assert table not in hall.tables.lives
        eve = await (await hall.guest("Eve")).socket(table)
        await eve.settled()
        socket.send(do="hello")
        await socket.settled()
        live = hall.tables.lives[table]
        assert len(live.watchers) == 2
        who = (ann, bob)[live.table.turn]
        await who.at(table, "play", line=hall.lines(table)[0], seen=live.table.n)
        assert (await socket.until("change"))["n"] == (await eve.until("change"))["n"]

    run(play, tmp_path / "db")


def test_a_table_that_was_put_away_is_gone_from_memory(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        table = await ann.make(LONGEST, seats=2)
        await bob.at(table, "join")
        sockets = [await who.socket(table) for who in (ann, bob)]
        for socket in sockets:
            await socket.settled()
        live = hall.tables.lives[table]
        assert set(live.views) == {0, 1}
        await sockets[0].close()
        await hall.tables._tidy()
        assert set(live.views) == {1}, "a view that nobody looks from is kept"
        await sockets[1].close()
        await hall.tables._tidy()
        assert not live.views
        gone = weakref.ref(live)
        del live
        await asyncio.sleep(0.2)  # changes of who is here are sent a moment later
        hall.clock.pass_(30)
        await hall.tables._tidy()
        gc.collect()
        assert gone() is None
        assert table not in hall.tables._known
        assert (await ann.get(f"/api/tables/{table}"))["you"] == 0

    run(play, tmp_path / "db")


def test_memory_is_given_back_once_many_tables_were_put_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[bool] = []
    monkeypatch.setattr(tables, "give_back", lambda: given.append(True))
    monkeypatch.setattr(tables, "MANY", 3)

    async def play(hall: Hall) -> None:
        ann = await hall.guest()
        for number in range(3):
            await ann.make(LARGEST, seats=2)
            await hall.quiet()
            hall.clock.pass_(30)
            await hall.tables._tidy()
            assert given == [True] * (number == 2)

    run(play, tmp_path / "db")


def test_a_library_that_gives_nothing_back_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    give_back()
    monkeypatch.setattr(ctypes, "CDLL", lambda name: object())
    give_back()


def test_names_are_remembered_of_some_and_right_for_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "KNOWN", 3)

    async def play(hall: Hall) -> None:
        guests = [await hall.guest(f"Ann{k}") for k in range(9)]
        for k, guest in enumerate(guests):
            assert await hall.tables.name_of(guest.id) == f"Ann{k}"
            await guest.post("/api/me", name=f"Bea{k}")
        assert len(hall.tables._names) == 3
        for k, guest in enumerate(guests):
            assert await hall.tables.name_of(guest.id) == f"Bea{k}"

    run(play, tmp_path / "db")


# Several processes


def test_what_a_server_saw_to_before_it_was_killed_is_woken_when_its_lease_has_run_out(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waking, "LEASE", 100)
    url = postgres.database("killed")
    (table,) = asleep(url, {})

    async def later() -> None:
        async with store.open(url) as log:
            assert await log.lease(f"table/{table}", "who was killed", NOON, NOON + 9_000)
        async with hall(url, shared=True) as one:
            before = (await one.tables.store.head(table)).n
            await asyncio.sleep(0.05)
            assert table not in one.tables.lives
            one.clock.pass_(1)
            await awake(one)
            assert (await one.tables.store.head(table)).n > before

    asyncio.run(later())


@pytest.mark.parametrize("killed", [True, False])
def test_what_a_process_leaves_when_it_goes_another_sees_to(
    killed: bool, postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waking, "LEASE", 100)
    url = postgres.database(f"left{killed}".lower())

    async def play() -> None:
        async with hall(url, shared=True) as other:
            async with hall(url, shared=True, watchful=False) as one:
                await until(lambda: one.tables.presence.others == 1)
                await until(lambda: other.tables.presence.others == 1)
                table = await owing(one)
                assert await one.tables.store.lease(
                    f"table/{table}", one.tables.settings.name, NOON, NOON + 12_000
                )
                before = (await one.tables.store.head(table)).n
                if killed:
                    other.clock.pass_(1)
                    other.tables._miss()
                    await awake(other)
                    assert (await one.tables.store.head(table)).n > before
            if not killed:
                await until(lambda: not other.tables.presence.others)
                await awake(other)
                assert (await other.tables.store.head(table)).n > before

    asyncio.run(play())


def test_what_others_keep_while_a_table_is_read_is_not_missed(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.database("meanwhile")
    (table,) = asleep(url, {})

    async def play() -> None:
        async with hall(url, shared=True, watchful=False) as one:
            mine = await one.tables.live(table)
            entries = mine.table.play(
                1, "bot:greedy", one.lines(table)[0], mine.table.n, one.clock.now()
            )
            async with hall(url, shared=True, watchful=False) as other:
                chat = other.tables.store.chat

                async def slow(*what: Any, **how: Any) -> Any:
                    await one.tables.store.append(table, mine.table.n, entries)
                    await asyncio.sleep(0.2)  # its news come before there is a table
                    return await chat(*what, **how)

                monkeypatch.setattr(other.tables.store, "chat", slow)
                theirs = await other.tables.live(table)
                assert theirs.table.n == entries[-1].n

    asyncio.run(play())
