"""Games that reveal something, each in one way, and the law that reports it."""

from typing import Any

import fireflies as ff
import msgspec
import pytest
from fireflies import fireflies

from engawa.core.actions import CHANCE, NOBODY, Actions
from engawa.core.errors import Refusal
from engawa.core.rng import Rng
from engawa.core.scene import Note, Scene, Telling
from engawa.testing import check_laws


def broken(says: str, hides: bool | None = None, seats: int = 2, **faults: Any) -> None:
    """Check that a game with these mistakes breaks a law, with this message."""
    with pytest.raises(AssertionError, match=says):
        check_laws(fireflies(seats, **faults), hides=hides)


def nothing(s: Any, seat: int, rng: Rng) -> None:
    """Do nothing as `_imagine`."""


def tell_all(s: Any, action: int, seat: int | None) -> str:
    return ff.text(s, action)


def see_all(s: Any, seat: int | None) -> dict[str, Any]:
    seats = range(s.seats)
    hands, jars = ([ff.digits(ff.own(place, k)) for k in seats] for place in (s.hand, s.jar))
    return {**ff.observe(s, seat), "hands": hands, "jars": jars}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", [2, 3])
def test_the_honest_game_holds(seats: int, seed: int) -> None:
    check_laws(fireflies(seats), seed=seed, hides=True)


# --- what is imagined ---


def test_a_seat_that_imagines_nothing_knows_everything() -> None:
    broken("what seat B imagines depends on what it cannot know", _imagine=nothing)


def test_everything_that_is_hidden_is_imagined() -> None:
    def imagine(s: Any, seat: int, rng: Rng) -> None:
        """Deal hands again, but not jars."""
        for again in (ff.gather, ff.deal):
            again(s, s.hand, 1 - seat, rng)

    broken("what seat [AB] imagines depends on what it cannot know", _imagine=imagine)


def test_what_is_hidden_is_imagined_at_any_time() -> None:
    def imagine(s: Any, seat: int, rng: Rng) -> None:
        """Deal nothing again while the seat decides."""
        if s._to_move() != seat:
            ff.Fireflies._imagine(s, seat, rng)

    broken("what seat [AB] imagines depends on what it cannot know", _imagine=imagine)


def test_what_a_seat_holds_itself_is_not_imagined() -> None:
    def imagine(s: Any, seat: int, rng: Rng) -> None:
        ff.Fireflies._imagine(s, 1 - seat, rng)

    broken(r"seat A sees hands\[0\]: '\d' and '\d'; in .* cannot tell apart", _imagine=imagine)


# --- what is seen ---


def test_what_was_not_told_is_not_seen() -> None:
    broken(
        r"seat B sees which it was by hands\[0\]: '\d' and '\d', after 'draw \d' and 'draw \d', "
        r"which seat B hears as 'draw \?'",
        observe=see_all,
        _imagine=nothing,
    )


def test_what_was_not_told_cannot_be_counted_out() -> None:
    def observe(s: Any, seat: int | None) -> dict[str, Any]:
        return {**ff.observe(s, seat), "pile": s.pile[:]}

    broken(r"seat B sees which it was by pile\[\d\]: \d and \d", observe=observe, _imagine=nothing)


def test_a_spectator_sees_no_more_than_a_seat() -> None:
    def observe(s: Any, seat: int | None) -> dict[str, Any]:
        return see_all(s, None) if seat is None else ff.observe(s, seat)

    broken(r"a spectator sees which it was by hands\[0\]", observe=observe)


def test_what_was_told_is_seen() -> None:
    def observe(s: Any, seat: int | None) -> dict[str, Any]:
        """Let nobody see what they caught themselves."""
        return {**ff.observe(s, seat), "hands": ff.observe(s, None)["hands"]}

    broken("seat A hears 'draw 1' or 'draw 2', .* sees the same after both", observe=observe)


# --- what is told ---


def test_a_line_does_not_tell_what_is_not_seen() -> None:
    broken("seat B hears 'draw 1' or 'draw 2', .* sees the same after both", line_for=tell_all)


def test_a_line_does_not_tell_what_was_hidden_by_choice() -> None:
    def told(s: Any, action: int, seat: int | None) -> str:
        return ff.line_for(s, action, seat) if action >= ff.DRAW else ff.text(s, action)

    broken(r"seat [AB] hears 'hide \d' or 'hide \d', .* sees the same after both", line_for=told)


def test_a_sight_that_hides_is_not_excused_by_lines_and_worlds_that_hide_nothing() -> None:
    broken("seat B hears 'draw 1' or 'draw 2'", line_for=tell_all, _imagine=nothing)


def test_a_spectator_is_told_no_more_than_a_seat() -> None:
    def told(s: Any, action: int, seat: int | None) -> str:
        return ff.text(s, action) if seat is None else ff.line_for(s, action, seat)

    broken("a spectator is told 'draw 1' and 'draw 2' of 'draw 1' and 'draw 2'", line_for=told)


def test_a_line_does_not_tell_what_was_there_before() -> None:
    def told(s: Any, action: int, seat: int | None) -> str:
        """Make showing read differently if there are more of the kind in the jar."""
        if action < ff.HIDE and s.jar[s.turn * ff.KINDS + action] > 0:
            return ff.text(s, action) + " again"
        return ff.line_for(s, action, seat)

    broken(
        r"seat [AB] is told 'show \d( again)?' and 'show \d( again)?'; in .* apart", line_for=told
    )


def test_talk_beside_a_hidden_choice_is_no_fault() -> None:
    """Others hear that a firefly is hidden or tucked away, which is the same, but not which one."""
    tuck = ff.DRAW + ff.KINDS  # + kind
    lines = [*ff.LINES, *(f"tuck {kind + 1}" for kind in range(ff.KINDS))]

    def as_hidden(action: int) -> int:
        return action - tuck + ff.HIDE if action >= tuck else action

    def list_legal(s: Any, actions: Actions) -> None:
        ff.Fireflies._list_legal(s, actions)
        for kind, n in enumerate(ff.own(s.hand, s.turn)):
            if n:
                actions.add(tuck + kind)

    def told(s: Any, action: int, seat: int | None) -> str:
        heard = ff.line_for(s, as_hidden(action), seat)
        return heard.replace("hide", "tuck") if action >= tuck else heard

    talk = fireflies(
        _list_legal=list_legal,
        _apply=lambda s, action: ff.Fireflies._apply(s, as_hidden(action)),
        actions=len(lines),
        text=lambda s, action: lines[action],
        parse=lambda s, line: lines.index(line) if line in lines else ff.parse(s, line),
        line_for=told,
        why_not=lambda s, action: ff.why_not(s, as_hidden(action)),
    )
    check_laws(talk, hides=True)


def test_what_is_told_is_a_sentence() -> None:
    def narrate(before: ff.Known, after: ff.Known, line: str, mover: int) -> Telling:
        return Telling(line)

    broken("'draw 1' is told seat A in no sentence", narrate=narrate)


# --- what is shown and allowed ---


def test_what_is_shown_does_not_depend_on_what_is_hidden() -> None:
    """A scene should be made of a sight; this one is made of the last position."""
    looked_at: list[Any] = []

    def observe(s: Any, seat: int | None) -> dict[str, Any]:
        looked_at[:] = [s]
        return ff.observe(s, seat)

    def scene(see: ff.Known, may: list[str], seat: int | None) -> Scene:
        notes = (Note(str(looked_at[0])),)
        return msgspec.structs.replace(ff.scene(see, may, seat), notes=notes)

    broken(r"seat [AB] is shown notes\[0\]\.says: ", observe=observe, scene=scene)


def test_what_may_be_played_does_not_depend_on_what_is_hidden() -> None:
    def list_legal(s: Any, actions: Actions) -> None:
        """Forbid hiding what is in another jar."""
        theirs = ff.own(s.jar, 1 - s.turn)
        for kind, n in enumerate(ff.own(s.hand, s.turn)):
            if n:
                actions.add(ff.SHOW + kind)
                if not theirs[kind]:
                    actions.add(ff.HIDE + kind)

    broken("what seat [AB] may play tells a secret", _list_legal=list_legal)


def test_why_not_does_not_depend_on_what_is_hidden() -> None:
    def why_not(s: Any, action: int) -> Refusal:
        kind = action % ff.KINDS
        if action < ff.DRAW and s.jar[(1 - s.turn) * ff.KINDS + kind]:
            return Refusal("jar", "It is in the other jar.")
        return ff.why_not(s, action)

    broken(r"why seat [AB] may not play 'show \d' tells a secret", why_not=why_not)


def test_whose_move_it_is_does_not_depend_on_what_is_hidden() -> None:
    def to_move(s: Any) -> int:
        """End the game when somebody has a 4 in the jar."""
        ended = any(s.jar[k * ff.KINDS + 3] for k in range(s.seats))
        mover: int = ff.Fireflies._to_move(s)
        return NOBODY if ended and mover == CHANCE else mover

    broken("seat [AB] sees (which it was by )?to_move: ", _to_move=to_move)


# --- what is claimed ---


def test_a_game_that_hides_nothing_holds_unless_it_says_that_it_does() -> None:
    open_game: dict[str, Any] = {"observe": see_all, "line_for": tell_all, "_imagine": nothing}
    check_laws(fireflies(**open_game), hides=False)
    broken("nothing is hidden from anybody", hides=True, **open_game)


def test_a_game_that_hides_something_does_not_say_that_it_hides_nothing() -> None:
    broken("something is hidden, from seat B in A 0 ", hides=False)
