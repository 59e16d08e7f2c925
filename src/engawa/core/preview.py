"""What a line would bring, shown before it is played: words, and the table as it would be.

The table after it is not played out in the true position but in worlds the seat imagines, so a
preview cannot tell what the seat does not know. Where the worlds differ, there are only words.
"""

from __future__ import annotations

from dataclasses import dataclass

from engawa.core.game import room_of
from engawa.core.position import Position
from engawa.core.rng import Rng
from engawa.core.scene import Brings, Scene

WORLDS = 3


@dataclass(frozen=True, slots=True)
class Preview:
    words: Brings
    after: Scene | None  # the table right after the line, if the seat can know it


def preview(s: Position, line: str, seat: int, rng: Rng) -> Preview:
    """Show what a legal line would bring; raises with the reason if it cannot be played."""
    words = room_of(s).brings(s.observe(seat), line)
    scenes = []
    for _ in range(WORLDS):
        world = s.imagine(seat, rng)
        world.play(line)
        scenes.append(world.scene(seat))
    return Preview(words, scenes[0] if all(scene == scenes[0] for scene in scenes) else None)
