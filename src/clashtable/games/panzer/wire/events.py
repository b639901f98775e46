"""What can happen in Panzer Clash, who sees it, and its sentence in the log."""

from typing import TypeAlias

from clashtable.games.panzer.wire.battle import (
    AttackDeclared,
    AttackFailed,
    BattleFought,
    Damaged,
    Destroyed,
    RangedDeclared,
    RangedHit,
    Repaired,
    SupplyAttacked,
)
from clashtable.games.panzer.wire.chain import ActionUsed, Cancelled, EventFailed, EventPlayed, EventResolved, Triggered
from clashtable.games.panzer.wire.course import (
    Began,
    Cleared,
    Conceded,
    Kept,
    MatchEnded,
    PhaseBegan,
    TurnBegan,
    TurnEnded,
)
from clashtable.games.panzer.wire.field import (
    Changed,
    Deployed,
    FactoryDestroyed,
    FactoryPlayed,
    Halted,
    ModifierDestroyed,
    ModifierPlaced,
    ModifierPlayed,
    MoreAttacks,
    Moved,
    PermanentCame,
    PermanentDestroyed,
    Suppressed,
    TerrainRevealed,
    UnitPlayed,
)
from clashtable.games.panzer.wire.supplies import (
    Dealt,
    Discarded,
    Drew,
    Found,
    Inspected,
    LookedAtHand,
    MoreFactories,
    Removed,
    Reshuffled,
    Returned,
    Salvaged,
    SupplyDamaged,
    Took,
)

AnyPanzerEvent: TypeAlias = (
    Dealt | Began | Kept | Reshuffled | TurnBegan | PhaseBegan | Cleared | Drew | TurnEnded | Discarded | EventPlayed
    | EventResolved | EventFailed | Cancelled | Triggered | ActionUsed | SupplyDamaged | Inspected | Took | Found
    | Returned | Salvaged | LookedAtHand | Removed | MoreFactories | Conceded | MatchEnded | FactoryPlayed | UnitPlayed
    | Deployed | ModifierPlayed | ModifierPlaced | ModifierDestroyed | PermanentCame | PermanentDestroyed
    | FactoryDestroyed | Moved | TerrainRevealed | Halted | Suppressed | Changed | MoreAttacks | AttackDeclared
    | RangedDeclared | AttackFailed | BattleFought | SupplyAttacked | RangedHit | Damaged | Repaired | Destroyed
)  # fmt: skip
