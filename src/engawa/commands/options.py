"""What several commands take, said once."""

from __future__ import annotations

import csv
import os
from pathlib import Path
from typing import Annotated

import typer

CORES = os.cpu_count() or 1
GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="Which game; 'engawa games' lists them.")
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="An option of the game (see 'engawa games'); may be repeated.",
    ),
]
Bots = Annotated[
    str,
    typer.Option(
        "--bots", metavar="BOT,BOT,...", help="One bot for each seat, separated by commas."
    ),
]
SEED = typer.Option(help="Random seed; the same seed replays the same luck.")
Seed = Annotated[int, SEED]
Iterations = Annotated[
    int, typer.Option(min=1, help="How many iterations the search does for each decision.")
]
BotTimeout = Annotated[
    float,
    typer.Option("--bot-timeout", min=0.01, help="Seconds to wait for a remote bot's answer."),
]
Workers = Annotated[int, typer.Option(min=1, help="How many processes to use.")]
Meanwhile = Annotated[
    bool, typer.Option("--compile", help="Compile the rules in the background, if necessary.")
]
EngineName = Annotated[
    str,
    typer.Option(
        "--engine", metavar="ENGINE", help="'processes' for this machine, 'ray' for many."
    ),
]
Address = Annotated[
    str | None,
    typer.Option(metavar="HOST:PORT", help="The Ray cluster to join; by default a local one."),
]
File = Annotated[
    Path | None,
    typer.Option(
        "--file", metavar="FILE", help="Save finished games here, and continue from them."
    ),
]
GamesFile = Annotated[
    Path | None,
    typer.Option("--data", metavar="FILE", help="Write one row per game, as .parquet or .csv."),
]
DecisionsFile = Annotated[
    Path | None,
    typer.Option(
        "--decisions", metavar="FILE", help="Write one row per decision, as .parquet or .csv."
    ),
]
Html = Annotated[
    Path | None,
    typer.Option("--html", metavar="FILE", help="Write a web page with charts, in one file."),
]
Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="LANG", help="Language; by default that of the variable LANG."),
]
Plain = Annotated[
    bool,
    typer.Option(
        "--plain", help="Print the board as plain lines, for example for a screen reader."
    ),
]
Db = Annotated[
    str | None,
    typer.Option(
        "--db",
        metavar="URL",
        envvar="ENGAWA_DB",
        help="sqlite:///FILE or postgresql://…; by default a file in your data folder.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


def chosen(options: list[str] | None) -> dict[str, object]:
    """``["bamboozled", "pandamonium=25"]`` as a dictionary."""
    found: dict[str, object] = {}
    for option in options or []:
        name, equals, value = option.partition("=")
        found[name] = value if equals else "yes"
    return found


def named_bots(players: str) -> list[str]:
    """Names with commas between; one that has commas itself stands in double quotes."""
    return [name.strip() for row in csv.reader([players]) for name in row]
