"""The faults of `make faults`, a few of each: nothing acknowledged is lost or doubled."""

import asyncio
import socket
from pathlib import Path

import pytest

from tools import faults
from tools.postgres import Cluster


def free_port() -> int:
    with socket.socket() as ear:
        ear.bind(("127.0.0.1", 0))
        return int(ear.getsockname()[1])


def kept(promised: faults.Promised) -> None:
    assert promised.acknowledged
    assert (promised.lost, promised.doubled) == (0, 0), str(promised)


def test_a_writer_that_is_killed_loses_nothing(db: str) -> None:
    kept(faults.kills(db, 3))


def test_a_server_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    kept(faults.served_kills(f"{tmp_path}/games.db", 3, free_port()))


def test_of_what_was_acknowledged_before_a_backup_a_lost_disk_takes_nothing(
    postgres: Cluster, tmp_path: Path
) -> None:
    promised, _ = faults.drills(postgres, tmp_path, 3, free_port())
    kept(promised)


def test_of_two_processes_at_the_same_version_exactly_one_wins(postgres: Cluster) -> None:
    one, other, wrong = faults.races(postgres.database("faults_races"), 20)
    assert (one + other, wrong) == (20 * faults.TABLES, 0)


def test_a_promise_that_was_not_kept_is_noticed(tmp_path: Path) -> None:
    promised = faults.kills(f"{tmp_path}/games.db", 1)
    table = next(iter(promised.made))
    promised.hear(table, "never written", 1)
    asyncio.run(faults.look(f"{tmp_path}/games.db", promised.check_all))
    assert promised.lost == 1
    promised.hear(table, "never written", 2)
    assert promised.doubled == 1


def test_what_it_cannot_break_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["faults", "earthquake"])
    with pytest.raises(SystemExit):
        faults.main()
    assert "there is no 'earthquake'; there are: server, kills" in capsys.readouterr().err
