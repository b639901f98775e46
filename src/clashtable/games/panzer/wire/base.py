"""What every event of this game is. Next, read wire/course.py."""

from clashtable.core.events import Event


def tag(name: str) -> str:
    """Return the wire name of an event class."""
    return f"panzer.{name.lower()}"


class PanzerEvent(Event, frozen=True, tag=tag):
    """The base of this game's events."""


class UnitEvent(PanzerEvent, frozen=True):
    """Something that befalls a Unit."""

    seat: int
    unit: int
    card: str
    space: str
