"""The Chain and Flash windows (P-14). Next, read rules/main_phase.py."""

from typing import ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from clashtable.core.state import Ask, Move, State, Step
from clashtable.core.window import Response, Window
from clashtable.games.panzer.changes import chain, field
from clashtable.games.panzer.changes.course import pass_turn
from clashtable.games.panzer.effects.targets import Spec
from clashtable.games.panzer.model.cast import ATTACK, RANGED, Cast
from clashtable.games.panzer.model.places import open_power
from clashtable.games.panzer.model.state import Item, PanzerState
from clashtable.games.panzer.moves import PASS, PASS_TURN, PLAY, PanzerMove, card_move, plain
from clashtable.games.panzer.rules import battle
from clashtable.games.panzer.rules.declaration import Draft
from clashtable.games.panzer.rules.describe import item_text
from clashtable.games.panzer.rules.requirements import acting_of, can_play, card_use, specs_for
from clashtable.games.panzer.rules.triggered import CHECK


@mypyc_attr(acyclic=True)
class FlashWindow(Window):
    """A player may play Flash-Events, one at a time: in answer to the top item, or over an empty Chain."""

    __slots__ = ()
    kind: ClassVar[str] = "response"
    reopens: ClassVar[bool] = True

    def again(self, order: list[int], at: int, passes: int) -> Window:
        return FlashWindow(order, at, passes)

    def order_against(self, state: State, seat: int) -> list[int]:
        return [1 - seat]

    def is_asked(self, state: State, seat: int) -> bool:
        panzer = cast(PanzerState, state)
        return has_window(panzer, seat) and (panzer.options.ask_always or not panzer.players[seat].passes_turn)

    def moves(self, state: State, seat: int) -> list[Move]:
        panzer = cast(PanzerState, state)
        if panzer.options.ask_always and panzer.players[seat].passes_turn:
            return [plain(PASS)]
        found: list[Move] = []
        hand, power = panzer.players[seat].hand, open_power(panzer, seat)
        for at in range(len(hand)):
            card = hand[at]
            if card.is_flash() and not (at and hand[at - 1] is card) and can_play(panzer, seat, card, power):
                found.append(card_move(PLAY, card))
        found.append(plain(PASS))
        found.append(plain(PASS_TURN))
        return found

    def is_pass(self, move: Move) -> bool:
        return cast(PanzerMove, move).kind in (PASS, PASS_TURN)

    def passed(self, state: State, seat: int, move: Move) -> None:
        if cast(PanzerMove, move).kind == PASS_TURN:
            pass_turn(cast(PanzerState, state), seat)

    def respond(self, state: State, seat: int, move: Move) -> None:
        card = cast(PanzerMove, move).card
        assert card is not None
        state.push(FlashDraft(card_use(seat, card), self))


def has_window(state: PanzerState, seat: int) -> bool:
    """Tell whether a window exists for *seat*, by the public conditions of P-14.9."""
    return bool(state.players[seat].hand) and open_power(state, seat) > 0


@mypyc_attr(acyclic=True)
class FlashDraft(Draft):
    """A Flash-Event that is being played in a window."""

    __slots__ = ("window",)

    def __init__(self, use: Cast, window: FlashWindow) -> None:
        super().__init__(use)
        self.window: Final = window

    def origin(self) -> Ask | None:
        return Response(self.window, self.use.seat)

    def again(self, use: Cast) -> Draft:
        return FlashDraft(use, self.window)

    def complete(self, state: State) -> None:
        self.window.add(state, self.use.seat, play_event(cast(PanzerState, state), self.use))


def play_event(state: PanzerState, use: Cast) -> Step:
    """Put an Event of the hand on its stack, and return it for the Chain (P-7.1)."""
    words = "" if state.events is None else item_text(state, use)
    return Resolving(chain.play_event(state, use, words))


@mypyc_attr(acyclic=True)
class Resolving(Item):
    """Something on the Chain that resolves when it is on top and nobody answers it (P-14.2)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        panzer, use = cast(PanzerState, state), self.use
        panzer.push(CHECK)
        if use.kind == ATTACK:
            battle.resolve_attack(panzer, use)
        elif use.kind == RANGED:
            battle.resolve_ranged(panzer, use)
        else:
            resolve_event(panzer, use)


def resolve_event(state: PanzerState, use: Cast) -> None:
    """Carry out an Event, unless all its targets have become illegal (P-13.2, P-14.4)."""
    if use.targets and not has_legal_target(state, use):
        chain.fail_event(state, use)
        return
    chain.resolve_event(state, use)
    if use.card.is_permanent():
        field.bring_permanent(state, use.seat, use.card, use.space)
        return
    acting = acting_of(use)
    assert acting is not None
    acting.way(use.mode).run(state, use)


def has_legal_target(state: PanzerState, use: Cast) -> bool:
    """Tell whether one of the targets is still legal."""
    specs = specs_for(use)
    for mark in use.targets:
        if spec_of(specs, mark.kind).fits(state, use, mark):
            return True
    return False


def spec_of(specs: list[Spec], kind: int) -> Spec:
    """Return the phrase that a target of *kind* was chosen for."""
    for spec in specs:
        if spec.kind() == kind:
            return spec
    return specs[0]


def put_on_chain(state: PanzerState, item: Step, seat: int) -> None:
    """Put *item* of *seat* on the Chain and let the opponent answer it."""
    state.push(item)
    state.push(FlashWindow([1 - seat], 0, 0))
