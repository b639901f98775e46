"""Common ways through a match for the tests of Clash of the Genres."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from clashtable.core.events import Event
from clashtable.core.luck import luck_from_seed
from clashtable.core.match import Match
from clashtable.games.genres.cards.pool import BY_ID, CARDS
from clashtable.games.genres.model.pieces import Zone
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.wire.pieces import AttackHit, Moved
from tests.games.genres.board import GENRES, asked, legal, play, view
from tests.games.kit.play import of_kind

CALM = [card.id for card in CARDS if card.type != 6]
"""Every card that is no Event."""


def area(happened: Iterable[Event]) -> tuple[str, ...]:
    """Return the squares of the one attack that happened."""
    (hit,) = of_kind(happened, AttackHit)
    return hit.area


def pieces_hit(happened: Iterable[Event]) -> tuple[int, ...]:
    """Return the pieces that the one attack hit."""
    (hit,) = of_kind(happened, AttackHit)
    return hit.pieces


def path(happened: Iterable[Event], piece: int) -> list[str]:
    """Return every square that a piece came to."""
    return [square for moved in of_kind(happened, Moved) if moved.piece == piece for square in moved.path]


def active(match: Match) -> int | None:
    return view(match, None).table.active


def end_turn(match: Match) -> Match:
    """Let the active player do nothing more, everybody pass, and discards be the first card offered."""
    whose, number = active(match), view(match, None).table.round
    while not match.is_over and (active(match), view(match, None).table.round) == (whose, number):
        options = legal(match)
        quiet = [move for move in options if move in ("end", "pass", "stay", "done", "decline", "discard it")]
        match.play(quiet[0] if quiet else options[0])
    return match


def go_to_turn(match: Match, number: int) -> Match:
    """Go on to the next turn of a player."""
    end_turn(match)
    while not match.is_over and active(match) != number:
        end_turn(match)
    return match


def pass_all(match: Match) -> Match:
    """Pass for everybody who is asked in the open window."""
    while not match.is_over and asked(match)[1] == "respond":
        play(match, "pass")
    return match


def inner(match: Match) -> GenresState:
    """Return the state itself, for positions that no cards can make."""
    return cast(GenresState, match.state)


def lay(match: Match, card: str, square: int, wide: int, high: int) -> None:
    """Lay a zone of any size."""
    state = inner(match)
    state.zones.append(Zone(state.number(), BY_ID[card], 0, square, wide, high))


def deck_for(draws: Sequence[str]) -> str:
    """Return the shuffled cards, as a record has them, of which set-up draws *draws* first."""
    rest = [card for card in CALM if card not in draws]
    rest += [card.id for card in CARDS if card.type == 6 and card.id not in draws]
    wanted = [*draws, *rest]
    blocks = [wanted[at : at + 4] for at in range(0, len(wanted), 4)]
    return "cards: " + " ".join(card for block in reversed(blocks) for card in block)


def dealt(seats: int, draws: Sequence[str], *chance: str, **options: object) -> Match:
    """Return a new match in which set-up draws *draws* first, armory 1, 2, 3, 4, 1 …; seat 0 goes first."""
    checked = GENRES.check_options(seats, {"first_player": "0", **options})
    luck = luck_from_seed(0)
    luck.noted = []
    luck.script = list(reversed([deck_for(draws), *chance]))
    return Match(GENRES, GENRES.deal(seats, luck, checked), checked, seed=0)
