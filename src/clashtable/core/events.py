"""What happened: the base of every game's events. A game lists its own in ``events.py``."""

from typing import ClassVar

import msgspec

from clashtable.core.text import Voice


class Event(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """One change of the state. Public unless ``seen_by`` says otherwise."""

    is_minor: ClassVar[bool] = False
    """Whether the story that people read does without it, as it would drown the rest."""

    def seen_by(self, seat: int | None) -> "Event":
        """Return what *seat* sees of this event; None is a spectator."""
        return self

    def sentence(self, voice: Voice) -> str:
        """Return the line of the log, told to the viewer of *voice*."""
        raise NotImplementedError(type(self).__name__)
