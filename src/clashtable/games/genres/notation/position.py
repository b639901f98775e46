"""Hand-written positions: short ones are enough, impossible ones are refused with what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from clashtable.core.errors import InvalidMessage
from clashtable.core.game import read
from clashtable.core.position import steps_of
from clashtable.core.setting import resolve
from clashtable.core.state import Step
from clashtable.core.text import with_article
from clashtable.games.genres.cards.pool import CARDS
from clashtable.games.genres.changes.deaths import EVENTS
from clashtable.games.genres.geometry.board import GRID
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.pieces import Piece, Zone
from clashtable.games.genres.model.state import ACT, HAUNT, Course, GenresState, Lasting, new_player, zone_fits
from clashtable.games.genres.notation.description import ARMORIES, Description, PlacedPiece, PlacedSeat, PlacedZone
from clashtable.games.genres.notation.position_checks import check_position, named_cards
from clashtable.games.genres.notation.snapshot import options_from
from clashtable.games.genres.options import OPTIONS
from clashtable.games.genres.rules import action_step, ghost_turns, summon_turns, turn_steps, turns
from clashtable.games.genres.vocabulary import (
    EQUIPMENT,
    EVENT,
    GENRES,
    GHOST,
    NOBODY,
    PAWN,
    START_HEALTH,
    SUMMON,
    SUMMONED,
    TYPES,
    ZONE,
)


def state_from_description(description: Mapping[str, Any]) -> GenresState:
    """Return the state of a hand-written *description*."""
    told = read(description, Description, "position of Clash of the Genres")
    seats = len(told.seats)
    if not 3 <= seats <= 8:
        raise InvalidMessage(f"Clash of the Genres is for 3 to 8 players, not {seats} (G-1.1).")
    if told.turn not in range(seats):
        raise InvalidMessage(f"There is no seat {told.turn}: the seats are 0 to {seats - 1}.")
    options = options_from(resolve(OPTIONS, told.options, "Clash of the Genres"))
    players = [new_player(seats) for _seat in range(seats)]
    state = GenresState(seats, told.luck(), pending_of(told), None, options, players, course_of(told))
    for seat, placed in enumerate(told.seats):
        place_player(state, seat, placed)
    for zone in told.zones:
        place_zone(state, zone)
    state.events_in_play = [lasting_named(text) for text in told.events]
    state.discard = [card_named(name) for name in told.discard]
    fill_armories(state, told)
    check_position(state, told)
    return state


def pending_of(told: Description) -> list[Step]:
    """Return what is still to happen in a position of that phase."""
    starts: dict[str, list[Step]] = {
        "action": [turns.TURNS, turn_steps.END_STEP, summon_turns.SUMMONS_STEP, action_step.ACTION_STEP],
        "summon": [turns.TURNS, turn_steps.END_STEP, summon_turns.SUMMONS_STEP],
        "end": [turns.TURNS, turn_steps.END_STEP],
        "ghost": [turns.TURNS, ghost_turns.GHOST_TURN],
        "draw": [
            turns.TURNS, turn_steps.END_STEP, summon_turns.SUMMONS_STEP, action_step.ACTION_STEP,
            turn_steps.BEGIN_ACTIONS, EVENTS, turn_steps.DRAW_STEP,
        ],
        "turn": [turns.TURNS, turns.Opening(told.turn)],
        "round": [turns.TURNS],
    }  # fmt: skip
    return steps_of(told.phase, starts)


def course_of(told: Description) -> Course:
    """Return where a hand-written position stands."""
    course = Course()
    course.first, course.round = 0, told.round
    course.active = (told.turn - 1) % len(told.seats) if told.phase in ("turn", "round") else told.turn
    course.phase = HAUNT if told.phase == "ghost" else ACT
    course.actions = told.actions if told.phase == "action" else 0
    return course


def card_named(name: str, kind: int = -1) -> Card:
    """Return the card with that id or name, which must be of *kind* where one is wanted."""
    card = CARDS.named(name)
    if kind >= 0 and card.type != kind:
        kinds = with_article(TYPES[card.type]), with_article(TYPES[kind])
        raise InvalidMessage(f"{card.name} is {kinds[0]}, not {kinds[1]} (G-10.1).")
    return card


def square_named(name: str) -> int:
    """Return the square called *name*."""
    square = GRID.space_named(name.upper())
    if square < 0:
        raise InvalidMessage(f"{name!r} is not a square: they are A1 to K11 (G-1.3).")
    return square


def place_player(state: GenresState, seat: int, placed: PlacedSeat) -> None:
    """Put a player with pawn, hand and summons into *state*."""
    kind = GHOST if placed.ghost else PAWN
    state.pawns.append(placed_piece(state, placed.pawn, kind, seat, None))
    player = state.players[seat]
    player.is_alive = not placed.ghost
    if placed.ghost:
        player.died, state.course.deaths = state.course.deaths, state.course.deaths + 1
    player.hand = [card_named(name) for name in placed.hand]
    for name, told in placed.summons.items():
        state.summons.append(placed_piece(state, told, SUMMONED, seat, card_named(name, SUMMON)))


def placed_piece(state: GenresState, told: PlacedPiece | str, kind: int, seat: int, card: Card | None) -> Piece:
    """Return a piece of a hand-written position."""
    placed = PlacedPiece(told) if isinstance(told, str) else told
    health = START_HEALTH if card is None else card.health
    if kind == GHOST:
        health = 0
    piece = Piece(state.number(), kind, seat, card, square_named(placed.square), health)
    if placed.health is not None:
        piece.health = placed.health
    piece.equipment = [card_named(name, EQUIPMENT) for name in placed.equipment]
    piece.bleed, piece.bleed_by = placed.bleed, NOBODY if placed.bleed_by is None else placed.bleed_by
    piece.has_skip, piece.is_immune, piece.is_rooted = placed.skip, placed.immune, placed.rooted
    piece.is_slowed, piece.is_hasted, piece.is_frozen = placed.slowed, placed.hasted, placed.frozen
    piece.is_frog, piece.has_moved = placed.frog, placed.moved
    return piece


def place_zone(state: GenresState, placed: PlacedZone) -> None:
    """Put a zone into *state*."""
    card = card_named(placed.card, ZONE)
    high = 7 - placed.wide
    square = square_named(placed.square)
    if placed.wide not in (3, 4) or not zone_fits(state, card, square, placed.wide, high):
        raise InvalidMessage(f"{card.name} cannot lie at {placed.square} (G-14.1).")
    state.zones.append(Zone(state.number(), card, placed.seat, square, placed.wide, high))


def lasting_named(text: str) -> Lasting:
    """Return a lasting Event, with a genre behind ``=`` where it has one."""
    name, _sign, genre = text.partition("=")
    card = card_named(name, EVENT)
    if not card.is_lasting or (genre and genre not in GENRES):
        raise InvalidMessage(f"{text!r} is not a lasting Event (G-19.7).")
    if card.genre_bonus and not genre:
        raise InvalidMessage(f"{text!r} needs the genre that was chosen: '{card.id}=Horror', for example (G-24).")
    return Lasting(card, GENRES.index(genre) if genre else -1)


def fill_armories(state: GenresState, told: Description) -> None:
    """Lay the armories; cards that are named nowhere lie beneath the first."""
    named = [[card_named(name) for name in armory] for armory in told.armories]
    named += [[] for _armory in range(ARMORIES - len(named))]
    used = {*named_cards(state), *(card for armory in named for card in armory)}
    rest = [] if told.empty_armories else [card for card in CARDS if card not in used]
    state.armories = [[*(reversed(rest) if at == 0 else []), *reversed(named[at])] for at in range(ARMORIES)]
