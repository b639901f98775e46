"""The field in a terminal: words for everything that is there."""

import random
import re

from rich.text import Text

from clashtable.core.match import Match
from clashtable.games.panzer.wire.names import named
from tests.games.kit.play import walk
from tests.games.panzer.board import PANZER, board, play, seat, stack, unit, view

NAMES = ["Ann", "Bob"]
SUPPLY = ["factory"] * 8


def drawn(match: Match, viewer: int | None = 0) -> str:
    """Return the field as plain text; the markup must be sound."""
    return Text.from_markup(PANZER.terminal(match.view(viewer), NAMES)).plain


def lines(match: Match, viewer: int | None = 0) -> list[str]:
    return [line.strip() for line in drawn(match, viewer).splitlines()]


def rich_field() -> Match:
    return board(
        seat(
            {"c2": unit("t-34", damage=1, halted=True), "d2": unit("kv-1", fresh=True, suppressed=True)},
            stacks={"a0": 3, "b0": stack(2, "bunker"), "c0": stack(3, "winter-front"), "d0": stack(1, "grenadiers")},
            modifiers={"c2": "trench-line"},
            hand=["kv-1", "factory"],
            junkyard=["bt-7"],
            supply=SUPPLY,
        ),
        seat({"c3": "panther"}, stacks={"a5": 1}, hand=["t-34"], supply=SUPPLY),
        face_down=["a1", "b1", "e4"],
        terrain={"c2": "forest"},
    )


def test_the_heading_says_whose_turn_and_phase_it_is() -> None:
    match = rich_field()
    assert lines(match)[0] == "Main · Ann's turn"
    assert "· Your turn" in PANZER.terminal(match.view(0), ["You", "Bob"])
    assert lines(PANZER.start(2, 0))[0] == "Set-up"


def test_both_players_are_told_with_their_numbers() -> None:
    told = lines(rich_field())
    assert "▸ Ann (South): Supply 8, two cards in hand, Junkyard 1" in told
    assert "Bob (North): Supply 8, one card in hand, Junkyard 0" in told


def test_stacks_are_told_with_what_lies_on_them() -> None:
    told = drawn(rich_field())
    assert "a0: power 3; b0: power 2 with Bunker; c0: power 3 with Winter Front (in play)" in told
    assert "d0: power 1 with South's Grenadiers (1/3 of 3, 2 to move)" in told
    assert "a5: power 1" in told
    assert "no Factories" in drawn(board(seat({"c2": "t-34"}), seat(stacks={"a5": 1})))


def test_spaces_are_told_with_terrain_modifier_unit_and_state() -> None:
    told = lines(rich_field())
    assert "c2 Forest + Trench Line: South's T-34 (2/1 of 2, 3 to move, halted)" in told
    assert "d2 Open Ground: South's KV-1 (2/5 of 5, 1 to move, fresh, suppressed)" in told
    assert "c3 Open Ground: North's Panther (3/5 of 5, 2 to move)" in told, "Winter Front slows it"
    assert "face down: a1 b1" in told
    assert "face down: e4" in told
    assert "face down: none" in told


def test_ones_own_side_is_below() -> None:
    match = rich_field()
    south, north, spectator = (drawn(match, viewer) for viewer in (0, 1, None))
    for text, below in ((south, "Ann"), (north, "Bob"), (spectator, "Ann")):
        above = "Bob" if below == "Ann" else "Ann"
        assert text.index(f"{above} (") < text.index(f"{below} (")
    assert south.index("c3 Open") < south.index("c2 Forest")
    assert north.index("c3 Open") > north.index("c2 Forest")


def test_the_hand_is_told_to_its_owner_alone() -> None:
    match = rich_field()
    assert lines(match, 0)[-1] == "Your hand  Factory, KV-1"
    assert lines(match, 1)[-1] == "Your hand  T-34"
    assert "Your hand" not in drawn(match, None)
    assert lines(board(seat(), seat()))[-1] == "Your hand  no card"


def test_the_chain_is_told_what_resolves_first_on_top() -> None:
    match = board(
        seat({"c2": "t-34"}, stacks={"a0": 2}, hand=["code-breakers"]),
        seat({"c3": "kv-1"}, stacks={"a5": 1}, hand=["pinned-down"]),
    )
    assert "Chain" not in drawn(match)
    play(match, "attack c2", "play pinned-down")
    told = lines(match)
    start = told.index("Chain, the top resolves first:")
    assert told[start + 1].startswith("Bob: ")
    assert told[start + 2].startswith("Ann: ")
    assert "T-34 attacks KV-1 (c3)" in told[start + 2]


def test_names_with_brackets_do_no_harm() -> None:
    text = PANZER.terminal(rich_field().view(0), ["[bold]Ann", "Bob[/bold]"])
    assert "[bold]Ann (South)" in Text.from_markup(text).plain


def test_everything_on_the_table_is_told_in_random_games() -> None:
    rng = random.Random(2)
    match = PANZER.start(2, 2, {"decks": "wild"})
    for count in walk(match, rng):
        if count % 9 == 0:
            viewer = rng.choice([0, 1, None])
            told, table = drawn(match, viewer), view(match, viewer).table
            for found in table.field:
                if found.unit:
                    assert re.search(
                        rf"\b{found.name} .*: (South|North)'s {re.escape(named(found.unit.card))} \(", told
                    )
                if found.modifier:
                    assert named(found.modifier.card) in told
            for facts in table.seats:
                for place in facts.stacks:
                    assert place.card is None or named(place.card) in told
                    assert not place.factories or f"{place.name}: power {place.factories}" in told
