"""The Main-Phase: what the active player can do, one action at a time (P-5.4). Next, read rules/turns.py."""

from typing import ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from clashtable.core.state import Ask, Move, PrivateAsk, State, Step, ask_or_answer
from clashtable.games.panzer.changes import damage, entry, field
from clashtable.games.panzer.changes.battle import declare_attack, declare_ranged
from clashtable.games.panzer.changes.chain import use_action
from clashtable.games.panzer.model import movement
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.cast import AT_MODIFIER, AT_PLAYER, Cast, Mark
from clashtable.games.panzer.model.cast import DEMOLISH as DEMOLISHING
from clashtable.games.panzer.model.cast import EVENT as CARD_USE
from clashtable.games.panzer.model.cast import RANGED as FIRING
from clashtable.games.panzer.model.cast import REPAIR as REPAIRING
from clashtable.games.panzer.model.places import open_power
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.unit import Unit
from clashtable.games.panzer.model.values import entry_cost, movement_points
from clashtable.games.panzer.moves import (
    AT,
    ATTACK,
    END,
    MOVE,
    PARADROP,
    PLAY,
    RANGED,
    SCOUT,
    SUPPLY_MOVE,
    TO,
    PanzerMove,
    card_move,
    plain,
    space_move,
    space_moves,
)
from clashtable.games.panzer.rules import battle
from clashtable.games.panzer.rules.chain import Resolving, play_event, put_on_chain
from clashtable.games.panzer.rules.declaration import Draft
from clashtable.games.panzer.rules.requirements import acting_of, can_play, card_use
from clashtable.games.panzer.rules.triggered import CHECK
from clashtable.games.panzer.rules.unit_actions import action_use, add_verbs
from clashtable.games.panzer.vocabulary import FACTORY, MODIFIER, UNIT
from clashtable.games.panzer.vocabulary import REPAIR as REPAIR_KEYWORD


class MainPhase(Step):
    """Ask the active player for the next action."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.push(Main(cast(PanzerState, state).course.active))


MAIN_PHASE: Final = MainPhase()
NO_SPACES: Final[list[int]] = []


@mypyc_attr(acyclic=True)
class Main(Ask):
    """The active player acts over an empty Chain."""

    __slots__ = ()
    kind: ClassVar[str] = "main"

    def moves(self, state: State) -> list[Move]:
        panzer = cast(PanzerState, state)
        found: list[Move] = []
        hand, power = panzer.players[self.seat].hand, open_power(panzer, self.seat)
        for at in range(len(hand)):
            card = hand[at]
            if not (at and hand[at - 1] is card) and can_play(panzer, self.seat, card, power):
                found.append(card_move(PLAY, card))
        for unit in panzer.units:
            if unit is not None and unit.seat == self.seat:
                add_verbs(panzer, unit, found)
        found.append(plain(END))
        return found

    def answer(self, state: State, move: Move) -> None:
        panzer, chosen = cast(PanzerState, state), cast(PanzerMove, move)
        if chosen.kind != END:
            begin(panzer, first_step(panzer, self.seat, chosen))


def first_step(state: PanzerState, seat: int, move: PanzerMove) -> Step:
    """Return what follows from a choice in the Main-Phase: a question, or a draft."""
    if move.kind == PLAY:
        assert move.card is not None
        return MainDraft(card_use(seat, move.card))
    unit = state.units[move.space]
    assert unit is not None
    if move.kind == MOVE:
        return AskMove(seat, unit.space, space_moves(TO, movement.destinations(state, unit)))
    if move.kind == PARADROP:
        return AskDrop(seat, unit.space)
    if move.kind == ATTACK:
        return AskAttack(seat, unit.space)
    if move.kind == SCOUT:
        return AskScout(seat, unit.space)
    if move.kind == RANGED:
        return MainDraft(battle.ranged_use(unit))
    return MainDraft(action_use(unit, move.kind))


def begin(state: PanzerState, step: Step) -> None:
    """Ask what *step* asks, unless a single answer is left (P-17.2)."""
    if isinstance(step, UnitAsk):
        ask_or_answer(state, step)
    else:
        state.push(step)


@mypyc_attr(acyclic=True)
class MainDraft(Draft):
    """An action of the Main-Phase: a card of the hand, a Ranged Attack, an Action."""

    __slots__ = ()

    def origin(self) -> Ask | None:
        return Main(self.use.seat)

    def again(self, use: Cast) -> Draft:
        return MainDraft(use)

    def complete(self, state: State) -> None:
        panzer, use = cast(PanzerState, state), self.use
        panzer.push(MAIN_PHASE)
        if use.kind == CARD_USE:
            put_down(panzer, use)
            return
        unit = panzer.field_unit(use.source)
        assert unit is not None
        if use.kind == FIRING:
            put_on_chain(panzer, Resolving(declare_ranged(panzer, unit, use)), use.seat)
        else:
            act(panzer, unit, use)


def put_down(state: PanzerState, use: Cast) -> None:
    """Play a card of the hand onto the chosen space (P-7)."""
    card: Card = use.card
    if card.kind == FACTORY:
        field.play_factory(state, use.seat, card, use.space)
    elif card.kind == UNIT:
        state.push(CHECK)
        field.play_unit(state, use.seat, card, use.space)
    elif card.kind == MODIFIER:
        field.play_modifier(state, use.seat, card, use.space)
    else:
        put_on_chain(state, play_event(state, use), use.seat)


def act(state: PanzerState, unit: Unit, use: Cast) -> None:
    """Carry out an Action at once (P-12)."""
    state.push(CHECK)
    use_action(state, unit, use)
    if use.kind == REPAIRING:
        target = state.field_unit(use.targets[0].number)
        assert target is not None
        damage.repair(state, target, unit.card.printed_values[REPAIR_KEYWORD])
    elif use.kind == DEMOLISHING:
        demolish(state, use.targets[0])
    else:
        acting = acting_of(use)
        assert acting is not None
        acting.way(0).run(state, use)


def demolish(state: PanzerState, mark: Mark) -> None:
    """Destroy a Terrain Modifier, or a Factory of a stack (Demolish)."""
    if mark.kind == AT_MODIFIER:
        field.destroy_modifier(state, mark.space)
    else:
        field.destroy_factory(state, mark.number, mark.space)


@mypyc_attr(acyclic=True)
class UnitAsk(PrivateAsk):
    """Where a Unit goes, or what it attacks."""

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space
        """Where the Unit is."""

    def origin(self) -> Ask | None:
        return Main(self.seat)

    def unit_of(self, state: State) -> Unit:
        """Return the Unit."""
        unit = cast(PanzerState, state).units[self.space]
        assert unit is not None
        return unit


@mypyc_attr(acyclic=True)
class AskMove(UnitAsk):
    """Choose where a leg ends (P-8.3)."""

    __slots__ = ("known",)
    kind: ClassVar[str] = "move-to"
    derived: ClassVar[tuple[str, ...]] = ("known",)

    def __init__(self, seat: int, space: int, known: list[Move] | None = None) -> None:
        super().__init__(seat, space)
        self.known: Final = known
        """Every answer, where they were listed as the question came up; never altered."""

    def moves(self, state: State) -> list[Move]:
        if self.known is not None:
            return self.known
        return space_moves(TO, movement.destinations(cast(PanzerState, state), self.unit_of(state)))

    def answer(self, state: State, move: Move) -> None:
        panzer, unit, space = cast(PanzerState, state), self.unit_of(state), cast(PanzerMove, move).space
        points, passed = movement_points(panzer, unit), NO_SPACES
        if space in movement.first_spaces(unit):
            cost = min(points, entry_cost(panzer, unit, space))  # no detour through Units costs less
        else:
            ways = movement.ways_of(panzer, unit, points)
            cost = movement.leg_cost(unit, ways, space, points)
            passed = movement.passed_spaces(ways, space)
        panzer.push(MAIN_PHASE)
        panzer.push(CHECK)
        entry.make_leg(panzer, unit, space, passed, cost)


@mypyc_attr(acyclic=True)
class AskDrop(UnitAsk):
    """Choose where a Unit drops (Paradrop)."""

    __slots__ = ()
    kind: ClassVar[str] = "drop-to"

    def moves(self, state: State) -> list[Move]:
        return space_moves(TO, movement.drop_spaces(cast(PanzerState, state), self.unit_of(state)))

    def answer(self, state: State, move: Move) -> None:
        panzer, unit = cast(PanzerState, state), self.unit_of(state)
        panzer.push(MAIN_PHASE)
        panzer.push(CHECK)
        entry.drop(panzer, unit, cast(PanzerMove, move).space)


@mypyc_attr(acyclic=True)
class AskAttack(UnitAsk):
    """Choose what a Unit attacks (P-9.3, P-9.4)."""

    __slots__ = ()
    kind: ClassVar[str] = "attack-target"

    def moves(self, state: State) -> list[Move]:
        found: list[Move] = []
        for mark in battle.attack_marks(cast(PanzerState, state), self.unit_of(state)):
            found.append(SUPPLY_MOVE if mark.kind == AT_PLAYER else space_move(AT, mark.space))
        return found

    def answer(self, state: State, move: Move) -> None:
        panzer, unit = cast(PanzerState, state), self.unit_of(state)
        panzer.push(MAIN_PHASE)
        for mark in battle.attack_marks(panzer, unit):
            if mark.space == cast(PanzerMove, move).space:
                put_on_chain(panzer, Resolving(declare_attack(panzer, unit, mark)), self.seat)
                return


@mypyc_attr(acyclic=True)
class AskScout(UnitAsk):
    """Choose which Terrain is turned face up (Scout)."""

    __slots__ = ()
    kind: ClassVar[str] = "scout-at"

    def moves(self, state: State) -> list[Move]:
        return space_moves(AT, movement.scout_spaces(cast(PanzerState, state), self.unit_of(state)))

    def answer(self, state: State, move: Move) -> None:
        panzer, unit = cast(PanzerState, state), self.unit_of(state)
        panzer.push(MAIN_PHASE)
        panzer.push(CHECK)
        entry.scout(panzer, unit, cast(PanzerMove, move).space)
