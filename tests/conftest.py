"""Hypothesis without clocks or luck: the same examples everywhere, however slow the machine."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings

from tools import postgres as programs

settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")

NUMBER = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[programs.Cluster]:
    """A PostgreSQL for the tests of this process; each makes a database in it."""
    if programs.home() is None:
        pytest.skip(programs.MISSING)
    with programs.cluster(safe=False) as cluster:
        yield cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of every database there is, each fresh for its test."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/games.db"
    cluster: programs.Cluster = request.getfixturevalue("postgres")
    return cluster.database(f"test{next(NUMBER)}")
