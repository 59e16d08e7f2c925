"""Compare the compiled rules with the same game written by hand in C++, in one run.

    python tools/limit.py                 moves a second, and instructions per move
    python tools/limit.py --instructions  instructions only: of Pass the Pandas, and of every game

The C++ program plays the same random games, so any difference in what was played is a bug in one of
the two, and is reported. Moves a second depend on the machine and on what else it does.
Instructions, counted by valgrind, are the same every time.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import process_time

import engawa
from engawa.core import arena

(SOURCE,) = (Path(__file__).parent / "limit").glob("*.cpp")  # its name is that of its game
GAME = SOURCE.stem
GAMES = 400_000
ROUNDS = 9
COUNTED = 4_000  # games whose instructions are counted in comparison with C++
SAMPLE = 200  # games of each game for counting
SEED = 1

# Where counting starts and ends: in our build, the function that Python calls for many games.
THEIRS, OURS = "main", "__pyx_pw_*play_games"
PLAY = """
import sys, engawa
from engawa.core import arena
game, seats, games, seed = sys.argv[1], *map(int, sys.argv[2:])
print(arena.play_games(engawa.make(game, seats).start(), games, engawa.Rng(seed)))
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument(
        "--instructions", action="store_true", help="count only, without measuring time"
    )
    only = parser.parse_args().instructions
    compiler = shutil.which("g++") or shutil.which("c++")
    if compiler is None or not engawa.COMPILED:
        print("This needs a C++ compiler and the compiled rules.", file=sys.stderr)
        return 2
    counts = shutil.which("valgrind") is not None
    if not counts:
        print("Without valgrind no instructions are counted.", file=sys.stderr)
        if only:
            return 2
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "limit"
        subprocess.run([compiler, "-O3", "-std=c++17", "-o", program, SOURCE], check=True)
        if not only:
            print_times(program)
        if counts:
            print_instructions(program)
    if only:
        print_games()
    return 0


def print_times(program: Path) -> None:
    print("seats   C++ moves/s   our moves/s   of C++")
    for seats in engawa.make(GAME).spec.seats:
        theirs, ours = speeds(program, seats)
        print(f"{seats:>5} {theirs:>13,.0f} {ours:>13,.0f} {ours / theirs:>8.2f}", flush=True)


def speeds(program: Path, seats: int) -> tuple[float, float]:
    """Return the best of several rounds in turn, so that noise affects both."""
    theirs = ours = 0.0
    start = engawa.make(GAME, seats).start()
    for _ in range(ROUNDS):
        command = [str(program), str(seats), str(GAMES), str(SEED)]
        told = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
        begin = process_time()
        moves = arena.play_games(start, GAMES, engawa.Rng(SEED))
        took = process_time() - begin
        compare(int(told[0]), moves)
        theirs, ours = max(theirs, float(told[1])), max(ours, moves / took)
    return theirs, ours


def print_instructions(program: Path) -> None:
    print("seats   C++ instructions a move   ours   of C++")
    for seats in engawa.make(GAME).spec.seats:
        moves, theirs = count([str(program), str(seats), str(COUNTED), str(SEED)], THEIRS)
        same, ours = count_ours(GAME, seats, COUNTED)
        compare(moves, same)
        print(
            f"{seats:>5} {theirs / moves:>25.1f} {ours / moves:>6.1f} {theirs / ours:>8.2f}",
            flush=True,
        )


def print_games() -> None:
    """Print every game, with the fewest and the most seats."""
    print("game                seats   instructions a game   a move")
    for game in engawa.names():
        seats = engawa.make(game).spec.seats
        for n in (seats[0], seats[-1]):
            moves, found = count_ours(game, n, SAMPLE)
            print(f"{game:<19} {n:>5} {found / SAMPLE:>21,.0f} {found / moves:>8,.0f}", flush=True)


def count_ours(game: str, seats: int, games: int) -> tuple[int, int]:
    command = [sys.executable, "-c", PLAY, game, str(seats), str(games), str(SEED)]
    return count(command, OURS)


def count(command: list[str], inside: str) -> tuple[int, int]:
    """Return the moves that a program reports, and its instructions inside a function."""
    tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    tool.append(f"--toggle-collect={inside}")
    env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": "0"}
    done = subprocess.run([*tool, *command], check=True, capture_output=True, text=True, env=env)
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found is not None
    return int(done.stdout.split()[0]), int(found[1])


def compare(theirs: int, ours: int) -> None:
    if theirs != ours:
        raise SystemExit(f"C++ played {theirs} actions, and the rules {ours}: one is wrong")


if __name__ == "__main__":
    sys.exit(main())
