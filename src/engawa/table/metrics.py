"""Metrics for operators, in Prometheus format, without names or tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import (
    CollectorRegistry,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
)
from prometheus_client.exposition import choose_encoder
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from engawa.table.tables import Tables

OPEN = {
    "tables": "Tables that are open in this process.",
    "tables_playing": "Open tables where a game goes on.",
    "tables_bots_alone": "Open tables where only bots play.",
    "tables_paused": "Tables of bots only that wait until others end.",
    "connections": "Connections of all kinds.",
    "sockets": "Sockets of people who watch or play.",
    "bots_waiting": "Questions waiting for a worker process.",
}
COUNTED = {
    "moves": "Lines that people played.",
    "bot_moves": "Lines that bots played.",
    "sockets": "Sockets that were opened.",
    "evicted": "Sockets closed because they read too slowly.",
    "errors": "Internal errors; each has a line in the journal.",
    "store_errors": "Moves refused because the store was down.",
    "bots_died": "Worker processes that died and were replaced.",
    "connections_refused": "Connections refused because of the total limit.",
    "connections_refused_address": "Connections refused because of the limit for an address.",
    "connections_late_head": "Connections closed because a request did not arrive in time.",
    "connections_late_body": "Connections closed because a request's body did not arrive in time.",
    "connections_stuck": "Connections closed because the other side read nothing.",
}
REFUSED = "refused_"  # followed by the code of the refusal
TAKEN = {"commit": "Seconds until a move was on disk."}
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

disable_created_metrics()  # type: ignore[no-untyped-call]  # when counters began is not interesting


class Metrics(Collector):
    """The metrics of this process."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.registry = CollectorRegistry()
        self.registry.register(self)
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        self.times = {
            name: Histogram(f"engawa_{name}_seconds", says, registry=self.registry, buckets=BUCKETS)
            for name, says in TAKEN.items()
        }

    def text(self, accept: str) -> tuple[bytes, str]:
        """Return all metrics in a format the client accepts, and its content type."""
        encode, kind = choose_encoder(accept)
        return encode(self.registry), kind

    def open_now(self) -> dict[str, float]:
        tables = self.tables
        lives = list(tables.lives.values())
        return {
            "tables": len(lives),
            "tables_playing": sum(live.table.status == "playing" for live in lives),
            "tables_bots_alone": len(tables.bot_tables.on),
            "tables_paused": len(tables.bot_tables.waiting),
            "connections": tables.connections.open,
            "sockets": sum(len(live.watchers) for live in lives),
            "bots_waiting": tables.pool.waiting,
        }

    def counted(self) -> dict[str, float]:
        """Return what was counted since the start, with zeros so that a first event shows."""
        counts = dict(self.tables.counts)
        return {**dict.fromkeys(COUNTED, 0), **counts, "bots_died": self.tables.pool.crashes}

    def collect(self) -> Iterator[Metric]:
        for name, value in self.open_now().items():
            yield GaugeMetricFamily(f"engawa_open_{name}", OPEN[name], value)
        late = "How late the last beat of the process was; if late, it is overloaded."
        yield GaugeMetricFamily("engawa_late_seconds", late, self.tables.late)
        refused = CounterMetricFamily("engawa_refused", "Requests refused.", labels=["code"])
        for name, value in sorted(self.counted().items()):
            if name.startswith(REFUSED):
                refused.add_metric([name.removeprefix(REFUSED)], value)
            else:
                yield CounterMetricFamily(f"engawa_{name}", COUNTED.get(name, name), value)
        yield refused
