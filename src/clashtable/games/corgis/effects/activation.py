"""The effects (C-8): whether their player wants them, what each asks, and what it does. Next, read samurai.py."""

from typing import ClassVar, Final, cast, final

from clashtable.core.state import Ask, Move, State, Step, ask_or_answer
from clashtable.games.corgis.changes.course import declare, end_game, end_round, go_berserk, leave_unused, show_lack
from clashtable.games.corgis.changes.hands import discard_card, draw_top, lay_combo, look_at_top, return_card
from clashtable.games.corgis.effects.possibility import archer_targets, is_possible
from clashtable.games.corgis.effects.samurai import open_window
from clashtable.games.corgis.model.card import cards_in, of_suits, one_of_each
from clashtable.games.corgis.model.plays import encore_plays
from clashtable.games.corgis.model.state import CorgiPlayer, CorgiState
from clashtable.games.corgis.moves import (
    ACTIVATE,
    ACTIVATE_MOVE,
    DECLINE,
    DECLINE_MOVE,
    DISCARD_MOVES,
    HIGH_MOVE,
    LOW,
    LOW_MOVE,
    MOST_SEATS,
    RETURN_MOVES,
    TARGET_MOVES,
    CorgiMove,
)
from clashtable.games.corgis.vocabulary import ARCHER, BARD, BERSERKER, HEALER, MAGE, MONK, NO_EFFECT, ORACLE, SAMURAI


@final
class Activate(Step):
    """Begin the effect of the combo just laid, if it can happen (C-7.4, step 3)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: State) -> None:
        corgis = cast(CorgiState, state)
        combo = corgis.leading()
        assert combo is not None
        if not is_possible(corgis, self.seat, combo.effect):
            tell_impossible(corgis, self.seat, combo.effect, combo.suits)
        elif corgis.options.effects_optional:
            corgis.push(AskActivate(self.seat))
        else:
            corgis.push(Effect(self.seat, combo.effect))


ACTIVATION: Final = [Activate(seat) for seat in range(MOST_SEATS)]
"""Made once for each seat, because they never change."""


def tell_impossible(state: CorgiState, seat: int, effect: int, suits: int) -> None:
    """Tell that an effect does nothing, unless that would tell of a hidden hand what may have been a choice."""
    if effect in (NO_EFFECT, BARD, SAMURAI) or (effect == MAGE and state.options.effects_optional):
        return
    leave_unused(state, seat, effect, declined=False)
    if effect == MAGE:
        show_lack(state, seat, suits)


@final
class AskActivate(Ask):
    """Whether to use the effect (C-7.3, ``effects_optional``)."""

    __slots__ = ()
    kind: ClassVar[str] = "ACTIVATE"

    def moves(self, state: State) -> list[Move]:
        return [ACTIVATE_MOVE, DECLINE_MOVE]

    def answer(self, state: State, move: Move) -> None:
        corgis = cast(CorgiState, state)
        combo = corgis.leading()
        assert combo is not None
        if cast(CorgiMove, move).kind == ACTIVATE:
            corgis.push(Effect(self.seat, combo.effect))
        elif combo.effect not in (BARD, MAGE):  # C-11.4
            leave_unused(corgis, self.seat, combo.effect, declined=True)


@final
class Effect(Step):
    """An effect that happens: ask what it needs, open its window, or carry it out (C-7.4, steps 4 to 6)."""

    __slots__ = ("effect", "seat")

    def __init__(self, seat: int, effect: int) -> None:
        self.seat: Final = seat
        self.effect: Final = effect

    def run(self, state: State) -> None:
        corgis = cast(CorgiState, state)
        seat, effect = self.seat, self.effect
        if effect == ORACLE:
            run_oracle(corgis, seat)
        elif effect == BARD:
            corgis.push(Encore(seat))
        elif effect == HEALER:
            draw_top(corgis, seat)
            ask_or_answer(corgis, Return(seat))
        elif effect == MONK:
            corgis.push(Declare(seat))
        elif effect == MAGE:
            ask_or_answer(corgis, Discard(seat))
        elif effect == ARCHER:
            ask_or_answer(corgis, Target(seat))
        elif effect == BERSERKER:
            go_berserk(corgis)
        else:
            open_window(corgis, seat, corgis.next_player(seat), effect)


def run_oracle(state: CorgiState, seat: int) -> None:
    """Look at the top card; a match ends the round at once (C-8.1)."""
    combo = state.leading()
    assert combo is not None
    if look_at_top(state, seat, combo.suits):
        state.pending.pop()  # nobody else has a turn
        end_round(state, seat)


def lay(state: CorgiState, seat: int, move: CorgiMove, *, encore: bool) -> None:
    """Lay a combo, see whether that wins, and begin its effect (C-7.4)."""
    lay_combo(state, seat, move, encore)
    if not win_if_empty(state, seat):
        state.push(ACTIVATION[seat])


def win_if_empty(state: CorgiState, seat: int) -> bool:
    """End the game if *seat* has no card left (C-6.1); what was still to happen in it does not."""
    player = state.players[seat]
    if player.hidden | player.exposed:
        return False
    del state.pending[1:]  # the match itself lies at the bottom
    end_game(state, seat)
    return True


@final
class Encore(Ask):
    """A Bard's second play, or none (C-8.2)."""

    __slots__ = ()
    kind: ClassVar[str] = "ENCORE"

    def moves(self, state: State) -> list[Move]:
        return [*encore_plays(cast(CorgiState, state), self.seat), DECLINE_MOVE]

    def answer(self, state: State, move: Move) -> None:
        chosen = cast(CorgiMove, move)
        if chosen.kind != DECLINE:
            lay(cast(CorgiState, state), self.seat, chosen, encore=True)


@final
class Return(Ask):
    """The card that goes under the deck for a Healer (C-8.3)."""

    __slots__ = ()
    kind: ClassVar[str] = "RETURN"

    def moves(self, state: State) -> list[Move]:
        return about_cards(RETURN_MOVES, cast(CorgiState, state).players[self.seat], -1)

    def answer(self, state: State, move: Move) -> None:
        return_card(cast(CorgiState, state), self.seat, cast(CorgiMove, move).subject)


@final
class Discard(Ask):
    """The card that a Mage discards (C-8.6)."""

    __slots__ = ()
    kind: ClassVar[str] = "DISCARD"

    def moves(self, state: State) -> list[Move]:
        corgis = cast(CorgiState, state)
        combo = corgis.leading()
        assert combo is not None
        return about_cards(DISCARD_MOVES, corgis.players[self.seat], combo.suits)

    def answer(self, state: State, move: Move) -> None:
        corgis = cast(CorgiState, state)
        discard_card(corgis, self.seat, cast(CorgiMove, move).subject)
        win_if_empty(corgis, self.seat)  # C-6.3


def about_cards(table: list[CorgiMove], player: CorgiPlayer, suits: int) -> list[Move]:
    """Return the moves of *table* about each card of the hand, equal ones of one state once (C-4.5)."""
    found: list[Move] = []
    for cards in (player.hidden, player.exposed & ~player.locked, player.locked):
        wanted = cards if suits < 0 else of_suits(cards, suits)
        if wanted:
            for card in cards_in(one_of_each(wanted)):
                found.append(table[card])
    return found


@final
class Declare(Ask):
    """A Monk's high or low (C-8.4)."""

    __slots__ = ()
    kind: ClassVar[str] = "DECLARE"

    def moves(self, state: State) -> list[Move]:
        return [HIGH_MOVE, LOW_MOVE]

    def answer(self, state: State, move: Move) -> None:
        corgis = cast(CorgiState, state)
        low = cast(CorgiMove, move).kind == LOW
        declare(corgis, self.seat, low)
        if low:
            open_window(corgis, self.seat, corgis.next_player(self.seat), MONK)


@final
class Target(Ask):
    """Whom an Archer names (C-8.7)."""

    __slots__ = ()
    kind: ClassVar[str] = "TARGET"

    def moves(self, state: State) -> list[Move]:
        return [TARGET_MOVES[seat] for seat in archer_targets(cast(CorgiState, state), self.seat)]

    def answer(self, state: State, move: Move) -> None:
        open_window(cast(CorgiState, state), self.seat, cast(CorgiMove, move).subject, ARCHER)
