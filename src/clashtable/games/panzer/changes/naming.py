"""Values of the engine in the words of events and views."""

from clashtable.games.panzer.geometry import GRID
from clashtable.games.panzer.model.cast import TARGET_KINDS, Mark
from clashtable.games.panzer.wire.views import PanzerTarget


def space_name(space: int) -> str:
    """Return ``c3``; nothing where there is no space."""
    return GRID.names[space] if space >= 0 else ""


def target_facts(marks: list[Mark]) -> tuple[PanzerTarget, ...]:
    """Return targets as an event tells them."""
    return tuple(
        [
            PanzerTarget(
                TARGET_KINDS[mark.kind], mark.number, space_name(mark.space), "" if mark.card is None else mark.card.id
            )
            for mark in marks
        ]
    )
