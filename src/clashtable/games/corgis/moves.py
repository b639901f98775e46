"""What a seat can ask for (C-10.1). Moves are made once and handed out from tables."""

from typing import Final, final

from clashtable.core.state import Move
from clashtable.games.corgis.model.card import GROUPS, NAMES, PLACES, PLACES_WILD, WILD_GROUP, card_at
from clashtable.games.corgis.vocabulary import DECK_CARDS

PLAY: Final = 0
PASS: Final = 1
ACTIVATE: Final = 2
DECLINE: Final = 3
RETURN: Final = 4
HIGH: Final = 5
LOW: Final = 6
TARGET: Final = 7
REACT: Final = 8
EXPOSE: Final = 9
DISCARD: Final = 10
WORDS: Final = ("play", "pass", "activate", "decline", "return", "high", "low", "target", "react", "expose", "discard")
MOST_SEATS: Final = 8


@final
class CorgiMove(Move):
    """A kind of answer, and what it is about."""

    __slots__ = ("bits", "kind", "subject")

    def __init__(self, notation: str, kind: int, subject: int, bits: int) -> None:
        super().__init__(notation)
        self.kind: Final = kind
        self.subject: Final = subject
        """The group of a play, a card, or a seat, as ``kind`` tells."""
        self.bits: Final = bits
        """Which cards of the group are played, as ten bits."""

    def __hash__(self) -> int:
        return self.kind << 24 | self.subject << 12 | self.bits


PLAYS: Final[dict[int, CorgiMove]] = {}
"""Plays that have been asked for, by group and bits; there could be thousands with two decks."""


def play_move(group: int, bits: int) -> CorgiMove:
    """Return the play of the cards of *group* given by ten bits."""
    key = group << 10 | bits
    found = PLAYS.get(key)
    if found is None:
        places = PLACES_WILD if group == WILD_GROUP else PLACES
        cards = " ".join([NAMES[card_at(group, place)] for place in places if bits >> place & 1])
        found = CorgiMove(f"play {cards}", PLAY, group, bits)
        PLAYS[key] = found
    return found


def card_moves(kind: int) -> list[CorgiMove]:
    """Return the answers of one kind about each card."""
    return [CorgiMove(f"{WORDS[kind]} {NAMES[card]}", kind, card, 0) for card in range(2 * DECK_CARDS)]


RETURN_MOVES: Final = card_moves(RETURN)
REACT_MOVES: Final = card_moves(REACT)
EXPOSE_MOVES: Final = card_moves(EXPOSE)
DISCARD_MOVES: Final = card_moves(DISCARD)
TARGET_MOVES: Final = [CorgiMove(f"target {seat}", TARGET, seat, 0) for seat in range(MOST_SEATS)]
PASS_MOVE: Final = CorgiMove("pass", PASS, 0, 0)
ACTIVATE_MOVE: Final = CorgiMove("activate", ACTIVATE, 0, 0)
DECLINE_MOVE: Final = CorgiMove("decline", DECLINE, 0, 0)
HIGH_MOVE: Final = CorgiMove("high", HIGH, 0, 0)
LOW_MOVE: Final = CorgiMove("low", LOW, 0, 0)
FIXED_MOVES: Final = {
    move.notation: move
    for move in [
        PASS_MOVE, ACTIVATE_MOVE, DECLINE_MOVE, HIGH_MOVE, LOW_MOVE,
        *RETURN_MOVES, *REACT_MOVES, *EXPOSE_MOVES, *DISCARD_MOVES, *TARGET_MOVES,
    ]
}  # fmt: skip


def play_of_cards(cards: list[int]) -> CorgiMove | None:
    """Return the play of *cards*; None when they are no combo (C-4)."""
    groups = {card % DECK_CARDS // 5 for card in cards}
    if len(groups) != 1 or len(set(cards)) != len(cards) or not 1 <= len(cards) <= 5:
        return None
    group = cards[0] % DECK_CARDS // 5
    assert group < GROUPS
    bits = 0
    for card in cards:
        bits |= (1 if card < DECK_CARDS else 32) << card % DECK_CARDS % 5
    return play_move(group, bits)
