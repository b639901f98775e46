"""What is in the house now, counted whenever somebody asks for the metrics and at no other time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from clashtable.server.house import House


class Census(Collector):
    """The tables, the people and the bots of a house, by their number."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> Iterable[Metric]:
        """Yield the numbers of this moment."""
        yield self.tables()
        yield self.connections()
        thoughts = self.house.thinker.asked
        yield GaugeMetricFamily("clashtable_bots_deciding", "Decisions that bots were asked for", value=thoughts)

    def tables(self) -> Metric:
        """Return how many tables are in memory."""
        family = GaugeMetricFamily("clashtable_tables", "Tables in memory", labels=("game", "status"))
        found = Counter((table.row.game, table.status) for table in self.house.tables.values())
        for labels, count in found.items():
            family.add_metric(labels, count)
        return family

    def connections(self) -> Metric:
        """Return how many WebSockets are open."""
        family = GaugeMetricFamily("clashtable_connections", "Open WebSockets", labels=("place",))
        seated = sum(len(table.audience.listeners) for table in self.house.tables.values())
        for place, count in (("table", seated), ("lobby", len(self.house.lobby.listeners))):
            family.add_metric((place,), count)
        return family
