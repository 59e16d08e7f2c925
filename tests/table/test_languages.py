"""Everybody at a table reads their own language, and is called "you"."""

import asyncio
import json
import re
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from games_by import LARGEST, SMALLEST
from hall import Hall, Player, run

import engawa
from engawa.core.book import find_rule
from engawa.games import spec
from engawa.lab import analysis
from engawa.store import Order
from engawa.table.languages import CHOSEN, language_of
from engawa.table.orders import carry_out
from engawa.words import Voice, library
from engawa.words import bots as say
from engawa.words import table as table_says
from engawa.words.pseudo import PSEUDO

PLAIN = re.compile(r"[A-Za-z]{2,}")


def scope(query: str = "", cookie: str = "", accept: str = "") -> dict[str, Any]:
    headers = [(b"cookie", cookie.encode()), (b"accept-language", accept.encode())]
    return {"query_string": query.encode(), "headers": headers}


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that the house has German and French."""
    monkeypatch.setattr("engawa.table.languages.languages", lambda: ("en", "de", "fr"))


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ({}, "en"),
        ({"accept": "de"}, "de"),
        ({"accept": "de-CH, en;q=0.5"}, "de"),
        ({"accept": "fr-CA, fr;q=0.9"}, "fr"),
        ({"accept": "en;q=0.5, fr;q=0.9"}, "fr"),
        ({"accept": "ja, fr;q=nonsense, de;q=0.1"}, "de"),
        ({"accept": "ja, zh"}, "en"),
        ({"accept": PSEUDO}, "en"),
        ({"cookie": f"{CHOSEN}=fr", "accept": "de"}, "fr"),
        ({"cookie": f"a=b; {CHOSEN}={PSEUDO}", "accept": "de"}, PSEUDO),
        ({"cookie": f"{CHOSEN}=tlh", "accept": "de"}, "de"),
        ({"query": "lang=de", "cookie": f"{CHOSEN}=fr"}, "de"),
        ({"query": "lang=tlh", "cookie": f"{CHOSEN}=fr"}, "fr"),
    ],
)
def test_a_choice_counts_before_a_cookie_and_that_before_the_browser(
    asked: dict[str, str], language: str
) -> None:
    assert language_of(scope(**asked)) == language


def reads(who: Player, language: str) -> Player:
    """Let a guest choose a language."""
    who.http.cookies.set(CHOSEN, language)
    return who


async def two(hall: Hall, **how: Any) -> tuple[Player, Player, str]:
    """Return Ann, who reads English, Ben, who does not, and their table."""
    ann, ben = await hall.guest("Ann"), reads(await hall.guest("Ben"), PSEUDO)
    table = await ann.make(seats=2, **how)
    await ben.at(table, "join")
    return ann, ben, table


def is_pseudo(text: str) -> bool:
    return bool(text) and not PLAIN.search(re.sub(r"'[^']*'|Ann|Ben", "", text))


def test_a_hint_is_told_in_the_language_of_who_asks(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, ben, table = await two(hall)
        asks = [ann, ben][hall.tables.lives[table].table.turn]
        other = reads(asks, "en")
        english = await other.at(table, "hint")
        assert "all you can play: " in english["says"]
        pseudo = await reads(asks, PSEUDO).at(table, "hint")
        assert is_pseudo(pseudo["says"])
        assert is_pseudo(pseudo["lines"][0]["title"])

    run(play, tmp_path / "db")


def test_an_analysis_is_kept_without_words_and_told_in_those_of_who_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "look_again", partial(quickly, analysis.look_again))
    monkeypatch.setattr(analysis, "TURN", 0.0)
    monkeypatch.setattr(analysis, "SURE", 0.0)

    async def play(hall: Hall) -> None:
        ann, ben, table = await two(hall)
        await over(hall, table)
        path = f"/api/tables/{table}/analysis"
        assert (await ann.http.get(path)).status_code == 202
        await asyncio.gather(*hall.tables.reviews._tasks.values())
        kept = (await hall.tables.store.notes(f"analysis/{table}/")).popitem()[1]
        assert '"title":""' in kept
        ours, theirs = await ann.get(path), await ben.get(path)
        for row in ours["decisions"]:
            assert not any(each["title"] in kept for each in row["lines"])
            other = ("Ben", "you")[row["seat"]]
            assert all(other in each["title"] for each in row["lines"])
        assert ours["turns"]
        for turn in ours["turns"]:
            assert turn["says"].startswith(("You played '", "Ben played '")[turn["seat"]])
        titles = [each["title"] for row in theirs["decisions"] for each in row["lines"]]
        assert all(map(is_pseudo, [*titles, *(turn["says"] for turn in theirs["turns"])]))

    run(play, tmp_path / "db")


def quickly(look: Any, text: str, iterations: int) -> Any:
    return look(text, 20)


async def over(hall: Hall, table: str) -> None:
    """Play until the game is over."""
    live = await hall.tables.live(table)
    while not live.table.over:
        seat, line, n = live.table.turn, live.table.position.lines()[0], live.table.n
        by = live.table.sitters[seat].guest
        await live.commit(by, "", partial(live.table.play, seat, by, line, n, hall.clock.now()))


def test_an_analysis_of_an_older_version_is_read_or_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "look_again", partial(quickly, analysis.look_again))

    async def play(hall: Hall) -> None:
        ann, _, table = await two(hall)
        await over(hall, table)
        path, name = f"/api/tables/{table}/analysis", f"analysis/{table}/"
        live, old = await hall.tables.live(table), {"n": 0, "seat": 0, "line": "give B"}
        old |= {"n": live.table.steps[-1].n, "seat": live.table.steps[-1].seat}
        line = {"line": "give B", "title": "Give B a panda, said long ago", "scores": [0.5, 0.5]}
        row = {**old, "gave_up": 0.1, "error": 0.0, "better": None, "lines": [line]}
        found = {"game": "", "seats": [], "lines": 1, "iterations": 1, "over": True, "curve": []}
        found |= {"turns": [{**row, "change": -0.1, "says": "A gave B a panda."}]}
        found |= {"luck": [], "throws": [], "accounts": [], "decisions": [row]}
        await hall.tables.store.note(name, msgspec.json.encode(found).decode())
        told = await ann.get(path)
        assert told["turns"][0]["says"].startswith("You played 'give B'")
        assert "long ago" not in told["decisions"][0]["lines"][0]["title"]
        await hall.tables.store.note(name, "{}")
        assert (await ann.http.get(path)).status_code == 202
        await asyncio.gather(*hall.tables.reviews._tasks.values())
        assert (await ann.get(path))["decisions"]

    run(play, tmp_path / "db")


def test_rules_are_told_in_the_language_of_who_asks(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, ben = await hall.guest("Ann"), reads(await hall.guest("Ben"), PSEUDO)
        ours, theirs = [await who.get(f"/api/rules/{SMALLEST}") for who in (ann, ben)]
        assert [rule["id"] for rule in ours] == [rule["id"] for rule in theirs]
        assert {rule["language"] for rule in ours} == {"en"}
        assert {rule["section"] for rule in ours} == {"", "Rulings", "Gaps", "House"}
        for rule in theirs:
            assert rule["language"] == PSEUDO
            assert is_pseudo(rule["says"])
            assert not rule["section"] or is_pseudo(rule["section"])

    run(play, tmp_path / "db")


def test_levels_have_names_in_every_language(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = reads(await hall.guest("Ann"), PSEUDO)
        game = (await ann.get("/api/games"))[0]
        assert game["levels"][0]["name"] == Voice(PSEUDO)(say.LEVEL_1)
        assert all(is_pseudo(level["says"]) for level in game["levels"])
        table = await ann.make(seats=2, bots=[None, "level4"])
        head = await ann.get(f"/api/tables/{table}")
        assert head["seats"][1]["plays"] == Voice(PSEUDO)(say.LEVEL_4)

    run(play, tmp_path / "db")


def test_every_book_of_the_house_is_open() -> None:
    assert {"house", "bots", "table"} <= set(library.written())


# --- why something is not possible ---


def test_a_refusal_is_told_in_the_language_of_whoever_is_refused(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, ben, table = await two(hall)
        for who in (ann, ben):
            language = "en" if who is ann else PSEUDO
            watching = await who.socket(table)
            said = await watching.ask(do="play", line="roll", seen=99)
            assert said["says"] == Voice(language)(table_says.stale(seen=99, n=said["n"]))
            for answer in (
                await who.http.post(f"/api/tables/{table}/undo", json={"seen": 99}),
                await who.http.post("/api/tables", json={"game": "chess"}),
                await who.http.post("/api/tables", json={"game": LARGEST, "seats": 7}),
                await who.http.post("/api/tables", json={}, headers={"content-type": "text/plain"}),
                await who.http.get("/api/tables/nothing"),
                await who.http.get("/api/nothing"),
                await who.http.get(f"/api/tables/{table}/replay.html"),
                await who.http.get("/api/games", headers={"host": "elsewhere"}),
            ):
                assert answer.status_code >= 400
                told = answer.text if answer.status_code == 403 else answer.json()["says"]
                assert is_pseudo(without_names(told)) == (language == PSEUDO), told

    run(play, tmp_path / "db")


def without_names(told: str) -> str:
    """Remove what is the same in every language: names of games, options, headers."""
    names = ["Content-Type application/json", "JSON", "--allow-host", str(spec(LARGEST).title)]
    return re.sub("|".join([*map(re.escape, names), *engawa.names()]), "", told)


def test_a_seat_that_is_taken_is_told_with_the_name_of_who_has_it(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        _, _, table = await two(hall)
        carl = await hall.guest("Carl")
        answer = await carl.http.post(f"/api/tables/{table}/join", json={"seat": 1})
        assert answer.json()["says"] == "Seat B is taken by Ben."

    run(play, tmp_path / "db")


def test_whoever_left_is_said_to_be_gone_in_every_language(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, ben, table = await two(hall)
        await ann.at(table, "leave")
        gone = Voice(PSEUDO)(table_says.gone("Ann"))
        assert (await ben.get(f"/api/tables/{table}"))["seats"][0]["name"] == gone
        assert (await ann.get(f"/api/tables/{table}"))["seats"][0]["name"] == "Ann (gone)"
        rows = (await ben.get("/api/tables"))["mine"]
        assert rows[0]["seats"][0] == gone

    run(play, tmp_path / "db", watchful=False)


def test_a_replay_to_take_home_is_in_the_language_of_whoever_takes_it(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, ben, table = await two(hall)
        await over(hall, table)
        pages = [await who.get(f"/api/tables/{table}/replay.html") for who in (ann, ben, ann)]
        assert pages[0] == pages[2] != pages[1]
        assert '<html lang="en">' in pages[0]
        assert f'<html lang="{PSEUDO}">' in pages[1]
        for language, page in (("en", pages[0]), (PSEUDO, pages[1])):
            rule = find_rule(spec(SMALLEST), "house.over", language)
            assert rule.says in page

    run(play, tmp_path / "db")


# --- names that change while somebody watches ---


def test_a_new_name_is_told_with_the_whole_scene_and_story(tmp_path: Path) -> None:
    """Earlier texts have the old name, which a difference would not change."""

    async def play(hall: Hall) -> None:
        ann, ben, table = await two(hall)
        carl = await hall.guest("Carl")
        watching = await carl.socket(table)
        first = await watching.until("scene")
        live = hall.tables.lives[table]
        await ann.at(table, "play", line=hall.lines(table)[0], seen=live.table.n)
        told = await watching.until("change")
        assert any("Ann" in each["says"] for each in told["told"])
        await ben.at(table, "leave")
        told = await watching.until("scene")
        assert told["n"] >= first["n"]
        assert any("Ann" in each["says"] for each in told["told"])
        text = json.dumps(told, ensure_ascii=False)
        assert "Ben (gone)" in text
        assert not re.search(r"Ben(?! \(gone\))", text)

    run(play, tmp_path / "db", watchful=False)


def test_the_name_of_a_deleted_guest_goes_from_what_was_told(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, ben, table = await two(hall)
        watching = await ben.socket(table)
        await watching.until("scene")
        await carry_out(hall.tables, Order(1, 0, "test", "delete-guest", ann.id))
        told = await watching.until("scene")
        text = json.dumps(told, ensure_ascii=False)
        assert "Ann" not in text
        assert Voice(PSEUDO)(table_says.SOMEBODY) in text

    run(play, tmp_path / "db", watchful=False)
