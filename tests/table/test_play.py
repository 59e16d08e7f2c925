"""Playing at a table, over sockets and over REST."""

from pathlib import Path
from typing import Any

import pytest
from games_by import CALMEST, FROM_FILES, LONGEST, SMALLEST
from hall import Hall, Player, Refusal, run
from screen import applied, same, shown


async def pair(hall: Hall, **how: Any) -> tuple[Player, Player, str]:
    """Seat two people at a table of their own."""
    ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
    table = await ann.make(**{"seats": 2, "game": CALMEST, **how})
    await bob.at(table, "join")
    return ann, bob, table


def mover(hall: Hall, table: str, *players: Player) -> Player:
    live = hall.tables.lives[table].table
    return next(p for p in players if live.seat_of(p.id) == live.turn)


def test_a_game_of_people_begins_when_the_last_seat_is_taken(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        table = await ann.make(seats=2)
        head = await ann.get(f"/api/tables/{table}")
        assert (head["status"], head["you"]) == ("waiting", 0)
        with pytest.raises(Refusal) as no:
            await ann.at(table, "play", line="give B", seen=head["n"])
        assert no.value.code == "waiting"
        bob = await hall.guest("Bob")
        head = await bob.at(table, "join")
        assert (head["status"], head["you"]) == ("playing", 1)
        assert [seat["name"] for seat in head["seats"]] == ["Ann", "Bob"]

    run(play, tmp_path / "db")


def test_the_end_is_told_once_and_no_head_repeats_it(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob, table = await pair(hall, game=SMALLEST)
        ear = await ann.socket(table)
        live, kinds = hall.tables.lives[table].table, list[str]()
        while not live.over:
            who = mover(hall, table, ann, bob)
            await who.at(table, "play", line=hall.lines(table)[0], seen=live.n)
        while "over" not in kinds:
            message = await ear.next()
            kinds.append(message["is"])
        assert message["replay"] == live.replay
        assert kinds[-2:] == ["change", "over"]
        head = await ann.get(f"/api/tables/{table}")
        assert (head["status"], head["replay"], head["turn"]) == ("over", live.replay, None)
        assert not {"clock", "rematch", "stopped", "luck", "rated"} & head.keys()

    run(play, tmp_path / "db")


def test_a_line_is_acknowledged_once_it_is_in_the_log(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob, table = await pair(hall)
        who = mover(hall, table, ann, bob)
        n = (await who.get(f"/api/tables/{table}"))["n"]
        line = hall.lines(table)[0]
        ack = await who.at(table, "play", line=line, seen=n, id="one")
        kept = await hall.tables.store.read(table, n)
        assert ack == {"is": "ack", "id": "one", "n": kept[-1].n}
        assert (kept[0].text, kept[0].by, kept[0].id) == (line, who.id, "one")

    run(play, tmp_path / "db")


def test_everyone_who_watches_is_told_and_their_screens_add_up(tmp_path: Path) -> None:
    """The scene with its differences is the scene that a newcomer gets."""

    async def play(hall: Hall) -> None:
        ann, bob, table = await pair(hall)
        seats = [await player.socket(table) for player in (ann, bob)]
        screens = [shown((await s.until("scene"))["scene"]) for s in seats]
        for number in range(25):
            who = mover(hall, table, ann, bob)
            n = hall.tables.lives[table].table.n
            lines = hall.lines(table)
            await who.at(table, "play", line=lines[number % len(lines)], seen=n)
            for k, socket in enumerate(seats):
                change = await socket.until("change")
                assert change["n"] > n
                screens[k] = applied(screens[k], change["diff"])
        for k, player in enumerate((ann, bob)):
            fresh = (await (await player.socket(table)).until("scene"))["scene"]
            assert same(screens[k], shown(fresh))

    run(play, tmp_path / "db")


def test_the_same_id_twice_is_one_move(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob, table = await pair(hall)
        who = mover(hall, table, ann, bob)
        n = hall.tables.lives[table].table.n
        line = hall.lines(table)[0]
        first = await who.at(table, "play", line=line, seen=n, id="x")
        again = await who.at(table, "play", line=line, seen=n, id="x")
        assert first == again
        assert len(await hall.tables.store.read(table, n)) == first["n"] - n

    run(play, tmp_path / "db")


@pytest.mark.parametrize("game", sorted({LONGEST, *FROM_FILES}))
def test_a_repeated_request_is_answered_with_the_n_it_led_to(game: str, tmp_path: Path) -> None:
    """Also if chance followed, or if the log was read again."""

    async def play(hall: Hall) -> None:
        ann, bob, table = await pair(hall, game=game)
        acks = []
        for number in range(12):
            who = mover(hall, table, ann, bob)
            ask = {"line": hall.lines(table)[0], "seen": hall.tables.lives[table].table.n}
            acks.append((who, ask, await who.at(table, "play", **ask, id=f"m{number}")))
        assert {ack["n"] - ask["seen"] for _, ask, ack in acks} > {1}, "chance never followed"
        for number, (who, ask, ack) in enumerate(acks):
            assert await who.at(table, "play", **ask, id=f"m{number}") == ack
        del hall.tables.lives[table]
        for number, (who, ask, ack) in enumerate(acks):
            assert await who.at(table, "play", **ask, id=f"m{number}") == ack

    run(play, tmp_path / "db")


def test_a_stale_line_and_one_out_of_turn_are_refused_with_the_reason(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob, table = await pair(hall)
        who = mover(hall, table, ann, bob)
        other = bob if who is ann else ann
        n = hall.tables.lives[table].table.n
        line = hall.lines(table)[0]
        for player, seen, code in [(other, n, "not-your-turn"), (who, n - 1, "stale")]:
            with pytest.raises(Refusal) as no:
                await player.at(table, "play", line=line, seen=seen)
            assert no.value.code == code
        with pytest.raises(Refusal) as no:
            await who.at(table, "play", line=line, seen=n + 1)
        assert no.value.code == "stale"
        assert hall.tables.lives[table].table.n == n

    run(play, tmp_path / "db")


def test_an_illegal_line_is_refused_with_its_rule(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob, table = await pair(hall, game=SMALLEST)
        who = mover(hall, table, ann, bob)
        n = hall.tables.lives[table].table.n
        for line in ("give B", "no such line", "#;|", "give Q"):
            if line in hall.lines(table):
                continue
            with pytest.raises(Refusal) as no:
                await who.at(table, "play", line=line, seen=n)
            assert no.value.code == "illegal"
            assert no.value.told["rule"]
            assert no.value.told["says"]

    run(play, tmp_path / "db")


def test_who_only_watches_cannot_play(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        _, _, table = await pair(hall)
        eve = await hall.guest("Eve")
        socket = await eve.socket(table)
        await socket.until("scene")
        n = hall.tables.lives[table].table.n
        for ask in (
            {"do": "play", "line": hall.lines(table)[0], "seen": n},
            {"do": "undo", "seen": n},
            {"do": "try", "line": hall.lines(table)[0]},
            {"do": "seat", "seat": 0, "bot": "greedy"},
        ):
            assert (await socket.ask(**ask))["code"] == "no-seat"
        assert (await socket.ask(do="chat", text="psst"))["code"] == "no-chat"

    run(play, tmp_path / "db")


def test_bots_answer_until_a_person_is_to_move(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest()
        table = await ann.make(SMALLEST, seats=4, bots=[None, "greedy", "random", "greedy"])
        for _ in range(20):
            await hall.quiet()
            head = await ann.get(f"/api/tables/{table}")
            if head["status"] == "over":
                break
            assert head["turn"] == 0
            await ann.at(table, "play", line=hall.lines(table)[0], seen=head["n"])
        by = {entry.by for entry in await hall.tables.store.read(table) if entry.kind == "line"}
        assert by == {ann.id, "bot:greedy", "bot:random"}

    run(play, tmp_path / "db")


def test_a_table_of_bots_plays_itself_to_the_end(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest()
        table = await ann.make(SMALLEST, seats=3, bots=["greedy"] * 3)
        for _ in range(500):
            await hall.quiet()
            head = await ann.get(f"/api/tables/{table}")
            if head["status"] == "over":
                break
        assert head["status"] == "over"
        socket = await ann.socket(table)
        over = await socket.until("over")
        assert sum(over["scores"]) == pytest.approx(1)

    run(play, tmp_path / "db")


def test_a_preview_shows_what_a_line_brings_and_why_not_what_forbids_it(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob, table = await pair(hall)
        who = mover(hall, table, ann, bob)
        line = hall.lines(table)[0]
        shown = await who.at(table, "try", line=line)
        assert (shown["is"], shown["line"]) == ("preview", line)
        assert shown["words"]["title"]
        assert (await who.at(table, "try", line="nonsense"))["is"] == "because"
        because = await who.at(table, "why", line="nonsense")
        assert because["rule"] == "house.notation"
        assert (await who.at(table, "why", line=line))["says"] == "It can be played."
        hint = await who.at(table, "hint")
        assert hint["lines"][0]["line"] == line

    run(play, tmp_path / "db")


def test_after_a_restart_the_table_is_as_it_was(tmp_path: Path) -> None:
    table = ""
    before: list[Any] = []

    async def play(hall: Hall) -> None:
        nonlocal table
        ann, bob, table = await pair(hall)
        for _ in range(5):
            who = mover(hall, table, ann, bob)
            n = hall.tables.lives[table].table.n
            await who.at(table, "play", line=hall.lines(table)[0], seen=n)
        before.append(str(hall.tables.lives[table].table.position))
        before.append(ann.cookie)

    async def again(hall: Hall) -> None:
        live = await hall.tables.live(table)
        assert str(live.table.position) == before[0]
        back = Player(hall.app)
        name, _, value = before[1].partition("=")
        back.http.cookies.set(name, value)
        assert (await back.get(f"/api/tables/{table}"))["you"] == 0

    run(play, tmp_path / "db")
    run(again, tmp_path / "db")


def test_everybody_learns_how_a_question_was_settled(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        table = await ann.make(LONGEST, seats=2)
        await bob.at(table, "join")
        ears = [await ann.socket(table), await bob.socket(table)]
        lives = hall.tables.lives[table].table

        async def asked() -> list[int | None]:
            return [(await each.until("asked"))["by"] for each in ears]

        await ann.at(table, "play", line="plots", seen=lives.n)
        await ann.at(table, "undo", seen=lives.n)
        assert await asked() == [0, 0]
        await bob.at(table, "answer", yes=False)
        assert (await ears[0].until("change"))["undo"].get("to") is None
        assert await asked() == [None, None]
        await ann.at(table, "play", line=hall.lines(table)[0], seen=lives.n)
        await ann.at(table, "play", line=hall.lines(table)[0], seen=lives.n)
        await ann.at(table, "undo", seen=lives.n)
        assert await asked() == [0, 0]
        await ann.at(table, "play", line=hall.lines(table)[0], seen=lives.n)  # never mind
        assert await asked() == [None, None]

    run(play, tmp_path / "db")
