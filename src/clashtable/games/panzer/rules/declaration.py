"""Choosing in steps (P-17.3): a stack, a way, targets; then the whole action happens. Next, read rules/chain.py.

A ``Draft`` asks for the next thing that is still to be chosen, or is completed. Until then nothing has changed, and
whoever did not choose sees only the question it began with.
"""

from typing import ClassVar, Final, cast

from clashtable.core.effects import Effect
from clashtable.core.state import Hiding, Move, State, Step
from clashtable.games.panzer.effects.abilities import Acting
from clashtable.games.panzer.effects.base import has_room
from clashtable.games.panzer.effects.targets import RANGED_SPEC, REPAIR_SPEC, Spec, is_chosen
from clashtable.games.panzer.effects.thing_targets import DEMOLISH_SPEC
from clashtable.games.panzer.geometry import INDUSTRY
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.cast import (
    AT_ITEM,
    AT_JUNKYARD,
    AT_PLAYER,
    DEMOLISH,
    EVENT,
    NO_MARKS,
    RANGED,
    REPAIR,
    Cast,
    Mark,
)
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.values import cost_for
from clashtable.games.panzer.moves import (
    DONE,
    MODE_MOVES,
    NO,
    PLAYER_MOVES,
    STACK,
    TARGET,
    TARGET_CARD,
    YES,
    PanzerMove,
    card_move,
    item_move,
    plain,
    space_move,
    space_moves,
)
from clashtable.games.panzer.vocabulary import EVENT as EVENT_CARD
from clashtable.games.panzer.vocabulary import FACTORY

NO_SPECS: Final[list[Spec]] = []


# --- what is to be chosen


def acting_of(use: Cast) -> Acting | None:
    """Return the ability that *use* is about; None where it has none."""
    if use.ability < 0:
        return None
    ability = use.card.abilities[use.ability]
    return ability if isinstance(ability, Acting) else None


def specs_for(use: Cast) -> list[Spec]:
    """Return the targets that *use* needs, in the order of the text."""
    if use.kind == RANGED:
        return [RANGED_SPEC]
    if use.kind == REPAIR:
        return [REPAIR_SPEC]
    if use.kind == DEMOLISH:
        return [DEMOLISH_SPEC]
    acting = acting_of(use)
    return NO_SPECS if acting is None else acting.specs(use.mode)


def marks_for(use: Cast, specs: list[Spec], at: int) -> int:
    """Return how many targets are chosen for the phrase *at*."""
    if len(specs) == 1:
        return len(use.targets)
    kind = specs[at].kind()
    count = 0
    for mark in use.targets:
        if mark.kind == kind:
            count += 1
    return count


def open_phrase(state: PanzerState, use: Cast) -> int:
    """Return the phrase for which a target is to be chosen next, -1 when all are."""
    specs = specs_for(use)
    for at in range(len(specs)):
        count = marks_for(use, specs, at)
        if count == 0:
            return at
        if count < specs[at].most() and not use.is_chosen and open_marks(state, use, specs[at]):
            return at
    return -1


def open_marks(state: PanzerState, use: Cast, spec: Spec) -> list[Mark]:
    """Return the targets that can be chosen next for *spec*."""
    return [mark for mark in spec.candidates(state, use) if not is_chosen(use, mark)]


def open_ways(state: PanzerState, use: Cast, acting: Acting) -> list[int]:
    """Return the ways of *acting* that have targets and room."""
    found: list[int] = []
    for mode in range(len(acting.ways)):
        if has_choices(state, use, acting.way_specs[mode], acting.ways[mode]):
            found.append(mode)
    return found


def has_choices(state: PanzerState, use: Cast, specs: list[Spec], effect: Effect) -> bool:
    """Tell whether each phrase has a legal target, and the effect the room it needs (P-7.8)."""
    for spec in specs:
        if not spec.candidates(state, use):
            return False
    return has_room(state, effect, use)


def is_playable(state: PanzerState, use: Cast) -> bool:
    """Tell whether *use* has a way with targets and room; one without an effect of its own always has."""
    acting = acting_of(use)
    if acting is None:
        return True
    for mode in range(len(acting.ways)):
        if has_choices(state, use, acting.way_specs[mode], acting.ways[mode]):
            return True
    return False


# --- cards of the hand


def card_use(seat: int, card: Card) -> Cast:
    """Return a card of the hand that is being played; of an Event, what it does is its only such ability."""
    ability = -1
    if card.kind == EVENT_CARD and not card.is_permanent():
        for at in range(len(card.abilities)):
            if isinstance(card.abilities[at], Acting):
                ability = at
    return Cast(0, EVENT, seat, card, 0, -1, ability, -1, NO_MARKS, False)


def stacks_for(state: PanzerState, use: Cast) -> list[int]:
    """Return where the card of *use* can be put: a suitable stack, or for a Factory a space (P-6.2, P-6.5)."""
    card, seat = use.card, use.seat
    if card.kind == FACTORY:
        return [space for space in INDUSTRY[seat] if state.units[space] is None and state.stacked[space] is None]
    cost = cost_for(state, seat, card)
    found: list[int] = []
    for space in INDUSTRY[seat]:
        if state.factories[space] >= cost and state.is_stack(space):
            found.append(space)
    if found and use.ability >= 0:
        return [space for space in found if is_playable(state, use.placed(0, space, -1))]
    return found


def can_play(state: PanzerState, seat: int, card: Card) -> bool:
    """Tell whether *seat* can play *card* from the hand now, as far as stacks, targets and room go."""
    if card.kind == FACTORY:
        return state.players[seat].allowance > 0 and bool(stacks_for(state, card_use(seat, card)))
    cost = cost_for(state, seat, card)
    for space in INDUSTRY[seat]:
        if state.factories[space] >= cost and state.is_stack(space):
            return card.kind != EVENT_CARD or card.is_permanent() or bool(stacks_for(state, card_use(seat, card)))
    return False


# --- drafts


class Draft(Step):
    """An action or trigger of which something is still to be chosen. Never altered."""

    __slots__ = ("use",)

    def __init__(self, use: Cast) -> None:
        self.use: Final = use

    def origin(self) -> str:
        """Return the code of the question it began with; empty for what everybody sees."""
        return ""

    def again(self, use: Cast) -> "Draft":
        """Return this draft with more chosen."""
        return Draft(use)

    def complete(self, state: PanzerState) -> None:
        """Let it happen: everything is chosen."""

    def drop(self, state: PanzerState) -> None:
        """Give it up: something cannot be chosen, or its player leaves it."""

    def run(self, state: State) -> None:
        panzer = cast(PanzerState, state)
        ask = self.next_choice(panzer)
        if ask is None:
            self.complete(panzer)
            return
        answers = ask.moves(panzer)
        if not answers:
            self.drop(panzer)
        elif len(answers) == 1:
            ask.answer(panzer, answers[0])
        else:
            panzer.push(ask)

    def next_choice(self, state: PanzerState) -> "Drafting | None":
        """Return what is to be chosen next; None when all is."""
        use = self.use
        if use.kind == EVENT and use.space < 0:
            return AskStack(self)
        acting = acting_of(use)
        if acting is not None and use.mode < 0:
            if acting.is_optional:
                return AskMay(self)
            if acting.has_ways:
                return AskMode(self)
        return AskTarget(self) if open_phrase(state, use) >= 0 else None


class Drafting(Hiding):
    """A choice of a draft."""

    __slots__ = ("draft",)

    def __init__(self, draft: Draft) -> None:
        super().__init__(draft.use.seat)
        self.draft: Final = draft

    def code(self) -> str:
        return f"{self.kind} {self.draft.code()}"

    def origin(self) -> str:
        return self.draft.origin()

    def go_on(self, state: State, use: Cast) -> None:
        """Go on with more chosen."""
        state.push(self.draft.again(use))


class AskStack(Drafting):
    """Choose the stack (P-7.1)."""

    __slots__ = ()
    kind: ClassVar[str] = "stack"

    def moves(self, state: State) -> list[Move]:
        return space_moves(STACK, stacks_for(cast(PanzerState, state), self.draft.use))

    def answer(self, state: State, move: Move) -> None:
        use = self.draft.use
        self.go_on(state, use.placed(0, cast(PanzerMove, move).space, use.mode))


class AskMode(Drafting):
    """Choose a way (P-7.1)."""

    __slots__ = ()
    kind: ClassVar[str] = "mode"

    def moves(self, state: State) -> list[Move]:
        use = self.draft.use
        acting = acting_of(use)
        assert acting is not None
        return [MODE_MOVES[mode] for mode in open_ways(cast(PanzerState, state), use, acting)]

    def answer(self, state: State, move: Move) -> None:
        use = self.draft.use
        self.go_on(state, use.placed(use.serial, use.space, cast(PanzerMove, move).number))


class AskMay(Drafting):
    """Choose whether an optional effect happens (P-13.6)."""

    __slots__ = ()
    kind: ClassVar[str] = "may"

    def moves(self, state: State) -> list[Move]:
        if not is_playable(cast(PanzerState, state), self.draft.use):
            return []
        return [plain(YES), plain(NO)]

    def answer(self, state: State, move: Move) -> None:
        use = self.draft.use
        if cast(PanzerMove, move).kind == YES:
            self.go_on(state, use.placed(use.serial, use.space, 0))
        else:
            self.draft.drop(cast(PanzerState, state))


class AskTarget(Drafting):
    """Choose a target (P-13.2)."""

    __slots__ = ()
    kind: ClassVar[str] = "target"

    def marks(self, state: PanzerState) -> list[Mark]:
        """Return what can be chosen."""
        use = self.draft.use
        return open_marks(state, use, specs_for(use)[open_phrase(state, use)])

    def moves(self, state: State) -> list[Move]:
        panzer, use = cast(PanzerState, state), self.draft.use
        found: list[Move] = [target_move(mark) for mark in self.marks(panzer)]
        if marks_for(use, specs_for(use), open_phrase(panzer, use)):
            found.append(plain(DONE))
        return found

    def answer(self, state: State, move: Move) -> None:
        panzer, use, chosen = cast(PanzerState, state), self.draft.use, cast(PanzerMove, move)
        if chosen.kind == DONE:
            self.go_on(state, use.aimed(use.targets, True))
            return
        for mark in self.marks(panzer):
            if target_move(mark) == chosen:
                self.go_on(state, use.aimed([*use.targets, mark], False))
                return


def target_move(mark: Mark) -> PanzerMove:
    """Return the choice of a target."""
    if mark.kind == AT_PLAYER:
        return PLAYER_MOVES[mark.number]
    if mark.kind == AT_ITEM:
        return item_move(mark.number)
    if mark.kind == AT_JUNKYARD and mark.card is not None:
        return card_move(TARGET_CARD, mark.card)
    return space_move(TARGET, mark.space)
