"""Metrics for Prometheus and traces for OpenTelemetry, without secrets."""

import asyncio
import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from games_by import LARGEST
from hall import Hall, Player, Refusal, run
from opentelemetry.sdk.metrics.export import InMemoryMetricReader
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from prometheus_client.parser import text_string_to_metric_families
from serving import serving

from engawa.store import StoreDown
from engawa.table import telemetry
from engawa.table.metrics import COUNTED, OPEN

BEFORE = """engawa_open_tables engawa_open_tables_playing engawa_open_tables_bots_alone
    engawa_open_tables_paused engawa_open_connections engawa_open_sockets engawa_open_bots_waiting
    engawa_bots_died_total engawa_moves_total engawa_sockets_total
    engawa_commit_seconds_count engawa_commit_seconds_sum"""


async def some_play(hall: Hall) -> tuple[Player, str]:
    """Make a move, a refusal, and a chat message."""
    ann, bob = await hall.guest("Ann-the-secret"), await hall.guest("Bob")
    table = await ann.make(LARGEST, seats=2)
    await bob.at(table, "join")
    live = hall.tables.lives[table]
    who = (ann, bob)[live.table.turn]
    socket = await who.socket(table)
    line, n = hall.lines(table)[0], live.table.n
    assert (await socket.ask(do="play", line=line, seen=n))["is"] == "ack"
    with pytest.raises(Refusal):
        await who.at(table, "play", line=line, seen=n)
    await ann.at(table, "chat", text="a-secret-word")
    return ann, table


def figures(text: str) -> dict[str, float]:
    """Return every metric by its name, as Prometheus reads them."""
    return {
        sample.name: sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if not sample.labels
    }


def test_figures_have_the_names_they_always_had(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, _ = await some_play(hall)
        answer = await ann.http.get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain")
        found = figures(answer.text)
        assert set(BEFORE.split()) <= set(found)
        assert found["engawa_moves_total"] == 1
        assert 'engawa_refused_total{code="stale"} 1.0' in answer.text
        assert found["engawa_open_tables"] == found["engawa_open_sockets"] == 1
        assert found["engawa_commit_seconds_count"] >= 2
        assert found["process_open_fds"] > 0

    run(play, tmp_path / "db")


def test_what_never_happened_is_nought_so_that_the_first_time_is_seen(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest()
        found = figures((await ann.http.get("/metrics")).text)
        assert {name: found[f"engawa_{name}_total"] for name in COUNTED} == dict.fromkeys(
            COUNTED, 0
        )
        assert {name for name in OPEN if f"engawa_open_{name}" in found} == set(OPEN)

        async def down(*_: Any) -> bool:
            raise StoreDown("just now")

        hall.tables.store.append = down
        with pytest.raises(Refusal):
            await ann.make(LARGEST, seats=2)
        found = figures((await ann.http.get("/metrics")).text)
        assert found["engawa_store_errors_total"] == 1
        hall.tables.lives.clear()

    run(play, tmp_path / "db")


def test_who_reads_open_metrics_is_given_that(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, _ = await some_play(hall)
        asks = {"accept": "application/openmetrics-text; version=1.0.0"}
        answer = await ann.http.get("/metrics", headers=asks)
        assert answer.headers["content-type"].startswith("application/openmetrics-text")
        assert answer.text.endswith("# EOF\n")
        assert re.search(r'engawa_commit_seconds_bucket\{le="0\.25"\} \d', answer.text)

    run(play, tmp_path / "db")


# --- OpenTelemetry ---


def spans_of(tmp_path: Path, **how: Any) -> tuple[tuple[ReadableSpan, ...], Any, str]:
    """Return the spans and metrics of some play, and the table."""
    kept, reader = InMemorySpanExporter(), InMemoryMetricReader()
    sends = telemetry.sent("here", SimpleSpanProcessor(kept), reader)
    tables: list[str] = []
    read: list[Any] = []

    async def play(hall: Hall) -> None:
        tables.append((await some_play(hall))[1])
        data = reader.get_metrics_data()
        assert data
        read.append(json.loads(data.to_json()))

    run(play, tmp_path / "db", telemetry=sends, **how)
    return kept.get_finished_spans(), read[0], tables[0]


def test_a_move_is_traced_from_the_request_to_the_disk_and_the_screens(tmp_path: Path) -> None:
    spans, _, table = spans_of(tmp_path)
    (ack,) = [
        span
        for span in spans
        if span.name == "do play" and "refused" not in (span.attributes or {})
    ]
    assert ack.attributes == {"table": table, "game": LARGEST}
    inside = {s.name: s for s in spans if s.parent and s.parent.span_id == ack.context.span_id}
    assert set(inside) == {"commit", "tell"}
    assert inside["tell"].attributes == {"watchers": 1}
    (no,) = [span for span in spans if (span.attributes or {}).get("refused")]
    assert (no.name, (no.attributes or {})["refused"]) == ("do play", "stale")
    calls = {span.name for span in spans if span.name.startswith(("GET", "POST"))}
    assert {"GET /api/me", "POST /api/tables", "POST /api/tables/{table}/join"} <= calls


def test_figures_are_sent_too(tmp_path: Path) -> None:
    _, data, _ = spans_of(tmp_path)
    (resource,) = data["resource_metrics"]
    assert resource["resource"]["attributes"]["service.name"] == "engawa"
    found = {
        (metric["name"], point["attributes"]["what"]): point
        for scope in resource["scope_metrics"]
        for metric in scope["metrics"]
        for point in metric["data"]["data_points"]
    }
    assert found["engawa.count", "moves"]["value"] == 1
    assert found["engawa.open", "tables"]["value"] == 1
    assert found["engawa.seconds", "commit"]["count"] >= 2


def test_nothing_that_is_sent_names_a_guest_or_quotes_anybody(tmp_path: Path) -> None:
    spans, data, table = spans_of(tmp_path)
    text = json.dumps(data) + "".join(span.to_json() for span in spans)
    assert table in text
    for secret in (r"secret", r"Bob", r"\bg[a-z2-9]{12}\b", r"take \d"):
        assert not re.search(secret, text), secret


def test_a_fault_of_ours_is_traced_without_its_text(tmp_path: Path) -> None:
    kept = InMemorySpanExporter()
    sends = telemetry.sent("here", SimpleSpanProcessor(kept), InMemoryMetricReader())

    async def play(hall: Hall) -> None:
        ann, table = await some_play(hall)

        async def broken(*_: Any) -> None:
            raise RuntimeError("a-secret-in-an-error")

        hall.tables.store.chat = broken
        socket = await ann.socket(table)
        assert (await socket.until("refused"))["code"] == "error"

    run(play, tmp_path / "db", telemetry=sends)
    assert "a-secret" not in "".join(span.to_json() for span in kept.get_finished_spans())


def test_off_it_is_nothing(tmp_path: Path) -> None:
    off = telemetry.Telemetry()
    assert off.span("anything") is telemetry.NOTHING
    asyncio.run(off.close())


def test_without_the_extra_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "opentelemetry.sdk", None)
    with pytest.raises(telemetry.NoTelemetry, match=r"needs the extra engawa\[telemetry\]"):
        telemetry.check()


@contextmanager
def collector() -> Iterator[tuple[str, list[str]]]:
    """Run a collector; yield its address, and the paths that were used."""
    came: list[str] = []

    class Takes(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            came.append(self.path)
            self.rfile.read(int(self.headers["content-length"]))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Takes) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}", came
        finally:
            server.shutdown()
            thread.join()


def test_a_server_sends_it_where_the_usual_variable_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with collector() as (address, came):
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", address)
        with serving(tmp_path, "--telemetry") as server:
            assert httpx.get(f"{server.address}/api/me").status_code == 200
        assert set(came) == {"/v1/traces", "/v1/metrics"}  # the rest, sent at the end


def test_a_collector_that_is_not_there_costs_nothing_but_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:9")
    with serving(tmp_path, "--telemetry") as server:
        assert httpx.get(f"{server.address}/api/me").status_code == 200
    said = [json.loads(line) for line in server.said()]
    assert said[-1]["event"] == "closed"
