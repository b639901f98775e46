"""What is measured as it happens, in the words of Prometheus; what can be counted at any time is in ``census.py``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from litestar.types import Message, Scope
from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from clashtable.server.clock import Clock
from clashtable.server.tables import Table

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Bounds, in seconds, for what people wait for without noticing."""
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0)
"""Bounds, in seconds, for what bots think about."""
BATCHES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Metrics:
    """Everything that is measured in one server."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.moves = Histogram(
            "clashtable_move_seconds",
            "From the arrival of a move until it was on disk and everybody told, by game; what is held back apart",
            ["game"],
            buckets=QUICK,
            registry=self.registry,
        )
        self.commits = Histogram(
            "clashtable_commit_jobs", "What was written to disk together", buckets=BATCHES, registry=self.registry
        )
        self.thinking = Histogram(
            "clashtable_bot_seconds",
            "From asking a bot until its answer, waiting for others included",
            buckets=SLOW,
            registry=self.registry,
        )
        self.refusals = Counter(
            "clashtable_refusals", "Messages over WebSockets that were refused", ["code"], registry=self.registry
        )
        self.responses = Counter("clashtable_responses", "Answers over HTTP", ["status"], registry=self.registry)

    @contextmanager
    def timing(self, table: Table) -> Iterator[None]:
        """Measure a move at *table*; one that was refused or repeated is not counted."""
        began, before = self.clock.monotonic(), table.count
        yield
        if table.count > before:
            self.moves.labels(table.row.game).observe(self.clock.monotonic() - began)

    async def count_response(self, message: Message, _scope: Scope) -> None:
        """Count an answer as it leaves."""
        if message["type"] == "http.response.start":
            self.responses.labels(message["status"]).inc()

    def text(self) -> bytes:
        """Return everything in the format of Prometheus."""
        return generate_latest(self.registry)


class Gathered(Collector):
    """What several workers have measured, each told apart by a label."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self.texts = texts
        """By worker, in the format of Prometheus."""

    def collect(self) -> Iterable[Metric]:
        """Return every family once, with the samples of all workers."""
        families: dict[str, Metric] = {}
        for worker, text in self.texts.items():
            for found in text_string_to_metric_families(text):
                family = families.setdefault(found.name, Metric(found.name, found.documentation, found.type))
                for sample in found.samples:
                    family.add_sample(sample.name, {**sample.labels, "worker": worker}, sample.value)
        return families.values()


def gathered_text(texts: Mapping[str, str]) -> bytes:
    """Return what all workers have measured in the format of Prometheus."""
    registry = CollectorRegistry()
    registry.register(Gathered(texts))
    return generate_latest(registry)
