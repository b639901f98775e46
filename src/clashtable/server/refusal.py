"""How the server says no: a code for the browser, a sentence for the person. Nothing has changed then."""

import math
from typing import Final

from clashtable.core.deck import Flaw, flaw_text
from clashtable.core.errors import ClashtableError, IllegalMove, InvalidMessage
from clashtable.core.text import counted
from clashtable.server.messages import Code, Refused

SOON: Final = 60.0
"""In how many seconds to ask again where nobody knows when there will be room."""


class Refusal(ClashtableError):  # noqa: N818  # named like the three errors of the core
    """Something that is not done, and why."""

    def __init__(self, code: Code, sentence: str) -> None:
        super().__init__(sentence)
        self.code: Code = code
        self.sentence = sentence


class Overtaken(Refusal):
    """Something that another worker has made impossible, or only different, at the same moment."""

    def __init__(self) -> None:
        super().__init__("stale", "The table has changed at this very moment; here is how it stands now.")


class TooMany(Refusal):
    """Somebody asks for more than they may, and when they can ask again."""

    def __init__(self, limit: str, seconds: float | None = None) -> None:
        self.seconds = math.ceil(SOON if seconds is None else seconds)
        """In how many seconds it is worth asking again."""
        again = "" if seconds is None else f" Try again in {counted(self.seconds, 'second')}."
        super().__init__("too_many", f"{limit}.{again}")


class IllegalDeck(Refusal):
    """A deck that cannot be played, with all that is wrong with it."""

    def __init__(self, flaws: tuple[Flaw, ...]) -> None:
        super().__init__("illegal_deck", f"This deck is not legal. {' '.join(flaw_text(flaw) for flaw in flaws)}")
        self.flaws = flaws


def refused(error: Refusal | IllegalMove | InvalidMessage) -> Refused:
    """Return *error* as the browser hears it."""
    match error:
        case IllegalDeck():
            return Refused(error.code, error.sentence, flaws=error.flaws)
        case Refusal():
            return Refused(error.code, error.sentence)
        case IllegalMove():
            return Refused("illegal", error.sentence, error.rule)
        case InvalidMessage():
            return Refused("invalid", str(error))
