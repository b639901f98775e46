"""Effects that ask somebody something while they resolve (F-8.8, step 2)."""

from dataclasses import dataclass
from typing import cast

from clashtable.core.effects import Effect, Printed
from clashtable.core.state import Move
from clashtable.games.geekfight.changes import arena, hands
from clashtable.games.geekfight.changes.queue import choose, retarget
from clashtable.games.geekfight.effects.base import GeekEffect, Targeted
from clashtable.games.geekfight.effects.groups import telling_of
from clashtable.games.geekfight.effects.targets import specs_for
from clashtable.games.geekfight.model.card import Card, you, your, your_combatant
from clashtable.games.geekfight.model.cast import OBJECT, Cast
from clashtable.games.geekfight.model.state import GeekState, combatants, find_object, find_piece
from clashtable.games.geekfight.moves import (
    DEPLOY,
    DISCARD,
    FORFEIT,
    MODE_MOVES,
    GeekMove,
    card_move,
    mark_of,
    piece_move,
    target_move,
)
from clashtable.games.geekfight.vocabulary import COMBATANT, SKILL, TACTIC


def distinct(cards: list[Card]) -> list[Card]:
    """Return each different card once, in order; equal ones are one option (F-22.1)."""
    found: list[Card] = []
    for card in cards:
        if not is_among(card, found):
            found.append(card)
    return found


def is_among(card: Card, cards: list[Card]) -> bool:
    """Tell whether *card* is one of *cards*; ``in`` would compare what is one object a name."""
    for other in cards:
        if other is card:
            return True
    return False


def card_moves(kind: int, cards: list[Card]) -> list[Move]:
    """Return one move of *kind* about each different card."""
    return [card_move(kind, card) for card in distinct(cards)]


def deployable(state: GeekState, seat: int) -> list[Card]:
    """Return each different Combatant of a hand that may be deployed (F-13.3)."""
    found: list[Card] = []
    for card in state.players[seat].hand:
        if card.kind == COMBATANT and not is_among(card, found) and not (card.is_vip and is_in_arena(state, card)):
            found.append(card)
    return found


def is_in_arena(state: GeekState, card: Card) -> bool:
    """Tell whether a Combatant of that name is in the arena."""
    for piece in combatants(state):
        if piece.card is card:
            return True
    return False


@dataclass(frozen=True)
class RevealAndDiscard(Targeted):
    """An opponent shows the hand, and discards a Tactic or Skill card that you choose."""

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
class TargetForfeitsItem(Targeted):
    """An opponent forfeits an Item of their choice."""

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
class SwapCombatant(GeekEffect):
    """Return your Combatant to your hand and deploy another. The stage is the returned card's place in the pool."""

    def decision(self) -> str:
        return "deploy"

    def needs_combatant(self) -> bool:
        return True

    def text(self, card: Printed) -> str:
        return (
            f"return {your_combatant(card)} to {your(card, 'hand')}. "
            f"Then deploy a Combatant card with a different name from {your(card, 'hand')}, if {you(card)} can"
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
class NewTarget(Targeted):
    """Choose a new legal target for something on the Queue (F-15.6)."""

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
        retarget(state, aimed, mark_of(move, aimed.seat))


@dataclass(frozen=True)
class TargetChooses(Targeted):
    """An opponent chooses one of several ways."""

    ways: tuple[Effect, ...]

    def decision(self) -> str:
        return "mode"

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
            choose(state, use.targets[0].number, self.ways[move.number].text(telling_of(state, use)))
        self.ways[move.number].run(state, use)
