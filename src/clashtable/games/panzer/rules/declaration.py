"""Choosing in steps (P-17.3): a stack, a way, targets; then the whole action happens. Next, read rules/chain.py.

A ``Draft`` asks for the next thing that is still to be chosen, or is completed. Until then nothing has changed, and
whoever did not choose sees only the question it began with.
"""

from typing import ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from clashtable.core.declaration import Declaration, Drafting
from clashtable.core.state import Ask, Move, State
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


@mypyc_attr(acyclic=True)
class Draft(Declaration):
    """An action or trigger of which something is still to be chosen. Never altered."""

    __slots__ = ("use",)

    def __init__(self, use: Cast) -> None:
        self.use: Final = use

    def again(self, use: Cast) -> "Draft":
        """Return this draft with more chosen."""
        return Draft(use)

    def drop(self, state: State) -> None:
        """Leave it: nothing has happened yet."""

    def next_question(self, state: State) -> "DraftChoice | None":
        use = self.use
        if use.kind == EVENT and use.space < 0:
            return AskStack(self, space_moves(STACK, stacks_for(cast(PanzerState, state), use)))
        acting = acting_of(use)
        if acting is not None and use.mode < 0:
            if acting.is_optional:
                return AskMay(self)
            if acting.has_ways:
                return AskMode(self)
        return AskTarget(self) if open_phrase(cast(PanzerState, state), use) >= 0 else None


@mypyc_attr(acyclic=True)
class DraftChoice(Drafting):
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


@mypyc_attr(acyclic=True)
class AskStack(DraftChoice):
    """Choose the stack (P-7.1)."""

    __slots__ = ("known",)
    kind: ClassVar[str] = "stack"
    derived: ClassVar[tuple[str, ...]] = ("known",)

    def __init__(self, draft: Draft, known: list[Move] | None = None) -> None:
        super().__init__(draft)
        self.known: Final = known
        """Every answer, where they were listed as the question came up; never altered."""

    def moves(self, state: State) -> list[Move]:
        if self.known is not None:
            return self.known
        return space_moves(STACK, stacks_for(cast(PanzerState, state), self.draft.use))

    def chosen(self, state: PanzerState, move: PanzerMove) -> Cast:
        return self.draft.use.placed(0, move.space, self.draft.use.mode)


@mypyc_attr(acyclic=True)
class AskMode(DraftChoice):
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


@mypyc_attr(acyclic=True)
class AskMay(DraftChoice):
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
            self.draft.drop(state)


@mypyc_attr(acyclic=True)
class AskTarget(DraftChoice):
    """Choose a target (P-13.2)."""

    __slots__ = ()
    kind: ClassVar[str] = "target"

    def marks(self, state: PanzerState) -> list[Mark]:
        """Return what can be chosen."""
        use = self.draft.use
        return open_marks(state, use, specs_for(use)[open_phrase(state, use)])

    def moves(self, state: State) -> list[Move]:
        panzer, use = cast(PanzerState, state), self.draft.use
        specs, phrase = specs_for(use), open_phrase(panzer, use)
        found: list[Move] = [target_move(mark) for mark in open_marks(panzer, use, specs[phrase])]
        if marks_for(use, specs, phrase):
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
    ask = draft.next_question(state)
    while ask is not None:
        answers = ask.moves(state)
        if len(answers) != 1:
            return draft
        draft = draft.again(ask.chosen(state, cast(PanzerMove, answers[0])))
        ask = draft.next_question(state)
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
