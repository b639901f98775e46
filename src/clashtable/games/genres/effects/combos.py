"""What Combos add (G-10.6), as data that knows its sentences. Next, read effects/zone_texts.py."""

from dataclasses import dataclass

from clashtable.core.text import figured, listed, number
from clashtable.games.genres.model.attack import TAPED_SHAPES
from clashtable.games.genres.model.attack_line import ComboLine
from clashtable.games.genres.model.card import Ability, Card


@dataclass(frozen=True)
class Adds(Ability):
    """What a Combo adds (G-10.6)."""

    line: ComboLine

    def note(self, card: Card) -> None:
        card.combo = self.line

    def text(self, card: Card) -> str:
        line = self.line
        found = [self.bonus_text()] if line.damage or line.drain else []
        if line.more_targets:
            found.append(more_targets_text(line.more_targets))
        if line.adds_direction:
            found.append("It fires along one more direction of your choice.")
        if line.reshapes:
            shapes = listed([shape.text() for shape in TAPED_SHAPES], "or")
            found.append(f"Its shape becomes {shapes}, your choice.")
        if line.doubles:
            found.append("Double its damage.")
        if line.flips:
            found.append("When it resolves, flip a coin. Heads: double its damage.")
        if line.more_healing:
            found.append(f"It heals {line.more_healing} more.")
        if line.is_unanswerable:
            found.append("The action is Unanswerable.")
        return " ".join([*found, *self.later_texts()])

    def bonus_text(self) -> str:
        """Return what it adds to an attack."""
        line = self.line
        if line.drain:
            return f"It gains Drain {line.drain}."
        if line.bigger:
            larger = f"Its burst number is {line.bigger} higher (maximum {line.biggest})"
            return f"{larger} and it deals +{line.damage} damage."
        more = " and Pierce" if line.is_piercing else f" and Push {line.push}" if line.push else ""
        return f"+{line.damage} damage{more}."

    def later_texts(self) -> list[str]:
        """Return what happens after the action resolves."""
        line = self.line
        found: list[str] = []
        if line.damage_after:
            found.append(f"After it resolves, you take {line.damage_after} damage.")
        if line.heals_after:
            found.append(f"After it resolves, heal {line.heals_after} and draw {figured(line.draws_after, 'card')}.")
        if line.actions_after:
            found.append(f"After it resolves, +{figured(line.actions_after, 'action')}.")
        if line.returns_card:
            found.append("After it resolves, return that card to your hand.")
        if line.draws_if_assisting:
            found.append(f"If you assist with this, draw {figured(line.draws_if_assisting, 'card')}.")
        return found


def more_targets_text(count: int) -> str:
    """Return that an attack hits so many more targets."""
    if count == 1:
        return "Choose a second target in its area; the attack hits it too."
    return f"Choose {number(count)} more targets in its area; the attack hits them too."
