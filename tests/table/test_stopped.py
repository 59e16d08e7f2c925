"""A table that cannot go on is shown as such, can be looked at, and its record downloaded."""

import io
import json
from pathlib import Path
from typing import Any

import pytest
from games_by import LONGEST, SMALLEST
from hall import NOON, Hall, Player, Refusal, Socket, run

from engawa.core import record
from engawa.games import names, spec
from engawa.store import Entry
from engawa.table.journal import Journal

SAYS = "Played with rules version 7; this server has {}."
USUAL = SAYS.format(1)


def refused(code: str) -> Any:
    return pytest.raises(Refusal, check=lambda no: no.code == code)


class Past:
    """What is known of a table from an earlier run of the server."""

    def __init__(self) -> None:
        self.tables: list[str] = []
        self.records: list[str] = []
        self.seen: list[Any] = []
        self.cookies: list[Any] = []

    def back(self, hall: Hall) -> list[Player]:
        """Return the same guests at a restarted server."""
        players = []
        for cookies in self.cookies:
            player = Player(hall.app)
            player.http.cookies.update(cookies)
            players.append(player)
        return players


async def age(hall: Hall, table: str, **about: Any) -> None:
    """Turn a table into one with other rules, or of another game."""
    head = await hall.tables.store.head(table)
    await hall.tables.store.change(table, about={**head.about, "rules": 7, **about})


async def begun(hall: Hall, past: Past, game: str = LONGEST, lines: int = 9) -> str:
    """Make a table of two people in the middle of a game."""
    ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
    table = await ann.make(game, seats=2)
    await bob.at(table, "join")
    live = await hall.tables.live(table)
    for _ in range(lines):
        if live.table.over:
            break
        who, line = (ann, bob)[live.table.turn], live.table.position.lines()[0]
        await who.at(table, "play", line=line, seen=live.table.n)
    past.tables.append(table)
    past.cookies = [each.http.cookies for each in (ann, bob)]
    for each in (ann, bob):
        past.records.append(await each.get(f"/api/tables/{table}/record"))
        moment = await each.get(f"/api/tables/{table}/steps/{live.table.n}")
        past.seen.append({k: v for k, v in moment["scene"].items() if k != "asks"})
    return table


async def scene(socket: Socket) -> Any:
    """Return what a socket shows first, except the question."""
    shown = (await socket.until("scene"))["scene"]
    await socket.close()
    assert shown.pop("asks") == USUAL
    return shown


def lines_of(text: str) -> list[str]:
    return [line for row in record.read(text).rows for line in row.lines]


def test_a_table_of_other_rules_is_shown_as_such_to_those_who_have_it(tmp_path: Path) -> None:
    past, journal = Past(), io.StringIO()

    async def before(hall: Hall) -> None:
        await age(hall, await begun(hall, past))

    async def after(hall: Hall) -> None:
        players, table = past.back(hall), past.tables[0]
        assert not hall.tables.counts["errors"]
        for k, who in enumerate(players):
            head = await who.get(f"/api/tables/{table}")
            assert (head["stopped"], head["status"], head["turn"]) == (USUAL, "playing", None)
            (mine,) = (await who.get("/api/tables"))["mine"]
            assert (mine["table"], mine["stopped"], mine["your_turn"]) == (table, USUAL, False)
            told = await who.get(f"/api/tables/{table}/record")
            assert record.read(told).headers["rules-version"] == "7"
            assert lines_of(told) == lines_of(past.records[k])
            assert await scene(await who.socket(table)) == past.seen[k]
            assert len(await who.get(f"/api/tables/{table}/steps")) == len(lines_of(told))
            await who.get(f"/api/tables/{table}/steps/9")
        said = [json.loads(line) for line in journal.getvalue().splitlines()]
        stopped = [each for each in said if each["event"] == "table_stopped"]
        assert [(each["table"], each["error"]) for each in stopped] == [(table, USUAL)]

    def listen(hall: Hall) -> None:
        hall.tables.journal = Journal(journal)

    run(before, tmp_path / "db")
    run(after, tmp_path / "db", before=listen)


@pytest.mark.parametrize("game", names())
def test_a_table_of_other_rules_goes_no_further(game: str, tmp_path: Path) -> None:
    past = Past()

    async def before(hall: Hall) -> None:
        await age(hall, await begun(hall, past, game, 4))

    async def after(hall: Hall) -> None:
        table, (ann, bob) = past.tables[0], past.back(hall)
        live = await hall.tables.live(table)
        n, line = live.table.n, live.table.position.lines()[0]
        for who, seat in ((ann, 0), (bob, 1)):
            for act, ask in [
                ("play", {"line": line, "seen": n}),
                ("undo", {"seen": n}),
                ("answer", {"yes": True}),
                ("seat", {"seat": seat, "bot": "greedy"}),
                ("leave", {}),
            ]:
                with refused("stopped"):
                    await who.at(table, act, **ask)
            says = SAYS.format(spec(game).rules_version)
            assert (await who.at(table, "why", line=line))["says"] == says
        await ann.at(table, "chat", text="what now?")
        await hall.quiet()
        assert [entry.n for entry in await hall.tables.store.read(table)] == [*range(1, n + 1)]

    run(before, tmp_path / "db")
    run(after, tmp_path / "db")


def test_the_whole_record_of_a_finished_one_can_be_taken_away(tmp_path: Path) -> None:
    """Even if our rules would not allow a line: the record has what was played."""
    past = Past()

    async def before(hall: Hall) -> None:
        table = await begun(hall, past, SMALLEST, 10_000)
        await age(hall, table)
        n = hall.tables.lives[table].table.n
        for k, line in enumerate(["give A", "dance"], 1):
            odd = Entry(n + k, NOON, "line", 0, "ann", line)
            assert await hall.tables.store.append(table, n + k - 1, [odd])

    async def after(hall: Hall) -> None:
        table, (ann, bob) = past.tables[0], past.back(hall)
        text = await bob.get(f"/api/tables/{table}/record")
        assert text.startswith(f"# {USUAL}\n")
        assert lines_of(text) == [*lines_of(past.records[0]), "give A", "dance"]
        assert (await bob.get(f"/api/tables/{table}"))["status"] == "over"
        assert len(await bob.get(f"/api/tables/{table}/steps?as=all")) == len(lines_of(text)) - 2
        assert USUAL in await bob.get(f"/api/tables/{table}/replay.html")
        with refused("no-analysis"):
            await bob.get(f"/api/tables/{table}/analysis")
        made = await ann.at(table, "rematch")  # with today's rules
        new = (await hall.tables.live(made["table"])).table
        assert (new.stopped, new.terms.rules, new.status) == ("", 1, "playing")

    run(before, tmp_path / "db")
    run(after, tmp_path / "db")


def test_while_it_was_not_over_nobody_is_told_more_than_before(tmp_path: Path) -> None:
    past = Past()

    async def before(hall: Hall) -> None:
        table = await begun(hall, past)
        await age(hall, table)
        n = hall.tables.lives[table].table.n
        assert await hall.tables.store.append(
            table, n, [Entry(n + 1, NOON, "chance", None, "chance", "draw a secret")]
        )

    async def after(hall: Hall) -> None:
        table, players = past.tables[0], past.back(hall)
        for k, who in enumerate(players):
            text = await who.get(f"/api/tables/{table}/record")
            assert lines_of(text) == lines_of(past.records[k])
            with refused("playing"):
                await who.get(f"/api/tables/{table}/steps?as=all")
            socket = await who.socket(table)
            await socket.settled()
            assert "secret" not in "".join(socket.bytes)

    run(before, tmp_path / "db")
    run(after, tmp_path / "db")


def test_what_was_taken_back_does_not_lead_astray(tmp_path: Path) -> None:
    past = Past()

    async def before(hall: Hall) -> None:
        table = await begun(hall, past)
        await age(hall, table)
        n = hall.tables.lives[table].table.n
        odd = Entry(n + 1, NOON, "line", 0, "ann", "dance")
        back = Entry(n + 2, NOON, "undo", 0, "ann", str(n))
        assert await hall.tables.store.append(table, n, [odd, back])

    async def after(hall: Hall) -> None:
        table, players = past.tables[0], past.back(hall)
        assert (await hall.tables.live(table)).table.astray is None
        for k, who in enumerate(players):
            assert await scene(await who.socket(table)) == past.seen[k]

    run(before, tmp_path / "db")
    run(after, tmp_path / "db")


def damage(line: str, db: Path, game: str = LONGEST) -> None:
    """A damaged line in the store stops its table, and nothing else."""
    past = Past()

    async def before(hall: Hall) -> None:
        table = await begun(hall, past, game)
        live = hall.tables.lives[table].table
        odd = Entry(live.n + 1, NOON, "line", live.turn, "ann", line)
        assert await hall.tables.store.append(table, live.n, [odd])

    async def after(hall: Hall) -> None:
        live = await hall.tables.live(past.tables[0])
        assert live.table.stopped
        assert live.table.astray == live.table.n
        ann = past.back(hall)[0]
        assert await ann.make()

    run(before, db)
    run(after, db)


def test_a_line_that_was_damaged_in_the_store_stops_its_table_and_nothing_else(
    tmp_path: Path,
) -> None:
    damage("dance", tmp_path / "db")


def test_what_an_older_server_goes_on_with_is_told_here_too(tmp_path: Path) -> None:
    past = Past()

    async def before(hall: Hall) -> None:
        await age(hall, await begun(hall, past))

    async def after(hall: Hall) -> None:
        table, (ann, _) = past.tables[0], past.back(hall)
        socket = await ann.socket(table)
        first = await socket.until("scene")
        live = hall.tables.lives[table]
        n, seat = live.table.n, live.table.position.to_move
        line = live.table.position.lines()[0]
        assert await hall.tables.store.append(
            table, n, [Entry(n + 1, NOON, "line", seat, "g", line)]
        )
        await live.news(n + 1)
        then = await socket.until("scene")
        assert (then["n"], len(then["told"])) == (n + 1, len(first["told"]) + 1)

    run(before, tmp_path / "db")
    run(after, tmp_path / "db")


@pytest.mark.parametrize("about", [{"options": {"dragons": 3}}, {"seats": 77}, {"clock": "odd"}])
def test_a_table_that_cannot_be_opened_stays_in_the_list_and_says_why(
    about: Any, tmp_path: Path
) -> None:
    past = Past()

    async def before(hall: Hall) -> None:
        table = await begun(hall, past)
        await age(hall, table, **about)
        await hall.tables.store.change(table, public=False)

    async def after(hall: Hall) -> None:
        table, eve = past.tables[0], await hall.guest("Eve")
        for who in past.back(hall):
            (mine,) = (await who.get("/api/tables"))["mine"]
            assert (mine["table"], mine["game"]) == (table, LONGEST)
            assert mine["stopped"].endswith(".")
            with refused("unreadable"):
                await who.get(f"/api/tables/{table}")
        with refused("not-found"):  # it is private
            await eve.get(f"/api/tables/{table}")

    run(before, tmp_path / "db")
    run(after, tmp_path / "db")
