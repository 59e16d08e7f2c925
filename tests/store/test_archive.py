"""Backups: everything is restored exactly, into either database, or nothing is."""

import asyncio
import os
import secrets
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import apsw
import pytest
from games_by import LARGEST

from engawa import store
from engawa.store import (
    BadStore,
    Entry,
    Guest,
    Key,
    Log,
    StoreDown,
    StoredTable,
    StoreFull,
    StoreNewer,
    archive,
    schema,
)
from engawa.store.archive import Sums, backup, read_all, restore
from engawa.store.raw import Raw, look
from tools.postgres import Cluster

ROWS = {"tables": 3, "entries": 15, "guests": 1, "chat": 1, "sitting": 3, "mutes": 1, "codes": 1}
ROWS |= {"keys": 1, "recovery": 2, "spent": 1}


async def fill(log: Log) -> None:
    """Store something of every kind."""
    ann = Guest("ga", "Ann “ü” 竹", 1)
    await log.meet(ann)
    await log.add_key(ann, Key("key", "ga", "public", 0, "Linux", 1, 1), 10)
    await log.new_codes(ann, ["first", "second"])
    await log.spend("challenge", 0, 10**15)
    for name in ("t1", "t2", "t3"):
        await log.create(StoredTable(name, LARGEST, "playing", name == "t2", "ga", 1, {"seats": 2}))
        rows = [
            Entry(n, n, "line", None, "ga", f"x\n{n}\t\\N", str(n) * (n % 2)) for n in range(1, 6)
        ]
        assert await log.append(name, 0, rows)
        await log.sit(name, 0, "ga")
    await log.say("t1", 1, "ga", None, "hello", "x")
    await log.mute("t1", "ga", "gb")
    await log.offer("code", "ga", 0, 10**15)
    await log.lease("table/t1", "here", 0, 1)
    await log.secret("guests")


def filled(db: str) -> str:
    async def whole() -> None:
        async with store.open(db) as log:
            await fill(log)

    asyncio.run(whole())
    return db


def sums(db: str | Path) -> Sums:
    with look(db) as raw:
        return read_all(raw)


@pytest.fixture(params=["sqlite", "postgresql"])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Yield a second database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/other.db"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.database(f"other{secrets.token_hex(4)}")


def test_what_was_backed_up_is_restored_to_the_row(db: str, other: str, tmp_path: Path) -> None:
    before = sums(filled(db))
    about = backup(db, tmp_path / "kept")
    assert {name: about.rows[name] for name in ROWS} == ROWS
    assert str(about) == "3 tables, 15 entries, 1 guest, 1 message"
    assert restore(tmp_path / "kept", other).rows == about.rows
    assert sums(other) == sums(tmp_path / "kept") == before

    async def goes_on() -> None:
        async with store.open(other) as log:
            assert await log.append("t1", 5, [Entry(6, 6, "line", 0, "ga", "y")])

    asyncio.run(goes_on())


def test_moving_to_the_other_database_and_back_changes_nothing(
    postgres: Cluster, tmp_path: Path
) -> None:
    first = filled(f"{tmp_path}/first.db")
    there = postgres.database(f"moved{secrets.token_hex(4)}")
    backup(first, tmp_path / "one")
    restore(tmp_path / "one", there)
    backup(there, tmp_path / "two")
    restore(tmp_path / "two", tmp_path / "back.db")
    assert sums(first) == sums(there) == sums(tmp_path / "back.db")


def test_a_backup_is_one_moment_of_a_store_that_is_written_to(db: str, tmp_path: Path) -> None:
    """Each table's log is complete in it, with all that was acknowledged before it began."""
    tables = [f"t{i}" for i in range(8)]
    sure: dict[str, int] = dict.fromkeys(tables, 0)

    async def play(log: Log, table: str, stop: asyncio.Event) -> None:
        await log.create(StoredTable(table, LARGEST, "playing", False, "ga", 1, {}))
        long = [Entry(n, n, "line", 0, "ga", "x") for n in range(1, 1001)]  # this takes a while
        assert await log.append(table, 0, long)
        sure[table] = 1000
        while not stop.is_set():
            n = sure[table] + 1
            assert await log.append(table, n - 1, [Entry(n, n, "line", 0, "ga", "x", str(n))])
            sure[table] = n

    async def whole() -> None:
        stop = asyncio.Event()
        async with store.open(db) as log:
            playing = [asyncio.create_task(play(log, table, stop)) for table in tables]
            for number in range(3):
                while min(sure.values()) < 1000 + 4 * (number + 1):
                    await asyncio.sleep(0.001)
                before = dict(sure)
                await asyncio.to_thread(backup, db, tmp_path / str(number))
                with archive.archive(tmp_path / str(number)) as kept:
                    check(kept, before)
            stop.set()
            await asyncio.gather(*playing)

    def check(kept: Raw, before: dict[str, int]) -> None:
        for table, n in before.items():
            numbers = [
                row[0] for row in kept.ask("SELECT n FROM entries WHERE table_id = ?", [table])
            ]
            assert sorted(numbers) == [*range(1, len(numbers) + 1)]
            assert len(numbers) >= n
            assert next(kept.ask("SELECT n FROM tables WHERE id = ?", [table]))[0] == len(numbers)

    asyncio.run(whole())


def test_a_backup_holds_secrets_so_only_its_owner_reads_it(tmp_path: Path) -> None:
    backup(filled(f"{tmp_path}/games.db"), tmp_path / "kept")
    assert (tmp_path / "kept").stat().st_mode & 0o777 == 0o600


def test_a_store_that_is_not_empty_is_not_touched(db: str, tmp_path: Path) -> None:
    backup(filled(db), tmp_path / "kept")
    before = sums(db)
    with pytest.raises(BadStore, match=r"is not empty \(tables: 3\).*name a new"):
        restore(tmp_path / "kept", db)
    assert sums(db) == before


def test_a_store_that_was_opened_and_never_used_is_empty(other: str, tmp_path: Path) -> None:
    async def whole() -> None:
        async with store.open(other):
            pass

    asyncio.run(whole())
    first = filled(f"{tmp_path}/games.db")
    backup(first, tmp_path / "kept")
    restore(tmp_path / "kept", other)
    assert sums(other) == sums(first)


def test_a_file_that_is_served_is_not_restored_into(tmp_path: Path) -> None:
    backup(filled(f"{tmp_path}/games.db"), tmp_path / "kept")

    async def whole() -> None:
        async with store.open(tmp_path / "other.db"):
            with pytest.raises(StoreDown, match="in use by another process"):
                restore(tmp_path / "kept", tmp_path / "other.db")

    asyncio.run(whole())


Spoil = Callable[[Path], None]


def sql(*texts: str) -> Spoil:
    def spoil(file: Path) -> None:
        db = apsw.Connection(str(file))
        for text in texts:
            db.execute(text)
        db.close()

    return spoil


def overwrite(file: Path) -> None:
    """Damage a sector with entries."""
    place = file.read_bytes().index(b"x\n3\t")
    with file.open("r+b") as there:
        there.seek(place // 4096 * 4096)
        there.write(os.urandom(4096))


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (sql("UPDATE entries SET text = 'other' WHERE n = 3"), r"damaged: entries of table t1 had"),
        (sql("DELETE FROM entries WHERE table_id = 't2' AND n = 5"), "of table t2 .*now 4 rows"),
        (sql("DELETE FROM chat"), "chat of table t1 had 1 rows, and now 0 rows"),
        (sql("UPDATE guests SET name = 'Eve'"), "guests had 1 rows, and now not the same rows"),
        (overwrite, "is damaged|is no backup"),
        (lambda file: os.truncate(file, file.stat().st_size // 2), "is damaged|is no backup"),
        (lambda file: os.truncate(file, 0), "kept is no backup of Engawa's"),
    ],
)
def test_a_backup_that_has_changed_restores_nothing(
    spoil: Spoil, says: str, other: str, tmp_path: Path
) -> None:
    backup(filled(f"{tmp_path}/games.db"), tmp_path / "kept")
    spoil(tmp_path / "kept")
    with pytest.raises((BadStore, StoreDown), match=says):
        restore(tmp_path / "kept", other)
    with pytest.raises(BadStore, match="no store"):  # as before
        sums(other)


def test_what_is_no_backup_is_said(tmp_path: Path) -> None:
    target = tmp_path / "new.db"
    (tmp_path / "notes.txt").write_text("these are notes, and not a database at all\n" * 100)
    with pytest.raises(BadStore, match=r"notes\.txt is no backup of Engawa's"):
        restore(tmp_path / "notes.txt", target)
    sql("CREATE TABLE songs (title TEXT)")(tmp_path / "songs.db")
    with pytest.raises(BadStore, match=r"songs\.db is no backup of Engawa's"):
        restore(tmp_path / "songs.db", target)
    with pytest.raises(BadStore, match=r"games\.db is a store and no backup"):
        restore(Path(filled(f"{tmp_path}/games.db")), target)
    with pytest.raises(BadStore, match=r"there is no backup at .*nothing"):
        restore(tmp_path / "nothing", target)
    assert not target.exists()


def test_what_is_no_store_is_not_backed_up(postgres: Cluster, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("these are notes, and not a database at all\n" * 100)
    with pytest.raises(BadStore, match=r"notes\.txt is no store of Engawa's"):
        backup(tmp_path / "notes.txt", tmp_path / "kept")
    with pytest.raises(BadStore, match=r"there is no store at .*nothing\.db"):
        backup(tmp_path / "nothing.db", tmp_path / "kept")
    with pytest.raises(BadStore, match="the database bare is no store of Engawa's"):
        backup(postgres.database("bare"), tmp_path / "kept")
    with pytest.raises(StoreDown, match="cannot be used at the moment"):
        backup(f"postgresql:///games?host={tmp_path}", tmp_path / "kept")
    assert [file.name for file in tmp_path.iterdir()] == ["notes.txt"]


def test_nothing_is_overwritten(db: str, tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("mine")
    with pytest.raises(BadStore, match="kept exists already"):
        backup(filled(db), tmp_path / "kept")
    assert (tmp_path / "kept").read_text() == "mine"


def test_a_newer_backup_is_refused(
    db: str, other: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        newer = [*schema.STEPS, ["CREATE TABLE more (id BIGINT)"]]
        patch.setattr("engawa.store.schema.STEPS", newer)
        backup(filled(db), tmp_path / "kept")
    now = len(schema.STEPS)
    says = f"version {now + 1} and this Engawa knows versions up to {now}"
    with pytest.raises(StoreNewer, match=says):
        restore(tmp_path / "kept", other)
    with pytest.raises(StoreNewer, match=says):
        backup(db, tmp_path / "more")
    assert not (tmp_path / "more").exists()


def test_a_backup_of_an_older_store_leaves_it_as_it_is_and_is_restored_up_to_date(
    db: str, other: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = len(schema.STEPS)
    filled(db)
    newer = [*schema.STEPS, ["ALTER TABLE chat ADD COLUMN mood BIGINT NOT NULL DEFAULT 7"]]
    monkeypatch.setattr("engawa.store.schema.STEPS", newer)
    assert backup(db, tmp_path / "kept").version == now
    with look(db) as raw:
        assert raw.version() == now
    restore(tmp_path / "kept", other)
    with look(other) as raw:
        assert raw.version() == now + 1
        assert [*raw.ask("SELECT text, mood FROM chat")] == [("hello", 7)]


def test_a_full_disk_is_said_and_leaves_nothing_behind(
    db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """First the disk of the backup is full, then the disk of the store."""
    filled(db)
    opened = apsw.Connection

    def small(name: str, *more: Any) -> apsw.Connection:
        there = opened(name, *more)
        if name.endswith((".part", "new.db")):
            there.pragma("max_page_count", 9)
        return there

    with monkeypatch.context() as patch:
        patch.setattr("apsw.Connection", small)
        with pytest.raises(StoreFull, match=r"the disk is full: .*kept can take nothing more"):
            backup(db, tmp_path / "kept")
    assert not [file for file in tmp_path.iterdir() if file.name.startswith("kept")]
    backup(db, tmp_path / "kept")
    with monkeypatch.context() as patch:
        patch.setattr("apsw.Connection", small)
        with pytest.raises(StoreFull, match=r"the disk is full: .*new\.db can take nothing more"):
            restore(tmp_path / "kept", tmp_path / "new.db")
    assert not (tmp_path / "new.db").exists()
    restore(tmp_path / "kept", tmp_path / "new.db")


def test_what_does_not_read_back_is_no_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If a disk loses something, that is noticed before the file gets its name."""
    filled(f"{tmp_path}/games.db")
    write = archive._write

    def lossy(source: Raw, part: Path, file: Path) -> Sums:
        found = write(source, part, file)
        sql("DELETE FROM entries WHERE n = 5 AND table_id = 't3'")(part)
        return found

    monkeypatch.setattr(archive, "_write", lossy)
    with pytest.raises(StoreDown, match="does not read back as it was: entries of table t3"):
        backup(f"{tmp_path}/games.db", tmp_path / "kept")
    assert not (tmp_path / "kept").exists()


def test_a_copy_of_the_file_of_a_backup_is_a_backup(tmp_path: Path) -> None:
    backup(filled(f"{tmp_path}/games.db"), tmp_path / "kept")
    shutil.copy(tmp_path / "kept", tmp_path / "copied")
    (tmp_path / "copied").chmod(0o400)
    restore(tmp_path / "copied", tmp_path / "new.db")
    assert sums(tmp_path / "new.db") == sums(tmp_path / "games.db")
