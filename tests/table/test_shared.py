"""Two processes, one database: any of them serves any table."""

import asyncio
from contextlib import AsyncExitStack

from hall import Hall, Player, Refusal, hall

from tools.postgres import Cluster


async def both(stack: AsyncExitStack, url: str) -> tuple[Hall, Hall]:
    one = await stack.enter_async_context(hall(url, shared=True))
    other = await stack.enter_async_context(hall(url, shared=True))
    return one, other


def elsewhere(hall: Hall, player: Player) -> Player:
    """The same guest, at another process."""
    there = Player(hall.app)
    there.id = player.id
    there.http.cookies.update(player.http.cookies)
    return there


def test_a_line_played_at_one_process_is_seen_at_the_other(postgres: Cluster) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            one, other = await both(stack, postgres.database("seen"))
            ann, bob = await one.guest("Ann"), await other.guest("Bob")
            table = await ann.make("bonsai", seats=2)
            socket = await elsewhere(other, ann).socket(table)
            await socket.until("scene")
            await bob.at(table, "join")
            live = await one.house.live(table)
            while live.table.status != "playing":
                await asyncio.sleep(0.01)
            who, where = (ann, one) if live.table.turn == 0 else (bob, other)
            head = await who.get(f"/api/tables/{table}")
            line = where.lines(table)[0]
            ack = await who.at(table, "play", line=line, seen=head["n"], id="x")
            while (await socket.until("change", "scene"))["n"] < ack["n"]:
                pass
            assert str((await one.house.live(table)).table.position) == str(
                (await other.house.live(table)).table.position
            )
            await ann.at(table, "chat", text="hello")
            assert (await socket.until("chat"))["text"] == "hello"

    asyncio.run(play())


def test_who_was_signed_out_at_one_process_is_let_go_by_the_other(postgres: Cluster) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            one, other = await both(stack, postgres.database("revoked"))
            ann = await one.guest("Ann")
            table = await ann.make("bonsai", seats=2)
            thief = await elsewhere(other, ann).socket(table)
            await thief.settled()
            await other.house.recheck()
            await thief.settled()
            await ann.post("/api/me/revoke")
            await other.house.recheck()
            while (await thief.next())["is"] != "close":
                pass

    asyncio.run(play())


def test_of_two_lines_at_the_same_version_exactly_one_wins(postgres: Cluster) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            one, other = await both(stack, postgres.database("race"))
            ann = await one.guest("Ann")
            table = await ann.make("pass_the_pandas", seats=2)
            bob = await other.guest("Bob")
            await bob.at(table, "join")
            for number in range(40):
                live = await one.house.live(table)
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
            log = await one.house.store.read(table)
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
                table = await ann.make("pass_the_pandas", seats=2, bots=["greedy", "random"])
                mine = await one.house.live(table)
                theirs = await other.house.live(table)
                assert not await other.house._is_ours(theirs) or not await one.house._is_ours(mine)
            other.clock.pass_(1)
            for _ in range(2000):
                if theirs.table.over:
                    break
                theirs.stirred.set()
                await asyncio.sleep(0.01)
            assert theirs.table.over

    asyncio.run(play())
