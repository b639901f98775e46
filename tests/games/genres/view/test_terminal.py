"""The battlefield in a terminal: words for everything that is there."""

import random
import re

from rich.text import Text

from clashtable.core.match import Match
from clashtable.games.genres.wire.names import named
from tests.games.genres.board import GENRES, board, piece, play, seat, view, zone
from tests.games.kit.play import walk

NAMES = ["Ann", "Bob", "Cat", "Dan"]


def drawn(match: Match, viewer: int | None = 0) -> str:
    """Return the battlefield as plain text; the markup must be sound."""
    return Text.from_markup(GENRES.terminal(match.view(viewer), NAMES[: match.seats])).plain


def lines(match: Match, viewer: int | None = 0) -> list[str]:
    return [line.strip() for line in drawn(match, viewer).splitlines()]


def rich_board() -> Match:
    return board(
        seat(piece("F6", bleed=2, rooted=True, equipment=["jetpack-warranty-void"]), hand=["rerun", "seance"],
             summons={"mop-bot": piece("B2", skip=True)}),
        seat("G6", hand=["undo-button"]), "A1", seat(piece("K11", frozen=True), ghost=True),
        zones=[zone("briar-hedge", "C8"), zone("haunted-parlor", "H1", wide=4, seat=1)],
    )  # fmt: skip


def test_the_heading_says_round_step_and_whose_turn_it_is() -> None:
    assert lines(rich_board())[0] == "Round 1, action · Ann's turn, 2 actions left"
    assert lines(GENRES.start(3, 1))[0] == "Round 0, set-up"


def test_whoever_reads_is_you() -> None:
    match = board(seat("F6", hand=["sonic-clap"]), seat("G6", hand=["deflector-bubble"]), "A1", seat("E6", ghost=True))
    assert "· Your turn, 2 actions left" in GENRES.terminal(match.view(0), ["You", "Bob", "Cat", "Dan"])
    told = GENRES.terminal(play(match, "play sonic-clap").view(3), ["Ann", "Bob", "Cat", "You"])
    assert "E6: Your ghost" in told
    assert "Hits Bob (1) and your ghost (frozen)." in told
    assert "You's" not in told


def test_the_battlefield_shows_pieces_walls_and_center_stage() -> None:
    told = drawn(rich_board()).splitlines()
    assert told[1].split() == list("ABCDEFGHIJK")
    rows = {row.split()[0]: row.split()[1:] for row in told[2:13]}
    assert rows["6"] == [".", ".", ".", ".", ".", "0", "1", ".", ".", ".", "."]
    assert rows["1"][0] == "2"
    assert rows["2"][1] == "s"
    assert rows["11"] == [".", ".", "#", "#", "#", ".", ".", ".", ".", ".", "g"]
    assert "*" in drawn(board("A1", "K1", "K11"))


def test_pieces_are_told_with_their_state() -> None:
    told = lines(rich_board())
    assert any(line.startswith("F6: Ann's pawn (10 health, Rooted, 2 Bleed, Jetpack") for line in told)
    assert "B2: Ann's Mop Bot (2 health, attack 1, movement 3, Skip)" in told
    assert "K11: Dan's ghost, frozen" in told


def test_zones_and_players_are_told() -> None:
    told = lines(rich_board())
    assert "C8 to E11: Briar Hedge (wall, Ann)" in told
    assert "H1 to K3: Haunted Parlor (damage, Bob)" in told
    assert "▸ Ann: 10 health, two cards in hand" in told
    assert "Bob: 10 health, one card in hand" in told
    assert "Dan: dead" in told


def test_the_hand_is_told_to_its_owner_alone() -> None:
    match = rich_board()
    assert lines(match, 0)[-1] == f"Your hand  {named('rerun')}, {named('seance')}"
    assert lines(match, 2)[-1] == "Your hand  no card"
    for viewer in (3, None):
        assert "Your hand" not in drawn(match, viewer)


def test_the_stack_is_told_what_resolves_first_on_top() -> None:
    match = board(
        seat("C6", hand=["scream-queen"]), seat("E5", hand=["undo-button"]), seat("A1", hand=["counter-intelligence"])
    )
    assert "Stack" not in drawn(match)
    play(match, "play scream-queen", "respond undo-button")
    told = lines(match, 2)
    start = told.index("Stack, the top resolves first:")
    assert told[start + 1].startswith("Bob, Undo Button: Cancel it")
    assert told[start + 2].startswith("Ann, Scream Queen: Hits Bob (1)")


def test_in_a_window_nobody_is_marked_but_for_who_is_asked() -> None:
    match = board(seat("C6", hand=["scream-queen"]), seat("E5", hand=["undo-button"]), "A1")
    play(match, "play scream-queen")
    assert "▸" in drawn(match, 1)
    assert "▸" not in drawn(match, 0) + drawn(match, 2) + drawn(match, None)


def test_names_with_brackets_do_no_harm() -> None:
    text = GENRES.terminal(rich_board().view(0), ["[bold]Ann", "Bob[/bold]", "Cat", "Dan"])
    assert "[bold]Ann's pawn" in Text.from_markup(text).plain


def test_everything_on_the_table_is_told_in_random_games() -> None:
    rng = random.Random(2)
    match = GENRES.start(4, 2)
    for count in walk(match, rng):
        if count % 12 == 0:
            viewer = rng.choice([0, 1, 2, 3, None])
            told, table = drawn(match, viewer), view(match, viewer).table
            for found in table.pieces:
                assert re.search(rf"^ +{found.square}: ", told, re.MULTILINE)
            for laid in table.zones:
                assert named(laid.card) in told
