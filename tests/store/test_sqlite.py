"""The store in a file: who owns it, and what it says when it cannot go on."""

import asyncio
from pathlib import Path

import apsw
import pytest
from games_by import LONGEST

from engawa import store
from engawa.store import Entry, StoredTable
from engawa.store.sqlite import SqliteLog


def entry(n: int, size: int = 1) -> Entry:
    return Entry(n, n, "line", 0, "anna", "x" * size)


async def with_table(log: store.Log) -> None:
    await log.create(StoredTable("t1", LONGEST, "playing", False, "anna", 0, {}))


def test_a_file_has_one_owner_until_it_is_closed(tmp_path: Path) -> None:
    async def play() -> None:
        async with store.open(tmp_path / "games.db"):
            with pytest.raises(store.StoreDown, match=r"in use by another process.*postgresql://"):
                async with store.open(tmp_path / "games.db"):
                    pass
        async with store.open(tmp_path / "games.db") as log:
            await log.check()

    asyncio.run(play())


def test_folders_on_the_way_are_made(tmp_path: Path) -> None:
    async def play() -> None:
        async with store.open(f"sqlite:///{tmp_path}/a/b/games.db") as log:
            await log.check()

    asyncio.run(play())
    assert (tmp_path / "a/b/games.db").exists()


def test_a_commit_is_on_disk_before_it_counts(tmp_path: Path) -> None:
    async def play() -> None:
        log = SqliteLog(tmp_path / "games.db")
        async with log:
            assert log._db.pragma("journal_mode") == "wal"
            assert log._db.pragma("synchronous") == 2  # full

    asyncio.run(play())


def test_a_full_disk_is_said_changes_nothing_and_passes(tmp_path: Path) -> None:
    async def play() -> None:
        log = SqliteLog(tmp_path / "games.db")
        async with log:
            await with_table(log)
            assert await log.append("t1", 0, [entry(1)])
            log._db.pragma("max_page_count", log._db.pragma("page_count"))
            with pytest.raises(store.StoreFull, match="the disk is full"):
                await log.append("t1", 1, [entry(2, 100_000)])
            assert await log.read("t1") == [entry(1)]
            log._db.pragma("max_page_count", 1_000_000)
            assert await log.append("t1", 1, [entry(2, 100_000)])
            assert await log.read("t1") == [entry(1), entry(2, 100_000)]

    asyncio.run(play())


def test_a_file_locked_by_a_stranger_is_said_and_passes(tmp_path: Path) -> None:
    async def play() -> None:
        log = SqliteLog(tmp_path / "games.db")
        async with log:
            await with_table(log)
            log._db.set_busy_timeout(10)
            stranger = apsw.Connection(str(tmp_path / "games.db"))
            stranger.execute("BEGIN IMMEDIATE")
            with pytest.raises(store.StoreDown, match=r"games\.db cannot be used at the moment"):
                await log.append("t1", 0, [entry(1)])
            stranger.execute("ROLLBACK")
            stranger.close()
            assert await log.append("t1", 0, [entry(1)])

    asyncio.run(play())


@pytest.mark.parametrize("kind", ["no folder", "no database"])
def test_what_is_no_database_is_said(tmp_path: Path, kind: str) -> None:
    (tmp_path / "notes.txt").write_text("these are notes, and not a database at all\n" * 100)
    name = "notes.txt/games.db" if kind == "no folder" else "notes.txt"

    async def play() -> None:
        async with store.open(tmp_path / name):
            pass

    with pytest.raises(store.StoreDown, match=r"notes\.txt.* cannot be used at the moment"):
        asyncio.run(play())


def test_what_is_written_ahead_is_swept_into_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log is moved in the background, or by the writer if it is too long; nothing is lost."""
    monkeypatch.setattr("engawa.store.sqlite.LONG", 10)
    monkeypatch.setattr("engawa.store.sqlite.LONGEST", 40)
    path = tmp_path / "games.db"

    async def play() -> None:
        async with store.open(path) as log:
            await with_table(log)
            for n in range(300):
                assert await log.append("t1", n, [entry(n + 1, 2000)])
            assert Path(f"{path}-wal").stat().st_size < 300 * 4096
        async with store.open(path) as log:
            assert [each.n for each in await log.read("t1")] == [*range(1, 301)]

    asyncio.run(play())
