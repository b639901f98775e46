"""All the English grammar we own: plurals, lists, sentences, and who is called what."""

import re
from collections.abc import Sequence
from typing import Final

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def number(count: int) -> str:
    """Return small numbers as words and others in figures."""
    return NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)


def counted(count: int, noun: str) -> str:
    """Return a noun with a plain plural, and how many.

    >>> counted(1, "card"), counted(2, "card"), counted(12, "card")
    ('one card', 'two cards', '12 cards')
    """
    return f"{number(count)} {noun}" if count == 1 else f"{number(count)} {noun}s"


def figured(count: int, noun: str) -> str:
    """Return ``1 card``, ``2 cards``: the same in figures, as cards print it."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def listed(items: Sequence[str], last: str = "and") -> str:
    """Return a list as it stands in a sentence.

    >>> listed(["Ann", "Bea", "Cleo"]), listed(["a", "b"], "or")
    ('Ann, Bea and Cleo', 'a or b')
    """
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


def listed_with_comma(items: Sequence[str], last: str = "and") -> str:
    """Return ``a, b, or c``: a list in a card's text, where a comma keeps three things apart."""
    return listed(items, last) if len(items) < 3 else f"{', '.join(items[:-1])}, {last} {items[-1]}"


def with_article(noun: str) -> str:
    """Return ``a Monk``, ``an Archer``."""
    is_open = noun[:1].lower() in "aeiou" and not noun.lower().startswith("uni")
    return f"{'an' if is_open else 'a'} {noun}"


def capitalized(fragment: str) -> str:
    """Return *fragment* with a capital at its beginning, as the start of a sentence."""
    return fragment[:1].upper() + fragment[1:]


def sentence(fragment: str) -> str:
    """Return *fragment* as a sentence of its own."""
    text = capitalized(fragment)
    return text if text.endswith((".", "!", "?")) else f"{text}."


class Voice:
    """How a story is told: the players' names, and who is listening."""

    def __init__(self, names: Sequence[str], viewer: int | None = None) -> None:
        self.names = names
        self.viewer = viewer

    def name(self, seat: int) -> str:
        """Return *seat* as it stands inside a sentence."""
        return "you" if seat == self.viewer else self.names[seat]

    def does(self, seat: int, verb: str, third_person: str | None = None) -> str:
        """Return ``You pass`` or ``Hazel passes``; *third_person* is for irregular verbs."""
        if seat == self.viewer:
            return f"You {verb}"
        return f"{self.names[seat]} {third_person or with_s(verb)}"

    def told(self, text: str) -> str:
        """Return a text with every ``{seat:2}`` in it replaced by who sits there, and ``{seat:2}'s`` by whose it is."""
        return re.sub(r"(\. )?\{seat:(\d+)\}('s)?", self.called, text)

    def called(self, found: re.Match[str]) -> str:
        """Return a player or whose something is, with a capital after a full stop."""
        begins, seat, owns = found[1], int(found[2]), found[3] or ""
        if seat != self.viewer:
            return f"{begins or ''}{self.names[seat]}{owns}"
        word = "your" if owns else "you"
        return word if begins is None else f"{begins}{capitalized(word)}"

    def owns(self, seat: int, noun: str) -> str:
        """Return ``your hand`` or ``Hazel's hand``."""
        return f"your {noun}" if seat == self.viewer else f"{self.names[seat]}'s {noun}"


def whose(name: str, noun: str) -> str:
    """Return ``Hazel's turn``, or ``Your turn`` where whoever reads it is called ``You``."""
    return f"Your {noun}" if name == "You" else f"{name}'s {noun}"


def with_s(verb: str) -> str:
    """Return the third person of a regular *verb*."""
    return f"{verb}es" if verb.endswith(("s", "sh", "ch", "x", "o")) else f"{verb}s"
