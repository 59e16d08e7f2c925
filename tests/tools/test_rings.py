"""The summary of ./test is honest: it fails if anything failed, or if nothing ran."""

import pytest

from tools import rings

RING = rings.Ring("some", "it works", [])


@pytest.mark.parametrize(
    ("passed", "failed", "code"), [(3, 0, 0), (3, 1, 1), (0, 0, 1)], ids=["good", "bad", "empty"]
)
def test_the_exit_code(
    passed: int, failed: int, code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    result = rings.Result(RING, passed, failed, 2, 1.0)
    assert rings.summary([result], ["other"]) == code
    shown = capsys.readouterr().out
    assert shown.endswith(f"{passed} passed, {failed} failed, 2 skipped\n")
    assert "other      not asked for" in shown


def test_an_unknown_ring_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert rings.main(["nonsense"]) == 2
    assert "There is no ring 'nonsense'; there are: lint" in capsys.readouterr().err
