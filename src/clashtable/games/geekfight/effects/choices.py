"""Effects that ask somebody something while they resolve (F-8.8, step 2)."""

from dataclasses import dataclass
from typing import cast

from clashtable.core.effects import Effect, Printed
from clashtable.core.state import Move
from clashtable.core.text import number, with_article
from clashtable.games.geekfight.changes import arena, hands, steps
from clashtable.games.geekfight.effects.targets import Spec, specs_for
from clashtable.games.geekfight.effects.verbs import GeekEffect
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.state import OBJECT, Cast, GeekState, combatants, find_object, find_piece
from clashtable.games.geekfight.moves import (
    DEPLOY,
    DISCARD,
    FORFEIT,
    MODE_MOVES,
    NO,
    NO_MOVE,
    TAKE,
    TAKE_NONE,
    TUCK,
    YES,
    YES_MOVE,
    GeekMove,
    card_move,
    mark_of,
    piece_move,
    target_move,
)
from clashtable.games.geekfight.vocabulary import COMBATANT, KINDS, SKILL, TACTIC


def distinct(cards: list[Card]) -> list[Card]:
    """Return each different card once, in order; equal ones are one option (F-22.1)."""
    found: list[Card] = []
    for card in cards:
        if card not in found:
            found.append(card)
    return found


def card_moves(kind: int, cards: list[Card]) -> list[Move]:
    """Return one move of *kind* about each different card."""
    return [card_move(kind, card) for card in distinct(cards)]


def deployable(state: GeekState, seat: int) -> list[Card]:
    """Return each different Combatant of a hand that may be deployed (F-13.3)."""
    found: list[Card] = []
    for card in state.players[seat].hand:
        if card.kind == COMBATANT and card not in found and not (card.is_vip and is_in_arena(state, card)):
            found.append(card)
    return found


def is_in_arena(state: GeekState, card: Card) -> bool:
    """Tell whether a Combatant of that name is in the arena."""
    for piece in combatants(state):
        if piece.card is card:
            return True
    return False


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
        return f"you may discard a card. If you do, {self.effect.text(card)}"

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
        return "tuck a card from your hand"

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
        return "look at the top card of your deck. You may tuck it"

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
        return f"look at {top} of your deck. Put one of them into your hand and tuck the others in an order you choose"

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
class RevealAndDiscard(GeekEffect):
    """An opponent shows the hand, and discards a Tactic or Skill card that you choose."""

    target: Spec

    def specs(self) -> list[Spec]:
        return [self.target]

    def text(self, card: Printed) -> str:
        return (
            f"{self.target.text()} reveals their hand. Choose a Tactic or Skill card revealed this way. "
            "That opponent discards that card"
        )

    def happen(self, state: GeekState, use: Cast) -> None:
        hands.reveal_hand(state, use.targets[0].number)
        self.ask(state, use, use.seat, 0, is_secret=False)

    def answers(self, state: GeekState, use: Cast, stage: int) -> list[Move]:
        hand = state.players[use.targets[0].number].hand
        return card_moves(DISCARD, [card for card in hand if card.kind in (TACTIC, SKILL)])

    def answered(self, state: GeekState, use: Cast, stage: int, move: GeekMove) -> None:
        assert move.card is not None
        hands.discard_card(state, use.targets[0].number, move.card, at_random=False)


@dataclass(frozen=True)
class TargetForfeitsItem(GeekEffect):
    """An opponent forfeits an Item of their choice."""

    target: Spec

    def specs(self) -> list[Spec]:
        return [self.target]

    def text(self, card: Printed) -> str:
        return f"{self.target.text()} forfeits an Item"

    def happen(self, state: GeekState, use: Cast) -> None:
        self.ask(state, use, use.targets[0].number, 0, is_secret=False)

    def answers(self, state: GeekState, use: Cast, stage: int) -> list[Move]:
        return [piece_move(FORFEIT, item) for item in state.players[use.targets[0].number].items]

    def answered(self, state: GeekState, use: Cast, stage: int, move: GeekMove) -> None:
        piece = find_piece(state, move.number)
        assert piece is not None
        arena.forfeit(state, piece, bartered=False)


@dataclass(frozen=True)
class Search(GeekEffect):
    """Search the deck for a card of a kind, show it and take it."""

    kind: int

    def text(self, card: Printed) -> str:
        what = f"{with_article(KINDS[self.kind])} card"
        return f"search your deck for {what}, reveal it, and put it into your hand. Shuffle your deck"

    def happen(self, state: GeekState, use: Cast) -> None:
        self.ask(state, use, use.seat, 0, is_secret=True)

    def answers(self, state: GeekState, use: Cast, stage: int) -> list[Move]:
        found = [card for card in state.players[use.seat].deck if card.kind == self.kind]
        found.sort(key=place_in_pool)  # the order of the deck is nobody's to see
        return [*card_moves(TAKE, found), TAKE_NONE]

    def answered(self, state: GeekState, use: Cast, stage: int, move: GeekMove) -> None:
        hands.find_card(state, use.seat, move.card)


def place_in_pool(card: Card) -> int:
    """Return where *card* stands in the pool."""
    return card.index


@dataclass(frozen=True)
class SwapCombatant(GeekEffect):
    """Return your Combatant to your hand and deploy another. The stage is the returned card's place in the pool."""

    def decision(self) -> str:
        return "deploy"

    def needs_combatant(self) -> bool:
        return True

    def text(self, card: Printed) -> str:
        return (
            "return your Combatant to your hand. "
            "Then deploy a Combatant card with a different name from your hand, if you can"
        )

    def happen(self, state: GeekState, use: Cast) -> None:
        piece = state.players[use.seat].combatant
        if piece is None:
            return
        arena.return_to_hand(state, piece)
        self.ask(state, use, use.seat, piece.card.index, is_secret=True)

    def answers(self, state: GeekState, use: Cast, stage: int) -> list[Move]:
        return card_moves(DEPLOY, [card for card in deployable(state, use.seat) if card.index != stage])

    def answered(self, state: GeekState, use: Cast, stage: int, move: GeekMove) -> None:
        assert move.card is not None
        arena.deploy(state, use.seat, move.card)


@dataclass(frozen=True)
class NewTarget(GeekEffect):
    """Choose a new legal target for something on the Queue (F-15.6)."""

    target: Spec

    def specs(self) -> list[Spec]:
        return [self.target]

    def text(self, card: Printed) -> str:
        return f"choose a new legal target for {self.target.text()}"

    def happen(self, state: GeekState, use: Cast) -> None:
        if find_object(state, use.targets[0].number) is not None:
            self.ask(state, use, use.seat, 0, is_secret=False)

    def answers(self, state: GeekState, use: Cast, stage: int) -> list[Move]:
        aimed = find_object(state, use.targets[0].number)
        assert aimed is not None
        found: list[Move] = []
        for mark in specs_for(aimed)[0].candidates(state, aimed):
            old = aimed.targets[0]
            is_old = mark.kind == old.kind and mark.number == old.number and mark.card is old.card
            if not is_old and not (mark.kind == OBJECT and mark.number == aimed.serial):
                found.append(target_move(mark))
        return found

    def answered(self, state: GeekState, use: Cast, stage: int, move: GeekMove) -> None:
        aimed = find_object(state, use.targets[0].number)
        assert aimed is not None
        steps.retarget(state, aimed, mark_of(move, aimed.seat))


@dataclass(frozen=True)
class TargetChooses(GeekEffect):
    """An opponent chooses one of several ways."""

    target: Spec
    ways: tuple[Effect, ...]

    def decision(self) -> str:
        return "mode"

    def specs(self) -> list[Spec]:
        return [self.target]

    def parts(self) -> list[Effect]:
        return list(self.ways)

    def text(self, card: Printed) -> str:
        return f"{self.target.text()} chooses one: " + "; or ".join([way.text(card) for way in self.ways])

    def happen(self, state: GeekState, use: Cast) -> None:
        self.ask(state, use, use.targets[0].number, 0, is_secret=False)

    def answers(self, state: GeekState, use: Cast, stage: int) -> list[Move]:
        open_ways: list[Move] = [
            MODE_MOVES[at] for at in range(len(self.ways)) if cast(GeekEffect, self.ways[at]).is_possible(state, use)
        ]
        return open_ways or [MODE_MOVES[0]]

    def answered(self, state: GeekState, use: Cast, stage: int, move: GeekMove) -> None:
        if state.events is not None:
            steps.choose(state, use.targets[0].number, self.ways[move.number].text(use.card))
        self.ways[move.number].run(state, use)
