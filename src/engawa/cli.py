"""The command ``engawa``: what each word after it takes, does and prints."""

from __future__ import annotations

import csv
import json
import os
import sys
from collections.abc import Callable
from functools import partial
from multiprocessing import Process
from pathlib import Path
from typing import Annotated

import typer

import engawa
from engawa import daily, operate
from engawa.bots.explain import ITERATIONS, explain
from engawa.bots.levels import WEAK
from engawa.bots.remote import PATIENCE
from engawa.compile.__main__ import compile_in_place
from engawa.compile.warmup import Warmup
from engawa.core import record
from engawa.core.actions import CHANCE, NOBODY
from engawa.core.book import HOUSE, find_rule, misfits, rules_of
from engawa.core.errors import BadGame, BadPosition, EngawaError
from engawa.core.game import Game
from engawa.core.notation import parse_seat, seat_name
from engawa.core.position import Position
from engawa.core.rng import named
from engawa.core.sight import Sight
from engawa.games import folder, spec
from engawa.lab import analysis
from engawa.lab import bench as benchmark
from engawa.lab.balance import Study, survey, surveys
from engawa.lab.data import Data
from engawa.lab.data import read as read_data
from engawa.lab.engine import engine
from engawa.lab.match import Match, contest
from engawa.lab.pages.analysis import analysis_page
from engawa.lab.pages.survey import survey_page
from engawa.lab.pages.tournament import tournament_page
from engawa.lab.progress import progress_bar
from engawa.lab.report import (
    BENCH_HEAD,
    SEARCH_HEAD,
    analysis_lines,
    bench_line,
    hint_lines,
    match_json,
    match_lines,
    search_line,
    survey_json,
    survey_lines,
    tournament_lines,
)
from engawa.lab.tournament import Standings, Tournament
from engawa.lab.tournament import run as run_tournament
from engawa.newgame import create
from engawa.terminal.coach import Coach
from engawa.terminal.language import spoken
from engawa.terminal.lessons import choose, teach
from engawa.terminal.sitting import PERSON, Sitting, result
from engawa.words import ENGLISH, Voice, check, library, row, together
from engawa.words import terminal as say

app = typer.Typer(
    help="One table for five games: for people, bots and learners. Alone, it opens in a browser.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

CORES = os.cpu_count() or 1
CLEAR = "\x1b[2J\x1b[H"  # every terminal of today knows it

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game; see 'engawa games'.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="See 'engawa games'; may be repeated."
    ),
]
Bots = Annotated[str, typer.Option("--bots", metavar="BOT,BOT,...", help="One for each seat.")]
Iterations = Annotated[
    int, typer.Option(min=1, help="How many iterations search does for each decision.")
]
BotTimeout = Annotated[
    float,
    typer.Option("--bot-timeout", min=0.01, help="Seconds to wait for a remote bot's answer."),
]
Workers = Annotated[int, typer.Option(min=1, help="Processes to use.")]
Meanwhile = Annotated[
    bool, typer.Option("--compile", help="Compile the rules in the background, if they are not.")
]
EngineName = Annotated[
    str, typer.Option("--engine", metavar="ENGINE", help="processes, or ray for many machines.")
]
Address = Annotated[
    str | None, typer.Option(metavar="HOST:PORT", help="The Ray cluster to join; else a local one.")
]
File = Annotated[
    Path | None,
    typer.Option("--file", metavar="FILE", help="Keep finished games here, and go on from there."),
]
GamesFile = Annotated[
    Path | None,
    typer.Option("--data", metavar="FILE", help="Write one row per game, as .parquet or .csv."),
]
DecisionsFile = Annotated[
    Path | None,
    typer.Option("--decisions", metavar="FILE", help="Write one row per decision, likewise."),
]
Html = Annotated[
    Path | None,
    typer.Option("--html", metavar="FILE", help="Write a page with pictures, in one file."),
]
Language = Annotated[
    str | None, typer.Option("--lang", metavar="LANG", help="The language; else that of LANG.")
]
Plain = Annotated[
    bool,
    typer.Option(
        "--plain", help="Say the board in plain lines, for a screen reader; as through a pipe."
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


def main() -> None:
    """Run the command; what a person can mend is said in one sentence, with exit code 2."""
    try:
        app()
    except EngawaError as error:
        fail(Voice(spoken())(error.words()))
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
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say the version and stop.")] = False,
) -> None:
    if version:
        build = "compiled" if engawa.COMPILED else "not compiled, so slower"
        print(f"engawa {engawa.__version__} ({build})")
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve(browser=True)


@app.command()
def games(lang: Language = None) -> None:
    """List the games, their seats and their options."""
    voice = Voice(spoken(lang))
    for name in engawa.names():
        found = spec(name)
        seats = say.seats_range(few=found.seats[0], many=found.seats[-1])
        print(f"{name}: {voice(together(found.says, seats))}")
        for option in found.options:
            print(f"    {option.name}: {voice(option.says)}")
            usual = say.takes_usually(takes=option.takes(), usual=option.usual())
            print(f"        {voice(usual)}")


@app.command()
def play(
    name: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="Which game; you are asked if you leave it out."),
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many sit at the table.")] = None,
    players: Annotated[
        str | None,
        typer.Option("--bots", metavar="LEVEL,...", help="Who sits in the other seats, or in all."),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="Random seed; the same seed replays the same luck.")
    ] = None,
    option: Options = None,
    coach: Annotated[
        bool, typer.Option("--coach", help="Explain what is new, for a first game.")
    ] = False,
    plain: Plain = False,
    lang: Language = None,
    meanwhile: Meanwhile = False,
) -> None:
    """Play a game here. A terminal shows the board as a map; a pipe gets plain lines.

    You have seat A and greedy bots the others, unless --bots says otherwise: 'level1' to 'level8',
    'random', 'greedy', 'search', or 'person' for somebody at the same keyboard. As many names as
    seats leave you none.
    """
    language = spoken(lang)
    name = name or ask_for_game(Voice(language))
    levels = named_bots(players) if players else []
    if seats is None and levels:
        seats = len(levels) + 1 if len(levels) + 1 in spec(name).seats else len(levels)
    game = Game(spec(name), seats, chosen(option))
    levels = levels or ["greedy"] * (game.seats - 1)
    if len(levels) not in (game.seats - 1, game.seats):
        raise BadGame(say.bots_seats(bots=len(levels), seats=game.seats))
    sat = [PERSON] * (game.seats - len(levels)) + levels
    warmup = Warmup()
    if meanwhile:
        warmup.start()
    if warmup.state != "ready" and set(WEAK) & set(levels):
        print(Voice(language)(say.WEAK_BOTS))
    try:
        sitting = Sitting(game, sat, print, input, seed, language, clearing(plain))
        sitting.coach = Coach() if coach else None
        sitting.run()
    finally:
        warmup.end()


def clearing(plain: bool) -> Callable[[], None] | None:
    """How the screen is emptied; it is not where there is none, or plain lines are wished."""
    able = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    return partial(print, CLEAR, end="") if able and not plain else None


@app.command()
def learn(
    name: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Which game; else all are listed.")
    ] = None,
    lesson: Annotated[
        str | None, typer.Argument(metavar="[LESSON]", help="Its name or number; else you choose.")
    ] = None,
    plain: Plain = False,
    lang: Language = None,
) -> None:
    """Learn a game by small tasks, or list the lessons there are."""
    language = spoken(lang)
    voice = Voice(language)
    if name is None:
        for each in map(spec, engawa.names()):
            found = say.lessons_of(game=each.name, n=len(each.lessons), title=each.title)
            print(voice(found))
        return
    place = spec(name)
    if asked := lesson or choose(place, voice, print, input):
        teach(place, asked, voice, print, input, clearing(plain))


def ask_for_game(voice: Voice) -> str:
    names = engawa.names()
    if len(names) == 1:
        return names[0]
    for number, name in enumerate(names, 1):
        titled = say.titled(what=spec(name).title, says=spec(name).says)
        print(f"  {number}. {voice(titled)}")
    try:
        typed = input(voice(say.WHICH_GAME) + " ").strip()
    except EOFError:
        raise BadGame(say.say_which(row(names))) from None
    numbers = {str(number): each for number, each in enumerate(names, 1)}
    return numbers.get(typed, typed)


@app.command()
def serve(
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes any free one.")
    ] = 8765,
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 for the whole network.")] = (
        "127.0.0.1"
    ),
    db: operate.Db = None,
    pace: Annotated[float, typer.Option(min=0, help="Seconds between moves of bots.")] = 0.6,
    limits: Annotated[
        float, typer.Option(min=0, help="Scale all rate limits (2 = twice as generous, 0 = none).")
    ] = 1.0,
    bot_tables: Annotated[
        int, typer.Option(min=1, help="Most tables at a time where only bots play.")
    ] = 64,
    bot_tables_each: Annotated[
        int, typer.Option(min=1, help="Most of them that one guest may make.")
    ] = 4,
    connections: Annotated[
        int,
        typer.Option(min=0, help="Most connections at a time; 0 = as many as the system allows."),
    ] = 0,
    connections_each: Annotated[
        int, typer.Option(min=1, help="Most of them from one address, such as a household.")
    ] = 200,
    read_timeout: Annotated[
        float,
        typer.Option(
            min=0.1, help="Seconds to wait for a request's head; three times that for its body."
        ),
    ] = 10.0,
    keep_chat: Annotated[float, typer.Option(min=0, help="Days to keep chat; 0 = for ever.")] = 0,
    keep_unfinished: Annotated[
        float,
        typer.Option(min=0, help="Days to keep an unfinished game without a move; 0 = for ever."),
    ] = 0,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A host name the server is reached by; may be repeated."),
    ] = None,
    contact: Annotated[
        str,
        typer.Option(metavar="URL", help="mailto: or https: address of yours, for push services."),
    ] = "",
    push_to: Annotated[
        list[str] | None,
        typer.Option(metavar="ORIGIN", help="Let players be called there too, public or not."),
    ] = None,
    workers: Annotated[
        int, typer.Option(min=1, help="How many server processes; more than one needs PostgreSQL.")
    ] = 1,
    thinkers: Annotated[
        str, typer.Option(metavar="HOST:PORT", help="Where `engawa think` may join.")
    ] = "",
    telemetry: Annotated[
        bool, typer.Option("--telemetry", help="Send traces and metrics by OpenTelemetry.")
    ] = False,
    browser: Annotated[bool, typer.Option("--open", help="Open a browser.")] = False,
    meanwhile: Meanwhile = False,
) -> None:
    """Open the table in browsers: a server for guests, friends and bots."""
    from engawa.bots.pool import Pool
    from engawa.bots.thinkers import KEY, check_key, place
    from engawa.table import run  # a web server is loaded only where one is wanted
    from engawa.table.retention import Retention
    from engawa.table.tables import ServerSettings

    settings = ServerSettings(pace, limits, hosts=tuple(allow_host or ()))
    settings.bot_tables, settings.bot_tables_each = bot_tables, bot_tables_each
    settings.connections, settings.connections_each = connections, connections_each
    settings.read_timeout = read_timeout
    settings.compile = meanwhile
    settings.contact, settings.push_to = contact, tuple(push_to or ())
    if thinkers:
        place(thinkers)
        key = check_key(os.environ.get(KEY, ""))
        settings.pool = partial(Pool, ear=thinkers, key=key)
    settings.keep = Retention(keep_chat, keep_unfinished)
    home = operate.store_at(db)
    usual = browser and db is None
    where = run.Where(home, host, port, workers, browser, usual, telemetry)
    voice = Voice(spoken())
    run.serve(where, settings, lambda words: print(voice(words), flush=True))


@app.command()
def think(
    address: Annotated[str, typer.Argument(metavar="HOST:PORT", help="See serve --thinkers.")],
    workers: Annotated[int, typer.Option(min=1, help="Processes that think.")] = (
        os.cpu_count() or 1
    ),
) -> None:
    """Think for the bots of a server elsewhere. Both know the key in ENGAWA_THINK_KEY."""
    from engawa.bots.pool import think_for
    from engawa.bots.thinkers import KEY, check_key, place

    key = check_key(os.environ.get(KEY, ""))
    place(address)
    others = [Process(target=think_for, args=(address, key)) for _ in range(workers)]
    for each in others:
        each.start()
    print(f"Thinking for {address} with {workers} processes (Ctrl-C ends it)", flush=True)
    for each in others:
        each.join()
    raise typer.Exit(1)  # they end only if they may not join


for work in (operate.backup, operate.restore, operate.doctor, operate.ratings):
    app.command()(work)
app.add_typer(operate.admin, name="admin")
app.add_typer(daily.app, name="daily")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    lang: Language = None,
) -> None:
    """Play a record through, checking every line and every position it claims."""
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


@app.command()
def rules(
    name: GameName,
    rule: Annotated[
        str | None, typer.Argument(metavar="[RULE]", help="One rule, by its id.")
    ] = None,
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


@app.command()
def hint(
    name: GameName,
    position: Annotated[
        str, typer.Option("--position", metavar="TEXT", help="The position to look at.")
    ],
    seat: Annotated[str | None, typer.Option(help="The seat that asks: A, B, ...")] = None,
    seats: Annotated[
        int | None, typer.Option(help="How many seats; found from the position if left out.")
    ] = None,
    option: Options = None,
    iterations: Iterations = ITERATIONS,
    seconds: Annotated[
        float | None, typer.Option(min=0.01, help="Think so many seconds instead.")
    ] = None,
    lines: Annotated[int, typer.Option(min=1, help="How many lines to show.")] = 3,
    seed: Annotated[int, typer.Option(help="Random seed of the search.")] = 0,
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
    html: Html = None,
    as_json: Json = False,
) -> None:
    """Look at a game again: how each seat stood, where it turned, and what was luck.

    Each choice is judged from what its seat could see.
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
    """Say so if a record was played under other rules."""
    if note := record.version_note(game, spec(game.headers["game"])):
        print(f"engawa: {voice(note)}", file=sys.stderr)


def placed(name: str, text: str, seats: int | None, options: dict[str, object]) -> Position:
    """The position a text describes, with as many seats as it takes."""
    counts = list(spec(name).seats) if seats is None else [seats]
    for count in counts[:-1]:
        try:
            return Game(spec(name), count, options).position(text)
        except EngawaError:
            continue
    return Game(spec(name), counts[-1], options).position(text)


@app.command()
def match(
    name: GameName,
    players: Bots,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 200,
    seed: Annotated[
        int, typer.Option(help="Random seed; the same seed replays the same luck.")
    ] = 0,
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
    """Let bots play many games, each bot in each seat in turn, and count.

    Games come in rounds: each bot plays each seat once with the same luck. With --file an
    interrupted match goes on where it was, and a finished one grows.
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


def named_bots(players: str) -> list[str]:
    """Names with commas between; one that has commas itself stands in double quotes."""
    return [name.strip() for row in csv.reader([players]) for name in row]


@app.command()
def tournament(
    name: GameName,
    players: Annotated[str, typer.Option("--bots", metavar="BOT,BOT,...", help="Any number.")],
    seats: Annotated[int, typer.Option(help="How many sit at a table.")] = 2,
    rounds: Annotated[int, typer.Option(min=1, help="How often everybody meets.")] = 10,
    seed: Annotated[
        int, typer.Option(help="Random seed; the same seed replays the same luck.")
    ] = 0,
    option: Options = None,
    bot_timeout: BotTimeout = PATIENCE,
    zero: Annotated[
        str | None,
        typer.Option(metavar="BOT", help="The bot whose rating is 0; else the mean is 0."),
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
    """Let every bot meet every other in every seat order, and rate them.

    In a round each company of bots plays in every seat order (from four seats on, in every turn
    of one order), always with the same luck. With --file an interrupted tournament goes on where
    it was, and a finished one grows by asking for more rounds.
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


@app.command()
def report(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Or --from a file.")] = None,
    bot: Annotated[str, typer.Option(help="The bot in every seat.")] = "greedy",
    seats: Annotated[int | None, typer.Option(help="How many sit at the table.")] = None,
    games: Annotated[int, typer.Option(min=2, help="How many games.")] = 400,
    seed: Annotated[
        int, typer.Option(help="Random seed; the same seed replays the same luck.")
    ] = 0,
    option: Options = None,
    against: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="Compare with this option; may be repeated."),
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
        typer.Option("--from", metavar="FILE", help="Report on what --data wrote; play nothing."),
    ] = None,
    as_json: Json = False,
) -> None:
    """Tell a designer how a game goes: seats, length, ties, margins, leads and choices.

    The same bot has every seat. With --against the same games are played again with another
    option, with the same luck, and compared one by one. With --file an interrupted report goes on
    where it was, and a finished one grows.
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
        raise BadGame(f"say which game to report on: {', '.join(engawa.names())}")
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
    """The game as it is asked for, and beside it with another option."""
    ways = [chosen(option)] + ([chosen(option) | chosen(against)] if against else [])
    made = [Game(spec(name), seats, options) for options in ways]
    return [Study(name, bot, each.seats, seed, {**each.chosen()}, bot_timeout) for each in made]


@app.command()
def bench(
    name: Annotated[str | None, typer.Option("--game", help="Only this game.")] = None,
    search: Annotated[
        bool, typer.Option("--search", help="The search, on 1 and 2 threads.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Measure how fast the games run, compiled and not; or how fast bots search them."""
    names = [spec(name).name] if name else engawa.names()
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


@app.command("compile")
def compile_rules(
    packages: Annotated[
        list[str] | None,
        typer.Argument(metavar="[PACKAGE]...", help="Of games that live elsewhere."),
    ] = None,
    jobs: Annotated[int, typer.Option(help="How many to compile at a time; 0 = one per core.")] = 0,
) -> None:
    """Compile the rules of a package in place, or Engawa's own; only what has changed."""
    raise typer.Exit(compile_in_place(packages or [], jobs))


@app.command()
def words(
    what: Annotated[str, typer.Argument(metavar="check|make", help="Check, or make first.")],
    book: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="One game, also of another package; all of ours."),
    ] = None,
    lang: Annotated[
        str | None, typer.Option(metavar="LANG", help="One language; say what is left to do in it.")
    ] = None,
) -> None:
    """Check that catalogues and code fit, in every language; or make the functions they need."""
    if what not in ("check", "make"):
        raise BadGame(f"words are checked or made, not {what!r}")
    games = [book] if book else engawa.names()
    for name in games:
        library.register(name, folder(name) / "words")  # not loaded: it may lack what is made here
    books = [book] if book else library.written()
    for name in books:
        if what == "make" and check.write(name):
            print(f"{name}: made anew")
    spoken = [lang] if lang else library.spoken_in(book) if book else library.languages()
    code = folder(book) if book else Path(engawa.__file__).parent
    wrong = list(check.check(books, [code], spoken))
    pages = [folder(name) / "RULES.md" for name in games] + ([] if book else [HOUSE])
    for each in [each for each in spoken if each != library.REFERENCE]:
        wrong += [sentence for page in pages for sentence in misfits(page, each)]
    if lang:
        print_missing(books, lang)
    print("\n".join(wrong) or "All words fit.")
    raise typer.Exit(bool(wrong))


def print_missing(books: list[str], language: str) -> None:
    """What a translator has to write yet, under the file where it belongs."""
    for book in books:
        if left := check.missing(book, language):
            print(f"### to be translated in {library.BOOKS[book] / language}.ftl\n\n{left}")


@app.command()
def new(
    name: Annotated[str, typer.Argument(metavar="GAME", help="Its name, such as paper_crane.")],
    folder: Annotated[Path, typer.Option("--in", help="A checkout, or any folder.")] = Path(),
    package: Annotated[
        bool, typer.Option("--package", help="As a project of its own, to be installed with pip.")
    ] = False,
) -> None:
    """Make a new game's folder, with a small game that plays and passes the laws."""
    for line in create(name, folder, package):
        print(line)
