"""A position that can be read can be written, read again and shown, even from damaged text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import engawa
from engawa import CHANCE, NOBODY, Rng
from engawa.core import block
from engawa.core.errors import EngawaError

HOME = Path(__file__).parent / "games"
GAMES, STEPS, GARBLED = 4, 150, 500
MARKS = "ABC0123~:?*!+^'Wg-"
PART = re.compile(r"([ ,/:=~?*.]+)")


def texts(name: str, seats: int, rng: Rng) -> list[str]:
    """Positions of a random game."""
    s = engawa.make(name, seats).start()
    found: list[str] = []
    while s.to_move != NOBODY and len(found) < STEPS:
        found.append(str(s))
        if s.to_move == CHANCE:
            s.roll(rng)
        else:
            legal = s.legal()
            s.apply(legal[rng.below(len(legal))])
    return found


def unwritten(name: str) -> set[str]:
    """Return the fields that no text contains, if a game has any: notes of finished things."""
    file = HOME / name / "unwritten.txt"
    return set(file.read_text(encoding="utf-8").split()) if file.exists() else set()


@pytest.mark.parametrize("name", engawa.names())
def test_what_is_read_is_the_same_number_for_number(name: str) -> None:
    """So the fields that rules keep up to date follow from the text."""
    for seats in engawa.make(name).spec.seats:
        game = engawa.make(name, seats)
        fields = {field.name for field in block.declared(type(game.start()))} - unwritten(name)
        s = game.start()
        rng = Rng(seats)
        for number in range(400):
            if number % 5 == 0:
                reread = game.position(str(s))
                found = {name: getattr(reread, name) for name in fields}
                assert found == {name: getattr(s, name) for name in fields}, str(s)
            if s.to_move == NOBODY:
                s = game.start()
            elif s.to_move == CHANCE:
                s.roll(rng)
            else:
                legal = s.legal()
                s.apply(legal[rng.below(len(legal))])


def garbled(text: str, other: str, rng: Rng) -> str:
    """Return a text with one part replaced, doubled or removed, or with an extra character."""
    parts = PART.split(text)
    i, loan = rng.below(len(parts)), PART.split(other)
    word = loan[rng.below(len(loan))]
    cut = rng.below(len(parts[i]) + 1)
    marked = parts[i][:cut] + MARKS[rng.below(len(MARKS))] + parts[i][cut:]
    parts[i : i + 1] = ([word], [word, parts[i]], [], [marked])[rng.below(4)]
    return "".join(parts)


@pytest.mark.parametrize("name", engawa.names())
def test_what_is_read_reads_again(name: str) -> None:
    accepted, rng = 0, Rng(7)
    seats = engawa.make(name).spec.seats
    for number in range(GAMES):
        game = engawa.make(name, seats[number % len(seats)])
        lines = texts(name, game.seats, rng)
        for _ in range(GARBLED):
            text = garbled(lines[rng.below(len(lines))], lines[rng.below(len(lines))], rng)
            try:
                s = game.position(text)
            except EngawaError:
                continue
            accepted += 1
            assert str(game.position(str(s))) == str(s), text
            for seat in [*range(s.seats), None]:
                assert s.scene(seat).asks, text
    assert accepted > GAMES
