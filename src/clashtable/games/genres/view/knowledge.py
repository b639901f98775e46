"""What one seat knows of a match, and the full state in the same legible words (wire/views.py)."""

from __future__ import annotations

from typing import Final

from clashtable.core.codec import StepData
from clashtable.core.state import Hiding, Step, asking
from clashtable.core.window import Response
from clashtable.games.genres.changes.drawing import DiscardOne
from clashtable.games.genres.changes.naming import ids
from clashtable.games.genres.effects.bargains import OpenMic
from clashtable.games.genres.effects.base import GenresChoice
from clashtable.games.genres.effects.summon_orders import TeamUp
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.cast import Cast
from clashtable.games.genres.model.state import PHASES, GenresOptions, GenresState
from clashtable.games.genres.model.values import hand_limit
from clashtable.games.genres.rules.action_step import Main
from clashtable.games.genres.rules.entering_play import ZoneCorner, ZoneShape
from clashtable.games.genres.rules.stack import ObjectionWindow
from clashtable.games.genres.rules.turns import curtain_loss
from clashtable.games.genres.view.battlefield import item_facts, piece_facts, zone_facts
from clashtable.games.genres.view.pending import CODEC
from clashtable.games.genres.vocabulary import CURTAIN_ROUND, GENRES
from clashtable.games.genres.wire.views import (
    GenresCurtain,
    GenresHidden,
    GenresLasting,
    GenresSeat,
    GenresSettings,
    GenresSnapshot,
    GenresTable,
    GenresView,
)

CURTAIN_WARNING: Final = 2
"""How many rounds before a Curtain Call players are told of it."""
WINDOW: Final[StepData] = {"step": "window"}
"""What everybody else sees of a window: not who is asked."""


def genres_view(state: GenresState, seat: int | None) -> GenresView:
    """Return what *seat* may know."""
    player = None if seat is None else state.players[seat]
    return GenresView(
        seat=seat,
        to_act=shown_actor(state, seat),
        outcome=state.outcome,
        table=table(state),
        hand=None if player is None or not player.is_alive else ids(player.hand),
        known_hands=() if player is None else tuple(known_hand(cards) for cards in player.known_hands),
        known_tops=() if player is None else tuple(known_top(cards) for cards in player.known_tops),
        pending=tuple(told(step_for(state, step, seat)) for step in state.pending),
        curtain=coming_curtain(state.course.round),
    )


def coming_curtain(now: int) -> GenresCurtain | None:
    """Return the next Curtain Call (G-20.5) in the round *now*; None while it is far away."""
    rounds = max(CURTAIN_ROUND - now, 1)
    return GenresCurtain(rounds, curtain_loss(now + rounds)) if rounds <= CURTAIN_WARNING else None


def known_hand(cards: list[Card]) -> tuple[str, ...]:
    """Return known cards in the order of the set, so that how they came to be known makes no difference."""
    return ids(sorted(cards, key=lambda card: card.index))


def known_top(cards: list[Card | None]) -> tuple[str | None, ...]:
    """Return what is known of an armory, without unknown cards at the end."""
    found = [None if card is None else card.id for card in cards]
    while found and found[-1] is None:
        found.pop()
    return tuple(found)


def told(step: Step | None) -> StepData:
    """Return a step as data, or that there is a window."""
    return WINDOW if step is None else CODEC.write(step)


def is_window(step: Step) -> bool:
    """Tell whether *step* asks somebody in a window, or is a response that is being declared."""
    if isinstance(step, Response):
        return isinstance(step.window, ObjectionWindow)
    return isinstance(step, Hiding) and isinstance(step.origin(), Response)


def shown_actor(state: GenresState, seat: int | None) -> int | None:
    """Return whose decision is awaited, as far as *seat* is told: in a window only who is asked knows (G-22)."""
    if not state.pending:
        return None
    ask = asking(state)
    return None if is_window(ask) and ask.seat != seat else ask.seat


def step_for(state: GenresState, step: Step, seat: int | None) -> Step | None:
    """Return what *seat* sees of a step: what others choose is not told before it is declared, a window only as one."""
    if is_window(step):
        asked = step.seat if isinstance(step, (Response, Hiding)) else -1
        return step if asked == seat else None
    if isinstance(step, Hiding) and step.seat != seat:
        return step.origin() or step
    if isinstance(step, GenresChoice):
        return choice_for(step, seat)
    if isinstance(step, (Main, DiscardOne)) and step.seat != seat:
        return Main(step.seat) if isinstance(step, Main) else DiscardOne(step.seat, step.how)
    if isinstance(step, ZoneCorner) and step.seat != seat:
        return ZoneShape(step.use)
    return step


def choice_for(step: GenresChoice, seat: int | None) -> Step:
    """Return what *seat* sees of a choice: cards that are picked in secret are left out (G-21.5)."""
    is_own = step.seat == seat
    if isinstance(step.effect, OpenMic) and isinstance(step.use, Cast):
        use = step.use.copy()
        use.notes = [0] * len(use.notes)
        stage = step.stage if is_own else step.plain_stage() - step.plain_stage() % 2
        return GenresChoice(step.seat, step.effect, use, stage)
    if is_own:
        return step
    if isinstance(step.effect, TeamUp) and isinstance(step.use, Cast):
        return GenresChoice(step.seat, step.effect, step.effect.undecided(step.use, step.stage), 0)
    return GenresChoice(step.seat, step.effect, step.use, 0)


def genres_snapshot(state: GenresState) -> GenresSnapshot:
    """Return the full state."""
    a, b, c, d = state.luck.words()
    return GenresSnapshot(
        luck=(a, b, c, d),
        pending=tuple(CODEC.write(step) for step in state.pending),
        outcome=state.outcome,
        table=table(state),
        armories=tuple(ids(armory[::-1]) for armory in state.armories),
        hidden=tuple(
            GenresHidden(
                hand=ids(player.hand),
                known_hands=tuple(known_hand(cards) for cards in player.known_hands),
                known_tops=tuple(known_top(cards) for cards in player.known_tops),
            )
            for player in state.players
        ),
    )


def table(state: GenresState) -> GenresTable:
    """Return what everybody knows."""
    course = state.course
    return GenresTable(
        options=settings(state.options),
        seats=tuple(seat_facts(state, seat) for seat in range(state.seats)),
        pieces=tuple(piece_facts(state, piece) for piece in [*state.pawns, *state.summons] if piece.square >= 0),
        zones=tuple(zone_facts(zone) for zone in state.zones),
        events=tuple(
            GenresLasting(event.card.id, None if event.genre < 0 else GENRES[event.genre])
            for event in state.events_in_play
        ),
        armories=tuple(len(armory) for armory in state.armories),
        discard=ids(state.discard),
        round=course.round,
        first=None if course.first < 0 else course.first,
        active=None if course.active < 0 else course.active,
        phase=PHASES[course.phase],
        actions=course.actions,
        drew=course.drew,
        no_attacks=course.has_no_attacks,
        ends_turn=course.ends_turn,
        stack=tuple(item_facts(state, use) for use in state.stack()),
        queue=tuple(CODEC.write_parts(use) for use in state.queue),
        played=ids(state.played),
        rotation=course.rotation,
        acting=course.acting or None,
        deaths=course.deaths,
        serial=course.serial,
    )


def settings(options: GenresOptions) -> GenresSettings:
    """Return the options."""
    return GenresSettings(
        ask_always=options.ask_always,
        first_player="random" if options.first_player < 0 else str(options.first_player),
        response_hold_ms=options.response_hold_ms,
    )


def seat_facts(state: GenresState, seat: int) -> GenresSeat:
    """Return what everybody knows of a player."""
    player = state.players[seat]
    pawn = state.pawns[seat] if state.pawns else None
    return GenresSeat(
        is_alive=player.is_alive,
        health=player.health if pawn is None or not player.is_alive else pawn.health,
        hand=len(player.hand),
        hand_limit=hand_limit(state, seat),
        gagged_by=tuple(player.gagged_by),
        died=None if player.died < 0 else player.died,
    )
