"""A seat's choices: how to list them, which one was meant, and why another is not allowed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby

from engawa.core.book import rules_of
from engawa.core.errors import BadLine, Refusal
from engawa.core.game import spec_of
from engawa.core.position import Position
from engawa.terminal.chart import WIDE, numbered
from engawa.words import Voice, Words, row
from engawa.words import terminal as say

NOT_A_LINE = "house.notation"
FEW = 12  # up to so many choices get a line each when space is short
SOME = 3  # up to so many of a row are named though the map has their numbers
TRIED = 400  # how many lines of a verb to ask about, to find the most common refusal


def listed_choices(s: Position, seat: int, voice: Voice, short: bool = False) -> list[str]:
    """List each choice in a line with what it brings; many choices come in columns if `short`."""
    lines, scene = s.lines(), s.scene(seat)
    if short and len(lines) > FEW:
        chart = spec_of(s).chart
        return _columns(_cells(lines, numbered(chart, scene.board, lines) if chart else set()))
    says = {verb.line: verb.says for verb in scene.verbs}
    see, spec = s.sight(seat), spec_of(s)
    rows = []
    for number, line in enumerate(lines, 1):
        words = voice(says.get(line) or spec.choice(see, line))
        told = line if words == line else voice(say.titled(what=line, says=words))
        rows.append(f"  {number}. {told}")
    return rows


def _cells(lines: list[str], mapped: set[str]) -> list[str]:
    """Each with its number; of those in a row that the map has too, the first and the last."""
    cells = list[str]()
    for is_mapped, run in groupby(enumerate(lines, 1), key=lambda each: each[1] in mapped):
        told = [f"{number}. {line}" for number, line in run]
        cells += [f"{told[0]} … {told[-1]}"] if is_mapped and len(told) > SOME else told
    return cells


def _columns(cells: list[str]) -> list[str]:
    wide = max(map(len, cells)) + 2
    each = max(1, (WIDE - 2) // wide)
    rows = [cells[start : start + each] for start in range(0, len(cells), each)]
    return ["  " + "".join(cell.ljust(wide) for cell in cells).rstrip() for cells in rows]


def line_meant(s: Position, typed: str) -> str:
    """Find the line for a number, a line or its beginning; an error says why there is none."""
    lines = s.lines()
    if typed.isascii() and typed.isdigit():
        return _numbered(typed, lines)
    refusal = s.why_not(typed)
    if refusal is None:
        return typed
    if refusal.rule != NOT_A_LINE:
        raise BadLine(say.refused(says=refusal.says, rule=refusal.rule))
    begun = _begun(lines, typed)
    if len(begun) > 1:
        raise BadLine(say.several(line=typed, lines=row(begun)))
    if not begun:
        raise BadLine(_no_line(s, typed))
    return begun[0]


def _numbered(typed: str, lines: list[str]) -> str:
    numbers = [str(number) for number in range(1, len(lines) + 1)]
    if typed not in numbers:
        raise BadLine(say.no_choice(number=typed, most=len(lines)))
    return lines[numbers.index(typed)]


def _begun(lines: list[str], typed: str) -> list[str]:
    return [line for line in lines if line.lower().startswith(typed.lower())]


def _no_line(s: Position, typed: str) -> Words:
    return say.no_line(line=typed, game=spec_of(s).title, most=len(s.lines()))


def why(s: Position, typed: str, language: str) -> Iterator[Words]:
    """Say what forbids a line, or the lines that begin like this, and the rule in full."""
    lines = s.lines()
    if not typed:
        yield say.why_what(f"why {lines[0]}")
        return
    line = lines[int(typed) - 1] if typed in map(str, range(1, len(lines) + 1)) else typed
    refusal = s.why_not(line)
    if refusal and refusal.rule == NOT_A_LINE:
        if begun := _begun(lines, line):
            yield say.begun_can_be_played(line=line, lines=row(begun))
            return
        refusal = _commonest(s, line) or refusal
    if refusal is None:
        yield say.can_be_played(line)
        return
    is_line = refusal.rule != NOT_A_LINE
    yield say.refused(says=refusal.says, rule=refusal.rule) if is_line else _no_line(s, line)
    yield f"  {rules_of(spec_of(s), language)[refusal.rule].says}"


def _commonest(s: Position, begins: str) -> Refusal | None:
    """Find why most lines are refused that begin with these words, such as ``gardener``."""
    begins = f"{begins.lower()} "
    texts = map(s.text, range(spec_of(s).actions))
    lines = [line for line in texts if line.lower().startswith(begins)]
    found = [s.why_not(line) for line in lines[:: 1 + len(lines) // TRIED]]
    refusals = [each for each in found if each and each.rule != NOT_A_LINE]
    if not refusals:
        return None
    (rule, _), *_ = Counter(each.rule for each in refusals).most_common(1)
    return next(each for each in refusals if each.rule == rule)
