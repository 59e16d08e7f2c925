"""Check secrets: what a seat cannot know is not seen, told, shown, or revealed by the rules.

No test can know that a hand *ought* to be hidden. But a game says so in three places: in what it
tells, shows and imagines. These must agree:

- What a line does not tell is not seen. Two lines that read the same to a seat lead to the same
  sight.
- What a line tells is seen. Two lines that read differently to a seat lead to different sights,
  unless they lead to the same positions.
- What cannot be told apart is the same. In a world that a seat imagines, and in a `Twin` of its
  game, it sees, may do, is shown, told and refused the same, and imagines the same worlds.
- A spectator knows no more than any seat: somebody could sit at both chairs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from engawa.core.game import spec_of
from engawa.core.position import Position
from engawa.core.rng import Rng
from engawa.testing.compare import difference, numbers, who
from engawa.testing.scenes import unlit_lines
from engawa.testing.walk import options

OPTIONS = 24  # the most options of a decision that are examined

See = dict[str, object]


def check_secrets(s: Position, seat: int, rng: Rng) -> bool:
    """Check the laws above here, for one seat; return whether anything is hidden from it."""
    before, held = s.copy(), numbers(s)
    world = s.imagine(seat, rng)
    assert numbers(s) == held, f"imagining moved the real pieces: {before}"
    check_alike(s, world, seat, rng)
    check_lines(s, seat, _some(options(s), rng))
    return str(world) != str(before)


def check_alike(s: Position, t: Position, seat: int, rng: Rng) -> None:
    """Two positions that a seat cannot tell apart are the same to it, and to a spectator."""
    for eye in (seat, None):
        mine, other = s.observe(eye), t.observe(eye)
        assert mine == other, f"{who(eye)} sees {difference(mine, other)}; {_alike(s, t, seat)}"
    if s.to_move == seat:
        assert s.lines() == t.lines(), (
            f"what {who(seat)} may play tells a secret, {difference(s.lines(), t.lines())}; "
            f"{_alike(s, t, seat)}"
        )
    scene, twin = s.scene(seat), t.scene(seat)
    assert scene == twin, f"{who(seat)} is shown {difference(scene, twin)}; {_alike(s, t, seat)}"
    for line in unlit_lines(scene):
        assert s.why_not(line) == t.why_not(line), (
            f"why {who(seat)} may not play {line!r} tells a secret; {_alike(s, t, seat)}"
        )
    for action in _some(sorted({*options(s)} & {*options(t)}), rng):
        for eye in (seat, None):
            told = s.line_for(action, eye), t.line_for(action, eye)
            assert told[0] == told[1], (
                f"{who(eye)} is told {told[0]!r} and {told[1]!r}; {_alike(s, t, seat)}"
            )
    seed = rng.below(1 << 30)
    world, other_world = (str(x.imagine(seat, Rng(seed))) for x in (s, t))
    assert world == other_world, (
        f"what {who(seat)} imagines depends on what it cannot know, "
        f"with the same luck {world} and {other_world}; {_alike(s, t, seat)}"
    )


def _alike(s: Position, t: Position, seat: int) -> str:
    return f"in {s} and {t}, which {who(seat)} cannot tell apart"


class Heard(NamedTuple):
    """What a seat hears, and then sees, of an action."""

    action: int
    line: str
    see: See
    after: Position


def check_lines(s: Position, seat: int, actions: Iterable[int]) -> None:
    """What a line does not tell is not seen, and what it tells is."""
    by_line: dict[str, Heard] = {}
    by_sight: dict[bytes, Heard] = {}
    see = s.sight(seat)
    for action in actions:
        heard = hear(s, seat, action)
        says = str(spec_of(s).narrate(see, heard.after.sight(seat), heard.line, s.to_move).says)
        assert says.endswith((".", "!", "?")), (
            f"{heard.line!r} is told {who(seat)} in no sentence: {s}"
        )
        same_line = by_line.setdefault(heard.line, heard)
        if same_line is not heard:
            check_unseen(s, seat, same_line, heard)
        same_sight = by_sight.setdefault(msgspec.json.encode(heard.see), heard)
        if same_sight.line != heard.line:
            check_kept(s, seat, same_sight, heard)


def hear(s: Position, seat: int, action: int) -> Heard:
    after = s.copy()
    after.apply(action)
    return Heard(action, s.line_for(action, seat), after.observe(seat), after)


def check_unseen(s: Position, seat: int, one: Heard, other: Heard) -> None:
    """A seat that heard the same sees the same; so does a spectator."""
    both = f"{s.text(one.action)!r} and {s.text(other.action)!r}, which {who(seat)} hears as"
    assert one.see == other.see, (
        f"{who(seat)} sees which it was by {difference(one.see, other.see)}, "
        f"after {both} {one.line!r}: {s}"
    )
    told = s.line_for(one.action, None), s.line_for(other.action, None)
    assert told[0] == told[1], (
        f"a spectator is told {told[0]!r} and {told[1]!r} of {both} {one.line!r}: {s}"
    )
    mine, theirs = one.after.observe(None), other.after.observe(None)
    assert mine == theirs, (
        f"a spectator sees which it was by {difference(mine, theirs)}, "
        f"after {both} {one.line!r}: {s}"
    )


def check_kept(s: Position, seat: int, one: Heard, other: Heard) -> None:
    """A seat that heard different lines can see which it was, if that makes a difference."""
    if one.see == other.see and str(one.after) != str(other.after):
        found = [_reached(s, seat, heard) for heard in (one, other)]
        assert found[0] == found[1], (
            f"{who(seat)} hears {one.line!r} or {other.line!r}, which lead to {one.after} "
            f"or {other.after}, and sees the same after both: {s}"
        )


def _reached(s: Position, seat: int, heard: Heard) -> set[str]:
    """Return every position that a line, as the seat heard it, leads to with the sight it had."""
    same = [a for a in options(s) if s.line_for(a, seat) == heard.line]
    return {str(h.after) for h in (hear(s, seat, a) for a in same) if h.see == heard.see}


def _some(actions: list[int], rng: Rng) -> list[int]:
    if len(actions) <= OPTIONS:
        return actions
    return [actions[rng.below(len(actions))] for _ in range(OPTIONS)]
