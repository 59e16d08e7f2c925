"""Check the browser client with Node: format, lint, types and unit tests.

usage: python tools/client.py          check everything
       python tools/client.py --fix    let formatter and linter fix what they can

Node comes from a wheel, the extra `client` of pyproject.toml. Its packages are named in
package.json and go to node_modules. Both are installed if they are missing. If that is impossible,
all parts are skipped, by name.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAMP = ROOT / "node_modules/.engawa-stamp"
BIOME = ["node_modules/@biomejs/biome/bin/biome"]
PARTS = {
    "format and lint": [*BIOME, "ci", "--error-on-warnings", "."],
    "types": ["node_modules/typescript/bin/tsc", "--pretty", "false"],
    "unit tests": [
        "--test",
        "--test-reporter=dot",
        "tests/client/*.test.js",
        "tests/games/*/*.test.js",
    ],
}


class Missing(Exception):
    """Something is missing and cannot be installed."""


def main(arguments: list[str]) -> int:
    try:
        node = program("node")
        install_packages()
    except Missing as missing:
        print(f"Skipped, as {missing}: {', '.join(PARTS)}")
        print(f"0 passed, 0 failed, {len(PARTS)} skipped")
        return 0
    if arguments == ["--fix"]:
        return run([node, *BIOME, "check", "--write", "."])
    failed = 0
    for name, command in PARTS.items():
        print(f"-- {name}", flush=True)
        failed += run([node, *command]) != 0
    print(f"{len(PARTS) - failed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


def run(command: list[str]) -> int:
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def program(name: str) -> str:
    """Return Node or npm of this environment, after installing them if needed."""
    if found := here(name):
        return found
    wheels = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = wheels["project"]["optional-dependencies"]["client"]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    run([*pip, "--only-binary=:all:", *wanted])
    if found := here(name):
        return found
    raise Missing("there is no wheel of Node for this machine")


def here(name: str) -> str | None:
    return shutil.which(name, path=str(Path(sys.executable).parent))


def install_packages() -> None:
    """Install in node_modules what package-lock.json lists."""
    wanted = hashlib.sha256((ROOT / "package-lock.json").read_bytes()).hexdigest()
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted:
        return
    print("Installing the packages in package.json", flush=True)
    if run([program("npm"), "ci", "--loglevel=error"]):
        raise Missing("the packages in package.json could not be installed")
    STAMP.write_text(wanted, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
