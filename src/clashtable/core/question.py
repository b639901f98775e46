"""How a person is asked: a prompt, the rule it comes from, and the options with what to touch for each."""

import msgspec

from clashtable.core.preview import AnyShown
from clashtable.core.text import Voice


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One answer."""

    move: str
    """The move's notation."""
    label: str
    """What it does, in plain English, as on a button."""
    path: tuple[str, ...]
    """The things on the screen it is about, in the order a person would touch them.

    Neighbours of one kind (the part before the colon) may be touched in any order."""
    confirm: bool = False
    """Whether a single touch should not be enough, because it ends something that could go on."""
    then: tuple[str, ...] = ()
    """In a plan, the moves that answer the questions which follow."""
    note: str = ""
    """What would come of it, where that can be told beforehand."""
    shows: tuple[AnyShown, ...] = ()
    """What it would do if nobody answers, to be shown on the board before it is confirmed."""


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat is asked."""

    seat: int
    kind: str
    prompt: str
    rule: str
    options: tuple[Option, ...]
    idle: str | None = None
    """The move that may be made for a player who has nothing worth deciding here; None where there is something."""
    plans: tuple[Option, ...] = ()
    """Where an action is chosen in steps: all of them at once, each with the moves that follow its first.

    A client may offer these in place of ``options``; together they lead everywhere that the options do."""
    suggested: str | None = None
    """The move to make for a player who leaves choices of this kind to the client, such as which units to pay."""

    def told_by(self, voice: Voice) -> "Question":
        """Return the question with players called by their names, where it speaks of ``{seat:2}``."""
        words = [option.label + option.note for option in (*self.options, *self.plans)]
        if "{seat:" not in self.prompt + "".join(words):
            return self
        return msgspec.structs.replace(
            self, prompt=voice.told(self.prompt), options=told(self.options, voice), plans=told(self.plans, voice)
        )


def told(options: tuple[Option, ...], voice: Voice) -> tuple[Option, ...]:
    """Return *options* with players called by their names."""
    return tuple(
        msgspec.structs.replace(option, label=voice.told(option.label), note=voice.told(option.note))
        for option in options
    )
