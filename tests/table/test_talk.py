"""Chat arrives in order, once, and never more at once than a queue can hold."""

import asyncio
from pathlib import Path
from typing import Any

from games_by import LONGEST
from hall import Hall, Player, run

from engawa.store import News
from engawa.table.api import Call, events

WHOLE = "\U0001f43c" * 500  # two kilobytes


async def talked(hall: Hall, words: int, text: str = WHOLE) -> tuple[Player, str]:
    """Make a table with a long chat."""
    ann = await hall.guest("Ann")
    table = await ann.make(LONGEST, seats=2)
    for n in range(words):
        await hall.tables.store.say(table, hall.clock.now() + n, ann.id, 0, text)
    return ann, table


def numbers(talk: Any) -> list[int]:
    return [said["n"] for said in talk["said"]]


def test_who_comes_to_a_table_where_much_was_said_can_play_there(tmp_path: Path) -> None:
    kept: list[str] = []

    async def play(hall: Hall) -> None:
        ann, table = await talked(hall, 300)
        kept.append(table)
        socket = await ann.socket(table)
        assert numbers(await socket.until("talk")) == [*range(101, 301)]
        await socket.settled()
        assert len(socket.bytes) <= 6  # table, scene, talk, and who is here

    async def later(hall: Hall) -> None:
        socket = await (await hall.guest("Bob")).socket(kept[0])
        assert len(numbers(await socket.until("talk"))) == 200
        await socket.settled()

    run(play, tmp_path / "db")
    run(later, tmp_path / "db")


def test_events_begin_with_all_that_was_said_too(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        _, table = await talked(hall, 100, "hello")
        call = Call(hall.tables, None, {"table": table}, {}, None, "127.0.0.1")
        stream = await events(call)
        told = [await anext(stream) for _ in range(3)]
        assert b'"is":"talk"' in told[2]
        await stream.aclose()

    run(play, tmp_path / "db")


def test_who_says_hello_faster_than_they_read_is_not_sent_away(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, table = await talked(hall, 200)
        socket = await ann.socket(table)
        await socket.until("talk")
        socket.stuck.clear()
        for _ in range(40):
            socket.send(do="hello")
        await asyncio.sleep(0.1)
        socket.stuck.set()
        for _ in range(40):
            await socket.until("talk")
        await socket.settled()

    run(play, tmp_path / "db")


def test_news_of_much_talk_elsewhere_is_one_message(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, table = await talked(hall, 0)
        socket = await ann.socket(table)
        await socket.settled()
        for _ in range(90):
            await hall.tables.store.say(table, hall.clock.now(), ann.id, 0, "elsewhere")
        await hall.tables._heard(News("missed"))
        assert len(numbers(await socket.until("talk"))) == 90
        await socket.settled()

    run(play, tmp_path / "db", shared=True, watchful=False)


def test_a_word_is_told_after_those_said_elsewhere_before_it(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, table = await talked(hall, 0)
        socket = await ann.socket(table)
        await socket.settled()
        await hall.tables.store.say(table, hall.clock.now(), ann.id, 0, "first")  # elsewhere
        await ann.at(table, "chat", text="second")
        await hall.tables._heard(News("chat", table))  # this comes late
        await socket.settled()
        said = "".join(socket.bytes)
        assert (said.count('"first"'), said.count('"second"')) == (1, 1)
        assert said.index('"first"') < said.index('"second"')

    run(play, tmp_path / "db", shared=True, watchful=False)
