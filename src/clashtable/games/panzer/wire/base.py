"""What every event of this game is. Next, read wire/course.py."""

from functools import partial

from clashtable.core.events import Event, tag


class PanzerEvent(Event, frozen=True, tag=partial(tag, "panzer")):
    """The base of this game's events."""


class UnitEvent(PanzerEvent, frozen=True):
    """Something that befalls a Unit."""

    seat: int
    unit: int
    card: str
    space: str
