"""How the server says no: a code for the browser, a sentence for the person. Nothing has changed then."""

from clashtable.core.deck import Flaw, flaw_text
from clashtable.core.errors import ClashtableError, IllegalMove, InvalidMessage
from clashtable.server.messages import Code, Refused


class Refusal(ClashtableError):  # noqa: N818  # named like the three errors of the core
    """Something that is not done, and why."""

    def __init__(self, code: Code, sentence: str) -> None:
        super().__init__(sentence)
        self.code: Code = code
        self.sentence = sentence


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
