"""Effects on zones. Next, read effects/event_cards.py."""

from dataclasses import dataclass

from clashtable.core.effects import Printed
from clashtable.core.state import Move
from clashtable.core.text import figured
from clashtable.games.genres.changes import zones
from clashtable.games.genres.effects.base import GenresEffect
from clashtable.games.genres.geometry.board import GRID
from clashtable.games.genres.model.cast import Cast
from clashtable.games.genres.model.pieces import Zone
from clashtable.games.genres.model.state import GenresState, zone_fits, zone_of
from clashtable.games.genres.moves import GenresMove, shift_move, shifted_by, zone_move


class AtZone(GenresEffect):
    """An effect on a zone that is chosen as the card is declared."""

    def question(self, state: GenresState, use: Cast) -> str:
        return "" if use.zone else "choose-zone"

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        return [zone_move(zone) for zone in state.zones]

    def choose(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        use.zone = move.number

    def obstacle(self, state: GenresState, use: Cast) -> str:
        return "" if self.options(state, use) else "zone"

    def happen(self, state: GenresState, use: Cast) -> None:
        zone = zone_of(state, use.zone)
        if zone is not None:
            self.touch(state, use, zone)

    def touch(self, state: GenresState, use: Cast, zone: Zone) -> None:
        """Happen to *zone*."""


@dataclass(frozen=True)
class DestroyZone(AtZone):
    """Destroy a zone."""

    def text(self, card: Printed) -> str:
        return "destroy a zone"

    def touch(self, state: GenresState, use: Cast, zone: Zone) -> None:
        zones.remove_zone(state, zone, "destroyed")


@dataclass(frozen=True)
class MoveZone(AtZone):
    """Move a zone (G-14.10)."""

    distance: int

    def text(self, card: Printed) -> str:
        return f"move a zone up to {figured(self.distance, 'square')}"

    def decision(self) -> str:
        return "zone-shift"

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        return [zone_move(zone) for zone in state.zones if self.shifts(state, zone, is_one_enough=True)]

    def touch(self, state: GenresState, use: Cast, zone: Zone) -> None:
        if self.shifts(state, zone, is_one_enough=True):
            self.ask(state, use, use.seat, 0)

    def answers(self, state: GenresState, use: Cast, stage: int) -> list[Move]:
        zone = zone_of(state, use.zone)
        return [] if zone is None else self.shifts(state, zone)

    def answered(self, state: GenresState, use: Cast, stage: int, move: GenresMove) -> None:
        zone = zone_of(state, use.zone)
        if zone is not None:
            zones.shift_zone(state, zone, self.goal(zone, move))

    def goal(self, zone: Zone, move: GenresMove) -> int:
        """Return where the corner of *zone* would come to lie."""
        columns, rows = shifted_by(move)
        return GRID.shifted(zone.square, columns, rows)

    def shifts(self, state: GenresState, zone: Zone, *, is_one_enough: bool = False) -> list[Move]:
        """Return every way in which *zone* can be moved, by rows then by columns; the first where one is enough."""
        found: list[Move] = []
        for rows in range(-self.distance, self.distance + 1):
            for columns in range(-self.distance, self.distance + 1):
                square = GRID.shifted(zone.square, columns, rows)
                is_elsewhere = square >= 0 and square != zone.square
                if is_elsewhere and zone_fits(state, zone.card, square, zone.wide, zone.high):
                    found.append(shift_move(columns, rows))
                    if is_one_enough:
                        return found
        return found
