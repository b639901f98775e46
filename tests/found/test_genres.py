"""Faults that were found in Clash of the Genres: each test is named by the number of the item it mends."""

from __future__ import annotations

import ast
from pathlib import Path

from clashtable.core.match import Match
from clashtable.games import registry
from clashtable.games.genres.cards.pool import CARDS
from clashtable.games.genres.view.obstacles import OBSTACLES, PLAIN_REASONS, TARGET_REASONS
from clashtable.games.genres.vocabulary import EVENT
from clashtable.games.genres.wire.events import Declared
from tests.cli.conftest import Run
from tests.games.genres.board import GENRES, armory, board, events, legal, piece, play, seat, view, zone
from tests.games.genres.turns import of_kind
from tests.games.kit.play import question


def labels(match: Match) -> list[str]:
    return [option.label for option in question(match).options]


def crowded() -> Match:
    return board(seat("F6", hand=[card.id for card in CARDS if card.type != EVENT][:90]), "G6", "K1", "A1")


def test_genres_b1_with_more_than_sixty_playable_cards_the_main_question_asks_for_the_genre_first() -> None:
    asked = question(crowded())
    assert asked.kind == "main"
    genres = [option for option in asked.plans if option.move.startswith("genre ")]
    assert [option.move for option in genres] == [move for move in legal(crowded()) if move.startswith("genre ")]
    assert (genres[0].label, genres[0].path) == ("Horror", ("genre:horror",))


def test_genres_b1_once_a_genre_is_chosen_its_cards_are_offered() -> None:
    match = play(crowded(), "genre horror")
    assert "play chainsaw-solo" in legal(match)
    assert any(option.move == "play chainsaw-solo" for option in question(match).plans)


def test_genres_b2_dead_drop_asks_where_to_put_the_card_and_then_where_to_draw() -> None:
    match = board(
        seat("F6", hand=["dead-drop", "rerun", "seance"]), "A1", "K11",
        armories=[["scream-queen"], ["chainsaw-solo"], ["final-girl"], []],
    )  # fmt: skip
    play(match, "play dead-drop", "pick rerun")
    asked = question(match)
    assert asked.prompt == "Dead Drop: Put it on which armory? The two draws come from the others."
    assert (asked.kind, asked.rule) == ("armory", "G-19.8")
    play(match, "armory 2")
    assert armory(match, 2)[:2] == ["rerun", "chainsaw-solo"]
    asked = question(match)
    assert (asked.prompt, asked.rule) == ("Draw from which armory?", "G-19.1")


def mopping() -> Match:
    return board(
        seat("A1", summons={"mop-bot": "F6"}), seat("K1", hand=["rerun"]), "K11", phase="summon",
        zones=[zone("haunted-parlor", "F5", seat=1)], ask_always=True,
    )  # fmt: skip


def test_genres_b3_a_special_action_is_told_as_one() -> None:
    match = mopping()
    (told,) = of_kind(events(match, "special"), Declared)
    words = "Instead of attacking, this may destroy one zone that covers its square. Aimed at Haunted Parlor."
    assert told.text == words
    assert view(match, 1).table.stack[-1].text == words
    assert question(match).prompt == "Mop Bot's special action by {seat:0}. Objection?"


def test_genres_b3_the_cleric_is_told_with_whom_it_heals() -> None:
    match = board(
        seat(piece("F6", health=5), summons={"hired-cleric": "G6"}), seat("K1", hand=["rerun"]), "K11",
        phase="summon", ask_always=True,
    )  # fmt: skip
    play(match, "special")
    told = view(match, 1).table.stack[-1].text
    assert "enters play" not in told
    assert told.endswith("Aimed at {seat:0}.")


def test_genres_b4_damage_by_heads_is_announced_as_a_range() -> None:
    match = board(
        seat("F6", hand=["rubber-chicken-barrage"]), seat("H6", hand=["deflector-bubble"]), "A1", "K11",
        chance=["coin heads", "coin heads"],
    )  # fmt: skip
    play(match, "play rubber-chicken-barrage")
    assert question(match).prompt == "Rubber Chicken Barrage by {seat:0}. Hits {seat:1} (0 to 2). Objection?"
    (hit,) = view(match, 1).table.stack[-1].hits
    assert (hit.damage, hit.most) == (0, 2)


def test_genres_b4_a_lucky_crit_may_double_what_is_announced() -> None:
    match = board(seat("F6", hand=["chainsaw-solo", "lucky-crit"]), seat("G6", hand=["counterpunch"]), "A1", "K11")
    play(match, "play chainsaw-solo", "attach lucky-crit")
    (hit,) = view(match, 1).table.stack[-1].hits
    assert (hit.damage, hit.most) == (1, 2)


def test_genres_b4_without_coins_one_figure_is_announced() -> None:
    match = play(board("F6", seat("G6", hand=["counterpunch"]), "A1"), "melee")
    (hit,) = view(match, 1).table.stack[-1].hits
    assert (hit.damage, hit.most) == (1, None)


def test_genres_b5_an_assist_is_not_offered_as_an_objection() -> None:
    match = board("F6", seat("G6", hand=["giant-pow", "counterpunch"]), "A1", "K11")
    play(match, "melee")
    assert labels(match) == ["No objection", "Assist the attack with Giant POW!", "Object with Counterpunch"]


def why(match: Match, move: str) -> tuple[str, str]:
    """Return the reason of a refusal and its rule."""
    reason = match.why_not(move)
    assert reason is not None
    return reason.text, reason.rule


def test_genres_b6_after_training_montage_attack_cards_are_refused_for_its_sake() -> None:
    match = play(board(seat("F6", hand=["training-montage", "sonic-clap"]), "G6", "A1"), "play training-montage")
    assert why(match, "play sonic-clap") == ("you cannot play attack cards for the rest of this turn.", "G-5.3")


def test_genres_b6_prices_that_cannot_be_paid_are_named() -> None:
    hand = ["haunted-disco-floor", "signed-in-red", "borrowed-tomorrow"]
    match = board(seat(piece("E6", health=2, immune=True), hand=hand), "F6", "A1")
    assert why(match, "play signed-in-red") == ("you cannot pay so much health.", "G-9.4")
    skip = ("you cannot get a Skip marker until the end of your next turn.", "G-4.10")
    assert why(match, "play borrowed-tomorrow") == skip
    stage = ("it covers squares only from Center Stage, where your pawn does not stand.", "G-7.2")
    assert why(match, "play haunted-disco-floor") == stage


def test_genres_b6_a_rooted_pawn_and_one_with_nobody_beside_it_are_told_why() -> None:
    match = board(seat(piece("F6", rooted=True)), "H6", "A1")
    assert why(match, "move") == ("Rooted: it cannot move until the end of your turn.", "G-12")
    assert why(match, "melee") == ("nobody is in reach of your melee attack.", "G-5.1")


def test_genres_b6_a_second_draw_action_is_refused_as_such() -> None:
    match = play(board(seat("F6"), "A1", "K1"), "draw")
    assert why(match, "draw") == ("you have used your Draw action this turn.", "G-19.3")


def test_genres_b6_a_silenced_player_is_told_so() -> None:
    match = board(
        "F6", seat("G6", hand=["counterpunch"]), "A1", zones=[zone("library-hours", "G5", seat=2)], ask_always=True
    )  # fmt: skip
    play(match, "melee")
    silence = ("where your pawn stands you can play neither Objection! cards nor Assist.", "G-14.3")
    assert why(match, "respond counterpunch") == silence


def returned_words(folder: Path) -> set[str]:
    """Return every word that a function of the engine names as an obstacle."""
    found: set[str] = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.FunctionDef) and (node.name.startswith("obstacle") or node.name == "why_no_target"):
                for line in [line for line in ast.walk(node) if isinstance(line, ast.Return)]:
                    found |= {str(one.value) for one in ast.walk(line) if isinstance(one, ast.Constant)}
    return found - {""}


def test_genres_b6_every_obstacle_that_the_engine_names_is_explained() -> None:
    named = {word for word in returned_words(Path(registry.__file__).parent / "genres") if word != "0"}
    assert len(named) > 20
    assert named <= set(OBSTACLES)
    assert set(PLAIN_REASONS) | set(TARGET_REASONS) <= set(OBSTACLES)


def test_genres_b7_the_command_line_prints_the_values_of_summons(run: Run) -> None:
    out = run("cards", "genres", "shambling-cousin").out
    assert "Horror · Summon · cost 1 · health 3, attack 1, movement 2" in " ".join(out.split())


def test_genres_b7_the_command_line_says_what_only_the_pawn_can_wear(run: Run) -> None:
    for card in ("fourth-wash-black-belt", "trench-coat-of-many-pockets"):
        assert "for your pawn only" in " ".join(run("cards", "genres", card).out.split())
    assert "for your pawn only" not in run("cards", "genres", "jetpack-warranty-void").out


def drawn() -> str:
    match = board(
        seat("F6", summons={"medium-sized-dragon": piece("G6", frog=True)}), "K1", seat("F6", ghost=True), "A1",
        events=["full-moon", "typecast=Horror"], discard=["seance"],
    )  # fmt: skip
    return GENRES.terminal(view(match, 0), ["Ann", "Bob", "Cat", "Dan"])


def test_genres_b8_a_ghost_does_not_hide_the_pawn_on_its_square() -> None:
    row = next(line.split() for line in drawn().splitlines() if line.split()[0] == "6")
    assert row[1:8] == [".", ".", ".", ".", ".", "0", "s"]


def test_genres_b8_frogs_and_the_values_of_summons_are_shown() -> None:
    assert "G6: Ann's Medium-Sized Dragon (5 health, attack 0, movement 4, frog)" in drawn()


def test_genres_b8_lasting_events_the_discard_pile_and_the_armories_are_shown() -> None:
    assert "Lasting Events  Full Moon, Typecast (Horror)" in drawn()
    assert "Discard pile  one card, Seance on top · Armories  " in drawn()
