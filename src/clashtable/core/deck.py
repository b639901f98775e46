"""Decks of the games that have them: a plain text such as ``2 Jump Cut``, and what is wrong with one, line by line."""

from __future__ import annotations

import difflib
import re
import string
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import ClassVar, Final, TypeVar

import msgspec

from clashtable.core.effects import Printed
from clashtable.core.errors import InvalidMessage
from clashtable.core.luck import Luck, luck_from_seed
from clashtable.core.text import counted

RANDOM: Final = "random"
"""A preconstructed deck that chance chooses."""
MIRROR: Final = "mirror"
"""One that chance chooses for all who mirror."""
WILD: Final = "wild"
"""A legal deck of any cards, which chance puts together."""
LEFT_TO_CHANCE: Final = (RANDOM, MIRROR, WILD)
INVENTED: Final = 12
"""How many decks are thought of where no preconstructed one fits what was seen."""

Card = TypeVar("Card", bound=Printed)


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
    side: str | None = None
    """Which side it fights for, in a game of sides."""


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
    names: Mapping[str, str]
    """The id of every card by its name, and by its id, in lower case."""
    titles: Mapping[str, str] = {}
    """The printed name of every card by its id, where it is more than the id in capitals."""
    equal_sizes: ClassVar[str] = ""
    """The rule by which all decks of a match have the same number of cards; empty where they need not."""

    def title(self, card: str) -> str:
        """Return the printed name of a card."""
        return self.titles.get(card) or string.capwords(card.replace("-", " "))

    @abstractmethod
    def invent(self, luck: Luck, size: int | None) -> list[str]:
        """Return a legal deck of any cards; *size* is how many, where others already tell."""

    @abstractmethod
    def broken_rules(self, entries: Sequence[Entry]) -> list[Flaw]:
        """Return which rules of the game the cards of *entries* break."""

    def preset(self, name: str) -> Deck | None:
        """Return the preconstructed deck with that id or name."""
        return self.presets_by_name.get(name.strip().lower())

    @cached_property
    def presets_by_name(self) -> dict[str, Deck]:
        """The preconstructed decks by their ids, and by their names in lower case."""
        found: dict[str, Deck] = {}
        for deck in self.presets:
            found.setdefault(deck.id, deck)
            found.setdefault(deck.name.lower(), deck)
        return found

    @cached_property
    def preset_cards(self) -> dict[str, list[str]]:
        """The cards of every preconstructed deck by its id; many matches begin with them."""
        return {deck.id: [card for card, copies in deck.cards.items() for _ in range(copies)] for deck in self.presets}

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
            copies, name = (1, words) if words.lower() in self.names else (int(found[1] or 1), found[2].strip())
            card = self.names.get(name.lower())
            if card is None:
                flaws.append(self.unknown_card(name, number))
            else:
                entries.append(Entry(card, copies, number))
        return entries, flaws

    def unknown_card(self, name: str, line: int) -> Flaw:
        """Return the flaw of a line that names no card, with what may have been meant."""
        near = difflib.get_close_matches(name.lower(), list(self.names), 1)
        hint = f" Did you mean {self.title(self.names[near[0]])}?" if near else ""
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
            return self.preset_cards[preset.id][:]
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
        """Refuse decks that are not legal, each with all that is wrong with it, and decks that do not go together."""
        sizes: list[int] = []
        for seat, text in enumerate(self.texts(value, seats)):
            if text not in LEFT_TO_CHANCE:
                try:
                    sizes.append(len(self.cards(text)))
                except InvalidMessage as error:
                    raise InvalidMessage(f"The option decks, seat {seat}: {error}") from None
        self.check_sizes(sizes)

    def check_sizes(self, sizes: Sequence[int]) -> None:
        """Refuse decks of different sizes, where the rules want equal ones."""
        if self.equal_sizes and len(set(sizes)) > 1:
            told = " and ".join(f"{size}" for size in sizes)
            raise InvalidMessage(f"Both decks must have the same number of cards, not {told} ({self.equal_sizes}).")

    def deal(self, value: str, seats: int, luck: Luck) -> list[list[str]]:
        """Return the cards of each seat's deck; what is left to chance is drawn, or read from the record."""
        texts = self.texts(value, seats)
        open_seats = [seat for seat in range(seats) if texts[seat] in LEFT_TO_CHANCE]
        decks = [[] if seat in open_seats else self.cards(texts[seat]) for seat in range(seats)]
        if open_seats:
            sizes = [len(deck) for deck in decks if deck] if self.equal_sizes else []
            drawn = self.drawn([texts[seat] for seat in open_seats], luck, sizes[0] if sizes else None)
            for seat, deck in zip(open_seats, drawn, strict=True):
                decks[seat] = deck
        return decks

    def drawn(self, kinds: Sequence[str], luck: Luck, size: int | None) -> list[list[str]]:
        """Return a deck for each of *kinds* that are left to chance; *size* is that of the others, if it matters."""
        scripted = luck.scripted()
        if scripted is None:
            mirrored = self.any_preset(luck, size)
            if self.equal_sizes and size is None:
                size = len(self.cards(mirrored.replace(",", ";")))
            names = [mirrored if kind == MIRROR else self.any_deck(kind, luck, size) for kind in kinds]
        else:
            names = scripted.removeprefix("decks ").split()
            if len(names) != len(kinds) or any(self.flaws(name.replace(",", ";")) for name in names):
                raise InvalidMessage(f"The record should name {counted(len(kinds), 'deck')}, not {scripted[:80]!r}.")
            self.check_sizes([*([size] if size else []), *(len(self.cards(name.replace(",", ";"))) for name in names)])
        luck.note("decks " + " ".join(names))
        return [self.cards(name.replace(",", ";")) for name in names]

    def any_deck(self, kind: str, luck: Luck, size: int | None) -> str:
        """Return a deck that chance chooses, or makes up."""
        return ",".join(self.invent(luck, size)) if kind == WILD else self.any_preset(luck, size)

    def any_preset(self, luck: Luck, size: int | None) -> str:
        """Return a preconstructed deck of *size*, all equally likely; where there is none, one that is made up."""
        fitting = [deck for deck in self.presets if size is None or sum(deck.cards.values()) == size]
        return fitting[luck.below(len(fitting))].id if fitting else ",".join(self.invent(luck, size))


def flaw_text(flaw: Flaw) -> str:
    """Return a flaw in one line, with its rule and where it is."""
    where = "" if flaw.line is None else f"Line {flaw.line}: "
    return f"{where}{flaw.sentence} ({flaw.rule}, {flaw.code})"


def possible_rests(
    decks: Sequence[Deck], cards: Mapping[str, Card], seen: Sequence[Card], somewhere: Sequence[Card], hidden: int
) -> list[list[Card]]:
    """Return, for each of *decks* that fits, its *hidden* cards.

    *seen* are those of the deck whose place is known, *somewhere* those that are known to be among the hidden ones.
    """
    used = Counter([card.id for card in seen])
    known = used + Counter([card.id for card in somewhere])
    return [
        [cards[name] for name, copies in deck.cards.items() for _copy in range(copies - used.get(name, 0))]
        for deck in decks
        if sum(deck.cards.values()) == hidden + len(seen)
        and all(deck.cards.get(name, 0) >= copies for name, copies in known.items())
    ]


def invented_rests(
    completed: Callable[[list[Card], int, Luck], list[Card]],
    seen: Sequence[Card],
    somewhere: Sequence[Card],
    hidden: int,
) -> list[list[Card]]:
    """Return the *hidden* cards of some decks that somebody might have built; the same ones for the same cards.

    *completed* gives so many cards as make a legal deck together with those that are known.
    """
    known = [*seen, *somewhere]
    luck = luck_from_seed(sum((place + 1) * (card.index + 1) for place, card in enumerate(known)))
    return [[*somewhere, *completed(known, hidden - len(somewhere), luck)] for _deck in range(INVENTED)]
