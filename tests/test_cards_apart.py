"""Cards hold their own deeds: no module outside a game's card list knows a card by its id."""

import ast
from pathlib import Path
from typing import Final

import pytest

import clashtable
from clashtable.games.registry import GAMES

PACKAGE: Final = Path(clashtable.__file__).parent
WORDS: Final = {
    ("coco", "P"): "the notation of a pass",
    ("coco", "C"): "the class of invisible characters in Unicode",
    ("coco", "G"): "the letter of a colour in the terminal",
    ("coco", "B"): "the letter of a colour in the terminal",
    ("coco", "R"): "the letter of a colour in the terminal",
    ("panzer", "factory"): "a kind of card (P-1.5) that has a single card, of which any number may be in a deck",
}
"""Card ids that are also ordinary words, and what they mean where they stand."""


def is_card_list(file: Path, game: str) -> bool:
    """Tell whether *file* is the card list of *game*."""
    parts = file.relative_to(PACKAGE).with_suffix("").parts
    return parts[:3] == ("games", game, "cards")


def modules_outside(game: str) -> list[Path]:
    """Return every module that could know a card of *game*: its own, and those that are no game's."""
    found = []
    for file in sorted(PACKAGE.rglob("*.py")):
        parts = file.relative_to(PACKAGE).parts
        is_other_game = parts[0] == "games" and len(parts) > 2 and parts[1] != game
        if not is_other_game and not is_card_list(file, game):
            found.append(file)
    return found


def strings(file: Path) -> set[str]:
    """Return every string that *file* writes down whole."""
    nodes = ast.walk(ast.parse(file.read_text()))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@pytest.mark.parametrize("game", GAMES)
def test_no_card_id_stands_outside_the_card_list(game: str) -> None:
    cards = {face.name for face in GAMES[game].cards()}
    assert len(cards) > 10
    known = [
        f"{file.relative_to(PACKAGE)} knows {card}"
        for file in modules_outside(game)
        for card in sorted(strings(file) & cards)
        if (game, card) not in WORDS
    ]
    assert known == []


def test_every_word_that_is_let_through_is_a_card_and_is_used() -> None:
    for game, word in WORDS:
        assert word in {face.name for face in GAMES[game].cards()}, word
        assert any(word in strings(file) for file in modules_outside(game)), word
