"""How to guess what is hidden."""

from typing import Final, cast

from clashtable.core.imagination import Imagination
from clashtable.core.luck import Luck
from clashtable.core.state import Ask, State
from clashtable.core.window import Response
from clashtable.games.corgis.effects.activation import AskActivate, Declare, Discard, Encore, Return, Target
from clashtable.games.corgis.effects.possibility import is_possible
from clashtable.games.corgis.effects.samurai import Expose, ExposeLock, SamuraiWindow, Strike
from clashtable.games.corgis.model.card import GROUPS, WILD_GROUP, bit, count_bits, group_bits, suit_of
from clashtable.games.corgis.model.combos import SIZES
from clashtable.games.corgis.model.state import CorgiPlayer, CorgiState, Lack, Slot, hidden_aces
from clashtable.games.corgis.rules import GAMES, ROUND, NextTurn
from clashtable.games.corgis.vocabulary import ARCHER, BARD, BERSERKER, FIGHTER, MAGE, MONK


class CorgisImagination(Imagination):
    """Deal the unseen cards into the hidden hands and the deck, honouring what the viewer has seen."""

    __slots__ = ("aimed", "drawn", "sizes", "unseen")

    def __init__(
        self, known: CorgiState, sizes: list[int], unseen: list[int], viewer: int, aimed: int, drawn: bool
    ) -> None:
        super().__init__(known, viewer)
        self.sizes: Final = sizes
        """How many hidden cards each seat has."""
        self.unseen: Final = unseen
        self.aimed: Final = aimed
        """At whom an effect is aimed that waits; -1 for nobody."""
        self.drawn: Final = drawn
        """Whether a Healer's card has been drawn and none returned yet."""

    def deal(self, state: State, luck: Luck, attempt: int) -> bool:
        corgis = cast(CorgiState, state)
        pool = self.unseen[:]
        luck.shuffle(pool)
        return self.fill(corgis, pool) and self.settle_question(corgis)

    def fill(self, state: CorgiState, pool: list[int]) -> bool:
        """Deal *pool*; false when it cannot agree with what is known."""
        for place in range(len(state.deck)):
            slot = state.deck[place]
            if slot.card < 0 and slot.not_suits:
                at = first_without(pool, slot.not_suits)
                if at < 0:
                    return False
                state.deck[place] = Slot(pool.pop(at), 0, slot.not_suits)
        for seat in range(state.seats):
            if seat != self.viewer and state.players[seat].lacks and not fill_lacks(state.players[seat], pool):
                return False
        for seat in range(state.seats):
            player = state.players[seat]
            while count_bits(player.hidden) < self.sizes[seat]:
                player.hidden |= bit(pool.pop())
        for place in range(len(state.deck)):
            if state.deck[place].card < 0:
                state.deck[place] = Slot(pool.pop(), 0, 0)
        return True

    def settle_question(self, state: CorgiState) -> bool:
        """Find the question that is open in secret, if one is; false when none could be, in this world."""
        if state.pending or state.outcome is not None:
            return True
        ask = secret_question(state, self.aimed, self.drawn)
        if ask is None:
            return False
        state.pending = [GAMES, ROUND, NextTurn(state.trick.turn)]
        if isinstance(ask, Response):
            target, effect = ask.seat, cast(SamuraiWindow, ask.window).effect
            state.push(Strike(state.trick.turn, target, effect))
        state.push(ask)
        return True


def first_without(pool: list[int], suits: int) -> int:
    """Return where in *pool* the first card lies that has none of *suits*, -1 if nowhere."""
    for at in range(len(pool)):
        suit = suit_of(pool[at])
        if suit < 0 or not suits >> suit & 1:
            return at
    return -1


def fill_lacks(player: CorgiPlayer, pool: list[int]) -> bool:
    """Deal the cards of which an effect has told something (C-11.5), the longest known first."""
    lacks: list[Lack] = player.lacks
    for first in range(len(lacks)):
        suits = 0
        for lack in lacks[first:]:
            suits |= lack.suits
        while count_without(player.hidden, suits) < lacks[first].cards:
            at = first_without(pool, suits)
            if at < 0:
                return False
            player.hidden |= bit(pool.pop(at))
    return True


def count_without(cards: int, suits: int) -> int:
    """Return how many cards of a set have none of *suits*."""
    count = 0
    for group in range(GROUPS):
        bits = group_bits(cards, group)
        count += SIZES[bits] if group == WILD_GROUP else SIZES[bits & ~(suits | suits << 5)]
    return count


def secret_question(state: CorgiState, target: int, drawn: bool) -> Ask | None:
    """Return a question that others may be asked here without being told (C-11.6); None when there can be none."""
    combo = state.leading()
    if combo is None:
        return None
    turn, trick = state.trick.turn, state.trick
    if trick.berserk and (trick.passed >> turn & 1 or turn == combo.owner):
        return if_open(state, Expose(turn, BERSERKER))
    if target >= 0:
        if state.options.asks_always or hidden_aces(state.players[target]):
            return Response(SamuraiWindow([target], 0, 0, combo.effect), target)
        return if_open(state, ExposeLock(target)) if combo.effect == FIGHTER else None
    if drawn:
        return if_open(state, Return(turn))
    if not is_possible(state, turn, combo.effect):
        return None
    if state.options.effects_optional:
        return AskActivate(turn)
    asks: list[Ask] = [Encore(turn), Declare(turn), Discard(turn), Target(turn)]
    for effect, ask in zip([BARD, MONK, MAGE, ARCHER], asks, strict=True):
        if effect == combo.effect:
            return if_open(state, ask)
    return None


def if_open(state: CorgiState, ask: Ask) -> Ask | None:
    """Return *ask* if it leaves a choice, as it would not be asked otherwise (C-10.2)."""
    fewest = 1 if isinstance(ask, Encore) else 2
    return ask if len(ask.moves(state)) >= fewest else None
