"""Requests between the network and the tables."""

import asyncio
import base64
import hashlib
import json
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from games_by import LARGEST, LONGEST
from hall import HOST, Hall, Player, Quick, Socket, run
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import engawa
from engawa import store
from engawa.games import folder, names, web
from engawa.store import StoreDown
from engawa.table import offline
from engawa.table.server import Server
from engawa.table.tables import ServerSettings
from engawa.table.web import is_ours, same_origin

heavy = pytest.mark.skipif(not engawa.COMPILED, reason="heavy, and the same without compiling")

CHECKS = [
    schemathesis.checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


async def call(hall: Hall, method: str, path: str, **how: Any) -> httpx.Response:
    return await (await hall.guest()).http.request(method, path, **how)


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"origin": HOST}, 200),
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "http://["}, 403),
        ({"origin": "http://127.0.0.1:8765.evil.example"}, 403),
        ({"origin": "http://127.0.0.1:9999"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"sec-fetch-site": "same-origin", "origin": HOST}, 200),
        ({"host": "evil.example"}, 403),
        ({"host": "localhost"}, 200),
    ],
)
def test_other_sites_change_nothing_here(
    headers: dict[str, str], status: int, tmp_path: Path
) -> None:
    async def play(hall: Hall) -> None:
        found = await call(hall, "POST", "/api/me", json={"name": "Eve"}, headers=headers)
        assert found.status_code == status

    run(play, tmp_path / "db")


def test_other_sites_open_no_socket(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest()
        table = await ann.make(seats=2)
        for origin in ("http://evil.example", "null", ""):
            headers = {"host": "127.0.0.1:8765", "cookie": ann.cookie}
            headers |= {"origin": origin} if origin else {"sec-fetch-site": "cross-site"}
            closed = await Socket(hall.app, f"/api/tables/{table}/socket", headers).next()
            assert (closed["is"], closed["code"]) == ("close", 1008)

    run(play, tmp_path / "db")


def test_a_form_of_another_site_is_not_json(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
            found = await call(
                hall, "POST", "/api/me", content=b'{"name":"x"}', headers={"content-type": kind}
            )
            assert found.status_code == 400

    run(play, tmp_path / "db")


def test_every_answer_carries_the_policy_and_no_script_runs_inline(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        for path in ("/", "/t/x", "/api/games", "/nowhere", "/static/app.js", "/healthz"):
            found = await call(hall, "GET", path)
            policy = found.headers["content-security-policy"]
            assert "script-src 'self'" in policy
            assert "unsafe" not in policy
            assert "default-src 'none'" in policy
            assert found.headers["x-content-type-options"] == "nosniff"
        cookie = (await Player(hall.app).http.get("/api/me")).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        page = await call(hall, "GET", "/")
        shell, policy = page.text, page.headers["content-security-policy"]
        assert "<script>" not in shell
        (inline,) = re.findall(r'<script type="importmap">(.*?)</script>', shell)
        digest = base64.b64encode(hashlib.sha256(inline.encode()).digest()).decode()
        assert f"script-src 'self' 'sha256-{digest}';" in policy

    run(play, tmp_path / "db")


def test_what_a_game_brings_is_served_beside_our_own_files(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        for game in (await call(hall, "GET", "/api/games")).json():
            assert {"card.js", "drawings.svg", "painter.js", "style.css"} <= set(game["web"])
            for file in game["web"]:
                found = await call(hall, "GET", f"/static/games/{game['name']}/{file}")
                assert found.status_code == 200
                assert found.text == (folder(game["name"]) / "web" / file).read_text("utf-8")
                known = {"if-none-match": found.headers["etag"]}
                path = f"/static/games/{game['name']}/{file}"
                assert (await call(hall, "GET", path, headers=known)).status_code == 304
            for path in ("../bots.py", "%2e%2e/bots.py", "../__init__.py", "nothing.js"):
                lost = await call(hall, "GET", f"/static/games/{game['name']}/{path}")
                assert lost.status_code == 404

    run(play, tmp_path / "db")


@pytest.mark.parametrize(
    "path",
    [
        "/static/../server.py",
        "/static/%2e%2e/server.py",
        "/static/..%2fserver.py",
        "/static/%2e%2e%2f%2e%2e%2fcli.py",
        "/static//etc/passwd",
        "/static/css/../../server.py",
        "/@x/static/../server.py",
        "/@x/static/%2e%2e/server.py",
        "/@x/api/me",
        "/@x/worker/en.js",
        "/worker/..%2fen.js",
        "/icons/..%2fany-192.png",
        "/api/tables/%2e%2e",
        "/api/tables/..%2f..%2fetc",
        "/api/rules/..%2f..",
        "/api/rules/%00",
        "/t/%0d%0aset-cookie:x=y",
        "/api/tables/x%0d%0aset-cookie:x=y",
    ],
)
def test_no_path_leads_out_and_none_writes_a_header(path: str, tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        found = await call(hall, "GET", path)
        assert found.status_code in (200, 400, 404, 405)
        assert "def " not in found.text
        assert "root:" not in found.text
        assert "set-cookie" not in found.headers

    run(play, tmp_path / "db")


def test_an_address_that_leads_nowhere_is_told_in_words(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        seen = await call(hall, "GET", "/nonsense", headers={"Accept": "text/html,*/*"})
        assert (seen.status_code, "app.js" in seen.text) == (404, True)
        told = await call(hall, "GET", "/api/nonsense")
        assert (told.status_code, told.json()["code"]) == (404, "not-found")

    run(play, tmp_path / "db")


def test_a_request_that_is_too_large_is_cut_off(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        for path, size in (("/api/me", 5000), ("/api/tables", 400_000)):
            body = json.dumps({"name": "x" * size})
            found = await call(
                hall, "POST", path, content=body, headers={"content-type": "application/json"}
            )
            assert (found.status_code, found.json()["code"]) == (413, "too-big")

    run(play, tmp_path / "db")


def test_names_of_ours_are_addresses_and_what_was_allowed() -> None:
    assert is_ours("localhost:8765", ())
    assert is_ours("192.168.1.5:8765", ())
    assert is_ours("[::1]:8765", ())
    assert is_ours("play.example", ("play.example",))
    assert not is_ours("play.example", ())
    assert not is_ours("", ())
    assert not is_ours("127.0.0.1.evil.example", ())


def test_without_an_origin_it_is_a_program() -> None:
    assert same_origin({"headers": []})


def test_an_error_of_ours_is_told_to_nobody_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest()
        table = await ann.make(seats=2)
        socket = await ann.socket(table)
        await socket.until("scene")

        def broken(*_: object) -> None:
            raise RuntimeError("a secret")

        monkeypatch.setattr("engawa.table.table.Table.why", broken)
        answer = await socket.ask(do="why", line="x")
        assert (answer["code"], "secret" in str(answer)) == ("error", False)
        found = await ann.http.post(f"/api/tables/{table}/why", json={"line": "x"})
        assert (found.status_code, "secret" in found.text) == (500, False)
        monkeypatch.undo()
        await socket.settled()
        assert hall.tables.counts["errors"] == 2

    run(play, tmp_path / "db")


def test_health_and_figures(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        assert (await call(hall, "GET", "/healthz")).text == "ok\n"
        ann = await hall.guest()
        table = await ann.make(LONGEST, seats=2)
        figures = (await call(hall, "GET", "/metrics")).text
        assert "engawa_open_tables 1" in figures
        assert table not in figures

    run(play, tmp_path / "db")


def test_health_is_tried_once_a_second_however_many_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Hall) -> None:
        tried = 0

        async def check() -> None:
            nonlocal tried
            tried += 1
            await asyncio.sleep(0)
            if tried == 2:
                raise StoreDown("it is gone")

        async def ask(times: int) -> set[int]:
            client = Player(hall.app).http
            found = await asyncio.gather(*(client.get("/healthz") for _ in range(times)))
            return {each.status_code for each in found}

        monkeypatch.setattr(hall.tables.store, "check", check)
        assert (await ask(20), tried) == ({200}, 1)
        assert (await ask(20), tried) == ({200}, 1)
        hall.clock.pass_(1)
        assert (await ask(20), tried) == ({503}, 2)
        hall.clock.pass_(1)
        assert (await ask(20), tried) == ({200}, 3)

    run(play, tmp_path / "db")


def test_modules_lie_in_a_page_under_bare_names() -> None:
    text = 'import { a } from "../dom.js";\nconst page = () => import("./pages/table.js");'
    assert offline.bare(text, "app.js").count("engawa/") == 2
    assert '"engawa/dom.js"' in offline.bare('import "../dom.js"', "engine/x.js")
    chosen = "import(`../games/${game}/${file}`)"
    assert offline.bare(chosen, "engine/x.js") == "import(`engawa/games/${game}/${file}`)"
    for game in names():
        found = offline.sources(game)
        modules = offline.modules(found)["imports"]
        assert {"engawa/app.js", f"engawa/games/{game}/painter.js"} <= set(modules)
        assert [name for name in found if name.startswith("games/")] == [
            f"games/{game}/{file.name}" for file in web(game)
        ]


# --- over a real port ---


@contextmanager
def listening(db: Path) -> Iterator[str]:
    ear = socket.socket()
    ear.bind(("127.0.0.1", 0))
    app = Server(store.open(str(db)), ServerSettings(pace=0, limits=0, pool=Quick))
    config = uvicorn.Config(app, ws="websockets-sansio", log_config=None, lifespan="on")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[ear])))
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
        yield f"http://127.0.0.1:{ear.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


@heavy
def test_the_described_api_is_the_api_there_is(tmp_path: Path) -> None:
    """Schemathesis sends good and bad requests to everything in the document."""
    with listening(tmp_path / "db") as address:
        with httpx.Client(base_url=address) as client:
            client.get("/api/me")
            cookie = client.cookies["engawa"]
            made = client.post("/api/tables", json={"game": LARGEST, "seats": 2, "public": True})
            table = made.json()["table"]
        schema = schemathesis.openapi.from_url(f"{address}/api/openapi.json")
        for found in schema.exclude(path_regex="/events$").get_all_operations():
            assert isinstance(found, Ok)
            for mode in GenerationMode:
                explore(found.ok(), mode, table, {"cookie": f"engawa={cookie}"})


def explore(call: Any, mode: GenerationMode, table: str, headers: dict[str, str]) -> None:
    @settings(max_examples=8, suppress_health_check=list(HealthCheck))
    @given(case=call.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        if "table" in case.path_parameters:
            case.path_parameters["table"] = table
        case.call_and_validate(headers=headers, checks=CHECKS)

    with suppress(Unsatisfiable):  # a call without arguments cannot be made badly
        ask()
