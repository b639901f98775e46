"""How a match ends, and who comes in which place (G-20). Next, read changes/event_cards.py."""

from clashtable.core.outcome import Outcome
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import OVER, GenresState, living
from clashtable.games.genres.wire.events import MatchEnded


def over(state: GenresState, dead: list[Piece]) -> bool:
    """End the match if at most one player lives; *dead* have just died (G-20)."""
    alive = living(state)
    if len(alive) > 1:
        return False
    is_curtain = state.course.active < 0
    if alive:
        end_match(state, alive, "curtain call" if is_curtain else "champion")
        return True
    best = max([state.players[piece.seat].health for piece in dead])
    winners = [piece.seat for piece in dead if state.players[piece.seat].health == best]
    winners.sort()
    end_match(state, winners, "curtain call" if is_curtain else "photo finish")
    return True


def end_match(state: GenresState, winners: list[int], why: str) -> None:
    """Decide the match; nothing more happens (G-20.2)."""
    found = places(state, winners)
    state.outcome = Outcome(tuple(winners), tuple(found), why)
    state.course.phase = OVER
    state.pending.clear()
    state.queue = []
    if state.events is not None:
        state.events.append(MatchEnded(tuple(winners), tuple(found), why))


def places(state: GenresState, winners: list[int]) -> list[int]:
    """Return the place of every seat: later deaths are better, then the health at death (G-20.4)."""
    found: list[int] = []
    for seat in range(state.seats):
        player = state.players[seat]
        better = 0
        for other in range(state.seats):
            rival = state.players[other]
            is_later = rival.is_alive or rival.died > player.died
            is_equal = not rival.is_alive and rival.died == player.died and rival.health > player.health
            if other != seat and not player.is_alive and (is_later or is_equal):
                better += 1
        found.append(1 if seat in winners else 1 + better)
    return found
