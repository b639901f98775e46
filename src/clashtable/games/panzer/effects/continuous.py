"""Continuous texts (P-18.2) and the texts of Terrain and Terrain Modifiers (P-11), as data.

Next, read effects/abilities.py.
"""

from typing import Final

from clashtable.core.text import listed
from clashtable.games.panzer.effects.targets import type_words
from clashtable.games.panzer.effects.verbs import gift_text
from clashtable.games.panzer.model.card import (
    EVERYWHERE,
    HERE,
    HERE_AND_BESIDE,
    SELF,
    Ability,
    Card,
    Entry,
    Grant,
    PhaseStart,
    Scope,
)
from clashtable.games.panzer.vocabulary import ANY_TYPE, ANYONE, DEFENSE, LEAST, MOVEMENT, RANGED_ATTACK, VALUES, WHOSE


def plural(scope: Scope) -> str:
    """Return ``Friendly Infantry and Gun Units``."""
    subtype = f"{scope.subtype} " if scope.subtype else ""
    words = f"{WHOSE[scope.whose]}{type_words(scope.types)}{subtype}Units"
    return words[0].upper() + words[1:]


def singular(scope: Scope) -> str:
    """Return ``An enemy Infantry Unit``, ``A Vehicle or Gun Unit``."""
    words = f"{WHOSE[scope.whose]}{type_words(scope.types, 'or')}Unit"
    article = "An" if words[0] in "eaiIA" else "A"
    return f"{article} {words}"


def units(whose: int = ANYONE, types: int = ANY_TYPE, subtype: str = "") -> Scope:
    """Return a scope."""
    return Scope(whose, types, subtype)


class Gives(Ability):
    """Units have more or less of something, or a keyword, while the card is in play."""

    def __init__(
        self, scope: Scope, what: tuple[tuple[int, int], ...], reach: int, near: int = 0, is_floored: bool = False
    ) -> None:
        self.scope: Final = scope
        self.what: Final = what
        self.reach: Final = reach
        self.near: Final = near
        self.is_floored: Final = is_floored

    def given(self) -> str:
        """Return ``+1 Attack and +1 Movement``, ``Cover: 2 and Guard``, ``Ranged Attack +1``."""
        return listed([gift_text(what, amount) for what, amount in self.what])

    def text(self, card: Card) -> str:
        if self.reach == SELF:
            near = type_words(self.near)
            return f"While adjacent to a friendly {near}Unit, this Unit has {self.given()}."
        where = " here" if self.reach == HERE else " here or adjacent to here" if self.reach == HERE_AND_BESIDE else ""
        beside = f" adjacent to a friendly {type_words(self.near)}Unit" if self.near else ""
        floor = f", to no less than {LEAST}" if self.is_floored else ""
        return f"{plural(self.scope)}{where}{beside} have {self.given()}{floor}."

    def keys(self) -> dict[str, int]:
        if self.reach in (SELF, EVERYWHERE):
            return {"static": 1}
        if self.reach == HERE_AND_BESIDE:
            return {f"{VALUES[what]}-aura": amount for what, amount in self.what}
        return {"ranged-bonus" if what == RANGED_ATTACK else VALUES[what]: amount for what, amount in self.what}

    def note(self, card: Card) -> None:
        for what, amount in self.what:
            reach = HERE if self.reach != HERE_AND_BESIDE else HERE_AND_BESIDE
            card.grants.append(Grant(what, amount, self.scope, reach, self.near, self.is_floored))
            card.given |= 1 << what
        card.has_aura = card.has_aura or self.reach == HERE_AND_BESIDE


class CostsToEnter(Ability):
    """Units pay more Movement Points to enter."""

    def __init__(self, scope: Scope, amount: int) -> None:
        self.scope: Final = scope
        self.amount: Final = amount

    def text(self, card: Card) -> str:
        return f"{plural(self.scope)} pay {self.amount} more Movement Point{'' if self.amount == 1 else 's'} to enter."

    def keys(self) -> dict[str, int]:
        return {"entry-cost": self.amount}

    def note(self, card: Card) -> None:
        card.entries.append(Entry(self.scope, self.amount, 0, False))


class HurtsToEnter(Ability):
    """A Unit that enters takes damage, is halted, or both."""

    def __init__(self, scope: Scope, damage: int, halts: bool) -> None:
        self.scope: Final = scope
        self.damage: Final = damage
        self.halts: Final = halts

    def text(self, card: Card) -> str:
        parts = [f"takes {self.damage} damage"] if self.damage else []
        parts += ["is halted"] if self.halts else []
        return f"{singular(self.scope)} that enters {' and '.join(parts)}."

    def keys(self) -> dict[str, int]:
        found = {"entry-damage": self.damage} if self.damage else {}
        return {**found, "entry-halt": 1} if self.halts else found

    def note(self, card: Card) -> None:
        card.entries.append(Entry(self.scope, 0, self.damage, self.halts))


class AtMainStart(Ability):
    """A Unit here at the start of its controller's Main-Phase moves faster or slower this turn."""

    def __init__(self, scope: Scope, amount: int) -> None:
        self.scope: Final = scope
        self.amount: Final = amount

    def text(self, card: Card) -> str:
        floor = f", to no less than {LEAST}" if self.amount < 0 else ""
        start = "here at the start of its controller's Main-Phase"
        return f"{singular(self.scope)} {start} gets {self.amount:+d} Movement until end of turn{floor}."

    def keys(self) -> dict[str, int]:
        return {"start-movement": self.amount}

    def note(self, card: Card) -> None:
        card.starts.append(PhaseStart(self.scope, MOVEMENT, self.amount))


class AtStandbyStart(Ability):
    """A Unit here at the start of its controller's Standby-Phase has damage removed."""

    def __init__(self, scope: Scope, amount: int) -> None:
        self.scope: Final = scope
        self.amount: Final = amount

    def text(self, card: Card) -> str:
        start = "here at the start of its controller's Standby-Phase"
        return f"{singular(self.scope)} {start} has {self.amount} damage removed."

    def keys(self) -> dict[str, int]:
        return {"standby-repair": self.amount}

    def note(self, card: Card) -> None:
        card.starts.append(PhaseStart(self.scope, DEFENSE, self.amount))


class HidesTerrain(Ability):
    """The Terrain under a Terrain Modifier has no effects (P-11.3)."""

    def text(self, card: Card) -> str:
        return "The Terrain here has no effects."

    def keys(self) -> dict[str, int]:
        return {"no-terrain": 1}

    def note(self, card: Card) -> None:
        card.hides_terrain = True


class Cheaper(Ability):
    """Unit cards of a type cost less to play."""

    def __init__(self, types: int, amount: int) -> None:
        self.types: Final = types
        self.amount: Final = amount

    def text(self, card: Card) -> str:
        return f"{type_words(self.types)}Unit cards you play cost {self.amount} less, to no less than {LEAST}."

    def keys(self) -> dict[str, int]:
        return {"static": 1}

    def note(self, card: Card) -> None:
        card.discount = self.types
        card.discount_amount = self.amount


class SparesSupply(Ability):
    """Damage that attacks deal to the player is reduced."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def text(self, card: Card) -> str:
        return f"Damage that attacks deal to you is reduced by {self.amount}, to no less than {LEAST}."

    def keys(self) -> dict[str, int]:
        return {"static": 1}

    def note(self, card: Card) -> None:
        card.depot = self.amount


class FiresOnlyAt(Ability):
    """The Unit's own Ranged Attack is narrowed (P-9.9)."""

    def __init__(self, types: int) -> None:
        self.types: Final = types

    def text(self, card: Card) -> str:
        return f"Its Ranged Attack can target only {type_words(self.types)}Units."

    def keys(self) -> dict[str, int]:
        return {"ranged-only": self.types}

    def note(self, card: Card) -> None:
        card.ranged_only = self.types
