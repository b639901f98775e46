"""Run the worked examples of C-14."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, cast

from clashtable.core.errors import IllegalMove, InvalidMessage
from clashtable.core.match import Match
from clashtable.games.corgis.events import GameEnded
from clashtable.games.corgis.state import CorgiState
from clashtable.games.corgis.view import corgis_snapshot

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
    winner = None
    for number, (seat, answer) in enumerate(vector.get("steps", ())):
        if match.to_act != seat:
            yield f"before step {number + 1} seat {match.to_act} is to act, not {seat}"
            return
        try:
            events = match.play(answer)
        except (IllegalMove, InvalidMessage) as error:
            yield f"step {number + 1}, {answer}, was refused: {error}"
            return
        winner = next((event.winner for event in events if isinstance(event, GameEnded)), winner)
    expect = vector["expect"]
    if winner != expect.get("winner"):
        yield f"winner is {winner!r}, expected {expect.get('winner')!r}"
    if unknown := set(expect) - set(EXPECTATIONS):
        yield f"the vector expects something unknown: {', '.join(sorted(unknown))}"
    yield from state_failures(match, expect)


def state_failures(match: Match, expect: Mapping[str, Any]) -> Iterator[str]:
    """Compare the position that was reached."""
    legal = sorted(move.notation for move in match.legal_moves())
    if "legal" in expect and legal != sorted(expect["legal"]):
        yield f"legal is {legal}, expected {sorted(expect['legal'])}"
    for refused in expect.get("refused", ()):
        if refused in legal:
            yield f"{refused} should be refused"
    found = values(match)
    for name in ("to_act", "hidden", "exposed", "deck", "discard", "locked"):
        if name in expect and found[name] != comparable(name, expect[name]):
            yield f"{name} is {found[name]!r}, expected {comparable(name, expect[name])!r}"
    if "leading" in expect:
        yield from leading_failures(found["leading"], expect["leading"])


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
