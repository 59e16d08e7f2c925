"""Stores of every earlier schema are upgraded, and nothing in them is lost."""

import asyncio
import secrets
from pathlib import Path

import pytest

from engawa import store
from engawa.store import schema
from engawa.store.archive import backup, read_all, restore
from engawa.store.raw import look
from tools.postgres import Cluster

Rows = dict[str, list[dict[str, object]]]


def rows(db: str | Path) -> Rows:
    """Return all rows, with the names of their columns."""
    with look(db) as raw:
        return {
            relation: sorted(
                (dict(zip(raw.columns(relation), row, strict=True)) for row in raw.rows(relation)),
                key=repr,
            )
            for relation in schema.relations(raw.version())
        }


def has_all(now: Rows, then: Rows) -> bool:
    """Is everything still there, whatever was added?"""
    return all(
        any(row.items() <= found.items() for found in now[relation])
        for relation, some in then.items()
        for row in some
    )


def version(db: str | Path) -> int:
    with look(db) as raw:
        return raw.version()


def test_there_is_an_old_store_of_every_schema_but_the_newest() -> None:
    files = sorted((Path(__file__).parent / "old").glob("*.sql"))
    assert {int(file.stem) for file in files} >= {*range(1, len(schema.STEPS))}


def test_it_is_what_the_steps_made_then(old: str, tmp_path: Path) -> None:
    """A released step is never changed."""

    def made(db: str | Path) -> dict[str, list[str]]:
        with look(db) as raw:
            return {name: raw.columns(name) for name in schema.relations(raw.version())}

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("engawa.store.schema.STEPS", schema.STEPS[: version(old)])
        open_and_close(tmp_path / "made.db")
        assert made(tmp_path / "made.db") == made(old)


def open_and_close(db: str | Path) -> None:
    async def whole() -> None:
        async with store.open(db):
            pass

    asyncio.run(whole())


def test_it_is_brought_up_to_date_with_all_that_was_in_it(old: str) -> None:
    before = rows(old)
    open_and_close(old)
    assert version(old) == len(schema.STEPS)
    assert has_all(rows(old), before)


def test_it_is_backed_up_as_it_is_and_restored_up_to_date(
    old: str, postgres: Cluster, tmp_path: Path
) -> None:
    before, was = rows(old), version(old)
    assert backup(old, tmp_path / "kept").version == was == version(old)
    there = postgres.database(f"upgraded{secrets.token_hex(4)}")
    for target in (there, f"{tmp_path}/new.db"):
        restore(tmp_path / "kept", target)
        assert version(target) == len(schema.STEPS)
        assert has_all(rows(target), before)
    with look(there) as one, look(tmp_path / "new.db") as other:
        assert read_all(one) == read_all(other)


def test_something_that_was_lost_would_be_noticed() -> None:
    then: Rows = {"guests": [{"id": "a", "name": "Ann"}]}
    assert has_all({"guests": [{"id": "a", "name": "Ann", "muted": 0}]}, then)
    assert not has_all({"guests": [{"id": "a", "name": "Bob", "muted": 0}]}, then)
    assert not has_all({"guests": []}, then)
