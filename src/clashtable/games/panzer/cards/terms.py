"""Phrases that several cards use (P-18)."""

from typing import Final

from clashtable.games.panzer.effects.choices import Shift
from clashtable.games.panzer.effects.groups import Each, It, Target, ThisUnit
from clashtable.games.panzer.effects.targets import OWN_LINES, UnitSpec
from clashtable.games.panzer.model.cast import ATTACK, EVENT
from clashtable.games.panzer.vocabulary import ENEMY, FRIENDLY, INFANTRY, VEHICLE

ENEMY_GUNNER: Final = UnitSpec(ENEMY, is_ranged=True)
OWN_VEHICLE: Final = UnitSpec(FRIENDLY, VEHICLE)

THIS_UNIT: Final = ThisUnit()
TARGET_ENEMY: Final = Target(UnitSpec(ENEMY))
TARGET_INTRUDER: Final = Target(UnitSpec(ENEMY, lines=OWN_LINES))
TARGET_GUNNER: Final = Target(ENEMY_GUNNER)
THAT_GUNNER: Final = It(ENEMY_GUNNER)
TARGET_VEHICLE: Final = Target(OWN_VEHICLE)
THAT_VEHICLE: Final = It(OWN_VEHICLE)
TARGET_INFANTRY: Final = Target(UnitSpec(FRIENDLY, INFANTRY))
EACH_VEHICLE: Final = Each(FRIENDLY, VEHICLE)
EACH_INFANTRY: Final = Each(FRIENDLY, INFANTRY)
VEHICLES_BESIDE: Final = Each(FRIENDLY, VEHICLE, beside_this=True)
SHIFT_FRIEND: Final = Shift(Target(UnitSpec(FRIENDLY, shifts=True)))
ON_CHAIN_ATTACK: Final = ATTACK
ON_CHAIN_EVENT: Final = EVENT
