"""The commands of ``engawa`` for hosts: their options, and what they print."""

from __future__ import annotations

import asyncio
import getpass
import json
import os
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import msgspec
import typer

from engawa.commands.options import Db, Json
from engawa.core.errors import EngawaError
from engawa.core.notation import count

if TYPE_CHECKING:
    from engawa.table.admin import Admin, Done

T = TypeVar("T")

RATED = ("game", "name", "rating", "within", "games")  # the columns of ratings


def store_at(db: str | None) -> str:
    from engawa.store import data_folder  # no store is loaded before it is wanted

    return db or str(data_folder() / "engawa.db")


def now() -> int:
    return time.time_ns() // 1_000_000


def backup(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE", help="A new file, or a folder, where the file is named by the time."
        ),
    ],
    db: Db = None,
) -> None:
    """Back up everything to one file, whether the server is running or not.

    The file is read back and checked. 'engawa restore' makes a store of it, of either kind.
    """
    from engawa.store import archive

    if file.is_dir():
        file = file / f"engawa-{datetime.now(UTC):%Y%m%d-%H%M%S}.backup"
    about = archive.backup(store_at(db), file)
    print(f"Backed up to {file} ({size(file)}): {about}.")
    print(f"The backup was read back and is complete. {looked_over(file)}")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file made by 'engawa backup'.")],
    db: Db = None,
) -> None:
    """Restore a backup into a new store, SQLite or PostgreSQL.

    The store must be new or empty. Either the whole backup is restored, or nothing.
    """
    from engawa.store import archive
    from engawa.table.doctor import date

    about = archive.restore(file, store_at(db))
    print(f"Restored the backup of {date(about.made)}: {about}.")
    print(f"The store was read back and is complete. {looked_over(store_at(db))}")


def looked_over(db: str | Path) -> str:
    """What the doctor says, in a sentence."""
    from engawa.store import raw
    from engawa.table.doctor import examine

    with raw.look(db) as store:
        wrong = examine(store, now()).wrong
    if not wrong:
        return "Every table can be replayed to its end."
    return f"It has {many(len(wrong), 'problem')}, as before; 'engawa doctor' lists them."


def doctor(db: Db = None, as_json: Json = False) -> None:
    """Check a store or a backup, and describe any problems.

    Nothing is changed. The exit code is 1 if there is a problem.
    """
    from engawa.store import raw, schema
    from engawa.table.doctor import examine

    with raw.look(store_at(db)) as store:
        seen = examine(store, now())
    if as_json:
        print(json.dumps(msgspec.to_builtins(seen)))
        raise typer.Exit(bool(seen.wrong))
    for each in seen.wrong:
        print(f"{each.says}.")
    read = "was" if seen.tables == 1 else "were"
    print(f"{many(seen.tables, 'table')} with {many(seen.entries, 'entry|entries')} {read} read.")
    if seen.version < len(schema.STEPS):
        versions = f"{seen.version} of {len(schema.STEPS)}"
        print(f"Its schema has version {versions}; 'engawa serve' updates it.")
    if seen.old:
        print(f"{many(seen.old, 'finished game')} by older rules, which can still be looked at.")
    print(f"{many(len(seen.wrong), 'problem')} found." if seen.wrong else "No problems found.")
    raise typer.Exit(bool(seen.wrong))


def ratings(
    again: Annotated[
        bool, typer.Option("--again", help="Compute all results and ratings again from the logs.")
    ] = False,
    limit: Annotated[int, typer.Option(min=1, help="How many to show for each game.")] = 20,
    db: Db = None,
    as_json: Json = False,
) -> None:
    """List the ratings of people, game by game.

    With --again, ratings are computed again from the logs of all tables, whether a server is
    running or not. They come out the same. Games that ended before results were stored are added
    to the pages of their players.
    """
    from engawa.games import names, spec
    from engawa.table import ratings

    async def find(admin: Admin) -> list[dict[str, object]]:
        if again:
            print(f"Examined {many(await admin.results_again(), 'table')}.", file=sys.stderr)
        rows: list[dict[str, object]] = []
        for game in names():
            for name, rating in await admin.store.standings(game, limit):
                told = ratings.told(rating)
                about = (spec(game).title, name, told.points, f"± {told.within}", told.games)
                rows.append(dict(zip(RATED, about, strict=True)))
        return rows

    show(at_store(db, find), as_json, "Nobody is rated yet: no rated game has ended.")


def many(number: int, word: str) -> str:
    """``1 table`` or ``2,000 tables``."""
    return count(number, word).replace(str(number), f"{number:,}", 1)


def size(file: Path) -> str:
    return f"{file.stat().st_size / 1e6:,.1f} MB"


# --- admin ---

admin = typer.Typer(
    help="List and manage tables, guests and chat, whether the server is running or not.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

TableId = Annotated[
    str, typer.Argument(metavar="TABLE", help="The table's id; see 'admin tables'.")
]
GuestId = Annotated[
    str, typer.Argument(metavar="GUEST", help="The guest's id; see 'admin guests'.")
]
Why = Annotated[
    str, typer.Option("--why", metavar="TEXT", help="The reason; it is stored with the order.")
]
Days = Annotated[float, typer.Option(min=0, help="How many days; 0 = for ever.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")]
Limit = Annotated[int, typer.Option(min=1, help="How many to show.")]


class NotMeant(EngawaError):
    """The order was not confirmed."""


def whoami() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # a user without a name
        return f"user {os.getuid()}" if hasattr(os, "getuid") else "somebody"


def at_store(db: str | None, work: Callable[[Admin], Awaitable[T]]) -> T:
    from engawa import store
    from engawa.table.admin import Admin

    place = store_at(db)
    if isinstance(found := store.locate(place), Path) and not found.exists():
        raise store.BadStore(f"there is no store at {found}")

    async def whole() -> T:
        async with store.open(place, beside=True) as log:
            return await work(Admin(log, whoami(), now))

    return asyncio.run(whole())


def done(db: str | None, work: Callable[[Admin], Awaitable[Done]], says: str) -> None:
    found = at_store(db, work)
    print(f"{says} (order {found.order.n}).")
    for note in found.notes:
        print(note)


def ask(yes: bool, question: str) -> None:
    """Ask once before something that cannot be undone."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise NotMeant("this cannot be undone; confirm it with --yes")
    if input(f"{question} It cannot be undone. Type yes: ").strip().lower() != "yes":
        raise NotMeant("cancelled; nothing was done")


def show(rows: Sequence[dict[str, object]], as_json: bool, nothing: str) -> None:
    """A table in plain columns, or JSON."""
    if as_json:
        print(json.dumps(rows))
        return
    if not rows:
        print(nothing)
        return
    lines = [list(rows[0]), *([str(value) for value in row.values()] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        cells = (cell.ljust(width) for cell, width in zip(line, widths, strict=True))
        print("  ".join(cells).rstrip())


def until(ms: int) -> str:
    """``until`` when, for a guest who is muted or banned."""
    from engawa.store import FOREVER
    from engawa.table.doctor import date

    return "for ever" if ms >= FOREVER else f"until {date(ms)}" if ms > now() else ""


@admin.command()
def tables(
    status: Annotated[
        str | None,
        typer.Option(metavar="STATUS", help="Only tables that are waiting, playing or over."),
    ] = None,
    guest: Annotated[
        str | None, typer.Option(metavar="GUEST", help="Only tables of this guest.")
    ] = None,
    limit: Limit = 50,
    db: Db = None,
    as_json: Json = False,
) -> None:
    """List tables and the ids of their players, most recently used first."""
    from engawa.table.doctor import date

    async def work(admin: Admin) -> list[dict[str, object]]:
        return [
            {
                "table": head.id,
                "game": head.game,
                "status": head.status,
                "public": "yes" if head.public else "no",
                "entries": head.n,
                "used": date(head.changed),
                "maker": head.maker,
                "seats": " ".join(await admin.sitting(head.id)),
            }
            for head in await admin.store.heads(guest=guest, status=status, limit=limit)
        ]

    show(at_store(db, work), as_json, "There are no such tables.")


@admin.command()
def close(table: TableId, why: Why = "", db: Db = None) -> None:
    """End a game without a result. The table can still be looked at."""
    done(db, lambda admin: admin.close(table, why), f"Table {table} is closed")


@admin.command()
def delete_table(table: TableId, why: Why = "", yes: Yes = False, db: Db = None) -> None:
    """Delete a table with its log and its chat."""
    head = at_store(db, lambda admin: admin.table(table))
    about = f"{head.game}, {head.status}, {many(head.n, 'entry|entries')}"
    ask(yes, f"Delete table {table} ({about})?")
    done(db, lambda admin: admin.delete_table(table, why), f"Table {table} is deleted")


@admin.command()
def guests(
    name: Annotated[
        str, typer.Option(metavar="TEXT", help="Only guests whose name contains this.")
    ] = "",
    limit: Limit = 50,
    db: Db = None,
    as_json: Json = False,
) -> None:
    """List guests, newest first."""
    from engawa.table.doctor import date

    async def work(admin: Admin) -> list[dict[str, object]]:
        return [
            {
                "guest": guest.id,
                "name": guest.name,
                "came": date(guest.made),
                "muted": until(guest.muted),
                "banned": until(guest.banned),
            }
            for guest in await admin.store.guests(name, limit)
        ]

    show(at_store(db, work), as_json, "There are no such guests.")


@admin.command()
def mute(guest: GuestId, days: Days = 0, why: Why = "", db: Db = None) -> None:
    """Stop a guest from chatting, at any table."""
    done(db, lambda admin: admin.mute(guest, days, why), f"Guest {guest} is muted")


@admin.command()
def unmute(guest: GuestId, why: Why = "", db: Db = None) -> None:
    """Let a guest chat again."""
    done(db, lambda admin: admin.unmute(guest, why), f"Guest {guest} may chat again")


@admin.command()
def ban(guest: GuestId, days: Days = 0, why: Why = "", db: Db = None) -> None:
    """Lock a guest out: connections end, and bots take over their seats."""
    done(db, lambda admin: admin.ban(guest, days, why), f"Guest {guest} is banned")


@admin.command()
def unban(guest: GuestId, why: Why = "", db: Db = None) -> None:
    """Let a guest in again."""
    done(db, lambda admin: admin.unban(guest, why), f"Guest {guest} may come back")


@admin.command()
def delete_guest(guest: GuestId, why: Why = "", yes: Yes = False, db: Db = None) -> None:
    """Delete a guest's name, messages and cookies. Their games stay, played by somebody."""
    found = at_store(db, lambda admin: admin.guest(guest))
    ask(yes, f"Delete guest {guest} ({found.name})?")
    done(db, lambda admin: admin.delete_guest(guest, why), f"Guest {guest} is deleted")


@admin.command()
def chat(table: TableId, db: Db = None, as_json: Json = False) -> None:
    """Show the chat of a table."""
    from engawa.table.doctor import date

    async def work(admin: Admin) -> list[dict[str, object]]:
        return [
            {"n": said.n, "at": date(said.at), "guest": said.by, "text": said.text}
            for said in await admin.chat(table)
        ]

    show(at_store(db, work), as_json, "There are no messages.")


@admin.command()
def delete_chat(
    table: TableId,
    by: Annotated[str, typer.Option(metavar="GUEST", help="Only messages by this guest.")] = "",
    n: Annotated[
        int, typer.Option("--n", min=0, help="Only the message with this number; 0 = all.")
    ] = 0,
    why: Why = "",
    yes: Yes = False,
    db: Db = None,
) -> None:
    """Delete the chat of a table. People who have it open see it until they reload."""
    ask(yes, f"Delete messages at table {table}?")
    done(
        db,
        lambda admin: admin.delete_chat(table, by, n, why),
        f"Messages at table {table} are deleted",
    )


@admin.command()
def orders(limit: Limit = 50, db: Db = None, as_json: Json = False) -> None:
    """List what was ordered with these commands, by whom and why, oldest first."""
    from engawa.table.doctor import date

    async def work(admin: Admin) -> list[dict[str, object]]:
        first = await admin.store.last_order() - limit
        return [
            {
                "n": order.n,
                "at": date(order.at),
                "by": order.by,
                "what": order.what,
                "whom": order.whom,
                "why": order.why,
            }
            for order in await admin.store.orders(first)
        ]

    show(at_store(db, work), as_json, "There are no orders yet.")
