"""Pages of people and of bot levels, for those who may see them."""

from pathlib import Path
from typing import Any

import pytest
from evening import game, page, plays, sat
from games_by import PEOPLES, SMALL, SMALLEST, SOLO
from hall import Hall, Player, Refusal, run

from engawa.games import spec
from engawa.store import Guest, Person, Result, StoredTable
from engawa.store.jobs import SqlStep
from engawa.store.results import kept
from engawa.table.admin import Admin
from engawa.table.ratings import settle

MANY = 3000  # games


def not_found() -> Any:
    return pytest.raises(Refusal, check=lambda no: no.code == "not-found")


async def shows(player: Player, to: str, mark: int = 0) -> Any:
    return await player.post("/api/me/page", shows=to, mark=mark)


def test_a_page_tells_of_ratings_games_and_bests(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        for _ in range(2):
            await game(hall, ann, bob)
            hall.clock.pass_(1)
        await settle(hall.tables.store, SMALLEST)
        mine = await page(ann)
        assert (mine["name"], mine["you"], mine["shows"], mine["games"]) == (
            "Ann",
            True,
            "opponents",
            2,
        )
        [row] = mine["ratings"]
        assert (row["game"], row["games"], row["rating"]["games"]) == (SMALLEST, 2, 2)
        assert [point["points"] for point in row["curve"]][-1] == row["rating"]["points"]
        played = mine["recent"]["games"]
        assert [each["others"] for each in played] == [["Bob"], ["Bob"]]
        assert sum(each["change"] for each in played) != 0
        assert all(each["replay"] == f"/replay/{each['table']}" for each in played)
        assert mine["recent"]["next"] is None
        both = mine["bests"] + (await page(bob))["bests"]
        assert {each["game"] for each in both} == {SMALLEST}  # somebody was first without dice

    run(play, db)


def test_who_was_never_here_has_an_empty_page(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        mine = await page(await hall.guest("Ann"))
        assert (mine["games"], mine["ratings"], mine["bests"]) == (0, [], [])
        assert mine["recent"] == {"games": [], "next": None}

    run(play, tmp_path / "games.db")


def test_a_page_is_shown_to_whom_it_is_allowed(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann, bob, eve = [await hall.guest(name) for name in ("Ann", "Bob", "Eve")]
        stranger = Player(hall.app)  # without a cookie
        await game(hall, ann, bob)
        mine = (await page(ann))["page"]
        assert ann.id not in mine
        assert mine not in ann.cookie
        see = {"nobody": [ann], "opponents": [ann, bob], "everybody": [ann, bob, eve, stranger]}
        for allowed, who in see.items():
            await shows(ann, allowed)
            for each in (ann, bob, eve, stranger):
                for path in (f"/api/people/{mine}", f"/api/people/{mine}/games"):
                    if each in who:
                        found = await each.get(path)
                        assert found.get("shows") == (
                            allowed if each is ann and "name" in found else None
                        )
                    else:
                        with not_found() as hidden:
                            await each.get(path)
                        with not_found() as none:
                            await each.get("/api/people/aaaaaaaaaaaa")
                        assert hidden.value.told == none.value.told

    run(play, db)


def test_a_rating_that_is_not_shown_is_not_told_at_the_end_either(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob, eve = [await hall.guest(name) for name in ("Ann", "Bob", "Eve")]
        await shows(ann, "nobody")
        table = await game(hall, ann, bob)
        told = [await each.get(f"/api/tables/{table}/ratings") for each in (ann, bob, eve)]
        assert [[each["seat"] for each in some] for some in told] == [[0, 1], [1], []]

    run(play, tmp_path / "games.db")


def test_a_private_game_is_listed_without_names_and_replay_for_others(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann, bob, eve = [await hall.guest(name) for name in ("Ann", "Bob", "Eve")]
        made = await ann.post("/api/tables", game=SMALLEST, seats=2, rated=True)
        code = made["link"].partition("?join=")[2]
        await bob.at(made["table"], "join", code=code)
        assert await plays(hall, made["table"], ann, bob)
        await shows(ann, "everybody")
        [seen] = (await page(eve, ann))["recent"]["games"]
        assert (seen["others"], seen["replay"], seen["seats"]) == ([], None, 2)
        assert all(best["replay"] is None for best in (await page(eve, ann))["bests"])
        [seen] = (await page(bob, ann))["recent"]["games"]
        assert seen["others"] == ["Bob"]
        assert "code=" in seen["replay"]
        assert code not in seen["replay"]
        table, query = seen["replay"].removeprefix("/replay/").split("?")
        assert await eve.get(f"/api/tables/{table}/steps?{query}")  # the link opens it

    run(play, db)


def test_a_deleted_guest_loses_name_and_page_and_games_stay(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        table = await game(hall, ann, bob)
        await settle(hall.tables.store, SMALLEST)
        await shows(ann, "everybody")
        mine = (await page(ann))["page"]
        before = await hall.tables.store.result(table)
        await Admin(hall.tables.store, "root", hall.clock.now).delete_guest(ann.id)
        await hall.tables.carry_out_orders()
        with not_found():
            await bob.get(f"/api/people/{mine}")
        [left] = (await page(bob))["recent"]["games"]
        assert left["others"] == ["somebody"]
        assert await hall.tables.store.result(table) == before

    run(play, db)


def test_a_deleted_guest_is_not_brought_back_by_a_game_that_ends_later(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        table = await sat(hall, ann, bob, game=SMALL)
        mine = (await page(ann))["page"]
        await Admin(hall.tables.store, "root", hall.clock.now).delete_guest(ann.id)
        await hall.tables.carry_out_orders()
        assert await plays(hall, table, bob)
        assert (await hall.tables.store.result(table))[0].guest == ann.id
        with not_found():
            await bob.get(f"/api/people/{mine}")

    run(play, db)


def test_thousands_of_games_are_told_a_page_at_a_time(db: str) -> None:
    async def play(hall: Hall) -> None:
        store = hall.tables.store
        ann, eve = await hall.guest("Ann"), await hall.guest("Eve")
        await shows(ann, "everybody")
        steps: list[SqlStep] = []
        for n in range(MANY):
            id = f"t{n:05}"
            head = (id, SMALL, "over", 1, ann.id, n, '{"seats":2}', n, 0)
            steps.append((f"INSERT INTO tables VALUES ({', '.join('?' * 9)})", head))
            for seat, guest in enumerate((ann.id, f"other{n}")):
                about = (id, seat, SMALL, n // 2, guest, "", 1 + seat, seat == 0, 7, False, True)
                steps += kept([Result(*about, bests={"health": n})])
        await store._steps(steps)
        await settle(store, SMALL)
        mine = await page(eve, ann)
        assert (mine["games"], mine["ratings"][0]["rating"]["games"]) == (MANY, MANY)
        assert len(mine["recent"]["games"]) == 20
        assert len(mine["ratings"][0]["curve"]) == 40
        assert mine["bests"][0]["figure"] == MANY - 1
        seen, following = [], ""
        while following is not None:
            path = f"/api/people/{mine['page']}/games?before={following}"
            found = await eve.get(path)
            assert len(found["games"]) <= 20
            seen += [each["table"] for each in found["games"]]
            following = found["next"]
        assert seen == [f"t{n:05}" for n in reversed(range(MANY))]
        with pytest.raises(Refusal, check=lambda no: no.code == "bad-message"):
            await eve.get(f"/api/people/{mine['page']}/games?before=x'--")

    run(play, db)


def test_a_level_has_a_page_with_its_ladder_and_ones_own_games(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann, eve = await hall.guest("Ann"), await hall.guest("Eve")
        table = await ann.make(SMALL, seats=2, bots=[None, "level3"], rated=True)
        assert await plays(hall, table, ann)
        found = await ann.get(f"/api/bots/{SMALL}/level3")
        assert [rung["bot"] for rung in found["ladder"]] == [f"level{n}" for n in range(1, 9)]
        assert found["ladder"][0]["points"] == 1000
        assert [each["table"] for each in found["recent"]["games"]] == [table]
        assert (await eve.get(f"/api/bots/{SMALL}/level3"))["recent"]["games"] == []
        assert (await ann.get(f"/api/bots/{SMALL}/level4"))["recent"]["games"] == []
        for path in (f"/api/bots/{SMALL}/greedy", "/api/bots/chess/level1"):
            with not_found():
                await ann.get(path)

    run(play, db)


def test_seats_lead_to_the_pages_of_who_sits_there(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        table = await ann.make(SMALL, seats=4, bots=[None, None, "level2", "greedy"])
        await bob.at(table, "join")
        await bob.at(table, "leave")
        pages = [seat.get("page") for seat in (await ann.get(f"/api/tables/{table}"))["seats"]]
        assert pages == [f"/u/{(await page(ann))['page']}", None, f"/bots/{SMALL}/level2", None]

    run(play, tmp_path / "games.db")


def test_a_mark_is_chosen_among_those_there_are(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        assert (await shows(ann, "nobody", 4))["mark"] == 4
        for wrong in ({"shows": "nobody", "mark": 5}, {"shows": "friends", "mark": 0}):
            with pytest.raises(Refusal, check=lambda no: no.code == "bad-message"):
                await ann.post("/api/me/page", **wrong)

    run(play, tmp_path / "games.db")


@pytest.mark.parametrize("name", PEOPLES)
def test_a_game_names_what_is_worth_remembering(name: str) -> None:
    assert spec(name).bests


def test_alone_the_best_tree_is_remembered(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        table = await ann.make(SOLO, seats=1, options={"turn_cap": 6})
        assert await plays(hall, table, ann)
        mine = await page(ann)
        assert {each["game"] for each in mine["bests"]} == {SOLO}
        [played] = mine["recent"]["games"]
        assert (played["best"], played["others"], played["change"]) == (None, [], None)
        assert mine["ratings"][0]["rating"] is None

    run(play, tmp_path / "games.db")


def test_what_is_said_of_people_fits_the_store(db: str) -> None:
    async def play(hall: Hall) -> None:
        store = hall.tables.store
        await store.meet(Guest("g1", "Ann", 1))
        await store.introduce(Person("g1", "page1"))
        await store.introduce(Person("g1", "page2"))  # an existing page stays
        assert await store.person("g1") == Person("g1", "page1")
        assert await store.person_at("page2") is None
        head = StoredTable("t1", SMALL, "over", True, "g1", 1, {"seats": 2})
        assert await store.create(head)
        assert [*await store.heads_of(["t1", "t2"])] == ["t1"]

    run(play, db)
