"""Lessons, first pages and the coach, as a browser asks for them."""

from pathlib import Path
from typing import Any

import pytest
from hall import Hall, Refusal, run

import engawa
from engawa.core.game import AnySpec
from engawa.games import spec
from engawa.table.languages import CHOSEN
from engawa.table.limits import RATES
from engawa.words.pseudo import PSEUDO

PLACES = [place for place in map(spec, engawa.names()) if place.lessons]
each_game = pytest.mark.parametrize("place", PLACES, ids=lambda place: place.name)


def lessons(place: AnySpec) -> list[str]:
    return [f"/api/lessons/{place.name}/{lesson.key}" for lesson in place.lessons]


@each_game
def test_a_lesson_goes_from_task_to_task(place: AnySpec, tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest()
        for path, lesson in zip(lessons(place), place.lessons, strict=True):
            told = await ann.post(path)
            assert (told["at"], told["astray"], told["lines"]) == (0, "", [])
            assert told["title"] == str(lesson.title)
            assert len(told["names"]) == lesson.seats
            lines: list[str] = []
            for number, task in enumerate(lesson.tasks, 1):
                preview = await ann.post(f"{path}/try", lines=lines, line=task.plays[0])
                assert preview["words"]["press"]
                told = await ann.post(path, lines=lines, show=True)
                lines += task.plays
                assert (told["at"], told["lines"]) == (number, lines)

    run(play, tmp_path / "db")


def test_what_is_refused_in_a_lesson_says_why(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest()
        for place in PLACES:
            for path, lesson in zip(lessons(place), place.lessons, strict=True):
                for line, rule in lesson.tempts.items():
                    assert (await ann.post(f"{path}/why", line=line))["rule"] == rule
                    assert (await ann.post(f"{path}/try", line=line))["rule"] == rule
                    with pytest.raises(Refusal) as no:
                        await ann.post(path, lines=[line])
                    assert no.value.code == "illegal"

    run(play, tmp_path / "db")


def test_lessons_that_are_not_there_and_lines_without_end_are_refused(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest()
        (path, *_) = lessons(PLACES[0])
        for where, code in ((f"{path}x", "not-found"), ("/api/lessons/chess/x", "not-found")):
            with pytest.raises(Refusal) as no:
                await ann.post(where)
            assert no.value.code == code
        with pytest.raises(Refusal) as no:
            await ann.post(path, lines=["give A"] * 61)
        assert no.value.code == "bad-message"

    run(play, tmp_path / "db")


def test_who_asks_for_lessons_without_end_is_told_to_wait(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest()
        (path, *_) = lessons(PLACES[0])
        answers = [await ann.http.post(path, json={}) for _ in range(100)]
        assert answers[0].status_code == 200
        assert answers[-1].json()["code"] == "rate"

    run(play, tmp_path / "db", limits=1.0)


@each_game
def test_the_first_page_has_pictures_and_names_the_lessons(place: AnySpec, tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        told = await (await hall.guest()).get(f"/api/learn/{place.name}")
        assert [each["lesson"] for each in told["lessons"]] == [each.key for each in place.lessons]
        cards: list[Any] = [told["goal"], *told["turn"], *told["scoring"], told["ends"]]
        for card in cards:
            assert card["title"]
            assert card["says"]
            assert all(scene["board"] or scene["tray"] for scene in card["scenes"])
        assert len(told["glossary"]) == len(place.glossary)
        assert all(word["forms"] and word["says"] for word in told["glossary"])

    run(play, tmp_path / "db")


def test_the_coach_tells_one_new_thing_at_a_time_to_who_decides(tmp_path: Path) -> None:
    place = PLACES[0]

    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        table = await ann.make(place.name, seats=2)
        await bob.at(table, "join")
        live = await hall.tables.live(table)
        people = [ann, bob]
        known: list[str] = []
        sockets = [await each.socket(table) for each in people]
        while live.table.turn is not None and len(known) < 3:
            turn = live.table.turn
            told = await sockets[turn].ask(do="coach", known=known)
            assert told["of"] == len(place.tips)
            if key := told.get("key"):
                assert key not in known
                known.append(key)
            other = await sockets[1 - turn].ask(do="coach", known=[])
            assert "key" not in other, "who waits is left in peace"
            line = live.table.position.lines()[0]
            await people[turn].at(table, "play", line=line, seen=live.table.n, id=f"{live.table.n}")
        assert known
        for socket in sockets:
            await socket.close()

    run(play, tmp_path / "db")


def test_a_class_behind_one_address_may_open_every_table_and_first_page(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        http = (await hall.guest()).http
        first = f"/api/learn/{PLACES[0].name}"
        told = await http.get(first)
        known = {"if-none-match": told.headers["etag"]}
        for _ in range(int(RATES["lesson"].burst) + 1):
            assert (await http.get(first, headers=known)).status_code == 304
        odd = await http.get(first, headers=known | {"cookie": f"{CHOSEN}={PSEUDO}"})
        assert odd.status_code == 200, "another language is another page"
        assert odd.headers["vary"] == "accept-language, cookie"
        (path, *_), http = lessons(PLACES[0]), (await hall.guest()).http
        for _ in range(int(RATES["lesson"].burst)):
            assert (await http.post(path, json={})).status_code == 200
        late = await http.post(path, json={})
        assert (late.status_code, late.json()["says"]) == (429, str(RATES["lesson"].says))

    run(play, tmp_path / "db", limits=1.0, clock=lambda: 0.0)
