"""The smallest changes of hands, armories and the discard pile, one event each, and what is known of them (G-22.1)."""

from clashtable.core.piles import ids, mixed, shuffled
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.cast import HAPPENING, Cast
from clashtable.games.genres.model.state import SET_UP, GenresState
from clashtable.games.genres.vocabulary import EVENT
from clashtable.games.genres.wire.hands import (
    Dealt,
    Discarded,
    Drew,
    Exchanged,
    HandPassed,
    LookedAtHand,
    LookedAtTops,
    PutOnArmory,
    Reshuffled,
    TookBack,
)


def learn(state: GenresState, viewer: int, seat: int, card: Card) -> None:
    """Note that *viewer* knows *card* to be in the hand of *seat*."""
    if viewer != seat:
        known = state.players[viewer].known_hands
        known[seat] = [*known[seat], card]


def forget(state: GenresState, viewer: int, seat: int, card: Card | None) -> None:
    """Note that *viewer* saw *card* leave the hand of *seat*; None for a card that it did not see."""
    known = state.players[viewer].known_hands
    if known[seat]:
        known[seat] = [] if card is None else [other for other in known[seat] if other is not card]


def shift_known(state: GenresState, armory: int) -> None:
    """Note that the top card of an armory was drawn."""
    for player in state.players:
        known = player.known_tops
        if known[armory]:
            known[armory] = known[armory][1:]


def trimmed(known: list[Card | None]) -> list[Card | None]:
    """Return what is known of an armory without unknown cards at the end."""
    end = len(known)
    while end and known[end - 1] is None:
        end -= 1
    return known[:end]


def enter_openly(state: GenresState, seat: int, card: Card, how: str) -> None:
    """Put a card that everybody sees into a hand; to the discard pile if its player is dead (G-12)."""
    if not state.players[seat].is_alive:
        state.discard.append(card)
        return
    state.players[seat].hand.append(card)
    for viewer in range(state.seats):
        learn(state, viewer, seat, card)
    if state.events is not None:
        state.events.append(TookBack(seat, card.id, how))


def leave_openly(state: GenresState, seat: int, card: Card) -> None:
    """Take a card that everybody sees now out of a hand."""
    state.players[seat].hand.remove(card)
    for viewer in range(state.seats):
        forget(state, viewer, seat, card)


def discard(state: GenresState, seat: int, card: Card, how: str) -> None:
    """Discard a card of a hand."""
    leave_openly(state, seat, card)
    state.discard.append(card)
    if state.events is not None:
        state.events.append(Discarded(seat, card.id, how))


def exchange(state: GenresState, giver: int, taker: int, card: Card, how: str) -> None:
    """Let a card go from one hand to another; only those two see which."""
    state.players[giver].hand.remove(card)
    for viewer in range(state.seats):
        forget(state, viewer, giver, card if viewer in (giver, taker) else None)
    state.players[taker].hand.append(card)
    learn(state, giver, taker, card)
    if state.events is not None:
        state.events.append(Exchanged(taker, giver, card.id, how))


def look_at_hand(state: GenresState, seat: int, whose: int) -> None:
    """Let *seat* look at a hand and remember it."""
    hand = state.players[whose].hand
    state.players[seat].known_hands[whose] = hand[:]
    if state.events is not None:
        state.events.append(LookedAtHand(seat, whose, ids(hand)))


def pass_hands(state: GenresState, givers: list[int], takers: list[int], how: str) -> None:
    """Let whole hands change owners at the same moment; what is known goes with them."""
    hands = [state.players[giver].hand for giver in givers]
    for viewer in range(state.seats):
        known = state.players[viewer].known_hands
        news = [hands[at][:] if viewer == givers[at] else known[givers[at]] for at in range(len(givers))]
        for giver in givers:
            known[giver] = []
        for at in range(len(takers)):
            if takers[at] != viewer:
                known[takers[at]] = [*known[takers[at]], *news[at]]
    for giver in givers:
        state.players[giver].hand = []
    for at in range(len(takers)):
        state.players[takers[at]].hand += hands[at]
        if state.events is not None:
            state.events.append(HandPassed(takers[at], givers[at], len(hands[at]), ids(hands[at]), how))


def drawable(state: GenresState) -> list[int]:
    """Return the armories that a card can be drawn from; when all are empty the discard pile is dealt first."""
    found = [armory for armory in range(4) if state.armories[armory]]
    if not found and state.discard:
        reshuffle(state)
        found = [armory for armory in range(4) if state.armories[armory]]
    return found


def can_draw(state: GenresState) -> bool:
    """Tell whether a card can be drawn at all."""
    return bool(state.discard) or any(bool(armory) for armory in state.armories)


def reshuffle(state: GenresState) -> None:
    """Shuffle the discard pile and deal it to the armories."""
    cards = shuffled(state.luck, "discard", state.discard)
    state.discard = []
    for at in range(len(cards)):
        state.armories[at % 4].append(cards[at])
    for player in state.players:
        player.known_tops = [[], [], [], []]
    if state.events is not None:
        state.events.append(Reshuffled(tuple([len(armory) for armory in state.armories])))


def draw_from(state: GenresState, seat: int, armory: int) -> None:
    """Draw the top card of an armory; an Event is set aside to be played (G-19.6)."""
    card = state.armories[armory].pop()
    shift_known(state, armory)
    is_event = card.type == EVENT
    if is_event:
        state.queue.append(Cast(0, HAPPENING, seat, card, 0))
    else:
        state.players[seat].hand.append(card)
    if state.events is not None:
        kind = Dealt if state.course.phase == SET_UP and not is_event else Drew
        state.events.append(kind(seat, armory + 1, card.id, is_event))


def draw_in_rotation(state: GenresState, seat: int) -> None:
    """Draw in set-up: the armories take turns, and an empty one is passed over (G-3.5)."""
    course = state.course
    while not state.armories[course.rotation]:
        course.rotation = (course.rotation + 1) % 4
    draw_from(state, seat, course.rotation)
    course.rotation = (course.rotation + 1) % 4


def put_on_armory(state: GenresState, seat: int, card: Card, armory: int) -> None:
    """Put a card of the hand on top of an armory; only its player sees it."""
    state.players[seat].hand.remove(card)
    for viewer in range(state.seats):
        forget(state, viewer, seat, card if viewer == seat else None)
        known = state.players[viewer].known_tops
        if viewer == seat or known[armory]:
            known[armory] = [card if viewer == seat else None, *known[armory]]
    state.armories[armory].append(card)
    if state.events is not None:
        state.events.append(PutOnArmory(seat, armory + 1, card.id))


def look_at_tops(state: GenresState, seat: int) -> None:
    """Let *seat* look at the top card of each armory and remember it."""
    known = state.players[seat].known_tops
    for armory in range(4):
        if state.armories[armory]:
            known[armory] = [state.armories[armory][-1], *known[armory][1:]]
    if state.events is not None:
        tops = tuple([armory[-1].id if armory else None for armory in state.armories])
        state.events.append(LookedAtTops(seat, tops))


def retrieve(state: GenresState, seat: int, card: Card) -> None:
    """Take a card of the discard pile into a hand (G-12)."""
    state.discard.remove(card)
    enter_openly(state, seat, card, "retrieve")


def redraw(state: GenresState) -> None:
    """Mix again what of each armory nobody knows."""
    for armory in range(len(state.armories)):
        cards = state.armories[armory]
        free = [place for place in range(len(cards)) if not is_known(state, armory, len(cards) - 1 - place)]
        hidden = mixed([cards[place] for place in free], state.luck)
        for at in range(len(free)):
            cards[free[at]] = hidden[at]


def is_known(state: GenresState, armory: int, depth: int) -> bool:
    """Tell whether somebody knows the card of an armory that lies so many below the top."""
    for player in state.players:
        known = player.known_tops[armory]
        if depth < len(known) and known[depth] is not None:
            return True
    return False
