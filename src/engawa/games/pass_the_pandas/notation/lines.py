"""The one spelling of what can happen: ``roll WPBB.`` and ``give C``."""

from __future__ import annotations

from engawa.core.errors import BadLine
from engawa.core.notation import parse_seat, seat_name
from engawa.games.pass_the_pandas.rules import actions as acts
from engawa.games.pass_the_pandas.rules import components
from engawa.games.pass_the_pandas.rules.state import State


def text(s: State, action: int) -> str:
    if action >= acts.ROLL:
        faces = [
            letter * acts.shown(action, face) for face, letter in enumerate(components.LETTERS)
        ]
        return "roll " + "".join(faces)
    if action >= acts.START:
        return "start " + seat_name(action - acts.START)
    if action == acts.KEEP:
        return "keep"
    if action >= acts.SWAP:
        return "swap " + seat_name(action - acts.SWAP)
    return "give " + seat_name(action - acts.GIVE)


def parse(s: State, line: str) -> int:
    verb, _, rest = line.lower().partition(" ")
    if verb in SEAT_VERBS:
        return SEAT_VERBS[verb] + parse_seat(rest, s.seats)
    if line.lower() == "keep":
        return acts.KEEP
    faces = rest.upper()
    if verb == "roll" and 0 < len(faces) <= components.DICE and not faces.strip(components.LETTERS):
        return acts.roll(*[faces.count(letter) for letter in components.LETTERS])
    raise BadLine(
        f"expected 'give SEAT', 'swap SEAT', 'keep', 'start SEAT' or "
        f"'roll' with the faces {components.LETTERS}, not {line!r}"
    )


SEAT_VERBS = {"give": acts.GIVE, "swap": acts.SWAP, "start": acts.START}
