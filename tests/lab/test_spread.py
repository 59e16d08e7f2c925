"""Work over processes: every piece once, whatever they are spread over."""

import operator
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
