"""What a player of Clash of Corgis could wish to do, and how what stands in the way is taken away."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from clashtable.core.match import Match
from clashtable.core.refusal import Reason
from clashtable.core.state import Ask, Move, Step, asking
from clashtable.core.window import Response
from clashtable.games.corgis.changes.course import new_trick
from clashtable.games.corgis.effects.activation import AskActivate, Declare, Discard, Return, Target
from clashtable.games.corgis.effects.samurai import Expose, SamuraiWindow, Strike
from clashtable.games.corgis.model.card import (
    GROUPS,
    NAMES,
    WILD_GROUP,
    bit,
    cards_in,
    group_bits,
    group_cards,
    suit_of,
    suits_of,
)
from clashtable.games.corgis.model.combos import SIZES, combos
from clashtable.games.corgis.model.state import Combo, CorgiPlayer, CorgiState, Laid, others
from clashtable.games.corgis.moves import (
    ACTIVATE,
    ACTIVATE_MOVE,
    DECLINE,
    DECLINE_MOVE,
    DISCARD,
    DISCARD_MOVES,
    EXPOSE,
    EXPOSE_MOVES,
    HIGH,
    HIGH_MOVE,
    LOW,
    LOW_MOVE,
    PASS,
    PASS_MOVE,
    PLAY,
    REACT,
    REACT_MOVES,
    RETURN,
    RETURN_MOVES,
    TARGET,
    TARGET_MOVES,
    CorgiMove,
    play_move,
)
from clashtable.games.corgis.rules import GAMES, ROUND, Follow, Lead, NextTurn
from clashtable.games.corgis.vocabulary import ACE, ARCHER, ASSASSIN, BERSERKER, HEALER, MAGE, MONK

HOPELESS = {
    "wild": "a Wild never gets a suit",
    "oneself": "nobody becomes another player",
}
"""What no change of a position takes away, and why."""


def wishes(match: Match) -> list[Move]:
    """Return every combo of the hand, every other deed with every card of it, everybody as a target, every word."""
    state = cast(CorgiState, match.state)
    seat = asking(state).seat
    player = state.players[seat]
    held = player.hidden | player.exposed
    found: list[Move] = [PASS_MOVE, ACTIVATE_MOVE, DECLINE_MOVE, HIGH_MOVE, LOW_MOVE]
    found += [TARGET_MOVES[other] for other in others(state, seat)]
    for group in range(GROUPS):
        found += [play_move(group, bits) for bits in combos(group, group_bits(held, group), 0)]
        found.append(play_move(group, 1))
    for card in cards_in(held):
        found += [RETURN_MOVES[card], EXPOSE_MOVES[card], DISCARD_MOVES[card]]
        if card in cards_in(group_cards(ACE - 1, 1023)):
            found.append(REACT_MOVES[card])
    return list(dict.fromkeys(found))


def relieved(match: Match, move: Move, reason: Reason) -> Match | None:
    """Return a copy of *match* without what *reason* names; None where that cannot be."""
    if reason.obstacle in HOPELESS:
        return None
    copy = match.fork()
    RELIEF[reason.obstacle](cast(CorgiState, copy.state), cast(CorgiMove, move), reason)
    return copy


def own(state: CorgiState) -> CorgiPlayer:
    return state.players[asking(state).seat]


def card_of(reason: Reason) -> int:
    return NAMES.index(reason.about.removeprefix("card:"))


def at_its_moment(state: CorgiState, move: CorgiMove, reason: Reason) -> None:
    """Ask what *move* answers."""
    seat = asking(state).seat
    if move.kind in (PLAY, PASS):
        combo = state.leading()
        if combo is None or combo.owner == seat:
            state.trick, state.leader = new_trick(seat), seat
        state.pending = [GAMES, ROUND, Lead(seat) if state.leading() is None else Follow(seat)]
        return
    question, effect = QUESTIONS[move.kind](seat)
    combo = state.leading()
    suits = 0 if combo is None else combo.suits
    state.trick.laid = Laid(Combo(seat, 0, 1, effect, effect, suits), None)
    state.trick.turn = seat
    waiting: list[Step] = [Strike(others(state, seat)[0], seat, effect)] if isinstance(question, Response) else []
    state.pending = [GAMES, ROUND, NextTurn(seat), *waiting, question]


QUESTIONS: Mapping[int, Callable[[int], tuple[Ask, int]]] = {
    ACTIVATE: lambda seat: (AskActivate(seat), BERSERKER),
    DECLINE: lambda seat: (AskActivate(seat), BERSERKER),
    HIGH: lambda seat: (Declare(seat), MONK),
    LOW: lambda seat: (Declare(seat), MONK),
    RETURN: lambda seat: (Return(seat), HEALER),
    DISCARD: lambda seat: (Discard(seat), MAGE),
    EXPOSE: lambda seat: (Expose(seat, BERSERKER), BERSERKER),
    TARGET: lambda seat: (Target(seat), ARCHER),
    REACT: lambda seat: (Response(SamuraiWindow([seat], 0, 0, ASSASSIN), seat), ASSASSIN),
}
"""The question that each kind of move answers, and the effect it comes from."""


def after_a_lead(state: CorgiState, move: CorgiMove, reason: Reason) -> None:
    """Let somebody else have led."""
    seat = asking(state).seat
    state.trick.laid = Laid(Combo(others(state, seat)[0], 0, 1, 0, 0, 0), None)
    state.pending = [GAMES, ROUND, Follow(seat)]


def with_the_card(state: CorgiState, move: CorgiMove, reason: Reason) -> None:
    own(state).hidden |= bit(card_of(reason))


def without_the_lock(state: CorgiState, move: CorgiMove, reason: Reason) -> None:
    own(state).locked &= ~bit(card_of(reason))


def hidden_again(state: CorgiState, move: CorgiMove, reason: Reason) -> None:
    card, player = bit(card_of(reason)), own(state)
    player.exposed &= ~card
    player.locked &= ~card
    player.hidden |= card


def without_equal_cards(state: CorgiState, move: CorgiMove, reason: Reason) -> None:
    """Take the cards away that equal one which is used, in the same state."""
    player = own(state)
    used = group_cards(move.subject, move.bits) if move.kind == PLAY else bit(move.subject)
    equal = 0
    for card in cards_in(used):
        group = card % 55 // 5
        equal |= group_cards(group, 1023) if group == WILD_GROUP else bit(card % 55) | bit(card % 55 + 55)
    if used & player.hidden:
        player.hidden &= ~(equal & ~used)
    elif used & player.locked:
        gone = equal & ~used & player.locked
        player.exposed, player.locked = player.exposed & ~gone, player.locked & ~gone
    else:
        player.exposed &= ~(equal & ~used & ~player.locked)


def changed_combo(state: CorgiState, *, size: int | None = None, rank: int | None = None, suits: int = 0) -> None:
    """Give the leading combo other values."""
    laid = state.trick.laid
    assert laid is not None
    old = laid.combo
    combo = Combo(
        old.owner, old.cards, size or old.size, old.rank if rank is None else rank, old.effect, old.suits | suits
    )
    state.trick.laid = Laid(combo, laid.before)


def with_as_many_cards(state: CorgiState, move: CorgiMove, reason: Reason) -> None:
    changed_combo(state, size=SIZES[move.bits])


def without_low(state: CorgiState, move: CorgiMove, reason: Reason) -> None:
    state.trick.low = False


def with_the_lowest_rank(state: CorgiState, move: CorgiMove, reason: Reason) -> None:
    changed_combo(state, rank=0)


def with_its_suit(state: CorgiState, move: CorgiMove, reason: Reason) -> None:
    changed_combo(state, suits=suits_of(move.subject, move.bits) if move.kind == PLAY else bit(suit_of(move.subject)))


def with_a_hidden_card(state: CorgiState, move: CorgiMove, reason: Reason) -> None:
    state.players[move.subject].hidden |= bit(0)


def as_the_next_player(state: CorgiState, move: CorgiMove, reason: Reason) -> None:
    """Let everybody between be out of the round, so that the target is the next player."""
    seat = asking(state).seat
    state.trick.out = 0
    for other in others(state, seat):
        if other == move.subject:
            return
        state.trick.out |= bit(other)


RELIEF: Mapping[str, Callable[[CorgiState, CorgiMove, Reason], None]] = {
    "moment": at_its_moment,
    "lead": after_a_lead,
    "hand": with_the_card,
    "locked": without_the_lock,
    "exposed": hidden_again,
    "equal": without_equal_cards,
    "kind": with_as_many_cards,
    "low": without_low,
    "rank": with_the_lowest_rank,
    "suit": with_its_suit,
    "bare": with_a_hidden_card,
    "next": as_the_next_player,
}
"""How each obstacle is taken away."""
