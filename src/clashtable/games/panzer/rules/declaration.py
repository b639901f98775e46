"""Choosing in steps (P-17.3): a stack, a way, targets; then the whole action happens. Next, read rules/chain.py.

A ``Draft`` asks for the next thing that is still to be chosen, or is completed. Until then nothing has changed, and
whoever did not choose sees only the question it began with.
"""

from typing import ClassVar, Final, cast

from clashtable.core.state import Ask, Hiding, Move, State, Step
from clashtable.games.panzer.model.cast import AT_ITEM, AT_JUNKYARD, AT_PLAYER, EVENT, Cast, Mark
from clashtable.games.panzer.model.state import PanzerState
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
from clashtable.games.panzer.rules.requirements import (
    acting_of,
    is_playable,
    marks_for,
    open_marks,
    open_phrase,
    open_ways,
    specs_for,
    stacks_for,
)


class Draft(Step):
    """An action or trigger of which something is still to be chosen. Never altered."""

    __slots__ = ("use",)

    def __init__(self, use: Cast) -> None:
        self.use: Final = use

    def origin(self) -> Ask | None:
        """Return the question it began with; None for what everybody sees."""
        return None

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

    def origin(self) -> Ask | None:
        return self.draft.origin()

    def chosen(self, state: PanzerState, move: PanzerMove) -> Cast:
        """Return the use with what *move* chooses."""
        return self.draft.use

    def answer(self, state: State, move: Move) -> None:
        state.push(self.draft.again(self.chosen(cast(PanzerState, state), cast(PanzerMove, move))))


class AskStack(Drafting):
    """Choose the stack (P-7.1)."""

    __slots__ = ()
    kind: ClassVar[str] = "stack"

    def moves(self, state: State) -> list[Move]:
        return space_moves(STACK, stacks_for(cast(PanzerState, state), self.draft.use))

    def chosen(self, state: PanzerState, move: PanzerMove) -> Cast:
        return self.draft.use.placed(0, move.space, self.draft.use.mode)


class AskMode(Drafting):
    """Choose a way (P-7.1)."""

    __slots__ = ()
    kind: ClassVar[str] = "mode"

    def moves(self, state: State) -> list[Move]:
        use = self.draft.use
        acting = acting_of(use)
        assert acting is not None
        return [MODE_MOVES[mode] for mode in open_ways(cast(PanzerState, state), use, acting)]

    def chosen(self, state: PanzerState, move: PanzerMove) -> Cast:
        use = self.draft.use
        return use.placed(use.serial, use.space, move.number)


class AskMay(Drafting):
    """Choose whether an optional effect happens (P-13.6)."""

    __slots__ = ()
    kind: ClassVar[str] = "may"

    def moves(self, state: State) -> list[Move]:
        if not is_playable(cast(PanzerState, state), self.draft.use):
            return []
        return [plain(YES), plain(NO)]

    def chosen(self, state: PanzerState, move: PanzerMove) -> Cast:
        use = self.draft.use
        return use.placed(use.serial, use.space, 0)

    def answer(self, state: State, move: Move) -> None:
        if cast(PanzerMove, move).kind == YES:
            super().answer(state, move)
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

    def chosen(self, state: PanzerState, move: PanzerMove) -> Cast:
        use = self.draft.use
        if move.kind != DONE:
            for mark in self.marks(state):
                if target_move(mark) == move:
                    return use.aimed([*use.targets, mark], False)
        return use.aimed(use.targets, True)


def settled(state: PanzerState, draft: Draft) -> Draft:
    """Return *draft* after every choice with a single answer (P-17.2); nothing happens yet."""
    ask = draft.next_choice(state)
    while ask is not None:
        answers = ask.moves(state)
        if len(answers) != 1:
            return draft
        draft = draft.again(ask.chosen(state, cast(PanzerMove, answers[0])))
        ask = draft.next_choice(state)
    return draft


def target_move(mark: Mark) -> PanzerMove:
    """Return the choice of a target."""
    if mark.kind == AT_PLAYER:
        return PLAYER_MOVES[mark.number]
    if mark.kind == AT_ITEM:
        return item_move(mark.number)
    if mark.kind == AT_JUNKYARD and mark.card is not None:
        return card_move(TARGET_CARD, mark.card)
    return space_move(TARGET, mark.space)
