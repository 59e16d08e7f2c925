"""Two processes, one database: any of them serves any table."""

import asyncio
from contextlib import AsyncExitStack
from functools import partial
from typing import Any

import pytest
from games_by import LARGEST, SMALLEST
from hall import Hall, Player, Refusal, hall

from engawa.store import StoreDown
from engawa.table.presence import ALIVE
from tools.postgres import Cluster


async def both(stack: AsyncExitStack, url: str) -> tuple[Hall, Hall]:
    one = await stack.enter_async_context(hall(url, shared=True))
    other = await stack.enter_async_context(hall(url, shared=True))
    return one, other


def elsewhere(hall: Hall, player: Player) -> Player:
    """Return the same guest at another process."""
    there = Player(hall.app)
    there.id = player.id
    there.http.cookies.update(player.http.cookies)
    return there


def test_a_line_played_at_one_process_is_seen_at_the_other(postgres: Cluster) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            one, other = await both(stack, postgres.database("seen"))
            ann, bob = await one.guest("Ann"), await other.guest("Bob")
            table = await ann.make(LARGEST, seats=2)
            socket = await elsewhere(other, ann).socket(table)
            await socket.until("scene")
            await bob.at(table, "join")
            live = await one.tables.live(table)
            while live.table.status != "playing":
                await asyncio.sleep(0.01)
            who, where = (ann, one) if live.table.turn == 0 else (bob, other)
            head = await who.get(f"/api/tables/{table}")
            line = where.lines(table)[0]
            ack = await who.at(table, "play", line=line, seen=head["n"], id="x")
            while (await socket.until("change", "scene"))["n"] < ack["n"]:
                pass
            assert str((await one.tables.live(table)).table.position) == str(
                (await other.tables.live(table)).table.position
            )
            await ann.at(table, "chat", text="hello")
            assert (await socket.until("chat"))["text"] == "hello"

    asyncio.run(play())


def test_who_was_signed_out_at_one_process_is_let_go_by_the_other(postgres: Cluster) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            one, other = await both(stack, postgres.database("revoked"))
            ann = await one.guest("Ann")
            table = await ann.make(LARGEST, seats=2)
            thief = await elsewhere(other, ann).socket(table)
            await thief.settled()
            await other.tables.recheck()
            await thief.settled()
            await ann.post("/api/me/revoke")
            await other.tables.recheck()
            while (await thief.next())["is"] != "close":
                pass

    asyncio.run(play())


def test_of_two_lines_at_the_same_version_exactly_one_wins(postgres: Cluster) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            one, other = await both(stack, postgres.database("race"))
            ann = await one.guest("Ann")
            table = await ann.make(SMALLEST, seats=2)
            bob = await other.guest("Bob")
            await bob.at(table, "join")
            for number in range(40):
                live = await one.tables.live(table)
                await live.news(0)
                if live.table.status != "playing":
                    break
                who = ann if live.table.turn == 0 else bob
                sides = [elsewhere(one, who), elsewhere(other, who)]
                lines = live.table.position.lines()
                asks = [
                    side.at(table, "play", line=lines[-k], seen=live.table.n, id=f"{number}{k}")
                    for k, side in enumerate(sides)
                ]
                answers = await asyncio.gather(*asks, return_exceptions=True)
                won = [each for each in answers if isinstance(each, dict)]
                lost = [each for each in answers if isinstance(each, Refusal)]
                assert (len(won), len(lost)) == (1, 1)
                assert lost[0].code in ("stale", "not-your-turn", "over")
            log = await one.tables.store.read(table)
            assert [entry.n for entry in log] == list(range(1, len(log) + 1))

    asyncio.run(play())


def test_one_process_sees_to_the_bots_of_a_table_and_another_goes_on_when_it_is_gone(
    postgres: Cluster,
) -> None:
    async def play() -> None:
        url = postgres.database("bots")
        async with hall(url, shared=True) as other:
            async with hall(url, shared=True) as one:
                ann = await one.guest("Ann")
                table = await ann.make(SMALLEST, seats=2, bots=["greedy", "random"])
                mine = await one.tables.live(table)
                theirs = await other.tables.live(table)
                ours = (
                    await one.tables.autoplay.is_ours(mine),
                    await other.tables.autoplay.is_ours(theirs),
                )
                assert not all(ours)
            other.clock.pass_(1)
            for _ in range(2000):
                if theirs.table.over:
                    break
                theirs.stirred.set()
                await asyncio.sleep(0.01)
            assert theirs.table.over

    asyncio.run(play())


async def over(hall: Hall, table: str) -> None:
    """Play a game to its end."""
    live = await hall.tables.live(table)
    await live.news(0)
    while not live.table.over:
        s = live.table
        seat, line, n = s.turn, s.position.lines()[0], s.n
        by = s.sitters[seat].guest
        await live.commit(by, "", partial(s.play, seat, by, line, n, hall.clock.now()))


def test_two_who_ask_for_a_rematch_at_two_processes_get_one_table(postgres: Cluster) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            one, other = await both(stack, postgres.database("rematch"))
            ann, bob = await one.guest("Ann"), await other.guest("Bob")
            for public in (True, False) * 4:
                made = await ann.post("/api/tables", game=SMALLEST, seats=2, public=public)
                table, code = made["table"], made["link"].partition("?join=")[2]
                await bob.at(table, "join", code=code)
                await over(one, table)
                await (await other.tables.live(table)).news(0)
                again = await asyncio.gather(ann.at(table, "rematch"), bob.at(table, "rematch"))
                assert again[0] == again[1]
                new = await other.tables.live(again[0]["table"])
                await new.news(0)
                assert new.table.status == "playing"
                assert [sitter.name for sitter in new.table.sitters] == ["Bob", "Ann"]
            heads = await one.tables.store.heads(guest=ann.id)
            assert len(heads) == 16
            assert all(head.n for head in heads)

    asyncio.run(play())


def test_a_rematch_that_was_begun_and_broken_off_is_finished_by_who_asks_next(db: str) -> None:
    async def play() -> None:
        async with hall(db) as one:
            ann, bob = await one.guest("Ann"), await one.guest("Bob")
            table = await ann.make(SMALLEST, seats=2)
            await bob.at(table, "join")
            await over(one, table)
            store, appends = one.tables.store, one.tables.store.append

            async def down(*what: Any) -> bool:
                raise StoreDown("just now")

            store.append = down
            with pytest.raises(Refusal):
                await ann.at(table, "rematch")
            store.append = appends
            made = [await who.at(table, "rematch") for who in (ann, bob)]
            assert made[0] == made[1]
            assert (await ann.get(f"/api/tables/{made[0]['table']}"))["status"] == "playing"
            assert len(await store.heads(guest=ann.id)) == 2

    asyncio.run(play())


async def shows(player: Player, table: str, online: list[bool], watching: int = 0) -> None:
    """Wait until the table's head says who is there."""
    for _ in range(1000):
        head = await player.get(f"/api/tables/{table}")
        found = ([seat.get("online", False) for seat in head["seats"]], head.get("watching", 0))
        if found == (online, watching):
            return
        await asyncio.sleep(0.01)
    raise AssertionError(found)


def test_who_is_at_a_table_is_known_at_every_process(postgres: Cluster) -> None:
    async def play() -> None:
        url = postgres.database("online")
        async with hall(url, shared=True) as other:
            bob = await other.guest("Bob")
            async with hall(url, shared=True) as one:
                ann, eve = await one.guest("Ann"), await one.guest("Eve")
                table = await ann.make(LARGEST, seats=2)
                await bob.at(table, "join")
                await shows(bob, table, [False, False])
                sockets = [await each.socket(table) for each in (ann, eve)]
                await shows(bob, table, [True, False], watching=1)
                theirs = await bob.socket(table)
                await shows(ann, table, [True, True], watching=1)
                async with hall(url, shared=True) as third:  # a new process asks the others
                    await shows(elsewhere(third, ann), table, [True, True], watching=1)
                await sockets[1].close()
                while (await theirs.until("table"))["head"].get("watching"):
                    pass
                await shows(bob, table, [True, True])
            await shows(bob, table, [False, True])

    asyncio.run(play())


def test_a_process_that_falls_silent_takes_its_guests_along(postgres: Cluster) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            one, other = await both(stack, postgres.database("silent"))
            ann, bob = await one.guest("Ann"), await other.guest("Bob")
            table = await ann.make(LARGEST, seats=2)
            await ann.socket(table)
            await shows(bob, table, [True, False])
            other.clock.pass_(1)
            assert other.tables.presence.forget(other.clock.now()) == [table]
            await shows(bob, table, [False, False])
            await one.tables.store.tell([one.tables.presence.say(ALIVE)])  # it was only slow
            await shows(bob, table, [True, False])

    asyncio.run(play())
