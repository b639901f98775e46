"""Units of resources: pools packed into one integer, payments and splits (F-10, F-22.3). Pure functions."""

from typing import Final

from clashtable.games.geekfight.vocabulary import GENERIC, RESOURCES, TYPED

WIDTH: Final = 10
"""The bits of a kind: six kinds take 60, so that compiled code keeps a pool in a machine word."""
MASK: Final = 1023
KINDS: Final = 6
MOST_UNITS: Final = MASK
"""A pool keeps at most so many units of a kind; no deck makes nearly as many in a turn (F-4.3, F-20.8)."""
MOST_PAYMENTS: Final = 40
"""With more payments than this, each unit is chosen by itself (F-22.3)."""


def units(kind: int, amount: int) -> int:
    """Return *amount* units of one kind, at most as many as a pool can keep."""
    return (amount if amount <= MOST_UNITS else MOST_UNITS) << (kind * WIDTH)


def amount_of(pool: int, kind: int) -> int:
    """Return how many units of *kind* are in *pool*."""
    return pool >> (kind * WIDTH) & MASK


def poured(pool: int, more: int) -> int:
    """Return *pool* with *more* units, of no kind more than a pool can keep."""
    if pool == 0:
        return more
    found = 0
    for kind in range(KINDS):
        found += units(kind, amount_of(pool, kind) + amount_of(more, kind))
    return found


def total(pool: int) -> int:
    """Return how many units there are."""
    count = 0
    while pool:
        count += pool & MASK
        pool >>= WIDTH
    return count


def has_any(pool: int, types: int) -> bool:
    """Tell whether a unit of one of the typed resources *types* is there."""
    for kind in range(TYPED):
        if types >> kind & 1 and pool >> (kind * WIDTH) & MASK:
            return True
    return False


def payments(pool: int, cost: int, types: int) -> list[int]:
    """Return every payment to offer, each as units: as many Generic ones as possible (F-22.3)."""
    if cost <= 0:
        return [0]
    generic = min(amount_of(pool, GENERIC), cost if types == 0 else cost - 1)
    found: list[int] = []
    spread(pool, 0, cost - generic, units(GENERIC, generic), types, found)
    return found


def spread(pool: int, kind: int, left: int, paid: int, types: int, found: list[int]) -> None:
    """Collect every way to pay *left* more units from the typed kinds from *kind* on."""
    if kind == TYPED:
        if left == 0 and (types == 0 or has_any(paid, types)):
            found.append(paid)
        return
    for amount in range(min(left, amount_of(pool, kind)), -1, -1):
        spread(pool, kind + 1, left - amount, paid + units(kind, amount), types, found)


def single_units(pool: int, types: int) -> list[int]:
    """Return the kinds of one unit that can be paid, those of *types* only if any are required."""
    return [units(kind, 1) for kind in range(TYPED) if amount_of(pool, kind) and (types == 0 or types >> kind & 1)]


def splits(amount: int, types: int, is_universal: bool) -> list[int]:
    """Return every way in which *amount* units of a card's types can be made (F-10.3, F-11.2)."""
    if types == 0:
        return [units(GENERIC, amount)]
    kinds = [kind for kind in range(TYPED) if types >> kind & 1]
    if is_universal or len(kinds) == 1:
        return [units(kind, amount) for kind in kinds]
    return [units(kinds[0], amount - second) + units(kinds[1], second) for second in range(amount + 1)]


def units_text(pool: int) -> str:
    """Return ``2 cash 1 generic``; ``nothing`` for none."""
    parts = [f"{amount_of(pool, kind)} {RESOURCES[kind].lower()}" for kind in range(KINDS) if amount_of(pool, kind)]
    return " ".join(parts) or "nothing"
