"""What attacks and Ranged Attacks use up, and what is told of them (P-9)."""

from typing import Final

from clashtable.games.panzer.changes.entry import halt
from clashtable.games.panzer.changes.naming import space_name
from clashtable.games.panzer.geometry import GRID
from clashtable.games.panzer.model.cast import AT_UNIT, ATTACK, Cast, Mark
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.unit import USED_RANGED, Unit
from clashtable.games.panzer.vocabulary import EMPLACED
from clashtable.games.panzer.wire.battle import (
    AttackDeclared,
    AttackFailed,
    BattleFought,
    RangedDeclared,
    RangedHit,
    SupplyAttacked,
)

NOBODY_FIRST: Final = -1


def declare_attack(state: PanzerState, unit: Unit, mark: Mark) -> Cast:
    """Use up an attack of *unit*, and return it for the Chain (P-9.5)."""
    unit.attacks += 1
    use = Cast(state.number(), ATTACK, unit.seat, unit.card, unit.serial, unit.space, -1, -1, [mark], True)
    if state.events is not None:
        state.events.append(
            AttackDeclared(
                unit.seat, unit.serial, unit.card.id, GRID.names[unit.space], use.serial,
                mark.number if mark.kind == AT_UNIT else None, "" if mark.card is None else mark.card.id,
                space_name(mark.space), 1 - unit.seat,
            )
        )  # fmt: skip
    return use


def declare_ranged(state: PanzerState, unit: Unit, aimed: Cast) -> Cast:
    """Use up the Ranged Attack of *unit*, and return it for the Chain; Emplaced halts (P-12)."""
    unit.used |= USED_RANGED
    use = aimed.placed(state.number(), unit.space, -1)
    mark = use.targets[0]
    if state.events is not None:
        whose = mark.number
        if mark.kind == AT_UNIT:
            target = state.unit(mark.number)
            whose = unit.seat if target is None else target.seat
        state.events.append(
            RangedDeclared(
                unit.seat, unit.serial, unit.card.id, GRID.names[unit.space], use.serial,
                mark.number if mark.kind == AT_UNIT else None, "" if mark.card is None else mark.card.id,
                space_name(mark.space), whose,
            )
        )  # fmt: skip
    if unit.card.has(EMPLACED):
        halt(state, unit, "")
    return use


def fail_attack(state: PanzerState, use: Cast, why: str) -> None:
    """Let an attack fail."""
    if state.events is not None:
        state.events.append(AttackFailed(use.seat, use.serial, use.card.id, why))


def attack_supply(state: PanzerState, use: Cast, unit: Unit, amount: int) -> None:
    """Tell that an attack on the Supply is carried out."""
    if state.events is not None:
        state.events.append(
            SupplyAttacked(
                unit.seat, unit.serial, unit.card.id, GRID.names[unit.space], use.serial, 1 - unit.seat, amount
            )
        )


def begin_battle(state: PanzerState, use: Cast, unit: Unit, mine: int, other: Unit, theirs: int, first: int) -> None:
    """Tell with which Attack two Units fight; *first* is who deals damage first, or NOBODY_FIRST."""
    if state.events is not None:
        state.events.append(
            BattleFought(
                use.serial, unit.serial, unit.card.id, unit.seat, mine, other.serial, other.card.id, other.seat, theirs,
                None if first == NOBODY_FIRST else first,
            )
        )  # fmt: skip


def hit_from_range(state: PanzerState, use: Cast, unit: Unit, amount: int) -> None:
    """Tell that a Ranged Attack hits."""
    if state.events is not None:
        state.events.append(RangedHit(unit.seat, unit.serial, unit.card.id, GRID.names[unit.space], use.serial, amount))
