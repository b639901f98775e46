"""How the server says no: a code for the browser, a sentence for the person. Nothing has changed then."""

from typing import Literal, TypeAlias

from clashtable.core.errors import ClashtableError, IllegalMove, InvalidMessage
from clashtable.server.messages import Refused

Code: TypeAlias = Literal["invalid", "too_large", "illegal", "stale", "not_your_turn", "not_allowed", "not_found"]


class Refusal(ClashtableError):  # noqa: N818  # named like the three errors of the core
    """Something that is not done, and why."""

    def __init__(self, code: Code, sentence: str) -> None:
        super().__init__(sentence)
        self.code: Code = code
        self.sentence = sentence


def refused(error: Refusal | IllegalMove | InvalidMessage) -> Refused:
    """Return *error* as the browser hears it."""
    match error:
        case Refusal():
            return Refused(error.code, error.sentence)
        case IllegalMove():
            return Refused("illegal", error.sentence, error.rule)
        case InvalidMessage():
            return Refused("invalid", str(error))
