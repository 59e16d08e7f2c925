"""``engawa match``, ``tournament``, ``report`` and ``bench``: many games, counted."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

import engawa
from engawa.bots.remote import PATIENCE
from engawa.commands.options import (
    CORES,
    Address,
    Bots,
    BotTimeout,
    DecisionsFile,
    EngineName,
    File,
    GameName,
    GamesFile,
    Html,
    Json,
    Options,
    Seed,
    Workers,
    chosen,
    named_bots,
)
from engawa.core.errors import BadGame
from engawa.core.game import Game
from engawa.games import spec
from engawa.lab import bench as benchmark
from engawa.lab.balance import Study, survey, surveys
from engawa.lab.data import Data
from engawa.lab.data import read as read_data
from engawa.lab.engine import engine
from engawa.lab.match import Match, contest
from engawa.lab.pages.survey import survey_page
from engawa.lab.pages.tournament import tournament_page
from engawa.lab.progress import progress_bar
from engawa.lab.report import (
    BENCH_HEAD,
    SEARCH_HEAD,
    bench_line,
    match_json,
    match_lines,
    search_line,
    survey_json,
    survey_lines,
    tournament_lines,
)
from engawa.lab.tournament import Standings, Tournament
from engawa.lab.tournament import run as run_tournament


def match(
    name: GameName,
    players: Bots,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 200,
    seed: Seed = 0,
    duplicate: Annotated[
        bool,
        typer.Option(
            help="Draw the same n-th card and roll the same n-th dice in all games of a round, "
            "whatever is played."
        ),
    ] = False,
    option: Options = None,
    bot_timeout: BotTimeout = PATIENCE,
    workers: Workers = CORES,
    engine_name: EngineName = "processes",
    address: Address = None,
    file: File = None,
    games_file: GamesFile = None,
    decisions_file: DecisionsFile = None,
    as_json: Json = False,
) -> None:
    """Let bots play many games, and count the wins.

    Games come in rounds: each bot plays each seat once with the same luck. With --file you can
    stop a match and continue it later, or add games to a finished one.
    """
    bots = tuple(named_bots(players))
    planned = Match(name, bots, seed, chosen(option), bot_timeout, duplicate)
    planned.make()
    on = engine(engine_name, workers, address)
    with (
        Data(games_file, decisions_file) as data,
        progress_bar(f"{name}, games", games, as_json) as tell,
    ):
        tally = contest(planned, games, on, tell, file, data)
    for sentence in tally.says:
        print(f"engawa: forfeited: {sentence}", file=sys.stderr)
    if as_json:
        print(json.dumps(match_json(planned, tally)))
    else:
        print("\n".join(match_lines(planned, tally)))


def tournament(
    name: GameName,
    players: Annotated[
        str,
        typer.Option(
            "--bots", metavar="BOT,BOT,...", help="Any number of bots, separated by commas."
        ),
    ],
    seats: Annotated[int, typer.Option(help="Seats at a table.")] = 2,
    rounds: Annotated[
        int, typer.Option(min=1, help="How many rounds; in each, every bot meets every other.")
    ] = 10,
    seed: Seed = 0,
    option: Options = None,
    bot_timeout: BotTimeout = PATIENCE,
    zero: Annotated[
        str | None,
        typer.Option(metavar="BOT", help="The bot whose rating is 0; by default the mean is 0."),
    ] = None,
    workers: Workers = CORES,
    engine_name: EngineName = "processes",
    address: Address = None,
    file: File = None,
    games_file: GamesFile = None,
    decisions_file: DecisionsFile = None,
    html: Html = None,
    as_json: Json = False,
) -> None:
    """Let every bot play against every other, and rate them.

    In a round each group of bots plays in every seat order, always with the same luck. With four
    seats or more, one order moves around the table instead. With --file you can stop a tournament
    and continue it later, or add rounds to a finished one.
    """
    bots = named_bots(players)
    if zero is not None and zero not in bots:
        raise BadGame(f"--zero takes one of {', '.join(bots)}, not {zero!r}")
    planned = Tournament(name, tuple(bots), seats, seed, chosen(option), bot_timeout)
    planned.make()
    on = engine(engine_name, workers, address)
    with (
        Data(games_file, decisions_file) as data,
        progress_bar(f"{name}, games", planned.games(rounds), as_json) as tell,
    ):
        played = run_tournament(planned, rounds, on, file, tell, data)
    standings = Standings(planned, played)
    for sentence in standings.says:
        print(f"engawa: forfeited: {sentence}", file=sys.stderr)
    anchor = None if zero is None else bots.index(zero)
    if html is not None:
        html.write_text(tournament_page(standings, anchor), encoding="utf-8")
    if as_json:
        print(json.dumps(standings.json(anchor)))
    else:
        print("\n".join(tournament_lines(standings, anchor)))


def report(
    name: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Which game; not needed with --from.")
    ] = None,
    bot: Annotated[str, typer.Option(help="The bot that plays every seat.")] = "greedy",
    seats: Annotated[int | None, typer.Option(help="Seats at the table.")] = None,
    games: Annotated[int, typer.Option(min=2, help="How many games.")] = 400,
    seed: Seed = 0,
    option: Options = None,
    against: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=VALUE", help="Play again with this option, and compare; may be repeated."
        ),
    ] = None,
    bot_timeout: BotTimeout = PATIENCE,
    workers: Workers = CORES,
    engine_name: EngineName = "processes",
    address: Address = None,
    file: File = None,
    games_file: GamesFile = None,
    decisions_file: DecisionsFile = None,
    html: Html = None,
    source: Annotated[
        Path | None,
        typer.Option(
            "--from", metavar="FILE", help="Make the report from a file of --data, without playing."
        ),
    ] = None,
    as_json: Json = False,
) -> None:
    """Examine a game for its designer: fairness of seats, length, ties, leads, choices.

    The same bot plays every seat. With --against the same games are played again with another
    option and the same luck, and compared one by one. With --file you can stop a report and
    continue it later, or add games to a finished one.
    """
    if source is not None:
        found = surveys(read_data(source))
    elif name is not None:
        studies = planned_studies(name, bot, seats, seed, option, against, bot_timeout)
        on = engine(engine_name, workers, address)
        total = games * len(studies)
        with (
            Data(games_file, decisions_file) as data,
            progress_bar(f"{name}, games", total, as_json) as tell,
        ):
            found = survey(studies, games, on, tell, file, data)
    else:
        raise BadGame(f"which game? There are: {', '.join(engawa.names())}")
    if html is not None:
        html.write_text(survey_page(*found), encoding="utf-8")
    if as_json:
        print(json.dumps(survey_json(*found)))
    else:
        print("\n".join(survey_lines(*found)))


def planned_studies(
    name: str,
    bot: str,
    seats: int | None,
    seed: int,
    option: list[str] | None,
    against: list[str] | None,
    bot_timeout: float,
) -> list[Study]:
    """The game as requested, and the same with another option."""
    ways = [chosen(option)] + ([chosen(option) | chosen(against)] if against else [])
    made = [Game(spec(name), seats, options) for options in ways]
    return [Study(name, bot, each.seats, seed, {**each.chosen()}, bot_timeout) for each in made]


def bench(
    name: Annotated[str | None, typer.Option("--game", help="Only this game.")] = None,
    search: Annotated[
        bool, typer.Option("--search", help="Measure the bots' search instead, on 1 and 2 threads.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Measure how fast the games run, compiled and plain."""
    names = [spec(name).name] if name else engawa.names()
    if not engawa.COMPILED and not os.environ.get("ENGAWA_PURE"):
        print("engawa: the rules are not compiled, so this is slow.", file=sys.stderr)
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
