"""Adding to the Queue (F-12): announce, choose ways, costs and targets, pay, and put the object on top.

A ``Draft`` is what has been chosen so far; ``Adding`` asks for the next thing, or completes it. Next, read queue.py.
"""

from typing import ClassVar, Final, cast

from clashtable.core.state import Ask, Move, State, Step
from clashtable.games.geekfight.changes import arena, hands, steps, triggers
from clashtable.games.geekfight.effects.abilities import NO_SPEND, Acting, Activated, AsYouPlay, Cost
from clashtable.games.geekfight.effects.choices import card_moves
from clashtable.games.geekfight.effects.targets import specs_for
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.resources import (
    MOST_PAYMENTS,
    amount_of,
    payments,
    single_units,
    splits,
    total,
    units,
)
from clashtable.games.geekfight.model.state import (
    ATTACK,
    CARD,
    OBJECT,
    PIECE,
    SNIPE,
    TRIGGER,
    USED_ABILITY,
    USED_SPECIAL,
    Cast,
    GeekState,
    Mark,
    Piece,
    find_object,
    find_piece,
)
from clashtable.games.geekfight.model.values import final_cost, production
from clashtable.games.geekfight.moves import (
    DISCARD,
    FORFEIT,
    FORFEIT_NONE,
    MODE_MOVES,
    PAY,
    PRODUCE,
    GeekMove,
    mark_of,
    piece_move,
    target_move,
    unit_move,
)
from clashtable.games.geekfight.rules.control import open_ways
from clashtable.games.geekfight.vocabulary import GENERIC, TACTIC

UNDECIDED: Final = -1


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

    def code(self) -> str:
        """Return the draft in short."""
        discard = "-" if self.discard is None else self.discard.id
        return f"{self.forfeit} {discard} {self.paid} {self.rest} {self.use.code()}"

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


# --- the steps of F-12.1


class Drafting(Ask):
    """A choice while something is added."""

    __slots__ = ("adding",)

    def __init__(self, adding: "Adding") -> None:
        super().__init__(adding.draft.use.seat)
        self.adding: Final = adding

    def code(self) -> str:
        return f"{self.kind} {self.adding.code()}"

    def go_on(self, state: State, draft: Draft) -> None:
        """Go on with another draft."""
        state.push(self.adding.again(draft))


class AskMode(Drafting):
    """Choose a way (F-12.1, step 2)."""

    __slots__ = ()
    kind: ClassVar[str] = "mode"

    def moves(self, state: State) -> list[Move]:
        use = self.adding.draft.use
        acting = acting_of(use)
        assert acting is not None
        cost = cost_of(use)
        without = use.source if cost is not None and cost.forfeits else 0
        return [MODE_MOVES[way] for way in open_ways(cast(GeekState, state), acting, use, without)]

    def answer(self, state: State, move: Move) -> None:
        draft = self.adding.draft
        self.go_on(state, draft.with_use(in_way(draft.use, cast(GeekMove, move).number, draft.use.targets)))


class AskCost(Drafting):
    """Choose what to forfeit or discard (F-12.1, step 2)."""

    __slots__ = ()
    kind: ClassVar[str] = "cost_choice"

    def moves(self, state: State) -> list[Move]:
        geek, draft = cast(GeekState, state), self.adding.draft
        player = geek.players[self.seat]
        cost = cost_of(draft.use)
        if cost is not None and cost.discards:
            return card_moves(DISCARD, player.hand)
        found: list[Move] = [piece_move(FORFEIT, item) for item in player.items if leaves_target(geek, draft, item)]
        if forfeit_rule(draft.use) == OPTIONAL:
            found.append(FORFEIT_NONE)
        return found

    def answer(self, state: State, move: Move) -> None:
        draft, chosen = self.adding.draft, cast(GeekMove, move)
        if chosen.kind == DISCARD:
            self.go_on(state, Draft(draft.use, 0, chosen.card, draft.paid, draft.rest))
        else:
            self.go_on(state, Draft(draft.use, chosen.number, None, draft.paid, draft.rest))


class AskTarget(Drafting):
    """Choose a target (F-12.1, step 3)."""

    __slots__ = ()
    kind: ClassVar[str] = "target"

    def moves(self, state: State) -> list[Move]:
        return [target_move(mark) for mark in open_targets(cast(GeekState, state), self.adding.draft)]

    def answer(self, state: State, move: Move) -> None:
        draft = self.adding.draft
        targets = [*draft.use.targets, mark_of(cast(GeekMove, move), self.seat)]
        self.go_on(state, draft.with_use(in_way(draft.use, draft.use.mode, targets)))


class AskPayment(Drafting):
    """Choose the units to pay with (F-22.3)."""

    __slots__ = ()
    kind: ClassVar[str] = "payment"

    def moves(self, state: State) -> list[Move]:
        return [unit_move(PAY, paid) for paid in open_payments(cast(GeekState, state), self.adding.draft)]

    def answer(self, state: State, move: Move) -> None:
        draft = self.adding.draft
        paid = cast(GeekMove, move).units + max(0, draft.paid)
        self.go_on(state, Draft(draft.use, draft.forfeit, draft.discard, paid, draft.rest))


class AskProduce(Drafting):
    """Choose the types of the units that a Spend Ability leaves (F-14.4)."""

    __slots__ = ()
    kind: ClassVar[str] = "produce"

    def moves(self, state: State) -> list[Move]:
        return [unit_move(PRODUCE, rest) for rest in open_rests(cast(GeekState, state), self.adding.draft)]

    def answer(self, state: State, move: Move) -> None:
        draft = self.adding.draft
        self.go_on(state, Draft(draft.use, draft.forfeit, draft.discard, draft.paid, cast(GeekMove, move).units))


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


class Adding(Step):
    """Something that is being added: ask for what is still to be chosen, then add it."""

    __slots__ = ("draft",)

    def __init__(self, draft: Draft) -> None:
        self.draft: Final = draft

    def code(self) -> str:
        return f"adding {self.draft.code()}"

    def again(self, draft: Draft) -> "Adding":
        """Return this step with another draft."""
        return Adding(draft)

    def run(self, state: State) -> None:
        geek = cast(GeekState, state)
        ask = self.next_choice(geek)
        if ask is None:
            self.complete(geek)
            return
        answers = ask.moves(geek)
        if len(answers) == 0:
            self.drop(geek)
        elif len(answers) == 1 and not is_telling(geek, ask):
            ask.answer(geek, answers[0])
        else:
            geek.push(ask)

    def next_choice(self, state: GeekState) -> Drafting | None:
        """Return what is to be chosen next; None when all is."""
        draft, use = self.draft, self.draft.use
        acting = acting_of(use)
        if acting is not None and acting.has_ways and use.mode < 0:
            return AskMode(self)
        cost = cost_of(use)
        if draft.forfeit == UNDECIDED and ((cost is not None and cost.discards) or forfeit_rule(use) != NOT_ASKED):
            return AskCost(self)
        if len(use.targets) < len(specs_for(use)):
            return AskTarget(self)
        price = price_of(state, use)
        if price > 0 and (draft.paid == UNDECIDED or total(draft.paid) < price):
            return AskPayment(self)
        if cost is not None and cost.spend > 0 and draft.rest == UNDECIDED:
            return AskProduce(self)
        return None

    def drop(self, state: GeekState) -> None:
        """Give up: something cannot be chosen. Only a trigger can come to this (F-8.7)."""

    def complete(self, state: GeekState) -> None:
        """Pay, and put the object on the Queue; queue.py fills it in."""


def is_telling(state: GeekState, ask: Drafting) -> bool:
    """Tell whether leaving out a lone answer would tell of a hidden hand (F-22.6)."""
    if not isinstance(ask, AskCost) or not state.options.ask_always:
        return False
    cost = cost_of(ask.adding.draft.use)
    return cost is not None and cost.discards and len(state.players[ask.seat].hand) > 1


# --- paying (F-12.1, step 5)


def pay_for(state: GeekState, draft: Draft) -> Cast:
    """Pay everything, and return the use with what it must remember."""
    use = draft.use
    forfeited: Card | None = None
    remembered = -1
    if draft.paid > 0:
        steps.pay(state, use.seat, draft.paid)
    if use.kind == CARD:
        hands.out_of_hand(state, use.seat, use.card, is_seen=True)
        if draft.forfeit > 0:
            item = find_piece(state, draft.forfeit)
            assert item is not None
            forfeited = item.card
            arena.forfeit(state, item, bartered=False)
    elif use.kind != TRIGGER:
        remembered = pay_ability(state, draft)
    return Cast(
        state.number(), use.kind, use.seat, use.card, use.source, use.ability, use.mode, use.targets,
        subject_of(state, use), forfeited, remembered, False,
    )  # fmt: skip


def subject_of(state: GeekState, use: Cast) -> int:
    """Return what the text speaks of besides its targets: of a target attack, the attacker."""
    if use.kind == CARD and use.targets and use.targets[0].kind == OBJECT:
        aimed = find_object(state, use.targets[0].number)
        if aimed is not None and aimed.kind == ATTACK:
            return aimed.source
    return use.subject


def pay_ability(state: GeekState, draft: Draft) -> int:
    """Pay for an attack, a snipe or an ability; return what is remembered of a forfeited source, else -1."""
    use = draft.use
    combatant = state.players[use.seat].combatant
    if use.kind == ATTACK:
        assert combatant is not None
        steps.use_attack(state, combatant)
        return -1
    cost = cost_of(use)
    if (use.kind == SNIPE or (cost is not None and cost.spend != NO_SPEND)) and combatant is not None:
        steps.use_spend(state, combatant)
        if draft.rest > 0:
            arena.produce(state, use.seat, draft.rest, combatant.card)
    piece = find_piece(state, use.source)
    if cost is None or piece is None:
        return -1
    piece.used |= (USED_SPECIAL if cost.is_action else 0) | (USED_ABILITY if cost.is_once else 0)
    if draft.discard is not None:
        hands.discard_card(state, use.seat, draft.discard, at_random=False)
    acting = acting_of(use)
    remembered = -1
    if isinstance(acting, Activated) and acting.remembers >= 0:
        remembered = piece.counters[acting.remembers]
    if cost.forfeits:
        arena.forfeit(state, piece, bartered=False)
    return remembered


def added_triggers(state: GeekState, use: Cast) -> None:
    """Let what was just added trigger abilities (F-12.1, step 6)."""
    if use.kind == ATTACK:
        attacker, defender = find_piece(state, use.source), find_piece(state, use.targets[0].number)
        if attacker is not None and defender is not None:
            triggers.attacked(state, attacker, defender)
    elif use.kind == SNIPE:
        source = find_piece(state, use.source)
        if source is not None:
            triggers.fire(state, source, triggers.SNIPES_WITH, use.targets[0].number)
    elif use.kind == CARD and use.card.kind == TACTIC:
        triggers.tactic_played(state, use.seat)
