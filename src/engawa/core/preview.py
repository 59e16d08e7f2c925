"""What a line would bring, shown before it is played: in words, and as the table would be.

The line is not played in the true position, but in worlds that the seat imagines. So a preview
cannot reveal what the seat does not know. What differs between the worlds is left out.
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
    """A line in words, and the table right after it if the seat can know that."""

    title: Words
    words: Preview
    after: Scene | None


def preview(s: Position, line: str, seat: int, rng: Rng, then: Sequence[str] = ()) -> Shown:
    """Show what a legal line would bring; raise with the reason if it cannot be played.

    If the seat would play more lines `then`, show what all of them change, in the words of the last
    one. If the seat cannot know that it may play those, show nothing.
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
    """Return what all worlds have in common after a line; None if they differ."""
    first, *others = [what(world) for world in worlds]
    return first if all(other == first for other in others) else None
