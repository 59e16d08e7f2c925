"""The same id means the same request; another request needs another id."""

from pathlib import Path
from typing import Any

import pytest
from games_by import LONGEST
from hall import Hall, Player, Refusal, run

LINE = "plots"


def refused(code: str) -> Any:
    return pytest.raises(Refusal, check=lambda no: no.code == code)


async def sat(hall: Hall) -> tuple[Player, Player, str]:
    ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
    table = await ann.make(LONGEST, seats=2)
    await bob.at(table, "join")
    return ann, bob, table


def test_an_id_that_was_used_for_something_else_is_refused(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob, table = await sat(hall)
        live = await hall.tables.live(table)

        async def used(who: Player, act: str, id: str, **ask: Any) -> None:
            before = live.table.n
            with refused("id-used"):
                await who.at(table, act, **ask, id=id)
            assert live.table.n == before

        seen = live.table.n
        first = await ann.at(table, "play", line=LINE, seen=seen, id="x")
        await used(ann, "play", "x", line="channel", seen=first["n"])
        await used(ann, "play", "x", line="no line at all", seen=first["n"])
        await used(ann, "undo", "x", seen=first["n"])
        await used(ann, "answer", "x", yes=True)
        await used(ann, "seat", "x", seat=0, bot="greedy")
        assert await ann.at(table, "play", line=f" {LINE.upper()} ", seen=seen, id="x") == first
        asked = await ann.at(table, "undo", seen=live.table.n, id="u")
        assert await ann.at(table, "undo", seen=live.table.n, id="u") == asked
        await used(ann, "play", "u", line=LINE, seen=live.table.n)
        no = await bob.at(table, "answer", yes=False, id="x")  # bob's own
        assert await bob.at(table, "answer", yes=False, id="x") == no
        await used(bob, "answer", "x", yes=True)
        handed = await bob.at(table, "seat", seat=1, bot="greedy", id="s")
        assert await bob.at(table, "seat", seat=1, bot="greedy", id="s") == handed
        await used(bob, "seat", "s", seat=1, bot="random")
        await used(bob, "seat", "s", seat=1)
        await used(bob, "seat", "s", seat=0, bot="greedy")
        del hall.tables.lives[table]  # the log knows the id too
        live = await hall.tables.live(table)
        await used(ann, "undo", "x", seen=live.table.n)
        assert await ann.at(table, "play", line=LINE, seen=seen, id="x") == first

    run(play, tmp_path / "db", watchful=False)


def test_a_word_sent_again_is_said_once(tmp_path: Path) -> None:
    kept: list[str] = []

    async def play(hall: Hall) -> None:
        ann, bob, table = await sat(hall)
        kept.append(table)
        socket = await bob.socket(table)
        said = [await ann.at(table, "chat", text="hello", id="c") for _ in range(3)]
        assert [ack["n"] for ack in said] == [1, 1, 1]
        with refused("id-used"):
            await ann.at(table, "chat", text="something else", id="c")
        assert (await ann.at(table, "chat", text="hello", id="d"))["n"] == 2
        await socket.settled()
        assert "".join(socket.bytes).count('"hello"') == 2

    async def later(hall: Hall) -> None:
        assert [said.n for said in await hall.tables.store.chat(kept[0])] == [1, 2]

    run(play, tmp_path / "db")
    run(later, tmp_path / "db")


def test_who_is_muted_twice_stays_muted_until_they_are_heard_again(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob, table = await sat(hall)
        socket = await ann.socket(table)
        for _ in range(2):
            await ann.at(table, "mute", guest=bob.id, id="m")
        await bob.at(table, "chat", text="psst")
        await ann.at(table, "mute", guest=bob.id, on=False)
        await bob.at(table, "chat", text="hello")
        assert (await socket.until("chat"))["text"] == "hello"

    run(play, tmp_path / "db")
