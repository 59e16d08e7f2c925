"""Making tables, joining them, coming back; guests and what they may see."""

import asyncio
import gc
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from games_by import LARGEST, LONGEST
from hall import HOST, NOON, Hall, Player, Refusal, Socket, nothing_found, run

from engawa.bots import levels
from engawa.core.game import SPECS
from engawa.games import spec
from engawa.lab import analysis
from engawa.table import review
from engawa.table.qr import drawn
from engawa.table.table import Sitter


def refused(code: str) -> Any:
    return pytest.raises(Refusal, check=lambda no: no.code == code)


async def finish(hall: Hall, who: Player, table: str) -> None:
    """Play on for everybody until the game is over."""
    live = await hall.tables.live(table)
    for _ in range(3000):
        if live.table.over:
            return
        turn = live.table.turn
        guest = live.table.sitters[turn].guest
        line, seen = live.table.position.lines()[0], live.table.n

        def play(turn: int = turn, guest: str = guest, line: str = line, seen: int = seen) -> Any:
            return live.table.play(turn, guest, line, seen, hall.clock.now())

        await live.commit(guest, "", play)
    raise AssertionError("it does not end")


def test_a_private_table_is_there_only_for_those_with_its_link(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob, eve = [await hall.guest(name) for name in ("Ann", "Bob", "Eve")]
        made = await ann.post("/api/tables", game=LONGEST, seats=3)
        table, code = made["table"], made["link"].partition("?join=")[2]
        base = f"/api/tables/{table}"
        for path in (base, base + "/steps", base + "/record", base + "/steps/1"):
            with refused("not-found"):
                await bob.get(path)
        for code_tried in ("", "x", code[:-1], "\u00e9"):
            with refused("not-found"):
                await bob.at(table, "join", code=code_tried)
        headers = {"host": "127.0.0.1:8765", "cookie": bob.cookie}
        closed = await Socket(hall.app, base + "/socket", headers).next()
        assert (closed["is"], closed["code"]) == ("close", 1008)
        assert (await bob.at(table, "join", code=code))["you"] == 1
        assert (await eve.at(table, "join", code=code, watch=True))["you"] is None
        head = await eve.get(base)
        assert "link" not in head  # a spectator cannot pass on the code
        assert table in str(await bob.get("/api/tables"))
        assert table not in str(await (await hall.guest("Mel")).get("/api/tables"))

    run(play, tmp_path / "db")


def test_the_picture_of_a_link_is_for_who_may_send_it(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, eve = await hall.guest("Ann"), await hall.guest("Eve")
        made = await ann.post("/api/tables", game=LONGEST, seats=3)
        path = f"/api/tables/{made['table']}/qr.svg"
        answer = await ann.http.get(path)
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text == drawn(HOST + made["link"])
        code = made["link"].partition("?")[2]
        await eve.at(made["table"], f"join?{code}", watch=True)
        with refused("not-found"):  # nor can somebody who only looks
            await eve.get(path)
        assert await eve.get(f"{path}?{code}") == answer.text  # they have it in hand: a screen's

    run(play, tmp_path / "db")


def test_pictures_of_links_are_limited_by_address(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        table = await ann.make(LONGEST, seats=2)
        with refused("rate"):
            for _ in range(30):
                await ann.get(f"/api/tables/{table}/qr.svg")

    run(play, tmp_path / "db", limits=1)


def test_who_resigns_is_told_of_and_a_rematch_seats_them_again(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob, eve = [await hall.guest(name) for name in ("Ann", "Bob", "Eve")]
        table = await ann.make(LARGEST, seats=2)
        await bob.at(table, "join")
        with refused("no-seat"):
            await eve.at(table, "resign")
        seen = await ann.socket(table)
        await seen.until("scene")
        first = await bob.at(table, "resign", id="r")
        assert (await seen.until("change"))["told"][-1]["says"] == "Bob resigned."
        over = await seen.until("over")
        assert (over["scores"], over["lost"], over["says"]) == ([1.0, 0.0], 1, "Bob resigned.")
        assert await bob.at(table, "resign", id="r") == first  # asked twice, done once
        with refused("over"):
            await bob.at(table, "resign")
        made = await ann.at(table, "rematch")
        assert (await bob.get(f"/api/tables/{made['table']}"))["you"] == 0

    run(play, tmp_path / "db")


def test_a_list_of_tables_shows_mine_and_whose_turn_it_is(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        table = await ann.make(LARGEST, seats=2)
        await bob.at(table, "join")
        await hall.quiet()
        listed = (await ann.get("/api/tables"))["mine"][0]
        assert (listed["table"], listed["seats"], listed["you"]) == (table, ["Ann", "Bob"], 0)
        turn = hall.tables.lives[table].table.turn
        assert listed["your_turn"] == (turn == 0)
        others = await (await hall.guest("Eve")).get("/api/tables")
        assert [each["table"] for each in others["public"]] == [table]

    run(play, tmp_path / "db")


def test_the_same_guest_goes_on_elsewhere_by_a_code_that_works_once(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        table = await ann.make(seats=2)
        code = (await ann.post("/api/me/transfer"))["code"]
        phone = await hall.guest("Phone")
        assert (await phone.post("/api/me/claim", code=f" {code.upper()} "))["guest"] == ann.id
        assert (await phone.get(f"/api/tables/{table}"))["you"] == 0
        eve = await hall.guest("Eve")
        with refused("bad-code"):
            await eve.post("/api/me/claim", code=code)
        late = (await ann.post("/api/me/transfer"))["code"]
        hall.clock.pass_(11)
        with refused("bad-code"):
            await eve.post("/api/me/claim", code=late)

    run(play, tmp_path / "db")


def test_a_revoked_cookie_is_nobody_and_its_sockets_are_closed(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        table = await ann.make(seats=2)
        thief = Player(hall.app)
        thief.http.cookies.update(ann.http.cookies)
        socket = await thief.socket(table)
        await socket.until("scene")
        hall.clock.pass_(1)
        await ann.post("/api/me/revoke")
        while (message := await socket.next())["is"] != "close":
            assert message["is"] in ("table", "scene")
        assert (await ann.get(f"/api/tables/{table}"))["you"] == 0
        assert (await thief.get(f"/api/tables/{table}"))["you"] is None
        with refused("no-guest"):
            await thief.at(table, "leave")

    run(play, tmp_path / "db")


@pytest.mark.parametrize("change", ["first", "last", "id", "empty", "long"])
def test_a_cookie_that_was_changed_is_nobodys(change: str, tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        signed = ann.http.cookies["engawa"]
        tried = {
            "first": "x" + signed[1:],
            "last": signed[:-1] + ("A" if signed[-1] != "A" else "B"),
            "id": signed.replace(ann.id, bob.id),
            "empty": "",
            "long": signed * 50,
        }[change]
        bob.http.cookies.set("engawa", tried)
        bob.http.cookies.jar.clear()
        answer = await bob.http.get("/api/me", headers={"cookie": f"engawa={tried}"})
        assert answer.json()["guest"] not in (ann.id, bob.id)

    run(play, tmp_path / "db")


def test_a_rematch_is_one_table_with_the_same_people_a_seat_further_on(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        table = await ann.make(seats=2)
        await bob.at(table, "join")
        with refused("playing"):
            await ann.at(table, "rematch")
        await finish(hall, ann, table)
        made = await ann.at(table, "rematch")
        assert made == await bob.at(table, "rematch")
        head = await ann.get(f"/api/tables/{made['table']}")
        assert [seat["name"] for seat in head["seats"]] == ["Bob", "Ann"]
        assert head["status"] == "playing"
        assert (await ann.get(f"/api/tables/{table}"))["rematch"] == made["table"]
        with refused("no-seat"):
            await (await hall.guest("Eve")).at(table, "rematch")

    run(play, tmp_path / "db")


def test_what_was_exported_can_be_taken_in_again(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        table = await ann.make(seats=2, bots=[None, None])
        bob = await hall.guest("Bob")
        await bob.at(table, "join")
        await finish(hall, ann, table)
        record = await ann.get(f"/api/tables/{table}/record")
        assert "result:" in record
        again = (await ann.post("/api/tables", record=record, bots=["greedy"] * 2))["table"]
        old, new = hall.tables.lives[table].table, hall.tables.lives[again].table
        assert str(new.position) == str(old.position)
        assert new.status == "over"
        half = old.steps[len(old.steps) // 2].n
        fork = (await ann.post("/api/tables", fork={"table": table, "n": half}))["table"]
        assert str((await hall.tables.live(fork)).table.position) == str(old.at(half))

    run(play, tmp_path / "db")


@pytest.mark.parametrize(
    "record",
    [
        "",
        f"game: {LONGEST}\n\npass\n",
        "game: nonsense\nseats: A, B\n\nx\n",
        "\x00" * 100,
    ],
)
def test_a_record_that_does_not_hold_is_refused_with_a_sentence(
    record: str, tmp_path: Path
) -> None:
    refuse(record, tmp_path / "db")


def refuse(record: str, db: Path) -> None:
    """Check that no table is made, and that a sentence says why."""

    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        with pytest.raises(Refusal) as no:
            await ann.post("/api/tables", record=record)
        assert no.value.code in ("bad-game", "too-big")
        assert "root:" not in no.value.told["says"]

    run(play, db)


@pytest.mark.parametrize(
    "how",
    [
        {"game": "chess"},
        {"game": LONGEST, "seats": 9},
        {"game": LONGEST, "seats": 5},
        {"game": LONGEST, "bots": ["greedy"]},
        {"game": LONGEST, "level": "search:100000s"},
        {"game": LONGEST, "bots": ["remote:sh", None]},
        {"game": LONGEST, "options": {"nonsense": 1}},
        {"game": LONGEST, "clock": {"kind": "game", "minutes": -1}},
        {"game": LONGEST, "clock": {"kind": "game", "minutes": 0}},
        {"game": LONGEST, "clock": {"kind": "game", "minutes": 1e-9}},
        {"game": LONGEST, "clock": {"kind": "move", "minutes": 0.08}},
        {"game": LONGEST, "clock": {"kind": "move", "minutes": 1e6}},
        {"game": LONGEST, "clock": {"kind": "move", "minutes": 1e300}},
        {"game": LONGEST, "fork": {"table": "x", "n": 1}, "record": "x"},
        {"game": LONGEST, "fork": {"table": "nowhere", "n": 1}},
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(how: Any, tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        with pytest.raises(Refusal) as no:
            await ann.post("/api/tables", **how)
        assert no.value.code in ("bad-game", "bad-level", "bad-message", "not-found")
        assert no.value.told["says"].endswith(".")

    run(play, tmp_path / "db")


@pytest.mark.parametrize("minutes", [5 / 60, 0.5, 60 * 24 * 60])
def test_a_clock_has_from_five_seconds_to_sixty_days(minutes: float, tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        for kind in ("move", "game"):
            await ann.make(seats=2, clock={"kind": kind, "minutes": minutes})

    run(play, tmp_path / "db")


def test_a_table_with_a_clock_of_an_earlier_version_still_opens(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        table = await ann.make(seats=2)
        head = await hall.tables.store.head(table)
        clock = {"kind": "move", "minutes": 1e-9}
        await hall.tables.store.change(table, about={**head.about, "clock": clock})
        del hall.tables.lives[table]
        assert (await ann.get(f"/api/tables/{table}"))["clock"]["minutes"] == 1e-9

    run(play, tmp_path / "db")


def test_nobody_sits_down_where_the_game_is_over(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob, eve = [await hall.guest(name) for name in ("Ann", "Bob", "Eve")]
        table = await ann.make(seats=2)
        await bob.at(table, "join")
        await finish(hall, ann, table)
        with refused("over"):  # its players stay in it, with their names
            await bob.at(table, "leave")
        for seat in (None, 0, 1):
            with refused("over"):
                await eve.at(table, "join", seat=seat)
        assert (await bob.at(table, "join"))["you"] == 1  # who sits is there
        assert (await eve.at(table, "join", watch=True))["you"] is None

    run(play, tmp_path / "db")


def test_nor_where_a_seat_was_left_open_by_an_earlier_version(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob, eve = [await hall.guest(name) for name in ("Ann", "Bob", "Eve")]
        table = await ann.make(seats=2)
        await bob.at(table, "join")
        await finish(hall, ann, table)
        live = hall.tables.lives[table]
        await live.commit(bob.id, "", lambda: live.table.seated({1: Sitter()}, bob.id, NOON))
        with refused("over"):
            await eve.at(table, "join")
        (row,) = (await eve.get("/api/tables"))["public"]
        assert row["open"] == 0

    run(play, tmp_path / "db")


def test_while_a_game_runs_everyone_sees_as_their_own_seat(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        table = await ann.make(LONGEST, seats=2)
        await bob.at(table, "join")
        base = f"/api/tables/{table}"
        for query in ("as=1", "as=all"):
            for path in ("/steps?", "/steps/5?"):
                with refused("playing"):
                    await ann.get(base + path + query)
        for query in ("as=9", "as=-1", "as=x", "as=0x1"):
            with refused("bad-message"):
                await ann.get(f"{base}/steps?{query}")
        for path in ("/replay.html", "/analysis"):
            with refused("playing"):
                await ann.get(base + path)
        mine = await ann.get(base + "/record")
        assert "draw ?" in mine
        assert "result" not in mine
        await finish(hall, ann, table)
        everything = await ann.get(base + "/record")
        assert "draw ?" not in everything
        whole = await ann.get(base + "/steps/9?as=all")
        assert {place["name"].split(":")[0] for place in whole["scene"]["places"]} >= {"A", "B"}

    run(play, tmp_path / "db")


def test_tables_that_are_not_there_leave_nothing_behind(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        for i in range(20):
            with refused("not-found"):
                await ann.get(f"/api/tables/nowhere{i}")
        gc.collect()
        assert not hall.tables._opening

    run(play, tmp_path / "db")


def test_games_that_were_looked_at_again_make_room_for_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "WAITING", 2)
    monkeypatch.setattr(analysis, "look_again", nothing_found)

    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        for _ in range(4):
            table = await ann.make(seats=2)
            await bob.at(table, "join")
            await finish(hall, ann, table)
            with refused("thinking"):
                await ann.get(f"/api/tables/{table}/analysis")
            await asyncio.gather(*hall.tables.reviews._tasks.values())
        assert (await ann.get(f"/api/tables/{table}/analysis"))["curve"] == []

    run(play, tmp_path / "db")


def test_two_who_ask_for_a_rematch_at_once_get_one_table(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        table = await ann.make(seats=2)
        await bob.at(table, "join")
        await finish(hall, ann, table)
        made = await asyncio.gather(ann.at(table, "rematch"), bob.at(table, "rematch"))
        assert made[0] == made[1]
        assert len((await ann.get("/api/tables"))["mine"]) == 2

    run(play, tmp_path / "db")


def test_talk_is_for_those_who_sit_and_nobody_has_to_listen(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        table = await ann.make(seats=2)
        await bob.at(table, "join")
        socket = await ann.socket(table)
        await socket.until("scene")
        await bob.at(table, "chat", text="hello\n\x07 there")
        said = await socket.until("chat")
        assert (said["name"], said["seat"], said["text"]) == ("Bob", 1, "hello there")
        assert said["at"] == NOON
        await ann.at(table, "mute", guest=bob.id)
        await bob.at(table, "chat", text="are you there?")
        await socket.settled()
        assert "are you there" not in "".join(socket.bytes)
        again = await ann.socket(table)
        await again.settled()
        assert "hello there" not in "".join(again.bytes)
        with refused("bad-message"):
            await bob.at(table, "chat", text=" \n ")

    run(play, tmp_path / "db")


def test_who_talks_too_much_has_to_wait(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        table = await ann.make(seats=2)
        for _ in range(5):
            await ann.at(table, "chat", text="again")
        with refused("rate"):
            await ann.at(table, "chat", text="again")
        hall.clock.pass_(1)
        await ann.at(table, "chat", text="again")

    run(play, tmp_path / "db", limits=1.0)


def test_a_clock_that_runs_out_lets_a_bot_play_until_its_owner_is_back(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        how = {"clock": {"kind": "move", "minutes": 1}, "bots": [None, "greedy"]}
        table = await ann.make(LARGEST, seats=2, **how)
        for _ in range(50):
            await hall.quiet()
            live = hall.tables.lives[table]
            if live.table.turn == 0:
                break
        hall.clock.pass_(2)
        await hall.tables.autoplay.expire(live)
        assert live.table.sitters[0].away
        socket = await ann.socket(table)
        await socket.until("scene")
        assert live.table.sitters[0].person

    run(play, tmp_path / "db")


def test_time_without_a_server_is_charged_to_nobody(tmp_path: Path) -> None:
    table = ""

    async def play(hall: Hall) -> None:
        nonlocal table
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        table = await ann.make(LARGEST, seats=2, clock={"kind": "game", "minutes": 10})
        await bob.at(table, "join")
        await hall.quiet()

    async def later(hall: Hall) -> None:
        live = await hall.tables.live(table)
        assert live.table.left_at(hall.clock.now())[live.table.turn] == 10 * 60_000
        hall.clock.pass_(3)
        assert live.table.left_at(hall.clock.now())[live.table.turn] == 7 * 60_000

    def a_day_later(hall: Hall) -> None:
        hall.clock.pass_(24 * 60)

    run(play, tmp_path / "db")
    run(later, tmp_path / "db", before=a_day_later)


def test_games_are_listed_with_what_one_wants_to_know_of_them(tmp_path: Path) -> None:
    async def ask(hall: Hall) -> None:
        games = await (await hall.guest("Ann")).get("/api/games")
        assert len(games) == 5
        for game in games:
            low, high = game["minutes"]
            assert 0 < low < high
            assert game["seats"]
            ladder = levels.of(game["name"])
            assert [each["bot"] for each in game["levels"]] == [f"level{n}" for n in range(1, 9)]
            assert [each["name"] for each in game["levels"]] == [
                str(level.name) for level in ladder
            ]
            assert [each["says"] for each in game["levels"]] == [
                str(level.says) for level in ladder
            ]

    run(ask, tmp_path / "db")


def test_a_table_notes_the_rules_it_is_begun_by(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = spec(LONGEST)
    monkeypatch.setitem(SPECS, place.position, place)  # restored after this test
    later = replace(place, rules_version=2)
    monkeypatch.setattr("engawa.table.terms.spec", lambda _: later)

    async def play(hall: Hall) -> None:
        table = await (await hall.guest("Ann")).make(seats=2)
        assert hall.tables.lives[table].table.terms.rules == 2

    run(play, tmp_path / "db")
