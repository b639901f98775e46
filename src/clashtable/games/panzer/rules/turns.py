"""Panzer Clash: wear the enemy Supply down before your own runs out.

Next, read rules/main_phase.py, then rules/chain.py.

The stack of what is to happen begins with ``Turns``; a turn puts its phases on top of it, and an attack or an Event the
Chain: ``Turns`` → … → ``MainPhase`` → items → ``FlashWindow``.
"""

from typing import ClassVar, Final, cast

from clashtable.core.luck import Luck
from clashtable.core.piles import first_seat, shuffled
from clashtable.core.state import Ask, Move, State, Step
from clashtable.games.panzer.changes import damage, field, supplies, triggers
from clashtable.games.panzer.geometry import BACK_LINE, FIELD, GRID, INDUSTRY
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.state import (
    DRAW,
    END,
    MAIN,
    PHASES,
    SET_UP,
    STANDBY,
    Course,
    PanzerOptions,
    PanzerPlayer,
    PanzerState,
)
from clashtable.games.panzer.model.values import NOBODY, has_beside, is_flying, is_in_scope, terrain_in_effect
from clashtable.games.panzer.moves import (
    DISCARD,
    KEEP,
    PICK,
    RESHUFFLE,
    TO,
    PanzerMove,
    card_moves,
    plain,
    space_moves,
)
from clashtable.games.panzer.rules.chain import FlashWindow
from clashtable.games.panzer.rules.main_phase import MAIN_PHASE
from clashtable.games.panzer.rules.triggered import CHECK
from clashtable.games.panzer.vocabulary import (
    ALLIES,
    AXIS,
    DEFENSE,
    EVENT,
    MODIFIER,
    MOVEMENT,
    NEUTRAL,
    ON_END,
    ON_MAIN,
    ON_STANDBY,
)
from clashtable.games.panzer.wire.course import Began, Cleared, Kept, PhaseBegan, TurnBegan, TurnEnded

FIRST_HAND: Final = 7
HAND_LIMIT: Final = 7
TURN_LIMIT: Final = 100


def side_of(cards: list[Card]) -> int:
    """Return the side that a Supply belongs to (P-2.3); NEUTRAL for one of neutral cards alone."""
    for card in cards:
        if card.faction != NEUTRAL:
            return AXIS if card.faction & AXIS else ALLIES
    return NEUTRAL


def new_match(luck: Luck, options: PanzerOptions, decks: list[list[Card]], terrain: list[Card]) -> PanzerState:
    """Return a match of which nothing has happened yet; *terrain* is the whole Terrain deck."""
    players = [PanzerPlayer(deck[:], [], [], [], side_of(deck), len(deck)) for deck in decks]
    course = Course(-1, SET_UP, -1, 1, 0)
    return PanzerState(2, luck, [TURNS, DEALING], None, options, players, course, terrain, [])


# --- set-up (P-4)


class Dealing(Step):
    """Lay the Terrain out, shuffle the Supplies, draw the first hands, decide who begins."""

    __slots__ = ()

    def code(self) -> str:
        return "dealing"

    def run(self, state: State) -> None:
        panzer = cast(PanzerState, state)
        panzer.terrain = shuffled(panzer.luck, "terrain", panzer.terrain)[: len(FIELD)]
        for seat in range(2):
            supplies.shuffle_supply(panzer, seat)
        for seat in range(2):
            supplies.deal_hand(panzer, seat, FIRST_HAND)
        first = panzer.options.first_player
        panzer.course.first = first_seat(panzer.luck, 2) if first < 0 else first
        if panzer.events is not None:
            panzer.events.append(Began(panzer.course.first))
        panzer.push(Mulligan(1 - panzer.course.first))
        panzer.push(Mulligan(panzer.course.first))


class Mulligan(Ask):
    """Keep the hand, or shuffle it back and draw anew (P-4.2)."""

    __slots__ = ()
    kind: ClassVar[str] = "mulligan"

    def code(self) -> str:
        return f"mulligan {self.seat}"

    def moves(self, state: State) -> list[Move]:
        return [plain(KEEP), plain(RESHUFFLE)]

    def answer(self, state: State, move: Move) -> None:
        panzer = cast(PanzerState, state)
        if cast(PanzerMove, move).kind == KEEP:
            keep_hand(panzer, self.seat)
            return
        player = panzer.players[self.seat]
        amount = FIRST_HAND if player.reshuffles == 0 else len(player.hand) - 1
        supplies.reshuffle(panzer, self.seat, amount)
        if amount > 1:
            panzer.push(self)
        else:
            keep_hand(panzer, self.seat)


def keep_hand(state: PanzerState, seat: int) -> None:
    """Note that a hand is kept."""
    if state.events is not None:
        state.events.append(Kept(seat))


# --- the turn (P-5)


class Turns(Step):
    """Begin the next turn, or end the match at the turn limit (P-15.5)."""

    __slots__ = ()

    def code(self) -> str:
        return "turns"

    def run(self, state: State) -> None:
        panzer = cast(PanzerState, state)
        course = panzer.course
        seat = course.first if course.active < 0 else 1 - course.active
        if panzer.players[seat].turns >= TURN_LIMIT:
            end_by_limit(panzer)
            return
        begin_turn(panzer, seat)
        panzer.pending += [
            TURNS, TURN_END, HAND_CHECK, CHECK, END_EFFECTS, CHECK, TURN_CLEAN, OPEN_WINDOW, END_PHASE, MAIN_PHASE,
            OPEN_WINDOW, CHECK, MAIN_START, DRAW_PHASE, CHECK, STANDBY_EFFECTS, PLACING, CHECK, STANDBY_PHASE,
        ]  # fmt: skip


def end_by_limit(state: PanzerState) -> None:
    """Let the larger Supply win."""
    south, north = len(state.players[0].supply), len(state.players[1].supply)
    supplies.end_match(state, [] if south == north else [0 if south > north else 1], "turn limit")


def begin_turn(state: PanzerState, seat: int) -> None:
    """Clear the records of the turn before (P-5.1)."""
    state.course.active = seat
    state.course.decisions = 0
    for unit in state.units:
        if unit is not None:
            unit.begin_turn()
    for player in state.players:
        player.passes_turn = False
        player.allowance = 0
    player = state.players[seat]
    player.allowance = 1
    player.turns += 1
    if state.events is not None:
        state.events.append(TurnBegan(seat, player.turns))


def begin_phase(state: PanzerState, phase: int) -> None:
    """Note that a phase begins."""
    state.course.phase = phase
    if state.events is not None:
        state.events.append(PhaseBegan(state.course.active, PHASES[phase]))


class StandbyPhase(Step):
    """Normal and Flash Events leave their stacks (P-5.2, step 1)."""

    __slots__ = ()

    def code(self) -> str:
        return "standby phase"

    def run(self, state: State) -> None:
        panzer = cast(PanzerState, state)
        begin_phase(panzer, STANDBY)
        seat = panzer.course.active
        for space in INDUSTRY[seat]:
            event = panzer.stacked[space]
            if event is not None and event.card.kind == EVENT and not event.is_in_play:
                panzer.stacked[space] = None
                is_removed = supplies.discard_event(panzer, seat, event.card)
                if panzer.events is not None:
                    panzer.events.append(Cleared(seat, event.card.id, GRID.names[space], is_removed))


class Placing(Step):
    """Waiting Terrain Modifiers are placed, one after another (P-5.2, step 2)."""

    __slots__ = ()

    def code(self) -> str:
        return "placing"

    def run(self, state: State) -> None:
        panzer = cast(PanzerState, state)
        seat = panzer.course.active
        waiting = waiting_modifiers(panzer, seat)
        if not waiting or not modifier_spaces(panzer, seat):
            return
        panzer.push(self)
        panzer.push(CHECK)
        if len(waiting) > 1:
            panzer.push(PickModifier(seat))
        else:
            place_from(panzer, seat, waiting[0])


def waiting_modifiers(state: PanzerState, seat: int) -> list[int]:
    """Return the stacks on which Terrain Modifiers of *seat* wait."""
    found: list[int] = []
    for space in INDUSTRY[seat]:
        waiting = state.stacked[space]
        if waiting is not None and waiting.card.kind == MODIFIER:
            found.append(space)
    return found


def modifier_spaces(state: PanzerState, seat: int) -> list[int]:
    """Return where *seat* may place a Terrain Modifier (P-11.6)."""
    found: list[int] = []
    for space in FIELD:
        if state.modifiers[space] is not None:
            continue
        unit = state.units[space]
        if unit is not None:
            if unit.seat == seat:
                found.append(space)
        elif space in BACK_LINE[seat] or has_beside(state, space, seat):
            found.append(space)
    return found


class PickModifier(Ask):
    """Choose which Terrain Modifier is placed next."""

    __slots__ = ()
    kind: ClassVar[str] = "modifier-pick"

    def code(self) -> str:
        return f"modifier-pick {self.seat}"

    def moves(self, state: State) -> list[Move]:
        return space_moves(PICK, waiting_modifiers(cast(PanzerState, state), self.seat))

    def answer(self, state: State, move: Move) -> None:
        place_from(cast(PanzerState, state), self.seat, cast(PanzerMove, move).space)


def place_from(state: PanzerState, seat: int, stack: int) -> None:
    """Ask where the Terrain Modifier on *stack* goes, unless a single space is left."""
    spaces = modifier_spaces(state, seat)
    if len(spaces) == 1:
        field.place_modifier(state, seat, stack, spaces[0])
    else:
        state.push(PlaceModifier(seat, stack))


class PlaceModifier(Ask):
    """Choose the Terrain for a Terrain Modifier."""

    __slots__ = ("stack",)
    kind: ClassVar[str] = "modifier-place"

    def __init__(self, seat: int, stack: int) -> None:
        super().__init__(seat)
        self.stack: Final = stack

    def code(self) -> str:
        return f"modifier-place {self.seat} {GRID.names[self.stack]}"

    def moves(self, state: State) -> list[Move]:
        return space_moves(TO, modifier_spaces(cast(PanzerState, state), self.seat))

    def answer(self, state: State, move: Move) -> None:
        field.place_modifier(cast(PanzerState, state), self.seat, self.stack, cast(PanzerMove, move).space)


class StandbyEffects(Step):
    """Terrain mends, then the Standby-Effects trigger (P-5.2, step 3)."""

    __slots__ = ()

    def code(self) -> str:
        return "standby effects"

    def run(self, state: State) -> None:
        panzer = cast(PanzerState, state)
        start_texts(panzer, DEFENSE)
        triggers.fire_phase(panzer, panzer.course.active, ON_STANDBY)


def start_texts(state: PanzerState, what: int) -> None:
    """Let the texts of Terrain and Terrain Modifiers about the start of a phase apply to the active player's Units."""
    for space in FIELD:
        unit = state.units[space]
        if unit is None or unit.seat != state.course.active or is_flying(unit):
            continue
        terrain = terrain_in_effect(state, space)
        if terrain is not None:
            start_text(state, space, terrain, NOBODY, what)
        laid = state.modifiers[space]
        if laid is not None:
            start_text(state, space, laid.card, laid.seat, what)


def start_text(state: PanzerState, space: int, card: Card, seat: int, what: int) -> None:
    """Let the text of one card apply to the Unit at *space*."""
    unit = state.units[space]
    assert unit is not None
    for start in card.starts:
        if start.what == what and is_in_scope(start.scope, unit, seat):
            if what == MOVEMENT:
                field.change(state, unit, MOVEMENT, start.amount, is_floored=start.amount < 0)
            else:
                damage.repair(state, unit, start.amount)


class DrawPhase(Step):
    """Draw a card; the very first draw of the match is skipped (P-5.3)."""

    __slots__ = ()

    def code(self) -> str:
        return "draw phase"

    def run(self, state: State) -> None:
        panzer = cast(PanzerState, state)
        begin_phase(panzer, DRAW)
        seat = panzer.course.active
        if seat != panzer.course.first or panzer.players[seat].turns > 1:
            supplies.draw_card(panzer, seat)


class MainStart(Step):
    """Terrain speeds or slows, then the Main-Effects trigger (P-5.4, step 1)."""

    __slots__ = ()

    def code(self) -> str:
        return "main start"

    def run(self, state: State) -> None:
        panzer = cast(PanzerState, state)
        begin_phase(panzer, MAIN)
        start_texts(panzer, MOVEMENT)
        triggers.fire_phase(panzer, panzer.course.active, ON_MAIN)


class OpenWindow(Step):
    """The opponent may play Flash-Events over an empty Chain (P-14.6)."""

    __slots__ = ()

    def code(self) -> str:
        return "open window"

    def run(self, state: State) -> None:
        state.push(FlashWindow([1 - cast(PanzerState, state).course.active], 0, 0))


class EndPhase(Step):
    """The End-Phase begins."""

    __slots__ = ()

    def code(self) -> str:
        return "end phase"

    def run(self, state: State) -> None:
        begin_phase(cast(PanzerState, state), END)


class TurnClean(Step):
    """Everything that lasts for the turn ends at the same moment (P-5.5, step 2)."""

    __slots__ = ()

    def code(self) -> str:
        return "turn clean"

    def run(self, state: State) -> None:
        end_lasting(cast(PanzerState, state))


def end_lasting(state: PanzerState) -> None:
    """Let everything end that lasts for the turn."""
    for unit in state.units:
        if unit is not None:
            unit.end_turn()


class EndEffects(Step):
    """The End-Effects trigger (P-5.5, step 3)."""

    __slots__ = ()

    def code(self) -> str:
        return "end effects"

    def run(self, state: State) -> None:
        panzer = cast(PanzerState, state)
        triggers.fire_phase(panzer, panzer.course.active, ON_END)


class HandCheck(Step):
    """Discard down to seven cards (P-5.5, step 4)."""

    __slots__ = ()

    def code(self) -> str:
        return "hand check"

    def run(self, state: State) -> None:
        panzer = cast(PanzerState, state)
        seat = panzer.course.active
        if len(panzer.players[seat].hand) <= HAND_LIMIT:
            return
        panzer.push(self)
        ask = DiscardDown(seat)
        answers = ask.moves(panzer)
        if len(answers) == 1:
            ask.answer(panzer, answers[0])
        else:
            panzer.push(ask)


class DiscardDown(Ask):
    """Choose a card to discard."""

    __slots__ = ()
    kind: ClassVar[str] = "discard"

    def code(self) -> str:
        return f"discard {self.seat}"

    def moves(self, state: State) -> list[Move]:
        return card_moves(DISCARD, cast(PanzerState, state).players[self.seat].hand)

    def answer(self, state: State, move: Move) -> None:
        card = cast(PanzerMove, move).card
        assert card is not None
        supplies.discard(cast(PanzerState, state), self.seat, card)


class TurnEnd(Step):
    """What began after the end of the turn ends too (P-5.5, step 5)."""

    __slots__ = ()

    def code(self) -> str:
        return "turn end"

    def run(self, state: State) -> None:
        panzer = cast(PanzerState, state)
        end_lasting(panzer)
        if panzer.events is not None:
            panzer.events.append(TurnEnded(panzer.course.active))
        panzer.push(CHECK)


DEALING: Final = Dealing()
TURNS: Final = Turns()
STANDBY_PHASE: Final = StandbyPhase()
PLACING: Final = Placing()
STANDBY_EFFECTS: Final = StandbyEffects()
DRAW_PHASE: Final = DrawPhase()
MAIN_START: Final = MainStart()
OPEN_WINDOW: Final = OpenWindow()
END_PHASE: Final = EndPhase()
TURN_CLEAN: Final = TurnClean()
END_EFFECTS: Final = EndEffects()
HAND_CHECK: Final = HandCheck()
TURN_END: Final = TurnEnd()
