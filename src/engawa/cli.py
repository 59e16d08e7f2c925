"""The command ``engawa``: what each word after it takes, does and prints."""

from __future__ import annotations

import csv
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

import engawa
from engawa.bots.explain import ITERATIONS, explain
from engawa.bots.remote import PATIENCE
from engawa.core import record
from engawa.core.actions import CHANCE, NOBODY
from engawa.core.book import find_rule, rules_of
from engawa.core.errors import BadGame, BadPosition, EngawaError
from engawa.core.game import Game
from engawa.core.notation import parse_seat, seat_name
from engawa.core.position import Position
from engawa.core.rng import named
from engawa.core.sight import Sight
from engawa.games import room
from engawa.lab import analysis
from engawa.lab import bench as benchmark
from engawa.lab.balance import Study, survey
from engawa.lab.match import Match, contest
from engawa.lab.report import (
    BENCH_HEAD,
    SEARCH_HEAD,
    analysis_lines,
    bench_line,
    hint_lines,
    match_json,
    match_lines,
    search_line,
    survey_lines,
    tournament_lines,
)
from engawa.lab.tournament import Standings, Tournament
from engawa.lab.tournament import run as run_tournament
from engawa.newgame import create
from engawa.terminal.sitting import PERSON, Sitting, result

app = typer.Typer(
    help="One table for five games: for people, bots and learners.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

CORES = os.cpu_count() or 1

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game; see 'engawa games'.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="See 'engawa games'; may be repeated."
    ),
]
Bots = Annotated[str, typer.Option("--bots", metavar="BOT,BOT,...", help="One for each seat.")]
Iterations = Annotated[int, typer.Option(min=1, help="How long search thinks.")]
Patience = Annotated[float, typer.Option(min=0.01, help="Seconds for a remote bot's answer.")]
Workers = Annotated[int, typer.Option(min=1, help="Processes to use.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


def main() -> None:
    """Run the command; what a person can mend is said in one sentence, with exit code 2."""
    try:
        app()
    except EngawaError as error:
        fail(str(error))
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        sys.exit(130)


def fail(sentence: str) -> None:
    print(f"engawa: {sentence}", file=sys.stderr)
    sys.exit(2)


def chosen(options: list[str] | None) -> dict[str, object]:
    """``["bamboozled", "pandamonium=25"]`` as a dictionary."""
    found: dict[str, object] = {}
    for option in options or []:
        name, equals, value = option.partition("=")
        found[name] = value if equals else "yes"
    return found


@app.callback(invoke_without_command=True)
def about(
    version: Annotated[bool, typer.Option("--version", help="Say the version and stop.")] = False,
) -> None:
    if version:
        build = "compiled" if engawa.COMPILED else "not compiled, so slower"
        print(f"engawa {engawa.__version__} ({build})")
        raise typer.Exit


@app.command()
def games() -> None:
    """List the games, their seats and their options."""
    for name in engawa.names():
        found = room(name)
        print(f"{name}: {found.says} {found.seats[0]} to {found.seats[-1]} seats.")
        for option in found.options:
            print(f"    {option.name}: {option.says}")
            print(f"        {option.takes()}; usually {option.usual()}")


@app.command()
def play(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Asked if left out.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many sit at the table.")] = None,
    players: Annotated[
        str | None,
        typer.Option("--bots", metavar="LEVEL,...", help="Who sits in the other seats, or in all."),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Make the luck repeatable.")] = None,
    option: Options = None,
) -> None:
    """Play a game here, in plain lines.

    You have seat A and greedy bots the others, unless --bots says otherwise: 'level1' to 'level8',
    'random', 'greedy', 'search', or 'person' for somebody at the same keyboard. As many names as
    seats leave you none.
    """
    name = name or ask_for_game()
    levels = named_bots(players) if players else []
    if seats is None and levels:
        seats = len(levels) + 1 if len(levels) + 1 in room(name).seats else len(levels)
    game = Game(room(name), seats, chosen(option))
    levels = levels or ["greedy"] * (game.seats - 1)
    if len(levels) not in (game.seats - 1, game.seats):
        raise BadGame(f"{len(levels)} bots do not fill {game.seats} seats, with or without you")
    sat = [PERSON] * (game.seats - len(levels)) + levels
    Sitting(game, sat, say=print, ask=input, seed=seed).run()


def ask_for_game() -> str:
    names = engawa.names()
    if len(names) == 1:
        return names[0]
    for number, name in enumerate(names, 1):
        print(f"  {number}. {room(name).title}: {room(name).says}")
    try:
        typed = input("Which game? ").strip()
    except EOFError:
        raise BadGame(f"say which game to play: {', '.join(names)}") from None
    numbers = {str(number): each for number, each in enumerate(names, 1)}
    return numbers.get(typed, typed)


@app.command()
def serve(
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free one.")] = 8765,
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 for the whole network.")] = (
        "127.0.0.1"
    ),
    db: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://…; usually your data folder.")
    ] = None,
    pace: Annotated[float, typer.Option(min=0, help="Seconds between the moves of bots.")] = 0.6,
    limits: Annotated[
        float, typer.Option(min=0, help="Allow so many times as much as usual; 0: anything.")
    ] = 1.0,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name it is reached by; may be repeated."),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes; needs PostgreSQL.")] = 1,
    browser: Annotated[bool, typer.Option("--open", help="Open a browser.")] = False,
) -> None:
    """Open the table in browsers: a server for guests, friends and bots."""
    from engawa.store import data_folder  # a web server is loaded only where one is wanted
    from engawa.table import run
    from engawa.table.house import Settings

    settings = Settings(pace=pace, limits=limits, hosts=tuple(allow_host or ()))
    where = run.Where(db or str(data_folder() / "engawa.db"), host, port, workers, browser)
    run.serve(where, settings)


@app.command()
def replay(file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]) -> None:
    """Play a record through, checking every line and every position it claims."""
    found = record.load(file)
    place = room(found.headers["game"])
    game = record.game_of(found, place)
    note_version(found)
    s = record.opening(found, game)
    steps = list(record.replay(found, game))
    print(f"{place.title}: {', '.join(found.seats)}")
    print(f"{'':16}{s}")
    for step in steps:
        print(f"{step.line:<15} {step.position}" + (f"  # {step.note}" if step.note else ""))
        s = step.position
    if s.to_move == NOBODY:
        for line in result(s, found.seats):
            print(line)
    else:
        print(f"{len(steps)} lines, and every claim holds; the game is not over.")


@app.command()
def rules(
    name: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="[RULE]", help="One by its id.")] = None,
) -> None:
    """Print the rules of a game, or one of them."""
    place = room(name)
    if rule is not None:
        print(find_rule(place, rule).says)
        return
    section = None
    for entry in rules_of(place).values():
        if entry.section and entry.section != section:
            print(f"\n{entry.section}")
        section = entry.section
        print(f"{entry.id}: {entry.says}")


@app.command()
def hint(
    name: GameName,
    position: Annotated[str, typer.Option("--position", metavar="TEXT", help="Where to look.")],
    seat: Annotated[str | None, typer.Option(help="The seat that asks: A, B, ...")] = None,
    seats: Annotated[int | None, typer.Option(help="Found from the position if left out.")] = None,
    option: Options = None,
    iterations: Iterations = ITERATIONS,
    seconds: Annotated[float | None, typer.Option(min=0.01, help="Time instead.")] = None,
    lines: Annotated[int, typer.Option(min=1, help="How many lines to show.")] = 3,
    seed: Annotated[int, typer.Option(help="The search's luck.")] = 0,
    as_json: Json = False,
) -> None:
    """Say what is best in a position, as its seat may know it, and why."""
    s = placed(name, position, seats, chosen(option))
    if s.to_move < 0:
        why = "chance comes first" if s.to_move == CHANCE else "the game is over"
        raise BadPosition(f"nobody has anything to decide there: {why}")
    asks = s.to_move if seat is None else parse_seat(seat, s.seats)
    if asks != s.to_move:
        raise BadPosition(f"it is {seat_name(s.to_move)} that decides there, not {seat_name(asks)}")
    rng = named("hint", seed)
    found = explain(Sight(s, asks), rng, iterations, seconds=seconds, most=lines)
    print(json.dumps(found.json()) if as_json else "\n".join(hint_lines(found)))


@app.command("analyse")
def analyse_record(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    iterations: Iterations = analysis.ITERATIONS,
    workers: Annotated[int, typer.Option(min=1, help="Threads to use.")] = CORES,
    as_json: Json = False,
) -> None:
    """Look at a game again: how each seat stood, where it turned, and what was luck.

    Each choice is judged from what its seat could see.
    """
    game = record.load(file)
    note_version(game)
    total = analysis.choices(game)
    with progress_bar(f"{file.name}, {total} choices", total, as_json) as tell:
        found = analysis.analyse(game, iterations, workers, tell)
    print(json.dumps(found.json()) if as_json else "\n".join(analysis_lines(found)))


def note_version(game: record.Record) -> None:
    """Say so if a record was played under other rules."""
    if note := record.version_note(game, room(game.headers["game"])):
        print(f"engawa: {note}", file=sys.stderr)


def placed(name: str, text: str, seats: int | None, options: dict[str, object]) -> Position:
    """The position a text describes, with as many seats as it takes."""
    counts = list(room(name).seats) if seats is None else [seats]
    for count in counts[:-1]:
        try:
            return Game(room(name), count, options).position(text)
        except EngawaError:
            continue
    return Game(room(name), counts[-1], options).position(text)


@app.command()
def match(
    name: GameName,
    players: Bots,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 200,
    seed: Annotated[int, typer.Option(help="The match's luck.")] = 0,
    workers: Workers = CORES,
    option: Options = None,
    patience: Patience = PATIENCE,
    as_json: Json = False,
) -> None:
    """Let bots play many games, each bot in each seat in turn, and count.

    In a round of as many games as seats, every bot has every seat once, with the same luck.
    """
    planned = Match(name, tuple(named_bots(players)), seed, chosen(option), patience)
    planned.make()
    with progress_bar(f"{name}, {games} games", games, as_json) as tell:
        tally = contest(planned, games, workers, tell)
    for sentence in tally.says:
        print(f"engawa: forfeited: {sentence}", file=sys.stderr)
    if as_json:
        print(json.dumps(match_json(planned, tally)))
    else:
        print("\n".join(match_lines(planned, tally)))


def named_bots(players: str) -> list[str]:
    """Names with commas between; one that has commas itself stands in double quotes."""
    return [name.strip() for row in csv.reader([players]) for name in row]


@contextmanager
def progress_bar(title: str, total: int, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, while something long is done; it hears how much is."""
    console = Console(stderr=True)
    quiet = quiet or not console.is_terminal
    with Progress(console=console, transient=True, disable=quiet) as progress:
        task = progress.add_task(title, total=total)
        yield lambda n: progress.update(task, completed=n)


@app.command()
def tournament(
    name: GameName,
    players: Annotated[str, typer.Option("--bots", metavar="BOT,BOT,...", help="Any number.")],
    seats: Annotated[int, typer.Option(help="How many sit at a table.")] = 2,
    rounds: Annotated[int, typer.Option(min=1, help="How often everybody meets.")] = 10,
    seed: Annotated[int, typer.Option(help="The tournament's luck.")] = 0,
    workers: Workers = CORES,
    option: Options = None,
    patience: Patience = PATIENCE,
    zero: Annotated[
        str | None, typer.Option(metavar="BOT", help="Whose rating is 0; else the mean is.")
    ] = None,
    file: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep finished games here, and go on from there."),
    ] = None,
    as_json: Json = False,
) -> None:
    """Let every bot meet every other in every seat order, and rate them.

    In a round each company of bots plays in every seat order (from four seats on, in every turn
    of one order), always with the same luck. With --file an interrupted tournament goes on where
    it was, and a finished one grows by asking for more rounds.
    """
    bots = named_bots(players)
    if zero is not None and zero not in bots:
        raise BadGame(f"--zero takes one of {', '.join(bots)}, not {zero!r}")
    planned = Tournament(name, tuple(bots), seats, seed, chosen(option), patience)
    planned.make()
    games = planned.games(rounds)
    with progress_bar(f"{name}, {games} games", games, as_json) as tell:
        standings = Standings(planned, run_tournament(planned, rounds, workers, file, tell))
    for sentence in standings.says:
        print(f"engawa: forfeited: {sentence}", file=sys.stderr)
    anchor = None if zero is None else bots.index(zero)
    if as_json:
        print(json.dumps(standings.json(anchor)))
    else:
        print("\n".join(tournament_lines(standings, anchor)))


@app.command()
def report(
    name: GameName,
    bot: Annotated[str, typer.Option(help="The bot in every seat.")] = "greedy",
    seats: Annotated[int | None, typer.Option(help="How many sit at the table.")] = None,
    games: Annotated[int, typer.Option(min=2, help="How many games.")] = 400,
    seed: Annotated[int, typer.Option(help="The report's luck.")] = 0,
    workers: Workers = CORES,
    option: Options = None,
    against: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="Compare with this option; may be repeated."),
    ] = None,
    patience: Patience = PATIENCE,
    as_json: Json = False,
) -> None:
    """Tell a designer how a game goes: seats, length, ties, margins, leads and choices.

    The same bot has every seat. With --against the same games are played again with another
    option, with the same luck, and compared one by one.
    """
    options = chosen(option)
    size = Game(room(name), seats, options).seats
    base = Study(name, bot, size, seed, options, patience)
    changed = replace(base, options={**options, **chosen(against)}) if against else None
    base.make()
    if changed:
        changed.make()
    total = games * (2 if changed else 1)
    with progress_bar(f"{name}, {total} games", total, as_json) as tell:
        found = survey(base, games, workers, tell)
        other = survey(changed, games, workers, lambda n: tell(games + n)) if changed else None
    if as_json:
        both = {"base": found.json()}
        if other:
            changes = {each: change.json() for each, change in found.beside(other).items()}
            both |= {"against": other.json(), "change": changes}
        print(json.dumps(both))
    else:
        print("\n".join(survey_lines(found, other)))


@app.command()
def bench(
    name: Annotated[str | None, typer.Option("--game", help="Only this game.")] = None,
    search: Annotated[
        bool, typer.Option("--search", help="The search, on 1 and 2 threads.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Measure how fast the games run, compiled and not; or how fast bots search them."""
    names = [room(name).name] if name else engawa.names()
    if not engawa.COMPILED and not os.environ.get("ENGAWA_PURE"):
        print("engawa: this build is not compiled, so it is slow.", file=sys.stderr)
    if search:
        if not as_json:
            print(SEARCH_HEAD)
        for row in benchmark.searches(names):
            print(json.dumps(row) if as_json else search_line(row), flush=True)
        return
    if as_json:
        for row in benchmark.rows(names, both=True):
            print(json.dumps(row), flush=True)
        return
    print(BENCH_HEAD)
    for row in benchmark.rows(names, both=True):
        print(bench_line(row), flush=True)
    print("\nMicroseconds a call from Python")
    for each in names:
        costs = benchmark.calls(engawa.make(each))
        print(f"{each}: " + ", ".join(f"{call} {cost:.2f}" for call, cost in costs.items()))


@app.command()
def new(
    name: Annotated[str, typer.Argument(metavar="GAME", help="Its name, such as red_lantern.")],
    folder: Annotated[Path, typer.Option("--in", help="A checkout, or any folder.")] = Path(),
) -> None:
    """Make a new game's folder, with a small game that plays and passes the laws."""
    for line in create(name, folder):
        print(line)
