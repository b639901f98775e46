"""The Queue and Control (F-8): who has Control, and what is added. Next, read resolution.py."""

from typing import ClassVar, Final, cast, final

from mypy_extensions import mypyc_attr

from clashtable.core.errors import RulesBug
from clashtable.core.state import Ask, Move, State, Step
from clashtable.core.window import Window
from clashtable.games.geekfight.changes import arena
from clashtable.games.geekfight.changes.course import end_action_phase, pass_control
from clashtable.games.geekfight.changes.queue import add_object
from clashtable.games.geekfight.changes.resources import use_ability, use_spend
from clashtable.games.geekfight.changes.triggers import drop_waiting
from clashtable.games.geekfight.effects.abilities import Makes
from clashtable.games.geekfight.effects.targets import piece_mark
from clashtable.games.geekfight.model.card import MOST_SEATS
from clashtable.games.geekfight.model.cast import ABILITY, Cast
from clashtable.games.geekfight.model.cast import ATTACK as ATTACKING
from clashtable.games.geekfight.model.cast import SNIPE as SNIPING
from clashtable.games.geekfight.model.piece import USED_ABILITY
from clashtable.games.geekfight.model.state import ACTION, MOST_ADDED, GeekState, find_piece
from clashtable.games.geekfight.moves import (
    ATTACK,
    BARTER,
    END,
    MAKE,
    PASS,
    PLAY,
    SNIPE,
    SPEND,
    USE,
    GeekMove,
)
from clashtable.games.geekfight.rules.capacity import is_asked
from clashtable.games.geekfight.rules.check import CHECK
from clashtable.games.geekfight.rules.control import ability_at, control_moves
from clashtable.games.geekfight.rules.declaration import Adding
from clashtable.games.geekfight.rules.draft import Draft, draft_of, in_way
from clashtable.games.geekfight.rules.obstacles import card_use, first_cast
from clashtable.games.geekfight.rules.payment import added_triggers, pay_for
from clashtable.games.geekfight.rules.resolution import Resolving


class Control(Step):
    """Control returns to where it starts in this phase, over an empty Queue (F-8.4)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        geek = cast(GeekState, state)
        course = geek.course
        if geek.waiting and course.added < MOST_ADDED:
            geek.push(PlaceTriggers(self, -1))
            return
        if geek.waiting:
            drop_waiting(geek)
        if course.phase != ACTION:
            if course.added < MOST_ADDED:
                geek.push(control_of(geek, geek.left_of(course.active)))
        elif course.added < MOST_ADDED and is_asked(geek, course.active):
            geek.push(TURNS_OF[course.active])
        else:
            end_action_phase(geek, course.active)


CONTROL: Final = Control()


def in_order(state: GeekState) -> list[int]:
    """Return the seats whose players are in the game."""
    return [seat for seat in range(state.seats) if state.players[seat].is_in]


@mypyc_attr(acyclic=True)
class Turn(Ask):
    """The active player acts over an empty Queue (F-7.5)."""

    __slots__ = ()
    kind: ClassVar[str] = "control"

    def moves(self, state: State) -> list[Move]:
        return control_moves(cast(GeekState, state), self.seat)

    def answer(self, state: State, move: Move) -> None:
        geek, chosen = cast(GeekState, state), cast(GeekMove, move)
        if chosen.kind == END:
            end_action_phase(geek, self.seat)
            return
        if not act(geek, self.seat, chosen, CONTROL):
            geek.push(AddingToQueue(draft_of(announced(geek, self.seat, chosen))))


TURNS_OF: Final = [Turn(seat) for seat in range(MOST_SEATS)]


def control_of(state: GeekState, holder: int) -> "ControlWindow":
    """Return a moment in which *holder* has Control, and nobody has passed."""
    order = in_order(state)
    return ControlWindow(order, order.index(holder), 0)


@mypyc_attr(acyclic=True)
@final
class ControlWindow(Window):
    """Control goes round until everybody has passed in a row (F-8.5)."""

    __slots__ = ()
    kind: ClassVar[str] = "control"

    def holder(self) -> int:
        """Return who has Control."""
        return self.order[self.at]

    def run(self, state: State) -> None:
        geek = cast(GeekState, state)
        if geek.waiting:
            if geek.course.added < MOST_ADDED:
                geek.push(PlaceTriggers(self, -1))
                return
            drop_waiting(geek)
        super().run(state)

    def is_asked(self, state: State, seat: int) -> bool:
        return is_asked(cast(GeekState, state), seat)

    def skip(self, state: State, seat: int) -> None:
        pass_control(cast(GeekState, state), seat)

    def moves(self, state: State, seat: int) -> list[Move]:
        return control_moves(cast(GeekState, state), seat)

    def is_pass(self, move: Move) -> bool:
        return cast(GeekMove, move).kind == PASS

    def passed(self, state: State, seat: int, move: Move) -> None:
        pass_control(cast(GeekState, state), seat)

    def respond(self, state: State, seat: int, move: Move) -> None:
        geek, chosen = cast(GeekState, state), cast(GeekMove, move)
        if not act(geek, seat, chosen, self):
            geek.push(AddingToQueue(draft_of(announced(geek, seat, chosen))))

    def again(self, order: list[int], at: int, passes: int) -> Window:
        return ControlWindow(order, at, passes)


def act(state: GeekState, seat: int, move: GeekMove, back: Step) -> bool:
    """Carry out an off-Queue act and go *back*; false when *move* is none (F-8.3)."""
    player = state.players[seat]
    if move.kind == SPEND:
        assert player.combatant is not None
        use_spend(state, player.combatant)
        arena.produce(state, seat, move.units, player.combatant.card)
    elif move.kind == BARTER:
        item = find_piece(state, move.number)
        assert item is not None
        arena.barter(state, item, move.units)
    elif move.kind == MAKE:
        make(state, seat, move)
    else:
        return False
    state.push(back)
    state.push(CHECK)
    return True


def make(state: GeekState, seat: int, move: GeekMove) -> None:
    """Use an ability that only makes resources (F-14.8)."""
    item = find_piece(state, move.number)
    assert item is not None
    for ability in item.card.abilities:
        if isinstance(ability, Makes):
            if ability.cost.is_once:
                use_ability(item, USED_ABILITY)
            if ability.cost.forfeits:
                arena.forfeit(state, item, bartered=False)
    arena.produce(state, seat, move.units, item.card)


def announced(state: GeekState, seat: int, move: GeekMove) -> Cast:
    """Return the beginning of what *move* adds."""
    combatant = state.players[seat].combatant
    if move.kind == PLAY:
        assert move.card is not None
        return card_use(seat, move.card)
    if move.kind == USE:
        assert move.card is not None
        number = move.place if move.place > 0 else 0
        return first_cast(ABILITY, seat, move.card, move.number, ability_at(move.card, number), 0)
    assert combatant is not None
    if move.kind == ATTACK:
        defender = state.players[move.number].combatant
        assert defender is not None
        use = first_cast(ATTACKING, seat, combatant.card, combatant.serial, -1, 0)
        return in_way(use, -1, [piece_mark(defender)])
    if move.kind != SNIPE:
        raise RulesBug(f"{move.notation} adds nothing")
    assert move.card is not None
    return first_cast(SNIPING, seat, move.card, move.number, -1, combatant.serial)


@mypyc_attr(acyclic=True)
class AddingToQueue(Adding):
    """Something that its player is adding."""

    __slots__ = ()

    def again(self, draft: Draft) -> Adding:
        return AddingToQueue(draft)

    def complete(self, state: State) -> None:
        geek, seat = cast(GeekState, state), self.draft.use.seat
        added = new_object(geek, pay_for(geek, self.draft))
        control_of(geek, seat).add(geek, seat, added)
        geek.push(CHECK)


def new_object(state: GeekState, use: Cast) -> "Resolving":
    """Return an object that goes on top of the Queue now; beneath the first one Control waits to return."""
    if state.is_queue_empty():
        state.push(CONTROL)
    add_object(state, use)
    added_triggers(state, use)
    return Resolving(use)


@mypyc_attr(acyclic=True)
class PlaceTriggers(Step):
    """Put the waiting Triggered Abilities on the Queue (F-8.7), then give Control, or go back if there were none."""

    __slots__ = ("back", "last")

    def __init__(self, back: Step, last: int) -> None:
        self.back: Final = back
        self.last: Final = last
        """Who controls the object put there last, -1 while there is none."""

    def run(self, state: State) -> None:
        geek = cast(GeekState, state)
        if geek.waiting and geek.course.added < MOST_ADDED:
            geek.push(AddingTrigger(draft_of(next_trigger(geek)), self))
        elif self.last < 0:
            geek.push(self.back)
        else:
            geek.push(control_of(geek, geek.left_of(self.last)))


def next_trigger(state: GeekState) -> Cast:
    """Take the waiting ability that goes first: the active player's, then to the left (F-8.7)."""
    best = 0
    for at in range(1, len(state.waiting)):
        if distance(state, state.waiting[at].seat) < distance(state, state.waiting[best].seat):
            best = at
    return state.waiting.pop(best)


def distance(state: GeekState, seat: int) -> int:
    """Return how far *seat* sits to the left of the active player."""
    return (seat - state.course.active) % state.seats


@mypyc_attr(acyclic=True)
class AddingTrigger(Adding):
    """A Triggered Ability that goes on the Queue."""

    __slots__ = ("place",)

    def __init__(self, draft: Draft, place: PlaceTriggers) -> None:
        super().__init__(draft)
        self.place: Final = place

    def again(self, draft: Draft) -> Adding:
        return AddingTrigger(draft, self.place)

    def complete(self, state: State) -> None:
        geek = cast(GeekState, state)
        geek.push(new_object(geek, pay_for(geek, self.draft)))
        geek.push(PlaceTriggers(self.place.back, self.draft.use.seat))

    def drop(self, state: State) -> None:
        state.push(self.place)
