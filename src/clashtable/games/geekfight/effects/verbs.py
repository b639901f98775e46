"""What a Geek Fight card can do: each effect knows its sentence and its deed. Next, read abilities.py."""

from dataclasses import dataclass
from typing import cast

from clashtable.core.effects import Asking, Choice, Choose, Effect, Printed, Use
from clashtable.core.state import Move, State
from clashtable.core.text import listed, number
from clashtable.games.geekfight.changes import arena, hands, steps
from clashtable.games.geekfight.effects.targets import Spec, Who
from clashtable.games.geekfight.model.state import USED_ATTACK, USED_SPEND, Cast, GeekState, Lasting, Piece, find_object
from clashtable.games.geekfight.moves import GeekMove
from clashtable.games.geekfight.vocabulary import COMBATANT, COUNTERS, HEALTH


class GeekEffect(Asking):
    """An effect of this game: it may need targets, a Combatant, and answers."""

    def specs(self) -> list[Spec]:
        """Return the targets to be chosen for it."""
        return []

    def needs_combatant(self) -> bool:
        """Tell whether it speaks of ``your Combatant`` (F-12.5)."""
        return False

    def run(self, state: State, use: Use) -> None:
        self.happen(cast(GeekState, state), cast(Cast, use))

    def happen(self, state: GeekState, use: Cast) -> None:
        """Happen, in this game's own types."""

    def is_possible(self, state: GeekState, use: Cast) -> bool:
        """Tell whether it would do anything."""
        return True

    def moves(self, state: State, use: Use, stage: int) -> list[Move]:
        return self.answers(cast(GeekState, state), cast(Cast, use), stage)

    def answers(self, state: GeekState, use: Cast, stage: int) -> list[Move]:
        """Return every answer there is, in this game's own types."""
        return []

    def answer(self, state: State, use: Use, stage: int, move: Move) -> None:
        self.answered(cast(GeekState, state), cast(Cast, use), stage, cast(GeekMove, move))

    def answered(self, state: GeekState, use: Cast, stage: int, move: GeekMove) -> None:
        """Carry out an answer, in this game's own types."""

    def ask(self, state: GeekState, use: Cast, seat: int, stage: int, *, is_secret: bool) -> None:
        """Ask *seat*, unless nothing is left to choose (F-22.1).

        Where the answers tell of hidden cards, one that is alone is asked for too, if the match is played so.
        """
        if not state.players[seat].is_in:
            return
        answers = self.answers(state, use, stage)
        if len(answers) > 1 or (answers and is_secret and state.options.ask_always):
            state.push(Choice(seat, self, use, stage))
        elif answers:
            self.answered(state, use, stage, cast(GeekMove, answers[0]))


def specs_of(effect: Effect) -> list[Spec]:
    """Return the targets to be chosen for *effect*, in the order of the text; those of ways come with the way."""
    if isinstance(effect, GeekEffect):
        return effect.specs()
    found: list[Spec] = []
    if not isinstance(effect, Choose):
        for part in effect.parts():
            found += specs_of(part)
    return found


def needs_combatant(effect: Effect) -> bool:
    """Tell whether *effect* speaks of ``your Combatant`` outside of an ``if`` (F-12.5)."""
    if isinstance(effect, GeekEffect):
        return effect.needs_combatant()
    if isinstance(effect, Choose):
        return False
    for part in effect.parts():
        if needs_combatant(part):
            return True
    return False


def dealer_of(use: Cast) -> int:
    """Return the Combatant that deals the damage of *use*, 0 when it is another card (F-16.6)."""
    return use.source if use.card.kind == COMBATANT else 0


class Aimed(GeekEffect):
    """An effect on cards in the arena that its text speaks of; subclasses have a field ``who``."""

    def whom(self) -> Who:
        """Return whom it is about."""
        return Who()

    def specs(self) -> list[Spec]:
        return self.whom().specs()

    def needs_combatant(self) -> bool:
        return self.whom().is_your_combatant()

    def is_possible(self, state: GeekState, use: Cast) -> bool:
        return bool(self.whom().pieces(state, use))

    def happen(self, state: GeekState, use: Cast) -> None:
        for piece in self.whom().pieces(state, use):
            self.touch(state, use, piece)

    def touch(self, state: GeekState, use: Cast, piece: Piece) -> None:
        """Happen to *piece*."""


# --- damage, healing, prevention


@dataclass(frozen=True)
class Deal(Aimed):
    """Deal direct damage."""

    amount: int
    who: Who
    by: str = ""
    """What deals it, where the text says so."""

    def whom(self) -> Who:
        return self.who

    def text(self, card: Printed) -> str:
        verb = f"{self.by} deals" if self.by else "deal"
        return f"{verb} {self.amount} damage to {self.who.text(card)}"

    def touch(self, state: GeekState, use: Cast, piece: Piece) -> None:
        steps.deal_damage(state, piece, self.amount, seat=use.seat, dealer=dealer_of(use), combat=False, prevented=0)


@dataclass(frozen=True)
class DealPrintedCost(Aimed):
    """Deal as much damage as the forfeited Item costs."""

    who: Who

    def whom(self) -> Who:
        return self.who

    def text(self, card: Printed) -> str:
        return f"deal damage to {self.who.text(card)} equal to that Item's printed cost"

    def touch(self, state: GeekState, use: Cast, piece: Piece) -> None:
        amount = 0 if use.forfeited is None else use.forfeited.cost
        steps.deal_damage(state, piece, amount, seat=use.seat, dealer=dealer_of(use), combat=False, prevented=0)


@dataclass(frozen=True)
class DealForEach(Aimed):
    """Deal 1 damage for each counter that was on the forfeited card."""

    counter: int
    most: int
    who: Who

    def whom(self) -> Who:
        return self.who

    def text(self, card: Printed) -> str:
        counter = COUNTERS[self.counter]
        return (
            f"it deals 1 damage to {self.who.text(card)} for each {counter} Counter that was on it, "
            f"to a maximum of {self.most}"
        )

    def touch(self, state: GeekState, use: Cast, piece: Piece) -> None:
        amount = min(self.most, use.remembered)
        steps.deal_damage(state, piece, amount, seat=use.seat, dealer=0, combat=False, prevented=0)


@dataclass(frozen=True)
class Heal(Aimed):
    """Remove damage (F-16.8)."""

    amount: int
    who: Who

    def whom(self) -> Who:
        return self.who

    def text(self, card: Printed) -> str:
        return f"heal {self.amount} from {self.who.text(card)}"

    def touch(self, state: GeekState, use: Cast, piece: Piece) -> None:
        steps.heal(state, piece, self.amount)


@dataclass(frozen=True)
class Prevent(Aimed):
    """Prevent damage to a Combatant this turn (F-16.7)."""

    amount: int
    """0 for all damage."""
    who: Who

    def whom(self) -> Who:
        return self.who

    def text(self, card: Printed) -> str:
        what = "all damage" if self.amount == 0 else f"the next {self.amount} damage"
        return f"prevent {what} that would be dealt to {self.who.text(card)} this turn"

    def touch(self, state: GeekState, use: Cast, piece: Piece) -> None:
        steps.shield(state, piece, self.amount)


@dataclass(frozen=True)
class PreventAttack(GeekEffect):
    """Prevent all combat damage of an attack."""

    target: Spec

    def specs(self) -> list[Spec]:
        return [self.target]

    def text(self, card: Printed) -> str:
        return f"prevent all combat damage {self.target.text()} would deal"

    def happen(self, state: GeekState, use: Cast) -> None:
        attack = find_object(state, use.targets[0].number)
        if attack is not None:
            steps.shield_attack(state, attack)


# --- counters and modifiers


@dataclass(frozen=True)
class Put(Aimed):
    """Put counters on cards."""

    counters: tuple[tuple[int, int], ...]
    """Which counters, and how many."""
    who: Who

    def whom(self) -> Who:
        return self.who

    def text(self, card: Printed) -> str:
        what = listed([counters_text(counter, amount) for counter, amount in self.counters])
        return f"put {what} on {self.who.text(card)}"

    def touch(self, state: GeekState, use: Cast, piece: Piece) -> None:
        for counter, amount in self.counters:
            steps.put_counters(state, piece, counter, amount)


def counters_text(counter: int, amount: int) -> str:
    """Return ``2 Frailty Counters``."""
    return f"{amount} {COUNTERS[counter]} Counter{'' if amount == 1 else 's'}"


@dataclass(frozen=True)
class Remove(Aimed):
    """Remove counters from a card."""

    counter: int
    amount: int
    """0 for all."""
    who: Who

    def whom(self) -> Who:
        return self.who

    def text(self, card: Printed) -> str:
        what = counters_text(self.counter, self.amount) if self.amount else f"all {COUNTERS[self.counter]} Counters"
        return f"remove {what} from {self.who.text(card)}"

    def touch(self, state: GeekState, use: Cast, piece: Piece) -> None:
        steps.remove_counters(state, piece, self.counter, self.amount or piece.counters[self.counter])


@dataclass(frozen=True)
class Gets(Aimed):
    """Give a Combatant a modifier for a time."""

    who: Who
    amount: int
    what: int
    """STRENGTH or HEALTH."""
    until_your_turn: bool = False

    def whom(self) -> Who:
        return self.who

    def text(self, card: Printed) -> str:
        lasts = "until your next turn" if self.until_your_turn else "this turn"
        return f"{self.who.text(card)} gets {self.amount:+d} {value_name(self.what)} {lasts}"

    def touch(self, state: GeekState, use: Cast, piece: Piece) -> None:
        lasting = Lasting(self.what, self.amount, use.seat if self.until_your_turn else -1)
        steps.modify(state, piece, lasting, value_name(self.what))


def value_name(what: int) -> str:
    """Return what a value is called."""
    return "health" if what == HEALTH else "strength"


@dataclass(frozen=True)
class Refresh(Aimed):
    """Make a used Action available again (F-9.3)."""

    who: Who
    is_attack: bool

    def whom(self) -> Who:
        return self.who

    def text(self, card: Printed) -> str:
        return f"refresh {self.who.text(card)}'s {'Attack' if self.is_attack else 'Spend'} Action"

    def touch(self, state: GeekState, use: Cast, piece: Piece) -> None:
        steps.refresh(state, piece, USED_ATTACK if self.is_attack else USED_SPEND)


# --- cards that leave the arena or change sides


@dataclass(frozen=True)
class Break(Aimed):
    """Break Items (F-13.9)."""

    who: Who

    def whom(self) -> Who:
        return self.who

    def text(self, card: Printed) -> str:
        return f"break {self.who.text(card)}"

    def touch(self, state: GeekState, use: Cast, piece: Piece) -> None:
        arena.break_item(state, piece)


@dataclass(frozen=True)
class Steal(Aimed):
    """Gain control of an Item (F-13.8)."""

    who: Who

    def whom(self) -> Who:
        return self.who

    def text(self, card: Printed) -> str:
        return f"steal {self.who.text(card)}"

    def touch(self, state: GeekState, use: Cast, piece: Piece) -> None:
        arena.steal(state, use.seat, piece)


@dataclass(frozen=True)
class Defeat(Aimed):
    """Defeat a Combatant at once, without damage (F-23)."""

    who: Who

    def whom(self) -> Who:
        return self.who

    def text(self, card: Printed) -> str:
        return f"defeat {self.who.text(card)}"

    def touch(self, state: GeekState, use: Cast, piece: Piece) -> None:
        piece.hurt_by, piece.hurt_from = -1, 0
        arena.defeat(state, [piece])


@dataclass(frozen=True)
class ReturnToHand(Aimed):
    """Return a Combatant to its owner's hand."""

    who: Who

    def whom(self) -> Who:
        return self.who

    def text(self, card: Printed) -> str:
        return f"return {self.who.text(card)} to your hand"

    def touch(self, state: GeekState, use: Cast, piece: Piece) -> None:
        arena.return_to_hand(state, piece)


# --- the Queue


@dataclass(frozen=True)
class Cancel(GeekEffect):
    """Cancel something on the Queue (F-15.5)."""

    target: Spec

    def specs(self) -> list[Spec]:
        return [self.target]

    def text(self, card: Printed) -> str:
        return f"cancel {self.target.text()}"

    def happen(self, state: GeekState, use: Cast) -> None:
        steps.cancel_object(state, use.targets[0].number)


# --- cards and Cred


@dataclass(frozen=True)
class Draw(GeekEffect):
    """Draw cards."""

    amount: int
    more: bool = False
    you: bool = False
    """Whether the text says who draws, because somebody else chooses."""

    def text(self, card: Printed) -> str:
        verb = "you draw" if self.you else "draw"
        if self.amount == 1 and not self.more:
            return f"{verb} a card"
        return f"{verb} {number(self.amount)} {'more ' if self.more else ''}cards"

    def is_possible(self, state: GeekState, use: Cast) -> bool:
        return bool(state.players[use.seat].deck)

    def happen(self, state: GeekState, use: Cast) -> None:
        for _card in range(self.amount):
            hands.draw_card(state, use.seat)


@dataclass(frozen=True)
class DiscardAtRandom(GeekEffect):
    """Discard a card at random: you, or the target."""

    target: Spec | None = None

    def specs(self) -> list[Spec]:
        return [] if self.target is None else [self.target]

    def text(self, card: Printed) -> str:
        who = "discard" if self.target is None else f"{self.target.text()} discards"
        return f"{who} a card at random"

    def happen(self, state: GeekState, use: Cast) -> None:
        seat = use.seat if self.target is None else use.targets[0].number
        if state.players[seat].hand:
            hands.discard_card(state, seat, hands.random_card(state, seat), at_random=True)


@dataclass(frozen=True)
class Recover(GeekEffect):
    """Return a card from the discard pile to the hand."""

    target: Spec

    def specs(self) -> list[Spec]:
        return [self.target]

    def text(self, card: Printed) -> str:
        return f"return {self.target.text()} to your hand"

    def happen(self, state: GeekState, use: Cast) -> None:
        card = use.targets[0].card
        assert card is not None
        hands.recover_card(state, use.seat, card)


@dataclass(frozen=True)
class GainCred(GeekEffect):
    """Gain Cred."""

    amount: int

    def text(self, card: Printed) -> str:
        return f"gain {self.amount} Cred"

    def happen(self, state: GeekState, use: Cast) -> None:
        steps.gain_cred(state, use.seat, self.amount)


@dataclass(frozen=True)
class DefeaterGainsCred(GeekEffect):
    """Cred for whoever defeated the host."""

    amount: int

    def text(self, card: Printed) -> str:
        return f"the player who defeated it gains {self.amount} Cred"

    def happen(self, state: GeekState, use: Cast) -> None:
        if use.subject >= 0 and state.players[use.subject].is_in:
            steps.gain_cred(state, use.subject, self.amount)
