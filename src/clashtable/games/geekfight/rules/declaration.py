"""Adding to the Queue (F-12): announce, choose ways, costs and targets, pay, and put the object on top.

``Adding`` asks for the next thing of a draft, or completes it. Next, read queue.py.
"""

from typing import ClassVar, Final, cast, final

from mypy_extensions import mypyc_attr

from clashtable.core.declaration import Declaration, Drafting
from clashtable.core.state import Move, State
from clashtable.games.geekfight.effects.choices import card_moves
from clashtable.games.geekfight.effects.targets import specs_for
from clashtable.games.geekfight.model.resources import (
    total,
)
from clashtable.games.geekfight.model.state import GeekState
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
from clashtable.games.geekfight.rules.draft import (
    NOT_ASKED,
    OPTIONAL,
    UNDECIDED,
    Draft,
    acting_of,
    cost_of,
    forfeit_rule,
    in_way,
    leaves_target,
    open_payments,
    open_rests,
    open_targets,
    price_of,
)
from clashtable.games.geekfight.rules.obstacles import open_ways


@mypyc_attr(acyclic=True)
class AddingChoice(Drafting):
    """A choice while something is added."""

    __slots__ = ("adding",)

    def __init__(self, adding: "Adding") -> None:
        super().__init__(adding.draft.use.seat)
        self.adding: Final = adding

    def go_on(self, state: State, draft: Draft) -> None:
        """Go on with another draft."""
        state.push(self.adding.again(draft))


def target_moves(state: GeekState, draft: Draft) -> list[Move]:
    """Return every target that can be chosen next."""
    return [target_move(mark) for mark in open_targets(state, draft)]


def payment_moves(state: GeekState, draft: Draft) -> list[Move]:
    """Return every payment that can be made next."""
    return [unit_move(PAY, paid) for paid in open_payments(state, draft)]


@mypyc_attr(acyclic=True)
class AskMode(AddingChoice):
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


@mypyc_attr(acyclic=True)
class AskCost(AddingChoice):
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

    def is_telling(self, state: State) -> bool:
        geek, cost = cast(GeekState, state), cost_of(self.adding.draft.use)
        discards = geek.options.ask_always and cost is not None and cost.discards
        return discards and len(geek.players[self.seat].hand) > 1

    def answer(self, state: State, move: Move) -> None:
        draft, chosen = self.adding.draft, cast(GeekMove, move)
        if chosen.kind == DISCARD:
            self.go_on(state, Draft(draft.use, 0, chosen.card, draft.paid, draft.rest))
        else:
            self.go_on(state, Draft(draft.use, chosen.number, None, draft.paid, draft.rest))


@final
@mypyc_attr(acyclic=True)
class AskTarget(AddingChoice):
    """Choose a target (F-12.1, step 3)."""

    __slots__ = ("known",)
    kind: ClassVar[str] = "target"
    derived: ClassVar[tuple[str, ...]] = ("known",)

    def __init__(self, adding: "Adding", known: list[Move] | None = None) -> None:
        super().__init__(adding)
        self.known: Final = known
        """Every answer, where they were listed as the question came up; never altered."""

    def moves(self, state: State) -> list[Move]:
        if self.known is not None:
            return self.known
        return target_moves(cast(GeekState, state), self.adding.draft)

    def answer(self, state: State, move: Move) -> None:
        draft = self.adding.draft
        targets = [*draft.use.targets, mark_of(cast(GeekMove, move), self.seat)]
        self.go_on(state, draft.with_use(in_way(draft.use, draft.use.mode, targets)))


@final
@mypyc_attr(acyclic=True)
class AskPayment(AddingChoice):
    """Choose the units to pay with (F-22.3)."""

    __slots__ = ("known",)
    kind: ClassVar[str] = "payment"
    derived: ClassVar[tuple[str, ...]] = ("known",)

    def __init__(self, adding: "Adding", known: list[Move] | None = None) -> None:
        super().__init__(adding)
        self.known: Final = known
        """Every answer, where they were listed as the question came up; never altered."""

    def moves(self, state: State) -> list[Move]:
        if self.known is not None:
            return self.known
        return payment_moves(cast(GeekState, state), self.adding.draft)

    def answer(self, state: State, move: Move) -> None:
        draft = self.adding.draft
        paid = cast(GeekMove, move).units + max(0, draft.paid)
        self.go_on(state, Draft(draft.use, draft.forfeit, draft.discard, paid, draft.rest))


@mypyc_attr(acyclic=True)
class AskProduce(AddingChoice):
    """Choose the types of the units that a Spend Ability leaves (F-14.4)."""

    __slots__ = ()
    kind: ClassVar[str] = "produce"

    def moves(self, state: State) -> list[Move]:
        return [unit_move(PRODUCE, rest) for rest in open_rests(cast(GeekState, state), self.adding.draft)]

    def answer(self, state: State, move: Move) -> None:
        draft = self.adding.draft
        self.go_on(state, Draft(draft.use, draft.forfeit, draft.discard, draft.paid, cast(GeekMove, move).units))


@mypyc_attr(acyclic=True)
class Adding(Declaration):
    """Something that is being added: ask for what is still to be chosen, then add it."""

    __slots__ = ("draft",)

    def __init__(self, draft: Draft) -> None:
        self.draft: Final = draft

    def again(self, draft: Draft) -> "Adding":
        """Return this step with another draft."""
        return Adding(draft)

    def next_question(self, state: State) -> Drafting | None:
        geek, draft, use = cast(GeekState, state), self.draft, self.draft.use
        acting = acting_of(use)
        if acting is not None and acting.has_ways and use.mode < 0:
            return AskMode(self)
        cost = cost_of(use)
        if draft.forfeit == UNDECIDED and ((cost is not None and cost.discards) or forfeit_rule(use) != NOT_ASKED):
            return AskCost(self)
        if len(use.targets) < len(specs_for(use)):
            return AskTarget(self, target_moves(geek, draft))
        price = price_of(geek, use)
        if price > 0 and (draft.paid == UNDECIDED or total(draft.paid) < price):
            return AskPayment(self, payment_moves(geek, draft))
        if cost is not None and cost.spend > 0 and draft.rest == UNDECIDED:
            return AskProduce(self)
        return None
