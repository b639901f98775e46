"""What can happen in Clash of the Genres, who sees it, and its sentence in the log."""

from typing import ClassVar, TypeAlias

from clashtable.core.events import Callout
from clashtable.core.text import Voice, capitalized, counted, listed
from clashtable.games.genres.wire.hands import (
    Dealt,
    Discarded,
    Drew,
    Exchanged,
    HandPassed,
    LookedAtHand,
    LookedAtTops,
    PutOnArmory,
    Reshuffled,
    TookBack,
)
from clashtable.games.genres.wire.names import named
from clashtable.games.genres.wire.pieces import (
    AttackHit,
    AttackMissed,
    ControlTaken,
    Damaged,
    Died,
    Equipped,
    GenresEvent,
    Healed,
    LostHealth,
    Marked,
    Moved,
    Placed,
    Summoned,
    SummonLeft,
    Unequipped,
    Unmarked,
    ZoneGone,
    ZoneMoved,
    ZonePlaced,
    ZoneTriggered,
)


class Began(GenresEvent, frozen=True):
    """Who takes the first turn was decided (G-3.2)."""

    seat: int

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'go', 'goes')} first."


class RoundBegan(GenresEvent, frozen=True):
    """A round began."""

    round: int

    def sentence(self, voice: Voice) -> str:
        return f"Round {self.round}."


class CurtainCall(GenresEvent, frozen=True):
    """Every living player loses health (G-20.5)."""

    round: int
    amount: int

    def sentence(self, voice: Voice) -> str:
        return f"Curtain Call: every living player loses {self.amount}."

    def callout(self, voice: Voice) -> Callout:
        return Callout("Curtain Call", f"Everybody alive loses {self.amount} health", tone="event")


class TurnBegan(GenresEvent, frozen=True):
    """A turn began."""

    seat: int
    how: str
    """``normal``, ``ghost``, ``skipped`` or ``frozen``."""

    def sentence(self, voice: Voice) -> str:
        if self.how == "skipped":
            return f"{voice.does(self.seat, 'skip')} a turn."
        if self.how == "frozen":
            return f"{voice.does(self.seat, 'are', 'is')} frozen and can do nothing."
        whose = voice.owns(self.seat, "ghost's turn" if self.how == "ghost" else "turn")
        return f"{capitalized(whose)}."

    def callout(self, voice: Voice) -> Callout | None:
        return Callout("Skipped", f"{voice.does(self.seat, 'lose')} the turn") if self.how == "skipped" else None


class StepBegan(GenresEvent, frozen=True):
    """A step of a turn began."""

    is_minor: ClassVar[bool] = True
    seat: int
    step: str
    """``start``, ``draw``, ``action``, ``summon`` or ``end``."""

    def sentence(self, voice: Voice) -> str:
        return f"The {self.step} step begins."


class TurnEndsEarly(GenresEvent, frozen=True):
    """The turn ends once what is being resolved is finished (G-4.12)."""

    seat: int

    def sentence(self, voice: Voice) -> str:
        return f"{capitalized(voice.owns(self.seat, 'turn'))} ends early."


class ActionsGained(GenresEvent, frozen=True):
    """A player has more actions this turn."""

    seat: int
    amount: int

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'gain')} {counted(self.amount, 'action')}."


class Declared(GenresEvent, frozen=True):
    """Something was put on the stack."""

    item: int
    seat: int
    what: str
    """The kind of a stack item."""
    card: str | None
    combos: tuple[str, ...]
    actor: int | None
    targets: tuple[int, ...]
    square: str | None
    aim: int | None
    text: str
    """What it will do, in words; a player is written ``{seat:1}``."""

    def sentence(self, voice: Voice) -> str:
        if self.what == "objection":
            return f"{voice.does(self.seat, 'object')}: {named(self.card or '')}!"
        if self.what.endswith("move"):
            return f"{self.does(voice, 'move')} to {self.square}."
        if self.what.endswith(("melee", "attack")):
            return f"{self.does(voice, 'attack')}: {voice.told(self.text[:1].lower() + self.text[1:])}"
        if self.what == "draw":
            return f"{self.does(voice, 'draw')} a card."
        if self.what not in ("card", "assist"):
            return f"{named(self.card or '')}: {voice.told(self.text)}"
        combos = f" with {listed([named(card) for card in self.combos])}" if self.combos else ""
        return f"{voice.does(self.seat, 'play')} {named(self.card or '')}{combos}."

    def does(self, voice: Voice, verb: str) -> str:
        """Return who acts, and how: ``You move``, ``Your ghost moves``, ``Mop Bot moves``."""
        if self.what.startswith("ghost"):
            return f"{capitalized(voice.owns(self.seat, 'ghost'))} {verb}s"
        return voice.does(self.seat, verb) if self.card is None else f"{named(self.card)} {verb}s"

    def callout(self, voice: Voice) -> Callout | None:
        if self.card is None or self.what.startswith("summon-"):
            return None
        cards = " + ".join(named(card) for card in (self.card, *self.combos))
        title = f"{capitalized(voice.name(self.seat))}: {cards}"
        is_objection = self.what == "objection"
        tone, cry = ("objection", "Objection!") if is_objection else ("plain", "")
        return Callout(title, voice.told(self.text), self.card, tone, cry, is_pending=True)


class Announced(Declared, frozen=True):
    """A Move or Draw was put on the stack: what comes of it tells it again."""

    is_minor: ClassVar[bool] = True


class Resolved(GenresEvent, frozen=True):
    """The top of the stack is carried out."""

    is_minor: ClassVar[bool] = True
    item: int
    seat: int
    card: str | None

    def sentence(self, voice: Voice) -> str:
        return "It resolves." if self.card is None else f"{named(self.card)} resolves."


class Fizzled(GenresEvent, frozen=True):
    """Something on the stack does nothing any more."""

    item: int
    seat: int
    card: str | None

    def sentence(self, voice: Voice) -> str:
        return f"{'It' if self.card is None else named(self.card)} does nothing."


class Cancelled(GenresEvent, frozen=True):
    """Something on the stack was cancelled (G-10.3)."""

    item: int
    seat: int
    card: str | None

    def sentence(self, voice: Voice) -> str:
        return f"{'It' if self.card is None else named(self.card)} is cancelled."

    def callout(self, voice: Voice) -> Callout:
        return Callout("Cancelled!", "" if self.card is None else named(self.card), self.card, "blow")


class CoinFlipped(GenresEvent, frozen=True):
    """A coin was flipped."""

    seat: int
    heads: bool

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'flip')} {'heads' if self.heads else 'tails'}."

    def callout(self, voice: Voice) -> Callout:
        return Callout("Heads" if self.heads else "Tails", voice.does(self.seat, "flip"))


class Gagged(GenresEvent, frozen=True):
    """A player can play no Objection! cards for a while."""

    seat: int
    by: int

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'can', 'can')} play no Objection! until {voice.owns(self.by, 'next turn')}."


class EventPlayed(GenresEvent, frozen=True):
    """An Event was drawn and is played."""

    seat: int
    card: str
    text: str

    def sentence(self, voice: Voice) -> str:
        return f"Event! {named(self.card)}: {self.text}"

    def callout(self, voice: Voice) -> Callout:
        return Callout(named(self.card), voice.told(self.text), self.card, "event")


class LastingBegan(GenresEvent, frozen=True):
    """A lasting Event stays for the whole game."""

    card: str
    genre: str | None

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)} stays{'' if self.genre is None else f': {self.genre}'}."


class EventDropped(GenresEvent, frozen=True):
    """An Event that was played in this turn already is discarded without effect (G-2.12)."""

    card: str

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)} was played this turn already."


class MatchEnded(GenresEvent, frozen=True):
    """The match was decided (G-20)."""

    winners: tuple[int, ...]
    places: tuple[int, ...]
    """The place of each seat, 1 for the champion."""
    why: str
    """``champion``, ``photo finish`` or ``curtain call``."""

    def sentence(self, voice: Voice) -> str:
        if len(self.winners) > 1:
            return f"{capitalized(listed([voice.name(seat) for seat in self.winners]))} share the victory."
        return f"{voice.does(self.winners[0], 'are', 'is')} the champion."


AnyGenresEvent: TypeAlias = (
    Began | RoundBegan | CurtainCall | TurnBegan | StepBegan | TurnEndsEarly | ActionsGained | Declared | Announced
    | Resolved | Fizzled | Cancelled | AttackHit | AttackMissed | CoinFlipped | Gagged | EventPlayed | LastingBegan
    | EventDropped | Drew | Dealt | Exchanged | HandPassed | Discarded | LookedAtHand | LookedAtTops | PutOnArmory
    | TookBack | Reshuffled | MatchEnded | Placed | Moved | Damaged | Healed | LostHealth | Marked | Unmarked | Died
    | SummonLeft | Equipped | Unequipped | Summoned | ControlTaken | ZonePlaced | ZoneMoved | ZoneGone | ZoneTriggered
)  # fmt: skip
