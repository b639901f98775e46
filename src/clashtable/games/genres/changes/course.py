"""The course of a match: rounds, turns, phases, actions (G-4). Next, read changes/stack.py."""

from clashtable.core.piles import first_seat, shuffled
from clashtable.games.genres.changes import zones
from clashtable.games.genres.model.pieces import NO_NUMBERS, Piece
from clashtable.games.genres.model.state import ACT, PHASES, START, GenresState
from clashtable.games.genres.vocabulary import ACTIONS, NOBODY, PAWN, START_HEALTH
from clashtable.games.genres.wire.events import (
    ActionsGained,
    Began,
    CurtainCall,
    RoundBegan,
    StepBegan,
    TurnBegan,
    TurnEndsEarly,
)


def begin_match(state: GenresState) -> None:
    """Deal the armories and draw who goes first."""
    cards = shuffled(state.luck, "cards", state.discard)
    state.discard = []
    for at in range(len(cards)):
        state.armories[at % 4].append(cards[at])
    first = state.options.first_player
    state.course.first = first_seat(state.luck, state.seats) if first < 0 else first
    state.pawns = [Piece(state.number(), PAWN, seat, None, -1, START_HEALTH) for seat in range(state.seats)]
    if state.events is not None:
        state.events.append(Began(state.course.first))


def clear_turn(state: GenresState, seat: int) -> None:
    """Clear what the turn before left, and what lasts until the next turn of *seat*."""
    course = state.course
    course.active = seat
    course.acting = 0
    course.actions = 0
    course.drew = False
    course.has_no_attacks = False
    course.ends_turn = False
    state.played = []
    for zone in [zone for zone in state.zones if zone.seat == seat and zone.card.zone_is_temporary]:
        zones.remove_zone(state, zone, "over")
    for zone in state.zones:
        zone.triggered = NO_NUMBERS
    for player in state.players:
        if seat in player.gagged_by:
            player.gagged_by = [by for by in player.gagged_by if by != seat]
    clear_deeds(state.pawns)
    clear_deeds(state.summons)


def clear_deeds(among: list[Piece]) -> None:
    """Clear what pieces have done in the turn before."""
    for piece in among:
        piece.did = 0
        piece.attacked = NO_NUMBERS
        piece.has_moved = False


def tell_turn(state: GenresState, how: str) -> None:
    """Tell whose turn begins."""
    if state.events is not None:
        state.events.append(TurnBegan(state.course.active, how))


def begin_phase(state: GenresState, phase: int) -> None:
    """Note that a step of the turn begins."""
    state.course.phase = phase
    if state.events is not None:
        state.events.append(StepBegan(state.course.active, PHASES[phase]))


def gain_actions(state: GenresState, seat: int, amount: int) -> None:
    """Give the active player more actions."""
    if state.course.active == seat:
        state.course.actions += amount
        if state.events is not None:
            state.events.append(ActionsGained(seat, amount))


def end_turn_early(state: GenresState) -> None:
    """Let the turn end once what is being resolved is finished (G-4.12); not in set-up."""
    if state.course.active >= 0 and not state.course.ends_turn:
        state.course.ends_turn = True
        if state.events is not None:
            state.events.append(TurnEndsEarly(state.course.active))


def begin_round(state: GenresState) -> None:
    """Begin a round (G-4.1)."""
    state.course.round += 1
    if state.events is not None:
        state.events.append(RoundBegan(state.course.round))


def begin_curtain_call(state: GenresState, amount: int) -> None:
    """Begin a Curtain Call, which costs everybody *amount* health; it is nobody's turn (G-20.5)."""
    state.course.active = NOBODY
    state.course.phase = START
    if state.events is not None:
        state.events.append(CurtainCall(state.course.round, amount))


def forbid_attack_cards(state: GenresState) -> None:
    """Let no attack card be played for the rest of this turn."""
    state.course.has_no_attacks = True


def begin_actions(state: GenresState) -> None:
    """Begin the action step (G-4.7)."""
    begin_phase(state, ACT)
    state.course.actions = ACTIONS


def let_act(state: GenresState, serial: int) -> None:
    """Note whose own turn it is within the turn: that of a summon, 0 for none."""
    state.course.acting = serial
