"""Large requests are handled one by one, and moves do not wait for them."""

import asyncio
import io
import json
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from games_by import LONGEST
from hall import HOST, Hall, run

from engawa.store import News
from engawa.table import limits
from engawa.table.journal import Journal
from engawa.table.limits import Rate
from engawa.table.once import Once
from engawa.table.slices import PIECE, Slices


def test_what_takes_a_while_is_made_once_and_the_loop_goes_on_meanwhile() -> None:
    made, go = list[str](), threading.Event()

    @Once
    def page(language: str) -> str:
        made.append(language)
        assert go.wait(60)  # otherwise the loop would stand still for ever
        return f"in {language}"

    async def play() -> None:
        asked = [asyncio.create_task(page.soon("de")) for _ in range(3)]
        await asyncio.sleep(0.05)
        assert not any(task.done() for task in asked)
        go.set()
        assert await asyncio.gather(*asked) == ["in de"] * 3
        assert await page.soon("fr") == page("fr") == "in fr"

    asyncio.run(play())
    assert made == ["de", "fr"]


def test_between_two_turns_the_loop_sees_to_everybody_else() -> None:
    async def play() -> None:
        slices, done = Slices(), list[str]()

        async def work() -> None:
            await slices.next()
            done.append("work")

        async def others() -> None:
            while done.count("work") < 50:
                done.append("others")
                await asyncio.sleep(0)

        await asyncio.gather(*(work() for _ in range(50)), others())
        assert "work work" not in " ".join(done)

    asyncio.run(play())


def test_of_many_things_only_some_are_made_in_a_turn() -> None:
    async def play() -> None:
        slices, made, most = Slices(), 0, 0

        def things() -> Any:
            nonlocal made
            for thing in range(10 * PIECE + 1):
                made += 1
                yield thing

        async def others() -> None:
            nonlocal most
            before = 0
            while made <= 10 * PIECE:
                before, most = made, max(most, made - before)
                await asyncio.sleep(0)

        found, _ = await asyncio.gather(slices.all(things()), others())
        assert found == [*range(10 * PIECE + 1)]
        assert most <= PIECE

    asyncio.run(play())


def test_a_move_waits_for_nobody_elses_turn(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest()
        table = await ann.make(bots=[None, "greedy"])
        socket, other = await ann.socket(table), await ann.socket(table, hello=False)
        scene = await socket.until("scene")
        async with hall.tables.slices._one:  # hold the turn for as long as we like
            other.send(do="hello")
            line = hall.lines(table)[0]
            told = await socket.ask(do="play", line=line, seen=scene["n"])
            assert told["is"] == "ack"
            assert other.heard.empty()
        assert (await other.until("scene"))["n"] >= told["n"]
        await socket.close()
        await other.close()

    run(play, tmp_path / "db", watchful=False)


def test_a_game_is_told_again_in_many_turns(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        table = await ann.make(LONGEST, seats=2)
        await bob.at(table, "join")
        slices, taken, live = hall.tables.slices, 0, hall.tables.lives[table]
        for number in range(3 * PIECE):
            who, line = (ann, bob)[live.table.turn], hall.lines(table)[0]
            await who.at(table, "play", line=line, seen=live.table.n, id=str(number))
        next_ = slices.next

        async def count() -> None:
            nonlocal taken
            taken += 1
            await next_()

        slices.next = count
        told = await ann.get(f"/api/tables/{table}/steps")
        assert len(told) >= 3 * PIECE
        assert taken >= 2 * (len(told) // PIECE)  # to make them, and to send them

    run(play, tmp_path / "db", watchful=False)


@pytest.mark.parametrize(
    ("path", "kind"),
    [("/", "file"), ("/static/app.js", "file"), ("/nowhere", "file"), ("/metrics", "figures")],
)
def test_pages_files_and_figures_are_limited_by_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, kind: str
) -> None:
    monkeypatch.setitem(limits.RATES, kind, Rate(1, 3))

    async def play(hall: Hall) -> None:
        async def ask(address: str, path: str = path) -> int:
            transport = httpx.ASGITransport(hall.app, client=(address, 5))
            async with httpx.AsyncClient(transport=transport, base_url=HOST) as http:
                return (await http.get(path)).status_code

        found = 404 if path == "/nowhere" else 200
        assert [await ask("10.0.0.1") for _ in range(4)] == [found, found, found, 429]
        assert await ask("10.0.0.2") == found
        assert await ask("10.0.0.1", "/api/games") == 200

    run(play, tmp_path / "db", limits=1.0)


def test_news_that_cannot_be_taken_in_keep_nobody_from_the_next(tmp_path: Path) -> None:
    journal, heard = io.StringIO(), list[str]()

    async def play(hall: Hall) -> None:
        tables = hall.tables
        tables.journal = Journal(journal)

        async def watch() -> AsyncIterator[News]:
            for table in ("one", "two"):
                yield News("log", table, 1)

        async def hear(news: News) -> None:
            heard.append(news.table)
            if news.table == "one":
                raise RuntimeError("a fault of ours")

        tables.store.watch, tables._heard = watch, hear
        await tables._listen()

    run(play, tmp_path / "db", watchful=False)
    assert heard == ["one", "two"]
    assert json.loads(journal.getvalue().splitlines()[0])["event"] == "news_failed"
