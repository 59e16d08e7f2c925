"""Engines give every batch once with its result, whoever does the work and whoever is killed."""

import operator
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from engawa.lab import processes
from engawa.lab.engine import BadEngine, engine
from engawa.lab.processes import AHEAD, Lost, Processes


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start processes even for little work."""
    monkeypatch.setattr(processes, "START", 0.0)


@pytest.mark.parametrize("workers", [1, 2, 9])
def test_every_batch_is_done_once_and_comes_back_with_its_result(workers: int) -> None:
    work = partial(operator.mul, 3)
    found = list(Processes(workers).run(work, [4, 5, 6]))
    assert sorted(found) == [(4, 12), (5, 15), (6, 18)]


def test_no_work_is_no_work() -> None:
    assert list(Processes(2).run(abs, [])) == []


def test_what_is_done_before_processes_have_started_is_done_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(processes, "START", 60.0)
    assert {pid for _, pid in Processes(2).run(_who, range(5))} == {os.getpid()}


def _who(batch: int) -> int:
    return os.getpid()


def test_batches_are_asked_for_as_there_is_room() -> None:
    """So a billion batches need no memory, and each can be sized by what is known by then."""
    asked: list[int] = []

    def batches() -> Iterator[int]:
        for number in range(20):
            asked.append(number)
            yield number

    for done, _ in enumerate(Processes(2).run(abs, batches())):
        assert len(asked) <= done + 1 + AHEAD * 2
    assert len(asked) == 20


def test_what_goes_wrong_in_a_worker_goes_wrong_here() -> None:
    with pytest.raises(ZeroDivisionError):
        list(Processes(2).run(partial(operator.truediv, 1), [1, 0]))


def _die_once(folder: Path, batch: int) -> int:
    """A worker that is killed at its third batch, as if memory ran out."""
    note = folder / f"{batch}"
    known = note.exists()
    note.touch()
    if batch == 3 and not known:
        os.kill(os.getpid(), signal.SIGKILL)
    return batch


def test_a_killed_worker_costs_its_batches_and_nothing_else(tmp_path: Path) -> None:
    found = [batch for batch, _ in Processes(2).run(partial(_die_once, tmp_path), range(12))]
    assert sorted(found) == list(range(12))


def _die(batch: int) -> int:
    os._exit(1)


def test_a_batch_that_kills_whoever_does_it_is_given_up_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(processes, "TRIES", 2)
    with pytest.raises(Lost, match="2 times a process was killed that worked on the same batch"):
        list(Processes(2).run(_die, [1]))


def test_an_engine_is_known_by_its_name() -> None:
    assert engine("processes", 3).cores == 3
    with pytest.raises(BadEngine, match="there is no engine 'dask'; there are: processes, ray"):
        engine("dask", 1)
    with pytest.raises(BadEngine, match="use it with --engine ray"):
        engine("processes", 1, "localhost:6379")


BUSY = """
from engawa.lab import processes
processes.START = 0
if __name__ == "__main__":
    batch = "import time; print('busy', flush=True); time.sleep(100)"
    list(processes.Processes(2).run(exec, [batch, batch + ' ']))
"""


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGINT])
def test_workers_end_with_whoever_started_them(end: signal.Signals) -> None:
    """Their output ends only when all of them have ended."""
    process = subprocess.Popen(
        [sys.executable, "-c", BUSY],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    assert [process.stdout.readline() for _ in range(2)] == ["busy\n"] * 2
    if end == signal.SIGINT:
        os.killpg(process.pid, end)  # like a terminal
    else:
        process.kill()
    out, err = process.communicate(timeout=30)
    assert out == ""
    assert "SpawnProcess" not in err  # workers print nothing
