"""What a name looks like to a person: characters that cannot be seen, and letters that can be taken for others.

The tables are Unicode's own (confusables and scripts), from the package confusable-homoglyphs.
"""

import unicodedata
from functools import cache
from typing import Final

from confusable_homoglyphs.categories import unique_aliases
from confusable_homoglyphs.confusables import is_confusable

UNSEEN: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
"""Letters, marks and signs that are drawn as nothing; what else cannot be seen has a category of its own."""
TOGETHER: Final = (
    frozenset({"HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"HAN", "HANGUL"}),
    frozenset({"HAN", "BOPOMOFO"}),
)
"""Scripts that one language writes side by side."""
SMALL_CAPITAL: Final = "LATIN LETTER SMALL CAPITAL "
MOST_MARKS: Final = 2
"""How many marks one letter can carry in any language that people write names in."""


def is_unseen(character: str) -> bool:
    """Tell whether *character* cannot be seen; a space can, between others."""
    return character in UNSEEN or unicodedata.category(character)[0] == "C"


def is_overgrown(name: str) -> bool:
    """Tell whether marks in *name* belong to no letter, or are piled up on one."""
    marks = MOST_MARKS
    for character in name:
        marks = marks + 1 if unicodedata.category(character)[0] == "M" else 0
        if marks > MOST_MARKS:
            return True
    return False


def is_of_one_script(name: str) -> bool:
    """Tell whether *name* is written in one script, or in scripts that belong together."""
    scripts = unique_aliases(name) - {"COMMON", "INHERITED"}
    return len(scripts) <= 1 or any(scripts <= known for known in TOGETHER)


def looks_like(name: str, word: str) -> bool:
    """Tell whether *name* can be taken for *word*, which is in lower case, or for something that begins with it."""
    bare = [sign for sign in unicodedata.normalize("NFKD", name) if unicodedata.category(sign)[0] != "M"]
    read = [letters(sign) for sign in bare]
    first, after = read[: len(word)], read[len(word) : len(word) + 1]
    begins = len(first) == len(word) and all(letter in found for letter, found in zip(word, first, strict=True))
    return begins and all(" " in found for found in after)


def letters(character: str) -> set[str]:
    """Return everything in lower-case Latin that *character* can be taken for."""
    alike = {character, character.lower()}
    for form in (character, character.lower()):
        for found in is_confusable(form, greedy=True) or []:
            alike.update(glyph["c"] for glyph in found["homoglyphs"])
    return {plain(glyph) for glyph in alike}


def are_alike(one: str, other: str) -> bool:
    """Tell whether two names can be taken for each other, character by character, as they are written."""
    pairs = zip(unicodedata.normalize("NFKC", one), unicodedata.normalize("NFKC", other), strict=False)
    return len(one) == len(other) and all(
        first.casefold() == last.casefold() or drawn(first) & drawn(last) for first, last in pairs
    )


@cache
def drawn(character: str) -> frozenset[str]:
    """Return everything that is drawn like *character*."""
    found = is_confusable(character, greedy=True) or []
    return frozenset({character, *(glyph["c"] for alike in found for glyph in alike["homoglyphs"])})


def plain(glyph: str) -> str:
    """Return *glyph* in lower case, a small capital as the letter that it is."""
    name = unicodedata.name(glyph, "") if len(glyph) == 1 else ""
    return (name.removeprefix(SMALL_CAPITAL) if name.startswith(SMALL_CAPITAL) else glyph).lower()
