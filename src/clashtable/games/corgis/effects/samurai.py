"""Effects that aim at somebody, and the window in which a Samurai cancels them (C-8.10)."""

from typing import ClassVar, Final, cast

from clashtable.core.errors import InvalidMessage
from clashtable.core.state import Ask, Move, State, Step, ask_or_answer
from clashtable.core.window import Window
from clashtable.games.corgis.changes.course import aim, go_low, skip_turn
from clashtable.games.corgis.changes.hands import cancel_effect, expose_card
from clashtable.games.corgis.model.card import NAMES, PLACES, card_at, cards_in, one_of_each
from clashtable.games.corgis.model.state import CorgiState, hidden_aces
from clashtable.games.corgis.moves import DECLINE, DECLINE_MOVE, EXPOSE_MOVES, REACT_MOVES, CorgiMove
from clashtable.games.corgis.vocabulary import ACE, ARCHER, ASSASSIN, FIGHTER, MONK


class Expose(Ask):
    """Which hidden card to turn up: for a Fighter (C-8.5), or for passing under a Berserker (C-8.8)."""

    __slots__ = ("effect",)
    kind: ClassVar[str] = "EXPOSE"

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def moves(self, state: State) -> list[Move]:
        hidden = cast(CorgiState, state).players[self.seat].hidden
        return [EXPOSE_MOVES[card] for card in cards_in(one_of_each(hidden))]

    def answer(self, state: State, move: Move) -> None:
        card = cast(CorgiMove, move).subject
        expose_card(cast(CorgiState, state), self.seat, card, locked=self.effect == FIGHTER, effect=self.effect)


class ExposeLock(Expose):
    """A Fighter's question has a name of its own (C-10.1)."""

    __slots__ = ()
    kind: ClassVar[str] = "EXPOSE_LOCK"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, FIGHTER)


def open_window(state: CorgiState, seat: int, target: int, effect: int) -> None:
    """Aim an effect: it waits beneath the window in which its target may react (C-7.4, step 5)."""
    aim(state, seat, target, effect)
    state.push(Strike(seat, target, effect))
    state.push(SamuraiWindow([target], 0, 0, effect))


class SamuraiWindow(Window):
    """An Ace of the hidden hand may cancel an effect aimed at its holder (C-8.10)."""

    __slots__ = ("effect",)
    kind: ClassVar[str] = "REACT"

    def __init__(self, order: list[int], at: int, passes: int, effect: int) -> None:
        super().__init__(order, at, passes)
        self.effect: Final = effect

    def is_asked(self, state: State, seat: int) -> bool:
        corgis = cast(CorgiState, state)
        return corgis.options.asks_always or hidden_aces(corgis.players[seat]) != 0

    def moves(self, state: State, seat: int) -> list[Move]:
        aces = hidden_aces(cast(CorgiState, state).players[seat])
        found: list[Move] = [REACT_MOVES[card_at(ACE - 1, place)] for place in PLACES if aces >> place & 1]
        found.append(DECLINE_MOVE)
        return found

    def is_pass(self, move: Move) -> bool:
        return cast(CorgiMove, move).kind == DECLINE

    def respond(self, state: State, seat: int, move: Move) -> None:
        state.pending.pop()  # the strike that waits beneath (C-7.7)
        cancel_effect(cast(CorgiState, state), seat, cast(CorgiMove, move).subject, self.effect)

    def again(self, order: list[int], at: int, passes: int) -> Window:
        return SamuraiWindow(order, at, passes, self.effect)


class Strike(Step):
    """An aimed effect that takes place."""

    __slots__ = ("effect", "seat", "target")

    def __init__(self, seat: int, target: int, effect: int) -> None:
        self.seat: Final = seat
        self.target: Final = target
        self.effect: Final = effect

    def run(self, state: State) -> None:
        corgis = cast(CorgiState, state)
        if self.effect == MONK:
            go_low(corgis, self.target)
        elif self.effect == FIGHTER:
            ask_or_answer(corgis, ExposeLock(self.target))
        elif self.effect == ARCHER:
            expose_card(corgis, self.target, shot_card(corgis, self.target), locked=False, effect=ARCHER)
        else:
            assert self.effect == ASSASSIN
            skip_turn(corgis, self.target)


def shot_card(state: CorgiState, target: int) -> int:
    """Return the hidden card that an Archer hits, all equally likely; the record notes it (C-10.4)."""
    hidden = state.players[target].hidden
    scripted = state.luck.scripted()
    if scripted is None:
        cards = cards_in(hidden)
        card = cards[state.luck.below(len(cards))]
    else:
        name = scripted.removeprefix("archer ")
        card = NAMES.index(name) if name in NAMES else -1
        if card < 0 or not hidden >> card & 1:
            raise InvalidMessage(f"The record lets an Archer hit {name!r}, which is not hidden there.")
    state.luck.note(f"archer {NAMES[card]}")
    return card
