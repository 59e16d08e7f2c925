"""The page with the report on a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from statistics import fmean, median

from engawa.core.notation import seat_name
from engawa.games import spec
from engawa.lab.balance import Estimate, Survey, near, surely
from engawa.lab.factors import Looked, Share
from engawa.lab.pages.charts import Bar, Span, bars, histogram, reach, spans, whisker
from engawa.lab.pages.frame import (
    Cell,
    bar_table,
    folded,
    footer,
    page,
    says,
    section,
    share_table,
    table,
    wide,
)
from engawa.lab.rows import BINS
from engawa.lab.sentences import (
    FIGURES_SUB,
    INTERVALS,
    amount,
    changes_sub,
    choices_sub,
    digests,
    factor_sub,
    findings,
    label,
    made_line,
    option_words,
    percent,
    report_command,
    short,
    spread_sub,
    whole_percent,
)

SEATS = ("one seat", "two seats", "three seats", "four seats", "five seats")
CHOICES = ("1", "2", "3–4", "5–8", "9–16", "17–32", "33–64", "65+")  # noqa: RUF001, ranges
BRIEF = ("1", "2", "3–4", "5–8", "9–16", "17–", "33–", "65+")  # noqa: RUF001, where room is short
MANY = 60  # values of a factor that are shown at once; the rest is folded


def survey_page(found: Survey, other: Survey | None = None) -> str:
    """Make a page: a game with the same bot in every seat, perhaps compared with another option."""
    body = [
        *says(*findings(found, other)),
        *_winners(found),
        *_distributions(found),
        *_beside([*_changes(found, other), *_factors(found)], _figures(found)),
    ]
    foot = footer(report_command(found, other), INTERVALS, digests(found, other))
    title = f"{spec(found.study.game).title}, {SEATS[found.study.seats - 1]}"
    return page("report", title, made_line(found), body, foot, _rows(found, other))


def _winners(found: Survey) -> Iterator[str]:
    """Yield shares of wins by seat, and by role if there are roles."""
    figures = found.figures()
    names = [seat_name(k) for k in range(found.study.seats)]
    seats = [
        Span(f"seat {name}", *_ends(figures[f"wins {name}"]), seat=k)
        for k, name in enumerate(names)
    ]
    yield section("Who wins", "share of wins by seat, 95 % interval", _shares(seats))
    for role in spec(found.study.game).roles:
        roles = {name: figures[name] for name in figures if name.endswith(f" to {role.does}")}
        rows = [Span(name.split()[1], *_ends(figure)) for name, figure in roles.items()]
        if rows:
            sub = "share of wins in that order, 95 % interval"
            yield section(f"By who is first to {role.does}", sub, _shares(rows))


def _ends(figure: Estimate) -> tuple[float, float, float]:
    return figure.mean, figure.low, figure.high


def _shares(rows: Sequence[Span]) -> str:
    even = 1 / len(rows) if len(rows) > 1 else None  # with one seat there is no even share
    return spans(rows, whole_percent, even, labels=76) + share_table(rows)


def _distributions(found: Survey) -> Iterator[str]:
    """Yield how long and how close games were, how often the lead changed, and the choices."""
    values = {name: [v for v in each if v is not None] for name, each in found.values.items()}
    yield _spread("Length", "decisions in a game", values["decisions"])
    if found.study.seats > 1:
        yield _spread("Margin", "points from first to second", values["first to second"])
        sub = "how often another alone came to have most points"
        yield _spread("Lead changes", sub, values["lead changes"], mean=True)
    yield _choices(found)
    forced = [100 * value for value in values["forced decisions"]]
    yield _spread("Forced decisions", "percent of a game's that offer one line", forced, mean=True)


def _spread(title: str, sub: str, values: Sequence[float], *, mean: bool = False) -> str:
    middle = fmean(values) if mean else median(values)
    told = f"{'mean' if mean else 'median'} {short(middle)}"
    found = bars(values)
    picture = histogram(found, lambda x: f"{x:g}", middle, told)
    return section(title, spread_sub(sub, values), picture, bar_table(found))


def _choices(found: Survey) -> str:
    """Show the number of choices over all decisions of all games."""
    times = [sum(found.sheet[name]) for name in BINS]
    last = max((n for n, each in enumerate(times) if each), default=0) + 1
    rows = [Bar(CHOICES[n], times[n], n, n + 1) for n in range(last)]
    mean = sum(found.sheet["choices"]) / max(1, sum(times))
    picture = histogram(rows, str, names=BRIEF[:last])
    return section("Choices", choices_sub(sum(times), mean), picture, bar_table(rows))


def _beside(wide: list[str], narrow: str) -> list[str]:
    """Place the narrow part beside the first wide one."""
    return [*wide[:1], narrow, *wide[1:]]


def _changes(found: Survey, other: Survey | None) -> Iterator[str]:
    """Yield paired differences; each row has its own scale, as the figures are different."""
    if other is None:
        return
    changes = found.beside(other)
    sure = surely(changes)
    rows = []
    for name, each in changes.items():
        size = max(abs(each.low), abs(each.high)) or 1.0
        mean, low, high = (value / size for value in _ends(each))
        told = [amount(name, value, signed=True) for value in _ends(each)]
        kind = "" if name in sure else "grey"
        rows.append(
            Span(label(name), mean, low, high, f"{told[0]} ({told[1]} to {told[2]})", kind=kind)
        )
    words = ("less", "no change", "more")
    picture = spans(rows, str, 0.0, width=800, labels=170, ends=230, words=words)
    cells = [(row.label, row.says, "not shown" if row.kind else "shown") for row in rows]
    words_of_it = table("changes", ("", "change, 95 % interval", "more than chance"), cells)
    title, sub = f"What {option_words(other)} changes", changes_sub(found, other)
    yield section(title, sub, wide(picture), folded("As a table", words_of_it), kind="most")


def _factors(found: Survey) -> Iterator[str]:
    for looked in found.factors:
        yield _factor(looked, 1 / found.study.seats)


def _factor(looked: Looked, even: float) -> str:
    """Show the share of wins for each value of a factor, best first."""
    judged = [each for each in looked.shares if each.verdict != "too few"]
    ends = [Span(each.value, each.share, each.low, each.high) for each in judged]
    low, high = reach(ends, even)
    rows = [_value(each, low, high, even) for each in looked.shares]
    against = f"against {whole_percent(even)}"
    heads = ("", "times", "wins with it", "share", "95 %", against, "games to show it")
    parts = [table(looked.says, heads, rows[:MANY], sortable=True)]
    if rows[MANY:]:
        rest = table(looked.says, heads, rows[MANY:], sortable=True)
        parts.append(folded(f"{len(rows) - MANY} more", rest))
    title = looked.says[0].upper() + looked.says[1:]
    return section(title, factor_sub(looked), *parts, kind="most")


def _value(each: Share, low: float, high: float, even: float) -> list[Cell]:
    kind = each.verdict if each.verdict in ("better", "worse") else "grey"
    span = Span(each.value, each.share, each.low, each.high, kind=kind)
    needs = "" if each.needs is None or kind != "grey" else f"{each.needs:,}"
    return [
        Cell(escape(each.value)),
        Cell(f"{each.times:,}", each.times),
        Cell("" if each.verdict == "too few" else whisker(span, low, high, even), each.share),
        Cell(f"<b>{percent(each.share)}</b>", each.share),
        Cell(f"{100 * each.low:.1f} to {100 * each.high:.1f}", each.low),
        Cell(each.verdict, kind="word"),
        Cell(needs, each.needs or 0),
    ]


def _figures(found: Survey) -> str:
    """Show all figures in one table."""
    rows = []
    for name, each in found.figures().items():
        mean, low, high = (amount(name, value) for value in _ends(each))
        needs = each.needs(near(name, each))
        rows.append((label(name), mean, f"{low} to {high}", "-" if needs is None else f"{needs:,}"))
    heads = ("", "mean", "95 % interval", "games for ±1 %")
    return section("All figures", FIGURES_SUB, table("all figures", heads, rows), kind="third")


def _rows(found: Survey, other: Survey | None) -> Iterator[Sequence[object]]:
    """Yield all figures for download."""
    yield "kind", "name", "mean", "low", "high", "says"
    for name, each in found.figures().items():
        yield "figure", name, *_ends(each), ""
    changes = found.beside(other) if other is not None else {}
    sure = surely(changes)
    for name, each in changes.items():
        yield "change", name, *_ends(each), "shown" if name in sure else "not shown"
    for looked in found.factors:
        for share in looked.shares:
            ends = share.share, share.low, share.high
            yield looked.name, share.value, *ends, share.verdict
