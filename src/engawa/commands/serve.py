"""``engawa serve`` and ``think``: the table in browsers, and machines that think for it."""

from __future__ import annotations

import os
from functools import partial
from multiprocessing import Process
from typing import Annotated

import typer

from engawa.commands import operate
from engawa.commands.options import Db, Meanwhile
from engawa.terminal.language import spoken
from engawa.words import Voice


def serve(
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes any free one.")
    ] = 8765,
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network.")
    ] = ("127.0.0.1"),
    db: Db = None,
    pace: Annotated[
        float, typer.Option(min=0, help="Seconds between moves of bots that somebody watches.")
    ] = 0.6,
    limits: Annotated[
        float, typer.Option(min=0, help="Scale all rate limits (2 = twice as generous, 0 = none).")
    ] = 1.0,
    bot_tables: Annotated[
        int, typer.Option(min=1, help="Limit of tables at a time where only bots play.")
    ] = 64,
    bot_tables_each: Annotated[
        int, typer.Option(min=1, help="Limit of such tables for one guest.")
    ] = 4,
    connections: Annotated[
        int,
        typer.Option(min=0, help="Limit of connections; 0 = as many as the system allows."),
    ] = 0,
    connections_each: Annotated[
        int, typer.Option(min=1, help="Limit of connections from one address, such as a home.")
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
        typer.Option(metavar="NAME", help="A host name of the server; may be repeated."),
    ] = None,
    contact: Annotated[
        str,
        typer.Option(metavar="URL", help="Your mailto: or https: address, for push services."),
    ] = "",
    push_to: Annotated[
        list[str] | None,
        typer.Option(metavar="ORIGIN", help="A non-public origin where players may be notified."),
    ] = None,
    workers: Annotated[
        int, typer.Option(min=1, help="How many server processes; more than one needs PostgreSQL.")
    ] = 1,
    thinkers: Annotated[
        str, typer.Option(metavar="HOST:PORT", help="Where 'engawa think' may join.")
    ] = "",
    telemetry: Annotated[
        bool, typer.Option("--telemetry", help="Send traces and metrics by OpenTelemetry.")
    ] = False,
    browser: Annotated[bool, typer.Option("--open", help="Open a browser.")] = False,
    meanwhile: Meanwhile = False,
) -> None:
    """Start a server, to play in browsers with friends and bots."""
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
        settings.pool = partial(Pool, listen=thinkers, key=key)
    settings.keep = Retention(keep_chat, keep_unfinished)
    home = operate.store_at(db)
    usual = browser and db is None
    where = run.Where(home, host, port, workers, browser, usual, telemetry)
    voice = Voice(spoken())
    run.serve(where, settings, lambda words: print(voice(words), flush=True))


def think(
    address: Annotated[
        str,
        typer.Argument(metavar="HOST:PORT", help="The address given to 'engawa serve --thinkers'."),
    ],
    workers: Annotated[int, typer.Option(min=1, help="How many processes think.")] = (
        os.cpu_count() or 1
    ),
) -> None:
    """Let this machine think for the bots of a server elsewhere.

    Set the same key on both machines, in the variable ENGAWA_THINK_KEY.
    """
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
