"""The words of ``engawa`` for whoever runs a server: what each takes, does and prints."""

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
            metavar="FILE", help="A new one, or a folder in which it is named by the time."
        ),
    ],
    db: Db = None,
) -> None:
    """Keep everything in one file, while the server runs or not.

    It is read back before it counts. Any store can be made of it: see 'engawa restore'.
    """
    from engawa.store import archive

    if file.is_dir():
        file = file / f"engawa-{datetime.now(UTC):%Y%m%d-%H%M%S}.backup"
    about = archive.backup(store_at(db), file)
    print(f"Kept in {file}, {size(file)}: {about}.")
    print(f"All of it reads back as it was. {looked_over(file)}")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What 'engawa backup' made.")],
    db: Db = None,
) -> None:
    """Make a store of a backup: the same kind as it was, or the other.

    It has to be a new one, or an empty one. All of the backup is restored, or nothing.
    """
    from engawa.store import archive
    from engawa.table.doctor import date

    about = archive.restore(file, store_at(db))
    print(f"Restored what was kept on {date(about.made)}: {about}.")
    print(f"All of it reads back as it was. {looked_over(store_at(db))}")


def looked_over(db: str | Path) -> str:
    """What the doctor says, in a sentence."""
    from engawa.store import raw
    from engawa.table.doctor import examine

    with raw.look(db) as store:
        wrong = examine(store, now()).wrong
    if not wrong:
        return "Every table can be followed to its end."
    return f"{things(len(wrong))} wrong with it, as before: 'engawa doctor' says what."


def doctor(db: Db = None, as_json: Json = False) -> None:
    """Look a store over, or a backup, and say in sentences what is wrong with it.

    Nothing is changed. The exit code is 1 if anything is wrong.
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
        now_and_then = f"It has version {seen.version} of the schema, and now there is"
        print(f"{now_and_then} {len(schema.STEPS)}: 'engawa serve' brings it up to date.")
    if seen.old:
        print(f"By older rules, over, and to be looked at: {many(seen.old, 'game')}.")
    print(f"{things(len(seen.wrong))} wrong." if seen.wrong else "Nothing is wrong.")
    raise typer.Exit(bool(seen.wrong))


def ratings(
    again: Annotated[
        bool, typer.Option("--again", help="Find all results and ratings anew, in the logs.")
    ] = False,
    limit: Annotated[int, typer.Option(min=1, help="Show so many of each game.")] = 20,
    db: Db = None,
    as_json: Json = False,
) -> None:
    """Who is rated how, game by game.

    Ratings follow from the logs of tables. Found anew they are the same, while a server runs or
    not; games that were over before results were kept then count for who played them, too.
    """
    from engawa.games import names, spec
    from engawa.table import ratings

    async def find(admin: Admin) -> list[dict[str, object]]:
        if again:
            print(f"Looked at {many(await admin.results_again(), 'table')}.", file=sys.stderr)
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


def things(number: int) -> str:
    return "1 thing is" if number == 1 else f"{number:,} things are"


def size(file: Path) -> str:
    return f"{file.stat().st_size / 1e6:,.1f} MB"


# --- admin ---

admin = typer.Typer(
    help="See and settle what goes on at the tables of a server, while it runs or not.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="Its id; see 'admin tables'.")]
GuestId = Annotated[str, typer.Argument(metavar="GUEST", help="Their id; see 'admin guests'.")]
Why = Annotated[str, typer.Option("--why", metavar="TEXT", help="Kept with the order.")]
Days = Annotated[float, typer.Option(min=0, help="For so many days; for ever if left out.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask whether it is meant.")]
Limit = Annotated[int, typer.Option(min=1, help="Show so many.")]


class NotMeant(EngawaError):
    """Whoever asked for it thought better of it."""


def whoami() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # a user without a name
        return f"user {os.getuid()}" if hasattr(os, "getuid") else "somebody"


def at_store(db: str | None, work: Callable[[Admin], Awaitable[T]]) -> T:
    from engawa import store
    from engawa.table.admin import Admin

    place = store_at(db)
    if isinstance(found := store.place(place), Path) and not found.exists():
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
    """What cannot be undone is asked about once."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise NotMeant("this cannot be undone: say --yes if it is meant")
    if input(f"{question} It cannot be undone. Type yes: ").strip().lower() != "yes":
        raise NotMeant("nothing was done")


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
        str | None, typer.Option(metavar="STATUS", help="waiting, playing or over.")
    ] = None,
    guest: Annotated[str | None, typer.Option(metavar="GUEST", help="Those of this guest.")] = None,
    limit: Limit = 50,
    db: Db = None,
    as_json: Json = False,
) -> None:
    """List tables, the last used first, with the ids of those who sit there."""
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
    """End a table that is not over, without a result. It can still be looked at."""
    done(db, lambda admin: admin.close(table, why), f"Table {table} is closed")


@admin.command()
def delete_table(table: TableId, why: Why = "", yes: Yes = False, db: Db = None) -> None:
    """Take a table away, with its log and its talk."""
    head = at_store(db, lambda admin: admin.table(table))
    about = f"{head.game}, {head.status}, {many(head.n, 'entry|entries')}"
    ask(yes, f"Delete table {table} ({about})?")
    done(db, lambda admin: admin.delete_table(table, why), f"Table {table} is deleted")


@admin.command()
def guests(
    name: Annotated[str, typer.Option(metavar="TEXT", help="Whose name has this in it.")] = "",
    limit: Limit = 50,
    db: Db = None,
    as_json: Json = False,
) -> None:
    """List guests, the newest first."""
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
    """Let a guest say nothing, at any table."""
    done(db, lambda admin: admin.mute(guest, days, why), f"Guest {guest} is muted")


@admin.command()
def unmute(guest: GuestId, why: Why = "", db: Db = None) -> None:
    """Let a guest talk again."""
    done(db, lambda admin: admin.unmute(guest, why), f"Guest {guest} may talk again")


@admin.command()
def ban(guest: GuestId, days: Days = 0, why: Why = "", db: Db = None) -> None:
    """Let a guest do nothing: connections end, and bots take over where they play."""
    done(db, lambda admin: admin.ban(guest, days, why), f"Guest {guest} is banned")


@admin.command()
def unban(guest: GuestId, why: Why = "", db: Db = None) -> None:
    """Let a guest come again."""
    done(db, lambda admin: admin.unban(guest, why), f"Guest {guest} may come again")


@admin.command()
def delete_guest(guest: GuestId, why: Why = "", yes: Yes = False, db: Db = None) -> None:
    """Take a guest's name, words and cookies away. What they played stays, by somebody."""
    found = at_store(db, lambda admin: admin.guest(guest))
    ask(yes, f"Delete guest {guest} ({found.name})?")
    done(db, lambda admin: admin.delete_guest(guest, why), f"Guest {guest} is deleted")


@admin.command()
def chat(table: TableId, db: Db = None, as_json: Json = False) -> None:
    """Show what was said at a table."""
    from engawa.table.doctor import date

    async def work(admin: Admin) -> list[dict[str, object]]:
        return [
            {"n": said.n, "at": date(said.at), "guest": said.by, "text": said.text}
            for said in await admin.chat(table)
        ]

    show(at_store(db, work), as_json, "Nothing was said there.")


@admin.command()
def delete_chat(
    table: TableId,
    by: Annotated[str, typer.Option(metavar="GUEST", help="Only what this guest said.")] = "",
    n: Annotated[int, typer.Option("--n", min=0, help="Only the word with this number.")] = 0,
    why: Why = "",
    yes: Yes = False,
    db: Db = None,
) -> None:
    """Take away what was said at a table. Who has read it may still see it until they reload."""
    ask(yes, f"Delete what was said at table {table}?")
    done(db, lambda admin: admin.delete_chat(table, by, n, why), f"Talk of {table} is deleted")


@admin.command()
def orders(limit: Limit = 50, db: Db = None, as_json: Json = False) -> None:
    """Show what was ordered here, by whom and why, the last at the end."""
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

    show(at_store(db, work), as_json, "Nothing was ordered yet.")
