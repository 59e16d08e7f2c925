"""The laws, for a game in someone else's folder that is found by its entry point."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from games_by import SMALLEST

from engawa.games import GAMES
from engawa.newgame import create

LAWS = """
import engawa.testing

def test_laws(law_game):
    assert law_game.name == "{name}"
    engawa.testing.check_laws(law_game, games=1)
"""


# Plugins of others take longer to load than what is tested.
OTHERS = ("-p", "no:xdist", "-p", "no:schemathesis")


def run(folder: Path, *words: str) -> str:
    """Return the output of a process that finds the packages in `folder`."""
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]).strip(os.pathsep)
    env = os.environ | {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-P", *words]
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def pytest_in(folder: Path, *words: str) -> str:
    return run(folder, "-m", "pytest", "-p", "no:cacheprovider", *OTHERS, *words)


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a folder with the game red_lantern, which looks installed to Python."""
    folder = tmp_path_factory.mktemp("elsewhere")
    assert list(create("red_lantern", folder))
    info = folder / "red_lantern-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: red-lantern\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[engawa.games]\nred_lantern = shelf\n")
    (folder / "shelf.py").write_text("from red_lantern import SPEC as SPEC\n")
    (folder / "pytest.ini").write_text("[pytest]\nlaw_games = red_lantern\n")
    (folder / "test_laws.py").write_text(LAWS.format(name="red_lantern"))
    return folder


def test_a_game_from_elsewhere_is_on_the_table(elsewhere: Path) -> None:
    ask = "import engawa, sys; print(engawa.names(), engawa.make('red_lantern'))"
    said, shelf = run(elsewhere, "-c", ask + "; print('shelf' in sys.modules)").splitlines()
    assert said.startswith(f"['{GAMES[0]}', ")
    assert said.endswith("'red_lantern'] engawa.make('red_lantern', seats=2)")
    assert shelf == "True"


def test_a_game_from_elsewhere_is_played_like_ours(elsewhere: Path) -> None:
    words = ("-m", "engawa", "play", "red_lantern", "--bots", "random,greedy", "--seats", "2")
    said = run(elsewhere, *words, "--seed", "1").splitlines()
    assert said[0].startswith("Red Lantern: ")
    assert said[-2].endswith(" wins.")


def test_the_laws_run_for_every_seat_and_variant_of_the_games_named(elsewhere: Path) -> None:
    said = pytest_in(elsewhere, "-v", "test_laws.py")
    for seats in (2, 3, 4):
        for misere in ("", ", misere=1"):
            case = f"test_laws[engawa.make('red_lantern', seats={seats}{misere})] PASSED"
            assert case in said, said
    assert "6 passed" in said


def test_without_names_the_laws_run_for_all_games(elsewhere: Path) -> None:
    said = pytest_in(elsewhere, "-q", "--collect-only", "-o", "law_games=", "test_laws.py")
    assert f"make('{SMALLEST}', seats=2)" in said
    assert "make('red_lantern', seats=4, misere=1)" in said


def test_a_name_that_is_no_game_is_said_in_a_sentence(elsewhere: Path) -> None:
    said = pytest_in(elsewhere, "-q", "--collect-only", "-o", "law_games=chess", "test_laws.py")
    assert f"there is no game 'chess'; there are: {GAMES[0]}" in said


def test_a_broken_law_is_told(elsewhere: Path, tmp_path: Path) -> None:
    broken = tmp_path / "test_broken.py"
    broken.write_text(
        "import engawa.testing\n"
        "from red_lantern.rules.game import RedLantern\n"
        "RedLantern._score = lambda self, seat: 1.0\n"
        "def test_laws(law_game):\n"
        "    engawa.testing.check_laws(law_game, games=1)\n"
    )
    said = pytest_in(elsewhere, "-q", str(broken), "-c", str(elsewhere / "pytest.ini"))
    assert "the win is not shared out" in said
    assert "6 failed" in said


def test_the_mark_for_rules_is_known(elsewhere: Path) -> None:
    said = pytest_in(elsewhere, "--markers")
    assert "@pytest.mark.rule(id, ...): the rules of RULES.md a test watches" in said
