"""``python -m engawa.compile``: for a checkout and for setup.py, before `engawa` is installed."""

from __future__ import annotations

import argparse
import signal
import sys
from contextlib import nullcontext
from pathlib import Path

from engawa.compile import run, units
from engawa.compile.folder_lock import folder_lock

PLAIN = "The rules run as plain Python: the same, only slower."


def main() -> int:
    parser = argparse.ArgumentParser(prog="engawa compile", description="Compile the rules.")
    parser.add_argument(
        "packages", nargs="*", help="packages of other games; by default Engawa itself"
    )
    parser.add_argument(
        "--jobs", type=int, default=0, help="how many modules at a time; 0 = one per core"
    )
    parser.add_argument("--into", type=Path, help="compile into this folder, for a wheel")
    parser.add_argument("--polite", action="store_true", help="run at low priority")
    parser.add_argument("--fetch", action="store_true", help="install Cython if it is missing")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that temporary files are removed
    return compile_in_place(asked.packages, asked.jobs, asked.into, asked.polite, asked.fetch)


def compile_in_place(
    packages: list[str],
    jobs: int,
    into: Path | None = None,
    polite: bool = False,
    fetch: bool = False,
) -> int:
    """Compile what has changed; if that fails, say why in a sentence."""
    try:
        wanted = [unit for name in packages for unit in run.find(name)] or units.ours()
        home = wanted[0].folder if packages else units.HOME
        with nullcontext() if into else folder_lock(home, wait):
            if fetch:
                run.fetch()
            if says := run.missing() or ("" if into else run.locked(home)):
                print(f"{says} {PLAIN}", file=sys.stderr)
                return 2
            run.compile_all(wanted, jobs, into, tell, polite)
    except run.Failed as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"The compiled files could not be installed: {error}. {PLAIN}", file=sys.stderr)
        return 1
    return 0


def wait() -> None:
    print("Another process is compiling here; waiting for it.", file=sys.stderr, flush=True)


def tell(done: int, of: int) -> None:
    """Show a counter in one line, or in a line each time if no terminal is there."""
    if of:
        end = "\r" if sys.stdout.isatty() and done < of else "\n"
        print(f"compiled {done} of {of}", end=end, flush=True)


if __name__ == "__main__":
    sys.exit(main())
