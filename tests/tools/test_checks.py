"""The summary of ./test is honest: it fails if anything failed, or if nothing ran."""

import re
import sys
from pathlib import Path

import pytest

from engawa.compile import units
from tools import checks, house

CHECK = checks.Check("some", "it works", [])


@pytest.mark.parametrize(
    ("passed", "failed", "code"), [(3, 0, 0), (3, 1, 1), (0, 0, 1)], ids=["good", "bad", "empty"]
)
def test_the_exit_code(
    passed: int, failed: int, code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    result = checks.Result(CHECK, passed, failed, 2, 1.0)
    assert checks.summary([result], ["other"], 1.0) == code
    shown = capsys.readouterr().out
    assert shown.endswith(f"{passed} passed, {failed} failed, 2 skipped\n")
    assert "other      not asked for" in shown


@pytest.mark.parametrize(
    ("said", "failed", "counts"),
    [
        (["All checks passed!\n"], False, (1, 0, 0)),
        (["Found 3 errors.\n"], True, (0, 3, 0)),
        (["it broke\n"], True, (0, 1, 0)),
        (["7 passed, 2 skipped, 1 xfailed in 3 s\n"], False, (7, 0, 3)),
        (["0 passed, 0 failed, 2 skipped\n"], False, (0, 0, 2)),
        (["2 passed\n"], True, (2, 1, 0)),
    ],
)
def test_what_a_ring_says_is_counted(
    said: list[str], failed: bool, counts: tuple[int, int, int]
) -> None:
    assert checks.counted(said, failed) == counts


def test_what_was_left_out_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    why = checks.SKIPPED.findall("-- \nSkipped, as there is no Node: lint, unit tests\n0 passed\n")
    checks.summary([checks.Result(CHECK, 1, 0, 2, 1.0, tuple(why))], [], 1.0)
    assert "skipped, as there is no Node: lint, unit tests\n" in capsys.readouterr().out


def test_an_unknown_ring_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert checks.main(["nonsense"]) == 2
    assert "There is no check 'nonsense'; there are: lint" in capsys.readouterr().err


def test_the_slowest_tests_and_the_work_of_a_ring_are_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = "3.14s call     tests/a.py::test_a[x y]\n12.00s setup    tests/b.py::test_b\n5 passed\n"
    slow = tuple(checks.SLOW.findall(said))
    result = checks.Result(CHECK, 5, 0, 0, 20.0, work=33.0, slow=slow)
    checks.summary([checks.Result(checks.SET_UP, 0, 0, 0, 4.0), result], [], 22.0)
    shown = capsys.readouterr().out
    assert shown.index("12.0 s  some      tests/b.py::test_b") < shown.index(
        "tests/a.py::test_a[x y]"
    )
    assert "set-up     the environment, and the rules compiled" in shown
    assert "22.0 s   33.0 s\n5 passed, 0 failed" in shown  # real time, not the sum


def test_quick_is_part_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []
    passed = checks.Result(CHECK, 1, 0, 0, 1.0)
    monkeypatch.setattr(checks, "set_up", lambda browser: passed)

    def run(check: checks.Check, tell: object) -> checks.Result:
        ran.append(check.name)
        return passed._replace(check=check)

    monkeypatch.setattr(checks, "run", run)
    assert checks.main(["quick"]) == 0
    assert ran == ["lint", "format", "types", "rules", "short"]
    ran.clear()
    assert checks.main([]) == 0
    assert "short" not in ran  # it is part of `compiled`
    assert {"compiled", "plain", "browser", "package"} <= set(ran)


def made(name: str, code: str) -> checks.Check:
    return checks.Check(name, "it works", ["-c", code])


def test_two_run_at_once_and_are_told_one_after_the_other(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Each of the first two waits for the other, and the third for both."""
    monkeypatch.setattr(house, "PYTHON", sys.executable)
    meet = (
        "import time; from pathlib import Path; home = Path({home!r}); (home / {0!r}).touch()\n"
        "print('{0} 1', flush=True)\n"
        "while not (home / {1!r}).exists(): time.sleep(0.01)\n"
        "print('{0} 2')"
    )
    home = str(tmp_path)
    pair = [made(a, meet.format(a, b, home=home)) for a, b in (("one", "two"), ("two", "one"))]
    results = checks.side_by_side([*pair, made("last", "print('last')")])
    assert [each.check.name for each in results] == ["one", "two", "last"]
    assert all((each.passed, each.failed) == (1, 0) for each in results)
    told = capfd.readouterr()
    assert told.out == "one 1\none 2\ntwo 1\ntwo 2\nlast\n"
    assert [line[3:6] for line in told.err.splitlines() if line] == ["one", "two", "las"]


def test_what_takes_long_starts_first_and_is_told_in_its_place(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Without the third, the first two would wait for ever."""
    monkeypatch.setattr(house, "PYTHON", sys.executable)
    begun = tmp_path / "begun"
    wait = f"import time; from pathlib import Path; home = Path({str(begun)!r})\n"
    wait += "while not home.exists(): time.sleep(0.01)\nprint('{0}')"
    long = made("long", f"from pathlib import Path; Path({str(begun)!r}).touch(); print('long')")
    checks.side_by_side(
        [made("a", wait.format("a")), made("b", wait.format("b")), long._replace(first=True)]
    )
    assert capfd.readouterr().out == "a\nb\nlong\n"


def test_what_was_imported_once_is_kept_for_all_processes(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many containers tell Python to keep nothing; then each process compiles all libraries."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setattr(house, "PYTHON", sys.executable)
    monkeypatch.setattr(checks, "set_up", lambda browser: checks.Result(CHECK, 0, 0, 0, 0.0))
    monkeypatch.setattr(
        checks, "CHECKS", [made("some", "import sys; print(sys.dont_write_bytecode)")]
    )
    assert checks.main([]) == 0
    assert "False\n" in capfd.readouterr().out


def test_what_fails_beside_the_others_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "PYTHON", sys.executable)
    bad, good = made("bad", "raise SystemExit(3)"), made("good", "sum(range(10**6))")
    found = checks.side_by_side([bad, good])
    assert [(each.passed, each.failed) for each in found] == [(0, 1), (1, 0)]
    assert found[1].work > 0


def test_who_interrupts_wants_no_more_checks(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(house, "PYTHON", sys.executable)
    monkeypatch.setattr(checks, "AT_ONCE", 1)

    def interrupted(sentence: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(house, "say", interrupted)
    touch = f"import pathlib; pathlib.Path({str(tmp_path)!r}, 'ran').touch()"
    with pytest.raises(KeyboardInterrupt):
        checks.side_by_side([made("first", "import time; time.sleep(0.2)"), made("next", touch)])
    assert not (tmp_path / "ran").exists()


def test_what_is_compiled_is_tested_plain_too() -> None:
    """All files that it leaves out exist, and none of them tests a compiled folder."""
    out = checks.left_out()
    assert all([*(house.ROOT / "tests").glob(name)] for name in checks.ABOVE)
    assert "tests/table/test_diff.py" not in out
    folders = {unit.package.split(".")[1] for unit in units.ours()} - {"table"}
    assert not {f"tests/{folder}" for folder in folders} & set(out)
    assert "tests/test_laws.py" not in out
    games = [name for name in out if name.startswith("tests/games/")]
    above = ("words", "previews", "pages", "analysis", "balance", "factors", "cli")
    assert {name.rsplit("_", 1)[1] for name in games} == {f"{part}.py" for part in above}


def test_every_test_that_drives_a_page_is_one_of_the_browser_check() -> None:
    """The other checks leave them out, and this one looks nowhere else."""
    pages = checks.files(checks.PAGES)
    tests = (house.ROOT / "tests").rglob("test_*.py")
    driving = [file for file in tests if re.search(r"\bvisit: Visit\b", file.read_text("utf-8"))]
    names = [file.relative_to(house.ROOT).as_posix() for file in driving]
    assert [name for name in names if not name.startswith(tuple(pages))] == []
    assert all(any(name.startswith(page) for name in names) for page in pages)


def test_every_test_that_installs_is_one_of_the_package_check() -> None:
    tests = (house.ROOT / "tests").rglob("test_*.py")
    marked = [file for file in tests if "pytest.mark.package" in file.read_text("utf-8")]
    names = {file.relative_to(house.ROOT).as_posix() for file in marked}
    assert names - {"tests/tools/test_checks.py"} == set(checks.PACKAGES)
