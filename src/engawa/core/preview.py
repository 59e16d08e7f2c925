"""What a line would bring, shown before it is played: words, and the table as it would be.

The line is not played out in the true position but in worlds the seat imagines, so a preview cannot
tell what the seat does not know. What the worlds do not agree on is not said and not shown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec import Struct

from engawa.core.game import spec_of
from engawa.core.position import Position
from engawa.core.rng import Rng
from engawa.core.scene import Preview, Scene
from engawa.words import Words

WORLDS = 3

O = TypeVar("O")  # noqa: E741
T = TypeVar("T")


class Shown(Struct, frozen=True):
    """A line in words, and the table right after it, if the seat can know that."""

    title: Words
    words: Preview
    after: Scene | None


def preview(s: Position, line: str, seat: int, rng: Rng, then: Sequence[str] = ()) -> Shown:
    """Show what a legal line would bring; raises with the reason if it cannot be played.

    With lines that the seat plays `then`, what all of them change, in the words of the last one;
    nothing is shown if the seat cannot know that it may play them.
    """
    spec, see = spec_of(s), s.sight(seat)
    worlds = [s.imagine(seat, rng) for _ in range(WORLDS)]
    for world in worlds:
        world.play(line)
    for each in then:
        between, world = agreed(worlds, lambda world: world.sight(seat)), worlds[0]
        if between is None or world.to_move != seat or world.why_not(each) is not None:
            return Shown(spec.choice(see, line), Preview(), None)
        see, line = between, each
        for world in worlds:
            world.play(line)
    words = spec.preview(see, [world.sight(seat) for world in worlds], line)
    words = spec.forecast(words, see, worlds, line)
    first, *others = [world.scene(seat) for world in worlds]
    after = first if all(scene == first for scene in others) else None
    return Shown(spec.choice(see, line), words, after)


def agreed(worlds: Sequence[O], what: Callable[[O], T]) -> T | None:
    """What all worlds show alike after a line; None if they differ, so that it is not known."""
    first, *others = [what(world) for world in worlds]
    return first if all(other == first for other in others) else None
