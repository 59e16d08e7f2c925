"""Tables with the same luck: the same draws, nobody at two of them, and the comparison."""

import asyncio
import random
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from games_by import LARGEST, SMALL, SMALLEST, capped
from hall import Hall, Player, Refusal, run

from engawa.core.game import spec_of
from engawa.games import GAMES
from engawa.table.limits import RATES
from engawa.table.lobby import COPIES


def refused(code: str) -> Any:
    return pytest.raises(Refusal, check=lambda no: no.code == code)


async def lay(who: Player, game: str = SMALL, copies: int = 2, **how: Any) -> list[dict[str, Any]]:
    """Make tables with the same luck; return what their maker is told."""
    how = {"options": capped(game, 12), "bots": [None, "random"], "seats": 2, **how}
    made = await who.post("/api/tables", game=game, copies=copies, **how)
    return list((await compare(who, made["table"]))["tables"])


async def compare(who: Player, table: str, query: str = "") -> dict[str, Any]:
    found: dict[str, Any] = await who.get(f"/api/tables/{table}/duplicate{query}")
    return found


async def join(who: Player, twin: dict[str, Any]) -> str:
    code = twin["link"].partition("=")[2]
    return str((await who.at(twin["table"], "join", code=code))["table"])


async def finish(hall: Hall, who: Player, table: str, seed: int = 0) -> None:
    rng = random.Random(seed)
    live = await hall.tables.live(table)
    while not live.table.over:
        turn = live.table.turn
        if turn is None or live.table.sitters[turn].bot:
            await asyncio.sleep(0.001)
            continue
        line = rng.choice(live.table.position.lines())
        await who.at(table, "play", line=line, seen=live.table.n)
    await hall.tables.note(live)


def draws(hall: Hall, table: str) -> dict[str, list[tuple[Any, int]]]:
    """Return for each source what could come and what came."""
    found = defaultdict(list)
    played = hall.tables.lives[table].table
    s = played.game.start()
    for step in played.steps:
        if step.seat < 0:
            found[spec_of(s).draws_from(s)].append((s.chances(), step.action))
        s.apply(step.action)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_same_luck_comes_at_both_tables_whatever_is_played(game: str, tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        twins = await lay(ann, game)
        await join(bob, twins[1])
        for n, (who, twin) in enumerate(zip((ann, bob), twins, strict=True)):
            await finish(hall, who, twin["table"], seed=n + 5)
        one, other = (draws(hall, twin["table"]) for twin in twins)
        same = [
            (mine[1], theirs[1])
            for source in one.keys() & other.keys()
            for mine, theirs in zip(one[source], other[source], strict=False)
            if mine[0] == theirs[0]
        ]
        assert len(same) > 3
        assert all(mine == theirs for mine, theirs in same)

    run(play, tmp_path / "db")


def test_where_play_parted_and_what_each_made_of_it(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        twins = await lay(ann, LARGEST)
        tables = [twin["table"] for twin in twins]
        await join(bob, twins[1])
        await finish(hall, ann, tables[0], seed=1)
        told = await compare(ann, tables[0])
        assert not told["over"]
        assert [twin["points"] for twin in told["tables"]] == [[], []]
        await finish(hall, bob, tables[1], seed=2)
        told = await compare(bob, tables[1])
        assert told["over"]
        lines = [
            [(step.seat, step.action) for step in hall.tables.lives[t].table.steps] for t in tables
        ]
        same = told["same"]
        assert lines[0][:same] == lines[1][:same]
        assert lines[0][same] != lines[1][same]
        for table, twin in zip(tables, told["tables"], strict=True):
            at = hall.tables.lives[table].table
            assert twin["points"] == at.position.points()
            assert twin["curve"][-1] == {"step": len(at.steps), "points": twin["points"]}
            assert twin["parted"]["n"] == at.steps[same].n
            assert twin["parted"]["says"]
            assert twin["replay"] == at.replay
            assert twin["pad"]
        eve = await hall.guest("Eve")  # and for whoever has the link of a replay
        code = told["tables"][0]["replay"].partition("?")[2]
        assert (await compare(eve, tables[0], f"?{code}"))["same"] == same

    run(play, db)


def test_games_that_never_parted_are_told_so(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        twins = await lay(ann)
        await join(bob, twins[1])
        for who, twin in zip((ann, bob), twins, strict=True):
            live = await hall.tables.live(twin["table"])
            while not live.table.over:
                turn = live.table.turn
                if live.table.sitters[turn].bot:
                    await asyncio.sleep(0.001)
                else:
                    line = live.table.position.lines()[0]
                    await who.at(twin["table"], "play", line=line, seen=live.table.n)
            await hall.tables.note(live)
        told = await compare(ann, twins[0]["table"])
        assert told["same"] == told["tables"][0]["steps"] == told["tables"][1]["steps"]
        assert [twin["parted"] for twin in told["tables"]] == [None, None]

    run(play, tmp_path / "db")


def test_nobody_sits_or_looks_at_a_second_table_before_all_are_over(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob, eve = [await hall.guest(name) for name in ("Ann", "Bob", "Eve")]
        twins = await lay(ann)
        one, other = (twin["table"] for twin in twins)
        with refused("same-luck"):
            await join(ann, twins[1])
        watcher = await eve.socket(other, query="?" + twins[1]["link"].partition("?")[2])
        await watcher.until("scene")  # before it starts, spectators are allowed
        await join(bob, twins[1])
        assert (await watcher.until("close", "scene", "change"))["is"] == "close"
        for who, table, twin in ((ann, other, 1), (bob, one, 0), (eve, one, 0), (eve, other, 1)):
            query = "?" + twins[twin]["link"].partition("?")[2]
            for call in ("", "/steps", "/record"):
                with refused("same-luck"):
                    await who.get(f"/api/tables/{table}{call}{query}")
        await finish(hall, ann, one)
        code = hall.tables.lives[one].table.replay_code
        with refused("same-luck"):
            await bob.get(f"/api/tables/{one}/steps?code={code}")
        await finish(hall, bob, other)
        assert await bob.get(f"/api/tables/{one}/steps?code={code}")
        assert await eve.get(f"/api/tables/{one}/steps?code={code}")

    run(play, tmp_path / "db")


def test_who_gets_up_before_it_begins_may_sit_at_another(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        twins = await lay(ann, bots=[None, None])
        await join(bob, twins[0])  # so the first begins
        with refused("same-luck"):
            await join(bob, twins[1])
        twins = await lay(ann, bots=[None, None])
        await join(bob, twins[1])
        await bob.at(twins[1]["table"], "leave")
        eve = await hall.guest("Eve")
        code = twins[0]["link"].partition("=")[2]
        with refused("taken"):
            await eve.at(twins[0]["table"], "join", code=code, seat=0)
        assert await join(bob, twins[0]) == twins[0]["table"]
        await join(eve, twins[1])  # Eve found no seat, so she may still play elsewhere

    run(play, tmp_path / "db")


def test_nothing_is_taken_back_or_hinted(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        table = (await lay(ann, LARGEST, takeback=True, hints=True))[0]["table"]
        at = (await hall.tables.live(table)).table
        while at.turn != 0:
            await asyncio.sleep(0.001)
        with refused("no-hints"):
            await ann.at(table, "hint")
        await ann.at(table, "play", line=hall.lines(table)[0], seen=at.n)
        while at.turn != 0:  # while the bot plays, a request may come too late
            await asyncio.sleep(0.001)
        with refused("no-undo"):
            await ann.at(table, "undo", seen=at.n)

    run(play, tmp_path / "db")


def test_a_rematch_has_luck_of_its_own(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        table = (await lay(ann))[0]["table"]
        await ann.at(table, "resign")
        made = await ann.at(table, "rematch")
        at = (await hall.tables.live(made["table"])).table
        assert (at.terms.luck, at.shared) == ("", None)
        with refused("not-found"):
            await compare(ann, made["table"])

    run(play, tmp_path / "db")


@pytest.mark.parametrize(
    ("how", "code"),
    [
        ({"copies": COPIES + 1}, "bad-message"),
        ({"bots": ["random", "random"]}, "bad-game"),
        ({"fork": True}, "bad-game"),
    ],
)
def test_what_cannot_be_shared_is_refused(tmp_path: Path, how: dict[str, Any], code: str) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        if how.get("fork"):
            over = await ann.make(SMALLEST, bots=[None, "random"], seats=2)
            await ann.at(over, "resign")
            how.update(fork={"table": over, "n": 0})
        with refused(code):
            await ann.post("/api/tables", **{"game": SMALLEST, "seats": 2, "copies": 2, **how})

    run(play, tmp_path / "db")


def test_several_tables_count_as_several(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        with refused("rate"):
            for _ in range(int(RATES["table"].burst) // 4 + 1):
                await lay(ann, copies=4)

    run(play, tmp_path / "db", limits=1)
