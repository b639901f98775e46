"""Words to values: moves, snapshots, hand-written positions, executable examples. What cannot be is refused."""

from collections.abc import Mapping
from typing import Any

import msgspec

from clashtable.core.errors import InvalidMessage
from clashtable.core.game import Game, read
from clashtable.core.luck import luck_from_saved, luck_from_seed
from clashtable.core.match import Match
from clashtable.core.validation import check_answers, check_outcome, check_rest, check_within
from clashtable.core.vector import failures
from clashtable.games.template.model import TemplateState, new_state
from clashtable.games.template.moves import BY_NOTATION, TemplateMove
from clashtable.games.template.options import OPTIONS
from clashtable.games.template.rules import ROUND
from clashtable.games.template.view import CODEC, template_snapshot
from clashtable.games.template.vocabulary import DECK, NO_CARD
from clashtable.games.template.wire import TemplateSnapshot


def parse_move(text: str) -> TemplateMove:
    """Return the move written as *text*."""
    words = " ".join(text.lower().split())
    if words not in BY_NOTATION:
        raise InvalidMessage(f"{text[:80]!r} is not a move: write 'play 7', a card from 1 to {DECK} (T-2.1).")
    return BY_NOTATION[words]


def state_from_snapshot(told: TemplateSnapshot) -> TemplateState:
    """Return the state of a snapshot, or refuse it."""
    seats = len(told.hands)
    check_within(seats, range(2, 5), "The number of hands", "T-1.1")
    check_within(told.leader, range(seats), "The leader", "T-2.2")
    if len(told.table) != seats or len(told.points) != seats:
        raise InvalidMessage(f"Table and points need a number for each of the {seats} seats.")
    state = TemplateState(
        seats, luck_from_saved(told.luck), [CODEC.read(step) for step in told.pending], told.outcome, told.cards,
        sorted(told.aside), [sorted(hand) for hand in told.hands], list(told.table), sorted(told.played),
        list(told.points), told.leader,
    )  # fmt: skip
    if told.outcome is not None:
        check_outcome(told.outcome.winners, told.outcome.scores, seats)
    check_cards(state)
    check_rest(state)
    check_answers(state)
    return state


def check_cards(state: TemplateState) -> None:
    """Refuse cards that do not exist or lie in two places, and hands that cannot be."""
    table = [card for card in state.table if card != NO_CARD]
    found = [*table, *state.played, *state.aside, *(card for hand in state.hands for card in hand)]
    if sorted(found) != list(range(1, DECK + 1)):
        raise InvalidMessage(f"Each card from 1 to {DECK} lies in one place (T-1.2).")
    OPTIONS["cards"].check(state.cards)
    rounds = sum(state.points)
    if min(state.points) < 0 or rounds * state.seats != len(state.played):
        raise InvalidMessage("Each round that is over has one winner and a card of each player (T-2.2).")
    for seat, hand in enumerate(state.hands):
        if len(hand) + (state.table[seat] != NO_CARD) + rounds != state.cards:
            raise InvalidMessage(f"Seat {seat} should have had {state.cards} cards in all (T-1.3).")


class Description(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as a person writes it: the hands, and who leads the round that begins."""

    hands: tuple[tuple[int, ...], ...]
    leader: int = 0
    seed: int = 0


def state_from_description(description: Mapping[str, Any]) -> TemplateState:
    """Return the state before the first step of a round."""
    told = read(dict(description), Description, "position")
    seats = len(told.hands)
    check_within(seats, range(2, 5), "The number of hands", "T-1.1")
    check_within(told.leader, range(seats), "The leader", "T-2.2")
    state = new_state(seats, luck_from_seed(told.seed), [ROUND], len(told.hands[0]))
    state.hands, state.leader = [sorted(hand) for hand in told.hands], told.leader
    held = {card for hand in told.hands for card in hand}
    state.aside = [card for card in range(1, DECK + 1) if card not in held]
    check_cards(state)
    return state


def check_vector(game: Game[Any], vector: Mapping[str, Any]) -> list[str]:  # Any: a vector needs no view's type
    """Run an executable example: a position, moves, and what is expected."""
    match = game.position(vector["position"])
    return failures(match, vector, values)


def values(match: Match[Any]) -> dict[str, Any]:  # Any: JSON
    """Return what an example can expect of a position."""
    told = template_snapshot(match.state) if isinstance(match.state, TemplateState) else None
    return {} if told is None else {"points": list(told.points), "table": list(told.table)}
