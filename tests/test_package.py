"""The package as others get it: wheels built by the ordinary tools, installed away from here."""

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NOT_SOURCE = (".git", ".venv", "build", "dist", "*.so", "*.egg-info", "__pycache__", ".*_cache")

pytestmark = pytest.mark.package


@pytest.mark.parametrize("compiler", [True, False], ids=["with a compiler", "without"])
def test_a_wheel_installs_and_plays(tmp_path: Path, compiler: bool) -> None:
    source = tmp_path / "source"
    shutil.copytree(ROOT, source, ignore=shutil.ignore_patterns(*NOT_SOURCE))
    env = {name: value for name, value in os.environ.items() if not name.startswith("ENGAWA")}
    env.pop("PYTHONPATH", None)
    env |= {"CFLAGS": "-O0"} if compiler else {"CC": "no-such-compiler"}  # to build, not to be fast
    wheels = tmp_path / "wheels"
    run([sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", wheels, source], env)
    home = tmp_path / "venv"
    venv.create(home, with_pip=True)
    python = home / "bin/python"
    run([python, "-m", "pip", "install", "-q", *wheels.glob("*.whl")], env)
    told = run([python, "-m", "engawa", "--version"], env)
    assert ("(compiled)" if compiler else "(not compiled, so slower)") in told
    for name in run([python, "-c", "import engawa; print(*engawa.names())"], env).split():
        bots = ["--seats", 2, "--bots", "random,random", "--seed", 1]
        assert "wins" in run([python, "-m", "engawa", "play", name, *bots], env)
    shown = run([python, "-m", "engawa", "rules", "pass_the_pandas", "panda"], env)
    assert shown.startswith("Every panda")


def run(command: list[object], env: dict[str, str]) -> str:
    done = subprocess.run(
        [str(part) for part in command],
        cwd=Path(str(command[0])).parent,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
