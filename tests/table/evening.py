"""Games that are played to their end, or left, to test what follows."""

import asyncio
from typing import Any

from games_by import SMALLEST
from hall import Hall, Player


async def sat(hall: Hall, *players: Player, game: str = SMALLEST, **how: Any) -> str:
    """Make a table with people only; the first is the host."""
    table = await players[0].make(game, seats=len(players), **{"rated": True, **how})
    for player in players[1:]:
        await player.at(table, "join")
    return table


async def plays(hall: Hall, table: str, *players: Player, most: int = 100_000) -> bool:
    """Let everybody play their first line, at most so often; return whether the game is over."""
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
    """Play a rated game to its end."""
    table = await sat(hall, *players, **how)
    assert await plays(hall, table, *players)
    return table


async def page(player: Player, of: Player | None = None) -> Any:
    """Return a person's page, as another person sees it."""
    whose = (await (of or player).get("/api/me"))["page"]
    return await player.get(f"/api/people/{whose}")
