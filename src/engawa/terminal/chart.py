"""Draw the board as a map in letters, at most as wide as a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest

from engawa.core.chart import Chart
from engawa.core.scene import Sprite
from engawa.terminal.cells import joined, spread, wrapped
from engawa.words import Voice

WIDE = 79  # cells; with an eightieth, the line might wrap
STEPS = 2  # cells can lie on halves: in a row of hexes, for example

Rows = list[str]
Place = tuple[int, float]  # the row from the top, and how far to the right
Cells = dict[Place, Rows]


def draw_chart(
    chart: Chart, sprites: Sequence[Sprite], voice: Voice, numbers: Mapping[str, int]
) -> Rows:
    """Draw one place of the board.

    Things to choose have their number, or a * if there are several.
    """
    return [joined(row).rstrip() for row in _drawn(chart, sprites, voice, numbers)]


def _drawn(
    chart: Chart, sprites: Sequence[Sprite], voice: Voice, numbers: Mapping[str, int]
) -> Rows:
    """Draw it with fillers, so that it is as long as it is wide."""
    drawn = [sprite for sprite in sprites if chart.mark(sprite)]
    if chart.flows:
        return _flow(chart, [_rows(chart, s, voice, numbers) for s in _by_x(drawn)])
    cells: Cells = {}
    between: Cells = {}
    for sprite in drawn:
        rows = _rows(chart, sprite, voice, numbers)
        if sprite.drawing in chart.between:
            between[round(sprite.y * STEPS), sprite.x] = rows
        else:
            at = round(sprite.y * STEPS), round(sprite.x * STEPS) / STEPS
            cells.setdefault(at, []).extend(rows)
    return _map(chart, cells, between) if cells else []


def numbered(chart: Chart, sprites: Sequence[Sprite], lines: Sequence[str]) -> set[str]:
    """The lines that have their number on the map."""
    can = [[line for line in s.lines if line in lines] for s in sprites if chart.mark(s)]
    return {line for each in can if len(each) == 1 for line in each}


def _by_x(sprites: list[Sprite]) -> list[Sprite]:
    return sorted(sprites, key=lambda sprite: sprite.x)


def _rows(chart: Chart, sprite: Sprite, voice: Voice, numbers: Mapping[str, int]) -> Rows:
    first, *rest = [spread(voice(words)) for words in chart.mark(sprite)]
    choices = [numbers[line] for line in sprite.lines if line in numbers]
    if not choices:
        return [row for row in (first, *rest) if row]
    number = f"({choices[0]})" if len(choices) == 1 else "*"
    beside = f"{first} {number}".strip()
    return [beside, *rest] if len(beside) < chart.wide else [first, number, *rest]


def _flow(chart: Chart, cells: list[Rows]) -> Rows:
    """Put cells side by side, in as many rows as they need."""
    each = WIDE // chart.wide
    rows: Rows = []
    for start in range(0, len(cells), each):
        texts = [
            [spread(part) for row in cell for part in wrapped(joined(row), chart.wide - 2)]
            for cell in cells[start : start + each]
        ]
        for parts in zip_longest(*texts, fillvalue=""):
            rows.append("".join(part.ljust(chart.wide) for part in parts))
    return rows


def _map(chart: Chart, cells: Cells, between: Cells) -> Rows:
    columns = sorted({x for _, x in cells})
    edge = 2 if chart.edges[1] else 0
    wide = min(chart.wide, int((WIDE - edge) / (columns[-1] - columns[0] + 1)))

    def band(of: Cells, y: int) -> dict[int, Rows]:
        """Collect the cells of a row by the column they are centred on."""
        left = columns[0] - 0.5
        return {edge + int((x - left) * wide): rows for (at, x), rows in of.items() if at == y}

    bands = [(band(cells, y), band(between, y)) for y in sorted({y for y, _ in (*cells, *between)})]
    made = [list(_band(inside, borders, wide)) for inside, borders in bands]
    if chart.edges[1]:
        made = [[f"{name} {first[2:]}", *rest, ""] for name, (first, *rest) in _named(chart, made)]
    head = dict(zip(sorted(bands[0][0]), chart.edges[0], strict=False))
    rows = [row for rows in made for row in rows]
    return [_written(head, 1), *rows] if head else rows


def _named(chart: Chart, made: list[Rows]) -> Iterator[tuple[str, Rows]]:
    return zip(chart.edges[1], made, strict=True)


def _band(inside: Mapping[int, Rows], borders: Mapping[int, Rows], wide: int) -> Iterator[str]:
    """Yield the lines of one row of cells, with what lies between them if there is room."""
    high = max((len(rows) for rows in inside.values()), default=1)
    left = dict(borders)
    for k in range(high):
        row = {at: rows[k] for at, rows in inside.items() if k < len(rows)}
        line = _written(row, wide - 1)
        for at, rows in [*left.items()]:
            text = rows[0]
            if not line[at - len(text) // 2 :][: len(text)].strip() or k == high - 1:
                line = _over(line, at, text)
                del left[at]
        yield line


def _written(row: Mapping[int, str], wide: int) -> str:
    line = " " * WIDE
    for at, text in row.items():
        line = _over(line, at, text[:wide])
    return line


def _over(line: str, at: int, text: str) -> str:
    """Centre a text on its column."""
    start = max(0, at - len(text) // 2)
    return (line[:start] + text + line[start + len(text) :])[:WIDE]
