"""The cards in the arena that a text speaks of. Next, read base.py."""

from dataclasses import dataclass

from clashtable.core.effects import Printed
from clashtable.games.geekfight.effects.targets import Spec
from clashtable.games.geekfight.model.card import Telling, opponents_combatant, your_combatant
from clashtable.games.geekfight.model.cast import SEAT, Cast
from clashtable.games.geekfight.model.piece import Piece
from clashtable.games.geekfight.model.state import GeekState, combatants, find_host, find_piece


class Who:
    """One or several cards in the arena that a text speaks of."""

    def text(self, card: Printed) -> str:
        """Return what they are called."""
        return ""

    def pieces(self, state: GeekState, use: Cast) -> list[Piece]:
        """Return those of them that are there."""
        return []

    def specs(self) -> list[Spec]:
        """Return the targets that must be chosen for it."""
        return []

    def is_your_combatant(self) -> bool:
        """Tell whether the text says ``your Combatant`` (F-12.5)."""
        return False


def as_list(piece: Piece | None) -> list[Piece]:
    """Return *piece* if it is there."""
    return [] if piece is None else [piece]


@dataclass(frozen=True)
class Target(Who):
    """The target, where the text first names it."""

    spec: Spec

    def text(self, card: Printed) -> str:
        return self.spec.text()

    def pieces(self, state: GeekState, use: Cast) -> list[Piece]:
        return as_list(find_piece(state, use.targets[0].number)) if use.targets else []

    def specs(self) -> list[Spec]:
        return [self.spec]


@dataclass(frozen=True)
class TargetAgain(Who):
    """The target, spoken of again."""

    words: str

    def text(self, card: Printed) -> str:
        return self.words

    def pieces(self, state: GeekState, use: Cast) -> list[Piece]:
        return as_list(find_piece(state, use.targets[0].number)) if use.targets else []


@dataclass(frozen=True)
class YourCombatant(Who):
    """The Combatant you control."""

    words: str = ""
    """``it`` and the like, where the text does not call it yours."""

    def text(self, card: Printed) -> str:
        return self.words or your_combatant(card)

    def pieces(self, state: GeekState, use: Cast) -> list[Piece]:
        return as_list(state.players[use.seat].combatant)

    def is_your_combatant(self) -> bool:
        return not self.words


@dataclass(frozen=True)
class TheEquipped(Who):
    """The Combatant that equips this Item now, whoever controls it by then."""

    def text(self, card: Printed) -> str:
        return "the equipped Combatant"

    def pieces(self, state: GeekState, use: Cast) -> list[Piece]:
        item = find_piece(state, use.source)
        return [] if item is None else as_list(state.players[item.controller].combatant)


@dataclass(frozen=True)
class This(Who):
    """The card with the text."""

    words: str = ""
    """``it`` and the like, where the text does not name it."""

    def text(self, card: Printed) -> str:
        return self.words or card.this()

    def pieces(self, state: GeekState, use: Cast) -> list[Piece]:
        return as_list(find_piece(state, use.source))


@dataclass(frozen=True)
class Subject(Who):
    """What the trigger or the target tells of: the attacker, the host, what was sniped."""

    words: str

    def text(self, card: Printed) -> str:
        return self.words

    def pieces(self, state: GeekState, use: Cast) -> list[Piece]:
        return as_list(find_piece(state, use.subject))


@dataclass(frozen=True)
class Host(Who):
    """What this Buff is attached to."""

    def text(self, card: Printed) -> str:
        return "the host"

    def pieces(self, state: GeekState, use: Cast) -> list[Piece]:
        return as_list(find_host(state, use.source))


@dataclass(frozen=True)
class ThatOpponents(Who):
    """The Combatant of the opponent that the text speaks of: its target, or whoever triggered it."""

    def text(self, card: Printed) -> str:
        return opponents_combatant(card)

    def pieces(self, state: GeekState, use: Cast) -> list[Piece]:
        seat = use.targets[0].number if use.targets else use.subject
        return as_list(state.players[seat].combatant)


@dataclass(frozen=True)
class EachOpposing(Who):
    """Every Combatant that opponents control."""

    words: str = "each Combatant opponents control"

    def text(self, card: Printed) -> str:
        return self.words

    def pieces(self, state: GeekState, use: Cast) -> list[Piece]:
        return [piece for piece in combatants(state) if piece.controller != use.seat]


@dataclass(frozen=True)
class AllItems(Who):
    """Every Item in the arena."""

    def text(self, card: Printed) -> str:
        return "all Items"

    def pieces(self, state: GeekState, use: Cast) -> list[Piece]:
        found: list[Piece] = []
        for player in state.players:
            found += player.items
        return found


def telling_of(state: GeekState, use: Cast) -> Telling:
    """Return the card of *use* with the names that its text has for everybody now."""
    mine = state.players[use.seat].combatant
    seat = use.targets[0].number if use.targets and use.targets[0].kind == SEAT else -1
    theirs = None if seat < 0 else state.players[seat].combatant
    return Telling(
        use.card,
        use.seat,
        f"{{seat:{use.seat}}}'s Combatant" if mine is None else mine.card.name,
        "the Combatant that opponent controls" if theirs is None else theirs.card.name,
    )
