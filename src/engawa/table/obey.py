"""What a process does when whoever runs the server has ordered something.

The store has changed by then; here is what follows for tables that are open, and for connections.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from engawa.store import Order
from engawa.words import table as say

if TYPE_CHECKING:
    from engawa.table.tables import Tables


async def obey(tables: Tables, order: Order) -> None:
    if order.what in OBEY:
        await OBEY[order.what](tables, order.whom)


async def close(tables: Tables, table: str) -> None:
    """The log says so."""
    for live in tables.at_hand():
        if live.table.id == table:
            await live.news(0)


async def delete_table(tables: Tables, table: str) -> None:
    """What follows from its result is settled anew."""
    tables.drop(table, say.DELETED)
    for game in await tables.store.unsettled_games():
        tables.settle(game)


async def ban(tables: Tables, guest: str) -> None:
    tables.let_go(guest)


async def leave(tables: Tables, table: str) -> None:
    """A bot may have taken over where nobody looks: it is woken."""
    await close(tables, table)
    if tables.settings.watchful:
        await tables.waking.some([table])


async def delete_guest(tables: Tables, guest: str) -> None:
    """Their name is gone from what others see, too."""
    tables.let_go(guest)
    if found := await tables.store.guest(guest):
        tables.renamed(found)
    for live in tables.at_hand():
        if guest in live.table.names or guest in live.table.audience:
            live.table.forget(guest)
            live.heads()


OBEY: dict[str, Callable[[Tables, str], Awaitable[None]]] = {
    "close": close,
    "delete-table": delete_table,
    "ban": ban,
    "leave": leave,
    "delete-guest": delete_guest,
}
