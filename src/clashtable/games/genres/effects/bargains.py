"""Effects that ask while they are carried out: giving, discarding, retrieving (G-5.5). Next, read effects/zones.py."""

from dataclasses import dataclass
from typing import Final, cast

from clashtable.core.effects import Printed
from clashtable.core.state import Move, State, Step
from clashtable.core.text import figured, listed, with_article
from clashtable.games.genres.changes import deaths, hands
from clashtable.games.genres.changes.attack import deal_effect_damage
from clashtable.games.genres.changes.drawing import Draws
from clashtable.games.genres.effects.base import GenresEffect, enemy_pawns_within
from clashtable.games.genres.effects.opponents import AtPawnWithin, AtPlayer
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.cast import Cast
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.moves import (
    ARMORY_MOVES,
    GENRE_MOVES,
    GIVE_CARDS,
    PICK,
    RETRIEVE,
    TAKE_DAMAGE,
    GenresMove,
    card_moves,
    plain,
)
from clashtable.games.genres.vocabulary import GENRES, TYPES


@dataclass(frozen=True)
class Blackmail(AtPlayer):
    """An enemy player gives cards or takes damage; the stage counts the cards."""

    cards: int
    damage: int

    def text(self, card: Printed) -> str:
        given = figured(self.cards, "card")
        return f"choose an enemy player. They choose: give you {given} of their choice, or take {self.damage} damage"

    def decision(self) -> str:
        return "either-or"

    def happen(self, state: GenresState, use: Cast) -> None:
        if state.players[use.player].is_alive:
            self.ask(state, use, use.player, 0)

    def answers(self, state: GenresState, use: Cast, stage: int) -> list[Move]:
        hand = state.players[use.player].hand
        if stage:
            return card_moves(PICK, hand)
        found: list[Move] = [plain(GIVE_CARDS)] if len(hand) >= self.cards else []
        return [*found, plain(TAKE_DAMAGE)]

    def answered(self, state: GenresState, use: Cast, stage: int, move: GenresMove) -> None:
        if move.kind == TAKE_DAMAGE:
            deal_effect_damage(state, use, [state.pawns[use.player]], [self.damage])
        elif move.kind == GIVE_CARDS:
            self.ask(state, use, use.player, 1)
        elif move.card is not None:
            hands.exchange(state, use.player, use.seat, move.card, "give")
            if stage < self.cards:
                self.ask(state, use, use.player, stage + 1)


@dataclass(frozen=True)
class OpenMic(GenresEffect):
    """Each enemy player near you gives cards or has the pawn take damage, once all have chosen."""

    distance: int
    cards: int
    damage: int

    def text(self, card: Printed) -> str:
        near, given = figured(self.distance, "square"), figured(self.cards, "card")
        return (
            f"the player of each enemy pawn within {near} chooses: give you {given} of their choice, or that pawn "
            f"takes {self.damage} damage"
        )

    def decision(self) -> str:
        return "either-or"

    def happen(self, state: GenresState, use: Cast) -> None:
        asked = use.copy()
        asked.targets = [pawn.serial for pawn in enemy_pawns_within(state, use, self.distance)]
        asked.notes = [0] * len(asked.targets)
        self.ask_next(state, asked, 0)

    def ask_next(self, state: GenresState, use: Cast, at: int) -> None:
        """Ask the player of the next pawn, or carry out what all have chosen."""
        if at < len(use.targets):
            self.ask(state, use, self.chooser(state, use, at).seat, 2 * at)
            return
        damaged: list[Piece] = []
        for place in range(len(use.targets)):
            pawn = self.chooser(state, use, place)
            given = self.picked(state, use, place)
            if not given:
                damaged.append(pawn)
            for card in given:
                hands.exchange(state, pawn.seat, use.seat, card, "give")
        deal_effect_damage(state, use, damaged, [self.damage] * len(damaged))

    def chooser(self, state: GenresState, use: Cast, at: int) -> Piece:
        """Return the pawn whose player chooses."""
        pawn = state.piece(use.targets[at])
        assert pawn is not None
        return pawn

    def picked(self, state: GenresState, use: Cast, at: int) -> list[Card]:
        """Return the cards that the player of a pawn has picked: their places plus one are the digits of its note."""
        hand = state.players[self.chooser(state, use, at).seat].hand
        found: list[Card] = []
        note = use.notes[at]
        while note:
            found = [*[card for card in hand if card.index == note % DIGIT - 1], *found]
            note //= DIGIT
        return found

    def answers(self, state: GenresState, use: Cast, stage: int) -> list[Move]:
        hand = state.players[self.chooser(state, use, stage // 2).seat].hand
        if stage % 2:
            picked = self.picked(state, use, stage // 2)
            return card_moves(PICK, [card for card in hand if card not in picked])
        return [plain(GIVE_CARDS), plain(TAKE_DAMAGE)] if len(hand) >= self.cards else [plain(TAKE_DAMAGE)]

    def answered(self, state: GenresState, use: Cast, stage: int, move: GenresMove) -> None:
        at = stage // 2
        if move.kind == GIVE_CARDS:
            self.ask(state, use, self.chooser(state, use, at).seat, stage + 1)
            return
        noted = use.copy()
        noted.notes = use.notes[:]
        if move.card is not None:
            noted.notes[at] = use.notes[at] * DIGIT + move.card.index + 1
            if len(self.picked(state, noted, at)) < self.cards:
                self.ask(state, noted, self.chooser(state, use, at).seat, stage)
                return
        self.ask_next(state, noted, at + 1)


DIGIT: Final = 256
"""More than the place of any card in the set."""


@dataclass(frozen=True)
class GiveApple(AtPawnWithin):
    """Give cards; the pawn of whoever gets them takes damage."""

    cards: int
    damage: int

    def text(self, card: Printed) -> str:
        given, near = figured(self.cards, "other card"), figured(self.distance, "square")
        return (
            f"give {given} from your hand to the player of an enemy pawn within {near}. That pawn takes {self.damage} "
            "damage"
        )

    def decision(self) -> str:
        return "hand-card"

    def obstacle(self, state: GenresState, use: Cast) -> str:
        return super().obstacle(state, use) if has_other_cards(state, use, self.cards) else "hand"

    def touch(self, state: GenresState, use: Cast, pawn: Piece) -> None:
        state.push(deaths.DEATHS)
        state.push(EffectDamage(use, pawn.serial, self.damage))
        self.ask_card(state, use, 0)

    def ask_card(self, state: GenresState, use: Cast, stage: int) -> None:
        """Ask for the next card, as long as one is missing and one is left."""
        if stage < self.cards and state.players[use.seat].hand:
            self.ask(state, use, use.seat, stage)

    def answers(self, state: GenresState, use: Cast, stage: int) -> list[Move]:
        return card_moves(PICK, state.players[use.seat].hand)

    def answered(self, state: GenresState, use: Cast, stage: int, move: GenresMove) -> None:
        pawn = state.piece(use.piece)
        if pawn is not None and move.card is not None:
            hands.exchange(state, use.seat, pawn.seat, move.card, "give")
            self.ask_card(state, use, stage + 1)


class EffectDamage(Step):
    """Effect damage that follows a choice."""

    __slots__ = ("amount", "serial", "use")

    def __init__(self, use: Cast, serial: int, amount: int) -> None:
        self.use: Final = use
        self.serial: Final = serial
        self.amount: Final = amount

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        piece = genres.piece(self.serial)
        if piece is not None and piece.is_standing():
            deal_effect_damage(genres, self.use, [piece], [self.amount])


def has_other_cards(state: GenresState, use: Cast, count: int) -> bool:
    """Tell whether the hand holds so many cards besides those that are played."""
    others = [card for card in state.players[use.seat].hand if card is not use.card and card not in use.combos]
    return len(others) >= count


@dataclass(frozen=True)
class DeadDrop(GenresEffect):
    """Put cards on an armory, then draw from others; the stage is the first card's place in the set plus one."""

    cards: int
    draws: int

    def text(self, card: Printed) -> str:
        put, drawn = figured(self.cards, "other card"), figured(self.draws, "card")
        return f"put {put} from your hand on top of an armory. Then draw {drawn} from other armories"

    def decision(self) -> str:
        return "hand-card"

    def obstacle(self, state: GenresState, use: Cast) -> str:
        return "" if has_other_cards(state, use, self.cards) else "hand"

    def happen(self, state: GenresState, use: Cast) -> None:
        if state.players[use.seat].hand:
            self.ask(state, use, use.seat, 0)

    def answers(self, state: GenresState, use: Cast, stage: int) -> list[Move]:
        if stage:
            return [ARMORY_MOVES[armory] for armory in range(4)]
        return card_moves(PICK, state.players[use.seat].hand)

    def answered(self, state: GenresState, use: Cast, stage: int, move: GenresMove) -> None:
        if move.card is None:
            for card in state.players[use.seat].hand:
                if card.index == stage - 1:
                    self.put(state, use, card, move.number)
                    return
        elif use.notes:
            self.put(state, use, move.card, use.notes[0])
        else:
            self.ask(state, use, use.seat, move.card.index + 1)

    def put(self, state: GenresState, use: Cast, card: Card, armory: int) -> None:
        """Put a card on the armory, and ask for the next; the armory is noted once for each card."""
        hands.put_on_armory(state, use.seat, card, armory)
        noted = use.copy()
        noted.notes = [*use.notes, armory]
        if len(noted.notes) < self.cards and state.players[use.seat].hand:
            self.ask(state, noted, use.seat, 0)
        else:
            state.push(Draws(use.seat, self.draws, armory, False))


@dataclass(frozen=True)
class Retrieve(GenresEffect):
    """Take a card of certain types from the discard pile: first its genre, then the card."""

    types: tuple[int, ...]

    def text(self, card: Printed) -> str:
        return f"Retrieve {with_article(listed([TYPES[kind] for kind in self.types], 'or'))} card"

    def decision(self) -> str:
        return "retrieve-genre"

    def fitting(self, state: GenresState) -> list[Card]:
        """Return the cards that fit, from the top of the discard pile down."""
        return [card for card in reversed(state.discard) if card.type in self.types]

    def obstacle(self, state: GenresState, use: Cast) -> str:
        return "" if self.fitting(state) else "discard"

    def happen(self, state: GenresState, use: Cast) -> None:
        if self.fitting(state):
            self.ask(state, use, use.seat, 0)

    def answers(self, state: GenresState, use: Cast, stage: int) -> list[Move]:
        cards = self.fitting(state)
        if stage:
            return card_moves(RETRIEVE, [card for card in cards if card.genre == stage - 1])
        return [GENRE_MOVES[genre] for genre in range(len(GENRES)) if any(card.genre == genre for card in cards)]

    def answered(self, state: GenresState, use: Cast, stage: int, move: GenresMove) -> None:
        if move.card is None:
            self.ask(state, use, use.seat, move.number + 1)
        else:
            hands.retrieve(state, use.seat, move.card)
