"""How the table looks: a row of lanterns for each seat, and those lit this turn."""

from __future__ import annotations

from engawa.core.scene import Panel, Scene, Sprite, Verb
from engawa.words import SEATS, Words
from red_lantern import words as say
from red_lantern.screen.observe import Known

ROW = 6  # lanterns side by side


def scene(see: Known, may: list[str], seat: int | None) -> Scene:
    """Describe what one seat sees; `may` holds the lines it can play now."""
    says = {"roll": say.roll(see.lit), "stop": say.stop(see.lit)}
    return Scene(
        asks=_asks(see, may),
        panels=tuple(
            Panel(seat=k, counts=(("lanterns", say.LANTERNS, n),)) for k, n in enumerate(see.kept)
        ),
        board=tuple(_lantern(i) for i in range(see.lit)),
        verbs=tuple(Verb(line=line, says=says[line]) for line in may),
    )


def _lantern(i: int) -> Sprite:
    return Sprite(
        key=f"lit-{i}", drawing="rl-lantern", place="wind", label=say.LANTERN, x=i % ROW, y=i // ROW
    )


def _asks(see: Known, may: list[str]) -> Words:
    if see.over:
        return say.OVER
    if may:
        return say.ROLL_OR_STOP if see.lit else say.ROLL_FIRST
    return say.plays(SEATS[see.turn])
