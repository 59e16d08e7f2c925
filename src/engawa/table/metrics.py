"""Figures for those who watch over a server, in the format of Prometheus. No names, no tables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engawa.table.house import House


def lines(house: House) -> Iterator[str]:
    open_now = {
        "tables": len(house.lives),
        "tables_playing": sum(live.table.status == "playing" for live in house.lives.values()),
        "sockets": len(house.watchers),
        "bots_waiting": house.minds.waiting,
    }
    for name, value in open_now.items():
        yield f"# TYPE engawa_open_{name} gauge"
        yield f"engawa_open_{name} {value}"
    for name, value in sorted(house.counts.items()):
        safe = re.sub(r"\W", "_", name)
        yield f"# TYPE engawa_{safe}_total counter"
        yield f"engawa_{safe}_total {value}"
    for name, (times, total) in sorted(house.times.items()):
        yield f"# TYPE engawa_{name}_seconds summary"
        yield f"engawa_{name}_seconds_count {times}"
        yield f"engawa_{name}_seconds_sum {total:.6f}"
