"""Passkeys, recovery codes and spent challenges, on every database there is."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from engawa import store
from engawa.store import Guest, Key, Log, Order
from engawa.store.archive import backup, restore
from engawa.store.raw import look
from engawa.table.doctor import examine

ANN = Guest("gann", "Ann", 1000)


def at(db: str, play: Callable[[Log], Coroutine[Any, Any, None]]) -> None:
    async def whole() -> None:
        async with store.open(db) as log:
            await play(log)

    asyncio.run(whole())


def key(id: str, guest: str = ANN.id) -> Key:
    return Key(id, guest, "public", 0, "Linux", 1000, 1000)


def test_a_passkey_is_kept_used_and_dropped_by_its_owner_alone(db: str) -> None:
    async def play(log: Log) -> None:
        await log.meet(ANN)
        assert await log.add_key(ANN, key("one"), 10)
        assert await log.key("one") == key("one")
        await log.used_key("one", 7, 2000)
        found = await log.key("one")
        assert found
        assert (found.signs, found.used) == (7, 2000)
        await log.drop_key("gbob", "one")
        assert [each.id for each in await log.keys(ANN.id)] == ["one"]
        await log.drop_key(ANN.id, "one")
        assert await log.keys(ANN.id) == []
        assert await log.key("one") is None

    at(db, play)


def test_of_many_passkeys_made_at_once_so_many_are_kept(db: str) -> None:
    async def play(log: Log) -> None:
        await log.meet(ANN)
        async with store.open(db) if db.startswith("postgres") else nullcontext(log) as other:
            made = [
                process.add_key(ANN, key(f"{process is log} {n}"), 3)
                for n in range(5)
                for process in (log, other)
            ]
            assert sum(await asyncio.gather(*made)) == 3
        assert len(await log.keys(ANN.id)) == 3

    at(db, play)


def test_nobody_takes_the_passkey_of_another(db: str) -> None:
    async def play(log: Log) -> None:
        bob = Guest("gbob", "Bob", 1000)
        await log.meet(ANN)
        await log.meet(bob)
        assert await log.add_key(ANN, key("one"), 10)
        assert not await log.add_key(bob, key("one", bob.id), 10)
        assert await log.key("one") == key("one")

    at(db, play)


@pytest.mark.parametrize("gone", ["signed out", "deleted"])
def test_nothing_is_added_to_who_has_gone_meanwhile(db: str, gone: str) -> None:
    async def play(log: Log) -> None:
        await log.meet(ANN)
        if gone == "deleted":
            await log.forget_guest(Order(0, 2000, "guest", "delete-guest", ANN.id), "Somebody", [])
        else:
            await log.revoke(ANN.id, 2000)
        assert not await log.add_key(ANN, key("one"), 10)
        assert not await log.new_codes(ANN, ["first", "second"])
        assert (await log.keys(ANN.id), await log.codes_left(ANN.id)) == ([], 0)

    at(db, play)


def test_a_challenge_is_spent_once_and_forgotten_after_its_time(db: str) -> None:
    async def play(log: Log) -> None:
        tries = [log.spend("challenge", 1000, 5000) for _ in range(8)]
        assert sum(await asyncio.gather(*tries)) == 1
        assert not await log.spend("challenge", 4999, 5000)
        assert await log.spend("another", 5000, 9000)

    at(db, play)
    with look(db) as raw:
        assert len([*raw.rows("spent")]) == 1


def test_a_recovery_code_works_once_and_new_ones_make_it_void(db: str) -> None:
    async def play(log: Log) -> None:
        await log.meet(ANN)
        assert await log.new_codes(ANN, ["first", "second"])
        assert await log.codes_left(ANN.id) == 2
        tries = await asyncio.gather(*(log.recover("first") for _ in range(5)))
        assert sorted(tries, key=str) == [None] * 4 + [ANN.id]
        assert await log.codes_left(ANN.id) == 1
        assert await log.new_codes(ANN, ["third"])
        assert await log.recover("second") is None
        assert await log.recover("third") == ANN.id

    at(db, play)


def test_who_is_deleted_has_no_key_and_no_code_any_more(db: str) -> None:
    async def play(log: Log) -> None:
        await log.meet(ANN)
        await log.add_key(ANN, key("one"), 10)
        await log.new_codes(ANN, ["first"])
        await log.forget_guest(Order(0, 2000, "guest", "delete-guest", ANN.id), "Somebody", [])
        assert await log.key("one") is None
        assert await log.recover("first") is None

    at(db, play)


def test_a_backup_carries_them_and_their_secret(db: str, tmp_path: Path) -> None:
    async def write(log: Log) -> None:
        await log.meet(ANN)
        await log.add_key(ANN, key("one"), 10)
        await log.new_codes(ANN, ["first"])
        await log.spend("challenge", 1000, 5000)

    async def read(log: Log) -> None:
        assert await log.key("one") == key("one")
        assert not await log.spend("challenge", 4000, 5000)
        assert await log.recover("first") == ANN.id

    at(db, write)
    backup(db, tmp_path / "kept")
    restore(tmp_path / "kept", f"{tmp_path}/new.db")
    at(f"{tmp_path}/new.db", read)


def test_the_doctor_notices_keys_and_codes_of_nobody(tmp_path: Path) -> None:
    db = f"{tmp_path}/games.db"

    async def write(log: Log) -> None:
        await log.meet(ANN)
        await log.add_key(ANN, key("one"), 10)
        await log.new_codes(ANN, ["first"])
        await log._steps([("DELETE FROM guests", ())])

    at(db, write)
    with look(db) as raw:
        assert [wrong.what for wrong in examine(raw, 2000).wrong] == ["orphan", "orphan"]
