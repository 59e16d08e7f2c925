"""What was acknowledged is stored, and what was stored is told, whatever goes wrong."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from games_by import LARGEST, SMALLEST
from hall import NOON, Hall, Player, Refusal, Socket, run

from engawa.store import Entry, News, StoreDown, StoreFull


async def sat(hall: Hall) -> tuple[Player, Socket, str]:
    """Return the player to move, a spectator, and the table."""
    ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
    table = await ann.make(LARGEST, seats=2)
    await bob.at(table, "join")
    socket = await (await hall.guest("Eve")).socket(table)
    await socket.settled()
    turn = hall.tables.lives[table].table.turn
    return (ann, bob)[turn], socket, table


def test_after_a_gap_in_the_news_every_table_is_looked_at(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        who, watcher, table = await sat(hall)
        live = hall.tables.lives[table]
        seat, line, n = live.table.turn, hall.lines(table)[0], live.table.n
        entries = live.table.play(seat, who.id, line, n, hall.clock.now())
        assert await hall.tables.store.append(table, n, entries)  # like another process
        await hall.tables._heard(News("missed"))
        assert (await watcher.until("change"))["n"] == entries[-1].n

    run(play, tmp_path / "db", shared=True, watchful=False)


def test_a_table_that_cannot_be_read_keeps_nobody_from_the_others(tmp_path: Path) -> None:
    good = bad = ""
    cookies: Any = None

    async def play(hall: Hall) -> None:
        nonlocal good, bad, cookies
        who, _, bad = await sat(hall)
        cookies = who.http.cookies
        good = await who.make(LARGEST, seats=2)
        n = hall.tables.lives[bad].table.n
        odd = Entry(n + 1, NOON, "line", 0, who.id, "a line of another version")
        assert await hall.tables.store.append(bad, n, [odd])

    async def later(hall: Hall) -> None:
        who = Player(hall.app)
        who.http.cookies.update(cookies)
        head = await who.get(f"/api/tables/{bad}")
        assert "cannot be followed" in head["stopped"]
        mine = (await who.get("/api/tables"))["mine"]
        assert {each["table"]: bool(each["stopped"]) for each in mine} == {good: False, bad: True}

    run(play, tmp_path / "db")
    run(later, tmp_path / "db")


def test_what_was_said_before_is_told_once_whoever_speaks_next(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        who, _, table = await sat(hall)
        await who.at(table, "chat", text="first")
        del hall.tables.lives[table]  # it was unused for a while
        eve = await (await hall.guest("Eve")).socket(table)
        assert [said["text"] for said in (await eve.until("talk"))["said"]] == ["first"]
        await hall.tables.store.say(table, hall.clock.now(), who.id, 0, "second")  # elsewhere
        await hall.tables._heard(News("chat", table))
        assert (await eve.until("chat"))["text"] == "second"
        await eve.settled()
        assert "".join(eve.bytes).count("first") == 1

    run(play, tmp_path / "db", shared=True, watchful=False)


def test_who_goes_away_after_a_line_does_not_take_it_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Hall) -> None:
        who, watcher, table = await sat(hall)
        mine = await who.socket(table)
        await mine.settled()
        gate = asyncio.Event()
        append = hall.tables.store.append

        async def slow(*what: Any) -> bool:
            found: bool = await append(*what)
            await gate.wait()
            return found

        monkeypatch.setattr(hall.tables.store, "append", slow)
        n = hall.tables.lives[table].table.n
        mine.send(do="play", line=hall.lines(table)[0], seen=n, id="x")
        await asyncio.sleep(0.05)
        mine.task.cancel()
        gate.set()
        assert (await watcher.until("change"))["n"] > n

    run(play, tmp_path / "db")


@pytest.mark.parametrize("kept", [True, False])
def test_if_it_is_not_known_whether_a_line_was_kept_the_log_says(
    kept: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Hall) -> None:
        who, watcher, table = await sat(hall)
        append = hall.tables.store.append

        async def lost(*what: Any) -> bool:
            if kept:
                await append(*what)
            monkeypatch.undo()
            raise StoreDown("the line went dead")

        monkeypatch.setattr(hall.tables.store, "append", lost)
        live = hall.tables.lives[table]
        n, line = live.table.n, hall.lines(table)[0]
        with pytest.raises(Refusal) as no:
            await who.at(table, "play", line=line, seen=n, id="x")
        assert no.value.code == "storage"
        if kept:  # the others learn of it, though nobody asks again
            assert (await watcher.until("change"))["n"] > n
        ack = await who.at(table, "play", line=line, seen=n, id="x")
        assert ack["is"] == "ack"
        assert sum(entry.id == "x" for entry in await hall.tables.store.read(table)) == 1

    run(play, tmp_path / "db")


def test_nothing_is_acknowledged_while_nothing_can_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Hall) -> None:
        who, _, table = await sat(hall)

        async def down(*_: Any) -> bool:
            raise StoreFull("the disk is full: /home/us/games.db can take nothing more")

        monkeypatch.setattr(hall.tables.store, "append", down)
        live = hall.tables.lives[table]
        n, line, before = live.table.n, hall.lines(table)[0], str(live.table.position)
        for _ in range(3):
            with pytest.raises(Refusal) as no:
                await who.at(table, "play", line=line, seen=n)
            assert "full" in no.value.told["says"]
            assert "/home" not in no.value.told["says"], "guests are told where the store lies"
        assert str(live.table.position) == before
        monkeypatch.undo()
        assert (await who.at(table, "play", line=line, seen=n))["is"] == "ack"

    run(play, tmp_path / "db")


def test_a_bot_that_fails_is_asked_again(tmp_path: Path) -> None:
    from hall import Quick

    class Moody(Quick):
        asked = 0

        async def think(self, sight: Any, bot: str, asker: Any) -> str:
            Moody.asked += 1
            if Moody.asked == 1:
                raise RuntimeError("not in the mood")
            return await super().think(sight, bot, asker)

    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        table = await ann.make(SMALLEST, seats=2, bots=["greedy", "greedy"])
        while not hall.tables.lives[table].table.over:
            await asyncio.sleep(0.02)
        assert Moody.asked > 1

    run(play, tmp_path / "db", pool=Moody)
