"""How often one may ask."""

import tracemalloc

import pytest

from engawa.table import limits
from engawa.table.limits import RATES, Limits


@pytest.mark.parametrize("kind", RATES)
def test_a_bucket_gives_its_burst_and_then_what_flows_in(kind: str) -> None:
    rate, bucket = RATES[kind], Limits()
    assert sum(bucket.take(kind, "ann", 0) for _ in range(9999)) == int(rate.burst)
    assert bucket.take(kind, "bob", 0)
    assert bucket.take(kind, "ann", 1.001 / rate.per_second)
    assert not bucket.take(kind, "ann", 1.001 / rate.per_second)


def test_a_larger_scale_gives_more_and_none_gives_all() -> None:
    assert sum(Limits(2).take("chat", "ann", 0) for _ in range(9)) == 9
    twice = Limits(2)
    assert sum(twice.take("chat", "ann", 0) for _ in range(99)) == 10
    free = Limits(0)
    assert all(free.take("chat", "ann", 0) for _ in range(99))


def test_who_asked_too_often_is_not_forgotten_while_others_come() -> None:
    bucket = Limits()
    while bucket.take("claim", "eve", 0):
        pass
    for number in range(5000):
        bucket.take("address", f"{number}", 1)
    assert not bucket.take("claim", "eve", 1)


def test_buckets_that_are_full_again_are_forgotten() -> None:
    bucket = Limits()
    for number in range(100):
        bucket.take("table", f"{number}", 0)
    for number in range(100):
        bucket.take("socket", f"{number}", 1000)
    assert len(bucket._left) == 100


def test_with_as_many_keys_as_are_kept_one_more_costs_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "FULL", 5000)
    bucket = Limits()
    for number in range(6000):
        bucket.take("address", f"{number}", 0)
    assert len(bucket._left) == 5000
    tracemalloc.start()
    try:
        for number in range(10):
            bucket.take("address", f"more {number}", 0)
        assert tracemalloc.get_traced_memory()[1] < 20_000, "all the buckets were copied"
    finally:
        tracemalloc.stop()
