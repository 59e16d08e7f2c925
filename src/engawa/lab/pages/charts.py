"""Small SVG charts: intervals, distributions and curves. No colour is used without a word.

The colours are those of the page, so they follow light and dark mode. Words are text, and each
chart has a description for people who do not see it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

SHAPES = ("moon", "mountain", "masu", "crossing", "star")  # of the seats, as at the table
DASHES = ("", "9 4", "2 3", "9 3 2 3", "5 3")  # of their lines
BARS = 15  # the most bars of a distribution
ROW = 26  # height of a row of intervals
TALL = 118  # the baseline of a distribution
TAIL = 0.995  # the share of values with bars of their own; the last bar has the rest

Show = Callable[[float], str]


def _path(kind: str, d: str, inside: str = "") -> str:
    return f'<path class="{kind}" d="{d}">{inside}</path>'


def _text(kind: str, x: float, y: float, words: str, anchor: str = "") -> str:
    style = f' style="text-anchor:{anchor}"' if anchor else ""
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}"{style}>{escape(words)}</text>'


def _shape(seat: int, x: float, y: float) -> str:
    name = SHAPES[seat]
    return f'<use href="#seat-{name}" x="{x - 7:.1f}" y="{y - 7:.1f}" width="14" height="14"/>'


def _svg(width: float, height: float, parts: Iterable[str], told: str) -> str:
    box = f'viewBox="0 0 {width:g} {height:g}"'
    return f'<svg class="chart" {box} role="img" aria-label="{escape(told)}">{"".join(parts)}</svg>'


def ticks(low: float, high: float, most: int = 4) -> list[float]:
    """Return round numbers between low and high, at most `most`."""
    if high <= low:
        return [low]
    unit = 10.0 ** floor(log10((high - low) / most))
    for step in (unit * k for k in (1, 2, 4, 5, 10, 20)):
        first, last = ceil(low / step - 1e-9), floor(high / step + 1e-9)
        if last - first < most:
            break
    return [n * step for n in range(first, last + 1)]


class Scale(NamedTuple):
    """Converts values to positions in a chart."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low or 1.0)
        return round(self.start + part * (self.end - self.start), 1)


# --- intervals ---


class Span(NamedTuple):
    """A figure with its interval, and how it is marked."""

    label: str
    mean: float
    low: float
    high: float
    says: str = ""  # at the end of its row
    seat: int | None = None  # use the seat's shape
    kind: str = ""  # "better", "worse", or "grey" if nothing is shown


def reach(rows: Iterable[Span], even: float | None = None) -> tuple[float, float]:
    """Return the lowest and the highest end of the intervals, with some space."""
    ends = [end for row in rows for end in (row.low, row.high)] + ([] if even is None else [even])
    pad = (max(ends) - min(ends)) * 0.06 or 0.01
    return min(ends) - pad, max(ends) + pad


def spans(
    rows: Sequence[Span],
    show: Show,
    even: float | None = None,
    *,
    width: int = 300,
    labels: int = 110,  # space for words before
    ends: int = 0,  # and after
    words: tuple[str, str, str] | None = None,  # below, instead of numbers
) -> str:
    """Draw a row for each figure: a point, its interval, and a line at `even` or at no change."""
    low, high = reach(rows, even)
    scale = Scale(low, high, labels + 8, width - ends - 12)
    foot = ROW * len(rows) + 8
    parts = []
    for mark in [] if words else ticks(low, high):
        parts.append(_path("grid", f"M{scale(mark)} 4V{foot}"))
        parts.append(_text("tick", scale(mark), foot + 15, show(mark)))
    if even is not None:
        parts.append(_path("even", f"M{scale(even)} 2V{foot}"))
    if even is not None and words:
        for x, word in zip((scale.start, scale(even), scale.end), words, strict=True):
            parts.append(_text("tick", x, foot + 15, word))
    for number, row in enumerate(rows):
        parts.append(_span(row, scale, 4 + ROW * (number + 0.5), width))
    told = "; ".join(
        f"{row.label} {show(row.mean)}, {show(row.low)} to {show(row.high)}" for row in rows
    )
    return _svg(width, foot + 22, parts, told)


def whisker(row: Span, low: float, high: float, even: float, width: int = 220) -> str:
    """Draw one interval for a row of a table that has the figures in words."""
    scale = Scale(low, high, 4, width - 4)
    parts = [_path("even", f"M{scale(even)} 0V26"), _interval(row, scale, 13)]
    return (
        f'<svg class="chart span {row.kind}" viewBox="0 0 {width} 26" aria-hidden="true">'
        f"{''.join(parts)}</svg>"
    )


def _span(row: Span, scale: Scale, y: float, width: int) -> str:
    seat = "" if row.seat is None else f" seat-{row.seat + 1}"
    parts = [_text("label", 0 if row.seat is None else 22, y + 4, row.label)]
    if row.seat is not None:
        parts.append(_shape(row.seat, 10, y))
    parts.append(_interval(row, scale, y))
    if row.says:
        parts.append(_text("says", width - 2, y + 4, row.says))
    return f'<g class="span {row.kind}{seat}">{"".join(parts)}</g>'


def _interval(row: Span, scale: Scale, y: float) -> str:
    low, high, mean = scale(row.low), scale(row.high), scale(row.mean)
    line = _path("whisker", f"M{low} {y}H{high}M{low} {y - 5}v10M{high} {y - 5}v10")
    if row.seat is not None:
        return line + _shape(row.seat, mean, y)
    return f'{line}<circle cx="{mean}" cy="{y}" r="4.5"/>'


# --- distributions ---


class Bar(NamedTuple):
    label: str
    times: int
    begin: float
    end: float


def bars(values: Sequence[float], most: int = BARS) -> list[Bar]:
    """Count how often each value or range of values came up; a long tail becomes one bar."""
    ranked = sorted(values)
    low, high = ranked[0], ranked[min(len(ranked) - 1, int(TAIL * len(ranked)))]
    whole = all(value == int(value) for value in values)
    step = _step(high - low + whole, most, whole)
    begin = floor(low / step + 1e-9) * step
    size = max(1, floor((high - begin) / step + 1e-9) + 1)
    counts = [0] * size
    for value in values:
        counts[min(size - 1, floor((value - begin) / step + 1e-9))] += 1
    has_tail = ranked[-1] >= begin + size * step
    found = []
    for number, count in enumerate(counts):
        start, end = begin + number * step, begin + (number + 1) * step
        last = end - 1 if whole else end
        label = f"{start:g}" if start == last else f"{start:g} to {last:g}"
        if has_tail and number == size - 1:
            label = f"{start:g} or more"
        found.append(Bar(label, count, start, end))
    return found


def _step(width: float, most: int, whole: bool) -> float:
    """Choose a round width for the bars, so that there are not too many."""
    if width <= 0:
        return 1.0
    unit = 10.0 ** floor(log10(width / most))
    step = next(unit * k for k in (1, 2, 5, 10, 20) if width / (unit * k) <= most - 1)
    return max(1.0, step) if whole else step


def histogram(
    found: Sequence[Bar],
    show: Show,
    middle: float | None = None,
    says: str = "",
    *,
    width: int = 300,
    names: Sequence[str] = (),  # below the bars, instead of their first values
) -> str:
    """Draw bars, and perhaps a line at the middle with its label."""
    most = max(bar.times for bar in found) or 1
    each = (width - 8) / len(found)
    single = not any(" to " in bar.label for bar in found)  # each bar is a single value
    parts = []
    for number, bar in enumerate(found):
        x, tall = 4 + number * each, 84 * bar.times / most
        title = f"<title>{escape(bar.label)}: {bar.times:,}</title>"
        d = f"M{x + 0.75:.1f} {TALL}v{-tall:.1f}h{each - 1.5:.1f}V{TALL}Z"
        parts.append(_path("bar", d, title))
    parts.append(_path("base", f"M4 {TALL}H{width - 4}"))
    every = max(1, ceil(len(found) / 8))
    for number, bar in enumerate(found):
        if names:
            parts.append(_text("tick", 4 + (number + 0.5) * each, TALL + 15, names[number]))
        elif number % every == 0:
            x = 4 + (number + 0.5 * single) * each
            more = "+" if bar.label.endswith("more") else ""
            anchor = "middle" if single or number else "start"
            parts.append(_text("tick", x, TALL + 15, show(bar.begin) + more, anchor))
    if middle is not None:
        scale = Scale(found[0].begin, found[-1].end, 4, width - 4)
        at = min(width - 4.0, max(4.0, scale(middle + 0.5 * single)))
        anchor, x = ("end", at - 5) if at > 0.55 * width else ("start", at + 5)
        parts += [_path(kind, f"M{at:.1f} 8V{TALL}") for kind in ("halo", "even")]
        parts.append(_text("middle", x, 18, says, anchor))
    told = "; ".join([says] * bool(says) + [f"{bar.label}: {bar.times:,}" for bar in found])
    return _svg(width, TALL + 22, parts, told)


# --- curves ---


def curves(
    names: Sequence[str],
    lines: Sequence[Sequence[tuple[float, float]]],
    pins: Sequence[float] = (),
    *,
    width: int = 900,
) -> str:
    """Draw each seat's expectation, from 0 to 1, over the lines of a game, with pins at turns.

    Each seat has its own dash and shape, and its name at the end of its line.
    """
    high, left, right = 236, 46, width - 160
    last = max(x for line in lines for x, _ in line) or 1
    across, up = Scale(0, last, left, right), Scale(0, 1, high, 24)
    parts = []
    for part in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(_path("grid", f"M{left} {up(part)}H{right}"))
        parts.append(_text("tick", left - 8, up(part) + 4, f"{100 * part:.0f} %", "end"))
    for mark in ticks(0, last, 9):
        parts.append(_text("tick", across(mark), high + 17, f"{mark:g}"))
    for number, pin in enumerate(pins, 1):
        parts.append(_path("pin", f"M{across(pin)} 20V{high}"))
        parts.append(_text("pin", across(pin), 14, str(number)))
    heights = _apart([up(line[-1][1]) for line in lines])
    for seat, (line, y) in enumerate(zip(lines, heights, strict=True)):
        d = "L".join(f"{across(x)} {up(value)}" for x, value in line)
        label = _shape(seat, right + 16, y) + _text("label", right + 28, y + 4, names[seat])
        path = f'<path d="M{d}" stroke-dasharray="{DASHES[seat]}"/>'
        parts.append(f'<g class="curve seat-{seat + 1}">{path}{label}</g>')
    told = "; ".join(
        f"{name}: {100 * line[0][1]:.0f} % at the start, {100 * line[-1][1]:.0f} % at the end"
        for name, line in zip(names, lines, strict=True)
    )
    return _svg(width, high + 24, parts, told)


def _apart(heights: list[float]) -> list[float]:
    """Move the names at the ends of lines apart."""
    found, above = list(heights), -1e9
    for seat in sorted(range(len(heights)), key=lambda seat: heights[seat]):
        found[seat] = above = max(heights[seat], above + 17)
    return found
