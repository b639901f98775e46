"""The eleven effects (C-8): when each is possible, what it asks, and what it does."""

from typing import ClassVar, Final, cast

from clashtable.core.errors import InvalidMessage
from clashtable.core.state import Ask, Move, State, Step
from clashtable.core.window import Window
from clashtable.games.corgis.changes import (
    aim,
    cancel_effect,
    declare,
    discard_card,
    draw_top,
    end_game,
    end_round,
    expose_card,
    go_berserk,
    go_low,
    lay_combo,
    leave_unused,
    look_at_top,
    return_card,
    show_lack,
    skip_turn,
)
from clashtable.games.corgis.model.card import (
    ACE,
    ARCHER,
    ASSASSIN,
    BARD,
    BERSERKER,
    FIGHTER,
    HEALER,
    MAGE,
    MONK,
    NAMES,
    NO_EFFECT,
    ORACLE,
    PLACES,
    SAMURAI,
    card_at,
    cards_in,
    of_suits,
    one_of_each,
)
from clashtable.games.corgis.model.state import CorgiPlayer, CorgiState, encore_plays, hidden_aces, others
from clashtable.games.corgis.moves import (
    ACTIVATE,
    ACTIVATE_MOVE,
    DECLINE,
    DECLINE_MOVE,
    DISCARD_MOVES,
    EXPOSE_MOVES,
    HIGH_MOVE,
    LOW,
    LOW_MOVE,
    REACT_MOVES,
    RETURN_MOVES,
    TARGET_MOVES,
    CorgiMove,
)


def is_possible(state: CorgiState, seat: int, effect: int) -> bool:
    """Tell whether the effect of the combo that *seat* just laid can happen (C-8.11)."""
    combo = state.leading()
    assert combo is not None
    if effect == ORACLE:
        return bool(state.deck) and combo.suits != 0
    if effect == BARD:
        return state.options.asks_always or bool(encore_plays(state, seat))
    if effect == HEALER:
        return bool(state.deck)
    if effect == FIGHTER:
        return state.players[state.next_player(seat)].hidden != 0
    if effect == MAGE:
        player = state.players[seat]
        return of_suits(player.hidden | player.exposed, combo.suits) != 0
    if effect == ARCHER:
        return bool(archer_targets(state, seat))
    return effect in (MONK, BERSERKER, ASSASSIN)


def archer_targets(state: CorgiState, seat: int) -> list[int]:
    """Return whom an Archer of *seat* may name (C-8.7), clockwise."""
    candidates = [state.next_player(seat)] if state.options.archer_next else others(state, seat)
    return [other for other in candidates if state.players[other].hidden]


# --- before an effect: is it possible, and does its player want it?


class Activate(Step):
    """Begin the effect of the combo just laid, if it can happen (C-7.4, step 3)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def code(self) -> str:
        return f"activate {self.seat}"

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


def tell_impossible(state: CorgiState, seat: int, effect: int, suits: int) -> None:
    """Tell that an effect does nothing, unless that would tell of a hidden hand what may have been a choice."""
    if effect in (NO_EFFECT, BARD, SAMURAI) or (effect == MAGE and state.options.effects_optional):
        return
    leave_unused(state, seat, effect, declined=False)
    if effect == MAGE:
        show_lack(state, seat, suits)


class AskActivate(Ask):
    """Whether to use the effect (C-7.3, ``effects_optional``)."""

    __slots__ = ()
    kind: ClassVar[str] = "ACTIVATE"

    def code(self) -> str:
        return f"ask activate {self.seat}"

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


class Effect(Step):
    """An effect that happens: ask what it needs, open its window, or carry it out (C-7.4, steps 4 to 6)."""

    __slots__ = ("effect", "seat")

    def __init__(self, seat: int, effect: int) -> None:
        self.seat: Final = seat
        self.effect: Final = effect

    def code(self) -> str:
        return f"effect {self.seat} {self.effect}"

    def run(self, state: State) -> None:
        corgis = cast(CorgiState, state)
        seat, effect = self.seat, self.effect
        if effect == ORACLE:
            run_oracle(corgis, seat)
        elif effect == BARD:
            corgis.push(Encore(seat))
        elif effect == HEALER:
            draw_top(corgis, seat)
            ask_or_do(corgis, Return(seat))
        elif effect == MONK:
            corgis.push(Declare(seat))
        elif effect == MAGE:
            ask_or_do(corgis, Discard(seat))
        elif effect == ARCHER:
            ask_or_do(corgis, Target(seat))
        elif effect == BERSERKER:
            go_berserk(corgis)
        else:
            open_window(corgis, seat, corgis.next_player(seat), effect)


def ask_or_do(state: CorgiState, ask: Ask) -> None:
    """Ask, or carry out the only answer there is (C-10.2)."""
    moves = ask.moves(state)
    if len(moves) == 1:
        ask.answer(state, moves[0])
    else:
        state.push(ask)


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
        state.push(Activate(seat))


def win_if_empty(state: CorgiState, seat: int) -> bool:
    """End the game if *seat* has no card left (C-6.1); what was still to happen in it does not."""
    player = state.players[seat]
    if player.hidden | player.exposed:
        return False
    del state.pending[1:]  # the match itself lies at the bottom
    end_game(state, seat)
    return True


# --- what effects ask


class Encore(Ask):
    """A Bard's second play, or none (C-8.2)."""

    __slots__ = ()
    kind: ClassVar[str] = "ENCORE"

    def code(self) -> str:
        return f"encore {self.seat}"

    def moves(self, state: State) -> list[Move]:
        return [*encore_plays(cast(CorgiState, state), self.seat), DECLINE_MOVE]

    def answer(self, state: State, move: Move) -> None:
        chosen = cast(CorgiMove, move)
        if chosen.kind != DECLINE:
            lay(cast(CorgiState, state), self.seat, chosen, encore=True)


class Return(Ask):
    """The card that goes under the deck for a Healer (C-8.3)."""

    __slots__ = ()
    kind: ClassVar[str] = "RETURN"

    def code(self) -> str:
        return f"return {self.seat}"

    def moves(self, state: State) -> list[Move]:
        return about_cards(RETURN_MOVES, cast(CorgiState, state).players[self.seat], -1)

    def answer(self, state: State, move: Move) -> None:
        return_card(cast(CorgiState, state), self.seat, cast(CorgiMove, move).subject)


class Discard(Ask):
    """The card that a Mage discards (C-8.6)."""

    __slots__ = ()
    kind: ClassVar[str] = "DISCARD"

    def code(self) -> str:
        return f"discard {self.seat}"

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


class Declare(Ask):
    """A Monk's high or low (C-8.4)."""

    __slots__ = ()
    kind: ClassVar[str] = "DECLARE"

    def code(self) -> str:
        return f"declare {self.seat}"

    def moves(self, state: State) -> list[Move]:
        return [HIGH_MOVE, LOW_MOVE]

    def answer(self, state: State, move: Move) -> None:
        corgis = cast(CorgiState, state)
        low = cast(CorgiMove, move).kind == LOW
        declare(corgis, self.seat, low)
        if low:
            open_window(corgis, self.seat, corgis.next_player(self.seat), MONK)


class Target(Ask):
    """Whom an Archer names (C-8.7)."""

    __slots__ = ()
    kind: ClassVar[str] = "TARGET"

    def code(self) -> str:
        return f"target {self.seat}"

    def moves(self, state: State) -> list[Move]:
        return [TARGET_MOVES[seat] for seat in archer_targets(cast(CorgiState, state), self.seat)]

    def answer(self, state: State, move: Move) -> None:
        open_window(cast(CorgiState, state), self.seat, cast(CorgiMove, move).subject, ARCHER)


class Expose(Ask):
    """Which hidden card to turn up: for a Fighter (C-8.5), or for passing under a Berserker (C-8.8)."""

    __slots__ = ("effect",)
    kind: ClassVar[str] = "EXPOSE"

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def code(self) -> str:
        return f"expose {self.seat} {self.effect}"

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

    def code(self) -> str:
        return f"expose lock {self.seat}"


# --- effects that aim at somebody, and the Samurai


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

    def code(self) -> str:
        return f"samurai {self.order[0]} {self.passes} {self.effect}"

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

    def code(self) -> str:
        return f"strike {self.seat} {self.target} {self.effect}"

    def run(self, state: State) -> None:
        corgis = cast(CorgiState, state)
        if self.effect == MONK:
            go_low(corgis, self.target)
        elif self.effect == FIGHTER:
            ask_or_do(corgis, ExposeLock(self.target))
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
