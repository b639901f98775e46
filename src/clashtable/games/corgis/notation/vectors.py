"""Run the worked examples of C-14."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, cast

from clashtable.core.match import Match
from clashtable.core.vector import StepFailed, legal_failures, play_steps, unknown_failures, value_failures
from clashtable.games.corgis.model.state import CorgiState
from clashtable.games.corgis.view.knowledge import corgis_snapshot
from clashtable.games.corgis.wire.events import GameEnded

if TYPE_CHECKING:
    from clashtable.core.game import Game

POSITION_FIELDS = ("hidden", "exposed", "deck", "turn", "options", "chance")
EXPECTATIONS = (
    "to_act", "legal", "refused", "leading", "hidden", "exposed", "deck", "discard", "locked", "winner",
)  # fmt: skip


def check(game: Game, vector: Mapping[str, Any]) -> list[str]:
    """Return a sentence for each expectation of *vector* that does not hold."""
    return list(failures(game, vector))


def failures(game: Game, vector: Mapping[str, Any]) -> Iterator[str]:
    """Play the steps of *vector* from its position and compare."""
    match = game.position({name: vector[name] for name in POSITION_FIELDS if name in vector})
    try:
        happened = play_steps(match, ((seat, answer) for seat, answer in vector.get("steps", ())))
    except StepFailed as failure:
        yield str(failure)
        return
    expect = vector["expect"]
    winner = next((event.winner for event in happened if isinstance(event, GameEnded)), None)
    if winner != expect.get("winner"):
        yield f"winner is {winner!r}, expected {expect.get('winner')!r}"
    yield from unknown_failures(expect, EXPECTATIONS)
    yield from legal_failures(match, expect)
    found = values(match)
    leading = found.pop("leading")
    yield from value_failures(found, expect, comparable)
    if "leading" in expect:
        yield from leading_failures(leading, expect["leading"])


def leading_failures(found: dict[str, Any] | None, wanted: Mapping[str, Any] | None) -> Iterator[str]:
    """Compare some values of the leading combo."""
    if wanted is None or found is None:
        if (wanted is None) != (found is None):
            yield f"leading is {found!r}, expected {wanted!r}"
        return
    for name, value in wanted.items():
        if found.get(name) != value:
            yield f"the leading combo's {name} is {found.get(name)!r}, expected {value!r}"


def values(match: Match) -> dict[str, Any]:
    """Return what a vector can expect of a position, under its names."""
    snapshot = corgis_snapshot(cast(CorgiState, match.state))
    question = match.question()
    combo = snapshot.table.pile[-1] if snapshot.table.pile else None
    return {
        "to_act": None if question is None else [question.seat, question.kind],
        "hidden": [sorted(hand) for hand in snapshot.hands],
        "exposed": [sorted(seat.exposed) for seat in snapshot.table.seats],
        "locked": sorted(card for seat in snapshot.table.seats for card in seat.locked),
        "deck": [slot.card for slot in snapshot.deck],
        "discard": sorted(snapshot.table.discard),
        "leading": None if combo is None else leading_values(combo.owner, combo.cards, combo.rank),
    }


def leading_values(owner: int, cards: tuple[str, ...], rank: str) -> dict[str, Any]:
    """Return the values of the leading combo that a vector can name."""
    return {"owner": owner, "kind": len(cards), "rank": rank if rank == "A" else int(rank)}


def comparable(name: str, wanted: Any) -> Any:  # Any: JSON
    """Return an expectation in the form of ``values``."""
    if name in ("hidden", "exposed"):
        return [sorted(cards.split()) for cards in wanted]
    if name == "deck":
        return wanted.split()
    return sorted(wanted.split()) if name in ("discard", "locked") else wanted
