"""What happened: the base of every game's events. A game lists its own in ``events.py``."""

from typing import ClassVar

import msgspec

from clashtable.core.text import Voice


def tag(game: str, name: str) -> str:
    """Return the wire name of a game's event class, such as ``coco.dealt``."""
    return f"{game}.{name.lower()}"


class Callout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is called out over the board while it happens, short enough to be read in a second."""

    title: str
    text: str
    picture: str | None = None
    """Whose picture stands beside it: a card's id, or whatever else the game draws."""
    tone: str = "plain"
    """How it is set: ``plain``, ``blow`` for what hurts, or a scene of the game's own."""
    cry: str = ""
    """What is cried out above it."""
    is_pending: bool = False
    """Whether it goes on to wait where everybody can read it."""


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

    def callout(self, voice: Voice) -> Callout | None:
        """Return what is called out to the viewer of *voice*; None for what can be seen well enough."""
        return None
