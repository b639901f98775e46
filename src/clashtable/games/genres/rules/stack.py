"""The stack (G-11): declaring, and Objection! windows. Next, read rules/resolution.py."""

from typing import ClassVar, Final, cast, final

from mypy_extensions import mypyc_attr

from clashtable.core.declaration import Declaration, Drafting
from clashtable.core.errors import RulesBug
from clashtable.core.state import Ask, Move, State
from clashtable.core.window import Response, Window
from clashtable.games.genres.changes.stack import lay_open, tell_declared
from clashtable.games.genres.effects.base import Decision
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.cast import ASSISTING, CARD, OBJECTING, USE_KINDS, Cast, beginning
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.model.values import is_silenced
from clashtable.games.genres.moves import PASS, RESPOND, GenresMove, card_moves, plain, resolved
from clashtable.games.genres.rules.combos import parts_for
from clashtable.games.genres.rules.declaration import open_decision
from clashtable.games.genres.rules.describe import item_text
from clashtable.games.genres.rules.resolution import Resolving
from clashtable.games.genres.rules.responses import obstacle_to_aim
from clashtable.games.genres.vocabulary import COMBO, OBJECTION


@mypyc_attr(acyclic=True)
class Draft(Declaration):
    """Something of which more is to be chosen before it is declared. Never altered."""

    __slots__ = ("base", "use")

    def __init__(self, use: Cast, base: Ask) -> None:
        self.use: Final = use
        self.base: Final = base
        """The question it began with, which others see."""

    def origin(self) -> Ask | None:
        return self.base

    def next_question(self, state: State) -> Drafting | None:
        genres = cast(GenresState, state)
        decision = open_decision(genres, self.use)
        return None if decision is None else Declare(self, decision, decision.options(genres, self.use))

    def again(self, use: Cast) -> "Draft":
        """Return this draft with more chosen."""
        return Draft(use, self.base)

    def complete(self, state: State) -> None:
        """Pay for it, put it on the stack and let others answer."""
        genres = cast(GenresState, state)
        put_on_stack(genres, declare(genres, self.use))


@final
@mypyc_attr(acyclic=True)
class Declare(Drafting):
    """A choice of a declaration."""

    __slots__ = ("asked", "draft", "known")
    kind: ClassVar[str] = "declare"
    derived: ClassVar[tuple[str, ...]] = ("asked", "known")

    def __init__(self, draft: Draft, asked: Decision | None = None, known: list[Move] | None = None) -> None:
        super().__init__(draft.use.seat)
        self.draft: Final = draft
        self.asked: Final = asked
        """What is to be decided, where it was found as the question came up; never altered."""
        self.known: Final = known
        """Every answer, where they were found as the question came up; never altered."""

    def origin(self) -> Ask | None:
        return self.draft.base

    def moves(self, state: State) -> list[Move]:
        if self.known is not None:
            return self.known
        genres = cast(GenresState, state)
        return self.decision(genres).options(genres, self.draft.use)

    def decision(self, state: GenresState) -> Decision:
        """Return what is to be decided."""
        found = open_decision(state, self.draft.use) if self.asked is None else self.asked
        if found is None:
            raise RulesBug(f"nothing is to be chosen for a {USE_KINDS[self.draft.use.kind]}")
        return found

    def answer(self, state: State, move: Move) -> None:
        genres, use = cast(GenresState, state), self.draft.use.copy()
        self.decision(genres).note(genres, use, resolved(genres, move))
        genres.push(self.draft.again(use))


def declare(state: GenresState, use: Cast) -> Cast:
    """Pay for *use*, lay its cards open and tell it (G-5.4)."""
    if use.kind in (CARD, OBJECTING, ASSISTING):
        for part in parts_for(use):
            part.pay(state, use)
    declared = lay_open(state, use)
    if state.events is not None:
        tell_declared(state, declared, item_text(state, declared))
    return declared


def is_unanswerable(use: Cast) -> bool:
    """Tell whether *use* opens no window (G-11.10)."""
    if use.card is not None and use.kind == CARD and use.card.is_unanswerable:
        return True
    return any(combo.combo is not None and combo.combo.is_unanswerable for combo in use.combos)


def put_on_stack(state: GenresState, use: Cast) -> None:
    """Put *use* on the stack and open a window."""
    state.push(Resolving(use))
    if not is_unanswerable(use):
        order = responders(state)
        if order:
            state.push(ObjectionWindow(order, 0, 0))


def responders(state: GenresState) -> list[int]:
    """Return who may respond: living players other than the active one, in turn order after it (G-11.2)."""
    found: list[int] = []
    for seat in state.in_turn_order():
        if seat != state.course.active and state.players[seat].is_alive:
            found.append(seat)
    return found


@final
@mypyc_attr(acyclic=True)
class ObjectionWindow(Window):
    """Players may respond, one after another, until all have passed (G-11.3)."""

    __slots__ = ()
    kind: ClassVar[str] = "respond"

    def again(self, order: list[int], at: int, passes: int) -> Window:
        return ObjectionWindow(order, at, passes)

    def is_asked(self, state: State, seat: int) -> bool:
        genres = cast(GenresState, state)
        player = genres.players[seat]
        if not player.is_alive or not player.hand:
            return False
        return genres.options.ask_always or has_response(genres, seat)

    def moves(self, state: State, seat: int) -> list[Move]:
        return [plain(PASS), *card_moves(RESPOND, responses(cast(GenresState, state), seat))]

    def is_pass(self, move: Move) -> bool:
        return cast(GenresMove, move).kind == PASS

    def respond(self, state: State, seat: int, move: Move) -> None:
        card = cast(GenresMove, move).card
        assert card is not None
        state.push(Answering(response_use(seat, card), self))


def response_use(seat: int, card: Card) -> Cast:
    """Return a response that is being declared; nothing is chosen yet, and it is never altered."""
    return beginning(OBJECTING if card.type == OBJECTION else ASSISTING, seat, card, 0)


def responses(state: GenresState, seat: int) -> list[Card]:
    """Return the cards that *seat* may respond with now (G-11.4)."""
    if is_silenced(state, seat):
        return []
    return [card for card in state.players[seat].hand if not obstacle_to_respond(state, seat, card)]


def has_response(state: GenresState, seat: int) -> bool:
    """Tell whether *seat* may respond with anything now."""
    if is_silenced(state, seat):
        return False
    for card in state.players[seat].hand:
        if not obstacle_to_respond(state, seat, card):
            return True
    return False


def obstacle_to_respond(state: GenresState, seat: int, card: Card) -> str:
    """Return what keeps *seat*, if it is not silenced, from responding with *card*; empty when nothing does."""
    if card.type != OBJECTION and not (card.type == COMBO and card.assists):
        return "type"
    if state.was_played(card):
        return "played"
    if card.type == OBJECTION and state.players[seat].gagged_by:
        return "gagged"
    return obstacle_to_aim(state, response_use(seat, card))


@mypyc_attr(acyclic=True)
class Answering(Draft):
    """A response that is being declared."""

    __slots__ = ("window",)

    def __init__(self, use: Cast, window: ObjectionWindow) -> None:
        super().__init__(use, Response(window, use.seat))
        self.window: Final = window

    def again(self, use: Cast) -> Draft:
        return Answering(use, self.window)

    def complete(self, state: State) -> None:
        self.window.add(state, self.use.seat, Resolving(declare(cast(GenresState, state), self.use)))
