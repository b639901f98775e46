"""Values of the engine in the words of events and views."""

from clashtable.games.geekfight.model.cast import TARGET_KINDS, Mark
from clashtable.games.geekfight.model.resources import amount_of
from clashtable.games.geekfight.wire.views import GeekTarget, GeekUnits


def units_fact(units: int) -> GeekUnits:
    """Return units as an event tells them."""
    return GeekUnits(
        amount_of(units, 0), amount_of(units, 1), amount_of(units, 2), amount_of(units, 3), amount_of(units, 4),
        amount_of(units, 5),
    )  # fmt: skip


def target_facts(marks: list[Mark]) -> tuple[GeekTarget, ...]:
    """Return targets as an event tells them."""
    return tuple(
        [GeekTarget(TARGET_KINDS[mark.kind], mark.number, "" if mark.card is None else mark.card.id) for mark in marks]
    )
