"""What the executable examples of all games share: steps that are played, and expectations that are compared."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from clashtable.core.errors import IllegalMove, InvalidMessage
from clashtable.core.events import Event
from clashtable.core.match import Match

if TYPE_CHECKING:
    from clashtable.core.game import Game


class StepFailed(Exception):  # noqa: N818  # it says what happened, as the three errors do
    """A step of an example could not be played."""


def play_steps(match: Match, steps: Iterable[tuple[int | None, str]]) -> list[Event]:
    """Play the answers of *steps*, each by the seat named with it if one is; return all that happened."""
    happened: list[Event] = []
    for number, (seat, answer) in enumerate(steps, 1):
        if seat is not None and match.to_act != seat:
            raise StepFailed(f"before step {number} seat {match.to_act} is to act, not {seat}")
        try:
            happened += match.play(answer)
        except (IllegalMove, InvalidMessage) as error:
            raise StepFailed(f"step {number}, {answer}, was refused: {error}") from None
    return happened


def failures(match: Match, vector: Mapping[str, Any], values: Callable[[Match], Mapping[str, Any]]) -> list[str]:
    """Play the steps of *vector* in *match*; return a sentence for each expectation that does not hold.

    A vector can expect ``legal``, ``refused``, ``to_act``, ``winners``, and whatever *values* finds in a position.
    """
    try:
        play_steps(match, ((seat, answer) for seat, answer in vector.get("steps", ())))
    except StepFailed as failure:
        return [str(failure)]
    expect, question, outcome = vector["expect"], match.question(), match.outcome
    found = {
        "to_act": None if question is None else [question.seat, question.kind],
        **values(match),
        "winners": None if outcome is None else list(outcome.winners),
    }
    return [
        *unknown_failures(expect, ("legal", "refused", *found)),
        *legal_failures(match, expect),
        *value_failures(found, expect, lambda _name, wanted: wanted),
    ]


def position_failures(
    game: Game, vector: Mapping[str, Any], described: type[msgspec.Struct], values: Callable[[Match], Mapping[str, Any]]
) -> list[str]:
    """Return the failures of *vector*, which has the fields of a position *described* beside its steps."""
    match = game.position({name: vector[name] for name in described.__struct_fields__ if name in vector})
    return failures(match, vector, values)


def legal_failures(match: Match, expect: Mapping[str, Any]) -> Iterator[str]:
    """Compare the legal moves with ``legal`` and ``refused``."""
    legal = sorted(move.notation for move in match.legal_moves())
    if "legal" in expect and legal != sorted(expect["legal"]):
        yield f"legal is {legal}, expected {sorted(expect['legal'])}"
    for refused in expect.get("refused", ()):
        if refused in legal:
            yield f"{refused} should be refused"


def value_failures(
    found: Mapping[str, Any], expect: Mapping[str, Any], comparable: Callable[[str, Any], Any]
) -> Iterator[str]:
    """Compare each value that was found and is expected; *comparable* puts an expectation into the same form."""
    for name, value in found.items():
        if name in expect and value != comparable(name, expect[name]):
            yield f"{name} is {value!r}, expected {comparable(name, expect[name])!r}"


def unknown_failures(expect: Mapping[str, Any], known: Iterable[str]) -> Iterator[str]:
    """Tell of expectations that nobody checks."""
    if unknown := set(expect) - set(known):
        yield f"the vector expects something unknown: {', '.join(sorted(unknown))}"
