"""What can happen in Geek Fight: turns and the end of the match here, the rest in modules by subject."""

from typing import ClassVar, TypeAlias

from clashtable.core.events import Callout
from clashtable.core.text import Voice, listed, sentence
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
from clashtable.games.geekfight.wire.hands import (
    Dealt,
    Discarded,
    Drew,
    Found,
    Laid,
    Looked,
    Picked,
    Recovered,
    RevealedHand,
    TookFromTop,
    Tucked,
)
from clashtable.games.geekfight.wire.queue import Added, Cancelled, Chose, Fizzled, Resolved, Retargeted
from clashtable.games.geekfight.wire.resources import Forfeited, Paid, Produced, Spent


class Began(GeekEvent, frozen=True):
    """Who takes the first turn was decided (F-6.5)."""

    seat: int

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'go', 'goes')} first."


class TurnBegan(GeekEvent, frozen=True):
    """A turn began; unspent units vanished (F-7.2)."""

    seat: int
    turn: int

    def sentence(self, voice: Voice) -> str:
        return sentence(f"{voice.owns(self.seat, f'turn {self.turn}')}")


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

    def callout(self, voice: Voice) -> Callout:
        why = "Conceded" if self.why == "conceded" else "No Combatant to deploy"
        return Callout(f"{voice.does(self.seat, 'are', 'is')} out", why)


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
