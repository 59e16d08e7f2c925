"""Real processes on one database: restarted in turn, and killed."""

import asyncio
import os
import signal
import socket

from games_by import LONGEST

from engawa import store
from engawa.table.presence import PULSE, SILENT
from engawa.table.waking import LEASE
from tools.postgres import Cluster
from tools.rolling import rolling
from tools.sitting import Served


def free_ports(number: int) -> list[int]:
    ears = [socket.socket() for _ in range(number)]
    for ear in ears:
        ear.bind(("127.0.0.1", 0))
    ports = [ear.getsockname()[1] for ear in ears]
    for ear in ears:
        ear.close()
    return ports


def test_servers_that_are_restarted_in_turn_lose_nothing(postgres: Cluster) -> None:
    promised, _ = rolling(postgres.database("rolling"), free_ports(2), tables=3, rounds=1, rest=0.5)
    assert promised.acknowledged > 0
    assert (promised.lost, promised.doubled) == (0, 0)


def test_what_a_process_that_is_killed_saw_to_another_goes_on_with(postgres: Cluster) -> None:
    url = postgres.database("taken_over")
    one, other = (Served(port, url) for port in free_ports(2))
    one.start()
    other.start()
    try:
        (guest,) = one.door.guests(1)
        terms = {"game": LONGEST, "seats": 2, "public": True, "bots": ["level4", "level4"]}
        table = one.door.call("/api/tables", terms, guest)[0]["table"]

        async def watch() -> None:
            async with store.open(url) as log:

                async def moved(n: int) -> int:
                    while True:
                        head = await log.head(table)
                        assert head
                        assert head.status != "over"
                        if head.n > n:
                            return head.n
                        await asyncio.sleep(0.05)

                begun = await moved((await log.read(table))[-1].n)
                os.kill(one.pid, signal.SIGKILL)
                await asyncio.sleep(0.5)  # receive what was already sent
                await moved(max(begun, (await log.read(table))[-1].n))

        asyncio.run(asyncio.wait_for(watch(), 60))
    finally:
        one.stop()
        other.stop()


def test_a_process_that_died_is_missed_and_its_leases_over_within_ten_seconds() -> None:
    assert LEASE <= SILENT
    assert SILENT + 2 * PULSE < 10_000
