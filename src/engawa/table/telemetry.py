"""Traces and metrics, sent elsewhere by OpenTelemetry.

This is off unless asked for. It sends to OTEL_EXPORTER_OTLP_ENDPOINT. A span has a name and what
the journal may contain: no guest, no line, no word.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

import engawa
from engawa.core.errors import EngawaError

if TYPE_CHECKING:
    from opentelemetry.metrics import Observation
    from opentelemetry.sdk.metrics import MeterProvider
    from opentelemetry.sdk.metrics.export import MetricReader
    from opentelemetry.sdk.trace import SpanProcessor, TracerProvider

    from engawa.table.metrics import Metrics

PATIENCE = "3"  # seconds to wait for a collector, unless OTEL_EXPORTER_OTLP_TIMEOUT is set
NOTHING = nullcontext()


class NoTelemetry(EngawaError):
    """The extra is not installed."""


class Telemetry:
    """Telemetry that is off: nothing is sent, and it costs almost nothing."""

    def span(self, name: str, **about: str | int) -> AbstractContextManager[object]:
        """Return a span for some work, which ends with the `with`."""
        return NOTHING

    def note(self, name: str, value: str) -> None:
        """Add an attribute to the current span."""

    def took(self, name: str, seconds: float) -> None:
        """Record a duration."""

    def watch(self, metrics: Metrics) -> None:
        """Send these metrics regularly."""

    async def close(self) -> None:
        """Stop sending."""


class Sent(Telemetry):
    """Telemetry that is on."""

    def __init__(self, traces: TracerProvider, meters: MeterProvider) -> None:
        self.traces, self.meters = traces, meters
        self.tracer = traces.get_tracer("engawa", engawa.__version__)
        self.meter = meters.get_meter("engawa", engawa.__version__)
        self.seconds = self.meter.create_histogram("engawa.seconds", "s", "The duration.")

    def span(self, name: str, **about: str | int) -> AbstractContextManager[object]:
        return self.tracer.start_as_current_span(
            name, attributes=about, record_exception=False, set_status_on_exception=False
        )

    def note(self, name: str, value: str) -> None:
        from opentelemetry.trace import get_current_span

        get_current_span().set_attribute(name, value)

    def took(self, name: str, seconds: float) -> None:
        self.seconds.record(seconds, {"what": name})

    def watch(self, metrics: Metrics) -> None:
        from opentelemetry.metrics import Observation

        def seen(figures: dict[str, float]) -> Iterable[Observation]:
            return [Observation(value, {"what": what}) for what, value in figures.items()]

        self.meter.create_observable_gauge(
            "engawa.open", [lambda _: seen(metrics.open_now())], "1", "Open now."
        )
        self.meter.create_observable_counter(
            "engawa.count", [lambda _: seen(metrics.counted())], "1", "Since the start."
        )

    async def close(self) -> None:
        """Send the rest, without waiting for a slow collector."""
        ends = (asyncio.to_thread(each.shutdown) for each in (self.traces, self.meters))
        await asyncio.gather(*ends, return_exceptions=True)


def check() -> None:
    """Raise an error if the needed packages are missing."""
    try:
        import opentelemetry.exporter.otlp.proto.http
        import opentelemetry.sdk  # noqa: F401
    except ImportError as error:
        raise NoTelemetry(
            f"--telemetry needs the extra engawa[telemetry], which is not installed ({error})"
        ) from None


def to_collector(name: str) -> Telemetry:
    """Send OTLP over HTTP under this process name; the usual environment variables configure it."""
    from opentelemetry.exporter.otlp.proto.http.metric_exporter import OTLPMetricExporter
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.metrics.export import PeriodicExportingMetricReader
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    os.environ.setdefault("OTEL_EXPORTER_OTLP_TIMEOUT", PATIENCE)
    return sent(
        name,
        BatchSpanProcessor(OTLPSpanExporter()),
        PeriodicExportingMetricReader(OTLPMetricExporter()),
    )


def sent(name: str, traces: SpanProcessor, meters: MetricReader) -> Sent:
    from opentelemetry.sdk.metrics import MeterProvider
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider

    about = Resource.create(
        {
            "service.name": "engawa",
            "service.version": engawa.__version__,
            "service.instance.id": name,
        }
    )
    tracing = TracerProvider(resource=about, shutdown_on_exit=False)
    tracing.add_span_processor(traces)
    return Sent(tracing, MeterProvider([meters], about, shutdown_on_exit=False))
