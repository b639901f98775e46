"""What has been chosen of an object that is being added, and what can be chosen next. Next, read declaration.py."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from clashtable.games.geekfight.effects.abilities import Acting, Activated, AsYouPlay, Cost
from clashtable.games.geekfight.effects.targets import specs_for
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.cast import CARD, PIECE, Cast, Mark
from clashtable.games.geekfight.model.piece import Piece
from clashtable.games.geekfight.model.resources import (
    MOST_PAYMENTS,
    amount_of,
    payments,
    single_units,
    splits,
    units,
)
from clashtable.games.geekfight.model.state import GeekState
from clashtable.games.geekfight.model.values import final_cost, production
from clashtable.games.geekfight.vocabulary import GENERIC

UNDECIDED: Final = -1


@mypyc_attr(acyclic=True)
@final
class Draft:
    """What has been chosen of an object that is being added. Never altered."""

    __slots__ = ("discard", "forfeit", "paid", "rest", "use")

    def __init__(self, use: Cast, forfeit: int, discard: Card | None, paid: int, rest: int) -> None:
        self.use: Final = use
        self.forfeit: Final = forfeit
        """The piece to be forfeited as a card is played, 0 for none."""
        self.discard: Final = discard
        """The card to be discarded for it."""
        self.paid: Final = paid
        """The units to be paid; while they are chosen one by one, those so far."""
        self.rest: Final = rest
        """The units that a Spend Ability leaves."""

    def with_use(self, use: Cast) -> "Draft":
        """Return the draft with another use."""
        return Draft(use, self.forfeit, self.discard, self.paid, self.rest)


def draft_of(use: Cast) -> Draft:
    """Return a draft of which nothing is chosen yet."""
    return Draft(use, UNDECIDED, None, UNDECIDED, UNDECIDED)


def in_way(use: Cast, mode: int, targets: list[Mark]) -> Cast:
    """Return *use* with a way and targets."""
    return Cast(
        use.serial, use.kind, use.seat, use.card, use.source, use.ability, mode, targets, use.subject, use.forfeited,
        use.remembered, use.is_shielded,
    )  # fmt: skip


def acting_of(use: Cast) -> Acting | None:
    """Return the ability that *use* is about; None for attacks, snipes, Items and Buffs."""
    if use.ability < 0:
        return None
    ability = use.card.abilities[use.ability]
    return ability if isinstance(ability, Acting) else None


def cost_of(use: Cast) -> Cost | None:
    """Return the cost of the Activated Ability that *use* is about."""
    acting = acting_of(use)
    return acting.cost if isinstance(acting, Activated) else None


NOT_ASKED: Final = 0
OPTIONAL: Final = 1
REQUIRED: Final = 2


def forfeit_rule(use: Cast) -> int:
    """Tell whether an Item may or must be forfeited as a card is played."""
    if use.kind == CARD:
        for ability in use.card.abilities:
            if isinstance(ability, AsYouPlay):
                return OPTIONAL if ability.is_optional else REQUIRED
    return NOT_ASKED


def leaves_target(state: GeekState, draft: Draft, item: Piece) -> bool:
    """Tell whether the targets can still be chosen when *item* is forfeited (F-12.2)."""
    given = Draft(draft.use, item.serial, None, draft.paid, draft.rest)
    return len(specs_for(draft.use)) == 0 or bool(open_targets(state, given))


def open_targets(state: GeekState, draft: Draft) -> list[Mark]:
    """Return the targets that can be chosen next: all different, and nothing that is given up for it."""
    use = draft.use
    spec = specs_for(use)[len(use.targets)]
    cost = cost_of(use)
    given = use.source if cost is not None and cost.forfeits else max(0, draft.forfeit)
    found: list[Mark] = []
    for mark in spec.candidates(state, use):
        if not (mark.kind == PIECE and mark.number == given) and not is_chosen(use, mark):
            found.append(mark)
    return found


def is_chosen(use: Cast, mark: Mark) -> bool:
    """Tell whether *mark* is a target already."""
    for chosen in use.targets:
        if chosen.kind == mark.kind and chosen.number == mark.number and chosen.card is mark.card:
            return True
    return False


def price_of(state: GeekState, use: Cast) -> int:
    """Return the units that *use* costs (F-12.1, step 4)."""
    if use.kind == CARD:
        return final_cost(state, use.seat, use.card)
    cost = cost_of(use)
    return 0 if cost is None else cost.pay


def types_of(use: Cast) -> int:
    """Return the typed resources of which one unit is required."""
    if use.kind == CARD:
        return 0 if use.card.is_universal else use.card.resources
    cost = cost_of(use)
    return 0 if cost is None else cost.types


def open_payments(state: GeekState, draft: Draft) -> list[int]:
    """Return the payments to choose from, or the next single unit where there are too many (F-22.3)."""
    use = draft.use
    pool, price, types = state.players[use.seat].units, price_of(state, use), types_of(use)
    if draft.paid == UNDECIDED:
        found = payments(pool, price, types)
        if len(found) <= MOST_PAYMENTS:
            return found
        generic = min(amount_of(pool, GENERIC), price if types == 0 else price - 1)
        first = single_units(pool, types)
        return [unit + units(GENERIC, generic) for unit in first]
    return single_units(pool - draft.paid, 0)


def open_rests(state: GeekState, draft: Draft) -> list[int]:
    """Return how the units that a Spend Ability leaves can be made."""
    cost = cost_of(draft.use)
    combatant = state.players[draft.use.seat].combatant
    if cost is None or cost.spend <= 0 or combatant is None:
        return [0]
    left = production(state, combatant) - cost.spend
    return splits(left, combatant.card.resources, combatant.card.is_universal) if left > 0 else [0]
