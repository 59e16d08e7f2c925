"""During a vacation, clocks with days stand still, for some days a year, and all players see it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from games_by import LONGEST
from hall import Hall, Player, Refusal, Socket, hall, run
from pushes import service

from engawa.store.raw import look
from engawa.store.vacations import DAY, MOST
from engawa.table.admin import Admin
from engawa.table.doctor import examine
from engawa.table.terms import ClockTerms

DAYS = {"kind": "move", "minutes": 3 * 24 * 60}
MINUTES = 24 * 60  # minutes of a day


def refused(code: str) -> Any:
    return pytest.raises(Refusal, check=lambda no: no.code == code)


async def sit_down(hall: Hall, clock: dict[str, Any] = DAYS) -> tuple[Player, Player, str]:
    """Seat two people; the first is to move."""
    ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
    table = await ann.make(LONGEST, seats=2, clock=clock, timeout="bot")
    await bob.at(table, "join")
    live = await hall.tables.live(table)
    if live.table.sitters[live.table.turn].guest == bob.id:
        return bob, ann, table
    return ann, bob, table


async def go_away(who: Player, days: int) -> dict[str, Any]:
    found: dict[str, Any] = await who.post("/api/me/vacation", days=days)
    return found


async def left(hall: Hall, who: Player, table: str) -> int | None:
    """Return the hours left for the turn, as the list shows it."""
    mine = (await who.get("/api/tables"))["mine"]
    found = next(each["left"] for each in mine if each["table"] == table)
    return None if found is None else round(found / DAY * 24)


async def until(socket: Socket, kind: str, tells: Callable[[dict[str, Any]], bool]) -> None:
    """Wait for a certain message; others of its kind may come before."""
    while not tells(await socket.until(kind)):
        pass


def test_a_clock_of_days_stands_still_and_everyone_sees_it(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann, bob, table = await sit_down(hall)
        hall.clock.pass_(MINUTES)
        assert await left(hall, ann, table) == 48
        assert await left(hall, bob, table) is None  # it is not his turn
        socket = await bob.socket(table)
        await socket.settled()
        told = await go_away(ann, 7)
        assert told == {"until": hall.clock.now() + 7 * DAY, "left": MOST - 7, "most": MOST}
        away = {"guest": ann.id, "vacation": told["until"]}
        await until(
            socket, "table", lambda m: any(away.items() <= s.items() for s in m["head"]["seats"])
        )
        await until(socket, "scene", lambda m: m["clock"]["running"] is None)
        hall.clock.pass_(5 * MINUTES)
        assert await left(hall, ann, table) == 48
        await go_away(ann, 0)
        await until(socket, "scene", lambda m: m["clock"]["running"] is not None)
        hall.clock.pass_(MINUTES)
        assert await left(hall, ann, table) == 24
        assert (await ann.get("/api/me/vacation"))["left"] == MOST - 5  # unused days are not lost
        await socket.close()

    run(play, db, shared=db.startswith("postgres"))


def test_it_ends_by_itself_and_then_time_runs_out(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, _, table = await sit_down(hall)
        await go_away(ann, 7)
        live = await hall.tables.live(table)
        hall.clock.pass_(9 * MINUTES)
        assert live.table.expire(hall.clock.now()) == []
        assert await left(hall, ann, table) == 24
        hall.clock.pass_(MINUTES)
        assert live.table.expire(hall.clock.now())

    run(play, tmp_path / "db", watchful=False)


def test_clocks_of_minutes_run_on(tmp_path: Path) -> None:
    assert not ClockTerms("game", 23 * 60).has_days

    async def play(hall: Hall) -> None:
        ann, bob, table = await sit_down(hall, {"kind": "game", "minutes": 30})
        await go_away(ann, 7)
        hall.clock.pass_(10)
        clock = (await bob.get(f"/api/tables/{table}"))["clock"]
        assert clock["left"][clock["running"]] == 20 * 60_000

    run(play, tmp_path / "db", watchful=False)


def test_who_sits_down_while_away_is_away_there_too(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        await go_away(ann, 2)
        bob = await hall.guest("Bob")
        table = await bob.make(LONGEST, seats=2, clock=DAYS)
        head = await ann.at(table, "join")
        assert head["seats"][1]["vacation"] == hall.clock.now() + 2 * DAY

    run(play, tmp_path / "db")


def test_there_are_so_many_days_a_year(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        assert (await go_away(ann, 20))["left"] == MOST - 20
        with refused("no-vacation"):
            await go_away(ann, 1)  # one at a time
        hall.clock.pass_(20 * MINUTES)
        with refused("no-vacation"):
            await go_away(ann, 11)
        for n in range(10):  # however short, it counts as a day
            assert (await go_away(ann, 1))["left"] == 9 - n
            hall.clock.pass_(1)
            await go_away(ann, 0)
            hall.clock.pass_(1)
        with refused("no-vacation"):
            await go_away(ann, 1)
        hall.clock.pass_(366 * MINUTES)
        assert (await ann.get("/api/me/vacation")) == {"until": None, "left": MOST, "most": MOST}
        both = [go_away(ann, MOST), go_away(ann, MOST)]
        got = await asyncio.gather(*both, return_exceptions=True)
        assert sum(isinstance(each, Refusal) for each in got) == 1
        await Admin(hall.tables.store, "host", hall.clock.now).delete_guest(ann.id)
        assert await hall.tables.store.vacations([ann.id]) == {}

    run(play, db, shared=db.startswith("postgres"))


def test_it_outlives_the_server_and_the_doctor_knows_of_it(tmp_path: Path) -> None:
    db = f"{tmp_path}/db"

    async def play() -> None:
        async with hall(db, watchful=False) as before:
            ann, _, table = await sit_down(before)
            await go_away(ann, 10)
            for _ in range(9):  # a server runs all the time
                before.clock.pass_(MINUTES)
                await before.tables.uptime.beat(before.tables.store, before.clock.now())
        async with hall(db, watchful=False) as after:
            after.clock.ms = before.clock.ms
            live = await after.tables.live(table)
            assert live.table.left_at(after.clock.now())[live.table.turn] == 3 * DAY
        with look(db) as raw:
            assert examine(raw, before.clock.now()).wrong == []

    asyncio.run(play())


def test_other_processes_are_told(postgres: Any) -> None:
    async def whole() -> None:
        db = postgres.database("vacation")
        async with hall(db, shared=True) as one, hall(db, shared=True) as other:
            ann, bob, table = await sit_down(one)
            there = Player(other.app)
            there.http.cookies.update(bob.http.cookies)
            socket = await there.socket(table)
            await socket.settled()
            until = (await go_away(ann, 3))["until"]
            while True:
                head = (await socket.until("table"))["head"]
                if until in [seat.get("vacation") for seat in head["seats"]]:
                    break
            await socket.close()

    asyncio.run(whole())


def test_who_is_away_is_not_called(tmp_path: Path) -> None:
    async def whole() -> None:
        async with service() as there, hall(f"{tmp_path}/db", push_to=(there.origin,)) as opened:
            ann, _, _ = await sit_down(opened)
            await ann.post("/api/me/calls", **there.browser("ann").subscription)
            await go_away(ann, 2)
            opened.clock.pass_(1)
            await opened.tables.calls.ring()
            assert there.heard == []

    asyncio.run(whole())
