"""What a seat can ask for (F-22.1). Moves are made once and kept, so that play makes few objects."""

from typing import Final, cast, final

from mypy_extensions import mypyc_attr

from clashtable.core.state import Move
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.cast import DISCARD as IN_DISCARD
from clashtable.games.geekfight.model.cast import PIECE, SEAT, Mark
from clashtable.games.geekfight.model.piece import Piece
from clashtable.games.geekfight.model.resources import splits, units_text
from clashtable.games.geekfight.model.values import barter_splits

PICK: Final = 0
DEPLOY: Final = 1
TUCK: Final = 2
PASS: Final = 3
END: Final = 4
ATTACK: Final = 5
PLAY: Final = 6
USE: Final = 7
SNIPE: Final = 8
SPEND: Final = 9
BARTER: Final = 10
MAKE: Final = 11
MODE: Final = 12
FORFEIT: Final = 13
DISCARD: Final = 14
TARGET: Final = 15
PAY: Final = 16
PRODUCE: Final = 17
KEEP: Final = 18
GIVE_UP: Final = 19
TAKE: Final = 20
YES: Final = 21
NO: Final = 22
CONCEDE: Final = 23
VERBS: Final = (
    "pick", "deploy", "tuck", "pass", "end", "attack", "play", "use", "snipe", "spend", "barter", "make", "mode",
    "forfeit", "discard", "target", "pay", "produce", "keep", "give up", "take", "yes", "no", "concede",
)  # fmt: skip


@final
@mypyc_attr(acyclic=True)
class GeekMove(Move):
    """A kind of answer, and what it is about."""

    __slots__ = ("card", "cards", "kept", "kind", "number", "place", "units")

    def __init__(
        self, notation: str, kind: int, card: Card | None, number: int, place: int, units: int, cards: list[Card],
        kept: list[int] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(notation)
        self.kind: Final = kind
        self.card: Final = card
        self.number: Final = number
        """The serial of a piece or object, a seat, or a mode, as ``kind`` tells."""
        self.place: Final = place
        """What kind of target it is."""
        self.units: Final = units
        self.cards: Final = cards
        self.kept: Final = kept
        """The serials of the Items that are kept."""


NO_CARDS: Final[list[Card]] = []
KNOWN: Final[dict[int, GeekMove]] = {}
"""Moves about a piece or a target that have been asked for."""
KNOWN_SPLITS: Final[dict[int, list[Move]]] = {}
"""All ways to make units with a card that have been asked for."""
KNOWN_UNITS: Final[dict[tuple[int, int, int, int], GeekMove]] = {}
"""Moves about units that have been asked for."""


def plain(kind: int) -> GeekMove:
    """Return a move that is about nothing."""
    return GeekMove(VERBS[kind], kind, None, 0, 0, 0, NO_CARDS)


PASS_MOVE: Final = plain(PASS)
END_MOVE: Final = plain(END)
YES_MOVE: Final = plain(YES)
NO_MOVE: Final = plain(NO)
CONCEDE_MOVE: Final = plain(CONCEDE)
FORFEIT_NONE: Final = GeekMove("forfeit none", FORFEIT, None, 0, 0, 0, NO_CARDS)
TAKE_NONE: Final = GeekMove("take none", TAKE, None, 0, 0, 0, NO_CARDS)
ATTACK_MOVES: Final = [GeekMove(f"attack {seat}", ATTACK, None, seat, 0, 0, NO_CARDS) for seat in range(6)]
MODE_MOVES: Final = [GeekMove(f"mode {mode}", MODE, None, mode, 0, 0, NO_CARDS) for mode in range(6)]


def card_move(kind: int, card: Card) -> GeekMove:
    """Return the move of one kind about a card."""
    found = card.moves[kind]
    if found is None:
        made = GeekMove(f"{VERBS[kind]} {card.id}", kind, card, 0, 0, 0, NO_CARDS)
        card.moves[kind] = made
        return made
    return cast(GeekMove, found)  # only this function puts moves there


def piece_move(kind: int, piece: Piece) -> GeekMove:
    """Return the move of one kind about a card in the arena."""
    key = piece.serial << 16 | kind << 8 | piece.card.index
    found = KNOWN.get(key)
    if found is None:
        found = GeekMove(
            f"{VERBS[kind]} {piece.card.id}@{piece.serial}", kind, piece.card, piece.serial, PIECE, 0, NO_CARDS
        )
        KNOWN[key] = found
    return found


def use_move(piece: Piece, ability: int) -> GeekMove:
    """Return the use of an Activated Ability; a card's second one is told apart by its number."""
    if ability == 0:
        return piece_move(USE, piece)
    notation = f"use {piece.card.id}@{piece.serial} {ability + 1}"
    return GeekMove(notation, USE, piece.card, piece.serial, ability, 0, NO_CARDS)


def unit_move(kind: int, units: int) -> GeekMove:
    """Return the move of one kind about units."""
    return piece_units(kind, None, units)


def piece_units(kind: int, piece: Piece | None, units: int) -> GeekMove:
    """Return the move of one kind about units from a card in the arena."""
    key = (kind, 0 if piece is None else piece.serial, -1 if piece is None else piece.card.index, units)
    found = KNOWN_UNITS.get(key)
    if found is None:
        about = "" if piece is None else f"{piece.card.id}@{piece.serial} "
        found = GeekMove(
            f"{VERBS[kind]} {about}{units_text(units)}", kind, None if piece is None else piece.card,
            0 if piece is None else piece.serial, 0, units, NO_CARDS,
        )  # fmt: skip
        KNOWN_UNITS[key] = found
    return found


def spend_moves(card: Card, made: int) -> list[Move]:
    """Return every way in which a Combatant spends *made* units; the list is not to be altered."""
    key = made << 16 | SPEND << 8 | card.index
    found = KNOWN_SPLITS.get(key)
    if found is None:
        found = [unit_move(SPEND, split) for split in splits(made, card.resources, card.is_universal)]
        KNOWN_SPLITS[key] = found
    return found


def barter_moves(item: Piece) -> list[Move]:
    """Return every way to barter *item*, which its number and its card decide; the list is not to be altered."""
    key = item.serial << 16 | BARTER << 8 | item.card.index
    found = KNOWN_SPLITS.get(key)
    if found is None:
        found = [piece_units(BARTER, item, split) for split in barter_splits(item.card)]
        KNOWN_SPLITS[key] = found
    return found


def target_move(mark: Mark) -> GeekMove:
    """Return the choice of a target."""
    card = mark.card
    key = mark.number << 20 | mark.kind << 16 | TARGET << 8 | (255 if card is None else card.index)
    found = KNOWN.get(key)
    if found is None:
        found = GeekMove(target_text(mark), TARGET, card, mark.number, mark.kind, 0, NO_CARDS)
        KNOWN[key] = found
    return found


def target_text(mark: Mark) -> str:
    """Return the notation of a target."""
    if mark.kind == SEAT or mark.card is None:
        return f"target seat {mark.number}"
    if mark.kind == IN_DISCARD:
        return f"target card {mark.card.id}"
    return f"target {mark.card.id}{'@' if mark.kind == PIECE else '#'}{mark.number}"


def mark_of(move: GeekMove, seat: int) -> Mark:
    """Return the target that *move* of *seat* chooses."""
    return Mark(move.place, seat if move.place == IN_DISCARD else move.number, move.card)


def pick_move(cards: list[Card]) -> GeekMove:
    """Return the choice of the three Combatants that are set aside."""
    key = cards[0].index << 24 | cards[1].index << 16 | PICK << 8 | cards[2].index
    found = KNOWN.get(key)
    if found is None:
        found = GeekMove("pick " + " ".join([card.id for card in cards]), PICK, None, 0, 0, 0, cards)
        KNOWN[key] = found
    return found


def keep_move(pieces: list[Piece]) -> GeekMove:
    """Return the choice to keep these Items."""
    names = [f"{piece.card.id}@{piece.serial}" for piece in pieces]
    kept = [piece.serial for piece in pieces]
    return GeekMove("keep " + (" ".join(names) or "none"), KEEP, None, 0, 0, 0, NO_CARDS, kept)
