"""What can happen in Clash of Corgis, who sees it, and its sentence in the log."""

from functools import partial
from typing import TypeAlias

import msgspec

from clashtable.core.events import Callout, Event, tag
from clashtable.core.text import Voice, capitalized, counted, listed
from clashtable.games.corgis.model.card import NAMES, long_name
from clashtable.games.corgis.vocabulary import KIND_NAMES, SUIT_NAMES, SUITS


def spoken(card: str) -> str:
    """Return a card's name in words from its notation."""
    return long_name(NAMES.index(card))


def suits_spoken(suits: str, last: str = "or") -> str:
    """Return suits in words from their letters."""
    return listed([SUIT_NAMES[SUITS.index(letter)] for letter in suits], last)


def says(effect: str, text: str, title: str = "") -> Callout:
    """Return the call-out of an effect, beside the dog of that class."""
    return Callout(title or effect, text, effect)


RANK_WORDS = {"A": "an Ace", "8": "an 8"}


class CorgiEvent(Event, frozen=True, tag=partial(tag, "corgis")):
    """The base of the events below."""


class Dealt(CorgiEvent, frozen=True):
    """A game was set up (C-2)."""

    game: int
    leader: int
    hands: tuple[tuple[str, ...] | None, ...]
    """Each seat's twelve cards; None where they are hidden."""

    def seen_by(self, seat: int | None) -> "Dealt":
        hands = tuple(hand if seat == owner else None for owner, hand in enumerate(self.hands))
        return msgspec.structs.replace(self, hands=hands)

    def sentence(self, voice: Voice) -> str:
        return (
            f"Game {self.game}. Everybody gets twelve cards; {voice.does(self.leader, 'lead').replace('You', 'you')}."
        )


class Played(CorgiEvent, frozen=True):
    """A combo was laid (C-7.4, step 1)."""

    seat: int
    cards: tuple[str, ...]
    rank: str
    """``1`` to ``9``, ``A``, or ``0`` for a Wild that was led."""
    effect: str
    suits: str
    led: bool
    encore: bool
    """Whether it is a Bard's second play."""

    def sentence(self, voice: Voice) -> str:
        verb = "lead" if self.led else "add" if self.encore else "play"
        kind = KIND_NAMES[len(self.cards)]
        if self.cards[0].startswith("*"):
            wilds = "a Wild" if len(self.cards) == 1 else counted(len(self.cards), "Wild")
            story = f"{voice.does(self.seat, verb)} {wilds}"
            copied = (
                "nothing at all"
                if self.rank == "0"
                else f"{RANK_WORDS.get(self.rank, f'a {self.rank}')} ({self.effect})"
            )
            return f"{story}, which {'counts' if len(self.cards) == 1 else 'count'} as {copied}."
        names = listed([spoken(card) for card in self.cards])
        prefix = "" if len(self.cards) == 1 else f"a {kind}: "
        return f"{voice.does(self.seat, verb)} {prefix}{names}."

    def callout(self, voice: Voice) -> Callout | None:
        if self.cards[0].startswith("*") and self.rank != "0":
            return says("Illusionist", f"It counts as {self.rank}, {self.effect}")
        if self.effect == "Berserker":
            return says("Berserker", "Whoever passes turns up a card", "Berserker!")
        return says("Bard", f"{voice.does(self.seat, 'play')} once more") if self.encore else None


class Passed(CorgiEvent, frozen=True):
    """A player did not beat the leading combo (C-5.5)."""

    seat: int

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'pass')}."


class Unused(CorgiEvent, frozen=True):
    """An effect could not happen, or its player left it unused, as far as that is public (C-11.4, C-11.5)."""

    seat: int
    effect: str
    declined: bool
    suitless: bool = False
    """Whether it is an effect about suits, copied by a Wild that has none (C-9.3)."""

    def sentence(self, voice: Voice) -> str:
        if self.declined:
            return f"{voice.does(self.seat, 'leave')} the {self.effect}'s effect unused."
        if self.suitless:
            return f"The {self.effect} does nothing: this Wild has no suit."
        reasons = {
            "Oracle": "there is no card to look at",
            "Healer": "there is no card to draw",
            "Fighter": "there is no hidden card to expose",
            "Archer": "there is no hidden card to hit",
            "Mage": f"{voice.does(self.seat, 'have', 'has').replace('You', 'you')} no card of those suits",
        }
        return f"The {self.effect} does nothing: {reasons[self.effect]}."

    def callout(self, voice: Voice) -> Callout:
        return says(self.effect, f"{voice.does(self.seat, 'leave')} it unused" if self.declined else "Nothing happens")


class Looked(CorgiEvent, frozen=True):
    """An Oracle looked at the top card (C-8.1)."""

    seat: int
    card: str | None
    """None where it is hidden."""
    matched: bool
    suits: str

    def seen_by(self, seat: int | None) -> "Looked":
        return self if self.matched or seat == self.seat else msgspec.structs.replace(self, card=None)

    def sentence(self, voice: Voice) -> str:
        if self.matched and self.card is not None:
            return f"The Oracle sees {spoken(self.card)}: a match! {voice.does(self.seat, 'win')} the round."
        seen = "" if self.card is None else f" and sees {spoken(self.card)}"
        return f"The Oracle looks at the deck{seen}: not {suits_spoken(self.suits)}."

    def callout(self, voice: Voice) -> Callout:
        if self.matched:
            return says("Oracle", f"{voice.does(self.seat, 'win')} the round", "Oracle: a match!")
        return says("Oracle", f"The top card is not {suits_spoken(self.suits)}")


class Drew(CorgiEvent, frozen=True):
    """A Healer drew a card (C-8.3)."""

    seat: int
    card: str | None

    def seen_by(self, seat: int | None) -> "Drew":
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)

    def sentence(self, voice: Voice) -> str:
        return f"The Healer: {voice.name(self.seat)} draw{'' if self.seat == voice.viewer else 's'} {self._what()}."

    def _what(self) -> str:
        return "a card" if self.card is None else spoken(self.card)

    def callout(self, voice: Voice) -> Callout:
        returns = "return" if self.seat == voice.viewer else "returns"
        return says("Healer", f"{voice.does(self.seat, 'draw')} a card and {returns} one")


class Returned(CorgiEvent, frozen=True):
    """A Healer's player put a card under the deck (C-8.3)."""

    seat: int
    card: str | None
    exposed: bool
    """Whether it was an exposed card, which everybody sees."""

    def seen_by(self, seat: int | None) -> "Returned":
        return self if self.exposed or seat == self.seat else msgspec.structs.replace(self, card=None)

    def sentence(self, voice: Voice) -> str:
        what = "a card" if self.card is None else spoken(self.card)
        return f"{voice.does(self.seat, 'return')} {what} to the bottom of the deck."


class Declared(CorgiEvent, frozen=True):
    """A Monk's player declared high or low (C-8.4)."""

    seat: int
    low: bool

    def sentence(self, voice: Voice) -> str:
        way = "low: the next combo must be lower" if self.low else "high"
        return f"The Monk: {voice.name(self.seat)} declare{'' if self.seat == voice.viewer else 's'} {way}."

    def callout(self, voice: Voice) -> Callout:
        if self.low:
            return says("Monk", "The next combo must be lower", "Monk: low!")
        return says("Monk", "High, as usual")


class Aimed(CorgiEvent, frozen=True):
    """An effect was aimed at somebody (C-7.5)."""

    seat: int
    target: int
    effect: str

    def sentence(self, voice: Voice) -> str:
        return f"The {self.effect} aims at {voice.name(self.target)}."

    def callout(self, voice: Voice) -> Callout:
        return says(self.effect, f"aims at {voice.name(self.target)}")


class Cancelled(CorgiEvent, frozen=True):
    """A Samurai cancelled an effect (C-8.10)."""

    seat: int
    card: str
    effect: str

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'show')} {spoken(self.card)}: the Samurai cancels the {self.effect}!"

    def callout(self, voice: Voice) -> Callout:
        return says("Samurai", f"{voice.does(self.seat, 'show')} an Ace: the {self.effect} is cancelled", "Samurai!")


class Exposed(CorgiEvent, frozen=True):
    """A hidden card was turned up (C-3.2)."""

    seat: int
    card: str
    locked: bool
    why: str

    def sentence(self, voice: Voice) -> str:
        lock = " It cannot be played in this round." if self.locked else ""
        turn = "turn" if self.seat == voice.viewer else "turns"
        return f"The {self.why}: {voice.name(self.seat)} {turn} up {spoken(self.card)}.{lock}"

    def callout(self, voice: Voice) -> Callout | None:
        if self.why == "Samurai":  # the Ace was called out when it was shown
            return None
        lock = ", locked for this round" if self.locked else ""
        return says(self.why, f"{capitalized(voice.owns(self.seat, spoken(self.card)))} is turned up{lock}")


class Discarded(CorgiEvent, frozen=True):
    """A Mage's player discarded a card (C-8.6)."""

    seat: int
    card: str

    def sentence(self, voice: Voice) -> str:
        return (
            f"The Mage: {voice.name(self.seat)} discard{'' if self.seat == voice.viewer else 's'} {spoken(self.card)}."
        )

    def callout(self, voice: Voice) -> Callout:
        return says("Mage", f"{voice.does(self.seat, 'discard')} {spoken(self.card)}")


class Skipped(CorgiEvent, frozen=True):
    """An Assassin took a turn away (C-8.9)."""

    seat: int

    def sentence(self, voice: Voice) -> str:
        return f"The Assassin strikes: {voice.does(self.seat, 'lose').replace('You', 'you')} the turn."

    def callout(self, voice: Voice) -> Callout:
        return says("Assassin", f"{voice.does(self.seat, 'lose')} the turn")


class RoundEnded(CorgiEvent, frozen=True):
    """The pile went to the discard pile (C-5.7)."""

    leader: int

    def sentence(self, voice: Voice) -> str:
        return f"The round is over; {voice.does(self.leader, 'lead').replace('You', 'you')} the next one."

    def callout(self, voice: Voice) -> Callout:
        return Callout("The round is over", f"{voice.does(self.leader, 'lead')} the next one")


class GameEnded(CorgiEvent, frozen=True):
    """Somebody has no card left (C-6); the hands are open now."""

    winner: int
    wins: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]

    def sentence(self, voice: Voice) -> str:
        wins = "win" if self.winner == voice.viewer else "wins"
        return f"{voice.does(self.winner, 'have', 'has')} no card left and {wins} the game!"


class MatchEnded(CorgiEvent, frozen=True):
    """The match was decided (C-12.4)."""

    winner: int
    wins: tuple[int, ...]

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.winner, 'win')} the match with {counted(self.wins[self.winner], 'game')}."


AnyCorgiEvent: TypeAlias = (
    Dealt | Played | Passed | Unused | Looked | Drew | Returned | Declared | Aimed | Cancelled | Exposed
    | Discarded | Skipped | RoundEnded | GameEnded | MatchEnded
)  # fmt: skip
