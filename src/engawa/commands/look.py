"""``engawa replay``, ``rules``, ``hint`` and ``analyse``: to look at a game, and at its rules."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from engawa.bots.explain import ITERATIONS, explain
from engawa.commands.options import (
    CORES,
    GameName,
    Html,
    Iterations,
    Json,
    Language,
    Options,
    chosen,
)
from engawa.core import record
from engawa.core.actions import CHANCE, NOBODY
from engawa.core.book import find_rule, rules_of
from engawa.core.errors import BadPosition, EngawaError
from engawa.core.game import Game
from engawa.core.notation import parse_seat, seat_name
from engawa.core.position import Position
from engawa.core.rng import named
from engawa.core.sight import Sight
from engawa.games import spec
from engawa.lab import analysis
from engawa.lab.pages.analysis import analysis_page
from engawa.lab.progress import progress_bar
from engawa.lab.report import (
    analysis_lines,
    hint_lines,
)
from engawa.terminal.language import spoken
from engawa.terminal.session import result
from engawa.words import ENGLISH, Voice, row
from engawa.words import terminal as say


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    lang: Language = None,
) -> None:
    """Replay a record, and check every line and every position in it."""
    voice = Voice(spoken(lang))
    found = record.load(file)
    place = spec(found.headers["game"])
    game = record.game_of(found, place)
    note_version(found, voice)
    s = record.opening(found, game)
    steps = list(record.replay(found, game))
    print(voice(say.titled(what=place.title, says=row(found.seats))))
    print(f"{'':16}{s}")
    for step in steps:
        print(f"{step.line:<15} {step.position}" + (f"  # {step.note}" if step.note else ""))
        s = step.position
    if s.to_move == NOBODY:
        for line in result(s, found.seats):
            print(voice(line))
    else:
        print(voice(say.replayed(len(steps))))


def rules(
    name: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="RULE", help="The id of one rule.")] = None,
    lang: Language = None,
) -> None:
    """Print the rules of a game, or one of them."""
    place, voice = spec(name), Voice(spoken(lang))
    if rule is not None:
        print(find_rule(place, rule, voice.language.name).says)
        return
    section = None
    for entry in rules_of(place, voice.language.name).values():
        if entry.section and entry.section != section:
            print(f"\n{voice(entry.heading)}")
        section = entry.section
        print(f"{entry.id}: {entry.says}")


def hint(
    name: GameName,
    position: Annotated[
        str, typer.Option("--position", metavar="TEXT", help="The position, as text.")
    ],
    seat: Annotated[
        str | None, typer.Option(help="Which seat asks: A, B, ...; by default the seat to move.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option(help="How many seats; by default as many as the position has.")
    ] = None,
    option: Options = None,
    iterations: Iterations = ITERATIONS,
    seconds: Annotated[
        float | None, typer.Option(min=0.01, help="Think for this many seconds instead.")
    ] = None,
    lines: Annotated[int, typer.Option(min=1, help="How many moves to show.")] = 3,
    seed: Annotated[int, typer.Option(help="Random seed of the search.")] = 0,
    as_json: Json = False,
) -> None:
    """Show the best moves in a position, using only what the seat may know."""
    s = placed(name, position, seats, chosen(option))
    if s.to_move < 0:
        why = "chance comes first" if s.to_move == CHANCE else "the game is over"
        raise BadPosition(f"there is nothing to decide in this position: {why}")
    asks = s.to_move if seat is None else parse_seat(seat, s.seats)
    if asks != s.to_move:
        raise BadPosition(
            f"seat {seat_name(s.to_move)} decides in this position, not {seat_name(asks)}"
        )
    rng = named("hint", seed)
    found = explain(Sight(s, asks), rng, iterations, seconds=seconds, most=lines)
    print(json.dumps(found.json()) if as_json else "\n".join(hint_lines(found)))


def placed(name: str, text: str, seats: int | None, options: dict[str, object]) -> Position:
    """The position a text describes, with as many seats as it takes."""
    counts = list(spec(name).seats) if seats is None else [seats]
    for count in counts[:-1]:
        try:
            return Game(spec(name), count, options).position(text)
        except EngawaError:
            continue
    return Game(spec(name), counts[-1], options).position(text)


def analyse_record(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    iterations: Iterations = analysis.ITERATIONS,
    workers: Annotated[int, typer.Option(min=1, help="How many threads to use.")] = CORES,
    html: Html = None,
    as_json: Json = False,
) -> None:
    """Analyse a recorded game: each seat's chances, turning points, and luck.

    Each decision is judged only from what its seat could see.
    """
    game = record.load(file)
    note_version(game)
    total = analysis.choices(game)
    with progress_bar(f"{file.name}, choices", total, as_json) as tell:
        found = analysis.analyse(game, iterations, workers, tell)
    if html is not None:
        html.write_text(analysis_page(found, file.name), encoding="utf-8")
    print(json.dumps(found.json()) if as_json else "\n".join(analysis_lines(found)))


def note_version(game: record.Record, voice: Voice = ENGLISH) -> None:
    """Print a note if a record was played under other rules."""
    if note := record.version_note(game, spec(game.headers["game"])):
        print(f"engawa: {voice(note)}", file=sys.stderr)
