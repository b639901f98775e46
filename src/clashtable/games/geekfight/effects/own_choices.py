"""Effects that ask about one's own hand and deck while they resolve (F-8.8, step 2)."""

from dataclasses import dataclass

from clashtable.core.effects import Effect, Printed
from clashtable.core.piles import in_order
from clashtable.core.state import Move
from clashtable.core.text import capitalized, number, with_article
from clashtable.games.geekfight.changes import hands
from clashtable.games.geekfight.effects.base import GeekEffect
from clashtable.games.geekfight.effects.choices import card_moves
from clashtable.games.geekfight.model.card import Telling, you, your
from clashtable.games.geekfight.model.cast import Cast
from clashtable.games.geekfight.model.state import GeekState
from clashtable.games.geekfight.moves import (
    DISCARD,
    NO,
    NO_MOVE,
    TAKE,
    TAKE_NONE,
    TUCK,
    YES,
    YES_MOVE,
    GeekMove,
)
from clashtable.games.geekfight.vocabulary import KINDS


@dataclass(frozen=True)
class DiscardCard(GeekEffect):
    """Discard a card of your choice."""

    def text(self, card: Printed) -> str:
        return "discard a card"

    def happen(self, state: GeekState, use: Cast) -> None:
        self.ask(state, use, use.seat, 0, is_secret=True)

    def answers(self, state: GeekState, use: Cast, stage: int) -> list[Move]:
        return card_moves(DISCARD, state.players[use.seat].hand)

    def answered(self, state: GeekState, use: Cast, stage: int, move: GeekMove) -> None:
        assert move.card is not None
        hands.discard_card(state, use.seat, move.card, at_random=False)


@dataclass(frozen=True)
class MayDiscardTo(GeekEffect):
    """Discard a card if you like; if you do, something happens."""

    effect: Effect

    def text(self, card: Printed) -> str:
        if_so = "if so" if isinstance(card, Telling) else "if you do"
        return f"{you(card)} may discard a card. {capitalized(if_so)}, {self.effect.text(card)}"

    def parts(self) -> list[Effect]:
        return [self.effect]

    def happen(self, state: GeekState, use: Cast) -> None:
        if state.players[use.seat].hand:
            self.ask(state, use, use.seat, 0, is_secret=True)

    def answers(self, state: GeekState, use: Cast, stage: int) -> list[Move]:
        return [NO_MOVE, *card_moves(DISCARD, state.players[use.seat].hand)]

    def answered(self, state: GeekState, use: Cast, stage: int, move: GeekMove) -> None:
        if move.kind != NO:
            assert move.card is not None
            hands.discard_card(state, use.seat, move.card, at_random=False)
            self.effect.run(state, use)


@dataclass(frozen=True)
class TuckFromHand(GeekEffect):
    """Put a card of the hand under the deck."""

    def text(self, card: Printed) -> str:
        return f"tuck a card from {your(card, 'hand')}"

    def happen(self, state: GeekState, use: Cast) -> None:
        self.ask(state, use, use.seat, 0, is_secret=True)

    def answers(self, state: GeekState, use: Cast, stage: int) -> list[Move]:
        return card_moves(TUCK, state.players[use.seat].hand)

    def answered(self, state: GeekState, use: Cast, stage: int, move: GeekMove) -> None:
        assert move.card is not None
        hands.tuck_card(state, use.seat, move.card)


@dataclass(frozen=True)
class LookMayTuck(GeekEffect):
    """Look at the top card of the deck, and put it under it if you like."""

    def text(self, card: Printed) -> str:
        return f"look at the top card of {your(card, 'deck')}. {capitalized(you(card))} may tuck it"

    def happen(self, state: GeekState, use: Cast) -> None:
        if hands.look_at_top(state, use.seat, 1):
            self.ask(state, use, use.seat, 0, is_secret=True)

    def answers(self, state: GeekState, use: Cast, stage: int) -> list[Move]:
        return [YES_MOVE, NO_MOVE]

    def answered(self, state: GeekState, use: Cast, stage: int, move: GeekMove) -> None:
        if move.kind == YES:
            hands.tuck_top(state, use.seat, len(state.players[use.seat].deck) - 1)


@dataclass(frozen=True)
class LookTakeOne(GeekEffect):
    """Look at the top cards, take one, and put the others under the deck in an order you choose.

    Stage 0 is the taking; any other is the number of cards still to be tucked.
    """

    amount: int

    def text(self, card: Printed) -> str:
        top = f"the top {number(self.amount)} cards"
        looks = f"look at {top} of {your(card, 'deck')}. Put one of them into {your(card, 'hand')}"
        order = f"an order of {your(card, 'choice')}" if isinstance(card, Telling) else "an order you choose"
        return f"{looks} and tuck the others in {order}"

    def happen(self, state: GeekState, use: Cast) -> None:
        if hands.look_at_top(state, use.seat, self.amount):
            self.ask(state, use, use.seat, 0, is_secret=True)

    def looked(self, state: GeekState, use: Cast, stage: int) -> int:
        """Return how many looked-at cards still lie on top."""
        return stage or min(self.amount, len(state.players[use.seat].deck))

    def answers(self, state: GeekState, use: Cast, stage: int) -> list[Move]:
        deck = state.players[use.seat].deck
        seen = deck[len(deck) - self.looked(state, use, stage) :]
        return card_moves(TAKE if stage == 0 else TUCK, seen[::-1])

    def answered(self, state: GeekState, use: Cast, stage: int, move: GeekMove) -> None:
        deck = state.players[use.seat].deck
        looked = self.looked(state, use, stage)
        at = len(deck) - 1
        while deck[at] is not move.card:
            at -= 1
        if stage == 0:
            hands.take_looked(state, use.seat, at)
        else:
            hands.tuck_top(state, use.seat, at)
        if looked > 1:
            self.ask(state, use, use.seat, looked - 1, is_secret=True)


@dataclass(frozen=True)
class Search(GeekEffect):
    """Search the deck for a card of a kind, show it and take it."""

    kind: int

    def text(self, card: Printed) -> str:
        what = f"{with_article(KINDS[self.kind])} card"
        deck = your(card, "deck")
        return f"search {deck} for {what}, reveal it, and put it into {your(card, 'hand')}. Shuffle {deck}"

    def happen(self, state: GeekState, use: Cast) -> None:
        self.ask(state, use, use.seat, 0, is_secret=True)

    def answers(self, state: GeekState, use: Cast, stage: int) -> list[Move]:
        found = [card for card in state.players[use.seat].deck if card.kind == self.kind]
        return [*card_moves(TAKE, in_order(found)), TAKE_NONE]  # the order of the deck is nobody's to see

    def answered(self, state: GeekState, use: Cast, stage: int, move: GeekMove) -> None:
        hands.find_card(state, use.seat, move.card)
