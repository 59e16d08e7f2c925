"""The replay of a finished game is for everybody with its link."""

import asyncio
import gzip
import json
from base64 import b64decode
from pathlib import Path
from typing import Any

import httpx
import pytest
from games_by import SMALLEST
from hall import HOST, Hall, Player, Quick, Refusal, nothing_found, run

from engawa.bots.queue import Asker
from engawa.lab import analysis
from engawa.table import export, offline, replays, review

PARTS = ("", "/steps", "/steps/9", "/record", "/replay.html", "/analysis")


async def private(hall: Hall) -> tuple[Player, str, str]:
    """Make a private table with two players; return one, and its code."""
    ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
    made = await ann.post("/api/tables", game=SMALLEST, seats=2)
    code = made["link"].partition("?join=")[2]
    await bob.at(made["table"], "join", code=code)
    return ann, made["table"], code


async def stranger(hall: Hall, path: str) -> httpx.Response:
    """Return the answer for somebody without a cookie."""
    async with httpx.AsyncClient(transport=httpx.ASGITransport(hall.app), base_url=HOST) as http:
        return await http.get(path)


async def end(hall: Hall, table: str) -> None:
    live = await hall.tables.live(table)
    while not live.table.over:
        turn, line, n = live.table.turn, live.table.position.lines()[0], live.table.n
        guest = live.table.sitters[turn].guest
        await live.commit(
            guest, "", lambda t=turn, g=guest, li=line, n=n: live.table.play(t, g, li, n, 0)
        )


class Counted(Quick):
    """Records what it was asked to do."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Asker]] = []

    async def call(self, work: str, seconds: float, asker: Asker, **about: Any) -> Any:
        self.asked.append((work, asker))
        await asyncio.sleep(0.001)
        return await super().call(work, seconds, asker, **about)


async def finished(hall: Hall) -> tuple[Player, str]:
    """Finish a game at a public table; return a player and its path."""
    ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
    table = await ann.make(seats=2)
    await bob.at(table, "join")
    await end(hall, table)
    return ann, f"/api/tables/{table}"


@pytest.fixture(autouse=True)
def _quick_analysis(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "look_again", nothing_found)


def test_a_stranger_with_the_link_sees_the_replay_of_a_private_table(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, table, _ = await private(hall)
        await end(hall, table)
        link = (await ann.get(f"/api/tables/{table}"))["replay"]
        assert link.startswith(f"/replay/{table}?code=")
        query = link.partition("?")[2]
        assert (await stranger(hall, link)).status_code == 200
        for part in PARTS:
            found = await stranger(hall, f"/api/tables/{table}{part}?{query}")
            thinking = part == "/analysis" and found.json()["code"] == "thinking"
            assert found.status_code == 200 or thinking, part
        shown = await stranger(hall, f"/api/tables/{table}/steps/9?as=all&{query}")
        assert shown.status_code == 200

    run(play, tmp_path / "db")


def test_the_code_of_a_replay_opens_nothing_else_and_nothing_before_the_end(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, table, code = await private(hall)
        base = f"/api/tables/{table}"
        assert (await ann.get(base)).get("replay") is None
        opens = hall.tables.lives[table].table.replay_code
        for part in PARTS:
            assert (await stranger(hall, f"{base}{part}?code={opens}")).status_code == 404, part
        await end(hall, table)
        for wrong in ("", "x", opens[:-1], code, "\u00e9"):
            found = await stranger(hall, f"{base}/steps?code={wrong}")
            assert found.status_code == 404, wrong
        assert (await stranger(hall, f"{base}?join={opens}")).status_code == 404
        assert (await stranger(hall, f"{base}/events?code={opens}")).status_code == 404
        head = (await stranger(hall, f"{base}?code={opens}")).json()
        assert (head.get("link"), head["you"], code in str(head)) == (None, None, False)
        assert code not in (await stranger(hall, f"{base}/replay.html?code={opens}")).text

    run(play, tmp_path / "db")


def test_the_replay_of_a_public_table_needs_no_code(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        table = await ann.make(seats=2)
        await bob.at(table, "join")
        await end(hall, table)
        assert (await ann.get(f"/api/tables/{table}"))["replay"] == f"/replay/{table}"
        assert (await stranger(hall, f"/api/tables/{table}/steps?as=all")).status_code == 200

    run(play, tmp_path / "db")


def test_who_has_the_link_can_play_on_from_any_moment_of_it(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        _, table, _ = await private(hall)
        await end(hall, table)
        eve = await hall.guest("Eve")
        opens = hall.tables.lives[table].table.replay_code
        fork = {"table": table, "n": 9, "code": opens}
        made = await eve.post("/api/tables", fork=fork, bots=[None, "greedy"])
        assert hall.tables.lives[made["table"]].table.terms.parent == table

    run(play, tmp_path / "db")


def test_a_replay_is_made_once_by_those_who_think_and_kept(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, table = await finished(hall)
        asks = [ann.http.get(f"{table}/replay.html") for _ in range(20)]
        pages = {each.text for each in await asyncio.gather(*asks)}
        plain = await ann.http.get(f"{table}/replay.html", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert pages == {plain.text}
        assert "<!doctype html>" in plain.text
        ((work, asker),) = hall.tables.pool.asked
        assert (work, asker.address) == (replays.WORK, "127.0.0.1")

    run(play, tmp_path / "db", pool=Counted)


def test_a_replay_made_elsewhere_is_the_same(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        _, table, _ = await private(hall)
        await end(hall, table)
        live = await hall.tables.live(table)
        packed = json.loads(json.dumps(offline.pack(live.table, live.head(""), "en")))
        assert live.table.terms.code not in str(packed)
        made = gzip.decompress(b64decode(offline.make(**packed))).decode()
        assert made == offline.page(live.table, live.head(""))

    run(play, tmp_path / "db")


def test_only_the_last_replays_are_kept_and_a_failure_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "KEPT", 2)

    async def play(hall: Hall) -> None:
        pool = hall.tables.pool
        made = [await finished(hall) for _ in range(4)]
        for ann, table in made:
            await ann.get(f"{table}/replay.html")
        assert len(hall.tables.replays._tasks) <= 3
        before = len(pool.asked)
        ann, table = made[-1]
        await ann.get(f"{table}/replay.html")
        assert len(pool.asked) == before
        ann, table = made[0]
        monkeypatch.setattr(replays, "WORK", "engawa.table.offline:nothing")
        with pytest.raises(Refusal):
            await ann.get(f"{table}/replay.html")
        monkeypatch.undo()
        assert "<!doctype html>" in await ann.get(f"{table}/replay.html")

    run(play, tmp_path / "db", pool=Counted)


def test_an_address_fetches_only_so_many_replays(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, table = await finished(hall)
        for _ in range(10):
            await ann.get(f"{table}/replay.html")
        with pytest.raises(Refusal, match="Many replays"):
            await ann.get(f"{table}/replay.html")

    run(play, tmp_path / "db", limits=1.0)


def test_what_happened_in_a_finished_game_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Hall) -> None:
        ann, table = await finished(hall)
        told = [await ann.get(f"{table}/steps?as={view}") for view in ("all", "none", "0", "1")]
        monkeypatch.setattr(export, "steps", None)
        for view, before in zip(("all", "none", "0", "1"), told, strict=True):
            assert await ann.get(f"{table}/steps?as={view}") == before

    run(play, tmp_path / "db")


def test_an_address_has_only_so_many_games_looked_at_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "WAITING", 2)

    async def play(hall: Hall) -> None:
        class Slow(Counted):
            async def call(self, *_: Any, **__: Any) -> Any:
                await asyncio.Event().wait()

        hall.tables.reviews.pool = Slow()
        said = []
        for _ in range(3):
            ann, table = await finished(hall)
            found = await ann.http.get(f"{table}/analysis")
            said.append((found.status_code, found.json()["code"]))
        assert said == [(202, "thinking"), (202, "thinking"), (409, "busy")]
        elsewhere = httpx.ASGITransport(hall.app, client=("10.0.0.1", 5))
        async with httpx.AsyncClient(transport=elsewhere, base_url=HOST) as http:
            assert (await http.get(f"{table}/analysis")).json()["code"] == "thinking"

    run(play, tmp_path / "db")
