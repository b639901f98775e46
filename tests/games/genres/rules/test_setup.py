"""Components, terms and set-up (G-1 to G-3)."""

import random
from collections import Counter

import pytest

from clashtable.core.errors import InvalidMessage
from clashtable.core.events import Event
from clashtable.games.genres.cards.pool import CARDS
from clashtable.games.genres.geometry.board import CENTER_STAGE, GRID, STARTS
from clashtable.games.genres.vocabulary import STEPS, SUMMON, ZONE
from clashtable.games.genres.wire.events import Began, EventPlayed, RoundBegan
from clashtable.games.genres.wire.hands import Drew
from clashtable.games.genres.wire.pieces import Damaged, Placed
from tests.games.genres.board import (
    GENRES,
    armory,
    asked,
    board,
    discard,
    events,
    follow_ups,
    hand,
    health,
    legal,
    pawn,
    piece,
    play,
    player,
    seat,
    squares,
    summon,
    table,
    view,
    zone,
    zones,
)
from tests.games.genres.hidden import every_card
from tests.games.genres.turns import CALM, active, dealt, end_turn, go_to_turn, of_kind, pass_all
from tests.rulebook import covers

# --- components and battlefield


@covers("G-1.1")
def test_three_to_eight_play_each_for_themselves() -> None:
    for seats in range(3, 9):
        assert GENRES.start(seats, 1).seats == seats
    for seats in (2, 9):
        with pytest.raises(InvalidMessage):
            GENRES.start(seats, 1)


@covers("G-1.2")
def test_there_are_160_cards_20_of_them_summons() -> None:
    """R-1: only the four zone cards are a limit; there are never more than 20 summons."""
    assert len(CARDS) == 160
    assert sum(card.type == SUMMON for card in CARDS) == 20
    assert sum(card.type == ZONE for card in CARDS) > 4


@covers("G-1.3")
def test_squares_are_a1_to_k11() -> None:
    named = {"A1": (0, 0), "K1": (10, 0), "A11": (0, 10), "F6": (5, 5), "K11": (10, 10)}
    for name, (column, row) in named.items():
        assert GRID.space_named(name) == row * 11 + column
    assert len(set(GRID.names)) == 121


@covers("G-1.4")
def test_center_stage_is_f6() -> None:
    assert GRID.names[CENTER_STAGE] == "F6"


@covers("G-1.5")
def test_the_start_squares_are_corners_and_edge_midpoints() -> None:
    """R-2: each is 5 from Center Stage and 5 from its neighbours."""
    assert [GRID.names[square] for square in STARTS] == ["A1", "F1", "K1", "A6", "K6", "A11", "F11", "K11"]
    for square in STARTS:
        assert GRID.distance(square, CENTER_STAGE) == 5
        assert min(GRID.distance(square, other) for other in STARTS if other != square) == 5


@covers("G-1.6")
def test_the_four_directions() -> None:
    assert STEPS == ((0, -1), (1, 0), (0, 1), (-1, 0))
    match = board(seat("F6", hand=["scream-queen"]), "F4", "H6", "F8", seat("D6", ghost=True))
    assert follow_ups(match, "play scream-queen") == [f"direction {way}" for way in ("north", "east", "south", "west")]


@covers("G-1.7")
def test_distance_is_the_longer_side_whatever_stands_between() -> None:
    for one in range(121):
        for other in range(121):
            wanted = max(abs(one % 11 - other % 11), abs(one // 11 - other // 11))
            assert GRID.distance(one, other) == wanted
    match = board(seat("F6", hand=["fridge-toss"]), "I7", "H6", "A1")
    play(match, "play fridge-toss")
    assert health(match)[1] == 8


@covers("G-1.8", "G-21.1")
def test_squares_are_offered_in_reading_order() -> None:
    match = board("F6", "A1", "K1", "A11")
    found = [GRID.space_named(name) for name in squares(match, "move")]
    assert found == sorted(found)


@covers("G-1.9")
def test_the_border_is_a_wall_for_ghosts_too() -> None:
    match = board("F6", "K1", seat("A1", ghost=True), turn=2, phase="ghost")
    reached = squares(match, "move")
    assert len(reached) == 35, "6 by 6 squares without the own one"
    match = board(seat("D6", hand=["shoulder-charge"]), "C6", "K1")
    play(match, "play shoulder-charge")
    assert (pawn(match, 1).square, health(match)[1]) == ("A6", 8)


@covers("G-1.10")
def test_there_are_four_armories_and_one_discard_pile() -> None:
    """R-3: the two printed discard areas hold one single pile."""
    match = board(seat("A1", hand=["rerun", "inner-peace"]), seat("K1", hand=["seance"]), "K11", discard=["duct-tape"])
    assert len(match.snapshot()["armories"]) == 4
    play(match, "play inner-peace")
    assert discard(match) == ["duct-tape", "inner-peace"]
    go_to_turn(match, 1)
    play(match, "play seance")
    assert discard(match)[-1] == "seance"


# --- terms


@covers("G-2.1")
def test_you_is_the_pawn_of_whoever_plays() -> None:
    bot = {"mop-bot": piece("B1", health=1)}
    match = board(seat(piece("A1", health=5), hand=["inner-peace", "rerun"], summons=bot), "K1", "K11")
    play(match, "play inner-peace")
    assert (health(match)[0], summon(match, "mop-bot").health) == (8, 1)


@covers("G-2.2")
def test_pawns_and_summons_stand_and_ghosts_do_not() -> None:
    match = board(seat("A1", hand=["teleporter-mix-up"], summons={"mop-bot": "B1"}), "K1", seat("K11", ghost=True))
    assert follow_ups(match, "play teleporter-mix-up") == ["piece mop-bot", "piece pawn 1"]


@covers("G-2.3")
def test_who_controls_what() -> None:
    match = board(
        seat("F6", hand=["double-agent", "roller-rink"]),
        seat("K1", summons={"furious-bunny": piece("G6", equipment=["seven-league-clogs"])}), "K11",
    )  # fmt: skip
    play(match, "play double-agent")
    found = summon(match, "furious-bunny")
    assert (found.seat, found.equipment) == (0, ("seven-league-clogs",))
    match = board(seat("F6", hand=["roller-rink"]), "K1", "K11")
    play(match, "play roller-rink", "layout 3x4", "corner A1")
    assert zones(match)[0].seat == 0


@covers("G-2.4")
def test_ghosts_are_targets_but_no_enemies_and_nobodys_allies() -> None:
    ghost = seat("G6", ghost=True)
    match = board(seat("F6", hand=["chain-lightning", "cane-from-stage-left"]), "H6", "A1", ghost)
    assert follow_ups(match, "play chain-lightning") == ["target pawn 1", "target ghost 3"]
    play(match, "play chain-lightning", "target ghost 3")
    assert health(match)[1] == 9, "the enemy near it is hurt, the ghost only frozen"
    match = board(seat("F6", hand=["lets-split-up"]), "A1", "K1", ghost)
    assert "target ghost 3" not in follow_ups(match, "play lets-split-up")


@covers("G-2.5")
def test_a_free_square_has_no_wall_and_no_standing_piece() -> None:
    match = board(
        seat("F6", hand=["hero-landing"]), "G6", seat("H7", ghost=True), "A1", zones=[zone("briar-hedge", "C5")]
    )  # fmt: skip
    offered = follow_ups(match, "play hero-landing")
    assert "to H7" in offered, "a ghost does not make it less free"
    assert "to G6" not in offered
    assert not {"to C5", "to E8", "to D6"} & set(offered)


@covers("G-2.6")
def test_what_an_attack_is() -> None:
    """Effect damage is no attack: nobody can dodge it."""
    bob = seat("G6", hand=["falling-leaf-step"])
    for moves in (["melee"], ["play sonic-clap"]):
        match = board(seat("F6", hand=["sonic-clap"]), bob, "A1")
        play(match, *moves)
        assert asked(match) == (1, "respond")
    match = board(seat("F6", hand=["poisoned-apple", "rerun"]), bob, "A1")
    play(match, "play poisoned-apple")
    assert (asked(match), health(match)[1]) == ((0, "main"), 8)
    match = board(seat("A1", summons={"mop-bot": "F6"}), bob, "A11", phase="summon")
    play(match, "attack")
    assert asked(match) == (1, "respond")
    match = board("A1", bob, seat("F6", ghost=True), "A11", turn=2, phase="ghost")
    play(match, "attack")
    assert asked(match) == (1, "respond")


@covers("G-2.7")
@pytest.mark.parametrize(
    ("ann", "bob", "moves", "is_one"),
    [
        ("A6", "C6", ["play freeze-ray-lightly-used"], True),
        ("A6", "D6", ["play fridge-toss", "target pawn 1"], True),
        ("A1", "C5", ["play lets-split-up", "target pawn 1"], True),
        ("F6", "G6", ["melee", "target pawn 1"], True),
        ("F6", "G6", ["play sonic-clap"], False),
        ("F6", "F4", ["play belt-fed-diplomacy", "direction north"], False),
    ],
)
def test_one_target_attacks(ann: str, bob: str, moves: list[str], is_one: bool) -> None:
    hand_cards = ["freeze-ray-lightly-used", "fridge-toss", "lets-split-up", "sonic-clap", "belt-fed-diplomacy"]
    extra = {"A6": "E6" if bob == "C6" else "D8", "A1": "K11", "F6": "F7"}[ann]
    match = board(seat(ann, hand=hand_cards), seat(bob, hand=["secret-identity"]), extra, "K1")
    play(match, *moves)
    assert asked(match) == ((1, "respond") if is_one else (0, "main"))
    pass_all(match)
    assert health(match)[1] < 10


@covers("G-2.8")
def test_melee_is_melee_actions_adjacent_cards_summons_and_ghosts() -> None:
    """R-4: burst 1 is ranged; a summon's attack is melee even with a shape of its own."""
    bob = seat("G6", hand=["counterpunch", "deflector-bubble"])

    def answer(*moves: str, **fields: object) -> list[str]:
        match = board(*fields.pop("seats"), "A1", **fields)  # type: ignore[misc]
        play(match, *moves)
        return [move.partition(" ")[2] for move in legal(match)[1:]]

    hands = ["chainsaw-solo", "spinning-back-everything"]
    assert answer("melee", seats=[seat("F6", hand=hands), bob]) == ["counterpunch"]
    assert answer("play chainsaw-solo", seats=[seat("F6", hand=hands), bob]) == ["counterpunch"]
    assert answer("play spinning-back-everything", seats=[seat("F6", hand=hands), bob]) == ["deflector-bubble"]
    dragon = seat("A6", summons={"medium-sized-dragon": "F6"})
    assert answer("attack", seats=[dragon, bob], phase="summon") == ["counterpunch"]
    ghost = seat("F6", ghost=True)
    assert answer("attack", seats=[ghost, bob, "K1"], phase="ghost") == ["counterpunch"]


@covers("G-2.9", "G-14.7")
def test_the_own_turn_of_a_summon_is_its_part_of_the_summon_step() -> None:
    """The pawn's own turn is all of it: after a swap the zone triggers on the pawn, but not on the summon."""
    laid = [zone("haunted-parlor", "F5")]
    match = board(seat("B2", hand=["teleporter-mix-up"], summons={"mop-bot": "F6"}), "K1", "K11", zones=laid)
    play(match, "play teleporter-mix-up", "piece mop-bot")
    assert (health(match)[0], summon(match, "mop-bot").health) == (9, 2)
    match = board(seat("F6", hand=["teleporter-mix-up"], summons={"mop-bot": "B2"}), "K1", "K11", zones=laid)
    play(match, "play teleporter-mix-up", "piece mop-bot")
    assert (health(match)[0], summon(match, "mop-bot").health) == (10, 2)


@covers("G-2.10")
def test_until_your_next_turn_ends_as_that_turn_begins_even_if_it_is_skipped() -> None:
    match = board(
        "A1", seat(piece("K1", skip=True)), "K11", turn=1, phase="turn", zones=[zone("force-field", "D4", seat=1)]
    )
    assert zones(match) == []
    assert discard(match) == ["force-field"]
    pie = board(seat("F6", hand=["cream-pie-delivery"]), "H6", "K11")
    play(pie, "play cream-pie-delivery")
    assert player(pie, 1).gagged_by == (0,)
    end_turn(pie)
    end_turn(pie)
    assert player(pie, 1).gagged_by == (0,)
    end_turn(pie)
    assert (active(pie), player(pie, 1).gagged_by) == (0, ())


@covers("G-2.11", "G-23.2")
def test_several_at_one_time_go_in_turn_order_from_the_active_player() -> None:
    match = board("B6", "E6", "H6", "A11", turn=2, phase="draw", armories=[["the-call-is-from-center-stage"]])
    deal_damage = [event.seat for event in of_kind(match.beginning, Damaged)]
    assert deal_damage == [2, 1]


@covers("G-2.12")
def test_a_card_is_played_at_most_once_in_a_turn() -> None:
    """R-5: a card that comes back to the hand waits for the next turn."""
    match = board(seat("F6", hand=["sonic-clap", "callback"]), seat("G6"), "A1")
    play(match, "play sonic-clap", "attach callback")
    assert hand(match, 0) == ["sonic-clap"]
    assert "play sonic-clap" not in legal(match)
    match = board(seat("C6", hand=["scream-queen"]), seat("E5", hand=["undo-button"]), "A1")
    play(match, "play scream-queen", "respond undo-button")
    assert (hand(match, 0), "play scream-queen" in legal(match)) == (["scream-queen"], False)
    go_to_turn(match, 0)
    assert "play scream-queen" in legal(match)


@covers("G-2.12", "G-19.6")
def test_an_event_drawn_twice_in_one_turn_is_discarded_without_effect() -> None:
    match = board(
        seat(piece("A1", health=5), hand=["wiretap"]), "K1", "K11",
        phase="draw", empty_armories=True, armories=[["clock-strikes-twelve"]],
    )  # fmt: skip
    assert of_kind(match.beginning, EventPlayed)[0].card == "clock-strikes-twelve"
    happened = events(match, "draw")
    assert [type(event).__name__ for event in happened if "Event" in type(event).__name__] == ["EventDropped"]
    assert discard(match) == ["clock-strikes-twelve"]


# --- set-up


@covers("G-3.1")
def test_the_cards_are_dealt_to_four_armories_of_forty() -> None:
    draws = CALM[:28]
    match = dealt(4, draws)
    assert [len(armory(match, number)) for number in (1, 2, 3, 4)] == [40] * 4
    assert [armory(match, number)[0] for number in (1, 2, 3, 4)] == draws[:4], "each card lies on those before it"
    assert [armory(match, number)[1] for number in (1, 2, 3, 4)] == draws[4:8]
    assert sum(every_card(match.snapshot()).values()) == 160


@covers("G-3.1", "G-23.1")
def test_the_shuffle_differs_by_seed_and_repeats_by_seed() -> None:
    orders = {tuple(armory(GENRES.start(3, seed), 1)) for seed in (1, 2, 3, 1)}
    assert len(orders) == 3


@covers("G-3.2")
def test_the_first_player_is_drawn_and_turns_go_on_from_there() -> None:
    """R-6: by the game's random generator."""
    firsts = Counter(view(GENRES.start(4, seed), None).table.first for seed in range(60))
    assert set(firsts) == {0, 1, 2, 3}
    match = GENRES.start(4, 1, {"first_player": "2"})
    assert of_kind(match.beginning, Began)[0].seat == 2
    while active(match) is None:
        play(match, legal(match)[0])
    assert active(match) == 2
    assert active(end_turn(match)) == 3


@covers("G-3.3", "G-3.8")
def test_start_squares_are_chosen_in_reverse_turn_order() -> None:
    """R-7: who acts last chooses first."""
    match = GENRES.start(4, 3, {"first_player": "1"})
    assert legal(match) == [f"start {GRID.names[square]}" for square in STARTS]
    chosen: list[int] = []
    happened: list[Event] = []
    while asked(match)[1] == "start-square":
        assert "start A1" not in legal(match) or not chosen
        chosen.append(asked(match)[0])
        happened = events(match, legal(match)[0])
    assert chosen == [0, 3, 2, 1]
    assert of_kind(happened, Placed)[0].square == "A6"
    assert of_kind(happened, RoundBegan)[0].round == 1
    assert active(match) == 1


@covers("G-3.3", "G-21.2")
def test_with_eight_players_the_last_start_square_needs_no_choice() -> None:
    match = GENRES.start(8, 3, {"first_player": "0"})
    for _player in range(7):
        assert asked(match)[1] == "start-square"
        play(match, legal(match)[0])
    assert asked(match)[1] != "start-square"
    assert sorted(found.square for found in view(match, None).table.pieces) == sorted(GRID.names[at] for at in STARTS)


@covers("G-3.4")
def test_everybody_begins_with_ten_health() -> None:
    assert health(dealt(5, CALM[:40])) == [10] * 5


@covers("G-3.5")
def test_hands_of_seven_come_from_the_armories_in_rotation() -> None:
    """R-8: nobody chooses an armory during set-up."""
    draws = CALM[:30]
    match = dealt(3, draws)
    happened = events(match, "start A1", "start K1", "start F1")
    drew = of_kind(happened, Drew)
    assert [event.armory for event in drew[:21]] == [at % 4 + 1 for at in range(21)]
    assert [event.seat for event in drew[:21]] == [at % 3 for at in range(21)]
    assert [hand(match, number)[:7] for number in range(3)] == [draws[number:21:3] for number in range(3)]


@covers("G-3.5", "G-3.6")
def test_cards_drawn_by_a_set_up_event_come_from_the_same_rotation() -> None:
    """R-8 and R-9: One Last Job asks nobody for an armory, and is replaced."""
    draws = CALM[:40]
    draws[2] = "one-last-job"
    match = dealt(4, draws)
    happened = events(match, "start A1", "start K1", "start F1", "start K11")
    drew = of_kind(happened, Drew)
    assert [(event.seat, event.armory) for event in drew[3:8]] == [(0, 4), (1, 1), (2, 2), (3, 3), (2, 4)]
    assert [player(match, number).hand for number in range(4)] == [7, 7, 7, 7]
    assert asked(match) == (0, "armory"), "Ann's draw step"


@covers("G-3.6")
def test_the_player_who_drew_a_set_up_event_makes_its_choices() -> None:
    draws = CALM[:40]
    draws[2] = "typecast"
    match = dealt(4, draws)
    play(match, "start A1", "start K1", "start F1", "start K11")
    assert asked(match) == (2, "choose-genre")
    play(match, "genre comedy")
    assert [(event.card, event.genre) for event in view(match, None).table.events] == [("typecast", "Comedy")]
    assert [player(match, number).hand for number in range(4)] == [7, 7, 7, 7]


@covers("G-3.7")
def test_nobody_falls_below_one_health_in_set_up() -> None:
    """R-10: nobody dies before the first turn."""
    draws = CALM[:40]
    draws[1] = "radioactive-drizzle"
    match = dealt(3, draws, "coin tails", "coin tails", "coin heads")
    play(match, "start A1", "start K1")
    for number in (0, 1, 2):
        match.state.pawns[number].health = 1  # type: ignore[attr-defined]
    play(match, "start F1")
    assert health(match) == [1, 1, 3]


@covers("G-3.8", "G-4.1")
def test_round_one_begins_with_the_first_player() -> None:
    rng = random.Random(4)
    match = GENRES.start(3, 4, {"first_player": "2"})
    while asked(match)[1] == "start-square":
        match.play(rng.choice(match.legal_moves()))
    assert (table(match)["round"], active(match), table(match)["phase"]) == (1, 2, "draw")
