"""Neutral Normal Events that deal with cards: each works, does not, and stops where it should."""

from tests.cardbook import about
from tests.games.panzer.board import (
    asked,
    board,
    end_turn,
    events,
    hand,
    is_calm,
    junkyard,
    legal,
    play,
    player,
    removed,
    seat,
    space,
    stack,
    stack_at,
    supply,
    values,
    view,
)
from tests.games.panzer.cards.measures import smallest_stack
from tests.rulebook import covers


@about("field-salvage")
@covers("P-15.4")
def test_field_salvage_shuffles_four_cards_into_the_supply_and_is_removed_in_the_next_standby_phase() -> None:
    match = board(
        seat(hand=["field-salvage"], stacks={"a0": 1}, supply=["is-2"], junkyard=["t-34", "kv-1", "factory", "su-100"]),
        seat(supply=["t-34"]),
        chance=["supply 0: su-100 t-34 is-2 kv-1 factory"],
    )
    play(match, "play field-salvage", "target card t-34", "target card kv-1", "target card factory")
    play(match, "target card su-100")
    assert supply(match, 0) == ["factory", "kv-1", "is-2", "t-34", "su-100"]
    assert (junkyard(match, 0), stack_at(match, "a0").card) == ([], "field-salvage")
    assert is_calm(match)
    end_turn(end_turn(match))
    assert (removed(match, 0), junkyard(match, 0)) == (["field-salvage"], [])


@about("field-salvage")
@covers("P-7.8")
def test_field_salvage_takes_at_most_four_and_may_stop_after_one() -> None:
    match = board(seat(hand=["field-salvage"], stacks={"a0": 1}, junkyard=["t-34"] * 3 + ["kv-1"] * 3))
    play(match, "play field-salvage")
    assert legal(match) == ["target card t-34", "target card kv-1"]
    fork = play(match.fork(), "target card t-34")
    assert legal(fork) == ["target card t-34", "target card kv-1", "done"]
    play(fork, "done")
    assert (supply(fork, 0), junkyard(fork, 0)) == (["t-34"], ["t-34"] * 2 + ["kv-1"] * 3)
    play(match, "target card t-34", "target card t-34", "target card t-34")
    assert legal(match) == ["target card kv-1", "done"]
    play(match, "target card kv-1")
    assert (sorted(supply(match, 0)), junkyard(match, 0)) == (["kv-1"] + ["t-34"] * 3, ["kv-1"] * 2)
    assert is_calm(match)


@about("field-salvage")
@covers("P-7.8")
def test_field_salvage_needs_a_card_in_your_own_junkyard() -> None:
    match = board(seat(hand=["field-salvage"], stacks={"a0": 1}), seat(junkyard=["t-34"]))
    assert "play field-salvage" not in legal(match)
    assert smallest_stack("field-salvage", seat(junkyard=["t-34"])) == 1


@about("field-salvage")
def test_field_salvage_can_save_another_field_salvage_that_damage_put_into_the_junkyard() -> None:
    match = board(seat(hand=["field-salvage", "bt-7"], stacks={"a0": 1, "b0": 1}, supply=["field-salvage"]))
    play(match, "play bt-7", "stack b0")
    assert (junkyard(match, 0), removed(match, 0)) == (["field-salvage"], [])
    play(match, "play field-salvage")
    assert (junkyard(match, 0), supply(match, 0)) == ([], ["field-salvage"])


@about("hidden-cache")
def test_hidden_cache_shuffles_up_to_two_cards_into_the_supply() -> None:
    match = board(seat(hand=["hidden-cache"], stacks={"a0": 1}, junkyard=["t-34", "kv-1", "is-2"]))
    play(match, "play hidden-cache", "target card t-34")
    assert legal(match) == ["target card kv-1", "target card is-2", "done"]
    play(match, "target card is-2")
    assert (sorted(supply(match, 0)), junkyard(match, 0)) == (["is-2", "t-34"], ["kv-1"])
    assert is_calm(match)


@about("hidden-cache")
@covers("P-10.7")
def test_hidden_cache_played_for_free_never_saves_itself_and_is_removed_at_once() -> None:
    match = board(
        seat({"c4": "panzer-iii"}), seat(supply=["hidden-cache", "t-34", "is-2"], junkyard=["kv-1"], stacks={"a5": 1})
    )
    play(match, "attack c4")
    assert asked(match) == (1, "junkyard-trigger")
    assert legal(match) == ["decline", "play it"]
    play(match, "play it")
    assert legal(match) == ["target card kv-1", "target card t-34"]
    play(match, "target card kv-1", "target card t-34")
    assert (removed(match, 1), junkyard(match, 1)) == (["hidden-cache"], [])
    assert sorted(supply(match, 1)) == ["is-2", "kv-1", "t-34"]
    assert stack_at(match, "a5").card is None
    assert is_calm(match)


@about("hidden-cache")
def test_hidden_cache_stays_in_the_junkyard_when_it_is_declined() -> None:
    match = board(seat({"c4": "panzer-iii"}), seat(supply=["hidden-cache", "t-34"]))
    play(match, "attack c4", "decline")
    assert (junkyard(match, 1), removed(match, 1), supply(match, 1)) == (["hidden-cache", "t-34"], [], [])
    assert is_calm(match)


@about("hidden-cache")
def test_hidden_cache_alone_in_the_junkyard_asks_nothing() -> None:
    match = play(board(seat({"c4": "panzer-ii"}), seat(supply=["hidden-cache", "t-34"])), "attack c4")
    assert (junkyard(match, 1), removed(match, 1), supply(match, 1)) == (["hidden-cache"], [], ["t-34"])
    assert is_calm(match)


@about("hidden-cache")
def test_hidden_cache_that_another_one_saved_does_not_wake_any_more() -> None:
    match = board(seat({"c4": "panzer-iii"}), seat(supply=["hidden-cache", "hidden-cache", "t-34"]))
    play(match, "attack c4", "play it")
    assert (removed(match, 1), junkyard(match, 1)) == (["hidden-cache"], [])
    assert sorted(supply(match, 1)) == ["hidden-cache", "t-34"]
    assert is_calm(match)


@about("hidden-cache")
def test_hidden_cache_from_the_hand_needs_a_stack_and_a_card_in_the_junkyard_and_is_expended() -> None:
    assert smallest_stack("hidden-cache") is None
    assert smallest_stack("hidden-cache", seat(junkyard=["t-34"])) == 1
    match = board(
        seat(hand=["hidden-cache"], stacks={"a0": 1}, junkyard=["t-34"], supply=["t-34"]), seat(supply=["t-34"])
    )
    end_turn(end_turn(play(match, "play hidden-cache")))
    assert (removed(match, 0), junkyard(match, 0)) == (["hidden-cache"], [])


@about("aerial-photographs")
@covers("P-18.4")
def test_aerial_photographs_reveals_three_terrains_and_inspects_two() -> None:
    match = board(
        seat(hand=["aerial-photographs"], stacks={"a0": 1}, supply=["t-34", "kv-1", "is-2"]),
        terrain={"a4": "forest", "c3": "marsh", "e2": "town", "e1": "ruins"},
        face_down=["a4", "c3", "e2", "e1"],
    )
    play(match, "play aerial-photographs", "target a4", "target c3", "target e1")
    assert legal(match) == ["take t-34", "take kv-1"]
    play(match, "take kv-1")
    found = [space(match, name).terrain for name in ("a4", "c3", "e1", "e2")]
    assert found == ["forest", "marsh", "ruins", None]
    assert (hand(match, 0), supply(match, 0)) == (["kv-1"], ["is-2", "t-34"])
    assert is_calm(match)


@about("aerial-photographs")
@covers("P-7.8")
def test_aerial_photographs_needs_a_face_down_terrain() -> None:
    match = board(seat(hand=["aerial-photographs"], stacks={"a0": 1}, supply=["t-34"]))
    assert "play aerial-photographs" not in legal(match)
    hidden = board(seat(hand=["aerial-photographs"], stacks={"a0": 1}, supply=["t-34"]), face_down=["c3"])
    assert "play aerial-photographs" in legal(hidden)


@about("aerial-photographs")
@covers("P-7.8")
def test_aerial_photographs_may_stop_after_one_terrain() -> None:
    match = board(seat(hand=["aerial-photographs"], stacks={"a0": 1}), face_down=["a1", "a2", "a3"])
    play(match, "play aerial-photographs", "target a2")
    assert legal(match) == ["target a1", "target a3", "done"]
    play(match, "done")
    assert [space(match, name).terrain for name in ("a1", "a2", "a3")] == [None, "open-ground", None]
    assert is_calm(match)


@about("aerial-photographs")
@covers("P-13.2")
def test_aerial_photographs_gives_no_card_when_its_only_terrain_was_revealed_in_response() -> None:
    match = board(
        seat(hand=["aerial-photographs"], stacks={"a0": 1}, supply=["t-34", "kv-1"]),
        seat({"b3": "panzer-iv"}, hand=["elastic-defense"], stacks={"a5": 1}),
        face_down=["c3"],
    )
    play(match, "play aerial-photographs", "play elastic-defense", "to c3")
    assert space(match, "c3").terrain == "open-ground"
    assert (hand(match, 0), supply(match, 0)) == ([], ["t-34", "kv-1"])
    assert stack_at(match, "a0").card == "aerial-photographs"
    assert is_calm(match)


@about("aerial-photographs")
@covers("P-13.2")
def test_aerial_photographs_goes_on_with_the_terrain_that_is_still_face_down() -> None:
    match = board(
        seat(hand=["aerial-photographs"], stacks={"a0": 1}, supply=["t-34", "kv-1"]),
        seat({"b3": "panzer-iv"}, hand=["elastic-defense"], stacks={"a5": 1}),
        face_down=["c3", "e1"],
    )
    play(match, "play aerial-photographs", "target c3", "target e1", "play elastic-defense", "to c3", "take kv-1")
    assert space(match, "e1").terrain == "open-ground"
    assert hand(match, 0) == ["kv-1"]


@about("mobilization-order")
@covers("P-16.4", "P-18.4")
def test_mobilization_order_takes_a_unit_of_cost_two_or_less_shows_it_and_shuffles() -> None:
    match = board(
        seat(hand=["mobilization-order"], stacks={"a0": 2}, supply=["is-2", "t-34", "bt-7", "factory", "ambush"]),
        chance=["supply 0: ambush is-2 factory bt-7"],
    )
    play(match, "play mobilization-order")
    assert asked(match) == (0, "search")
    assert legal(match) == ["take bt-7", "take t-34", "none"]
    play(match, "take t-34")
    assert (hand(match, 0), player(match, 0).shown) == (["t-34"], ("t-34",))
    assert supply(match, 0) == ["bt-7", "factory", "is-2", "ambush"]
    assert is_calm(match)


@about("mobilization-order")
@covers("P-18.4")
def test_mobilization_order_may_find_nothing_and_shuffles_all_the_same() -> None:
    cards = ["t-34", "bt-7", "is-2"]
    match = board(
        seat(hand=["mobilization-order"], stacks={"a0": 2}, supply=cards), chance=["supply 0: t-34 is-2 bt-7"]
    )
    play(match, "play mobilization-order", "none")
    assert (hand(match, 0), supply(match, 0)) == ([], ["bt-7", "is-2", "t-34"])


@about("mobilization-order")
@covers("P-15.2", "P-17.2")
def test_mobilization_order_asks_nothing_without_a_fitting_card_and_never_loses() -> None:
    for cards in ([], ["is-2", "factory"]):
        match = board(seat(hand=["mobilization-order"], stacks={"a0": 2}, supply=cards))
        play(match, "play mobilization-order")
        assert (hand(match, 0), sorted(supply(match, 0))) == ([], sorted(cards))
        assert is_calm(match)
        assert not match.is_over


@about("mobilization-order")
@covers("P-18.1")
def test_mobilization_order_asks_for_the_printed_cost() -> None:
    parts = stack(2, "standardized-parts")
    match = board(seat(hand=["mobilization-order"], stacks={"a0": 2, "b0": parts}, supply=["sherman-jumbo", "t-34"]))
    play(match, "play mobilization-order")
    assert legal(match) == ["take t-34", "none"]
    assert smallest_stack("mobilization-order") == 2


@about("reconnaissance-in-force")
@covers("P-1.7")
def test_reconnaissance_in_force_strengthens_every_friendly_recon_unit_of_any_type_and_inspects_three() -> None:
    match = board(
        seat(
            {"a1": "motorcycle-scouts", "b1": "type-94-tankette", "c1": "l-4-spotter", "d1": "panzer-iv"},
            hand=["reconnaissance-in-force"], stacks={"a0": 1}, supply=["t-34", "kv-1", "is-2", "su-100"],
        ),
        seat({"a4": "ski-scouts"}),
    )  # fmt: skip
    play(match, "play reconnaissance-in-force")
    assert legal(match) == ["take t-34", "take kv-1", "take is-2"]
    play(match, "take is-2")
    assert [values(match, name) for name in ("a1", "b1", "c1")] == ["2/1/6", "2/2/5", "1/1/5"]
    assert [values(match, name) for name in ("d1", "a4")] == ["2/4/2", "1/1/3"]
    assert (hand(match, 0), supply(match, 0)) == (["is-2"], ["su-100", "t-34", "kv-1"])
    assert is_calm(match)


@about("reconnaissance-in-force")
@covers("P-7.3")
def test_reconnaissance_in_force_does_not_reach_a_recon_unit_on_a_stack() -> None:
    match = board(seat(hand=["reconnaissance-in-force"], stacks={"a0": 1, "b0": stack(1, "motorcycle-scouts")}))
    play(match, "play reconnaissance-in-force")
    assert values(match, "b0") == "1/1/4"
    play(match, "move b0")
    assert values(match, "b1") == "1/1/4"


@about("reconnaissance-in-force")
def test_reconnaissance_in_force_inspects_even_without_a_recon_unit() -> None:
    match = board(seat(hand=["reconnaissance-in-force"], stacks={"a0": 1}, supply=["t-34", "kv-1"]))
    play(match, "play reconnaissance-in-force", "take kv-1")
    assert (hand(match, 0), supply(match, 0)) == (["kv-1"], ["t-34"])
    assert smallest_stack("reconnaissance-in-force") == 1


@about("reconnaissance-in-force")
@covers("P-13.7")
def test_reconnaissance_in_force_ends_with_the_turn() -> None:
    match = board(seat({"c2": "ski-scouts"}, hand=["reconnaissance-in-force"], stacks={"a0": 1}), seat(supply=["t-34"]))
    play(match, "play reconnaissance-in-force")
    assert values(match, "c2") == "2/1/5"
    end_turn(match)
    assert values(match, "c2") == "1/1/3"


@about("intelligence-report")
@covers("P-18.4")
def test_intelligence_report_lets_you_choose_what_the_opponent_discards() -> None:
    match = board(
        seat(hand=["intelligence-report"], stacks={"a0": 2}), seat(hand=["t-34", "ambush", "factory", "factory"])
    )
    play(match, "play intelligence-report")
    assert asked(match) == (0, "hand-pick")
    assert legal(match) == ["take factory", "take ambush", "take t-34"]
    play(match, "take ambush")
    assert (hand(match, 1), junkyard(match, 1)) == (["factory", "factory", "t-34"], ["ambush"])
    assert (hand(match, 0), junkyard(match, 0)) == ([], [])
    assert is_calm(match)


@about("intelligence-report")
@covers("P-16.3")
def test_intelligence_report_shows_the_hand_to_its_player_alone() -> None:
    match = board(seat(hand=["intelligence-report"], stacks={"a0": 2}), seat(hand=["t-34", "kv-1"]))
    story = events(match, "play intelligence-report")
    assert "kv-1" in str([event.seen_by(0) for event in story])
    assert "kv-1" not in str([event.seen_by(None) for event in story])
    play(match, "take t-34")
    assert (view(match, 0).seen, player(match, 1).shown) == (("kv-1",), ())


@about("intelligence-report")
@covers("P-18.4")
def test_intelligence_report_does_nothing_against_an_empty_hand() -> None:
    match = play(board(seat(hand=["intelligence-report"], stacks={"a0": 2})), "play intelligence-report")
    assert junkyard(match, 1) == []
    assert stack_at(match, "a0").card == "intelligence-report"
    assert is_calm(match)
    assert smallest_stack("intelligence-report") == 2


@about("intelligence-report")
def test_intelligence_report_wakes_no_junkyard_trigger_and_expends_nothing() -> None:
    for card in ("partisans", "blown-bridge", "hidden-cache"):
        match = board(
            seat({"c2": "t-34"}, hand=["intelligence-report"], stacks={"a0": 2}),
            seat(hand=[card], junkyard=["t-34"]),
        )
        play(match, "play intelligence-report")
        assert (hand(match, 1), junkyard(match, 1), removed(match, 1)) == ([], ["t-34", card], [])
        assert is_calm(match)
