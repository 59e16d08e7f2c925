"""Carry out an operator's order in a process.

The store has changed already. This updates open tables and connections.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from engawa.store import Order
from engawa.words import table as say

if TYPE_CHECKING:
    from engawa.table.tables import Tables


async def carry_out(tables: Tables, order: Order) -> None:
    if order.what in OBEY:
        await OBEY[order.what](tables, order.whom)


async def close(tables: Tables, table: str) -> None:
    """Read the end of the table from its log."""
    for live in tables.at_hand():
        if live.table.id == table:
            await live.news(0)


async def delete_table(tables: Tables, table: str) -> None:
    """Drop the table, and rate again what followed its result."""
    tables.drop(table, say.DELETED)
    for game in await tables.store.unsettled_games():
        tables.settle(game)


async def ban(tables: Tables, guest: str) -> None:
    tables.let_go(guest)


async def leave(tables: Tables, table: str) -> None:
    """Wake the table: a bot may have taken a seat where nobody is watching."""
    await close(tables, table)
    if tables.settings.watchful:
        await tables.waking.some([table])


async def delete_guest(tables: Tables, guest: str) -> None:
    """Remove the guest's name from what others see."""
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
