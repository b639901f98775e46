"""The smallest changes of hands, decks and discard piles, one event each, and what is known of them."""

from clashtable.core.errors import InvalidMessage
from clashtable.core.piles import ids, insert, mix_again, shuffled
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.state import GeekState
from clashtable.games.geekfight.wire.hands import (
    Dealt,
    Discarded,
    Drew,
    Found,
    Laid,
    Looked,
    Picked,
    Recovered,
    RevealedHand,
    TookFromTop,
    Tucked,
)


def random_card(state: GeekState, seat: int) -> Card:
    """Return a card of a hand, all equally likely, or as the record has it."""
    hand = state.players[seat].hand
    scripted = state.luck.scripted()
    card = hand[state.luck.below(len(hand))] if scripted is None else None
    if scripted is not None:
        for found in hand:
            if found.id == scripted.partition(": ")[2]:
                card = found
    if card is None:
        raise InvalidMessage(f"The record discards {scripted!r}, which is not in that hand.")
    state.luck.note(f"discard {seat}: {card.id}")
    return card


def into_hand(state: GeekState, seat: int, card: Card, *, is_seen: bool) -> None:
    """Put *card* into a hand, in the order of the pool."""
    player = state.players[seat]
    insert(player.hand, card)
    if is_seen:
        player.shown.append(card)


def out_of_hand(state: GeekState, seat: int, card: Card, *, is_seen: bool) -> None:
    """Take *card* out of a hand, and keep what others still know of the rest."""
    player = state.players[seat]
    player.hand.remove(card)
    if not is_seen:
        # It may have been any of them, so nobody can be sure where a shown one is.
        player.somewhere += player.shown
        player.shown = []
    elif card in player.shown:
        player.shown.remove(card)
    elif card in player.somewhere:
        player.somewhere.remove(card)


def take_top(state: GeekState, seat: int) -> Card:
    """Take the top card off a deck."""
    player = state.players[seat]
    card = player.deck.pop()
    player.known_top = max(0, player.known_top - 1)
    player.known_bottom = min(player.known_bottom, len(player.deck))
    return card


def put_under(state: GeekState, seat: int, card: Card) -> None:
    """Put *card* under a deck; its owner knows it there."""
    player = state.players[seat]
    if player.known_top == len(player.deck):
        player.known_top += 1
    player.deck.insert(0, card)
    player.known_bottom = min(player.known_bottom + 1, len(player.deck))


def pick_combatants(state: GeekState, seat: int, cards: list[Card]) -> None:
    """Set three Combatants aside (F-6.2)."""
    for card in cards:
        state.players[seat].deck.remove(card)
        into_hand(state, seat, card, is_seen=False)
    if state.events is not None:
        state.events.append(Picked(seat, ids(cards)))


def shuffle_and_draw(state: GeekState, seat: int, amount: int) -> None:
    """Shuffle a deck and draw the first cards (F-6.3)."""
    player = state.players[seat]
    player.deck = shuffled(state.luck, f"deck {seat}", player.deck)
    drawn = [take_top(state, seat) for _card in range(amount)]
    for card in drawn:
        into_hand(state, seat, card, is_seen=False)
    if state.events is not None:
        state.events.append(Dealt(seat, ids(drawn)))


def lay_face_down(state: GeekState, seat: int, card: Card) -> None:
    """Lay the opening Combatant face down (F-6.4)."""
    player = state.players[seat]
    player.hand.remove(card)
    player.opening = card
    if state.events is not None:
        state.events.append(Laid(seat, card.id))


def draw_card(state: GeekState, seat: int) -> bool:
    """Draw a card; false when the deck is empty (F-21.3)."""
    if not state.players[seat].deck:
        return False
    card = take_top(state, seat)
    into_hand(state, seat, card, is_seen=False)
    if state.events is not None:
        state.events.append(Drew(seat, card.id))
    return True


def tuck_card(state: GeekState, seat: int, card: Card) -> None:
    """Put a card of the hand face down under the deck (F-7.3)."""
    out_of_hand(state, seat, card, is_seen=False)
    put_under(state, seat, card)
    if state.events is not None:
        state.events.append(Tucked(seat, card.id, "hand"))


def tuck_top(state: GeekState, seat: int, at: int) -> None:
    """Put a card from the top of the deck, *at* from its end, face down under it."""
    player = state.players[seat]
    card = player.deck.pop(at)
    player.known_top = max(0, player.known_top - 1)
    player.known_bottom = min(player.known_bottom, len(player.deck))
    put_under(state, seat, card)
    if state.events is not None:
        state.events.append(Tucked(seat, card.id, "deck"))


def look_at_top(state: GeekState, seat: int, amount: int) -> int:
    """Look at the top cards of one's own deck; return how many there are."""
    player = state.players[seat]
    seen = min(amount, len(player.deck))
    player.known_top = max(player.known_top, seen)
    if state.events is not None and seen:
        state.events.append(Looked(seat, ids(player.deck[-seen:][::-1]), seen))
    return seen


def take_looked(state: GeekState, seat: int, at: int) -> None:
    """Put a looked-at card, *at* from the end of the deck, into the hand."""
    player = state.players[seat]
    card = player.deck.pop(at)
    player.known_top -= 1
    player.known_bottom = min(player.known_bottom, len(player.deck))
    into_hand(state, seat, card, is_seen=False)
    if state.events is not None:
        state.events.append(TookFromTop(seat, card.id))


def discard_card(state: GeekState, seat: int, card: Card, *, at_random: bool) -> None:
    """Discard a card of the hand."""
    out_of_hand(state, seat, card, is_seen=True)
    state.players[seat].discard.append(card)
    if state.events is not None:
        state.events.append(Discarded(seat, card.id, at_random))


def reveal_hand(state: GeekState, seat: int) -> None:
    """Show a whole hand to everybody."""
    player = state.players[seat]
    known = [*player.shown, *player.somewhere]
    for card in player.hand:
        if card in known:
            known.remove(card)
    player.shown = player.hand[:]
    player.somewhere = known
    if state.events is not None:
        state.events.append(RevealedHand(seat, ids(player.hand)))


def find_card(state: GeekState, seat: int, card: Card | None) -> None:
    """End a search: reveal the found card, take it, and shuffle."""
    player = state.players[seat]
    if card is not None:
        if card in player.somewhere:
            player.somewhere.remove(card)
        player.deck.remove(card)
        into_hand(state, seat, card, is_seen=True)
    player.deck = shuffled(state.luck, f"deck {seat}", player.deck)
    player.known_top = 0
    player.known_bottom = 0
    if state.events is not None:
        state.events.append(Found(seat, None if card is None else card.id))


def recover_card(state: GeekState, seat: int, card: Card) -> None:
    """Return a card from the discard pile to the hand."""
    state.players[seat].discard.remove(card)
    into_hand(state, seat, card, is_seen=True)
    if state.events is not None:
        state.events.append(Recovered(seat, card.id))


def redraw(state: GeekState) -> None:
    """Mix again what of each deck not even its owner knows."""
    for player in state.players:
        mix_again(player.deck, player.known_bottom, len(player.deck) - player.known_top, state.luck)
