"""Whatever a socket sends gets a typed answer, and the connection and the table go on."""

import asyncio
import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from games_by import CALMEST
from hall import Hall, Player, Socket, hall, run
from hypothesis import given, settings
from hypothesis import strategies as st

import engawa
from engawa.store import StoreDown
from engawa.table import live as lives
from engawa.table.messages import Asked

heavy = pytest.mark.skipif(not engawa.COMPILED, reason="heavy, and the same without compiling")
TOLD = {"table", "scene", "change", "ack", "refused", "preview", "because", "hint", "chat"}
TOLD |= {"talk", "asked", "over", "pong", "tip"}

EXAMPLES: dict[str, dict[str, Any]] = {
    "hello": {"seen": None},
    "play": {"line": "pass", "seen": 1, "id": "a"},
    "try": {"line": "pass", "id": "a"},
    "why": {"line": "pass", "id": "a"},
    "undo": {"seen": 1, "id": "a"},
    "answer": {"yes": True, "id": "a"},
    "resign": {"id": "a"},
    "seat": {"seat": 0, "bot": "greedy", "id": "a"},
    "chat": {"text": "hello", "id": "a"},
    "mute": {"guest": "gx", "id": "a"},
    "hint": {"id": "a"},
    "coach": {"known": ["panda"], "less": False, "id": "a"},
    "look": {"on": True, "id": "a"},
    "ping": {"id": "a"},
}

scalar = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=30),
)
value = st.recursive(scalar, lambda v: st.lists(v, max_size=4) | st.dictionaries(st.text(), v))


def deep(n: int) -> Any:
    return "[" * n + "]" * n


@st.composite
def bent(draw: Callable[..., Any], kind: str) -> str:
    """Draw a message of a kind, perhaps with something wrong in it."""
    said = {"do": kind, **EXAMPLES[kind]}
    for name in draw(st.lists(st.sampled_from(sorted(said)), max_size=2)):
        said[name] = draw(value)
    if draw(st.booleans()):
        said.pop(draw(st.sampled_from(sorted(said))), None)
    if draw(st.integers(0, 4)) == 0:
        said[draw(st.text(max_size=8))] = draw(value)
    text = json.dumps(said)
    cut = draw(st.integers(0, 3))
    return text[: draw(st.integers(0, len(text)))] if cut == 0 else text


ODD = [
    *("", " ", "null", "[]", "{}", "1", '"play"', "{", "}", "\x00", "\ud83c\udf8b"),
    '{"do":"nonsense"}',
    '{"do":"play"}',
    '{"do":"play","line":"pass","seen":1e9}',
    '{"do":"play","line":"pass","seen":-1}',
    '{"do":"play","line":"","seen":1}',
    '{"do":"play","line":"' + "x" * 300 + '","seen":1}',
    '{"do":"play","line":"pass","seen":1,"seat":1}',
    '{"do":"play","do":"ping"}',
    '{"do":["play"]}',
    '{"do":"chat","text":"' + "x" * 4000 + '"}',
    '{"do":"chat","text":"' + "x" * 100_000 + '"}',
    '{"do":"ping","id":' + deep(1500) + "}",
    deep(2000),
    '{"do":"seat","seat":99,"bot":"greedy"}',
    '{"do":"seat","seat":0,"bot":"remote:sh -c id"}',
    '{"do":"seat","seat":0,"bot":"search:99999s"}',
    '{"do":"mute","guest":"\\u0000\\ud800"}',
    '{"do":"mute","guest":"nobody"}',
    '{"do":"seat","seat":0,"bot":"greedy","id":"\\u0000"}',
]


async def garden(hall: Hall) -> tuple[Player, Socket, str]:
    """Return somebody at a table where no bot is to move, so nothing moves by itself."""
    ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
    table = await ann.make(CALMEST, seats=2)
    await bob.at(table, "join")
    socket = await ann.socket(table)
    return ann, socket, table


async def survive(texts: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with hall(Path(folder) / "db") as opened:
            _, socket, table = await garden(opened)
            await socket.settled()
            before = str(opened.tables.lives[table].table.position)
            for text in texts:
                socket.send_text(text)
                await socket.settled()  # it still answers
            for said in map(json.loads, socket.bytes):
                assert said["is"] in TOLD
                if said["is"] == "refused":
                    assert said["code"] not in ("error", "")
                    assert said["says"].strip()
            after = opened.tables.lives[table].table
            if not any(entry.kind == "line" for entry in after.log):
                assert str(after.position) == before
            assert opened.tables.counts["errors"] == 0


async def move(live: lives.Live, who: str) -> None:
    """Play the first legal line."""
    table = live.table
    line = table.position.lines()[0]
    await live.commit(who, "", lambda: table.play(table.turn, who, line, table.n, 0))


def test_the_examples_name_every_message_there_is() -> None:
    kinds = {kind.__struct_config__.tag for kind in Asked.__args__}
    assert kinds == set(EXAMPLES)


@heavy
@pytest.mark.parametrize("kind", EXAMPLES)
def test_a_bent_message_gets_a_typed_answer_and_nothing_breaks(kind: str) -> None:
    @settings(max_examples=6)
    @given(st.lists(bent(kind), min_size=4, max_size=12))
    def attempt(texts: list[str]) -> None:
        asyncio.run(survive(texts))

    attempt()


def test_odd_messages_get_a_typed_answer_and_nothing_breaks() -> None:
    asyncio.run(survive(ODD))


def test_who_sends_nothing_but_nonsense_is_let_go(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        _, socket, _ = await garden(hall)
        await socket.until("scene")
        for _ in range(60):
            socket.send_text("nonsense")
        while (said := await socket.next())["is"] != "close":
            assert said["is"] in TOLD
        assert said["code"] == 1008

    run(play, tmp_path / "db")


def test_who_asks_too_often_is_told_so_and_stays(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        _, socket, _ = await garden(hall)
        await socket.until("scene")
        for _ in range(70):
            socket.send(do="why", line="x")
        codes = {(await socket.until("because", "refused")).get("code") for _ in range(70)}
        assert codes == {None, "rate"}
        hall.clock.pass_(1)
        await socket.settled()

    run(play, tmp_path / "db", limits=1.0)


def test_a_name_that_no_database_can_keep_is_refused_before_anything_is_kept(
    tmp_path: Path,
) -> None:
    async def play(hall: Hall) -> None:
        _, socket, table = await garden(hall)
        await socket.settled()
        n = hall.tables.lives[table].table.n
        socket.send(do="seat", seat=0, bot="greedy", id="a\0b")
        assert (await socket.until("refused"))["code"] == "bad-message"
        assert hall.tables.lives[table].table.n == n

    run(play, tmp_path / "db")


def test_who_knocks_too_often_is_not_let_in(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, _, table = await garden(hall)
        while hall.tables.limits.take("address", "127.0.0.1", hall.clock.seconds()):
            pass
        headers = {"host": "127.0.0.1:8765", "cookie": ann.cookie}
        closed = await Socket(hall.app, f"/api/tables/{table}/socket", headers).next()
        assert (closed["is"], closed["code"]) == ("close", 1008)

    run(play, tmp_path / "db", limits=1.0)


def test_who_is_no_guest_cannot_be_muted(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        _, socket, table = await garden(hall)
        await socket.settled()
        told = await socket.ask(do="mute", guest="nobody")
        assert (told["is"], told["code"]) == ("refused", "not-found")
        assert not await hall.tables.store.mutes(table)

    run(play, tmp_path / "db")


def test_a_store_that_is_down_is_named_as_such_over_a_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def down(*what: Any) -> None:
        raise StoreDown("a secret path is gone")

    async def play(hall: Hall) -> None:
        ann, socket, _ = await garden(hall)
        await socket.settled()
        monkeypatch.setattr(hall.tables.store, "mute", down)
        told = await socket.ask(do="mute", guest=ann.id)
        assert (told["is"], told["code"]) == ("refused", "storage")
        assert "secret" not in told["says"]
        assert hall.tables.counts["errors"] == 0

    run(play, tmp_path / "db")


def test_a_reader_that_does_not_read_is_let_go_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lives, "WAITING", 8)

    async def play(hall: Hall) -> None:
        ann, socket, table = await garden(hall)
        slow = await ann.socket(table)
        await slow.settled()
        slow.stuck.clear()
        for _ in range(30):
            live = hall.tables.lives[table]
            who = live.table.sitters[live.table.turn].guest
            await move(live, who)
            await socket.settled()
        slow.stuck.set()
        while (said := await slow.next())["is"] != "close":
            assert said["is"] in TOLD
        assert said["code"] == 4008
        assert hall.tables.counts["evicted"] == 1

    run(play, tmp_path / "db")


def test_two_sockets_of_a_seat_hear_the_same_and_a_repeated_act_counts_once(
    tmp_path: Path,
) -> None:
    async def play(hall: Hall) -> None:
        ann, one, table = await garden(hall)
        two = await ann.socket(table)
        for socket in (one, two):
            await socket.until("scene")
        live = hall.tables.lives[table]
        seat = live.table.turn
        if live.table.sitters[seat].guest != ann.id:
            other = live.table.sitters[seat].guest
            while live.table.turn == seat:
                await move(live, other)
        line, n = live.table.position.lines()[0], live.table.n
        for socket in (one, two, one):
            answer = await socket.ask(do="play", line=line, seen=n)
            assert answer["is"] == "ack"
        assert sum(entry.id == "asked" for entry in live.table.log) == 1

    run(play, tmp_path / "db")


def test_events_tell_what_a_socket_tells(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, _, table = await garden(hall)
        async with hall_events(ann, table) as events:
            first = [await anext(events) for _ in range(2)]
            assert [each["is"] for each in first] == ["table", "scene"]

    run(play, tmp_path / "db")


def test_who_goes_before_the_first_event_leaves_nothing_behind(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, socket, table = await garden(hall)
        await socket.settled()
        path = f"/api/tables/{table}/events"
        headers = [(b"host", b"127.0.0.1:8765"), (b"cookie", ann.cookie.encode())]
        scope: dict[str, Any] = {"type": "http", "method": "GET", "path": path}
        scope |= {
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": headers,
            "client": ("127.0.0.1", 5),
        }
        scope |= {"scheme": "http", "server": ("127.0.0.1", 8765), "asgi": {"spec_version": "2.3"}}

        async def gone() -> dict[str, Any]:
            return {"type": "http.disconnect"}

        async def nowhere(message: Any) -> None:
            await asyncio.sleep(0)

        await hall.app(scope, gone, nowhere)
        assert len(hall.tables.lives[table].watchers) == 1  # the socket

    run(play, tmp_path / "db")


class hall_events:  # noqa: N801
    """Reads the event stream of a table directly from the server."""

    def __init__(self, player: Player, table: str) -> None:
        self.player, self.table = player, table

    async def __aenter__(self) -> Any:
        from engawa.table.api import Call, events

        tables = self.player.app.tables
        guest = await tables.store.guest(self.player.id)
        call = Call(tables, guest, {"table": self.table}, {}, None, "")
        self.stream = await events(call)
        return self.read()

    async def read(self) -> Any:
        async for part in self.stream:
            assert part.endswith(b"\n\n")
            if part.startswith(b"data: "):
                yield json.loads(part[6:])

    async def __aexit__(self, *_: object) -> None:
        await self.stream.aclose()


def test_what_cannot_be_sent_at_once_waits_and_nothing_overtakes_it() -> None:
    async def tell() -> None:
        taken, free = list[bytes](), asyncio.Event()
        free.set()

        async def send(message: bytes) -> None:
            await free.wait()
            taken.append(message)

        def write(message: bytes) -> bool:
            if free.is_set():
                taken.append(message)
            return free.is_set()

        watcher = lives.Watcher("", "", send, write=write)
        watcher.push(b"1")
        assert taken == [b"1"], "nobody waits for a task"
        free.clear()
        watcher.push(b"2")
        free.set()
        watcher.push(b"3")
        await asyncio.sleep(0.01)
        watcher.push(b"4")
        assert taken == [b"1", b"2", b"3", b"4"]

    asyncio.run(tell())
