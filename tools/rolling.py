"""Restart the servers of one database one after the other, under load: `make rolling`.

Players sit at tables that all processes share. A player whose connection closes connects to another
process, as a browser does behind a proxy, and repeats the request with the same id. This prints
what was lost, and the longest delay of a move.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time

import uvloop

from engawa import store
from engawa.games import GAMES
from tools import postgres
from tools.faults import Promised, Sitting
from tools.sitting import Door, Message, Seat, Served

PAUSE = 0.05  # seconds between two moves of a player
AWAY = 0.1  # seconds before a player tries the next server
LONGEST = 5.0  # the most seconds that a move may take


class Roaming(Sitting):
    """Guests who go to another server when one closes."""

    def __init__(self, doors: list[Door], guests: list[str], game: str, found: Promised) -> None:
        super().__init__(random.choice(doors), guests, game, found)
        self.doors = doors
        self.asked_at = 0.0
        self.longest = 0.0

    def hear(self, seat: Seat, message: Message) -> None:
        heard = self.heard
        super().hear(seat, message)
        if self.heard > heard:
            self.longest = max(self.longest, time.monotonic() - self.asked_at)

    def play(self) -> None:
        """Play after a moment, so that many tables can be played at once."""
        if self.asked is None:
            asyncio.get_running_loop().call_later(PAUSE, self._play)

    def _play(self) -> None:
        if self.asked is None and self.seats:
            self.asked_at = time.monotonic()
            super().play()

    async def roam(self) -> None:
        """Sit until a connection closes; then all move to another server."""
        while not self.over:
            try:
                await self.sit()
                gone = [asyncio.ensure_future(seat.gone.wait()) for seat in self.seats]
                await asyncio.wait(gone, return_when=asyncio.FIRST_COMPLETED)
                for each in gone:
                    each.cancel()
            except Exception:  # the server is closed, or just closing
                await asyncio.sleep(AWAY)
            self.leave()
            self.door = random.choice([door for door in self.doors if door is not self.door])


async def roll(servers: list[Served], sittings: list[Roaming], rounds: int, rest: float) -> None:
    """Restart each server in turn, while the others go on."""
    players = [asyncio.create_task(sitting.roam()) for sitting in sittings]
    for _ in range(rounds):
        for served in servers:
            await asyncio.sleep(rest)
            await asyncio.to_thread(served.stop)
            await asyncio.to_thread(served.start)
    await asyncio.sleep(rest)
    for player in players:
        player.cancel()
    for sitting in sittings:
        sitting.leave()


def rolling(
    url: str, ports: list[int], tables: int, rounds: int, rest: float = 2.0
) -> tuple[Promised, float]:
    """Return what was promised and kept, and the longest delay of a move."""
    servers, promised = [Served(port, url) for port in ports], Promised()
    for served in servers:
        served.start()
    try:
        doors = [served.door for served in servers]
        guests = doors[0].guests(2)
        sittings = [
            Roaming(doors, guests, GAMES[number % len(GAMES)], promised) for number in range(tables)
        ]
        uvloop.run(roll(servers, sittings, rounds, rest))
    finally:
        for served in servers:
            served.stop()

    async def check() -> None:
        async with store.open(url) as log:
            await promised.check_all(log)

    asyncio.run(check())
    return promised, max(sitting.longest for sitting in sittings)


def main() -> int:
    parser = argparse.ArgumentParser(description="Restart servers in turn, under load.")
    parser.add_argument("--servers", type=int, default=3, help="processes (3)")
    parser.add_argument("--tables", type=int, default=20, help="tables at a time (20)")
    parser.add_argument("--rounds", type=int, default=3, help="restarts of each (3)")
    parser.add_argument("--port", type=int, default=18300, help="first port (18300)")
    asked = parser.parse_args()
    ports = [asked.port + number for number in range(asked.servers)]
    with postgres.cluster() as cluster:
        url = cluster.database("rolling")
        promised, longest = rolling(url, ports, asked.tables, asked.rounds)
    restarts = asked.servers * asked.rounds
    print(f"| {restarts} restarts of {asked.servers} processes under load | {promised}; ", end="")
    print(f"a move was held up for {longest:.1f} s at the most |")
    return 1 if promised.lost or promised.doubled or longest >= LONGEST else 0


if __name__ == "__main__":
    sys.exit(main())
