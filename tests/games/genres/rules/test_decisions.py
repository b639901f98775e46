"""Decision points, chance and order (G-21, G-23)."""

import random

import pytest

from clashtable.core.match import Match, replay_record
from clashtable.games.genres.view.question import RULES
from tests.games.genres.board import (
    GENRES,
    asked,
    board,
    follow_ups,
    hand,
    health,
    legal,
    piece,
    play,
    player,
    seat,
    table,
    view,
    zone,
)
from tests.games.genres.turns import CALM, active, dealt
from tests.games.kit.play import play_out
from tests.rulebook import covers

ADJACENT = ("F6", "G6", "A1")


def kinds(match: Match, *moves: str) -> list[str]:
    """Return the kinds of the questions that *moves* answer, and of the one after them."""
    found = [asked(match)[1]]
    for move in moves:
        play(match, move)
        found.append("over" if match.is_over else asked(match)[1])
    return found


@covers("G-21.1")
def test_options_come_in_a_fixed_order() -> None:
    """Pieces by the seat of their controller from the active player: pawn, summons by arrival, ghosts."""
    match = board(
        seat("F6", hand=["chain-lightning"]), seat("G6", summons={"mop-bot": "H6", "furious-bunny": "H7"}),
        seat("E6", ghost=True), "F8", turn=0,
    )  # fmt: skip
    assert follow_ups(match, "play chain-lightning") == [
        "target pawn 1", "target mop-bot", "target furious-bunny", "target ghost 2", "target pawn 3",
    ]  # fmt: skip
    match = board("F8", "E6", seat("F6", hand=["chain-lightning"]), seat("G6", ghost=True), turn=2)
    assert follow_ups(match, "play chain-lightning") == ["target ghost 3", "target pawn 0", "target pawn 1"]
    match = board("A1", "K1", seat("F6", hand=["blackmail"]), "K11", turn=2)
    assert follow_ups(match, "play blackmail") == ["player 3", "player 0", "player 1"]


@covers("G-21.1")
def test_discarded_cards_are_offered_from_the_top_down_and_genres_in_order() -> None:
    pile = ["seance", "cherry-healing-potion", "signed-in-red", "mop-bot", "jump-scare", "rain-of-arrows"]
    match = board(seat("F6", hand=["rerun"]), "A1", "K1", discard=pile)
    play(match, "play rerun")
    assert (asked(match), legal(match)) == ((0, "retrieve-genre"), ["genre horror", "genre epic-fantasy"])
    play(match, "genre horror")
    assert (asked(match)[1], legal(match)) == (
        "retrieve-card", ["retrieve jump-scare", "retrieve signed-in-red", "retrieve seance"],
    )  # fmt: skip


@covers("G-21.2")
def test_a_question_with_one_option_is_answered_by_the_game() -> None:
    match = board(seat("F6", hand=["sonic-clap"]), "G6", "A1")
    assert kinds(match, "play sonic-clap") == ["main", "main"]
    match = board("F6", "G6", "A1", actions=0)
    assert active(match) == 1, "nothing but End is left"


@covers("G-21.2")
def test_ask_always_asks_whoever_holds_cards() -> None:
    match = board(seat("F6", hand=["undo-button"]), "G6", "A1", actions=0, ask_always=True)
    assert (asked(match), legal(match)) == ((0, "main"), ["end"])
    question = match.question()
    assert question is not None
    assert question.idle == "end"
    match = board("F6", "G6", "A1", actions=0, ask_always=True)
    assert active(match) == 1, "without cards nothing is hidden"
    match = board("F6", seat("G6", hand=["rerun"]), "A1", ask_always=True)
    play(match, "melee")
    assert (asked(match), legal(match)) == ((1, "respond"), ["pass"])
    play(match, "pass")
    assert asked(match) == (0, "main"), "Cat has no cards and is not asked"


@covers("G-21.2")
def test_every_kind_of_question_has_a_rule() -> None:
    text_kinds = {
        "start-square", "armory", "main", "destination", "combo", "mode", "direction", "plus-center", "target",
        "teleport-square", "choose-player", "choose-piece", "respond", "aim", "zone-shape", "zone-corner",
        "choose-zone", "zone-shift", "summon-square", "next-summon", "summon-menu", "ghost-menu", "hand-card",
        "retrieve-genre", "retrieve-card", "loot", "either-or", "choose-genre", "shape",
    }  # fmt: skip
    assert set(RULES) >= text_kinds
    assert len(text_kinds) == 29


@covers("G-21.3")
def test_with_more_than_60_cards_the_genre_is_asked_first() -> None:
    match = board(seat("F6", hand=CALM[:61]), "A1", "K1", phase="end")
    assert asked(match)[0] == 0
    assert len(legal(match)) <= 10
    assert all(move.startswith("genre ") for move in legal(match))
    play(match, legal(match)[0])
    assert all(move.startswith("pick ") for move in legal(match))
    play(match, legal(match)[0])
    assert player(match, 0).hand == 60
    assert legal(match)[0].startswith("pick "), "60 cards are offered at once"


@covers("G-21.4")
@pytest.mark.parametrize(
    ("moves", "wanted"),
    [
        (["move", "to A6"], ["main", "destination", "main"]),
        (["melee", "done", "target pawn 1"], ["main", "combo", "target", "main"]),
        (["draw", "armory 1"], ["main", "armory", "main"]),
        (["play poison-umbrella", "done", "target pawn 1"], ["main", "combo", "target", "main"]),
        (["play scream-queen", "done", "direction north", "stay"],
         ["main", "combo", "direction", "destination", "main"]),
        (["play grenade-juggling", "done", "center F4"], ["main", "combo", "plus-center", "main"]),
        (["play jetpack-warranty-void", "piece pawn 0"], ["main", "choose-piece", "main"]),
        (["play roller-rink", "layout 3x4", "corner A1"], ["main", "zone-shape", "zone-corner", "main"]),
        (["play mop-bot", "to E6"], ["main", "summon-square", "main"]),
        (["play jump-scare", "piece pawn 1", "to H6"], ["main", "choose-piece", "teleport-square", "main"]),
        (["play scream-queen", "attach giant-pow", "direction north", "stay"],
         ["main", "combo", "direction", "destination", "main"]),
    ],
)  # fmt: skip
def test_sequences(moves: list[str], wanted: list[str]) -> None:
    ann = seat(
        "F6", summons={"furious-bunny": "A2"},
        hand=["poison-umbrella", "scream-queen", "grenade-juggling", "jetpack-warranty-void", "roller-rink", "mop-bot",
              "jump-scare", "giant-pow", "wiretap"],
    )  # fmt: skip
    match = board(ann, "G6", "F5", armories=[[], ["rerun"]])
    assert kinds(match, *moves) == wanted


@covers("G-21.4")
def test_the_sequence_of_a_summons_turn_and_of_a_summon_inside_a_card() -> None:
    ann = seat("A1", hand=["team-up-issue"], summons={"mop-bot": "F6", "medium-sized-dragon": "H8"})
    match = board(ann, "G6", "G7", "F7", zones=[zone("roller-rink", "E5"), zone("haunted-parlor", "A8")])
    found = kinds(
        match, "play team-up-issue", "next mop-bot", "target pawn 1", "next medium-sized-dragon", "direction west"
    )
    assert found == ["main", "next-summon", "target", "next-summon", "direction", "main"]
    found = kinds(match, "end", "next mop-bot", "special", "move", "to E6")
    assert found[:4] == ["main", "next-summon", "summon-menu", "summon-menu"]


@covers("G-21.4", "G-11.5")
def test_the_sequence_of_a_response() -> None:
    match = board(
        seat("C6", hand=["scream-queen"]), seat("E5", hand=["undo-button"]), seat("A1", hand=["wrong-cue-card"]),
        chance=["coin heads"],
    )  # fmt: skip
    found = kinds(match, "play scream-queen", "respond undo-button", "respond wrong-cue-card")
    assert found == ["main", "respond", "respond", "aim"]
    assert asked(match) == (2, "aim")


@covers("G-21.5")
def test_choices_owed_at_the_same_time_are_asked_in_turn_order_and_carried_out_together() -> None:
    match = board(
        seat("F6", hand=["open-mic-night"]), seat("G6", hand=["rerun", "seance"]), seat("F7", hand=["wiretap"]), "E6"
    )
    play(match, "play open-mic-night")
    assert asked(match) == (1, "either-or")
    play(match, "give", "pick seance")
    assert (asked(match), hand(match, 0), player(match, 1).hand) == ((2, "either-or"), [], 2), "not carried out yet"
    play(match, "take damage")
    assert (hand(match, 0), health(match)) == (["seance"], [10, 10, 9, 9]), "Dan had no card, and no choice"


@covers("G-21.5", "G-22")
def test_nobody_sees_anothers_answer_before_giving_their_own() -> None:
    def cats_view(*moves: str) -> list[object]:
        match = board(
            seat("F6", hand=["open-mic-night"]),
            seat("G6", hand=["rerun", "seance"]),
            seat("F7", hand=["wiretap"]),
            "A1",
        )
        play(match, "play open-mic-night")
        found: list[object] = [view(match, 2)]
        for move in moves:
            play(match, move)
            if asked(match)[0] == 2:
                found.append(view(match, 2))
            else:
                assert view(match, 2) == found[0], "while Bob chooses nothing changes"
        return found

    assert cats_view("give", "pick seance") == cats_view("take damage")


# --- chance and order


@covers("G-23.1")
@pytest.mark.parametrize("seed", range(4))
def test_seed_and_answers_reproduce_the_game(seed: int) -> None:
    rng = random.Random(seed)
    match = GENRES.start(3 + seed, seed)
    play_out(match, rng, 250)
    record = match.record()
    for use_chance in (True, False):
        again = replay_record(GENRES, record, use_chance=use_chance)
        wanted = match.snapshot()
        found = again.snapshot()
        assert use_chance or found["luck"] == wanted["luck"]
        assert {**found, "luck": None} == {**wanted, "luck": None}


@covers("G-23.1")
def test_chance_is_noted_in_the_order_in_which_effects_happen() -> None:
    match = dealt(3, CALM[:30])
    play(match, "start A1", "start K1", "start F1")
    noted = match.record().chance
    assert noted[0].startswith("cards: ")
    assert len(noted) == 1, "the option has named the first player"
    coins = board(
        seat("F6", hand=["rubber-chicken-barrage", "lucky-crit"]), "H6", "A1",
        chance=["coin heads", "coin tails", "coin heads"],
    )  # fmt: skip
    play(coins, "play rubber-chicken-barrage", "attach lucky-crit")
    assert health(coins)[1] == 8, "one heads, doubled"


@covers("G-23.2")
def test_players_are_affected_in_turn_order_from_the_active_player() -> None:
    match = board(
        "A1", "K1", "K11", turn=1, phase="action", armories=[["radioactive-drizzle"]],
        chance=["coin tails", "coin heads", "coin heads"],
    )  # fmt: skip
    play(match, "draw")
    assert health(match) == [11, 9, 11], "Bob first, then Cat, then Ann"


@covers("G-23.3")
def test_in_set_up_the_first_player_counts_as_active() -> None:
    draws = CALM[:40]
    draws[3] = "radioactive-drizzle"
    match = dealt(3, draws, "coin tails", "coin heads", "coin heads", first_player="1")
    play(match, "start A1", "start K1", "start F1")
    assert health(match) == [11, 9, 11]
    curtain = board(seat(piece("A1", health=1)), "K1", "K11", "A11", phase="round", round=15)
    assert (table(curtain)["active"], health(curtain)) == (0, [0, 9, 9, 9])
