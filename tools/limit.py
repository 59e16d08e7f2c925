"""Compare the compiled rules with the same game by hand in C++, in one run.

    python tools/limit.py

The C++ program plays the same random games, number by number, so a difference in what was played
is a mistake in one of the two, and is said.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import process_time

import engawa
from engawa.core import arena

SOURCE = Path(__file__).parent / "limit/pass_the_pandas.cpp"
GAMES = 400_000
ROUNDS = 5
SEED = 1


def main() -> int:
    argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0]).parse_args()
    compiler = shutil.which("g++") or shutil.which("c++")
    if compiler is None or not engawa.COMPILED:
        print("This needs a C++ compiler and the compiled rules.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "limit"
        subprocess.run([compiler, "-O3", "-std=c++17", "-o", program, SOURCE], check=True)
        print("seats   C++ moves/s   our moves/s   of C++")
        for seats in engawa.make("pass_the_pandas").room.seats:
            print(row(program, seats), flush=True)
    return 0


def row(program: Path, seats: int) -> str:
    """The best of several rounds, one after the other, so that noise hits both alike."""
    theirs = ours = 0.0
    start = engawa.make("pass_the_pandas", seats).start()
    for _ in range(ROUNDS):
        command = [str(program), str(seats), str(GAMES), str(SEED)]
        told = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
        begin = process_time()
        moves = arena.play_games(start, GAMES, engawa.Rng(SEED))
        took = process_time() - begin
        if moves != int(told[0]):
            raise SystemExit(f"C++ played {told[0]} actions, and the rules {moves}: one is wrong")
        theirs, ours = max(theirs, float(told[1])), max(ours, moves / took)
    return f"{seats:>5} {theirs:>13,.0f} {ours:>13,.0f} {ours / theirs:>8.2f}"


if __name__ == "__main__":
    sys.exit(main())
