"""What a store promises, on every database there is."""

import asyncio
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from games_by import LONGEST

from engawa import store
from engawa.store import Entry, Guest, Log, Said, StoredTable, schema

Play = Callable[[Log], Coroutine[Any, Any, None]]


def at(db: str, play: Play) -> None:
    """Run something on a store that is opened and closed for it."""

    async def whole() -> None:
        async with store.open(db) as log:
            await play(log)

    asyncio.run(whole())


def entry(n: int, text: str = "panda c4", id: str = "", by: str = "anna") -> Entry:
    return Entry(n, 1000 + n, "line", 0, by, text, id)


def head(table: str = "t1", maker: str = "anna", public: bool = False) -> StoredTable:
    return StoredTable(table, LONGEST, "waiting", public, maker, 1000, {"seats": 2, "note": "ü"})


def test_what_was_appended_is_read_again_after_closing(db: str) -> None:
    rows = [entry(1), Entry(2, 1002, "chance", None, "chance", "weather 3"), entry(3, "“ü” 竹")]

    async def write(log: Log) -> None:
        await log.create(head())
        assert await log.append("t1", 0, rows[:2])
        assert await log.append("t1", 2, rows[2:])

    async def read(log: Log) -> None:
        assert await log.read("t1") == rows
        assert await log.read("t1", after=2) == rows[2:]
        assert await log.read("t1", after=3) == []
        found = await log.head("t1")
        assert found is not None
        assert (found.n, found.changed) == (3, 1003)

    at(db, write)
    at(db, read)


@pytest.mark.parametrize("seen", [0, 2])
def test_who_has_not_seen_the_last_entry_changes_nothing(db: str, seen: int) -> None:
    async def play(log: Log) -> None:
        await log.create(head())
        assert await log.append("t1", 0, [entry(1)])
        assert not await log.append("t1", seen, [entry(seen + 1, "late"), entry(seen + 2, "late")])
        assert await log.read("t1") == [entry(1)]

    at(db, play)


def test_of_many_who_append_at_once_one_is_first(db: str) -> None:
    async def play(log: Log) -> None:
        await log.create(head())
        for seen in range(20):
            said = await asyncio.gather(
                *(log.append("t1", seen, [entry(seen + 1, f"by {i}")]) for i in range(8))
            )
            assert sum(said) == 1
        assert [e.n for e in await log.read("t1")] == [*range(1, 21)]

    at(db, play)


def test_many_tables_share_commits_and_none_mixes_with_another(db: str) -> None:
    async def sit(log: Log, table: str) -> None:
        await log.create(head(table))
        for n in range(1, 31):
            assert await log.append(table, n - 1, [entry(n, f"{table} {n}", id=str(n))])

    async def play(log: Log) -> None:
        await asyncio.gather(*(sit(log, f"t{i}") for i in range(20)))
        for i in range(20):
            lines = [e.text for e in await log.read(f"t{i}")]
            assert lines == [f"t{i} {n}" for n in range(1, 31)]

    at(db, play)


def test_the_same_id_of_the_same_sender_is_one_entry(db: str) -> None:
    async def play(log: Log) -> None:
        await log.create(head())
        assert await log.append("t1", 0, [entry(1, id="x")])
        assert not await log.append("t1", 1, [entry(2, id="x")])
        assert await log.append("t1", 1, [entry(2, id="x", by="bert")])
        assert await log.find("t1", "anna", "x") == 1
        assert await log.find("t1", "bert", "x") == 2
        assert await log.find("t1", "anna", "y") is None
        assert await log.find("t2", "anna", "x") is None
        assert await log.append("t1", 2, [entry(3), entry(4)])  # without an id there is no twice
        assert await log.find("t1", "anna", "") is None

    at(db, play)


def test_a_table_that_is_not_there_takes_no_entry(db: str) -> None:
    async def play(log: Log) -> None:
        assert not await log.append("nowhere", 0, [entry(1)])
        assert await log.read("nowhere") == []
        assert await log.head("nowhere") is None

    at(db, play)


@pytest.mark.parametrize("numbers", [[], [2], [1, 3], [0]])
def test_entries_with_a_gap_are_refused(db: str, numbers: list[int]) -> None:
    async def play(log: Log) -> None:
        await log.create(head())
        with pytest.raises(ValueError, match="numbered from 1 without a gap"):
            await log.append("t1", 0, [entry(n) for n in numbers])

    at(db, play)


def test_tables_are_listed_for_who_sits_there_made_them_or_passes_by(db: str) -> None:
    async def play(log: Log) -> None:
        assert await log.create(head("t1"))
        assert await log.create(head("t2", "bert", public=True))
        assert not await log.create(head("t2", "carl"))
        await log.sit("t2", 1, "anna")
        await log.append("t2", 0, [entry(1)])
        assert [h.id for h in await log.heads(guest="anna")] == ["t2", "t1"]
        assert [h.id for h in await log.heads(guest="anna", limit=1)] == ["t2"]
        assert [h.id for h in await log.heads(guest="bert")] == ["t2"]
        assert [h.id for h in await log.heads(public=True)] == ["t2"]
        await log.sit("t2", 1, "carl")
        assert [h.id for h in await log.heads(guest="anna")] == ["t1"]
        assert [h.id for h in await log.heads(guest="carl")] == ["t2"]
        await log.sit("t2", 1, None)
        assert await log.heads(guest="carl") == []

    at(db, play)


def test_a_head_changes_only_where_it_is_told_to(db: str) -> None:
    async def play(log: Log) -> None:
        await log.create(head())
        await log.change("t1", status="playing")
        await log.change("t1", public=True)
        found = await log.head("t1")
        assert found is not None
        assert (found.status, found.public, found.about) == ("playing", True, head().about)
        await log.change("t1", about={"seats": 3}, public=False)
        found = await log.head("t1")
        assert found is not None
        assert (found.status, found.public, found.about) == ("playing", False, {"seats": 3})
        assert [h.id for h in await log.heads(status="playing")] == ["t1"]
        assert await log.heads(status="over") == []

    at(db, play)


def test_a_guest_is_kept_renamed_and_revoked(db: str) -> None:
    async def play(log: Log) -> None:
        assert await log.meet(Guest("g1", "Anna", 5))
        assert not await log.meet(Guest("g1", "Another", 6))
        await log.rename("g1", "Änne")
        await log.revoke("g1", 77)
        assert await log.guest("g1") == Guest("g1", "Änne", 5, 77)
        assert await log.guest("g2") is None

    at(db, play)


def test_a_code_works_once_in_its_time_and_only_the_last_one(db: str) -> None:
    async def play(log: Log) -> None:
        await log.offer("old", "g1", now=0, until=100)
        await log.offer("new", "g1", now=0, until=100)
        assert await log.claim("old", now=50) is None
        assert await log.claim("new", now=100) is None  # it has expired
        assert await log.claim("new", now=50) == "g1"
        assert await log.claim("new", now=50) is None
        await log.offer("stolen", "g1", now=0, until=100)
        await log.revoke("g1", 60)
        assert await log.claim("stolen", now=70) is None

    at(db, play)


def test_only_the_hash_of_a_code_is_kept(tmp_path: Path) -> None:
    async def play(log: Log) -> None:
        await log.offer("bamboo-code-17", "g1", now=0, until=100)

    at(f"sqlite:///{tmp_path}/games.db", play)
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"g1" in kept
    assert b"bamboo-code-17" not in kept


def test_chat_is_numbered_for_each_table(db: str) -> None:
    async def play(log: Log) -> None:
        await log.create(head("t1"))
        await log.create(head("t2"))
        assert (await log.say("t1", 10, "anna", 0, "hello")).n == 1
        assert (await log.say("t2", 11, "anna", None, "hm")).n == 1
        numbers = await asyncio.gather(*(log.say("t1", 12, "bert", 1, "ü") for _ in range(9)))
        assert sorted(said.n for said in numbers) == [*range(2, 11)]
        assert (await log.chat("t1"))[0] == Said(1, 10, "anna", 0, "hello")
        assert [said.n for said in await log.chat("t1", limit=3)] == [8, 9, 10]
        assert [said.n for said in await log.chat("t1", after=9)] == [10]

    at(db, play)


def test_a_word_with_the_same_id_is_kept_once(db: str) -> None:
    async def play(log: Log) -> None:
        await log.create(head("t1"))
        await log.create(head("t2"))
        says = [log.say("t1", 10 + k, "anna", 0, f"hello {k}", "x") for k in range(5)]
        assert {said.n for said in await asyncio.gather(*says)} == {1}
        assert (await log.say("t1", 20, "anna", 0, "other", "x")).text == "hello 0"
        assert (await log.say("t1", 20, "bert", 1, "mine", "x")).n == 2
        assert (await log.say("t1", 20, "anna", 0, "no id")).n == 3
        assert (await log.say("t1", 20, "anna", 0, "no id")).n == 4
        assert (await log.say("t2", 20, "anna", 0, "elsewhere", "x")).n == 1

    at(db, play)


def test_words_of_a_store_of_the_first_version_are_still_there(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def write(log: Log) -> None:
        await log.create(head("t1"))
        for n in (1, 2):
            await log._run("INSERT INTO chat VALUES (?, ?, 0, 'anna', 0, 'hello')", "t1", n)

    async def read(log: Log) -> None:
        assert [said.n for said in await log.chat("t1")] == [1, 2]
        assert (await log.say("t1", 1, "anna", 0, "new", "x")).n == 3

    with monkeypatch.context() as patch:
        patch.setattr("engawa.store.schema.STEPS", schema.STEPS[:1])
        at(db, write)
    at(db, read)


def test_who_is_muted_can_be_heard_again(db: str) -> None:
    async def play(log: Log) -> None:
        await log.create(head("t1"))
        await log.mute("t1", "anna", "bert")
        await log.mute("t1", "anna", "bert")
        await log.mute("t1", "bert", "carl")
        assert await log.mutes("t1") == {("anna", "bert"), ("bert", "carl")}
        await log.mute("t1", "anna", "bert", on=False)
        assert await log.mutes("t1") == {("bert", "carl")}

    at(db, play)


def test_a_lease_has_one_owner_until_it_runs_out(db: str) -> None:
    async def play(log: Log) -> None:
        assert await log.lease("t1", "p1", now=0, until=10)
        assert not await log.lease("t1", "p2", now=9, until=19)
        assert await log.lease("t1", "p1", now=9, until=20)
        assert not await log.lease("t1", "p2", now=19, until=30)
        assert await log.lease("t1", "p2", now=20, until=30)

    at(db, play)


def test_notes_and_secrets_are_the_same_for_all(db: str) -> None:
    async def play(log: Log) -> None:
        await log.note("alive:p1", "100")
        await log.note("alive:p1", "200")
        await log.note("alive:p2", "150")
        assert await log.notes("alive:") == {"alive:p1": "200", "alive:p2": "150"}
        first = await log.secret()
        assert len(first) > 30
        assert await log.secret() == first
        assert await log.secret("another") != first
        await log.check()

    at(db, play)


def test_who_stops_waiting_does_not_stop_the_write(db: str) -> None:
    async def play(log: Log) -> None:
        await log.create(head())
        waiting = asyncio.create_task(log.append("t1", 0, [entry(1)]))
        await asyncio.sleep(0)
        waiting.cancel()
        assert await log.append("t1", 1, [entry(2)])

    at(db, play)


def test_what_is_asked_before_closing_is_still_written(db: str) -> None:
    async def close_early() -> None:
        log = store.open(db)
        async with log:
            await log.create(head())
            waiting = [asyncio.create_task(log.append("t1", 0, [entry(1)]))]
            await asyncio.sleep(0)
        assert await waiting[0]
        with pytest.raises(store.StoreDown, match="closed"):
            await log.append("t1", 1, [entry(2)])

    async def read(log: Log) -> None:
        assert await log.read("t1") == [entry(1)]

    asyncio.run(close_early())
    at(db, read)


def test_a_queue_that_grows_too_long_is_refused(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engawa.store.log.QUEUE", 5)

    async def play(log: Log) -> None:
        await log.create(head())
        asked = (log.append("t1", n, [entry(n + 1)]) for n in range(9))
        said = await asyncio.gather(*asked, return_exceptions=True)
        assert said[:5] == [True] * 5
        assert all("fallen behind" in str(error) for error in said[5:])
        assert await log.append("t1", 5, [entry(6)])

    at(db, play)


def test_a_newer_database_is_not_touched(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(log: Log) -> None:
        await log.create(head())

    newer = [*schema.STEPS, ["CREATE TABLE more (id BIGINT)"]]
    with monkeypatch.context() as patch:
        patch.setattr("engawa.store.schema.STEPS", newer)
        at(db, nothing)
    now = len(schema.STEPS)
    says = f"version {now + 1} and this Engawa knows versions up to {now}"
    with pytest.raises(store.StoreNewer, match=says):
        at(db, nothing)


def test_an_older_database_is_brought_up_to_date(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def write(log: Log) -> None:
        await log.create(head())

    async def read(log: Log) -> None:
        assert await log.head("t1") is not None
        await log._run("INSERT INTO more VALUES (?)", 1)

    at(db, write)
    newer = [*schema.STEPS, ["CREATE TABLE more (id BIGINT)"]]
    monkeypatch.setattr("engawa.store.schema.STEPS", newer)
    at(db, read)


@pytest.mark.parametrize(
    ("db", "says"),
    [
        ("mysql://here", "sqlite:///path or postgresql://"),
        ("sqlite://games.db", "sqlite:///path/to/file.db"),
        ("sqlite:///", "sqlite:///path/to/file.db"),
    ],
)
def test_a_url_that_names_no_store_is_refused(db: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        store.open(db)


def test_a_random_walk_of_two_writers_leaves_a_whole_log(db: str) -> None:
    rng = random.Random(8)

    async def walk(log: Log, name: str) -> int:
        won = seen = 0
        while seen < 60:
            size = rng.randrange(1, 4)
            rows = [entry(seen + 1 + i, f"{name} {seen}", by=name) for i in range(size)]
            won += size * await log.append("t1", seen, rows)
            seen = max((e.n for e in await log.read("t1", seen)), default=seen)
        return won

    async def play(log: Log) -> None:
        await log.create(head())
        won = sum(await asyncio.gather(walk(log, "anna"), walk(log, "bert")))
        rows = await log.read("t1")
        assert [e.n for e in rows] == [*range(1, won + 1)]

    at(db, play)


def test_what_could_not_be_kept_is_not_there(db: str) -> None:
    async def ask(log: Log) -> None:
        assert await log.head("\0") is None
        assert await log.guest("a\0b") is None
        assert await log.read("\0") == []
        assert await log.claim("\0", 0) is None
        assert await log.head("t") is None, "and one can go on asking"

    at(db, ask)
