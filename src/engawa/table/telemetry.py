"""What happens in a server, step by step and in figures, sent elsewhere by OpenTelemetry.

Off unless it is asked for; then it goes where OTEL_EXPORTER_OTLP_ENDPOINT says. A span has the
name of what is done, and of what the journal may know: no guest, no line, no word.
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

PATIENCE = "3"  # seconds for a collector, unless OTEL_EXPORTER_OTLP_TIMEOUT says otherwise
NOTHING = nullcontext()


class NoTelemetry(EngawaError):
    """The extra is not installed."""


class Telemetry:
    """Nothing is sent, and it costs next to nothing."""

    def span(self, name: str, **about: str | int) -> AbstractContextManager[object]:
        """Something that is being done, until the `with` ends."""
        return NOTHING

    def note(self, name: str, value: str) -> None:
        """Add something to what is being done."""

    def took(self, name: str, seconds: float) -> None:
        """Something took so long."""

    def watch(self, metrics: Metrics) -> None:
        """Send these figures now and then."""

    async def close(self) -> None:
        """There will be no more."""


class Sent(Telemetry):
    """Everything is sent."""

    def __init__(self, traces: TracerProvider, meters: MeterProvider) -> None:
        self.traces, self.meters = traces, meters
        self.tracer = traces.get_tracer("engawa", engawa.__version__)
        self.meter = meters.get_meter("engawa", engawa.__version__)
        self.seconds = self.meter.create_histogram("engawa.seconds", "s", "How long it took.")

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
            "engawa.open", [lambda _: seen(metrics.open_now())], "1", "What is open now."
        )
        self.meter.create_observable_counter(
            "engawa.count", [lambda _: seen(metrics.counted())], "1", "Since the start."
        )

    async def close(self) -> None:
        """Send the rest; who does not take it in time is not waited for."""
        ends = (asyncio.to_thread(each.shutdown) for each in (self.traces, self.meters))
        await asyncio.gather(*ends, return_exceptions=True)


def check() -> None:
    """An error if what it takes is not there."""
    try:
        import opentelemetry.exporter.otlp.proto.http
        import opentelemetry.sdk  # noqa: F401
    except ImportError as error:
        raise NoTelemetry(
            f"--telemetry needs the extra engawa[telemetry], which is not installed ({error})"
        ) from None


def to_collector(name: str) -> Telemetry:
    """Send it as OTLP over HTTP, for the process of that name; the usual variables say where to."""
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
