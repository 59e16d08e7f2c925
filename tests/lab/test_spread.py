"""Work over processes: every piece once, whatever they are spread over."""

import operator
import subprocess
import sys
from functools import partial

import pytest

from engawa.lab.spread import spread


@pytest.mark.parametrize("workers", [1, 2, 9])
def test_every_piece_is_done_once_and_known_by_its_number(workers: int) -> None:
    work = partial(operator.mul, 3)
    assert dict(spread(work, [4, 5, 6], workers)) == {0: 12, 1: 15, 2: 18}


def test_no_work_is_no_work() -> None:
    assert list(spread(abs, [], 2)) == []


def test_what_goes_wrong_in_a_worker_goes_wrong_here() -> None:
    with pytest.raises(ZeroDivisionError):
        list(spread(partial(operator.truediv, 1), [1, 0], 2))


BUSY = """
from engawa.lab.spread import spread
if __name__ == "__main__":
    piece = "import time; print('busy', flush=True); time.sleep(100)"
    list(spread(exec, [piece, piece], 2))
"""


def test_workers_end_with_whoever_started_them() -> None:
    """Their output ends only when all of them have."""
    process = subprocess.Popen([sys.executable, "-c", BUSY], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert [process.stdout.readline() for _ in range(2)] == ["busy\n"] * 2
    process.kill()
    assert process.communicate(timeout=30)[0] == ""
