"""Count lines of play to a depth, from positions in tests/games: errors in generators show.

A row is ``options | position or start | depth | count``; chance outcomes count like choices.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

import engawa
from engawa import Position

HOME = Path(__file__).parent / "games"


def rows() -> Iterator[tuple[str, str, str, int, int]]:
    for page in sorted(HOME.glob("*/counts.txt")):
        for line in page.read_text(encoding="utf-8").splitlines():
            if line.strip() and not line.startswith("#"):
                options, position, depth, count = (part.strip() for part in line.split("|"))
                yield page.parent.name, options, position, int(depth), int(count)


def lines_of_play(s: Position, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for action in s.legal() or [outcome for outcome, _ in s.chances()]:
        after = s.copy()
        after.apply(action)
        total += lines_of_play(after, depth - 1)
    return total


@pytest.mark.parametrize(("game", "options", "position", "depth", "count"), list(rows()))
def test_lines_of_play(game: str, options: str, position: str, depth: int, count: int) -> None:
    chosen: dict[str, object] = dict(part.partition("=")[::2] for part in options.split())
    seats = int(str(chosen.pop("seats")))
    made = engawa.make(game, seats, **chosen)
    s = made.start() if position == "start" else made.position(position)
    assert lines_of_play(s, depth) == count


@pytest.mark.parametrize("name", engawa.names())
def test_every_game_has_counts(name: str) -> None:
    assert (HOME / name / "counts.txt").exists()
