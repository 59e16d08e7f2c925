"""The rings of ./test, from the cheapest to the dearest, and their summary.

Standard library only: it starts before the environment is there.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from tools import house, postgres

COUNT = re.compile(r"(\d+) (passed|failed|errors?|skipped|xfailed|xpassed)")


class Ring(NamedTuple):
    name: str
    says: str
    command: list[str]  # run with the environment's Python
    plain: bool = False  # on the uncompiled files


PYTEST = ["-m", "pytest", "-n", "2"]
ABOVE = [
    "tests/store",
    "tests/table",
    "tests/e2e",
]  # the same whether the rules are compiled or not
RINGS = [
    Ring("lint", "ruff finds nothing", ["-m", "ruff", "check", "."]),
    Ring("format", "the code is formatted", ["-m", "ruff", "format", "--check", "."]),
    Ring("types", "mypy, strict", ["-m", "mypy"]),
    Ring("rules", "every rule is kept and watched", ["tools/conformance.py", "--check"]),
    Ring("compiled", "all tests on the compiled rules", PYTEST),
    Ring(
        "plain",
        "all tests on the plain files, but for store, table and screen",
        [*PYTEST, *(f"--ignore={folder}" for folder in ABOVE)],
        plain=True,
    ),
    Ring("browser", "the pages, in Chromium", ["-m", "pytest", "-m", "browser", "tests/e2e"]),
    Ring("package", "wheels, with a compiler and without", [*PYTEST, "-m", "package"]),
]


class Result(NamedTuple):
    ring: Ring
    passed: int
    failed: int
    skipped: int
    seconds: float


def main(arguments: list[str]) -> int:
    rings = {ring.name: ring for ring in RINGS}
    if arguments == ["--list"] or "--help" in arguments or "-h" in arguments:
        print("usage: ./test [RING ...]\n")
        print("\n".join(f"{ring.name:<10} {ring.says}" for ring in RINGS))
        return 0
    unknown = [name for name in arguments if name not in rings]
    if unknown:
        print(f"There is no ring {unknown[0]!r}; there are: {', '.join(rings)}", file=sys.stderr)
        return 2
    with ThreadPoolExecutor() as side:  # the system's packages come while the rules compile
        coming = side.submit(programs, not arguments or "browser" in arguments)
        house.ready("dev")
        coming.result()
    results = [turn(rings[name]) for name in arguments or rings]
    return summary(results, [name for name in rings if arguments and name not in arguments])


def programs(browser: bool) -> None:
    """What the tests need beside Python."""
    postgres.install()
    if browser:
        house.chromium()


def turn(ring: Ring) -> Result:
    """Run one ring, showing its output as it comes."""
    house.say(f"\n== {ring.name}: {ring.says}")
    env = os.environ | ({"ENGAWA_PURE": "1"} if ring.plain else {})
    env["OPENBLAS_NUM_THREADS"] = "1"  # a worker has a core to itself
    if not ring.plain:
        env.pop("ENGAWA_PURE", None)
    begin = time.monotonic()
    command = [str(house.PYTHON), *ring.command]
    process = subprocess.Popen(
        command,
        cwd=house.ROOT,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    output = []
    for line in process.stdout or ():
        print(line, end="", flush=True)
        output.append(line)
    failed = process.wait() != 0
    counts = {"passed": 0, "failed": 0, "skipped": 0}
    if "pytest" in ring.command:
        for number, word in COUNT.findall("".join(output[-3:])):
            kind = {"xfailed": "skipped", "xpassed": "failed"}.get(word, word)
            counts["failed" if kind.startswith("error") else kind] += int(number)
        counts["failed"] = max(counts["failed"], int(failed))
    else:
        counts["failed" if failed else "passed"] = 1
    return Result(ring, **counts, seconds=time.monotonic() - begin)


def summary(results: list[Result], left_out: list[str]) -> int:
    """One honest table; the last line counts everything."""
    print("\n== summary")
    for ring, passed, failed, skipped, seconds in results:
        words = [f"{passed} passed", f"{failed} failed"] + [f"{skipped} skipped"] * (skipped > 0)
        print(f"{ring.name:<10} {', '.join(words):<36} {seconds:6.1f} s")
    for name in left_out:
        print(f"{name:<10} not asked for")
    passed = sum(result.passed for result in results)
    failed = sum(result.failed for result in results)
    skipped = sum(result.skipped for result in results)
    print(f"{passed} passed, {failed} failed, {skipped} skipped", flush=True)
    return 1 if failed or not passed else 0
