"""Remote workers: who may join, and what happens when one of them goes."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from games_by import LONGEST

import engawa
from engawa.bots.pool import Pool
from engawa.bots.thinkers import KEY, THINKER, BadKey, check_key, join, place, proof
from engawa.core.sight import Sight

SECRET = "a key that is long enough"
BOT = "search:300"


def thinking() -> Sight:
    s = engawa.make(LONGEST, 2).start()
    while s.to_move < 0:
        s.roll()
    return Sight(s, s.to_move)


async def until(done: Callable[[], bool]) -> None:
    for _ in range(6000):
        if done():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not happen within a minute")


def pool() -> Pool:
    return Pool(1, listen="127.0.0.1:0", key=SECRET.encode())


def address(pool: Pool) -> str:
    assert pool._server
    return f"127.0.0.1:{pool._server.sockets[0].getsockname()[1]}"


def started(where: str, key: str = SECRET, *words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "engawa", "think", where, "--workers", "1", *words]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE, "text": True}
    return subprocess.Popen(command, env=os.environ | {KEY: key}, **quiet)  # type: ignore[call-overload,no-any-return]


async def joined(pool: Pool, key: str = SECRET, **more: Any) -> tuple[Any, Any]:
    """Join from this process; the worker answers when we want."""
    reader, writer = await asyncio.open_connection(*place(address(pool)))
    nonce = json.loads(await reader.readline())["nonce"]
    hello = {"proof": proof(key.encode(), THINKER, nonce), "nonce": "n", **more}
    writer.write(json.dumps({"version": engawa.__version__, **hello}).encode() + b"\n")
    return reader, writer


def test_two_processes_elsewhere_think_and_one_that_is_killed_costs_no_thought() -> None:
    async def play() -> None:
        async with pool() as table:
            others = [started(address(table)) for _ in range(2)]
            try:
                await until(lambda: len(table.thinkers) == 2)
                thoughts = [asyncio.create_task(table.think(thinking(), BOT)) for _ in range(8)]
                await until(lambda: not any(number < 0 for number in table._idle))  # both think
                others[0].send_signal(signal.SIGKILL)
                assert all(await asyncio.gather(*thoughts))
                await until(lambda: len(table.thinkers) == 1)
                assert table.crashes == 0
            finally:
                for each in others:
                    each.kill()
                    each.communicate()

    asyncio.run(play())


def test_a_thought_whose_thinker_goes_is_thought_by_another() -> None:
    async def play() -> None:
        async with pool() as table:
            reader, writer = await joined(table)
            assert "proof" in json.loads(await reader.readline())
            await until(lambda: bool(table.thinkers))
            thought = asyncio.create_task(table.think(thinking(), "greedy"))
            asked = json.loads(await reader.readline())
            assert asked["bot"] == "greedy", "those elsewhere are asked first"
            writer.close()
            await writer.wait_closed()
            assert await thought
            assert (table.thinkers, table.crashes) == ({}, 0)

    asyncio.run(play())


@pytest.mark.parametrize(
    "wrong", [{"key": "another key altogether"}, {"version": "0.0"}, {"proof": 3}]
)
def test_who_does_not_know_the_key_or_the_rules_thinks_for_nobody(wrong: dict[str, Any]) -> None:
    async def play() -> None:
        async with pool() as table:
            reader, writer = await joined(table, **wrong)
            assert not await reader.read()
            assert not table.thinkers
            writer.close()
            await writer.wait_closed()

    asyncio.run(play())


def test_a_thinker_does_nothing_for_a_server_that_does_not_know_the_key() -> None:
    async def play() -> None:
        async with pool() as table:
            other = b"another key altogether"
            with pytest.raises(BadKey):
                await asyncio.to_thread(
                    join, address(table), other, engawa.__version__, lambda asked: asked
                )
            process = started(address(table), other.decode())
            _, says = await asyncio.to_thread(process.communicate)
            assert process.returncode == 1
            assert "does not know this key" in says

    asyncio.run(play())


def test_a_key_is_long_and_an_address_has_a_port() -> None:
    with pytest.raises(BadKey, match="at least 16"):
        check_key("short")
    with pytest.raises(BadKey, match="HOST:PORT"):
        place("somewhere")
