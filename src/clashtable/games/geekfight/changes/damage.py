"""The smallest changes of damage and its prevention, one event each."""

from clashtable.games.geekfight.changes import triggers
from clashtable.games.geekfight.changes.queue import replace_cast
from clashtable.games.geekfight.model.cast import Cast
from clashtable.games.geekfight.model.piece import Piece
from clashtable.games.geekfight.model.state import (
    GeekState,
)
from clashtable.games.geekfight.wire.arena import (
    Damaged,
    Healed,
    Shielded,
)


def shield_attack(state: GeekState, attack: Cast) -> None:
    """Prevent all combat damage of an attack (F-16.7)."""
    replace_cast(state, attack.altered(attack.targets, attack.remembered, is_shielded=True))
    if state.events is not None:
        state.events.append(Shielded(attack.source, attack.card.id, 0, attack=True))


def shield(state: GeekState, piece: Piece, amount: int) -> None:
    """Prevent the next damage to a Combatant in this turn; 0 prevents all of it (F-16.7)."""
    piece.shields = [*piece.shields, amount]
    if state.events is not None:
        state.events.append(Shielded(piece.serial, piece.card.id, amount, attack=False))


def deal_damage(
    state: GeekState, piece: Piece, amount: int, *, seat: int, dealer: int, combat: bool, prevented: int
) -> None:
    """Deal damage by *seat* to a Combatant, of which *prevented* and then its shields take their part (F-16)."""
    if amount <= 0:
        return
    left = max(0, amount - prevented)
    if 0 in piece.shields:
        left = 0
    elif piece.shields and left:
        left = absorbed(piece, left)
    piece.damage += left
    if left:
        piece.hurt_by = seat
        piece.hurt_from = dealer
    if state.events is not None:
        state.events.append(Damaged(piece.serial, piece.card.id, left, amount - left, combat, seat))
    if left and combat:
        triggers.trigger(state, piece, triggers.DEALT_COMBAT_DAMAGE, piece.serial)


def absorbed(piece: Piece, amount: int) -> int:
    """Use up shields, oldest first; return the damage that is left."""
    shields: list[int] = []
    for number in piece.shields:
        used = min(number, amount)
        amount -= used
        if number > used:
            shields.append(number - used)
    piece.shields = shields
    return amount


def heal(state: GeekState, piece: Piece, amount: int) -> None:
    """Remove damage from a Combatant (F-16.8)."""
    healed = min(amount, piece.damage)
    piece.damage -= healed
    if healed and state.events is not None:
        state.events.append(Healed(piece.serial, piece.card.id, healed))


def forget_dealer(piece: Piece) -> None:
    """Forget who dealt the last damage: a Check has looked at it, or damage was not the reason (F-19.2)."""
    piece.hurt_by, piece.hurt_from = -1, 0
