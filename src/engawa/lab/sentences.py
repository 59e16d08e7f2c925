"""Sentences about the figures: each in one place, for the terminal and for pages."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from engawa.core.notation import count, listed
from engawa.games import spec
from engawa.lab.analysis import Analysis
from engawa.lab.balance import Effect, Estimate, Survey, games_to_show, is_share, surely
from engawa.lab.factors import Looked, Share
from engawa.lab.interval import LEVEL, Z, chance_of, holm
from engawa.lab.tournament import Standings
from engawa.words import Voice

FEW = 200  # with fewer games, nothing is said
MOST = 10**9  # more games than anybody would play
NAMED = 5  # how many values are named one by one
SPACE = "\N{NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"

TOO_FEW = "Too few games to say anything."
PAIRED = (
    "The change is game by game with the same luck; * is more than chance does, with all figures "
    "looked at."
)
PEOPLE = "Nothing about people: bots of one strength played here. Ask with a stronger one too."
CAUSES = "Why: what a seat chose or reached goes with winning, and need not be what made it win."
NOTHING = "Nothing yet."
BOUNDED = (
    "Some bot won or lost everything, which no finite rating explains: one drawn game is added for "
    "each pair."
)
UNTURNED = "No single choice turned the game."
OPINION = (
    "Search sees only so far, so the parts are its opinion; luck is the fairest of them, since the "
    "same search looks before and after."
)
INTERVALS = "Intervals hold the truth 95 times of 100."
FIGURES_SUB = "the last column: games to know it to one percent of a win, or of the figure"
CROSS_SUB = "what the bot of the row took of all that it and the bot of the column took"
CURVE_SUB = "over the lines of the game; 100 % is a win; a number marks a turning point"
TURNS_SUB = "lines that gave up most, if it was much and surely so"
ACCOUNTS_SUB = "in percent of a win; start, the four between, and result add up"

LABELS = {
    "first to second": "margin to the second",
    "first to last": "margin to the last",
    "lines to choose from": "choices a decision",
}


def number(value: float, digits: int = 2, signed: bool = False) -> str:
    return f"{value:{'+' if signed else ''}z,.{digits}f}".replace("-", MINUS)


def percent(value: float, signed: bool = False) -> str:
    return f"{number(100 * value, 1, signed)}{SPACE}%"


def short(value: float) -> str:
    """Write a number with as few digits as are useful."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def whole_percent(value: float) -> str:
    return f"{100 * value:.0f}{SPACE}%"


def amount(name: str, value: float, signed: bool = False) -> str:
    """Write a figure: a share in percent, anything else as a number."""
    return percent(value, signed) if is_share(name) else number(value, 2, signed)


def would_show(needs: int, what: str = "games") -> str:
    """Say what it would take to be sure of something that may be chance."""
    if needs > MOST:
        return f"so little that no number of {what} would show it"
    return f"if it is so, {needs:,} {what} would show it"


def label(name: str) -> str:
    """Name a figure: "seat A wins", "first to play wins", "points of seat A"."""
    kind, _, who = name.partition(" ")
    if kind == "wins":
        return f"seat {who} wins" if len(who) == 1 else f"{who} wins"
    if kind == "points":
        return f"points of seat {who}"
    return LABELS.get(name, name)


def option_words(found: Survey) -> str:
    """Write the chosen options of a survey."""
    return _options(found.study.game, found.study.options)


def _options(game: str, options: Mapping[str, object]) -> str:
    chosen = _set(game, options)
    return listed(chosen) if chosen else "the usual options"


def _set(game: str, options: Mapping[str, object]) -> list[str]:
    """Write options as they are typed: ``beginner=yes``."""
    flags = {option.name for option in spec(game).options if option.is_flag}
    yes_no = {"1": "yes", "0": "no"}
    return [
        f"{name}={yes_no.get(str(value), value) if name in flags else value}"
        for name, value in options.items()
    ]


def again(command: str) -> str:
    return f"Made by {command}, which gives the same again."


def _command(*words: object) -> str:
    return shlex.join(["engawa", *map(str, words)])


def _chosen(flag: str, game: str, options: Mapping[str, object]) -> list[str]:
    return [word for each in _set(game, options) for word in (flag, each)]


# --- a report ---


def effect_sentence(effect: Effect) -> str:
    """Say who is farthest from its share, and whether that is more than chance."""
    who, size, sure, needs = effect
    by_seat = who.startswith("seat ")
    who = who.replace("seat", "Seat") if by_seat else f"Whoever is {who}"
    more = f"{abs(size):.1%} {'more' if size > 0 else 'less'} than its share"
    if sure:
        return f"{who} wins {more}: more than chance does."
    if not needs:
        return "Every seat wins its share." if by_seat else f"{who} wins its share."
    return f"{who} wins {more}, which may be chance; {would_show(needs)}."


def change_sentences(found: Survey, other: Survey) -> tuple[list[str], list[str]]:
    """Say what another option changes, and what it is not shown to change."""
    changes = found.beside(other)
    sure = surely(changes)
    with_it = option_words(other)
    shown = [
        f"With {with_it}, {label(name)}: {amount(name, each.mean, signed=True)}, between "
        f"{amount(name, each.low, signed=True)} and {amount(name, each.high, signed=True)}."
        for name, each in changes.items()
        if name in sure
    ]
    return shown, list(_unchanged(changes, sure, with_it))


def _unchanged(changes: dict[str, Estimate], sure: set[str], with_it: str) -> Iterator[str]:
    left = {name: each for name, each in changes.items() if name not in sure}
    if not left:
        return
    yield f"That {with_it} changes any of these: {listed([label(name) for name in left])}."
    moved = {name: each for name, each in left.items() if each.mean and each.error}
    if moved:
        name = max(moved, key=lambda name: abs(moved[name].mean) / moved[name].error)
        each = moved[name]
        needs = games_to_show(each.mean, each.error * each.games**0.5, len(changes))
        moved_by = amount(name, each.mean, signed=True)
        yield f"Nearest to it is {label(name)}, {moved_by}; {would_show(needs)}."


def factor_sentences(looked: Looked) -> tuple[list[str], list[str]]:
    """Say which values go with winning more or less, and which are not shown to."""
    shown = []
    judged = count(looked.looks, "value")
    for verdict, word in (("better", "more"), ("worse", "fewer")):
        those = [each for each in looked.shares if each.verdict == verdict]
        if verdict == "worse":
            those.reverse()  # farthest first
        if those:
            named = [f"{each.value} ({percent(each.share)})" for each in those[:NAMED]]
            rest = [count(len(those) - NAMED, "other")] if len(those) > NAMED else []
            shown.append(
                f"Of the {looked.says}, these go with {word} wins, with {judged} looked at: "
                f"{listed(named + rest)}."
            )
    return shown, list(_not_shown(looked))


def _not_shown(looked: Looked) -> Iterator[str]:
    left = [each for each in looked.shares if each.verdict == "not shown"]
    if not left:
        return
    yield f"Of the {looked.says}, anything about {_values(left)}."
    moved = [each for each in left if each.needs]
    if moved:
        nearest = min(moved, key=lambda each: each.needs or 0)
        share, needs = percent(nearest.share), nearest.needs or 0
        yield f"Nearest to it is {nearest.value}, {share}; {would_show(needs)}."


def _values(left: Sequence[Share]) -> str:
    if len(left) <= NAMED:
        return listed([each.value for each in left], "or")
    return f"{len(left)} of them"


def findings(found: Survey, other: Survey | None = None) -> tuple[list[str], list[str]]:
    """Say what a report shows, and what it does not."""
    if found.games < FEW:
        return [], [TOO_FEW]
    effects = found.effects()
    shown = [effect_sentence(each) for each in effects if each.sure]
    not_shown = [effect_sentence(each) for each in effects if not each.sure]
    more = [factor_sentences(looked) for looked in found.factors]
    if other is not None:
        more.insert(0, change_sentences(found, other))
    for these, those in more:
        shown += these
        not_shown += those
    causes = [CAUSES] if found.factors else []
    return shown or [NOTHING], [*not_shown, PEOPLE, *causes]


def made_line(found: Survey) -> str:
    """Say how a report was made."""
    study = found.study
    return (
        f"{found.games:,} games · {study.bot} in each of {count(study.seats, 'seat')} · "
        f"{option_words(found)} · seed {study.seed} · rules version "
        f"{spec(study.game).rules_version}"
    )


def report_command(found: Survey, other: Survey | None) -> str:
    study = found.study
    words = ["report", study.game, "--seats", study.seats, "--bot", study.bot]
    words += ["--games", found.games, "--seed", study.seed]
    words += _chosen("-o", study.game, study.options)
    if other is not None:
        here, there = study.make(), other.study.make()
        changed = {
            option.name: option.show(there.options[option.name])
            for option in here.spec.options
            if there.options[option.name] != here.options[option.name]
        }
        words += _chosen("--against", study.game, changed)
    return _command(*words)


def digests(found: Survey, other: Survey | None) -> str:
    beside = f"; with {option_words(other)}, {other.digest:016x}" if other else ""
    return f"Digest {found.digest:016x}{beside}."


def spread_sub(sub: str, values: Sequence[float]) -> str:
    ranked = sorted(values)
    low, high = ranked[len(ranked) // 4], ranked[3 * len(ranked) // 4]
    return f"{sub}; half lie between {short(low)} and {short(high)}"


def choices_sub(decisions: int, mean: float) -> str:
    return f"lines to choose from in {decisions:,} decisions; mean {short(mean)}"


def changes_sub(found: Survey, other: Survey) -> str:
    here, there = option_words(found), option_words(other)
    return (
        f"the same {found.games:,} games with {here} and with {there}; differences in pairs, each "
        "row on its own scale; bold is more than chance does, with all rows looked at"
    )


def factor_sub(looked: Looked) -> str:
    return (
        "share of wins adjusted for the order of play; “better” and “worse” allow for "
        f"{count(looked.looks, 'look')} at once (Holm’s correction)"  # noqa: RUF001
    )


# --- a tournament ---


def lead_sentences(standings: Standings) -> tuple[list[str], list[str]]:
    """For each two neighbours in the ranking, say whether the upper is shown to be stronger."""
    bots = standings.tournament.bots
    rows = standings.ratings().rows
    order = sorted(range(len(bots)), key=lambda bot: -rows[bot].elo)
    pairs = list(pairwise(order))
    leads = [standings.ratings(zero=below).rows[above] for above, below in pairs]
    errors = [(lead.high - lead.low) / (2 * Z) for lead in leads]
    rounds = len(standings.rounds())
    chances = [chance_of(lead.elo, e, rounds) for lead, e in zip(leads, errors, strict=True)]
    shown, not_shown = [], []
    for (above, below), lead, error, chance in zip(
        pairs, leads, errors, holm(chances), strict=True
    ):
        two = f"{bots[above]} is stronger than {bots[below]}"
        points, low, high = (number(each, 0) for each in (lead.elo, lead.low, lead.high))
        by = f"by {points} points, between {low} and {high}"
        if chance < LEVEL:
            shown.append(f"{two}, {by}.")
        elif lead.elo > 0 and error > 0:
            needs = games_to_show(lead.elo, error * rounds**0.5, len(pairs))
            not_shown.append(f"That {two}: {by}; {would_show(needs, 'rounds')}.")
        else:
            not_shown.append(f"That {two}.")
    return shown, not_shown


def standing_findings(standings: Standings) -> tuple[list[str], list[str]]:
    """Say what a tournament shows, and what it does not."""
    if len(standings.played) < FEW:
        return [], [TOO_FEW]
    shown, not_shown = lead_sentences(standings)
    bounded = [BOUNDED] if standings.ratings().bounded else []
    return shown or [NOTHING], [*not_shown, *bounded, PEOPLE]


def tournament_line(standings: Standings) -> str:
    """Say how a tournament was made."""
    planned = standings.tournament
    games, rounds = len(standings.played), count(len(standings.rounds()), "round")
    return (
        f"{games:,} games in {rounds}, in each the same luck · {count(planned.seats, 'seat')} · "
        f"{_options(planned.game, planned.options)} · seed {planned.seed} · rules version "
        f"{spec(planned.game).rules_version}"
    )


def tournament_command(standings: Standings, nought: str | None) -> str:
    planned = standings.tournament
    bots = ",".join(map(_quoted, planned.bots))
    words: list[object] = ["tournament", planned.game, "--bots", bots]
    words += ["--seats", planned.seats, "--rounds", len(standings.rounds())]
    words += ["--seed", planned.seed]
    words += _chosen("-o", planned.game, planned.options)
    return _command(*words, *([] if nought is None else ["--zero", nought]))


def _quoted(bot: str) -> str:
    return f'"{bot}"' if "," in bot else bot


def ratings_sub(nought: str | None) -> str:
    return f"400 points are ten to one; {nought or 'the mean'} is 0; 95 % intervals by rounds"


# --- a game looked at again ---


def turn_sentences(found: Analysis) -> list[str]:
    voice = Voice(names=tuple(found.names))
    turns = [f"Line {turn.n}: {voice(turn.found.says())}" for turn in found.turns()]
    return turns or [UNTURNED]


def analysis_line(found: Analysis) -> str:
    """Say how an analysis was made."""
    return (
        f"{count(found.lines, 'line')} · {count(len(found.decisions), 'choice')} · search with "
        f"{found.iterations:,} iterations · each choice judged from what its seat could see"
    )


def analysis_command(found: Analysis, file: str) -> str:
    return _command("analyse", file, "--iterations", found.iterations)
