"""A newcomer follows docs/tutorial.md, and the result plays, obeys the laws and is conformant.

No test here has the name of the new game in its own name: a reader's test run would select it.
"""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest

import engawa

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs/tutorial.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^`([\w./]+)`(, at its end)?\n\n```\w+\n(.*?)^```$", re.M | re.S)
COMMANDS = re.findall(r"^    ((?:\.|engawa|make|pytest|python) .+)$", PAGE, re.M)
FIRST = ["make build", ". .venv/bin/activate", "engawa new red_lantern"]
LAST = ["engawa compile", "pytest -k red_lantern"]
ALONE = "engawa new red_lantern --package --in .."

FOLDERS = ("docs", "examples", "src", "tests", "tools")
NOT_NEEDED = ("*.c", ".hypothesis")  # Python's own files; they are up to date by their time
FEW = {"cython", "pytest", "setuptools"}  # ./play installs two of them, the reader the third

heavy = pytest.mark.skipif(not engawa.COMPILED, reason="heavy, and the same without compiling")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the project and follow the tutorial: new files, one line, and changes to our files."""
    home = tmp_path_factory.mktemp("checkout")
    for name in FOLDERS:
        shutil.copytree(ROOT / name, home / name, ignore=shutil.ignore_patterns(*NOT_NEEDED))
    for path in ROOT.glob("*.*"):
        if path.is_file():
            shutil.copy(path, home)
    run(home, FIRST[-1])
    registry = home / "src/engawa/games/__init__.py"
    registry.write_text(registry.read_text().replace("GAMES = [", 'GAMES = [\n    "red_lantern",'))
    for name, at_its_end, text in BLOCK.findall(PAGE):
        folder = "" if name.startswith(("docs/", "tests/")) else "src/engawa/games/red_lantern/"
        with (home / folder / name).open("a" if at_its_end else "w", encoding="utf-8") as file:
            file.write(text)
    return home


@pytest.fixture(scope="module")
def compiled(checkout: Path) -> Path:
    run(checkout, LAST[0])
    return checkout


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of installed packages, without those of the project's extras."""
    found = tmp_path_factory.mktemp("packages")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    names = {re.split(r"[^\w-]", need)[0] for extra in extras for need in extra}
    gone = {part for name in names - FEW - {"engawa"} for part in parts(name)}
    for path in Path(pytest.__file__).parent.parent.iterdir():
        if path.name not in gone:
            (found / path.name).symlink_to(path)
    return found


def parts(name: str) -> set[str]:
    """Return the files and folders of a package, if it is installed."""
    try:
        files = distribution(name).files
    except PackageNotFoundError:
        return set()
    return {file.parts[0] for file in files or ()}


def run(home: Path, command: str, *options: str, paths: tuple[Path, ...] = ()) -> str:
    """Run a command of the page in the checkout and return its output; `options` are for Python."""
    program, *words = command.split()
    start = [] if program == "python" else ["-m", program]
    if program == "pytest":
        words += ["-p", "no:cacheprovider", "-vv"]
    done = subprocess.run(
        [sys.executable, *options, *start, *words],
        cwd=home,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (home / "src", *paths)))},
        input="",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_page_begins_with_the_environment() -> None:
    assert COMMANDS[: len(FIRST)] == FIRST
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(r"^build:.*\n\tpython3 tools/house.py dev$", makefile, re.M)


def test_its_commands_run(checkout: Path) -> None:
    own, common, *others = COMMANDS[len(FIRST) : -len(LAST) - 1]
    assert "test_the_cap_ends_it PASSED" in run(checkout, own)
    shown = run(checkout, common)
    assert "test_laws[engawa.make('red_lantern', seats=4)] PASSED" in shown
    assert "test_record_replays[red_lantern-whole_game] PASSED" in shown
    for command in others:
        run(checkout, command)


@heavy
def test_in_the_end_it_passes_every_test_that_is_about_it(compiled: Path) -> None:
    assert COMMANDS[-len(LAST) - 1 :] == [*LAST, ALONE]
    shown = run(compiled, LAST[1])
    assert "test_every_unit_is_compiled[engawa.games.red_lantern.rules._rules] PASSED" in shown
    assert "SKIPPED" not in shown


@heavy
def test_where_little_is_installed_it_passes_and_others_are_skipped(
    compiled: Path, packages: Path
) -> None:
    shown = run(compiled, LAST[1], "-S", paths=(packages,))
    assert "test_laws[engawa.make('red_lantern', seats=4)] PASSED" in shown
    assert "without hypothesis, which 'make build' installs" in shown


def test_it_plays_in_the_terminal_and_under_the_bots(checkout: Path) -> None:
    bots = "--seats 2 --bots greedy,random --seed 1"
    assert "wins" in run(checkout, f"engawa play red_lantern {bots}")
    match = "--bots greedy,random --games 50 --workers 1"
    assert "Wins by seat" in run(checkout, f"engawa match red_lantern {match}")


def test_every_rule_is_kept_and_watched(checkout: Path) -> None:
    page = "from conformance import page; print(page('red_lantern')[1])"
    shown = run(checkout, "python", "-c", f"import sys; sys.path.insert(0, 'tools'); {page}")
    assert shown.strip() == "[]"


def test_the_example_is_the_game_of_the_page() -> None:
    home = ROOT / "examples/red_lantern/src/red_lantern"
    shown = {name: text for name, _, text in BLOCK.findall(PAGE)}
    rules = [name for name in shown if name.startswith(("rules/", "notation"))]
    for name in ["RULES.md", *rules, "screen/observe.py"]:
        text = shown[name].replace("engawa.games.red_lantern", "red_lantern")
        assert (home / name).read_text(encoding="utf-8") == text, name


def test_a_package_takes_the_files_of_the_page(tmp_path: Path) -> None:
    """As the page says: make the project beside the checkout, then fill in the files."""
    run(tmp_path, ALONE.replace("--in ..", f"--in {tmp_path}"))
    home = tmp_path / "red_lantern/src/red_lantern"
    for name, _, text in BLOCK.findall(PAGE):
        if not name.startswith(("docs/", "tests/")):
            file = home / name
            file.write_text(text.replace("engawa.games.red_lantern", "red_lantern"))
    code = "from red_lantern import SPEC; from engawa.core.game import Game; " + (
        "from engawa.testing import check_laws; check_laws(Game(SPEC, 2, {}), games=2); print('ok')"
    )
    env = os.environ | {"PYTHONPATH": os.pathsep.join([str(home.parent), str(ROOT / "src")])}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.stdout == "ok\n", done.stderr
