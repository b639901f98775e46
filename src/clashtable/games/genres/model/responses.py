"""What an Objection! may answer (G-11.4, G-11.9). Pure questions. Next, read moves.py."""

from typing import Final

from clashtable.games.genres.geometry.board import GRID
from clashtable.games.genres.model.attack import current_attack, is_attack_use, standpoint
from clashtable.games.genres.model.attack_line import EACH
from clashtable.games.genres.model.attack_targets import pieces_hit
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.cast import CARD, DRAWING, GHOST_MOVE, MOVING, OBJECTING, SUMMON_MOVE, Cast
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.vocabulary import (
    ACTION,
    EQUIPMENT,
    FAR,
    ON_ACTION_CARD,
    ON_ATTACK,
    ON_ATTACK_ON_ANOTHER,
    ON_DRAW,
    ON_EQUIPMENT_CARD,
    ON_FAR_ATTACK,
    ON_MELEE_ATTACK,
    ON_MOVE,
    ON_OBJECTION,
    ON_ONE_TARGET_ATTACK,
    ON_RANGED_ATTACK,
    ON_STANDING_MOVE,
    ON_SUMMON_CARD,
    ON_ZONE_CARD,
    PAWN,
    SUMMON,
    ZONE,
)

ON_ANY_ATTACK: Final = (
    ON_ATTACK | ON_FAR_ATTACK | ON_MELEE_ATTACK | ON_RANGED_ATTACK | ON_ONE_TARGET_ATTACK | ON_ATTACK_ON_ANOTHER
)


def card_bit(kind: int) -> int:
    """Return the bit that stands for an answer to a card of that type; 0 for none."""
    if kind == ACTION:
        return ON_ACTION_CARD
    if kind == EQUIPMENT:
        return ON_EQUIPMENT_CARD
    return ON_ZONE_CARD if kind == ZONE else ON_SUMMON_CARD if kind == SUMMON else 0


def fits(state: GenresState, seat: int, card: Card, item: Cast) -> bool:
    """Tell whether the Objection! *card* of *seat* may answer *item*."""
    wanted = card.respond
    if item.kind == OBJECTING:
        return bool(wanted & ON_OBJECTION)
    if item.kind == CARD and item.card is not None and wanted & card_bit(item.card.type):
        return True
    if item.kind in (MOVING, SUMMON_MOVE, GHOST_MOVE):
        return bool(wanted & ON_MOVE) or (bool(wanted & ON_STANDING_MOVE) and item.kind != GHOST_MOVE)
    if item.kind == DRAWING:
        return bool(wanted & ON_DRAW)
    return bool(wanted & ON_ANY_ATTACK) and fits_attack(state, seat, wanted, item)


def fits_attack(state: GenresState, seat: int, wanted: int, item: Cast) -> bool:
    """Tell whether *item* is an attack that would hit the right pawn in the right way."""
    if not is_attack_use(item):
        return False
    attack = current_attack(state, item)
    if attack is None:
        return False
    hit = pieces_hit(state, item, attack)
    pawn = state.pawns[seat]
    if wanted & ON_ATTACK_ON_ANOTHER:
        return any(piece.kind == PAWN and piece.seat != seat for piece in hit)
    if pawn not in hit:
        return False
    if wanted & ON_MELEE_ATTACK:
        return attack.is_melee
    if wanted & ON_RANGED_ATTACK:
        return not attack.is_melee
    if wanted & ON_ONE_TARGET_ATTACK:
        return attack.select != EACH
    if wanted & ON_FAR_ATTACK:
        return GRID.distance(standpoint(item, attack), pawn.square) >= FAR
    return True
