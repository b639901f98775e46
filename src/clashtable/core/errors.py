"""The three ways something can be wrong, told apart by whose mistake it is."""


class ClashtableError(Exception):
    """The root of every error raised on purpose."""


class InvalidMessage(ClashtableError):  # noqa: N818  # the contract's name
    """What was said is not well formed: it could not be right at any moment."""


class IllegalMove(ClashtableError):  # noqa: N818  # the contract's name
    """A well-formed move that the rules do not allow now."""

    def __init__(self, sentence: str, rule: str) -> None:
        super().__init__(f"{sentence} ({rule})")
        self.sentence = sentence
        self.rule = rule
        """The number of the rule that the move would break."""


class RulesBug(ClashtableError):  # noqa: N818  # the contract's name
    """The engine contradicted itself. Never caught to keep going."""
