"""The daily game: the same luck for all, one try that counts, and a seed that stays secret."""

import asyncio
import io
import random
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import apsw
import msgspec
import pytest
from evening import game
from hall import Hall, Player, Refusal, Socket, hall, run

from engawa.core import record
from engawa.core.luck import Luck, seed_hash, strays
from engawa.store import Log
from engawa.store.archive import backup, restore
from engawa.store.raw import look
from engawa.table.admin import Admin
from engawa.table.daily import game_of_the_day
from engawa.table.doctor import examine
from engawa.table.journal import Journal
from engawa.table.limits import RATES
from engawa.table.shared_luck import begins, day_at, luck_of, shown_at
from tools.postgres import Cluster

DAY = 24 * 60


def refused(code: str) -> Any:
    return pytest.raises(Refusal, check=lambda no: no.code == code)


async def begin(who: Player) -> str:
    return str((await who.post("/api/daily"))["table"])


async def finish(hall: Hall, who: Player, table: str, seed: int = 0) -> None:
    """Play a try to its end at random."""
    rng = random.Random(seed)
    live = await hall.tables.live(table)
    while not live.table.over:
        line = rng.choice(live.table.position.lines())
        await who.at(table, "play", line=line, seen=live.table.n)
    await hall.tables.note(live)


async def daily(who: Player, day: str = "") -> dict[str, Any]:
    found: dict[str, Any] = await who.get("/api/daily" + (f"?day={day}" if day else ""))
    return found


async def seed_of_today(hall: Hall) -> str:
    store: Log = hall.tables.store
    found = await store.luck(luck_of(day_at(hall.clock.now())))
    assert found
    return found.seed


def drawn(hall: Hall, table: str) -> list[str]:
    """Return all that chance brought at a table; a card may be dealt or discarded."""
    log = hall.tables.lives[table].table.log
    return [entry.text.partition(" ")[2] for entry in log if entry.kind == "chance"]


def to(hall: Hall, moment: int) -> None:
    hall.clock.ms = moment


def test_all_have_the_same_cards_whatever_they_play(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        tables = [await begin(who) for who in (ann, bob)]
        await finish(hall, ann, tables[0], seed=1)
        await finish(hall, bob, tables[1], seed=2)
        one, other = (drawn(hall, table) for table in tables)
        lines = [[step.action for step in hall.tables.lives[t].table.steps] for t in tables]
        assert lines[0] != lines[1]
        least = min(len(one), len(other))
        assert least > 20
        assert one[:least] == other[:least]

    run(play, db)


def test_another_day_has_other_cards(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        first = await begin(ann)
        hall.clock.pass_(DAY)
        second = await begin(ann)
        assert drawn(hall, first) != drawn(hall, second)

    run(play, tmp_path / "db")


def test_the_luck_of_a_table_is_kept_when_the_server_begins_again(db: str) -> None:
    async def play() -> None:
        async with hall(db) as before:
            ann = await before.guest("Ann")
            table = await begin(ann)
            for _ in range(9):
                at = (await before.tables.live(table)).table
                line = at.position.lines()[0]
                await ann.at(table, "play", line=line, seen=at.n)
            seed = await seed_of_today(before)
        async with hall(db) as after:
            there = Player(after.app)
            there.http.cookies.update(ann.http.cookies)
            assert await begin(there) == table
            assert await seed_of_today(after) == seed
            await finish(after, there, table)
            found = after.tables.lives[table].table
            actions = [step.action for step in found.steps]
            assert strays(found.game.start(), actions, Luck(seed)) is None
            assert strays(found.game.start(), actions, Luck("another")) is not None

    asyncio.run(play())


def test_there_is_one_try_a_day_and_guest(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        again = Player(hall.app)  # another browser of the same guest
        again.http.cookies.update(ann.http.cookies)
        tables = set(await asyncio.gather(*(begin(who) for who in (ann, again, ann, again))))
        assert len(tables) == 1
        table = tables.pop()
        assert await begin(bob) != table
        await finish(hall, ann, table)
        assert await begin(again) == table
        with refused("over"):
            await ann.at(table, "play", line="x", seen=hall.tables.lives[table].table.n)
        with refused("same-luck"):
            await ann.post(f"/api/daily/{day_at(hall.clock.now())}/again")
        assert sum(n for _, n in (await daily(ann))["counts"]) == 1

    run(play, db)


def test_two_processes_agree_on_a_day_and_on_a_try(postgres: Cluster) -> None:
    async def play() -> None:
        url = postgres.database("daily")
        async with AsyncExitStack() as stack:
            halls = [await stack.enter_async_context(hall(url, shared=True)) for _ in range(2)]
            ann = await halls[0].guest("Ann")
            there = Player(halls[1].app)
            there.http.cookies.update(ann.http.cookies)
            bob = await halls[1].guest("Bob")
            found = await asyncio.gather(*(begin(who) for who in (ann, there, bob) * 4))
            assert len(set(found)) == 2
            told = await asyncio.gather(daily(ann), daily(there), daily(bob))
            assert len({each["day"]["promise"] for each in told}) == 1
            await finish(halls[0], ann, found[0], seed=3)
            live = await halls[1].tables.live(found[0])
            while not live.table.over:
                await asyncio.sleep(0.01)
            assert (await daily(there))["counts"] == (await daily(ann))["counts"] != []

    asyncio.run(play())


def test_nothing_is_taken_back_hinted_or_handed_over_and_it_is_said_why(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        table = await begin(ann)
        at = hall.tables.lives[table].table
        await ann.at(table, "play", line=hall.lines(table)[0], seen=at.n)
        n = at.n
        with pytest.raises(Refusal) as no:
            await ann.at(table, "undo", seen=n)
        assert (no.value.code, no.value.told["says"]) == (
            "no-undo",
            "The luck here is shared with other tables, so nothing is taken back.",
        )
        for code, act, ask in [
            ("no-hints", "hint", {}),
            ("same-luck", "leave", {}),
            ("same-luck", "seat", {"seat": 0, "bot": "greedy"}),
        ]:
            with refused(code):
                await ann.at(table, act, **ask)
        with refused("playing"):
            await ann.get(f"/api/tables/{table}/analysis")
        assert at.n == n

    run(play, tmp_path / "db")


def test_nobody_sees_a_try_before_they_have_finished_their_own(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob, eve = [await hall.guest(name) for name in ("Ann", "Bob", "Eve")]
        table = await begin(ann)
        await finish(hall, ann, table)
        found = hall.tables.lives[table].table
        links = [f"?code={found.replay_code}", f"?join={found.terms.code}"]
        calls = ["", "/steps", "/steps/9", "/record", "/replay.html", "/analysis", "/duplicate"]
        assert (await daily(bob))["best"] is None
        mine = await begin(bob)
        for link in links:
            for call in calls:
                with refused("same-luck"):
                    await bob.get(f"/api/tables/{table}{call}{link}")
        with refused("same-luck"):
            fork = {"table": table, "n": 9, "code": found.replay_code}
            await bob.post("/api/tables", fork=fork)
        with refused("same-luck"):
            await bob.at(table, "join", code=found.terms.code)
        headers = {"host": "127.0.0.1:8765", "cookie": bob.cookie}
        path = f"/api/tables/{table}/socket{links[1]}"
        assert (await Socket(hall.app, path, headers).next())["is"] != "accept"
        with refused("not-found"):
            await eve.get(f"/api/tables/{table}")
        await finish(hall, bob, mine, seed=2)
        best = (await daily(bob))["best"]
        assert best["link"].startswith("/replay/")
        assert await bob.get(f"/api/tables/{table}/steps{links[0]}")
        with refused("same-luck"):
            await eve.get(f"/api/tables/{table}/steps{links[0]}")
        to(hall, shown_at(day_at(hall.clock.now())))
        assert await eve.get(f"/api/tables/{table}/steps{links[0]}")

    run(play, tmp_path / "db")


def test_the_seed_is_told_at_noon_of_the_next_day_and_keeps_what_was_promised(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        today = day_at(hall.clock.now())
        told = (await daily(ann))["day"]
        seed = await seed_of_today(hall)
        assert (told["seed"], told["promise"]) == (None, seed_hash(seed))
        assert len(bytes.fromhex(seed)) == 32
        to(hall, shown_at(today) - 1)
        assert (await daily(ann, str(today)))["day"]["seed"] is None
        to(hall, shown_at(today))
        found = (await daily(ann, str(today)))["day"]
        assert (found["seed"], found["promise"], found["again"]) == (seed, told["promise"], True)
        table = (await ann.post(f"/api/daily/{today}/again"))["table"]
        await finish(hall, ann, table)
        at = hall.tables.lives[table].table
        assert strays(at.game.start(), [step.action for step in at.steps], Luck(seed)) is None
        assert (await daily(ann, str(today)))["counts"] == []  # it does not count
        assert (await daily(ann))["day"]["seed"] is None

    run(play, db)


def test_a_try_can_be_finished_until_noon_and_not_begun_after_its_day(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        today = day_at(hall.clock.now())
        mine, late = await begin(ann), await begin(bob)
        to(hall, shown_at(today) - 1)
        await finish(hall, ann, mine)
        assert await begin(ann) != mine  # it is the next day's
        n = hall.tables.lives[late].table.n
        to(hall, shown_at(today))
        with refused("late"):
            await bob.at(late, "play", line=hall.lines(late)[0], seen=n)
        hall.tables.follow(hall.tables.lives[late])
        await hall.quiet()
        told = await daily(bob, str(today))
        assert (told["day"]["mine"]["status"], told["day"]["mine"]["points"]) == ("over", None)
        assert sum(n for _, n in told["counts"]) == 1

    run(play, tmp_path / "db")


def test_what_was_not_finished_by_noon_ends_by_itself_wherever_it_is(db: str) -> None:
    """While the server runs, its alarm ends it; after a start, waking does."""

    async def play() -> None:
        async with hall(db) as before:
            today = day_at(before.clock.now())
            tables = [await begin(await before.guest(name)) for name in ("Ann", "Bob", "Eve")]
            await before.quiet()
            live = before.tables.lives[tables[0]]
            live.used = 0
            before.tables.put_away(live)
            to(before, shown_at(today))
            rings = before.tables.alarms.due(before.clock.now())
            assert sorted(rings) == sorted(tables)
            await before.tables.waking.some(tables[:2])  # one was put away, one is open
            await before.quiet()
            heads = [await before.tables.store.head(table) for table in tables]
            assert [head.status for head in heads] == ["over", "over", "playing"]
        async with hall(db, lambda there: to(there, shown_at(today))) as after:
            while (await after.tables.store.head(tables[2])).status != "over":
                await asyncio.sleep(0.01)
            assert after.tables.counts["errors"] == 0

    asyncio.run(play())


def test_who_gives_up_has_used_their_try_and_made_no_points(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        table = await begin(ann)
        await ann.at(table, "resign")
        told = await daily(ann)
        assert (told["day"]["mine"]["status"], told["day"]["mine"]["points"]) == ("over", None)
        assert (told["counts"], told["best"]) == ([], None)
        assert await begin(ann) == table
        made = await ann.at(table, "rematch")  # an ordinary game with its own luck
        at = (await hall.tables.live(made["table"])).table
        assert (at.terms.luck, at.terms.until, at.shared) == ("", 0, None)

    run(play, tmp_path / "db")


def test_results_are_counted_by_points_and_the_best_can_be_looked_at(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        guests = [await hall.guest(f"G{n}") for n in range(4)]
        for n, who in enumerate(guests):
            await finish(hall, who, await begin(who), seed=n // 2)  # each two play the same
            hall.clock.pass_(1)  # and the first to finish is best of the equals
        tables = [hall.tables.lives[await begin(who)].table for who in guests]
        points = [table.position.points()[0] for table in tables]
        told = await daily(guests[0])
        assert told["counts"] == [[each, points.count(each)] for each in sorted(set(points))]
        best = points.index(max(points))
        assert (told["best"]["points"], told["best"]["name"]) == (max(points), f"G{best}")
        assert told["best"]["link"] == tables[best].replay
        assert told["day"]["mine"]["points"] == points[0]
        how = game_of_the_day().daily
        assert how
        assert told["wins"] == how.wins

    run(play, tmp_path / "db")


def test_people_one_has_met_are_told_with_their_points_and_gardens_when_one_has_finished(
    tmp_path: Path,
) -> None:
    async def play(hall: Hall) -> None:
        ann, bob, eve = [await hall.guest(name) for name in ("Ann", "Bob", "Eve")]
        assert (await daily(ann))["known"] == []
        await game(hall, ann, bob)
        tables = [await begin(who) for who in (ann, bob, eve)]
        [playing] = (await daily(ann))["known"]
        assert (playing["name"], playing["status"], playing["points"]) == ("Bob", "playing", None)
        await finish(hall, bob, tables[1])
        await finish(hall, eve, tables[2])
        [bobs] = (await daily(ann))["known"]
        assert (bobs["status"], bobs["link"]) == ("over", None)
        assert bobs["points"] in dict((await daily(ann))["counts"])
        await finish(hall, ann, tables[0])
        [bobs] = (await daily(ann))["known"]
        assert bobs["link"].startswith(f"/replay/{tables[1]}?code=")
        await bob.post("/api/me/page", shows="nobody", mark=0)
        assert (await daily(ann))["known"] == (await daily(eve))["known"] == []

    run(play, tmp_path / "db")


def test_the_week_says_what_one_made_of_each_day(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        for number in range(3):
            if number != 1:
                await finish(hall, ann, await begin(ann), seed=number)
            hall.clock.pass_(DAY)
        told = await daily(ann)
        assert [each["mine"]["status"] for each in told["week"]] == [
            *(["none"] * 3),
            *("over", "none", "over", "none"),
        ]
        assert [bool(each["promise"]) for each in told["week"]] == [False] * 3 + [
            *(True, False, True, True)
        ]
        assert told["week"][-1] == told["day"]
        for day in ("2999-01-01", "x", "20231114", "2023-W46-2"):
            with refused("not-found"):
                await daily(ann, day)
        with refused("not-found"):
            await ann.post("/api/daily/2023-01-01/again")

    run(play, tmp_path / "db")


def test_the_seed_is_in_nothing_that_is_sent_or_written_before_its_time(db: str) -> None:
    """Search all that guests can fetch, sockets send, or a journal or trace contains."""
    out = io.StringIO()

    async def play(hall: Hall) -> None:
        hall.tables.journal = Journal(out)
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        table, other = await begin(ann), await begin(bob)
        seed = await seed_of_today(hall)
        heard: list[str] = []
        for who in (ann, bob):
            who.http.event_hooks["response"] = [lambda answer: read(answer, heard)]
        socket = await ann.socket(table)
        await socket.until("scene")
        for ask in ({"do": "hint"}, {"do": "undo", "seen": 1}, {"do": "coach"}, {"do": "x"}):
            socket.send(**ask)
        line = hall.lines(table)[0]
        await ann.at(table, "try", line=line)
        await ann.at(table, "why", line="nonsense")
        await finish(hall, ann, table)
        await finish(hall, bob, other, seed=2)
        await socket.settled()
        code = hall.tables.lives[other].table.replay_code
        for call in ("", "/steps", "/steps/5", "/record", "/replay.html", "/nothing"):
            await ann.http.get(f"/api/tables/{other}{call}?code={code}")
        for call in (
            "/api/daily",
            "/api/tables",
            "/api/daily?day=x",
            "/metrics",
            "/api/openapi.json",
        ):
            await ann.http.get(call)
        hall.tables.journal.fault("call_failed", RuntimeError(repr(hall.tables.lives[table].table)))
        assert len(heard) > 40
        told = "\n".join([*heard, *socket.bytes, out.getvalue()])
        assert seed_hash(seed) in told
        assert seed not in told
        kept = [msgspec.json.encode(entry) for entry in await hall.tables.store.read(table)]
        head = await hall.tables.store.head(table)
        assert seed.encode() not in b"".join([*kept, msgspec.json.encode(head)])
        assert repr(await hall.tables.store.luck(luck_of(today(hall)))).count(seed) == 0
        await socket.close()

    async def read(answer: Any, heard: list[str]) -> None:
        await answer.aread()
        heard.append(answer.text)

    def today(hall: Hall) -> Any:
        return day_at(hall.clock.now())

    run(play, db)


def test_a_day_is_backed_up_and_restored_and_the_doctor_finds_nothing(tmp_path: Path) -> None:
    kept: dict[str, Any] = {}

    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        await finish(hall, ann, await begin(ann))
        kept.update(await daily(ann), seed=await seed_of_today(hall), cookies=ann.http.cookies)

    async def again(hall: Hall) -> None:
        ann = Player(hall.app)
        ann.http.cookies.update(kept["cookies"])
        assert (await daily(ann))["counts"] == kept["counts"]
        assert await seed_of_today(hall) == kept["seed"]

    run(play, tmp_path / "db")
    backup(tmp_path / "db", tmp_path / "backup")
    restore(tmp_path / "backup", tmp_path / "new")
    with look(tmp_path / "new") as raw:
        assert examine(raw, 1_700_000_000_000).wrong == []
    run(again, tmp_path / "new")


def test_the_doctor_notices_luck_that_was_helped_or_lost(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        await begin(await hall.guest("Ann"))

    def found() -> list[str]:
        with look(tmp_path / "db") as raw:
            return [each.what for each in examine(raw, 1_700_000_000_000).wrong]

    run(play, tmp_path / "db")
    assert found() == []
    with closing(apsw.Connection(str(tmp_path / "db"))) as db:
        db.execute("UPDATE lucks SET seed = 'another'")
        assert found() == ["luck"]
        db.execute("DELETE FROM lucks")
        assert found() == ["luck"]


def test_a_table_whose_luck_was_lost_is_looked_at_and_does_not_go_on(tmp_path: Path) -> None:
    kept: dict[str, Any] = {}

    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        kept.update(table=await begin(ann), cookies=ann.http.cookies)

    async def again(hall: Hall) -> None:
        ann = Player(hall.app)
        ann.http.cookies.update(kept["cookies"])
        table = kept["table"]
        head = await ann.get(f"/api/tables/{table}")
        assert head["stopped"] == "The luck of this table was not kept, so it cannot go on."
        with refused("stopped"):
            await ann.at(table, "play", line=hall.lines(table)[0], seen=head["n"])

    run(play, tmp_path / "db")
    with closing(apsw.Connection(str(tmp_path / "db"))) as db:
        db.execute("DELETE FROM lucks")
    run(again, tmp_path / "db")


def test_what_is_deleted_leaves_no_try_behind(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        table = await begin(ann)
        await finish(hall, ann, table)
        await Admin(hall.tables.store, "host", hall.clock.now).delete_table(table)
        assert (await daily(ann))["counts"] == []
        with look(tmp_path / "db") as raw:
            assert examine(raw, hall.clock.now()).wrong == []

    run(play, tmp_path / "db")


def test_nobody_begins_without_a_name_or_too_often(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        with refused("no-guest"):
            await begin(Player(hall.app))
        ann = await hall.guest("Ann")
        with refused("rate"):
            for _ in range(int(RATES["table"].burst) + 1):
                await begin(ann)

    run(play, tmp_path / "db", limits=1)


def test_a_record_of_the_day_can_be_checked_by_anybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept: dict[str, str] = {}

    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        table = await begin(ann)
        await finish(hall, ann, table)
        kept["record"] = await ann.get(f"/api/tables/{table}/record")
        to(hall, shown_at(day_at(hall.clock.now())))
        day = (await daily(ann))["week"][-2]
        kept.update(seed=day["seed"], hash=day["promise"])

    run(play, tmp_path / "db")
    file = tmp_path / "game.rec"
    file.write_text(kept["record"], encoding="utf-8")
    record.load(file)

    def check(*words: str) -> tuple[int, str]:
        from engawa import cli

        monkeypatch.setattr("sys.argv", ["engawa", "daily", "check", *words])
        with pytest.raises(SystemExit) as stop:
            cli.main()
        return int(stop.value.code or 0), capsys.readouterr().out

    code, out = check(kept["seed"], str(file), "--hash", kept["hash"])
    assert code == 0
    assert "This is the hash that was shown." in out
    assert "follow from the seed, where chance decided" in out
    code, out = check("another", str(file), "--hash", kept["hash"])
    assert code == 1
    assert "This is not the hash that was shown." in out
    assert "does not follow from the seed" in out


def test_the_day_of_the_clock_is_that_of_utc() -> None:
    day = day_at(1_700_000_000_000)
    assert (str(day), luck_of(day)) == ("2023-11-14", "daily/2023-11-14")
    assert day_at(begins(day)) == day != day_at(begins(day) - 1)
    assert shown_at(day) - begins(day) == 36 * 3_600_000
