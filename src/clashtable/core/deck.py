"""Decks of the games that have them: a plain text such as ``2 Jump Cut``, and what is wrong with one, line by line."""

from __future__ import annotations

import difflib
import re
import string
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from clashtable.core.errors import InvalidMessage
from clashtable.core.luck import Luck
from clashtable.core.text import counted

RANDOM: Final = "random"
"""A preconstructed deck that chance chooses."""
MIRROR: Final = "mirror"
"""One that chance chooses for all who mirror."""
WILD: Final = "wild"
"""A legal deck of any cards, which chance puts together."""
LEFT_TO_CHANCE: Final = (RANDOM, MIRROR, WILD)


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A preconstructed deck."""

    id: str
    name: str
    theme: str
    strategy: str
    cards: dict[str, int]
    """How many copies of each card, by its id."""
    bundle: str | None = None
    """What box it comes in, where several belong together."""


class Flaw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that makes a deck illegal."""

    code: str
    rule: str
    sentence: str
    line: int | None = None
    """The line of the text it is about, from 1; None for the deck as a whole."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a deck that names a card."""

    card: str
    copies: int
    line: int


LINE = re.compile(r"(?:(\d{1,6})\s*x?\s+)?(.+)")


class DeckBox(ABC):
    """What a game says about decks: those it comes with, and what a legal one is."""

    presets: Sequence[Deck]
    rule: str
    """The part of the rules that is about decks."""
    unknown: tuple[str, str]
    """The code and the rule of a card that does not exist."""

    @property
    @abstractmethod
    def names(self) -> Mapping[str, str]:
        """The id of every card by its name, and by its id, in lower case."""

    @abstractmethod
    def invent(self, luck: Luck) -> list[str]:
        """Return a legal deck of any cards."""

    @abstractmethod
    def broken_rules(self, entries: Sequence[Entry]) -> list[Flaw]:
        """Return which rules of the game the cards of *entries* break."""

    def preset(self, name: str) -> Deck | None:
        """Return the preconstructed deck with that id or name."""
        for deck in self.presets:
            if name.strip().lower() in (deck.id, deck.name.lower()):
                return deck
        return None

    def read(self, text: str) -> tuple[list[Entry], list[Flaw]]:
        """Return the cards that *text* names, and the lines that name none.

        A line is a number and a name; lines end with a line break or a semicolon, and ``#`` begins a remark.
        """
        entries: list[Entry] = []
        flaws: list[Flaw] = []
        for number, line in enumerate(re.split(r"[\n;]", text), 1):
            words = line.partition("#")[0].strip()
            found = LINE.fullmatch(words)
            if found is None:
                continue
            card = self.names.get(found[2].strip().lower())
            if card is None:
                flaws.append(self.unknown_card(found[2].strip(), number))
            else:
                entries.append(Entry(card, int(found[1] or 1), number))
        return entries, flaws

    def unknown_card(self, name: str, line: int) -> Flaw:
        """Return the flaw of a line that names no card, with what may have been meant."""
        near = difflib.get_close_matches(
            name.lower(), [known for known in self.names if " " in known or "-" not in known], 1
        )
        hint = f" Did you mean {string.capwords(near[0])}?" if near else ""
        return Flaw(self.unknown[0], self.unknown[1], f"There is no card {name[:60]!r}.{hint}", line)

    def flaws(self, text: str) -> list[Flaw]:
        """Return everything that is wrong with a deck, by line and then as a whole; nothing for a legal one."""
        if self.preset(text) is not None:
            return []
        entries, flaws = self.read(text)
        return sorted([*flaws, *self.broken_rules(entries)], key=lambda flaw: (flaw.line is None, flaw.line))

    def cards(self, text: str) -> list[str]:
        """Return the cards of a legal deck; InvalidMessage names all that is wrong with another."""
        preset = self.preset(text)
        if preset is not None:
            return [card for card, copies in preset.cards.items() for _copy in range(copies)]
        flaws = self.flaws(text)
        if flaws:
            raise InvalidMessage("This deck is not legal: " + " ".join(flaw_text(flaw) for flaw in flaws))
        return [entry.card for entry in self.read(text)[0] for _copy in range(entry.copies)]

    # --- the option of a match: one deck for all, or one a seat, separated by bars

    def texts(self, value: str, seats: int) -> list[str]:
        """Return what the option says for each seat."""
        parts = [part.strip() for part in value.split("|")]
        if len(parts) == 1:
            return parts * seats
        if len(parts) != seats:
            raise InvalidMessage(f"The option decks names {len(parts)} decks, but {seats} play ({self.rule}).")
        return parts

    def check(self, value: str, seats: int) -> None:
        """Refuse decks that are not legal, each with all that is wrong with it."""
        for seat, text in enumerate(self.texts(value, seats)):
            if text not in LEFT_TO_CHANCE:
                try:
                    self.cards(text)
                except InvalidMessage as error:
                    raise InvalidMessage(f"The option decks, seat {seat}: {error}") from None

    def deal(self, value: str, seats: int, luck: Luck) -> list[list[str]]:
        """Return the cards of each seat's deck; what is left to chance is drawn, or read from the record."""
        texts = self.texts(value, seats)
        open_seats = [seat for seat in range(seats) if texts[seat] in LEFT_TO_CHANCE]
        decks = [[] if seat in open_seats else self.cards(texts[seat]) for seat in range(seats)]
        if open_seats:
            drawn = self.drawn([texts[seat] for seat in open_seats], luck)
            for seat, deck in zip(open_seats, drawn, strict=True):
                decks[seat] = deck
        return decks

    def drawn(self, kinds: Sequence[str], luck: Luck) -> list[list[str]]:
        """Return a deck for each of *kinds* that are left to chance."""
        scripted = luck.scripted()
        if scripted is None:
            mirrored = self.any_preset(luck)
            names = [
                mirrored if kind == MIRROR else ",".join(self.invent(luck)) if kind == WILD else self.any_preset(luck)
                for kind in kinds
            ]
        else:
            names = scripted.removeprefix("decks ").split()
            if len(names) != len(kinds) or any(self.flaws(name.replace(",", ";")) for name in names):
                raise InvalidMessage(f"The record should name {counted(len(kinds), 'deck')}, not {scripted[:80]!r}.")
        luck.note("decks " + " ".join(names))
        return [self.cards(name.replace(",", ";")) for name in names]

    def any_preset(self, luck: Luck) -> str:
        """Return the id of a preconstructed deck, all equally likely."""
        return self.presets[luck.below(len(self.presets))].id


def flaw_text(flaw: Flaw) -> str:
    """Return a flaw in one line, with its rule and where it is."""
    where = "" if flaw.line is None else f"Line {flaw.line}: "
    return f"{where}{flaw.sentence} ({flaw.rule}, {flaw.code})"
