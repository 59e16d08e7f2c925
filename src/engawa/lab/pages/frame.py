"""What all pages share: one file that opens anywhere, needs no network, and prints well."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

import engawa
from engawa.lab.pages.charts import Bar, Span
from engawa.lab.sentences import again, percent

HERE = Path(__file__).parent
DRESS = Path(engawa.__file__).parent / "table/static"  # our colours and drawings
DARK = "(prefers-color-scheme: dark)"
TIGHT = re.compile(r"(\d)%")  # as the terminal writes percents
LAYOUT = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>
{css}
</style>
</head>
<body>
<svg width="0" height="0" aria-hidden="true" style="position:absolute">{shapes}</svg>
<header>{mark}Engawa <span>Lab</span> <small>{kind}</small>{data}</header>
<main>
<h1>{title}</h1>
<p class="made">{made}</p>
<div class="grid">
{body}
</div>
<footer>
{footer}
</footer>
</main>
<script>
{script}
</script>
</body>
</html>
"""


def page(
    kind: str,
    title: str,
    made: str,
    body: Iterable[str],
    foot: str,
    rows: Iterable[Sequence[object]],
) -> str:
    """Make the whole file; `rows` can be downloaded as CSV."""
    return LAYOUT.format(
        title=escape(title),
        css=_css(),
        shapes=_shapes(),
        mark=_read(DRESS / "svg/mark.svg").replace("<svg ", '<svg aria-hidden="true" ', 1),
        kind=escape(kind),
        data=_csv_link(kind, rows),
        made=say(made),
        body="\n".join(body),
        footer=foot,
        script=_read(HERE / "page.js"),
    )


def _csv_link(kind: str, rows: Iterable[Sequence[object]]) -> str:
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    href = f"data:text/csv;charset=utf-8,{quote(out.getvalue())}"
    return f'<a download="{kind}.csv" href="{href}">Data as CSV</a>'


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@cache
def _css() -> str:
    """Return the style sheet in our colours; printing is always light."""
    tokens = _read(DRESS / "css/tokens.css").replace(f"@media {DARK}", f"@media screen and {DARK}")
    return tokens + _read(HERE / "page.css")


@cache
def _shapes() -> str:
    """Return the shapes of the seats."""
    drawings = _read(DRESS / "svg/core.svg")
    return "".join(re.findall(r'<symbol id="seat-[^"]*".*?</symbol>', drawings, re.DOTALL))


# --- parts of a page ---


def say(sentence: str) -> str:
    """Escape a sentence, with a space before percent signs."""
    return TIGHT.sub("\\1\N{NO-BREAK SPACE}%", escape(sentence))


def section(title: str, sub: str, *inside: str, kind: str = "") -> str:
    head = f'<h2>{escape(title)}</h2>\n<p class="sub">{say(sub)}</p>'
    return "\n".join([f'<section class="{kind}">', head, *inside, "</section>"])


def says(shown: Sequence[str], not_shown: Sequence[str]) -> Iterator[str]:
    """Yield what is shown and what is not; nothing if there is nothing to say."""
    for kind, title, sentences in (("is ", "Shown.", shown), ("", "Not shown.", not_shown)):
        if sentences:
            yield f'<section class="says {kind}wide">\n<h2>{title}</h2>'
            yield from (f"<p>{say(each)}</p>" for each in sentences)
            yield "</section>"


def footer(command: str, *sentences: str) -> str:
    """Say how the page was made, and anything else."""
    lines = [again(f"<code>{escape(command)}</code>"), *map(say, sentences)]
    return "\n".join(f"<p>{line}</p>" for line in lines)


def wide(picture: str) -> str:
    """Let a wide picture scroll on a phone instead of shrinking."""
    region = 'class="scroll broad" tabindex="0" role="region" aria-label="Picture"'
    return f"<div {region}>{picture}</div>"


def folded(title: str, inside: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{inside}</details>"


# --- tables ---


class Cell(NamedTuple):
    """A cell of a table."""

    html: str
    value: float | str | None = None  # for sorting, instead of its words
    kind: str = ""


def table(
    label: str,
    heads: Sequence[str],
    rows: Iterable[Sequence[Cell | str]],
    *,
    sortable: bool = False,
) -> str:
    """Make a table with headings; the first column names the row."""
    found = [[_cell(cell) for cell in row] for row in rows]
    kinds = [cell.kind for cell in found[0]] if found else [""] * len(heads)
    titles = "".join(_head(*both, sortable) for both in zip(heads, kinds, strict=True))
    lines = "\n".join(f"<tr>{''.join(map(_td, row))}</tr>" for row in found)
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(label)}">\n'
        f"<table><thead><tr>{titles}</tr></thead>\n<tbody>\n{lines}\n</tbody></table></div>"
    )


def _cell(cell: Cell | str) -> Cell:
    return cell if isinstance(cell, Cell) else Cell(escape(cell))


def _head(head: str, kind: str, sortable: bool) -> str:
    words = escape(head)
    if sortable and head:
        words = f'<button type="button">{words}</button>'
    word = ' class="word"' if kind == "word" else ""
    return f'<th scope="col"{word}>{words}</th>' if head else "<td></td>"


def _td(cell: Cell) -> str:
    value = "" if cell.value is None else f' data-value="{escape(str(cell.value))}"'
    kind = f' class="{cell.kind}"' if cell.kind else ""
    return f"<td{kind}{value}>{cell.html}</td>"


def share_table(rows: Iterable[Span]) -> str:
    """Show a chart of shares as a table."""
    cells = [(r.label, percent(r.mean), f"{percent(r.low)} to {percent(r.high)}") for r in rows]
    return folded("As a table", table("shares", ("", "share", "95 % interval"), cells))


def bar_table(rows: Sequence[Bar]) -> str:
    """Show a distribution as a table."""
    total = sum(row.times for row in rows) or 1
    cells = [(row.label, f"{row.times:,}", percent(row.times / total)) for row in rows]
    return folded("As a table", table("distribution", ("", "times", "share"), cells))
