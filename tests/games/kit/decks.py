"""Decks of one's own, preconstructed decks, and the option that names them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

import pytest

from clashtable.core.deck import Deck, DeckBox
from clashtable.core.errors import InvalidMessage
from clashtable.core.game import Game
from clashtable.core.luck import luck_from_seed
from clashtable.core.match import Match
from clashtable.core.state import settle
from clashtable.sim.playout import play_randomly
from tests.games.kit.play import pile

Code = tuple[str, str, int | None]


class Decks:
    game: ClassVar[Game]
    box: ClassVar[DeckBox]
    cards: ClassVar[Sequence[Any]]
    """Every card that has a name."""
    seats: ClassVar[int] = 2
    """So many play where that does not matter."""
    rest: ClassVar[str] = "deck"
    """Where the cards are that are in no hand."""
    legal: ClassVar[str]
    """A deck that keeps all rules."""
    size: ClassVar[int]
    """So many cards it has."""
    written: ClassVar[str]
    """The same deck, written in many ways."""
    pairs: ClassVar[int]
    """So many preconstructed decks can play against each other, in both orders."""
    impossible: ClassVar[Sequence[tuple[str, str]]]
    """Decks that cannot be played, each with a part of the answer as a regular expression."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "preset" in metafunc.fixturenames:
            metafunc.parametrize("preset", self.box.presets, ids=lambda preset: preset.id)
        elif "card" in metafunc.fixturenames:
            metafunc.parametrize("card", self.cards, ids=lambda card: card.name)
        elif "decks" in metafunc.fixturenames:
            metafunc.parametrize(("decks", "sentence"), self.impossible)

    def codes(self, text: str) -> list[Code]:
        """Return what is wrong with a deck, as code, rule and line."""
        return [(flaw.code, flaw.rule, flaw.line) for flaw in self.box.flaws(text)]

    def changed(self, line: str, by: str) -> str:
        """Return the legal deck with another line; it must be there."""
        assert f"{line}\n" in self.legal
        return self.legal.replace(f"{line}\n", f"{by}\n" if by else "")

    def all_cards(self, match: Match, seat: int) -> list[str]:
        """Return a hand and the rest of its deck together."""
        return sorted([*pile(match, seat, "hand"), *pile(match, seat, self.rest)])

    def pairings(self) -> Iterator[tuple[Deck, Deck]]:
        """Yield every two preconstructed decks that can play against each other, in both orders."""
        for one in self.box.presets:
            for other in self.box.presets:
                if not self.box.equal_sizes or sum(one.cards.values()) == sum(other.cards.values()):
                    yield one, other

    def test_a_deck_that_keeps_all_rules_is_legal(self) -> None:
        assert self.codes(self.legal) == []
        assert len(self.box.cards(self.legal)) == self.size

    def test_a_deck_may_be_written_in_many_ways(self) -> None:
        assert self.box.flaws(self.written) == []
        assert sorted(self.box.cards(self.written)) == sorted(self.box.cards(self.legal))

    def test_every_card_is_known_by_its_name_and_its_id(self, card: Any) -> None:
        for written in (card.name, card.name.upper(), card.id):
            entries, flaws = self.box.read(written)
            assert flaws == []
            assert [entry.card for entry in entries] == [card.id]

    def test_each_preconstructed_deck_is_legal_and_described(self, preset: Deck) -> None:
        names = {card.id: card.name for card in self.cards}
        text = "\n".join(f"{copies} {names[card]}" for card, copies in preset.cards.items())
        assert self.codes(text) == []
        assert sorted(self.box.cards(preset.name)) == sorted(self.box.cards(preset.id)) == sorted(self.box.cards(text))
        assert preset.theme
        assert preset.strategy

    def test_every_preconstructed_deck_plays_against_every_other(self) -> None:
        assert len(list(self.pairings())) == self.pairs
        luck = luck_from_seed(5)
        for first, second in self.pairings():
            options = self.game.check_options(2, {"decks": f"{first.id} | {second.id}"})
            state = self.game.deal(2, luck_from_seed(luck.word()), options)
            settle(state)
            play_randomly(state, luck, self.game.longest(2, options))
            assert state.outcome is not None, f"{first.id} against {second.id} does not end"

    def test_one_deck_serves_all(self) -> None:
        preset = self.box.presets[-1].id
        match = self.game.start(self.seats, 0, {"decks": preset})
        wanted = sorted(self.box.cards(preset))
        assert [self.all_cards(match, seat) for seat in range(self.seats)] == [wanted] * self.seats

    def test_each_seat_may_have_its_own(self) -> None:
        preset = next(deck for deck in self.box.presets if sum(deck.cards.values()) == self.size)
        match = self.game.start(2, 0, {"decks": f"{preset.name} | {self.legal}"})
        assert self.all_cards(match, 0) == sorted(self.box.cards(preset.id))
        assert self.all_cards(match, 1) == sorted(self.box.cards(self.legal))

    def test_random_decks_are_drawn_for_each_seat(self) -> None:
        presets = [sorted(self.box.cards(found.id)) for found in self.box.presets]
        drawn, different = set(), 0
        for seed in range(30):
            match = self.game.start(2, seed, {"decks": "random"})
            first, second = (presets.index(self.all_cards(match, seat)) for seat in (0, 1))
            drawn |= {first, second}
            different += first != second
            assert not self.box.equal_sizes or len(presets[first]) == len(presets[second])
        assert len(drawn) > 5
        assert different > 10

    def test_all_who_mirror_play_the_same_deck(self) -> None:
        found = set()
        for seed in range(12):
            match = self.game.start(self.seats, seed, {"decks": "mirror"})
            decks = {tuple(self.all_cards(match, seat)) for seat in range(self.seats)}
            assert len(decks) == 1
            found |= decks
        assert len(found) > 3

    def test_impossible_decks_are_refused(self, decks: str, sentence: str) -> None:
        with pytest.raises(InvalidMessage, match=sentence):
            self.game.start(self.seats, 0, {"decks": decks})

    def test_decks_are_a_text(self) -> None:
        with pytest.raises(InvalidMessage, match="it is a text"):
            self.game.start(2, 0, {"decks": 3})
