"""The doctor finds each possible problem of a store, reports it, and changes nothing."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import apsw
import psycopg
import pytest
from games_by import LARGEST, SMALLEST
from hall import NOON, Hall, Player, run

from engawa import cli
from engawa.store.archive import backup, read_all
from engawa.store.raw import Raw, RawPostgres, RawSqlite, look
from engawa.table.doctor import Seen, examine
from tools.postgres import Cluster

HOUR = 3_600_000


class Past:
    """A store that a server has left, and its contents."""

    def __init__(self, db: str) -> None:
        self.db = db
        self.ids: dict[str, str] = {}

        async def play(hall: Hall) -> None:
            ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
            self.ids |= {"ann": ann.id, "bob": bob.id}
            self.ids["over"] = await self._table(hall, [ann, bob], SMALLEST, 9999)
            hour = {"kind": "game", "minutes": 60}
            self.ids["on"] = await self._table(hall, [ann, bob], LARGEST, 6, clock=hour)
            await ann.at(self.ids["on"], "chat", text="hello")
            await hall.quiet()

        run(play, db, watchful=False)

    async def _table(
        self, hall: Hall, players: list[Player], game: str, lines: int, **how: object
    ) -> str:
        table = await players[0].make(game, seats=2, **how)
        await players[1].at(table, "join")
        live = await hall.tables.live(table)
        for _ in range(lines):
            if live.table.over:
                break
            who, line = players[live.table.turn], live.table.position.lines()[0]
            await who.at(table, "play", line=line, seen=live.table.n)
        return table

    @contextmanager
    def with_(self, *texts: str) -> Iterator[Raw]:
        """Change the store by some statements, which are undone afterwards."""
        raw: Raw
        if self.db.startswith("sqlite"):
            path = self.db.removeprefix("sqlite:///")
            with closing(apsw.Connection(path)) as file:
                file.execute("BEGIN")
                raw = RawSqlite(file, Path(path))
                for text in texts:
                    raw.do(text.format(**self.ids))
                yield raw
        else:
            with psycopg.connect(self.db) as database:
                raw = RawPostgres(database)
                for text in texts:
                    raw.do(text.format(**self.ids))
                yield raw
                database.rollback()

    def said(self, *texts: str) -> list[str]:
        """Return what the doctor then says, with names instead of ids."""
        with self.with_(*texts) as raw:
            said = [each.says for each in looked_at(raw).wrong]
        for name, id in self.ids.items():
            said = [text.replace(id, name) for text in said]
        return said


def looked_at(raw: Raw, now: int = NOON + HOUR // 2) -> Seen:
    """Return what the doctor sees."""
    before = read_all(raw)
    seen = examine(raw, now)
    assert read_all(raw) == before
    return seen


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def past(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Past:
    if request.param == "sqlite":
        return Past(f"sqlite:///{tmp_path_factory.mktemp('past')}/games.db")
    cluster: Cluster = request.getfixturevalue("postgres")
    return Past(cluster.database("doctor"))


def test_nothing_is_wrong_with_what_a_server_leaves(past: Past) -> None:
    with look(past.db) as raw:
        seen = looked_at(raw)
    assert (seen.wrong, seen.tables) == ([], 2)
    assert seen.entries > 30


ON = f"table on ({LARGEST}, playing): "
WRONG = [
    (
        "DELETE FROM entries WHERE table_id = '{on}' AND n = 12",
        ON + "entry 12 of its log is missing: after 11 comes 13",
    ),
    (
        "UPDATE tables SET n = n + 2 WHERE id = '{on}'",
        ON + "its log ends at entry 25, and should at 27",
    ),
    (
        "UPDATE entries SET text = 'take 9' WHERE table_id = '{on}' AND n = 12",
        ON + "it cannot be followed from entry 12 on, 'take 9'",
    ),
    (
        "UPDATE entries SET kind = 'dance' WHERE table_id = '{on}' AND n = 12",
        ON + "what was kept of it makes no sense: "
        "ValueError(\"entry 12 is of no known kind: 'dance'\")",
    ),
    (
        "UPDATE tables SET game = 'go' WHERE id = '{on}'",
        "table on (go, playing): it cannot be opened here: there is no game 'go'",
    ),
    (
        "UPDATE tables SET about = 'odd' WHERE id = '{on}'",
        "table on: its terms cannot be read: JSON is malformed",
    ),
    (
        """UPDATE tables SET about = replace(about, '"rules":1', '"rules":7')""",
        ON + "it cannot go on. Played with rules version 7; this server has 1.",
    ),
    (
        "UPDATE tables SET status = 'over' WHERE id = '{on}'",
        f"table on ({LARGEST}, over): the list says over, and its log playing",
    ),
    (
        "DELETE FROM sitting WHERE table_id = '{on}' AND seat = 1",
        ON + "in seat B the list has nobody, and its log bob",
    ),
    ("DELETE FROM tables WHERE id = '{on}'", "entries has 25 rows of table 'on', and"),
    ("DELETE FROM guests WHERE id = '{bob}'", "sitting has 2 rows of guest 'bob', and"),
    ("DELETE FROM guests WHERE id = '{ann}'", "tables has 2 rows of guest 'ann', and"),
    (
        f"UPDATE notes SET value = '{NOON + HOUR}' WHERE name = 'alive'",
        "a server was alive at 2023-11-14 23:13 UTC, and that is yet to come: is the",
    ),
]


@pytest.mark.parametrize(("spoil", "says"), WRONG, ids=[says[:40] for _, says in WRONG])
def test_what_is_wrong_is_said(past: Past, spoil: str, says: str) -> None:
    said = past.said(spoil)
    assert any(text.startswith(says) for text in said), said


def test_a_finished_game_of_other_rules_is_no_fault(past: Past) -> None:
    aged = """UPDATE tables SET about = replace(about, '"rules":1', '"rules":7')"""
    with past.with_(aged) as raw:
        seen = looked_at(raw)
    assert seen.old == 1
    assert [each.what for each in seen.wrong] == ["rules"]


def test_a_clock_that_ran_out_while_a_server_was_there_is_wrong(past: Past) -> None:
    """Time without a server does not count."""
    late = NOON + 3 * HOUR
    with past.with_() as raw:
        assert not looked_at(raw, late).wrong
        raw.do(f"UPDATE notes SET value = '{late}' WHERE name = 'alive'")
        (found,) = looked_at(raw, late).wrong
        assert found.what == "clock"
        assert found.says.endswith("ran out 2 hours ago, and no server has seen to it")
        raw.do(f"INSERT INTO notes VALUES ('down/{NOON}', '{late - HOUR // 2}')")
        assert not looked_at(raw, late).wrong


def test_what_is_only_a_moment_behind_is_not_wrong(past: Past) -> None:
    with past.with_("DELETE FROM sitting") as raw:
        assert looked_at(raw).wrong
        assert not looked_at(raw, NOON + 1000).wrong


def test_a_damaged_file_is_said(tmp_path: Path) -> None:
    past = Past(f"sqlite:///{tmp_path}/games.db")
    with (tmp_path / "games.db").open("r+b") as file:
        file.seek(4096 * 3)
        file.write(b"\x07" * 4096 * 6)
    with look(past.db) as raw:
        seen = examine(raw, NOON)
    assert any(each.what == "damage" for each in seen.wrong)


def test_a_backup_that_was_changed_is_said(past: Past, tmp_path: Path) -> None:
    backup(past.db, tmp_path / "kept")
    db = apsw.Connection(str(tmp_path / "kept"))
    for name, says in (
        ("Ann", []),
        ("Eve", ["this backup is not as it was made: guests had 2 rows, and now not the same"]),
    ):
        db.execute("UPDATE guests SET name = ? WHERE id = ?", (name, past.ids["ann"]))
        with look(tmp_path / "kept") as raw:
            found = [each.says for each in looked_at(raw).wrong]
        assert [text.removesuffix(" rows") for text in found] == says
    db.close()


def test_a_store_that_is_served_is_looked_over(db: str) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        await ann.make(LARGEST, seats=2)

        def looks() -> Seen:
            with look(db) as raw:
                return examine(raw, NOON)

        seen = await asyncio.to_thread(looks)
        assert (seen.tables, seen.wrong) == (1, [])

    run(play, db)


def test_the_command_says_it_in_sentences_and_by_its_exit_code(
    db: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def told(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.argv", ["engawa", "doctor", *words])
        with pytest.raises(SystemExit) as stop:
            cli.main()
        return (int(stop.value.code or 0), *capsys.readouterr())

    async def play(hall: Hall) -> None:
        await (await hall.guest("Ann")).make(LARGEST, seats=2)

    run(play, db)
    code, out, _ = told("--db", db)
    assert (code, out) == (0, "1 table with 1 entry was read.\nNo problems found.\n")

    async def spoil(hall: Hall) -> None:
        await hall.tables.store._run("UPDATE tables SET n = 2")

    run(spoil, db)
    monkeypatch.setenv("ENGAWA_DB", db)
    code, out, _ = told()
    assert code == 1
    assert out.splitlines()[0].endswith("its log ends at entry 1, and should at 2.")
    assert out.splitlines()[-1] == "1 problem found."
    code, out, _ = told("--json")
    assert (code, json.loads(out)["wrong"][0]["what"]) == (1, "numbers")
    code, _, err = told("--db", "sqlite:///nowhere.db")
    assert (code, err) == (2, "engawa: there is no store at nowhere.db\n")
