"""The commands of whoever runs a server: what they print, and one sentence for what they cannot."""

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from games_by import LARGEST

from engawa import cli, store
from engawa.store import Entry, Guest, StoredTable


class Told(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Told]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*words: object) -> Told:
        monkeypatch.setattr("sys.argv", ["engawa", *map(str, words)])
        code = 0
        try:
            cli.main()
        except SystemExit as stop:
            code = int(stop.code or 0)
        return Told(code, *capsys.readouterr())

    return run


async def fill(db: str) -> None:
    async with store.open(db) as log:
        await log.meet(Guest("ga", "Ann", 1))
        await log.create(StoredTable("t1", LARGEST, "waiting", True, "ga", 1, {"seats": 2}))


def test_a_backup_is_made_and_restored_by_two_commands(db: str, run: Run, tmp_path: Path) -> None:
    asyncio.run(fill(db))
    kept, new = tmp_path / "kept", f"sqlite:///{tmp_path}/new.db"
    code, out, err = run("backup", kept, "--db", db)
    assert (code, err) == (0, "")
    assert re.fullmatch(
        rf"Backed up to {kept} \(\d\.\d MB\): 1 table, 0 entries, 1 guest, 0 messages\.\n"
        r"The backup was read back and is complete\. Every table can be replayed to its end\.\n",
        out,
    )
    code, out, err = run("restore", kept, "--db", new)
    assert (code, err) == (0, "")
    assert re.match(r"Restored the backup of \d{4}-\d\d-\d\d \d\d:\d\d UTC: 1 table, 0", out)
    assert run("doctor", "--db", new).code == 0


def test_what_is_wrong_with_a_store_is_kept_too_and_said(run: Run, tmp_path: Path) -> None:
    db = f"{tmp_path}/games.db"

    async def spoil() -> None:
        await fill(db)
        async with store.open(db) as log:
            assert await log.append("t1", 0, [Entry(1, 1, "line", 0, "ga", "fly")])

    asyncio.run(spoil())
    said = "It has 1 problem, as before; 'engawa doctor' lists them."
    assert said in run("backup", tmp_path / "kept", "--db", db).out
    told = run("restore", tmp_path / "kept", "--db", f"{tmp_path}/new.db")
    assert (told.code, said in told.out) == (0, True)


def test_in_a_folder_a_backup_is_named_by_the_time(run: Run, tmp_path: Path) -> None:
    (tmp_path / "all").mkdir()
    asyncio.run(fill(f"{tmp_path}/games.db"))
    run("backup", tmp_path / "all", "--db", f"{tmp_path}/games.db")
    (file,) = (tmp_path / "all").iterdir()
    assert re.fullmatch(r"engawa-\d{8}-\d{6}\.backup", file.name)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["backup", "kept", "--db", "none.db"], "there is no store at none.db"),
        (["backup", "no/where", "--db", "games.db"], "no/where.part: No such file or directory"),
        (["backup", "games.db", "--db", "games.db"], "games.db exists already"),
        (["restore", "games.db", "--db", "new.db"], "games.db is a store and no backup"),
        (["restore", "none", "--db", "new.db"], "there is no backup at none"),
        (["backup", "kept", "--db", "mysql://here"], "a store is sqlite:///path or postgresql://"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    words: list[str], says: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    asyncio.run(fill("games.db"))
    code, out, err = run(*words)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"engawa: {says}")


def test_the_store_is_named_once_for_all_commands(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ENGAWA_DATA", str(tmp_path))
    asyncio.run(fill(f"{tmp_path}/engawa.db"))
    assert "1 table with 0 entries" in run("doctor").out
    monkeypatch.setenv("ENGAWA_DB", f"sqlite:///{tmp_path}/nowhere.db")
    assert "there is no store at" in run("doctor").err


def test_ratings_are_listed_and_found_anew(run: Run, tmp_path: Path) -> None:
    """A game that was over before results were kept is found by its log; it was not rated."""
    db = f"sqlite:///{tmp_path}/games.db"
    asyncio.run(fill(db))
    assert run("ratings", "--db", db).out.startswith("Nobody is rated yet")
    told = run("ratings", "--again", "--json", "--db", db)
    assert (told.code, json.loads(told.out)) == (0, [])
    assert re.match(r"Examined \d+ tables?\.", told.err)
