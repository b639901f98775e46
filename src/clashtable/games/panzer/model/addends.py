"""The sums that make values (P-10.1): what is printed, and what each card adds. Next, read model/movement.py."""

from typing import Final, final

from clashtable.games.panzer.geometry import BESIDE, INDUSTRY, is_field
from clashtable.games.panzer.model.card import HERE_AND_BESIDE, Card
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.unit import Unit
from clashtable.games.panzer.model.values import NOBODY, applies, given_to, has_friend_beside, lasting, value
from clashtable.games.panzer.vocabulary import ARMOR, ATTACK, FIRST_FIRE, FLIGHT, MASSED, MOVEMENT, RANGED_ATTACK


@final
class Source:
    """A card with grants, and whose it is."""

    __slots__ = ("card", "from_beside", "seat")

    def __init__(self, card: Card, seat: int, from_beside: bool) -> None:
        self.card: Final = card
        self.seat: Final = seat
        self.from_beside: Final = from_beside
        """Whether it lies beside the Unit, so that only what reaches so far counts."""

    def amount(self, state: PanzerState, unit: Unit, what: int, is_floored: bool) -> int:
        """Return what it adds to *what* of *unit*: the plain part, or that to no less than 1."""
        total = 0
        for grant in self.card.grants:
            if grant.what != what or grant.is_floored != is_floored:
                continue
            if self.from_beside and grant.reach != HERE_AND_BESIDE:
                continue
            if applies(state, grant, unit, self.seat):
                total += grant.amount
        return total


def sources(state: PanzerState, unit: Unit, what: int) -> list[Source]:
    """Return every card whose grants change *what* of *unit*, a Unit on the Terrain Field."""
    found: list[Source] = []
    if unit.card.given >> what & 1:
        found.append(Source(unit.card, unit.seat, False))
    if not unit.card.has(FLIGHT) and state.given_at[unit.space] >> what & 1:
        add_ground(state, unit.space, what, found)
    if state.given_by_events >> what & 1:
        for seat in range(2):
            for stack in INDUSTRY[seat]:
                event = state.stacked[stack]
                if event is not None and event.is_in_play and event.card.given >> what & 1:
                    found.append(Source(event.card, seat, False))
    return found


def add_ground(state: PanzerState, space: int, what: int, found: list[Source]) -> None:
    """Add the Terrain and the Terrain Modifiers that change *what* at *space*."""
    laid = state.modifiers[space]
    terrain = state.terrain_in_effect(space)
    if terrain is not None and terrain.given >> what & 1:
        found.append(Source(terrain, NOBODY, False))
    if laid is not None and laid.card.given >> what & 1:
        found.append(Source(laid.card, laid.seat, False))
    for near in BESIDE[space]:
        aura = state.modifiers[near]
        if aura is not None and aura.card.has_aura and aura.card.given >> what & 1:
            found.append(Source(aura.card, aura.seat, True))


def altered(state: PanzerState, unit: Unit) -> int:
    """Return the values of *unit* that something may change now, a card or what lasts for the turn, as bits."""
    if not is_field(unit.space):
        return 0
    found = given_to(state, unit)
    if unit.more_attack or unit.card.has(MASSED):
        found |= 1 << ATTACK
    if unit.more_movement or unit.slowed:
        found |= 1 << MOVEMENT
    if unit.more_ranged:
        found |= 1 << RANGED_ATTACK
    if unit.more_armor:
        found |= 1 << ARMOR
    if unit.more_first_fire:
        found |= 1 << FIRST_FIRE
    return found


def addends(state: PanzerState, unit: Unit, what: int) -> tuple[tuple[str, int], ...]:
    """Return what makes a value of *unit*, by name; floored addends are told as far as they count."""
    printed = unit.card.printed_values[what]
    parts = [("printed", printed)]
    lost = value(state, unit, what) - printed
    if is_field(unit.space):
        for name, amount in raising(state, unit, what):
            if amount:
                parts.append((name, amount))
                lost -= amount
    if lost < 0:
        for name, most in lowering(state, unit, what):
            amount = max(lost, most)
            if amount:
                parts.append((name, amount))
                lost -= amount
    if lost:
        parts.append(("never below 0", lost))
    return tuple(parts)


def raising(state: PanzerState, unit: Unit, what: int) -> list[tuple[str, int]]:
    """Return what is added to a value of *unit* on the Terrain Field as it is."""
    found = [("this turn", lasting(unit, what))]
    for source in sources(state, unit, what):
        found.append((source.card.name, source.amount(state, unit, what, False)))
    if what == ATTACK and unit.card.has(MASSED) and has_friend_beside(state, unit, unit.card.type_bit):
        found.append(("Massed", unit.card.printed_values[MASSED]))
    return found


def lowering(state: PanzerState, unit: Unit, what: int) -> list[tuple[str, int]]:
    """Return what lowers a value to no less than 1, and by how much at most."""
    found: list[tuple[str, int]] = []
    if what == MOVEMENT:
        found.append(("this turn", -unit.slowed))
    for source in sources(state, unit, what):
        found.append((source.card.name, source.amount(state, unit, what, True)))
    return found
