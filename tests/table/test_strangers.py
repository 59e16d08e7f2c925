"""Those who wait for the same game are seated together once, however many processes there are."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from games_by import LARGEST, LONGEST, SMALLEST
from hall import Hall, Player, Refusal, hall, run

from engawa.store.strangers import EACH, LEASE, PATIENCE
from engawa.table.admin import Admin
from engawa.table.limits import RATES
from engawa.table.lobby import games
from tools.postgres import Cluster

MINUTES = LEASE / 60_000


def refused(code: str) -> Any:
    return pytest.raises(Refusal, check=lambda no: no.code == code)


async def wait(who: Player, game: str = LONGEST, seats: int = 2, **how: Any) -> dict[str, Any]:
    found: dict[str, Any] = await who.post("/api/strangers", game=game, seats=seats, **how)
    return found


async def still(who: Player) -> dict[str, Any]:
    found: dict[str, Any] = await who.post("/api/strangers/still")
    return found


def test_two_who_wait_for_the_same_are_seated_together_once(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        first = await wait(ann)
        assert (first["waiting"], first["link"]) == (1, None)
        link = (await wait(bob))["link"]
        assert (await still(ann))["link"] == link
        head = await ann.get(f"/api/tables/{link.rpartition('/')[2]}")
        assert (head["status"], head["clock"]["kind"]) == ("playing", "move")
        assert sorted(seat["name"] for seat in head["seats"]) == ["Ann", "Bob"]
        assert await still(ann) == await still(bob)  # they were told, and wait no more
        assert (await still(ann))["game"] == ""
        assert len((await ann.get("/api/tables"))["mine"]) == 1

    run(play, db, shared=db.startswith("postgres"))


def test_who_waits_for_another_game_or_number_of_seats_is_not_seated_with_them(
    tmp_path: Path,
) -> None:
    async def play(hall: Hall) -> None:
        asks = [(LONGEST, 2), (LONGEST, 3), (LARGEST if LARGEST != LONGEST else SMALLEST, 2)]
        for n, (game, seats) in enumerate(asks):
            assert (await wait(await hall.guest(f"G{n}"), game, seats))["link"] is None
        told = await (await hall.guest("Eve")).get("/api/strangers")
        assert sorted((each["game"], each["seats"], each["waiting"]) for each in told) == sorted(
            (game, seats, 1) for game, seats in asks
        )

    run(play, tmp_path / "db")


def test_who_has_gone_is_not_seated(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob, eve = [await hall.guest(name) for name in ("Ann", "Bob", "Eve")]
        await wait(ann)
        hall.clock.pass_(MINUTES)
        found = await wait(bob)  # Ann was silent for too long
        assert (found["waiting"], found["link"]) == (1, None)
        assert (await still(ann))["game"] == ""
        assert (await bob.post("/api/strangers/leave"))["game"] == ""
        found = await wait(eve)
        assert (found["waiting"], found["link"]) == (1, None)
        hall.clock.pass_(MINUTES / 2)
        await still(eve)
        hall.clock.pass_(MINUTES / 2)  # those who report are still there
        assert (await wait(ann))["link"]

    run(play, tmp_path / "db")


def test_bots_take_the_empty_seats_after_a_minute_for_those_who_want_them(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob, eve = [await hall.guest(name) for name in ("Ann", "Bob", "Eve")]
        await wait(eve, seats=4)
        first = await wait(ann, seats=4, bot="random")
        assert first["bots"] == hall.clock.now() + PATIENCE
        for _ in range(10):
            hall.clock.pass_(PATIENCE / 60_000 / 11)
            assert [(await still(who))["link"] for who in (ann, eve)] == [None, None]
        assert (await wait(bob, seats=4, bot="greedy"))["link"] is None
        hall.clock.pass_(PATIENCE / 60_000 / 11 + 0.001)
        table = (await still(bob))["link"].rpartition("/")[2]
        head = await ann.get(f"/api/tables/{table}")
        assert sorted(seat.get("level") or seat["name"] for seat in head["seats"]) == [
            *("Ann", "Bob", "random", "random")  # as those who waited longest want it
        ]
        assert (await still(eve))["link"] is None

    run(play, tmp_path / "db")


def test_who_leaves_as_they_are_seated_is_told_of_the_table(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        await wait(ann)
        link = (await wait(bob))["link"]
        assert (await ann.post("/api/strangers/leave"))["link"] == link

    run(play, tmp_path / "db")


def test_a_place_outlives_the_server(db: str) -> None:
    shared = db.startswith("postgres")

    async def play() -> None:
        async with hall(db, shared=shared) as before:
            ann = await before.guest("Ann")
            await wait(ann)
        async with hall(db, shared=shared) as after:
            there = Player(after.app)
            there.http.cookies.update(ann.http.cookies)
            assert (await still(there))["waiting"] == 1
            link = (await wait(await after.guest("Bob")))["link"]
            assert (await still(there))["link"] == link

    asyncio.run(play())


def test_a_table_that_nobody_made_in_time_is_made_by_who_asks_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        await wait(ann)
        with monkeypatch.context() as patch:

            async def dies(*_: Any) -> None:
                raise RuntimeError("the process is gone")

            patch.setattr("engawa.table.strangers.lay", dies)
            with pytest.raises(Refusal):
                await wait(bob)
        link = (await still(ann))["link"]
        assert (await still(bob))["link"] == link

    run(play, tmp_path / "db")


def test_at_two_processes_everybody_is_seated_once_and_every_table_is_full(
    postgres: Cluster,
) -> None:
    async def play() -> None:
        url = postgres.database("strangers")
        async with AsyncExitStack() as stack:
            halls = [await stack.enter_async_context(hall(url, shared=True)) for _ in range(2)]
            guests = [await halls[n % 2].guest(f"G{n}") for n in range(24)]
            monkey = stack.enter_context(pytest.MonkeyPatch.context())
            monkey.setattr("engawa.store.strangers.EACH", 100)
            await asyncio.gather(*(wait(who, SMALLEST, 3) for who in guests))
            # Those who were told have the table in their list; the others ask until they have it.
            while left := [who for who in guests if not (await who.get("/api/tables"))["mine"]]:
                await asyncio.gather(*(still(who) for who in left))
            seated = [(await who.get("/api/tables"))["mine"] for who in guests]
            assert all(len(mine) == 1 for mine in seated)
            tables = [mine[0]["table"] for mine in seated]
            assert sorted(map(tables.count, set(tables))) == [3] * 8

    asyncio.run(play())


def test_few_may_wait_from_one_address_and_nobody_asks_too_often(tmp_path: Path) -> None:
    queues = [(game.name, seats) for game in games() for seats in game.seats if seats > 1]

    async def play(hall: Hall) -> None:
        for game, seats in queues[:EACH]:
            await wait(await hall.guest(), game, seats)
        ann = await hall.guest("Ann")
        with refused("busy"):
            await wait(ann, *queues[EACH])
        hall.clock.pass_(MINUTES)
        assert (await wait(ann, *queues[EACH]))["waiting"] == 1
        with refused("rate"):
            await asyncio.gather(*(still(ann) for _ in range(30)))

    run(play, tmp_path / "db", limits=1)


def test_an_address_lays_no_more_tables_by_waiting_than_by_making_them(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, ben = await hall.guest("Ann"), await hall.guest("Ben")
        for _ in range(int(RATES["table"].burst) // 2):
            await wait(ann)
            assert (await wait(ben))["link"]
            assert (await still(ann))["link"]
        with refused("rate"):
            await wait(ann)

    run(play, tmp_path / "db", limits=1)


@pytest.mark.parametrize("ask", [{"game": "chess"}, {"seats": 7}, {"bot": "none"}])
def test_what_cannot_be_played_is_not_waited_for(tmp_path: Path, ask: dict[str, Any]) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        with pytest.raises(Refusal):
            await wait(ann, **ask)
        assert (await still(ann))["game"] == ""

    run(play, tmp_path / "db")


def test_who_is_deleted_or_banned_waits_no_more(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        admin = Admin(hall.tables.store, "host", hall.clock.now)
        for end in (admin.ban, admin.delete_guest):
            ann = await hall.guest("Ann")
            await wait(ann)
            await end(ann.id)
            assert await hall.tables.store.queues(hall.clock.now()) == []

    run(play, tmp_path / "db")


def test_open_tables_are_found_by_game_and_by_the_level_of_their_bots(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        alone = await ann.make(LONGEST, seats=2)
        bots = await ann.make(LONGEST, seats=3, bots=[None, None, "random"])
        other = await ann.make(SMALLEST, seats=2)
        await ann.make(SMALLEST, seats=2, bots=[None, "random"])  # it has begun
        await ann.post("/api/tables", game=LONGEST, seats=2)  # this one is private

        async def found(**ask: str) -> set[str]:
            query = "&".join(f"{name}={value}" for name, value in ask.items())
            return {row["table"] for row in await bob.get(f"/api/open?{query}")}

        assert await found() == {alone, bots, other}
        assert await found(game=LONGEST) == {alone, bots}
        assert await found(level="random") == {bots}
        assert await found(level="none") == {alone, other}
        assert await found(game=SMALLEST, level="none") == {other}
        assert await found(game="chess") == set()

    run(play, tmp_path / "db")
