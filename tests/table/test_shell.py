"""The HTML page: the reader's language, its words, and what browsers may cache."""

import json
import re
import shutil
import struct
from pathlib import Path
from typing import Any

import httpx
import pytest
from games_by import LARGEST
from hall import Hall, run

from engawa.table import client_files
from engawa.table.client_files import version
from engawa.table.languages import CHOSEN
from engawa.words import library
from engawa.words.pseudo import PSEUDO, accented

PAGES = ["/", "/t/abc", "/replay/abc?n=3", "/rules", f"/rules/{LARGEST}", "/nowhere"]
HTML = {"accept": "text/html"}


def asked(tmp_path: Path, *paths: str, **how: Any) -> list[httpx.Response]:
    """Return the answers to one browser, page after page."""
    answers: list[httpx.Response] = []

    async def play(hall: Hall) -> None:
        http = (await hall.guest()).http
        answers.extend([await http.get(path, **how) for path in paths])

    run(play, tmp_path / "db")
    return answers


@pytest.fixture(autouse=True)
def kept() -> None:
    """Fill the caches with all languages before a test here knows fewer."""
    version()


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that the house has German, without a translation."""
    monkeypatch.setattr("engawa.table.languages.languages", lambda: ("en", "de"))


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_in_the_language_of_its_reader(path: str, tmp_path: Path) -> None:
    cookie = {"cookie": f"{CHOSEN}={PSEUDO}"}
    (page,) = asked(tmp_path, path, headers=HTML | cookie)
    assert page.status_code == (404 if path == "/nowhere" else 200)
    assert f'<html lang="{PSEUDO}" data-chosen>' in page.text
    assert f'href="/@{version()}/words/{PSEUDO}.json"' in page.text
    assert f"<title>{accented('Engawa')}</title>" in page.text
    assert "{{" not in page.text
    assert page.headers["vary"] == "accept-language, cookie"


@pytest.mark.parametrize(
    ("wishes", "language"),
    [("de-CH, en;q=0.5", "de"), ("en, de;q=0.9", "en"), ("fr", "en"), ("de;q=x, *", "en")],
)
@pytest.mark.usefixtures("german")
def test_the_browser_says_what_its_reader_likes_best(
    wishes: str, language: str, tmp_path: Path
) -> None:
    (page,) = asked(tmp_path, "/", headers={"accept-language": wishes})
    assert f'<html lang="{language}">' in page.text


def test_a_choice_is_kept_and_leaves_the_address(tmp_path: Path) -> None:
    pages = asked(
        tmp_path, f"/t/abc?join=x&lang={PSEUDO}", "/", "/rules?lang=", "/", "/?lang=xx", "/"
    )
    sent, chosen, forgotten, left, unknown, still = pages
    assert [sent.status_code, sent.headers["location"]] == [303, "/t/abc?join=x"]
    assert f'lang="{PSEUDO}" data-chosen' in chosen.text
    assert [forgotten.status_code, forgotten.headers["location"]] == [303, "/rules"]
    assert '<html lang="en">' in left.text
    assert unknown.status_code == 303
    assert '<html lang="en">' in still.text


def test_the_words_of_the_page_are_a_table_that_is_sent_once(tmp_path: Path) -> None:
    plain, odd = asked(tmp_path, "/words/en.json", f"/words/{PSEUDO}.json")
    told = plain.json()
    assert [told["language"], told["languages"]] == ["en", [*library.languages(), PSEUDO]]
    assert told["words"]["moves-n"] == {"by": "n", "one": "{n} move", "other": "{n} moves"}
    assert odd.json()["words"]["move-at"] == accented("Move") + " {n}"
    kept = {"if-none-match": plain.headers["etag"]}
    again, other = asked(tmp_path, "/words/en.json", f"/words/{PSEUDO}.json", headers=kept)
    assert [again.status_code, again.content, other.status_code] == [304, b"", 200]


def test_a_language_that_we_do_not_speak_has_no_words(tmp_path: Path) -> None:
    for path in ("/words/xx.json", "/words/..%2Fen.json", "/words/en.txt"):
        (lost,) = asked(tmp_path, path)
        assert [lost.status_code, lost.json()["code"]] == [404, "not-found"]


def test_what_has_a_version_is_kept_for_ever_and_what_has_another_is_not(tmp_path: Path) -> None:
    now = version()
    paths = [f"/@{now}/static/app.js", f"/@{now}/words/en.json", "/@old/static/app.js"]
    *mine, old, plain, shell = asked(tmp_path, *paths, "/static/app.js", "/")
    for found in mine:
        assert "immutable" in found.headers["cache-control"]
    for found in (old, plain, shell):
        assert found.headers["cache-control"] == "no-cache"
    told = {found.headers["client-version"] for found in (*mine, old, shell)}
    assert told == {now}, "what is of another version says so"
    assert old.content == mine[0].content
    (lost,) = asked(tmp_path, f"/@{now}/static/nothing.js")
    assert lost.status_code == 404
    assert "immutable" not in lost.headers["cache-control"]


def test_files_are_sent_zipped_to_those_who_can_read_that_and_only_once(tmp_path: Path) -> None:
    for path in ("/static/app.js", "/static/svg/core.svg", "/words/en.json"):
        plain, zipped = (
            asked(tmp_path, path, headers={"accept-encoding": how})[0]
            for how in ("identity", "br, gzip")
        )
        assert zipped.headers["content-encoding"] == "gzip"
        assert int(zipped.headers["content-length"]) < int(plain.headers["content-length"])
        assert plain.content == zipped.content
        assert zipped.headers["vary"] == plain.headers["vary"] == "accept-encoding"
        (again,) = asked(tmp_path, path, headers={"if-none-match": plain.headers["etag"]})
        assert [again.status_code, again.content] == [304, b""]
    for path in ("/static/../server.py", "/static/%2e%2e/server.py", "/static/", "/static/css"):
        assert asked(tmp_path, path)[0].status_code == 404, path


def test_the_version_is_of_all_that_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = version()
    shutil.copytree(client_files.STATIC, tmp_path / "static")
    monkeypatch.setattr(client_files, "STATIC", tmp_path / "static")
    for file in ("app.js", "css/tokens.css", "svg/core.svg", "index.html"):
        assert fresh() == before
        text = (tmp_path / "static" / file).read_text("utf-8")
        (tmp_path / "static" / file).write_text(text + "\n")
        assert fresh() != before
        (tmp_path / "static" / file).write_text(text)
    monkeypatch.setattr(client_files, "spoken_table", lambda language: b"{}")
    assert fresh() != before


def fresh() -> str:
    """Return the version of the current files."""
    client_files.files.cache_clear()
    return client_files.version.__wrapped__()


def test_a_worker_names_every_file_of_its_version_and_nothing_else(tmp_path: Path) -> None:
    (worker,) = asked(tmp_path, f"/worker/{PSEUDO}.js")
    assert worker.headers["service-worker-allowed"] == "/"
    assert worker.headers["cache-control"] == "no-cache"
    assert worker.headers["content-type"].startswith("text/javascript")
    told = json.loads(worker.text.splitlines()[0].removeprefix("globalThis.CLIENT = ").rstrip(";"))
    answers = asked(tmp_path, *told["files"])
    assert {found.status_code for found in answers} == {200}
    assert {found.headers["client-version"] for found in answers} == {told["version"]}
    assert f"/@{told['version']}/words/{PSEUDO}.json" in told["files"]
    assert not any("api" in path or "gallery" in path for path in told["files"])


def test_the_page_is_an_application_with_icons_of_our_own(tmp_path: Path) -> None:
    (told, page) = asked(tmp_path, "/manifest/en.webmanifest", "/")
    assert told.headers["content-type"] == "application/manifest+json"
    manifest = told.json()
    assert [manifest["start_url"], manifest["scope"], manifest["id"]] == ["/", "/", "/"]
    tokens = (client_files.STATIC / "css/tokens.css").read_text("utf-8")
    assert f"--header: {manifest['theme_color']};" in tokens
    assert f"--ground: {manifest['background_color']};" in tokens
    for colour in re.findall(r'"theme-color" content="(#\w+)"', page.text):
        assert f"--header: {colour};" in tokens
    for icon, found in zip(
        manifest["icons"],
        asked(tmp_path, *(icon["src"] for icon in manifest["icons"])),
        strict=True,
    ):
        assert found.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">2I", found.content[16:24])
            assert f"{width}x{height}" == icon["sizes"]
