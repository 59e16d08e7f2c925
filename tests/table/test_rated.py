"""A rated game counts once for each player, and can be rated again."""

import asyncio
import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from evening import game, plays, sat
from games_by import LARGEST, SMALL, SMALLEST, SOLO
from hall import Hall, Player, Refusal, run
from test_shared import both, elsewhere

from engawa.bots import levels
from engawa.bots.tuning import tuning
from engawa.games import GAMES, spec
from engawa.store import Entry, Result, StoreDown
from engawa.store.raw import look
from engawa.store.results import kept
from engawa.table.admin import Admin
from engawa.table.doctor import examine
from engawa.table.outcome import outcome
from engawa.table.ratings import POINT, rate, settle, start, told
from tools.postgres import Cluster


def refused(code: str) -> Any:
    return pytest.raises(Refusal, check=lambda no: no.code == code)


async def rated(hall: Hall, table: str) -> list[Result]:
    await settle(hall.tables.store, (await hall.tables.live(table)).table.game.name)
    found: list[Result] = await hall.tables.store.result(table)
    return found


def result(
    seat: int, guest: str, place: int, bot: str = "", table: str = "t", at: int = 1
) -> Result:
    return Result(table, seat, SMALL, at, guest, bot, place, place == 1, 0, False, True)


# --- the numbers ---


def test_who_wins_gains_what_the_other_loses() -> None:
    ann, bob = rate([result(0, "ann", 1), result(1, "bob", 2)], {})
    assert ann.was
    assert ann.now
    assert bob.was
    assert bob.now
    gained, lost = ann.now.rating - ann.was.rating, bob.now.rating - bob.was.rating
    assert gained > 0
    assert abs(gained + lost) <= 1
    assert ann.now.spread < ann.was.spread
    assert ann.now.games == 1


def test_equals_who_share_a_place_stay_where_they_are() -> None:
    for each in rate([result(0, "ann", 1), result(1, "bob", 1)], {}):
        assert each.was
        assert each.now
        assert each.was.rating == each.now.rating


def test_a_level_stays_where_it_was_measured_and_draws_people_to_it() -> None:
    strong, weak = result(1, "", 2, "level8"), result(1, "", 2, "level1")
    won = [rate([result(0, "ann", 1), bot], {})[0].now for bot in (strong, weak)]
    assert won[0]
    assert won[1]
    assert won[0].rating > won[1].rating > start(SMALL).rating
    assert rate([result(0, "ann", 1), strong], {})[1] == strong
    known = {"ann": start(SMALL)}
    for _ in range(400):  # a win as often as the level means a rating near the level's
        for place in (1, 2):
            seats = [result(0, "ann", place), result(1, "", 3 - place, "level6")]
            known["ann"] = rate(seats, known)[0].now or known["ann"]
    assert abs(known["ann"].rating / POINT - (levels.anchor(SMALL, "level6") or 0)) < 40
    assert told(known["ann"]).within < 120


def test_the_anchors_are_the_ladders_of_the_docs() -> None:
    text = Path("docs/bots.md").read_text(encoding="utf-8")
    for name in GAMES:
        title = str(spec(name).title)
        part = text.split("## Ratings\n")[1].split(f"### {title}\n")[1].split("###")[0]
        rows = re.findall(r"^\| [^|]*?level ?(\d)[^|]*\| ([+-]?\d+)(?: ± (\d+))? \|", part, re.M)
        ladder = {int(level): (int(rating), int(within or 0)) for level, rating, within in rows}
        assert [*enumerate(tuning(name).ladder, 1)] == sorted(ladder.items()), name


# --- at a table ---


def test_a_rated_game_counts_and_another_does_not(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        plain = await game(hall, ann, bob, rated=False)
        assert [each.rated for each in await rated(hall, plain)] == [False, False]
        table = await game(hall, ann, bob)
        found = await rated(hall, table)
        assert [each.guest for each in found] == [ann.id, bob.id]
        assert sorted(each.place for each in found) == [1, 2]
        assert all(each.rated and each.now and each.now.games == 1 for each in found)
        assert (await ann.get(f"/api/tables/{table}"))["rated"] is True
        changes = await ann.get(f"/api/tables/{table}/ratings")
        assert [each["seat"] for each in changes] == [0, 1]
        assert await ann.get(f"/api/tables/{plain}/ratings") == []

    run(play, db)


def test_found_anew_in_the_logs_all_is_the_same(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann, bob, cat = [await hall.guest(name) for name in ("Ann", "Bob", "Cat")]
        tables = []
        for _ in range(3):
            tables += [await game(hall, ann, bob), await game(hall, cat, bob, ann)]
            hall.clock.pass_(1)
        tables.append(await game(hall, ann, bob, rated=False))
        await settle(hall.tables.store, SMALLEST)
        store = hall.tables.store
        before = [await store.result(table) for table in tables]
        bests = await store._read("SELECT * FROM bests ORDER BY 1, 2, 3")
        assert await Admin(store, "root", hall.clock.now).results_again() == 7
        assert [await store.result(table) for table in tables] == before
        assert await store._read("SELECT * FROM bests ORDER BY 1, 2, 3") == bests
        assert before[5][0].now
        assert before[5][0].now.games == 3

    run(play, db)
    with look(db) as raw:
        assert examine(raw, 1_700_000_000_000 + 3_600_000_000).wrong == []


def test_a_result_that_comes_late_is_counted_in_its_place(db: str) -> None:
    """Games may be rated in another order than they ended in; the ratings are the same."""

    async def play(hall: Hall) -> None:
        store = hall.tables.store

        async def ends(table: str, at: int) -> None:
            seats = [result(0, "ann", 1, "", table, at), result(1, "bob", 2, "", table, at)]
            if at % 2:
                seats = [result(0, "cat", 1, "", table, at), result(1, "ann", 2, "", table, at)]
            await store._steps(kept(seats))

        for at in (1, 2, 4, 5, 6):
            await ends(f"t{at}", at)
            await settle(store, SMALL)
        await ends("t3", 3)
        await settle(store, SMALL)
        late = [await store.result(f"t{at}") for at in range(1, 7)]
        await store.unsettle(SMALL)
        await settle(store, SMALL)
        assert [await store.result(f"t{at}") for at in range(1, 7)] == late
        assert late[-1][0].now
        assert late[-1][0].now.games == 6
        few = await store.unsettled(SMALL, 2)
        assert few.tables == []
        await store.unsettle(SMALL)
        few = await store.unsettled(SMALL, 2)
        assert len(few.tables) == 1
        assert few.more

    run(play, db)


def test_what_is_left_unsettled_is_settled_by_the_next_server(db: str) -> None:
    async def leave(hall: Hall) -> None:
        hall.tables.settle = lambda game: None  # the game ends before it is rated
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        await game(hall, ann, bob)
        assert await hall.tables.store.unsettled_games() == [SMALLEST]

    async def come(hall: Hall) -> None:
        while await hall.tables.store.unsettled_games():
            await asyncio.sleep(0.01)

    run(leave, db)
    run(come, db)


def test_bots_are_the_anchors_of_a_table(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        table = await ann.make(SMALLEST, bots=[None, "level3", "level8"], seats=3, rated=True)
        assert await plays(hall, table, ann)
        found = await rated(hall, table)
        assert [(each.guest, each.bot) for each in found] == [
            (ann.id, ""),
            ("", "level3"),
            ("", "level8"),
        ]
        assert found[0].now
        assert found[1].now is None

    run(play, db)


def test_what_cannot_be_rated_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        for how in (
            {"game": SMALLEST, "bots": [None, "greedy"]},
            {"game": SMALLEST, "bots": ["level1", "level2"]},
            {"game": SOLO, "seats": 1},
            {"game": SMALLEST, "fork": {"table": "x", "n": 0}},
        ):
            with refused("not-found" if "fork" in how else "bad-game"):
                await ann.make(rated=True, **how)
        table = await ann.make(SMALLEST, seats=2, rated=True, takeback=True, hints=True)
        head = await ann.get(f"/api/tables/{table}")
        assert (head.get("takeback", False), head.get("hints", False), head["timeout"]) == (
            False,
            False,
            "lose",
        )
        with refused("rated"):
            await ann.at(table, "seat", seat=1, bot="greedy")
        with refused("rated"):
            await ann.at(table, "seat", seat=0, bot="level8")
        await ann.at(table, "seat", seat=1, bot="level2")
        with refused("rated"):  # a win against one does not become a win against another
            await ann.at(table, "seat", seat=1, bot="level8")

    run(play, tmp_path / "games.db")


def test_a_game_that_is_left_in_its_first_round_does_not_count(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann, bob, cat = [await hall.guest(name) for name in ("Ann", "Bob", "Cat")]
        table = await sat(hall, ann, bob, game=SMALL)
        await bob.at(table, "resign")
        found = await rated(hall, table)
        assert [(each.gone, each.rated) for each in found] == [(False, False), (True, False)]
        table = await sat(hall, ann, bob, cat)
        await cat.at(table, "leave")
        assert await plays(hall, table, ann, bob)
        assert not any(each.rated for each in await rated(hall, table))

    run(play, db)


async def begun(hall: Hall, table: str, *players: Player) -> None:
    """Play until everybody has had a turn."""
    while not (await hall.tables.live(table)).table.round_over:
        assert not await plays(hall, table, *players, most=1)


def test_who_leaves_or_gives_up_later_has_lost(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann, bob, cat = [await hall.guest(name) for name in ("Ann", "Bob", "Cat")]
        table = await sat(hall, ann, bob, cat, game=LARGEST)
        await begun(hall, table, ann, bob, cat)
        await bob.at(table, "resign")
        found = await rated(hall, table)
        assert [(each.place, each.gone, each.won) for each in found] == [
            (1, False, True),
            (3, True, False),
            (1, False, True),
        ]
        lost = found[1]
        assert lost.guest == bob.id
        assert lost.now
        assert lost.was
        assert lost.now.rating < lost.was.rating
        table = await sat(hall, ann, bob, cat, game=SMALL)
        await begun(hall, table, ann, bob, cat)
        await cat.at(table, "leave")  # a bot plays on, for nobody
        assert await plays(hall, table, ann, bob)
        found = await rated(hall, table)
        assert (found[2].guest, found[2].place, found[2].gone) == (cat.id, 3, True)
        assert [each.place for each in found].count(1) == 1
        assert all(each.rated for each in found)

    run(play, db)


def test_a_rematch_with_who_stands_in_is_not_rated(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob, cat = [await hall.guest(name) for name in ("Ann", "Bob", "Cat")]
        table = await sat(hall, ann, bob)
        assert await plays(hall, table, ann, bob)
        again = (await ann.at(table, "rematch"))["table"]
        assert (await ann.get(f"/api/tables/{again}"))["rated"]
        table = await sat(hall, ann, bob, cat, game=SMALL)
        await cat.at(table, "leave")
        assert await plays(hall, table, ann, bob)
        again = (await ann.at(table, "rematch"))["table"]
        assert not (await ann.get(f"/api/tables/{again}")).get("rated")

    run(play, tmp_path / "games.db")


def test_a_table_that_is_deleted_counts_no_more(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        tables = []
        for _ in range(3):
            tables.append(await game(hall, ann, bob))
            hall.clock.pass_(1)
        await settle(hall.tables.store, SMALLEST)
        await Admin(hall.tables.store, "root", hall.clock.now).delete_table(tables[1])
        await hall.tables.carry_out_orders()
        last = (await rated(hall, tables[2]))[0]
        assert last.now
        assert last.now.games == 2
        assert await hall.tables.store.result(tables[1]) == []

    run(play, db)


# --- exactly once ---


def test_two_processes_count_a_game_once(postgres: Cluster) -> None:
    """Both decide on the last line and both rate it: one result, one rating."""

    async def play() -> None:
        async with AsyncExitStack() as stack:
            one, other = await both(stack, postgres.database("once"))
            ann, bob = await one.guest("Ann"), await other.guest("Bob")
            for n in range(1, 4):
                for hall in (one, other):
                    hall.clock.pass_(1)
                table = await sat(one, ann, bob)
                here, there = elsewhere(one, bob), elsewhere(other, ann)
                for _ in range(1000):
                    live = await one.tables.live(table)
                    twin = await other.tables.live(table)
                    await twin.news(0)
                    await live.news(0)
                    if live.table.over:
                        break
                    seat = live.table.turn
                    line, seen = one.lines(table)[0], live.table.n
                    pair = ((ann, there), (here, bob))[seat]
                    asked = [each.at(table, "play", line=line, seen=seen) for each in pair]
                    told_ = await asyncio.gather(*asked, return_exceptions=True)
                    assert any(isinstance(each, dict) for each in told_), told_
                await asyncio.gather(
                    settle(one.tables.store, SMALLEST), settle(other.tables.store, SMALLEST)
                )
                found = await other.tables.store.result(table)
                assert [each.now and each.now.games for each in found] == [n, n]
            rows = await one.tables.store._read("SELECT count(*) FROM results")
            assert rows[0][0] == 6
            curve = await one.tables.store.curve(ann.id, SMALLEST, 9)
            await Admin(one.tables.store, "root", one.clock.now).results_again()
            assert await other.tables.store.curve(ann.id, SMALLEST, 9) == curve

    asyncio.run(play())


def test_only_the_first_of_two_who_settle_at_once_is_kept(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        hall.tables.settle = lambda game: None
        await game(hall, ann, bob)
        store = hall.tables.store
        found, again = await store.unsettled(SMALLEST), await store.unsettled(SMALLEST)
        done = rate(found.tables[0], {})
        assert await store.settle(SMALLEST, found.n, done, False)
        assert not await store.settle(SMALLEST, again.n, done, False)

    run(play, db)


def test_an_end_that_is_not_kept_leaves_no_result(db: str) -> None:
    """They are one transaction: another process was first, so there is no result of ours."""

    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        table = await sat(hall, ann, bob, game=SMALL)
        live = await hall.tables.live(table)
        ends = live.table.resign(1, bob.id, hall.clock.now())
        results = outcome(live.table, ends)
        assert len(results) == 2
        store, n = hall.tables.store, live.table.n
        assert await store.append(table, n, [Entry(n + 1, 0, "clock", None, "table", "[0,0]")])
        assert not await store.append(table, n, ends, results)
        assert await store.result(table) == []

    run(play, db)


def test_a_store_that_fails_when_a_game_ends_keeps_both_or_nothing(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        table = await sat(hall, ann, bob, game=SMALL)
        live = await hall.tables.live(table)
        ends = live.table.resign(1, bob.id, hall.clock.now())
        results = outcome(live.table, ends)
        store = hall.tables.store
        await store._steps([("DROP TABLE bests", ()), ("ALTER TABLE results RENAME TO away", ())])
        with pytest.raises(StoreDown):
            await store.append(table, live.table.n, ends, results)
        await store._steps([("ALTER TABLE away RENAME TO results", ())])
        assert len(await store.read(table)) == live.table.n

    run(play, tmp_path / "games.db")


def test_what_an_older_server_left_is_found_in_its_log(old: str) -> None:
    async def play(hall: Hall) -> None:
        store = hall.tables.store
        over = (await store.heads(status="over"))[0]
        assert await store.result(over.id) == []
        await Admin(store, "root", hall.clock.now).results_again()
        found = await store.result(over.id)
        live = await hall.tables.live(over.id)
        assert [each.guest for each in found] == [s.guest for s in live.table.sitters]
        assert not any(each.rated for each in found)
        assert any(each.won for each in found)

    run(play, old)
