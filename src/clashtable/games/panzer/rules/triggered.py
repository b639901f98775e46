"""The state check and the pool of triggers (P-13.3, P-13.4). Next, read rules/chain.py."""

from typing import ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from clashtable.core.errors import RulesBug
from clashtable.core.state import Ask, Move, State, Step
from clashtable.games.panzer.changes import chain, damage, entry, field, supplies, triggers
from clashtable.games.panzer.model.cast import JUNKYARD, OVERRUN, Cast
from clashtable.games.panzer.model.places import deployment_spaces
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.moves import DECLINE, NO, PLAY_FREE, TO, YES, PanzerMove, order_move, plain, space_moves
from clashtable.games.panzer.rules.declaration import Draft
from clashtable.games.panzer.rules.requirements import acting_of, card_use, is_playable
from clashtable.games.panzer.vocabulary import UNIT

MOST_TRIGGERS: Final = 2000
"""After so many triggers in a turn something must be wrong (P-19.4)."""


class Check(Step):
    """Destroy what cannot stay, then empty the pool, one trigger at a time."""

    __slots__ = ()

    def run(self, state: State) -> None:
        panzer = cast(PanzerState, state)
        damage.check_state(panzer)
        if not panzer.waiting:
            return
        panzer.push(self)
        choices = triggers.groups(panzer)
        if len(choices) > 1:
            panzer.push(TriggerOrder(panzer.course.active))
        else:
            carry_out(panzer, choices[0])


CHECK: Final = Check()


class TriggerOrder(Ask):
    """The active player picks the trigger that is carried out next."""

    __slots__ = ()
    kind: ClassVar[str] = "trigger-order"

    def moves(self, state: State) -> list[Move]:
        return [order_of(use) for use in triggers.groups(cast(PanzerState, state))]

    def answer(self, state: State, move: Move) -> None:
        panzer = cast(PanzerState, state)
        for use in triggers.groups(panzer):
            if order_of(use) == move:
                carry_out(panzer, use)
                return


def order_of(use: Cast) -> PanzerMove:
    """Return the choice of the trigger *use*."""
    return order_move(use.seat, use.card, triggers.label_of(use), use.kind, use.ability)


def carry_out(state: PanzerState, use: Cast) -> None:
    """Take *use* out of the pool and let it happen."""
    triggers.take(state, use)
    if state.course.decisions > MOST_TRIGGERS:
        raise RulesBug("a turn has more triggers than P-15.4 allows")
    if use.kind == OVERRUN:
        unit = state.field_unit(use.source)
        if unit is not None and state.units[use.space] is None:
            state.push(AskOverrun(use))
    elif use.kind != JUNKYARD:
        state.push(TriggerDraft(use))
    elif use.card in state.players[use.seat].junkyard:
        wake(state, use)


@mypyc_attr(acyclic=True)
class TriggerDraft(Draft):
    """A trigger whose targets are chosen as it is carried out."""

    __slots__ = ()

    def again(self, use: Cast) -> Draft:
        return TriggerDraft(use)

    def complete(self, state: State) -> None:
        use = self.use
        chain.tell_trigger(cast(PanzerState, state), use)
        acting = acting_of(use)
        assert acting is not None
        if use.kind == JUNKYARD:
            state.push(Expending(use))
        acting.way(use.mode).run(state, use)


class AskOverrun(Ask):
    """Choose whether a Unit enters the space of the one it destroyed."""

    __slots__ = ("use",)
    kind: ClassVar[str] = "may"

    def __init__(self, use: Cast) -> None:
        super().__init__(use.seat)
        self.use: Final = use

    def moves(self, state: State) -> list[Move]:
        return [plain(YES), plain(NO)]

    def answer(self, state: State, move: Move) -> None:
        panzer = cast(PanzerState, state)
        unit = panzer.field_unit(self.use.source)
        if cast(PanzerMove, move).kind == YES and unit is not None:
            chain.tell_trigger(panzer, self.use)
            entry.move_unit(panzer, unit, self.use.space, [], 0, "overrun")


def wake(state: PanzerState, use: Cast) -> None:
    """Let a card that fell from the Supply be deployed or played, if there is a way."""
    if use.card.kind == UNIT:
        if deployment_spaces(state, use.seat, -1):
            state.push(AskJunkyard(use))
    elif is_playable(state, event_use(use)):
        state.push(AskJunkyard(use))


def event_use(use: Cast) -> Cast:
    """Return *use* of an Event that fell from the Supply, with what it does."""
    ability = card_use(use.seat, use.card).ability
    return Cast(0, JUNKYARD, use.seat, use.card, 0, -1, ability, -1, use.targets, False)


class AskJunkyard(Ask):
    """Choose whether a card is deployed or played from the Junkyard, and where."""

    __slots__ = ("use",)
    kind: ClassVar[str] = "junkyard-trigger"

    def __init__(self, use: Cast) -> None:
        super().__init__(use.seat)
        self.use: Final = use

    def moves(self, state: State) -> list[Move]:
        found: list[Move] = [plain(DECLINE)]
        if self.use.card.kind != UNIT:
            found.append(plain(PLAY_FREE))
            return found
        return found + space_moves(TO, deployment_spaces(cast(PanzerState, state), self.seat, -1))

    def answer(self, state: State, move: Move) -> None:
        panzer, chosen, card = cast(PanzerState, state), cast(PanzerMove, move), self.use.card
        if chosen.kind == PLAY_FREE:
            panzer.push(TriggerDraft(event_use(self.use)))
        elif chosen.kind == TO:
            chain.tell_trigger(panzer, self.use)
            supplies.take_newest(panzer, self.seat, card)
            field.deploy(panzer, self.seat, card, chosen.space, "junkyard")


class Expending(Step):
    """Remove an Event with Expend that was played from the Junkyard."""

    __slots__ = ("use",)

    def __init__(self, use: Cast) -> None:
        self.use: Final = use

    def run(self, state: State) -> None:
        supplies.expend_from_junkyard(cast(PanzerState, state), self.use.seat, self.use.card)
