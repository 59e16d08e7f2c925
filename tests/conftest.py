"""What all tests share: repeatable examples, databases, and skipping what is not installed."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import apsw
import pytest

from engawa.lab import batches
from engawa.words import Voice
from tools import postgres as programs

try:
    from hypothesis import settings
except ModuleNotFoundError:  # files that need it are skipped
    pass
else:  # the same examples everywhere, without a time limit
    settings.register_profile("house", deadline=None, derandomize=True)
    settings.load_profile("house")

Voice.strict = True  # tests fail for what cannot be said

NUMBER = count(1)
OLD = sorted((Path(__file__).parent / "store/old").glob("*.sql"))

PROJECT = Path(__file__).parent.parent / "pyproject.toml"
CALLED = {"PIL": "pillow", "pyspiel": "open_spiel"}  # modules whose packages have another name

pytest_plugins = ["commands", "e2e.fixtures"]


class File(pytest.Module):
    """A file of tests. It is skipped if it needs a package of an extra that is not installed."""

    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        try:
            return super().collect()
        except self.CollectError as error:
            cause = error.__cause__
            missing = (cause.name or "") if isinstance(cause, ModuleNotFoundError) else ""
            package = missing.split(".")[0]
            if CALLED.get(package, package).lower() not in extras() or find_spec(package):
                raise
            pytest.skip(f"without {package}, which 'make build' installs", allow_module_level=True)


def extras() -> set[str]:
    """Return the packages of the project's extras, by the names of their modules."""
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    needs = [need for extra in project["optional-dependencies"].values() for need in extra]
    return {re.split(r"[^\w-]", need)[0].replace("-", "_").lower() for need in needs}


# Tests that ./test quick leaves out, by name: those that take a second or more on a quiet machine.
SLOW = [
    "tests/test_laws.py::*",
    "tests/test_plugin.py::*",
    "tests/test_tutorial.py::*",
    "tests/test_positions.py::*",
    "tests/test_cli.py::*new_game*",
    "tests/test_skips.py::*",
    "tests/adapters/*",
    "tests/compile/test_warmup.py::*",
    "tests/games/*/*_learners.py::*",
    "tests/games/*/*_paths.py::*",
    "tests/games/*/*_previews.py::*",
    "tests/games/*/*_properties.py::*",
    "tests/games/*/*::*laws*",
    "tests/games/*/*::*conserved*",
    "tests/lab/test_cluster.py::*",
    "tests/lab/test_engine.py::*",
    "tests/lab/test_interval.py::*",
    "tests/lab/test_spread.py::*",
    "tests/store/test_faults.py::*",
    "tests/table/test_admin.py::*command*",
    "tests/table/test_client.py::*",
    "tests/table/test_connections.py::*",
    "tests/table/test_leak.py::*",
    "tests/table/test_network.py::*",
    "tests/table/test_run.py::*",
    "tests/table/test_shared.py::*",
    "tests/table/test_waking.py::*however_many*",
    "tests/table/test_web.py::*described_api*",
    "tests/table/test_wire.py::*",
]
DAILY = "test_laws[[]engawa.make('*', seats=2)]"  # except the laws of the usual games for two


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        slow = any(fnmatchcase(item.nodeid, each) for each in SLOW)
        if slow and not fnmatchcase(item.name, DAILY):
            item.add_marker(pytest.mark.slow)


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> File:
    return File.from_parent(parent, path=module_path)


@pytest.fixture(scope="session")
def postgres() -> Iterator[programs.Cluster]:
    """Yield a PostgreSQL for the tests of this process; each test makes a database in it."""
    if programs.home() is None:
        pytest.skip(programs.MISSING)
    with programs.cluster(safe=False) as cluster:
        yield cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Yield the URL of a fresh database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/games.db"
    cluster: programs.Cluster = request.getfixturevalue("postgres")
    return cluster.database(f"test{next(NUMBER)}")


@pytest.fixture(params=OLD, ids=lambda file: f"schema {file.stem}")
def old(request: pytest.FixtureRequest, db: str) -> str:
    """Yield the URL of a store with each earlier schema, in each kind of database."""
    text = request.param.read_text(encoding="utf-8")
    if db.startswith("sqlite"):
        there = apsw.Connection(db.removeprefix("sqlite:///"))
        with there:
            there.execute(text)
        there.close()
    else:
        import psycopg  # from an extra

        with psycopg.connect(db) as database:
            database.execute(text.replace(" WITHOUT ROWID", "").encode())
    return db


@pytest.fixture
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    """For the lab: make batches of one round, however fast games are."""
    monkeypatch.setattr(batches, "SECONDS", 0.0)
    monkeypatch.setattr(batches, "EACH", 0.0)
    monkeypatch.setattr(batches, "PART", 0.0)
