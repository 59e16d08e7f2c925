"""Games that are played to their end, or left, for tests of what follows from them."""

import asyncio
from typing import Any

from games_by import SMALLEST
from hall import Hall, Player


async def sat(hall: Hall, *players: Player, game: str = SMALLEST, **how: Any) -> str:
    """A table with people only, the first of them its host."""
    table = await players[0].make(game, seats=len(players), **{"rated": True, **how})
    for player in players[1:]:
        await player.at(table, "join")
    return table


async def plays(hall: Hall, table: str, *players: Player, most: int = 100_000) -> bool:
    """Everybody plays their first line, so often or until it is over; is it?"""
    for _ in range(most):
        live = await hall.tables.live(table)
        if live.table.over:
            break
        turn = live.table.turn
        if turn is None or live.table.sitters[turn].bot:
            await asyncio.sleep(0.001)
            continue
        mine = next(player for player in players if player.id == live.table.sitters[turn].guest)
        await mine.at(table, "play", line=hall.lines(table)[0], seen=live.table.n)
    over: bool = (await hall.tables.live(table)).table.over
    return over


async def game(hall: Hall, *players: Player, **how: Any) -> str:
    """A rated game to its end."""
    table = await sat(hall, *players, **how)
    assert await plays(hall, table, *players)
    return table


async def page(player: Player, of: Player | None = None) -> Any:
    """A person's page, as another sees it."""
    whose = (await (of or player).get("/api/me"))["page"]
    return await player.get(f"/api/people/{whose}")
