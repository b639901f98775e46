"""What can happen in Geek Fight, who sees it, and its sentence in the log."""

from typing import ClassVar, Self, TypeAlias

import msgspec

from clashtable.core.text import Voice, counted, listed, sentence
from clashtable.games.geekfight.wire.arena import (
    Broken,
    BuffEnded,
    CountersPut,
    CountersRemoved,
    Damaged,
    Defeated,
    Deployed,
    Entered,
    GainedCred,
    GeekEvent,
    Healed,
    Modified,
    Refreshed,
    ReturnedToHand,
    Shielded,
    Stolen,
    Unharmed,
)
from clashtable.games.geekfight.wire.names import named, units_spoken
from clashtable.games.geekfight.wire.views import GeekTarget, GeekUnits


class SecretCard(GeekEvent, frozen=True):
    """A card that only its player sees."""

    seat: int
    card: str | None
    """None where it is hidden."""

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class SecretCards(GeekEvent, frozen=True):
    """Cards that only their player sees."""

    seat: int
    cards: tuple[str, ...] | None
    """None where they are hidden."""

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=None)


# --- set-up


class Picked(SecretCards, frozen=True):
    """A player set three Combatants aside (F-6.2)."""

    def sentence(self, voice: Voice) -> str:
        if self.cards is None:
            return f"{voice.does(self.seat, 'set')} three Combatants aside."
        return f"{voice.does(self.seat, 'set')} {listed([named(card) for card in self.cards])} aside."


class Dealt(SecretCards, frozen=True):
    """A player shuffled the deck and drew four cards (F-6.3)."""

    def sentence(self, voice: Voice) -> str:
        drawn = "four cards" if self.cards is None else listed([named(card) for card in self.cards])
        return f"{voice.does(self.seat, 'shuffle')} and draw{'' if self.seat == voice.viewer else 's'} {drawn}."


class Laid(SecretCard, frozen=True):
    """A player laid an opening Combatant face down (F-6.4)."""

    def sentence(self, voice: Voice) -> str:
        what = "a Combatant" if self.card is None else named(self.card)
        return f"{voice.does(self.seat, 'lay')} {what} face down."


class Began(GeekEvent, frozen=True):
    """Who takes the first turn was decided (F-6.5)."""

    seat: int

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'go', 'goes')} first."


# --- turns


class TurnBegan(GeekEvent, frozen=True):
    """A turn began; unspent units vanished (F-7.2)."""

    seat: int
    turn: int

    def sentence(self, voice: Voice) -> str:
        return sentence(f"{voice.owns(self.seat, f'turn {self.turn}')}")


class Tucked(SecretCard, frozen=True):
    """A card was put face down under a deck (F-7.3)."""

    place: str
    """Where it came from: ``hand`` or ``deck``."""

    def sentence(self, voice: Voice) -> str:
        what = "a card" if self.card is None else named(self.card)
        return f"{voice.does(self.seat, 'tuck')} {what} under the deck."


class Drew(SecretCard, frozen=True):
    """A card was drawn."""

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'draw')} {'a card' if self.card is None else named(self.card)}."


class Renewed(GeekEvent, frozen=True):
    """Used Actions and allowances came back (F-7.4)."""

    is_minor: ClassVar[bool] = True
    seat: int

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'have', 'has')} every Action again."


class ActionEnded(GeekEvent, frozen=True):
    """The active player ended the Action Phase (F-7.5)."""

    seat: int

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'end')} the Action Phase."


class Passed(GeekEvent, frozen=True):
    """The holder of Control passed (F-8.4)."""

    is_minor: ClassVar[bool] = True
    seat: int

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'pass')}."


class CleanedUp(GeekEvent, frozen=True):
    """What lasts for a turn ended (F-7.6)."""

    seat: int

    def sentence(self, voice: Voice) -> str:
        return "Clean-up: what was for this turn is over."


# --- the Queue


class Added(GeekEvent, frozen=True):
    """Something went on top of the Queue (F-12.1, step 6; F-8.7)."""

    object: int
    seat: int
    what: str
    """``attack``, ``card``, ``ability``, ``trigger`` or ``snipe``."""
    card: str
    targets: tuple[GeekTarget, ...]

    def sentence(self, voice: Voice) -> str:
        aims = [target_spoken(target, voice) for target in self.targets]
        aimed = f" at {listed(aims)}" if aims else ""
        if self.what == "attack":
            return f"{voice.does(self.seat, 'attack')} {listed(aims)} with {named(self.card)}."
        if self.what == "card":
            return f"{voice.does(self.seat, 'play')} {named(self.card)}{aimed}."
        if self.what == "snipe":
            return f"{voice.does(self.seat, 'snipe')}{aimed} with {named(self.card)}."
        verb = "use" if self.what == "ability" else "trigger"
        if verb == "trigger":
            return f"{named(self.card)}'s Ability goes on the Queue{aimed}."
        return f"{voice.does(self.seat, verb)} {named(self.card)}'s Ability{aimed}."


def target_spoken(target: GeekTarget, voice: Voice) -> str:
    """Return what something is aimed at."""
    return voice.name(target.id) if target.kind == "seat" else named(target.name)


class Resolved(GeekEvent, frozen=True):
    """Something on the Queue resolved (F-8.8)."""

    object: int
    card: str
    what: str

    def sentence(self, voice: Voice) -> str:
        what = {"attack": "'s attack", "card": "", "snipe": "'s snipe"}.get(self.what, "'s Ability")
        return f"{named(self.card)}{what} resolves."


class Fizzled(GeekEvent, frozen=True):
    """Something on the Queue lost its targets and is ignored (F-15.4, F-16.4)."""

    object: int
    card: str
    what: str

    def sentence(self, voice: Voice) -> str:
        if self.what == "attack":
            return f"{named(self.card)}'s attack is ignored."
        return f"{named(self.card)} finds no target any more and fizzles."


class Cancelled(GeekEvent, frozen=True):
    """Something was removed from the Queue (F-15.5)."""

    object: int
    card: str
    what: str

    def sentence(self, voice: Voice) -> str:
        what = "'s attack" if self.what == "attack" else "'s Ability" if self.what != "card" else ""
        return f"{named(self.card)}{what} is cancelled."


class Retargeted(GeekEvent, frozen=True):
    """Something on the Queue got a new target (F-15.6)."""

    object: int
    card: str
    targets: tuple[GeekTarget, ...]

    def sentence(self, voice: Voice) -> str:
        aims = [target_spoken(target, voice) for target in self.targets]
        return f"{named(self.card)} is now aimed at {listed(aims)}."


class Chose(GeekEvent, frozen=True):
    """A player chose one of several things that a text offers."""

    seat: int
    what: str

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'choose')}: {self.what}."


# --- resources


class Paid(GeekEvent, frozen=True):
    """Units left a pool (F-10.6)."""

    seat: int
    units: GeekUnits

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'pay')} {units_spoken(self.units)}."


class Spent(GeekEvent, frozen=True):
    """A Combatant used its Spend Action (F-9.5)."""

    seat: int
    piece: int
    card: str

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)} uses its Spend Action."


class Produced(GeekEvent, frozen=True):
    """Units went into a pool (F-10.2)."""

    seat: int
    units: GeekUnits
    card: str
    """Where they come from."""

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'get')} {units_spoken(self.units)} from {named(self.card)}."


class Forfeited(GeekEvent, frozen=True):
    """A card was forfeited (F-14.5)."""

    seat: int
    piece: int
    card: str
    bartered: bool

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'barter' if self.bartered else 'forfeit')} {named(self.card)}."


class Discarded(GeekEvent, frozen=True):
    """A card went from a hand to the discard pile."""

    seat: int
    card: str
    at_random: bool

    def sentence(self, voice: Voice) -> str:
        chance = " at random" if self.at_random else ""
        return f"{voice.does(self.seat, 'discard')} {named(self.card)}{chance}."


# --- hidden cards that are shown or looked at


class RevealedHand(GeekEvent, frozen=True):
    """A player showed a whole hand."""

    seat: int
    cards: tuple[str, ...]

    def sentence(self, voice: Voice) -> str:
        cards = listed([named(card) for card in self.cards]) or "no cards"
        return f"{voice.does(self.seat, 'reveal')} {cards}."


class Looked(SecretCards, frozen=True):
    """A player looked at the top of the own deck (F-21.3)."""

    amount: int

    def sentence(self, voice: Voice) -> str:
        top = "the top card" if self.amount == 1 else f"the top {counted(self.amount, 'card')}"
        seen = "" if self.cards is None else f": {listed([named(card) for card in self.cards])}"
        return f"{voice.does(self.seat, 'look')} at {top} of the deck{seen}."


class TookFromTop(SecretCard, frozen=True):
    """A player put a looked-at card into the hand."""

    def sentence(self, voice: Voice) -> str:
        what = "one of them" if self.card is None else named(self.card)
        return f"{voice.does(self.seat, 'take')} {what}."


class Found(GeekEvent, frozen=True):
    """A player searched the deck, revealed what was found, and shuffled (F-21.3)."""

    seat: int
    card: str | None
    """None when nothing was found."""

    def sentence(self, voice: Voice) -> str:
        what = "nothing" if self.card is None else named(self.card)
        finds = "find" if self.seat == voice.viewer else "finds"
        return f"{voice.does(self.seat, 'search')} the deck and {finds} {what}."


class Recovered(GeekEvent, frozen=True):
    """A card went from a discard pile to a hand."""

    seat: int
    card: str

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)} returns to {voice.owns(self.seat, 'hand')}."


# --- the end


class Left(GeekEvent, frozen=True):
    """A player lost and left the game (F-20.6)."""

    seat: int
    why: str
    """``no combatant`` or ``conceded``."""

    def sentence(self, voice: Voice) -> str:
        if self.why == "conceded":
            return f"{voice.does(self.seat, 'concede')}."
        are = "are" if self.seat == voice.viewer else "is"
        return f"{voice.does(self.seat, 'have', 'has')} no Combatant to deploy and {are} out."


class MatchEnded(GeekEvent, frozen=True):
    """The match was decided (F-20)."""

    winners: tuple[int, ...]
    cred: tuple[int, ...]
    why: str
    """``cred``, ``last`` or ``closing time``."""

    def sentence(self, voice: Voice) -> str:
        reasons = {"cred": "has the Cred", "last": "is the last one standing", "closing time": "leads at Closing Time"}
        if len(self.winners) > 1:
            return f"Closing Time: {listed([voice.name(seat) for seat in self.winners])} share the win."
        winner = self.winners[0]
        if winner == voice.viewer:
            reasons = {
                "cred": "have the Cred",
                "last": "are the last one standing",
                "closing time": "lead at Closing Time",
            }
        return f"{voice.does(winner, 'win')}: {voice.name(winner)} {reasons[self.why]}."


AnyGeekEvent: TypeAlias = (
    Picked | Dealt | Laid | Began | TurnBegan | Tucked | Drew | Renewed | ActionEnded | Passed | CleanedUp
    | Added | Resolved | Fizzled | Cancelled | Retargeted | Chose | Paid | Spent | Produced | Forfeited | Discarded
    | Deployed | Entered | Stolen | Broken | Unharmed | ReturnedToHand | Defeated | BuffEnded | CountersPut
    | CountersRemoved | Modified | Shielded | Damaged | Healed | Refreshed | GainedCred | RevealedHand | Looked
    | TookFromTop | Found | Recovered | Left | MatchEnded
)  # fmt: skip
