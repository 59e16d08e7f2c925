"""What people are told, as English text with letters for the seats, for tests that read it."""

from __future__ import annotations

from engawa.core.position import Position
from engawa.core.preview import preview
from engawa.core.rng import named
from engawa.core.scene import Scene
from engawa.words import Voice, Words


def said(words: Words, you: int | None = None) -> str:
    return Voice(you=you)(words)


def notes(scene: Scene) -> tuple[str, ...]:
    return tuple(str(note.says) for note in scene.notes)


def told(s: Position, line: str, seat: int | None = None) -> str:
    """Return what a line, played here, says to a seat."""
    return str(s.narrate(s.parse(line), seat).says)


def shown(s: Position, line: str) -> str:
    """Return the title, sentences, button and labels of a line, as the seat to move reads them."""
    you = s.to_move
    voice, found = Voice(you=you), preview(s, line, you, named("test"))
    steps = " ".join(f"{key} {voice(chip)}" for key, chip in found.words.steps)
    words = (found.title, found.words.says, found.words.press)
    return " / ".join([*map(voice, words), steps])


def refused(s: Position, line: str) -> tuple[str, str]:
    """Return the rule that forbids a line here, and the sentence."""
    found = s.why_not(line)
    assert found is not None, f"{line!r} can be played"
    return found.rule, str(found.says)
