"""What Combos add (G-10.6), as data that knows its sentences. Next, read effects/abilities.py."""

from dataclasses import dataclass

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
            found.append("Choose a second target in its area; the attack hits it too.")
        if line.more_directions:
            found.append("It fires along one more direction of your choice.")
        if line.reshapes:
            found.append("Its shape becomes cone, line or 2x3, your choice.")
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
        if line.is_bigger:
            return f"Its burst number is 1 higher (maximum 5) and it deals +{line.damage} damage."
        more = " and Pierce" if line.is_piercing else f" and Push {line.push}" if line.push else ""
        return f"+{line.damage} damage{more}."

    def later_texts(self) -> list[str]:
        """Return what happens after the action resolves."""
        line = self.line
        found: list[str] = []
        if line.damage_after:
            found.append(f"After it resolves, you take {line.damage_after} damage.")
        if line.heals_after:
            found.append(f"After it resolves, heal {line.heals_after} and draw {line.draws_after} card.")
        if line.actions_after:
            found.append(f"After it resolves, +{line.actions_after} action.")
        if line.returns_card:
            found.append("After it resolves, return that card to your hand.")
        if line.draws_if_assisting:
            found.append(f"If you assist with this, draw {line.draws_if_assisting} card.")
        return found
