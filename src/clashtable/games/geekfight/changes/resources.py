"""The smallest changes of pools and of used Actions, one event each."""

from clashtable.games.geekfight.changes.naming import units_fact
from clashtable.games.geekfight.model.piece import USED_ATTACK, USED_SPEND, Piece
from clashtable.games.geekfight.model.state import (
    LIMIT_ATTACK,
    LIMIT_FREE,
    LIMIT_SPEND,
    GeekState,
)
from clashtable.games.geekfight.wire.arena import (
    Refreshed,
)
from clashtable.games.geekfight.wire.events import (
    Renewed,
)
from clashtable.games.geekfight.wire.resources import Paid, Spent


def renew(state: GeekState, seat: int) -> None:
    """Renew Actions and allowances (F-7.4)."""
    player = state.players[seat]
    if player.combatant is not None:
        player.combatant.used = 0
    for item in player.items:
        item.used = 0
    for other in state.players:
        if other.combatant is not None:
            for buff in other.combatant.buffs:
                if buff.controller == seat:
                    buff.used = 0
    if state.events is not None:
        state.events.append(Renewed(seat))


def pay(state: GeekState, seat: int, units: int) -> None:
    """Remove units from a pool (F-10.6)."""
    state.players[seat].units -= units
    if state.events is not None:
        state.events.append(Paid(seat, units_fact(units)))


def use_spend(state: GeekState, piece: Piece) -> None:
    """Use a Combatant's Spend Action (F-9.5)."""
    piece.used |= USED_SPEND
    note_limit(state, piece.controller, LIMIT_SPEND)
    if state.events is not None:
        state.events.append(Spent(piece.controller, piece.serial, piece.card.id))


def use_attack(state: GeekState, piece: Piece) -> None:
    """Use a Combatant's Attack Action; that it attacks is told when the attack is added."""
    piece.used |= USED_ATTACK
    note_limit(state, piece.controller, LIMIT_ATTACK)


def note_limit(state: GeekState, seat: int, used: int) -> None:
    """Keep what the first player has used under the opening limit (F-6.6)."""
    course = state.course
    if seat == course.first and course.limit == LIMIT_FREE:
        course.limit = used


def refresh(state: GeekState, piece: Piece, used: int) -> None:
    """Make a used Action available again (F-9.3)."""
    piece.used &= ~used
    if state.events is not None:
        what = "attack" if used == USED_ATTACK else "spend"
        state.events.append(Refreshed(piece.serial, piece.card.id, what))


def use_ability(piece: Piece, used: int) -> None:
    """Use up a Special Action or an ability's once per round; that it is used is told when it is added (F-9.4)."""
    piece.used |= used
