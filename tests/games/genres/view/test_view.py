"""Views: values with the sums that make them, the stack in words, what everybody sees of pieces and zones."""

import random
import re

import msgspec
import pytest

from clashtable.core.match import Match
from clashtable.core.text import Voice
from clashtable.core.view import ValueSum
from clashtable.games.genres.wire.views import GenresView
from tests.games.genres.board import GENRES, board, events, pawn, piece, play, player, seat, summon, view, zone, zones
from tests.games.kit.play import walk

NAMES = ["Ann", "Bob", "Cat", "Dan"]


def parts(found: ValueSum) -> list[tuple[str, int]]:
    """Return the addends of a value."""
    return [(part.label, part.amount) for part in found.parts]


def story(match: Match, viewer: int | None, *moves: str) -> list[str]:
    """Return what a viewer is told of *moves*."""
    voice = Voice(NAMES, viewer)
    return [event.seen_by(viewer).sentence(voice) for event in events(match, *moves)]


# --- values


def test_values_come_with_their_sums() -> None:
    ann = seat(piece("F6", equipment=["vending-machine-sword", "seven-league-clogs"]))
    match = board(ann, "A1", "K1", events=["gravity-department-on-strike"])
    found = pawn(match, 0)
    assert parts(found.attack) == [("melee", 1), ("Vending Machine Sword", 2)]
    assert found.attack.value == 3
    assert parts(found.movement) == [("pawn", 5), ("Seven-League Clogs", 3), ("Events and others", 1)]


def test_what_a_players_summons_give_is_part_of_the_attack() -> None:
    match = board(
        seat("F6", summons={"annoying-sidekick": "A2"}), seat("K1", summons={"retired-master": "K2"}), "A11"
    )  # fmt: skip
    assert [pawn(match, number).attack.value for number in range(3)] == [0, 2, 1]
    assert summon(match, "annoying-sidekick").attack.value == 2


def test_summons_and_ghosts_have_values_too() -> None:
    bunny = {"furious-bunny": piece("B2", equipment=["jetpack-warranty-void", "cereal-box-ring"])}
    match = board(seat("A1", summons=bunny), "K1", seat("F6", ghost=True))
    found = summon(match, "furious-bunny")
    assert parts(found.attack) == [("printed", 1), ("Furious Bunny", 2), ("Cereal Box Ring", 1)]
    assert (found.most_health, found.movement.value) == (2, 5)
    ghost = pawn(match, 2)
    assert (ghost.movement.value, ghost.health, ghost.most_health, ghost.defense) == (5, 0, 0, 0)


@pytest.mark.parametrize("seed", range(2))
def test_the_parts_of_every_value_add_up(seed: int) -> None:
    rng = random.Random(seed)
    match = GENRES.start(4, seed)
    for count in walk(match, rng):
        if count % 5 == 0:
            for found in view(match, None).table.pieces:
                assert found.movement.value == sum(part.amount for part in found.movement.parts)
                assert found.attack.value == max(0, sum(part.amount for part in found.attack.parts))


def test_rooted_shows_as_no_movement() -> None:
    match = board(seat(piece("F6", rooted=True)), "A1", "K1")
    assert (pawn(match, 0).movement.value, parts(pawn(match, 0).movement)) == (0, [("pawn", 5), ("Rooted", -5)])


# --- the stack


def test_the_stack_tells_areas_and_hits() -> None:
    match = board(seat("F6", hand=["sonic-clap"]), seat("G6", hand=["deflector-bubble"]), "A1", seat("E6", ghost=True))
    play(match, "play sonic-clap")
    (item,) = view(match, None).table.stack
    assert (item.kind, item.card, item.seat, item.actor) == ("card", "sonic-clap", 0, 1)
    assert len(item.area) == 25
    assert [(hit.piece, hit.damage) for hit in item.hits] == [(2, 1), (4, 0)]
    assert item.text == "Hits {seat:1} (1) and {seat:3}'s ghost (frozen)."


@pytest.mark.parametrize(
    ("moves", "text"),
    [
        (["move", "to F8"], "Moves to F8."),
        (["draw"], "Draws a card."),
        (["melee"], "Hits {seat:1} (1)."),
        (["play roller-rink"],
         "Roller Rink is placed. Fast zone: each square of it costs half movement to enter. Permanent."),
        (["play mop-bot"],
         "Mop Bot enters play. Instead of attacking, this may destroy one zone that covers its square."),
        (["play enormous-gun"], "{seat:0} gets Enormous Gun."),
        (["play inner-peace"], "Heal 3. If your hand is empty after you play this, heal 6 instead."),
    ],
)  # fmt: skip
def test_what_is_on_the_stack_is_told_in_words(moves: list[str], text: str) -> None:
    cards = ["roller-rink", "mop-bot", "enormous-gun", "inner-peace"]
    match = board(seat("F6", hand=cards), seat("G6", hand=["rerun"]), "A1", ask_always=True)
    play(match, *moves)
    (item,) = view(match, None).table.stack
    assert item.text == text


def test_a_response_says_what_it_is_aimed_at() -> None:
    match = board(
        seat("C6", hand=["scream-queen"]), seat("E5", hand=["undo-button"]), seat("A1", hand=["counter-intelligence"])
    )
    play(match, "play scream-queen", "respond undo-button")
    top = view(match, None).table.stack[-1]
    assert (top.kind, top.card, top.aim) == ("objection", "undo-button", view(match, None).table.stack[0].id)
    assert top.text == "Cancel it and return it to its player's hand. Against Scream Queen."


# --- everything else


def test_zones_are_told_with_age_and_duration() -> None:
    laid = [zone("force-field", "A1"), zone("haunted-parlor", "H5", wide=4, seat=1)]
    match = board("F6", "F1", "K1", zones=laid)
    found = zones(match)
    assert [(one.card, one.effect, one.value, one.temporary, one.seat) for one in found] == [
        ("force-field", "wall", 0, True, 0), ("haunted-parlor", "damage", 1, False, 1),
    ]  # fmt: skip
    assert (found[1].square, found[1].wide, found[1].high) == ("H5", 4, 3)


def test_players_are_told_with_health_cards_limit_and_death() -> None:
    match = board(seat("F6", hand=["fireball-obviously", "rerun"]), seat(piece("G6", health=1)), "A1")
    assert (player(match, 0).hand, player(match, 0).hand_limit, player(match, 1).died) == (2, 7, None)
    play(match, "play fireball-obviously")
    assert (player(match, 1).is_alive, player(match, 1).health, player(match, 1).died) == (False, -2, 0)


@pytest.mark.parametrize("seed", range(2))
def test_views_survive_the_wire_and_say_nothing_unsayable(seed: int) -> None:
    rng = random.Random(seed)
    match = GENRES.start(5, seed)
    for count in walk(match, rng, 150):
        if count % 10 == 0:
            for viewer in (rng.randrange(5), None):
                found = view(match, viewer)
                assert msgspec.json.decode(msgspec.json.encode(found), type=GenresView) == found


@pytest.mark.parametrize("seed", range(2))
def test_every_event_has_a_sentence_for_everybody(seed: int) -> None:
    rng = random.Random(seed)
    match = GENRES.start(4, seed)
    while not match.is_over:
        for event in match.play(rng.choice(match.legal_moves())):
            for viewer in (0, 3, None):
                told = event.seen_by(viewer).sentence(Voice(NAMES, viewer))
                assert re.match(r"^[A-Z0-9].*[.!?]$", told), told
                assert "{seat:" not in told
                assert "None" not in told


def test_events_speak_to_you() -> None:
    match = board("F6", "G6", "A1")
    own = story(match.fork(), 0, "melee")
    others = story(match.fork(), 2, "melee")
    assert any(line.startswith("You") for line in own)
    assert not any(line.startswith("You ") for line in others)


@pytest.mark.parametrize(
    ("now", "coming"), [(1, None), (13, None), (14, (2, 1)), (15, (1, 1)), (16, (1, 2)), (20, (1, 6))]
)
def test_a_curtain_call_is_announced_two_rounds_before(now: int, coming: tuple[int, int] | None) -> None:
    found = view(board("F6", "A1", "K1", round=now), 0).curtain
    assert (None if found is None else (found.rounds, found.loss)) == coming
