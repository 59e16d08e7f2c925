"""The checks of ./test, fastest first, with a summary.

Standard library only: it runs before the environment exists.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import NamedTuple

from tools import house, postgres

USAGE = """\
Set up everything that the tests need, and run them.

usage: ./test              run all checks
       ./test CHECK ...    run only these checks
       ./test quick        run the checks for every day, without the slow tests
       ./test --list       list the checks

The summary at the end says for each check what passed, what failed, and what was skipped and why.
The exit code is 1 if anything failed, or if nothing ran.

Checks:
"""
COUNT = re.compile(r"(\d+) (passed|failed|errors?|skipped|xfailed|xpassed)")
SKIPPED = re.compile(r"^Skipped, as (.+)$", re.MULTILINE)  # what a check left out, and why
SLOW = re.compile(r"^([\d.]+)s (?:call|setup|teardown) +(\S.*)$", re.MULTILINE)
SHOWN = 10  # how many of the slowest tests are shown


class Check(NamedTuple):
    name: str
    says: str
    command: list[str]  # run with the environment's Python
    plain: bool = False  # test the plain rules, not the compiled ones
    whole: bool = True  # is it a full check, or part of another one?
    first: bool = False  # does it start before the others? It is shown in its place.


AT_ONCE = 2  # checks that run together: while one waits, the other uses the processor
# schemathesis is loaded by its one test; as a plugin, every process would load it.
PYTEST = ["-m", "pytest", "-p", "no:schemathesis", f"--durations={SHOWN}", "--durations-min=1"]
BOTH = [*PYTEST, "-n", "2", "--dist", "worksteal"]  # cores
# Each browser test has waiting times, so more of them than cores can run.
WAITING = [*BOTH, "-n", "4"]
# These test nothing compiled, or the compiler itself, so one build is enough. All they use of the
# rules is the contract, and its laws are checked on both builds. See docs/testing.md.
ABOVE = ["store", "e2e", "lab", "terminal", "tools", "words", "compile/test_folder_lock.py"]
ABOVE += [
    "compile/test_mistakes.py",
    "compile/test_warmup.py",
    "test_cli.py",
    "test_docs.py",
    "test_layers.py",
]
ABOVE += ["test_plugin.py", "test_skips.py", "test_teaching.py"]
ABOVE += ["test_tutorial.py", "table/test_*.py", "games/*/test_*_words.py"]
ABOVE += [
    f"games/*/test_*_{part}.py"
    for part in ("analysis", "balance", "cli", "factors", "pages", "previews")
]
COMPILED = ["table/test_diff.py"]  # compiled files in a folder that is not compiled otherwise


# Tests of pages: those of all games, and those of a single game.
PAGES = ["e2e", "games/*/test_*_pages.py"]
# Tests that install something. As a check of few files, it need not search the others.
PACKAGES = ["tests/test_package.py", "tests/test_deploy.py"]


def files(names: list[str]) -> list[str]:
    """Find the files with these names below tests, in a fixed order."""
    home = house.ROOT / "tests"
    found = (file.relative_to(house.ROOT) for name in names for file in home.glob(name))
    return sorted(file.as_posix() for file in found)


def left_out() -> list[str]:
    """Return the files that the plain check leaves out."""
    return [name for name in files(ABOVE) if name.removeprefix("tests/") not in COMPILED]


# In the order in which they are shown, and in which they start, but for the `first`. The last one
# runs alone for a while, so it is the one with more processes than cores.
CHECKS = [
    Check("lint", "ruff finds no mistakes", ["-m", "ruff", "check", "."]),
    Check("format", "ruff finds the code formatted", ["-m", "ruff", "format", "--check", "."]),
    Check("types", "mypy finds no mistakes", ["-m", "mypy"]),
    Check("client", "the browser client: format, lint, types, unit tests", ["tools/client.py"]),
    Check("rules", "every rule has code and a test", ["tools/conformance.py", "--check"]),
    Check("compiled", "all tests, on the compiled rules", BOTH),
    # Few tests, of minutes each, that wait for pip, for servers and for each other.
    Check(
        "package",
        "wheels, a fresh clone, and deploy/",
        [*BOTH, "-m", "package", *PACKAGES],
        first=True,
    ),
    Check(
        "plain",
        "tests of what is compiled, on the plain files",
        [*BOTH, *(f"--ignore={name}" for name in left_out())],
        plain=True,
    ),
    Check("browser", "the pages, in Chromium", [*WAITING, "-m", "browser", *files(PAGES)]),
    Check(
        "short",
        "tests on the compiled rules that are not slow",
        [*BOTH, "-m", "not slow and not package and not browser"],
        whole=False,
    ),
]
SETS = {"quick": ["lint", "format", "types", "rules", "short"]}  # for everyday use
SET_UP = Check("set-up", "the environment, and the rules compiled", [])


class Result(NamedTuple):
    check: Check
    passed: int
    failed: int
    skipped: int
    seconds: float
    left_out: tuple[str, ...] = ()  # what was skipped, and why
    work: float = 0.0  # seconds of processor time
    slow: tuple[tuple[str, str], ...] = ()  # the slowest tests, with their seconds


def main(arguments: list[str]) -> int:
    checks = {check.name: check for check in CHECKS}
    if arguments == ["--list"] or "--help" in arguments or "-h" in arguments:
        print(USAGE)
        print("\n".join(f"{check.name:<10} {check.says}" for check in CHECKS))
        for name, inner in SETS.items():
            print(f"{name:<10} {', '.join(inner)}")
        return 0
    names = [inner for name in arguments for inner in SETS.get(name, [name])]
    unknown = [name for name in names if name not in checks]
    if unknown:
        there = ", ".join([*checks, *SETS])
        print(f"There is no check {unknown[0]!r}; there are: {there}", file=sys.stderr)
        return 2
    names = names or [check.name for check in CHECKS if check.whole]
    # Hundreds of processes start here. Without this, each would compile all that it imports.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    begin = time.monotonic()
    results = [set_up("browser" in names), *side_by_side([checks[name] for name in names])]
    left_out = [each.name for each in CHECKS if each.whole and each.name not in names]
    return summary(results, left_out, time.monotonic() - begin)


def side_by_side(checks: list[Check]) -> list[Result]:
    """Run a few checks at a time, the `first` before the others; return their results in order.

    The output appears in order too: that of the first unfinished check is printed as it comes, that
    of the others when their turn comes.
    """
    with ThreadPoolExecutor(AT_ONCE) as side:
        said: dict[str, SimpleQueue[str | None]] = {check.name: SimpleQueue() for check in checks}
        coming = {
            check.name: side.submit(turn, check, said[check.name].put)
            for check in sorted(checks, key=lambda check: not check.first)
        }
        try:
            for check in checks:
                house.say(f"\n== {check.name}: {check.says}")
                while (line := said[check.name].get()) is not None:
                    print(line, end="", flush=True)
        except BaseException:  # after an interruption, start no more checks
            side.shutdown(wait=False, cancel_futures=True)
            raise
        return [coming[check.name].result() for check in checks]


def set_up(browser: bool) -> Result:
    """Make the environment, and install system packages while the rules compile."""
    begin, work = time.monotonic(), worked()
    with ThreadPoolExecutor() as side:
        coming = side.submit(programs, browser)
        house.ready("dev", compiled=True)
        coming.result()
    return Result(SET_UP, 0, 0, 0, time.monotonic() - begin, work=worked() - work)


def worked() -> float:
    """Return the processor time of all child processes that have ended."""
    return os.times().children_user + os.times().children_system


def programs(browser: bool) -> None:
    """Install the programs that tests need besides Python."""
    postgres.install()
    if browser:
        house.chromium()


def turn(check: Check, tell: Callable[[str | None], None]) -> Result:
    """Run one check, and pass on each line of its output, then None."""
    try:
        return run(check, tell)
    finally:
        tell(None)


def run(check: Check, tell: Callable[[str], None]) -> Result:
    env = os.environ | ({"ENGAWA_PURE": "1"} if check.plain else {})
    env["OPENBLAS_NUM_THREADS"] = "1"  # each worker has one core
    if not check.plain:
        env.pop("ENGAWA_PURE", None)
    begin = time.monotonic()
    output = []
    with subprocess.Popen(
        [str(house.PYTHON), *check.command],
        cwd=house.ROOT,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        for line in process.stdout or ():
            tell(line)
            output.append(line)
        code, work = ended(process)
    seconds, said = time.monotonic() - begin, "".join(output)
    left_out, slow = tuple(SKIPPED.findall(said)), tuple(SLOW.findall(said))
    return Result(check, *counted(output, code != 0), seconds, left_out, work, slow)


def ended(process: subprocess.Popen[str]) -> tuple[int, float]:
    """Return a process's exit code and the processor time of it and its children."""
    if not hasattr(os, "wait4"):  # Windows does not report the children
        return process.wait(), 0.0
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, used.ru_utime + used.ru_stime


def counted(output: list[str], failed: bool) -> tuple[int, int, int]:
    """Return how many passed, failed and were skipped; a check without counts is one."""
    counts = {"passed": 0, "failed": 0, "skipped": 0}
    for number, word in COUNT.findall("".join(output[-3:])):
        kind = {"xfailed": "skipped", "xpassed": "failed"}.get(word, word)
        counts["failed" if kind.startswith("error") else kind] += int(number)
    if not any(counts.values()) and not failed:
        return 1, 0, 0
    return counts["passed"], max(counts["failed"], int(failed)), counts["skipped"]


def summary(results: list[Result], left_out: list[str], seconds: float) -> int:
    """Print an honest table; its last line counts everything. Return the exit code."""
    print("\n== slowest")
    slow = [(float(took), each.check.name, test) for each in results for took, test in each.slow]
    for took, name, test in sorted(slow, reverse=True)[:SHOWN]:
        print(f"{took:6.1f} s  {name:<9} {test}")
    print("\n== summary, with real seconds and processor seconds")
    for check, passed, failed, skipped, took, reasons, work, _ in results:
        words = [f"{passed} passed", f"{failed} failed"] + [f"{skipped} skipped"] * (skipped > 0)
        counted = ", ".join(words) if check is not SET_UP else check.says
        print(f"{check.name:<10} {counted:<40} {took:6.1f} s {work:6.1f} s")
        for reason in reasons:
            print(f"{'':<10} skipped, as {reason}")
    for name in left_out:
        print(f"{name:<10} not asked for")
    work = sum(result.work for result in results)
    print(f"{'all, some side by side':<51} {seconds:6.1f} s {work:6.1f} s")
    passed = sum(result.passed for result in results)
    failed = sum(result.failed for result in results)
    skipped = sum(result.skipped for result in results)
    print(f"{passed} passed, {failed} failed, {skipped} skipped", flush=True)
    return 1 if failed or not passed else 0
