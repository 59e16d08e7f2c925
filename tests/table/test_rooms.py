"""A table in a living room: phones find it by a QR code or a short code, each with its own hand."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from games_by import HIDING
from hall import Hall, Player, Refusal, hall, run

from engawa.games import GAMES, spec
from engawa.table.admin import Admin
from engawa.table.limits import RATES
from engawa.table.rooms import LETTERS, LIVES

MANY = next(name for name in GAMES if 5 in spec(name).seats)


def refused(code: str) -> Any:
    return pytest.raises(Refusal, check=lambda no: no.code == code)


async def private(who: Player, game: str, seats: int) -> tuple[str, str]:
    made = await who.post("/api/tables", game=game, seats=seats, bots=[None] * seats, sit=False)
    return made["table"], made["link"].partition("?")[2]


def test_a_code_leads_to_the_table_however_it_is_typed(db: str) -> None:
    shared = db.startswith("postgres")

    async def play() -> None:
        async with hall(db, shared=shared) as one:
            ann, bob = await one.guest("Ann"), await one.guest("Bob")
            table, join = await private(ann, MANY, 5)
            code = (await ann.at(table, "room"))["code"]
            assert len(code) == LETTERS
            assert (await ann.at(table, "room"))["code"] == code  # the same on every screen
            for typed in (code, code.upper(), f" {code[:3]} {code[3:]}", f"{code[:3]}-{code[3:]}"):
                found = await bob.post("/api/rooms", code=typed)
                assert found == {"table": table, "link": f"/t/{table}/hand?{join}"}
        async with hall(db, shared=shared) as two:
            eve = await two.guest("Eve")
            assert (await eve.post("/api/rooms", code=code))["table"] == table
            two.clock.pass_(LIVES / 60_000)
            with refused("bad-code"):
                await eve.post("/api/rooms", code=code)

    asyncio.run(play())


def test_two_to_five_phones_each_have_a_seat_of_their_own(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        for game in {MANY, *HIDING}:
            for seats in spec(game).seats:
                if seats == 1:
                    continue
                people = [await hall.guest(f"P{n}") for n in range(seats)]
                table, join = await private(people[0], game, seats)
                for each in people:
                    await each.at(table, f"join?{join}")
                scenes = []
                for seat, each in enumerate(people):
                    socket = await each.socket(table)
                    assert (await socket.until("table"))["head"]["you"] == seat
                    scenes.append((await socket.until("scene"))["scene"])
                    await socket.close()
                if game in HIDING:
                    assert all(
                        one != other for one in scenes for other in scenes if one is not other
                    )

    run(play, tmp_path / "db")


def test_only_who_may_invite_gets_a_code_and_a_screen_that_came_by_the_link_may(
    tmp_path: Path,
) -> None:
    async def play(hall: Hall) -> None:
        ann, eve, screen = [await hall.guest(name) for name in ("Ann", "Eve", "Screen")]
        table, join = await private(ann, MANY, 2)
        for what in ("room", "room?join=nonsense"):
            with refused("not-found"):
                await eve.at(table, what)
        code = (await screen.at(table, f"room?{join}"))["code"]
        assert (await screen.get(f"/api/tables/{table}/qr.svg?{join}&to=hand")).startswith("<svg")
        watcher = await hall.guest("Watcher")
        await watcher.at(table, f"join?{join}", watch=True)
        with refused("not-found"):
            await watcher.at(table, "room")  # a spectator cannot invite others
        await Admin(hall.tables.store, "host", hall.clock.now).delete_table(table)
        with refused("bad-code"):
            await eve.post("/api/rooms", code=code)

    run(play, tmp_path / "db")


def test_a_screen_that_watched_a_private_table_may_watch_the_rematch(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob, screen, eve = [await hall.guest(name) for name in ("Ann", "Bob", "TV", "Eve")]
        table, join = await private(ann, MANY, 2)
        for each in (ann, bob):
            await each.at(table, f"join?{join}")
        await screen.at(table, f"join?{join}", watch=True)
        await bob.at(table, "resign")
        made = (await ann.at(table, "rematch"))["table"]
        socket = await screen.socket(made, query="?as=board")
        await socket.until("scene")
        await socket.close()
        with refused("not-found"):
            await eve.get(f"/api/tables/{made}")

    run(play, tmp_path / "db")


def test_few_codes_may_be_tried_from_one_address(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        eve = await hall.guest("Eve")
        for _ in range(int(RATES["claim"].burst)):
            with refused("bad-code"):
                await eve.post("/api/rooms", code="aaaaaa")
        with refused("rate"):
            await eve.post("/api/rooms", code="aaaaaa")

    run(play, tmp_path / "db", limits=1.0)
