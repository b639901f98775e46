"""The smallest changes of Supplies, hands and Junkyards, one event each, and what is known of them.

Next, read changes/damage.py.
"""

from clashtable.core.outcome import Outcome
from clashtable.core.piles import ids, insert, mix_again, mixed, shuffled
from clashtable.games.panzer.geometry import FIELD
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.cast import JUNKYARD, NO_MARKS, Cast
from clashtable.games.panzer.model.state import OVER, PanzerState
from clashtable.games.panzer.vocabulary import EXPEND, JUNKYARD_TRIGGER
from clashtable.games.panzer.wire.course import Conceded, MatchEnded
from clashtable.games.panzer.wire.supplies import (
    Dealt,
    Discarded,
    Drew,
    Found,
    Inspected,
    LookedAtHand,
    MoreFactories,
    Removed,
    Reshuffled,
    Returned,
    Salvaged,
    SupplyDamaged,
    Took,
)


def end_match(state: PanzerState, winners: list[int], why: str) -> None:
    """Decide the match; nothing more happens (P-15)."""
    supplies = tuple([len(player.supply) for player in state.players])
    state.outcome = Outcome(tuple(winners), supplies, why)
    state.course.phase = OVER
    state.pending.clear()
    state.waiting = []
    if state.events is not None:
        state.events.append(MatchEnded(tuple(winners), supplies, why))


def concede(state: PanzerState, seat: int) -> None:
    """Let *seat* give up (P-15.3)."""
    if state.events is not None:
        state.events.append(Conceded(seat))
    end_match(state, [1 - seat], "conceded")


def into_hand(state: PanzerState, seat: int, card: Card, *, is_seen: bool) -> None:
    """Put *card* into a hand; *is_seen* tells whether everybody sees it."""
    player = state.players[seat]
    insert(player.hand, card)
    if is_seen:
        player.shown.append(card)


def out_of_hand(state: PanzerState, seat: int, card: Card) -> None:
    """Take *card*, which everybody sees now, out of a hand."""
    player = state.players[seat]
    player.hand.remove(card)
    if card in player.shown:
        player.shown.remove(card)
        return
    # What the opponent has seen of the hand may be what everybody knows to be somewhere.
    for known in (player.seen, player.somewhere):
        if card in known:
            known.remove(card)


def take_top(state: PanzerState, seat: int) -> Card:
    """Take the top card off a Supply."""
    player = state.players[seat]
    card = player.supply.pop()
    player.known_top = max(0, player.known_top - 1)
    player.known_bottom = min(player.known_bottom, len(player.supply))
    return card


def draw_card(state: PanzerState, seat: int) -> bool:
    """Draw a card; with an empty Supply the match is lost, and false is returned (P-15.1)."""
    if not state.players[seat].supply:
        end_match(state, [1 - seat], "supply")
        return False
    card = take_top(state, seat)
    into_hand(state, seat, card, is_seen=False)
    if state.events is not None:
        state.events.append(Drew(seat, card.id))
    return True


def shuffle_supply(state: PanzerState, seat: int) -> None:
    """Shuffle a Supply; nobody knows its order then."""
    player = state.players[seat]
    player.supply = shuffled(state.luck, f"supply {seat}", player.supply)
    player.known_top = 0
    player.known_bottom = 0


def draw_hand(state: PanzerState, seat: int, amount: int) -> list[Card]:
    """Draw a whole hand in set-up, and return it."""
    drawn = [take_top(state, seat) for _card in range(amount)]
    for card in drawn:
        into_hand(state, seat, card, is_seen=False)
    return drawn


def deal_hand(state: PanzerState, seat: int, amount: int) -> None:
    """Draw the first hand (P-4.1)."""
    drawn = draw_hand(state, seat, amount)
    if state.events is not None:
        state.events.append(Dealt(seat, amount, ids(drawn)))


def reshuffle(state: PanzerState, seat: int, amount: int) -> None:
    """Shuffle the hand back and draw *amount* cards (P-4.2)."""
    player = state.players[seat]
    player.supply += player.hand
    player.hand = []
    player.reshuffles += 1
    shuffle_supply(state, seat)
    drawn = draw_hand(state, seat, amount)
    if state.events is not None:
        state.events.append(Reshuffled(seat, amount, ids(drawn), player.reshuffles))


def discard(state: PanzerState, seat: int, card: Card) -> None:
    """Discard a card of the hand."""
    out_of_hand(state, seat, card)
    state.players[seat].junkyard.append(card)
    if state.events is not None:
        state.events.append(Discarded(seat, card.id))


def look_at_hand(state: PanzerState, seat: int) -> None:
    """Let *seat* look at the opponent's hand and remember it."""
    other = state.players[1 - seat]
    seen = other.hand[:]
    for card in other.shown:
        seen.remove(card)
    other.seen = seen
    if state.events is not None:
        state.events.append(LookedAtHand(seat, 1 - seat, ids(other.hand)))


def damage_supply(state: PanzerState, seat: int, amount: int) -> None:
    """Put the top cards into the Junkyard as one batch; Junkyard-Triggers wait (P-10.7)."""
    if amount <= 0:
        return
    player = state.players[seat]
    lost = [take_top(state, seat) for _card in range(min(amount, len(player.supply)))]
    player.junkyard += lost
    for card in lost:
        if card in player.somewhere:
            player.somewhere.remove(card)
        if card.has(JUNKYARD_TRIGGER):
            state.waiting.append(Cast(0, JUNKYARD, seat, card, 0, -1, -1, -1, NO_MARKS, False))
    if state.events is not None:
        state.events.append(SupplyDamaged(seat, amount, ids(lost)))


def inspect(state: PanzerState, seat: int, amount: int) -> int:
    """Look at the top cards of one's own Supply; return how many there are."""
    player = state.players[seat]
    seen = min(amount, len(player.supply))
    player.known_top = max(player.known_top, seen)
    if state.events is not None and seen:
        state.events.append(Inspected(seat, seen, ids(player.supply[-seen:][::-1])))
    return seen


def take_inspected(state: PanzerState, seat: int, amount: int, card: Card) -> None:
    """Put *card* of the *amount* top ones into the hand, the others under the Supply in unchanged order."""
    player = state.players[seat]
    start = len(player.supply) - amount
    looked = player.supply[start:]
    rest = player.supply[:start]
    looked.remove(card)
    player.supply = looked + rest
    player.known_top = 0
    player.known_bottom = min(len(player.supply), len(looked) + min(player.known_bottom, len(rest)))
    into_hand(state, seat, card, is_seen=False)
    if state.events is not None:
        state.events.append(Took(seat, card.id))


def find_card(state: PanzerState, seat: int, card: Card | None) -> None:
    """Take *card* out of one's own Supply, show it, and shuffle."""
    player = state.players[seat]
    if card is not None:
        player.supply.remove(card)
        if card in player.somewhere:
            player.somewhere.remove(card)
        into_hand(state, seat, card, is_seen=True)
    if state.events is not None:
        state.events.append(Found(seat, None if card is None else card.id))
    shuffle_supply(state, seat)


def return_card(state: PanzerState, seat: int, card: Card) -> None:
    """Return a card from the Junkyard to the hand."""
    state.players[seat].junkyard.remove(card)
    into_hand(state, seat, card, is_seen=True)
    if state.events is not None:
        state.events.append(Returned(seat, card.id))


def salvage(state: PanzerState, seat: int, cards: list[Card]) -> None:
    """Shuffle cards of the Junkyard into the Supply."""
    player = state.players[seat]
    for card in cards:
        player.junkyard.remove(card)
        player.supply.append(card)
        player.somewhere.append(card)
    if state.events is not None:
        state.events.append(Salvaged(seat, ids(cards)))
    shuffle_supply(state, seat)


def discard_event(state: PanzerState, seat: int, card: Card) -> bool:
    """Put an Event that leaves its stack into the Junkyard; with Expend it is removed, and true is returned."""
    player = state.players[seat]
    if card.has(EXPEND):
        player.removed.append(card)
        return True
    player.junkyard.append(card)
    return False


def take_oldest(state: PanzerState, seat: int, card: Card) -> None:
    """Take the copy of *card* that reached the Junkyard first out of it."""
    state.players[seat].junkyard.remove(card)


def take_newest(state: PanzerState, seat: int, card: Card) -> None:
    """Take the copy of *card* that reached the Junkyard last out of it."""
    junkyard = state.players[seat].junkyard
    for at in range(len(junkyard) - 1, -1, -1):
        if junkyard[at] is card:
            del junkyard[at]
            return


def expend_from_junkyard(state: PanzerState, seat: int, card: Card) -> None:
    """Remove an Event with Expend that was played through its Junkyard-Trigger."""
    player = state.players[seat]
    if card.has(EXPEND) and card in player.junkyard:
        take_newest(state, seat, card)
        player.removed.append(card)
        if state.events is not None:
            state.events.append(Removed(seat, card.id))


def allow_factories(state: PanzerState, seat: int, amount: int) -> None:
    """Let *seat* play more Factories this turn; nothing happens in the opponent's turn (P-18.4)."""
    if state.course.active == seat:
        state.players[seat].allowance += amount
        if state.events is not None:
            state.events.append(MoreFactories(seat, amount))


def redraw(state: PanzerState) -> None:
    """Mix again what of each Supply not even its owner knows, and the Terrain that lies face down."""
    for player in state.players:
        mix_again(player.supply, player.known_bottom, len(player.supply) - player.known_top, state.luck)
    covered = [place for place in range(len(state.terrain)) if not state.is_face_up[FIELD[place]]]
    hidden = mixed([state.terrain[place] for place in covered], state.luck)
    terrain = state.terrain[:]
    for at in range(len(covered)):
        terrain[covered[at]] = hidden[at]
    state.terrain = terrain
