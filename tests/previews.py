"""Check that what a preview claims is what the line does, in thousands of random choices of a game.

Each game has rows: a pattern for every number its previews can state, and how to find the same
number in the positions before and after the line. A number without a row is a failure too.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import engawa
from engawa import CHANCE, NOBODY, Game, Position, Rng
from engawa.core.preview import Shown, preview
from engawa.testing import variants
from engawa.words import Voice

CHOICES = 5000  # checked in each game
LOOKS = 3  # of one decision
SHORT = 12  # steps from a rare position


@dataclass(frozen=True)
class Choice:
    """A line, what its preview said, and the positions around it."""

    line: str
    shown: Shown
    labels: list[str]  # labels of buttons and things that play exactly this line
    seat: int
    before: Any
    then: Any  # right after the line
    after: Any  # after chance

    @property
    def what(self) -> str:
        """Return the word of the line after its verb."""
        return self.line.split()[1]

    def text(self) -> str:
        """Return all that the preview says, including labels: ``Grow 3 | plot-e1 +1``."""
        voice, words = Voice(you=self.seat), self.shown.words
        chips = [f"{key} {voice(chip)}" for key, chip in words.steps]
        parts = [voice(each) for each in (self.shown.title, words.says, words.press)]
        costs = [f"{voice(answer)}: {voice(cost)}" for answer, cost in words.answers]
        costs += [voice(words.limit)] if words.limit else []
        says = " | ".join([*parts, *chips, *costs, *self.labels])
        return says.replace("\N{MINUS SIGN}", "-")


#: A pattern, and what its groups should be; without a group, whether it is true.
Row = tuple[str, Callable[..., object]]


def named(c: Choice, *words: str) -> object:
    """Accept a number that is part of a name, or that no line changes."""
    return words


def sees(s: Position) -> Any:
    """Return what everybody sees."""
    return s.observe(None)


def points(c: Choice, *_: str) -> str:
    return f"{c.then.points()[c.seat] - c.before.points()[c.seat]:+}"


# --- the comparison ---


def ways(name: str) -> list[Game]:
    """Return variants with few and many seats, and every option."""
    games = variants(name)
    few, *_, many = sorted({game.seats for game in games})
    return [game for game in games if game.seats in (few, many) or game.chosen()]


def choices(game: Game, text: str, rng: Rng) -> Iterator[Choice]:
    """Yield what random players could choose, from the start or for a while from a position."""
    s, steps = game.start(), SHORT
    while True:
        steps += 1
        if s.to_move == NOBODY or (text and steps > SHORT):
            s, steps = game.position(text) if text else game.start(), 0
        elif s.to_move == CHANCE:
            s.roll(rng)
        else:
            lines = s.lines()
            for _ in range(LOOKS):
                yield look(s, lines[rng.below(len(lines))], rng)
            s.play(lines[rng.below(len(lines))])


def look(s: Position, line: str, rng: Rng) -> Choice:
    found, scene, voice = preview(s, line, s.to_move, Rng(0)), s.scene(s.to_move), Voice()
    labels = [voice(verb.says) for verb in scene.verbs if verb.line == line]
    things = (*scene.board, *scene.tray)
    labels += [voice(thing.press) for thing in things if thing.lines == (line,) and thing.press]
    then = s.copy()
    then.play(line)
    after = then.copy()
    while after.to_move == CHANCE:
        after.roll(rng)
    return Choice(line, found, labels, s.to_move, s.copy(), then, after)


def unquoted(c: Choice, quoted: Callable[[Any], list[str]]) -> str:
    text = c.text()
    for words in sorted(quoted(c.before), key=len)[::-1]:
        text = text.replace(words, "") if words else text
    return text


def wrong(c: Choice, text: str, rows: list[Row], met: Counter[str]) -> Iterator[str]:
    """Yield every claim that is not true, and every number without a row."""
    for pattern, fact in rows:
        for found in re.finditer(pattern, text):
            met[pattern] += 1
            truth = fact(c, *found.groups())
            truths = truth if isinstance(truth, tuple) else (truth,)
            true = [str(part) for part in truths] == [*found.groups()] if found.groups() else truth
            if not true:
                yield f"{found[0]!r} should be {truth!r}"
        text = re.sub(pattern, "~", text)
    if figure := re.search(r"\d", text):
        yield f"nothing vouches for {figure[0]!r} in {text!r}"


def check(
    name: str,
    rows: list[Row],
    rare: Sequence[str] = (),  # positions that random games rarely reach, with two seats
    quoted: Callable[[Any], list[str]] = lambda s: [],  # sentences that a preview only repeats
) -> None:
    met: Counter[str] = Counter()
    failures: Counter[str] = Counter()
    starts = [(game, "") for game in ways(name)]
    starts += [(engawa.make(name, 2), text) for text in rare]
    for number, (game, text) in enumerate(starts):
        found = choices(game, text, Rng(number))
        for _ in range(CHOICES // len(starts)):
            c = next(found)
            for says in wrong(c, unquoted(c, quoted), rows, met):
                failures[f"{says}: {c.line!r} said {c.text()!r} in {c.before}"] += 1
    assert not failures, f"{sum(failures.values())} wrong: " + "\n".join([*failures][:20])
    claims = [pattern for pattern, fact in rows if fact is not named]
    unused = [pattern for pattern in claims if not met[pattern]]
    assert not unused, f"never said: {unused}"
