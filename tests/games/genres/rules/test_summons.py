"""Summons (G-15)."""

import pytest

from clashtable.games.genres.cards.pool import CARDS
from clashtable.games.genres.vocabulary import SUMMON
from clashtable.games.genres.wire.pieces import Damaged, Died
from tests.games.genres.board import (
    asked,
    board,
    discard,
    events,
    follow_ups,
    hand,
    has_summon,
    health,
    legal,
    pawn,
    piece,
    play,
    player,
    seat,
    squares,
    summon,
    zone,
)
from tests.games.genres.turns import active, end_turn, go_to_turn, of_kind
from tests.rulebook import covers


@covers("G-15.1")
def test_a_summon_has_health_attack_and_movement() -> None:
    """R-46: no defense value."""
    for card in CARDS:
        if card.type == SUMMON:
            match = board(seat("A1", summons={card.id: "F6"}), "K1", "K11")
            found = summon(match, card.id)
            assert (found.health, found.attack.value, found.movement.value, found.defense) == (
                card.health, card.attack_value, card.movement, 0,
            )  # fmt: skip


@covers("G-15.2")
def test_a_summon_enters_next_to_the_pawn_or_as_near_as_possible() -> None:
    match = board(seat("A1", hand=["mop-bot"]), "K1", "K11")
    assert follow_ups(match, "play mop-bot") == ["to B1", "to A2", "to B2"]
    full = {"furious-bunny": "A2", "budget-vampire": "B2"}
    match = board(seat("A1", hand=["mop-bot"], summons=full), "B1", "K11")
    assert follow_ups(match, "play mop-bot") == ["to C1", "to C2", "to A3", "to B3", "to C3"]
    match = board(seat("A1", hand=["sleeper-agent"]), "K1", seat("A2", ghost=True), "K11")
    offered = follow_ups(match, "play sleeper-agent")
    assert {"to A2", "to J1", "to K2", "to J10"} <= set(offered)
    assert offered == sorted(offered, key=lambda move: (int(move[4:]), move[3]))


@covers("G-15.3")
def test_any_number_of_summons() -> None:
    names = [card.id for card in CARDS if card.type == SUMMON]
    places = {name: f"{'BCDEF'[at % 5]}{2 + at // 5}" for at, name in enumerate(names)}
    match = board(seat("A1", summons=places), "K1", "K11")
    assert len(names) == 20
    assert all(has_summon(match, name) for name in names)


@covers("G-15.4")
def test_abilities_work_for_the_controller_while_in_play() -> None:
    sidekick = {"annoying-sidekick": "A3"}
    match = board(seat("F6", summons=sidekick), "G6", "K1")
    play(match, "melee")
    assert health(match)[1] == 10
    match = board("F6", seat("G6", summons=sidekick), "K1")
    play(match, "melee")
    assert health(match)[1] == 9
    frog = {"annoying-sidekick": piece("A3", frog=True)}
    match = board(seat("F6", summons=frog), "G6", "K1")
    play(match, "melee")
    assert health(match)[1] == 9, "a frog has no abilities"


@covers("G-15.5")
def test_summons_played_or_taken_over_this_turn_act_too() -> None:
    match = board(seat("F6", hand=["mop-bot"]), "K1", "K11")
    play(match, "play mop-bot", "to G6", "end")
    assert asked(match) == (0, "summon-menu")
    match = board(seat("F6", hand=["double-agent"]), seat("K1", summons={"furious-bunny": "G6"}), "K11")
    play(match, "play double-agent")
    assert asked(match) == (0, "summon-menu")


@covers("G-15.6")
def test_a_summons_start_step_goes_zones_equipment_bleed() -> None:
    dragon = {"medium-sized-dragon": piece("D6", health=2, bleed=2, bleed_by=1, equipment=["nanobot-plasters"])}
    match = board(seat("A1", summons=dragon), "K1", "K11", phase="summon", zones=[zone("haunted-parlor", "C5")])
    found = summon(match, "medium-sized-dragon")
    assert (found.health, found.bleed) == (2, 0), "2 - 1 + 1, and the healing took the markers"
    vampire = {"budget-vampire": piece("D6", bleed=2, bleed_by=1)}
    match = board(seat("A1", summons=vampire), "K1", "K11", phase="summon")
    assert (summon(match, "budget-vampire").health, summon(match, "budget-vampire").bleed) == (2, 1)


@covers("G-15.6")
def test_one_move_and_one_attack_in_any_order() -> None:
    """R-48: never two of a kind, unless the text says otherwise."""
    ann = seat("A1", summons={"mop-bot": "F6"})
    match = board(ann, "G6", "F3", phase="summon")
    play(match, "attack")
    assert (legal(match), summon(match, "mop-bot").acted) == (["end", "move"], ("attack", "turn"))
    play(match, "move", "to F4")
    assert active(match) == 1, "there is nothing left to do"
    match = board(ann, "G6", "F3", phase="summon")
    play(match, "move", "to F4")
    assert legal(match) == ["end", "attack"]
    play(match, "attack")
    assert health(match)[2] == 9
    pigs = board(seat("A1", summons={"three-tired-pigs": "F6"}), "G6", "F5", "E6", phase="summon")
    play(pigs, "attack", "target pawn 1", "attack", "target pawn 2", "attack")
    assert health(pigs) == [10, 9, 9, 9]


@covers("G-15.6")
def test_a_special_action_takes_the_place_of_the_attack() -> None:
    laid = [zone("roller-rink", "E5")]
    match = board(seat("A1", summons={"mop-bot": "F6"}), "G6", "K1", phase="summon", zones=laid)
    assert legal(match) == ["end", "move", "attack", "special"]
    play(match, "special")
    assert (legal(match), discard(match)) == (["end", "move"], ["roller-rink"])
    match = board(seat("A1", summons={"mop-bot": "F6"}), "G6", "K1", phase="summon", zones=laid)
    play(match, "attack")
    assert legal(match) == ["end", "move"]
    match = board(seat("A1", summons={"mop-bot": "F6"}), "G6", "K1", phase="summon")
    assert "special" not in legal(match), "only if it would do something"


@covers("G-15.7")
def test_a_summon_with_a_skip_marker_has_no_turn_and_is_immune_after_it() -> None:
    ann = seat("F6", summons={"mop-bot": piece("D6", skip=True)})
    match = board(ann, seat("H6", hand=["emp-hiccup"]), "K11", phase="summon", zones=[zone("haunted-parlor", "C5")])
    assert active(match) == 1
    found = summon(match, "mop-bot")
    assert (found.skip, found.immune, found.health) == (False, True, 2), "no start step either"
    match = board(ann, seat("F8", hand=["emp-hiccup"]), "K11", phase="summon")
    play(match, "play emp-hiccup")
    assert not summon(match, "mop-bot").skip
    go_to_turn(match, 0)
    end_turn(match)
    assert not summon(match, "mop-bot").immune


@covers("G-15.8")
def test_a_summon_with_an_attack_value_of_0_cannot_attack() -> None:
    match = board(seat("A1", summons={"retired-master": "F6"}), "G6", "K1", phase="summon")
    assert legal(match) == ["end", "move"]
    armed = {"retired-master": piece("F6", equipment=["cereal-box-ring"])}
    match = board(seat("A1", summons=armed), "G6", "K1", phase="summon")
    assert legal(match) == ["end", "move", "attack"]
    frog = {"mop-bot": piece("F6", frog=True)}
    match = board(seat("A1", summons=frog), "G6", "K1", phase="summon")
    assert legal(match) == ["end", "move"]


@covers("G-12", "G-15.8")
def test_a_frog_attacks_one_adjacent_target_whatever_its_card_says() -> None:
    """A Dragon that is a frog has no 2x3; the Ring lets it attack for 1."""
    frog = {"medium-sized-dragon": piece("F6", frog=True, equipment=["cereal-box-ring"])}
    match = board(seat("A1", summons=frog), "F5", "G5", "F4", phase="summon")
    play(match, "attack")
    assert legal(match) == ["target pawn 1", "target pawn 2"]
    play(match, "target pawn 2")
    assert health(match) == [10, 10, 9, 10]


@covers("G-15.9")
def test_summons_get_nothing_from_center_stage() -> None:
    match = board(seat("A1", hand=["rerun"], summons={"mop-bot": piece("F6", health=1)}), "K1", "K11", phase="turn")
    assert player(match, 0).hand == 2
    play(match, "end")
    assert (asked(match), summon(match, "mop-bot").health) == ((0, "summon-menu"), 1)


@covers("G-15.10")
def test_nothing_a_summon_does_damages_its_own_side() -> None:
    dragon = seat("F5", summons={"medium-sized-dragon": "F6", "mop-bot": "F4"})
    match = board(dragon, "G5", "K1", phase="summon")
    play(match, "next medium-sized-dragon", "attack", "direction north")
    assert (health(match)[:2], summon(match, "mop-bot").health) == ([10, 8], 2)
    intern = seat("F5", summons={"self-destruct-intern": piece("F6", health=1), "mop-bot": "E6"})
    match = board(intern, "G6", "K1", turn=1)
    happened = events(match, "melee", "target self-destruct-intern")
    assert [event.seat for event in of_kind(happened, Damaged)] == [0, 1]
    assert (health(match)[:2], summon(match, "mop-bot").health) == ([10, 8], 2)


@covers("G-15.11")
def test_a_dead_summon_leaves_and_its_card_is_discarded() -> None:
    match = board("F6", seat("K1", summons={"mop-bot": piece("G6", health=1)}), "K11")
    happened = events(match, "melee")
    (died,) = of_kind(happened, Died)
    assert (died.card, died.square, died.credited) == ("mop-bot", "G6", 0)
    assert (has_summon(match, "mop-bot"), discard(match)) == (False, ["mop-bot"])


@covers("G-15.11", "G-17.1")
@pytest.mark.parametrize(("coin", "cards"), [("coin heads", ["shambling-cousin"]), ("coin tails", [])])
def test_when_this_dies_happens_for_the_controller(coin: str, cards: list[str]) -> None:
    match = board("F6", seat("K1", summons={"shambling-cousin": piece("G6", health=1)}), "K11", chance=[coin])
    play(match, "melee")
    assert (hand(match, 1), discard(match)) == (cards, [] if cards else ["shambling-cousin"])


@covers("G-15.12")
def test_an_attack_inside_a_card_does_not_use_up_the_summons_own() -> None:
    ann = seat("A1", hand=["team-up-issue"], summons={"mop-bot": "F6", "retired-master": "G7", "furious-bunny": "H6"})
    match = board(ann, "G6", "K1")
    play(match, "play team-up-issue")
    assert (asked(match), legal(match)) == ((0, "next-summon"), ["decline", "next mop-bot", "next furious-bunny"])
    play(match, "next furious-bunny")
    assert (asked(match), legal(match)) == ((0, "next-summon"), ["decline", "next mop-bot"])
    play(match, "decline")
    assert (health(match)[1], asked(match)) == (9, (0, "main"))
    play(match, "end", "next furious-bunny")
    assert "attack" in legal(match)


@covers("G-15.6", "G-6.1")
def test_a_summon_moves_by_its_own_value_and_reaches_by_its_own_reach() -> None:
    match = board(seat("A1", summons={"sentry-turret": "F6"}), "I6", "K1", phase="summon")
    assert legal(match) == ["end", "attack"]
    play(match, "attack")
    assert health(match)[1] == 9
    match = board(seat("A1", summons={"sleeper-agent": "F6"}), "I6", "K1", phase="summon", events=["full-moon"])
    assert len(squares(match, "move")) == 79, "4 squares far: 9 by 9 without two pieces"


@covers("G-15.10", "G-2.3")
def test_a_summon_taken_over_is_an_enemy_of_its_former_controller() -> None:
    match = board(seat("F6", hand=["double-agent"]), seat("H6", summons={"furious-bunny": "G6"}), "K11")
    play(match, "play double-agent", "attack")
    assert (health(match)[1], pawn(match, 0).health) == (9, 10)
