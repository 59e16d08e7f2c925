"""The store in PostgreSQL: news for other processes, and connections that are lost."""

import asyncio
from collections.abc import AsyncIterator
from itertools import count
from typing import Any

import psycopg
import pytest
from games_by import LONGEST

from engawa import store
from engawa.store import Entry, News, StoreDown, StoredTable
from engawa.store.postgres import PAYLOAD, PostgresLog, connect
from tools.postgres import Cluster

NUMBER = count(1)
CUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


@pytest.fixture
def url(postgres: Cluster) -> str:
    return postgres.database(f"shared{next(NUMBER)}")


def entry(n: int, by: str = "anna") -> Entry:
    return Entry(n, n, "line", 0, by, "panda c4", f"{by} {n}")


async def with_tables(log: store.Log, *names: str) -> None:
    for name in names:
        await log.create(StoredTable(name, LONGEST, "playing", False, "anna", 0, {}))


async def next_of(news: AsyncIterator[News]) -> News:
    return await asyncio.wait_for(anext(news), 20)


async def cut(url: str) -> None:
    """Close every connection."""
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as db:
        await db.execute(CUT)


def test_others_hear_what_one_process_does_and_it_does_not_hear_itself(url: str) -> None:
    async def play() -> None:
        async with store.open(url) as here, store.open(url) as there:
            await with_tables(here, "t1")
            heard = there.watch()
            assert await next_of(heard) == News("missed")
            assert await here.append("t1", 0, [entry(1), entry(2)])
            assert await next_of(heard) == News("log", "t1", 2)
            assert await there.append("t1", 2, [entry(3)])
            await there.say("t1", 0, "anna", 0, "hello")
            await here.change("t1", status="over")
            assert await next_of(heard) == News("head", "t1")

    asyncio.run(play())


def test_an_error_does_not_quote_what_was_to_be_kept(url: str) -> None:
    async def play() -> None:
        async with store.open(url) as log:
            with pytest.raises(StoreDown, match="null value") as down:
                await log._run("INSERT INTO chat VALUES (?, 1, 0, ?, 0, NULL)", "t1", "a secret")
            assert "secret" not in str(down.value)

    asyncio.run(play())


def test_what_strangers_say_on_the_channel_is_not_heard(url: str) -> None:
    async def play() -> None:
        async with store.open(url) as here, store.open(url) as there:
            heard = there.watch()
            assert await next_of(heard) == News("missed")
            async with await psycopg.AsyncConnection.connect(url, autocommit=True) as db:
                for words in ("", "[]", "{}", '["x", [{}]]', "hello"):
                    await db.execute("SELECT pg_notify('engawa', %s)", [words])
            await with_tables(here, "t1")
            assert await next_of(heard) == News("head", "t1")

    asyncio.run(play())


def test_news_of_many_tables_go_in_as_few_messages_as_will_carry_them() -> None:
    log = PostgresLog("postgresql://")
    news = [News("log", f"table-{i:04}", i) for i in range(1000)]
    assert len(log._news(news[:50])) == 1
    texts = log._news(news)
    assert all(len(text) < PAYLOAD for text in texts)
    assert [one for text in texts for one in PostgresLog("postgresql://")._heard(text)] == news


def test_of_two_processes_at_the_same_version_one_is_first(url: str) -> None:
    async def play() -> None:
        async with store.open(url) as here, store.open(url) as there:
            tables = [f"t{i}" for i in range(8)]
            await with_tables(here, *tables)
            for seen in range(25):
                said = await asyncio.gather(
                    *(here.append(t, seen, [entry(seen + 1, "here")]) for t in tables),
                    *(there.append(t, seen, [entry(seen + 1, "there")]) for t in reversed(tables)),
                )
                assert sum(said) == len(tables)
            for table in tables:
                assert [e.n for e in await here.read(table)] == [*range(1, 26)]

    asyncio.run(play())


def test_a_connection_that_was_lost_is_made_again(url: str) -> None:
    async def play() -> None:
        async with store.open(url) as log:
            await with_tables(log, "t1")
            heard = log.watch()
            assert await next_of(heard) == News("missed")
            assert await log.append("t1", 0, [entry(1)])
            await cut(url)
            assert await log.append("t1", 1, [entry(2)])
            assert await log.read("t1") == [entry(1), entry(2)]
            await cut(url)
            assert await log.read("t1", 1) == [entry(2)]
            assert await next_of(heard) == News("missed")  # so that the listener looks again

    asyncio.run(play())


def test_a_commit_whose_answer_was_lost_is_not_written_twice(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = PostgresLog._append_once
    lost: list[list[bool]] = []

    async def lose_the_answer(self: PostgresLog, *asked: Any, **more: Any) -> list[bool]:
        said = await write(self, *asked, **more)
        if not lost:
            lost.append(said)
            raise psycopg.OperationalError("the line went dead")
        return said

    monkeypatch.setattr(PostgresLog, "_append_once", lose_the_answer)

    async def play() -> None:
        async with store.open(url) as log:
            await with_tables(log, "t1", "t2")
            said = await asyncio.gather(
                log.append("t1", 0, [entry(1)]),
                log.append("t1", 0, [entry(1, "bert")]),
                log.append("t2", 0, [entry(1), entry(2)]),
            )
            assert [*said] == [True, False, True]
            assert lost
            assert await log.read("t1") == [entry(1)]
            assert await log.read("t2") == [entry(1), entry(2)]

    asyncio.run(play())


def test_a_database_that_stays_away_is_said_and_passes(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engawa.store.postgres.PATIENCE", 0.0)

    async def gone(_: str) -> None:
        raise psycopg.OperationalError("nobody answers")

    async def play() -> None:
        async with store.open(url) as log:
            await with_tables(log, "t1")
            with monkeypatch.context() as patch:
                patch.setattr("engawa.store.postgres.connect", gone)
                await cut(url)
                for asked in (
                    lambda: log.append("t1", 0, [entry(1)]),
                    lambda: log.read("t1"),
                    lambda: log.note("a", "b"),
                ):
                    with pytest.raises(store.StoreDown, match="cannot be used at the moment"):
                        await asked()
            assert await log.append("t1", 0, [entry(1)])

    asyncio.run(play())


def test_a_full_disk_is_said(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(self: PostgresLog, *asked: Any, **more: Any) -> list[bool]:
        raise psycopg.errors.DiskFull("could not extend file")

    async def play() -> None:
        async with store.open(url) as log:
            await with_tables(log, "t1")
            with monkeypatch.context() as patch:
                patch.setattr(PostgresLog, "_append_once", full)
                with pytest.raises(store.StoreFull, match="disk is full"):
                    await log.append("t1", 0, [entry(1)])
            assert await log.append("t1", 0, [entry(1)])

    asyncio.run(play())


def test_who_is_stopped_while_connecting_leaves_no_connection_open(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[psycopg.AsyncConnection[Any]] = []

    async def hang(self: psycopg.AsyncConnection[Any], *asked: Any) -> None:
        opened.append(self)
        await asyncio.Event().wait()

    async def play() -> None:
        monkeypatch.setattr(psycopg.AsyncConnection, "execute", hang)
        connecting = asyncio.create_task(connect(url))
        while not opened:
            await asyncio.sleep(0.001)
        connecting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await connecting
        assert opened[0].closed

    asyncio.run(play())


def test_nobody_there_is_said(tmp_path: object) -> None:
    async def play() -> None:
        async with store.open(f"postgresql:///games?host={tmp_path}"):
            pass

    with pytest.raises(store.StoreDown, match="cannot be used at the moment"):
        asyncio.run(play())
