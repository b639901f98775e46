"""The only functions that alter a state: the smallest changes, one event each, told only if somebody listens."""

from clashtable.core.errors import InvalidMessage
from clashtable.core.outcome import Outcome
from clashtable.games.template.model import TemplateState
from clashtable.games.template.vocabulary import DECK, NO_CARD
from clashtable.games.template.wire import Dealt, MatchEnded, Played, RoundWon


def deal_hands(state: TemplateState) -> None:
    """Deal everybody a hand, by chance or as the record has it (T-1.3)."""
    pack = scripted_pack(state.luck.scripted())
    if not pack:
        pack = list(range(1, DECK + 1))
        state.luck.shuffle(pack)
    if state.luck.noted is not None:
        state.luck.note(" ".join([str(card) for card in pack]))
    for seat in range(state.seats):
        state.hands[seat] = sorted(pack[seat * state.cards : (seat + 1) * state.cards])
    state.aside = sorted(pack[state.seats * state.cards :])
    if state.events is not None:
        state.events.append(Dealt(tuple([tuple(hand) for hand in state.hands])))


def scripted_pack(script: str | None) -> list[int]:
    """Return the pack that a record deals from; nothing where chance decides."""
    if script is None:
        return []
    pack = [int(word) for word in script.split() if word.isdigit()]
    if sorted(pack) != list(range(1, DECK + 1)):
        raise InvalidMessage(f"The record should name each card from 1 to {DECK} once, not {script!r}.")
    return pack


def play_card(state: TemplateState, seat: int, card: int) -> None:
    """Put a card on the table (T-2.1)."""
    state.hands[seat].remove(card)
    state.table[seat] = card
    if state.events is not None:
        state.events.append(Played(seat, card))


def win_round(state: TemplateState, seat: int) -> None:
    """Give the round to *seat*, who leads the next (T-2.2)."""
    state.points[seat] += 1
    state.played = sorted([*state.played, *state.table])
    state.table = [NO_CARD] * state.seats
    state.leader = seat
    if state.events is not None:
        state.events.append(RoundWon(seat, state.points[seat]))


def end_match(state: TemplateState) -> None:
    """Let the most points win; several share the win (T-3.1)."""
    most = max(state.points)
    winners = tuple([seat for seat in range(state.seats) if state.points[seat] == most])
    state.outcome = Outcome(winners, tuple(state.points), "points")
    if state.events is not None:
        state.events.append(MatchEnded(winners))


def conclude(state: TemplateState, winners: list[int], why: str) -> None:
    """Decide the match over the heads of the rules; nothing more happens."""
    state.outcome = Outcome(tuple(winners), tuple(state.points), why)
    state.pending.clear()
