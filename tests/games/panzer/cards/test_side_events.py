"""Events of a whole side: each works, does not, and stops where it should; and when Normal Events are played."""

from clashtable.games.panzer.cards.decks import BOX
from tests.cardbook import about
from tests.games.panzer.board import (
    asked,
    board,
    chain,
    end_turn,
    events,
    hand,
    is_calm,
    junkyard,
    legal,
    legal_starting,
    play,
    player,
    removed,
    seat,
    stack,
    stack_at,
    supply,
    values,
    view,
)
from tests.games.panzer.cards.measures import smallest_stack
from tests.rulebook import covers


@about("technical-exchange")
@covers("P-18.4")
def test_technical_exchange_takes_one_of_four_cards_and_puts_the_others_under_the_supply() -> None:
    cards = ["panzer-ii", "tiger-i", "panther", "stuka", "stug-iii", "grenadiers"]
    match = board(seat(hand=["technical-exchange"], stacks={"a0": 1}, supply=cards))
    play(match, "play technical-exchange")
    assert asked(match) == (0, "inspect")
    assert legal(match) == ["take panzer-ii", "take tiger-i", "take panther", "take stuka"]
    play(match, "take panther")
    assert hand(match, 0) == ["panther"]
    assert supply(match, 0) == ["stug-iii", "grenadiers", "panzer-ii", "tiger-i", "stuka"]
    assert (stack_at(match, "a0").card, junkyard(match, 0)) == ("technical-exchange", [])
    assert is_calm(match)


@about("technical-exchange")
@covers("P-18.4")
def test_technical_exchange_looks_at_the_whole_of_a_small_supply() -> None:
    match = board(seat(hand=["technical-exchange"], stacks={"a0": 1}, supply=["panther", "stuka"]))
    play(match, "play technical-exchange")
    assert legal(match) == ["take panther", "take stuka"]
    play(match, "take stuka")
    assert (hand(match, 0), supply(match, 0)) == (["stuka"], ["panther"])


@about("technical-exchange")
@covers("P-15.2")
def test_technical_exchange_does_nothing_with_an_empty_supply_and_never_loses() -> None:
    match = play(board(seat(hand=["technical-exchange"], stacks={"a0": 1})), "play technical-exchange")
    assert not match.is_over
    assert (hand(match, 0), stack_at(match, "a0").card) == ([], "technical-exchange")
    assert is_calm(match)


@about("technical-exchange")
@covers("P-16.4")
def test_technical_exchange_hides_what_was_seen_and_taken_from_the_opponent() -> None:
    match = board(seat(hand=["technical-exchange"], stacks={"a0": 1}, supply=["panther", "stuka", "tiger-i"]))
    story = events(match, "play technical-exchange", "take panther")
    told = [event.seen_by(1) for event in story]
    assert not any(name in str(told) for name in ("panther", "stuka", "tiger-i"))
    assert player(match, 0).shown == ()
    assert view(match, 0).bottom == ("stuka", "tiger-i")


@about("technical-exchange", "submarine-blockade", "lend-lease-convoy", "second-front")
@covers("P-6.5")
def test_the_events_of_a_side_need_a_stack_of_their_cost() -> None:
    assert smallest_stack("technical-exchange") == 1
    assert smallest_stack("submarine-blockade") == 3
    assert smallest_stack("lend-lease-convoy") == 1
    assert smallest_stack("second-front") == 3


NORMAL = (
    "technical-exchange", "lend-lease-convoy", "second-front", "field-salvage", "hidden-cache", "saboteurs",
    "aerial-photographs", "fire-mission", "demolition-order", "mobilization-order", "reconnaissance-in-force",
    "intelligence-report",
)  # fmt: skip
PERMANENT = ("submarine-blockade", "forward-airfields", "mud-season", "dispersed-depots")


@about(
    "technical-exchange", "lend-lease-convoy", "second-front", "field-salvage", "hidden-cache", "saboteurs",
    "aerial-photographs", "fire-mission", "demolition-order", "mobilization-order", "reconnaissance-in-force",
    "intelligence-report", "submarine-blockade", "forward-airfields", "mud-season", "dispersed-depots",
)  # fmt: skip
@covers("P-7.4", "P-7.6")
def test_normal_and_permanent_events_are_played_in_your_own_main_phase_and_never_in_a_window() -> None:
    for turn, playable in ((1, {f"play {card}" for card in (*NORMAL, *PERMANENT)}), (0, set())):
        match = board(
            seat({"c2": "panzer-iv"}, stacks={"a0": 1}),
            seat(
                {"c3": "kv-1"}, hand=[*NORMAL, *PERMANENT], stacks={"a5": 3}, junkyard=["t-34"], supply=["t-34"],
                modifiers={"a4": "bunker"},
            ),
            turn=turn, face_down=["e3"],
        )  # fmt: skip
        play(match, *([] if turn else ["attack c2"]))
        assert asked(match) == (1, "main" if turn else "response")
        assert set(legal_starting(match, "play")) == playable


@about("technical-exchange", "submarine-blockade", "lend-lease-convoy", "second-front")
@covers("P-2.4")
def test_the_events_of_a_side_serve_both_its_factions_and_not_the_other_side() -> None:
    axis, allies = ("technical-exchange", "submarine-blockade"), ("lend-lease-convoy", "second-front")
    for own, other, factions in ((axis, allies, ("grenadiers", "rifle-section")), (allies, axis, ("rangers", "t-34"))):
        for unit in factions:
            assert BOX.flaws(f"1 {unit}; 4 {own[0]}; 4 {own[1]}; 40 factory") == []
            for card in other:
                assert [flaw.rule for flaw in BOX.flaws(f"1 {unit}; 1 {card}; 40 factory")] == ["P-2.3"]


@about("submarine-blockade")
@covers("P-5.5")
def test_submarine_blockade_deals_one_damage_in_each_of_your_end_phases_and_in_no_other() -> None:
    match = board(
        seat(stacks={"a0": stack(3, "submarine-blockade")}, supply=["panther"] * 3),
        seat(supply=["t-34", "kv-1", "su-100", "is-2"]),
    )
    end_turn(match)
    assert (junkyard(match, 1), hand(match, 1)) == (["t-34"], ["kv-1"])
    end_turn(match)
    assert (junkyard(match, 0), junkyard(match, 1), supply(match, 1)) == ([], ["t-34"], ["su-100", "is-2"])
    end_turn(match)
    assert junkyard(match, 1) == ["t-34", "su-100"]


@about("submarine-blockade")
@covers("P-7.6")
def test_submarine_blockade_works_in_the_turn_it_is_played_and_blocks_its_stack() -> None:
    match = board(
        seat(hand=["submarine-blockade", "panzer-ii"], stacks={"a0": 3}, supply=["panther"] * 3),
        seat(supply=["t-34"] * 5),
    )
    play(match, "play submarine-blockade")
    assert (stack_at(match, "a0").card, stack_at(match, "a0").in_play) == ("submarine-blockade", True)
    assert legal(match) == ["end"]
    end_turn(end_turn(match))
    assert junkyard(match, 1) == ["t-34"]
    assert stack_at(match, "a0").in_play
    assert legal(match) == ["end"]


@about("submarine-blockade")
@covers("P-7.6")
def test_submarine_blockades_add_up_and_need_no_factories_any_more() -> None:
    blockades = {"a0": stack(0, "submarine-blockade"), "b0": stack(3, "submarine-blockade")}
    match = board(seat(stacks=blockades), seat(supply=["t-34", "kv-1", "is-2"]))
    end_turn(match)
    assert junkyard(match, 1) == ["t-34", "kv-1"]


@about("submarine-blockade", "code-breakers")
@covers("P-14.5")
def test_submarine_blockade_that_is_cancelled_never_comes_into_play() -> None:
    match = board(
        seat(hand=["submarine-blockade"], stacks={"a0": 3}),
        seat(hand=["code-breakers"], stacks={"a5": 2}, supply=["t-34"] * 3),
    )
    play(match, "play submarine-blockade", "play code-breakers")
    assert (junkyard(match, 0), stack_at(match, "a0").card) == (["submarine-blockade"], None)
    end_turn(match)
    assert junkyard(match, 1) == ["code-breakers"]
    assert len(supply(match, 1)) == 2


@about("submarine-blockade")
@covers("P-5.5", "P-13.4")
def test_submarine_blockade_hits_before_the_hand_is_discarded_and_may_wake_a_junkyard_trigger() -> None:
    match = board(
        seat(stacks={"a0": stack(3, "submarine-blockade")}, hand=["panther"] * 4 + ["stuka"] * 4),
        seat(supply=["partisans", "t-34"]),
    )
    play(match, "end")
    assert asked(match) == (1, "junkyard-trigger")
    play(match, "to c4")
    assert asked(match) == (0, "discard")
    play(match, "discard stuka")
    assert junkyard(match, 0) == ["stuka"]


@about("submarine-blockade")
@covers("P-10.7", "P-15.1")
def test_submarine_blockade_empties_a_supply_and_only_the_next_draw_loses() -> None:
    blockades = {"a0": stack(3, "submarine-blockade"), "b0": stack(3, "submarine-blockade")}
    match = board(seat(stacks=blockades), seat(supply=["t-34"]))
    happened = [type(event).__name__ for event in events(match, "end")]
    assert happened.index("TurnBegan") > happened.index("SupplyDamaged")
    assert junkyard(match, 1) == ["t-34"]
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((0,), "supply")


@about("lend-lease-convoy")
@covers("P-18.4")
def test_lend_lease_convoy_draws_two_cards_and_then_discards_one_of_the_whole_hand() -> None:
    match = board(seat(hand=["lend-lease-convoy", "factory"], stacks={"a0": 1}, supply=["t-34", "kv-1", "is-2"]))
    play(match, "play lend-lease-convoy")
    assert asked(match) == (0, "discard")
    assert legal(match) == ["discard factory", "discard t-34", "discard kv-1"]
    play(match, "discard t-34")
    assert (hand(match, 0), junkyard(match, 0), supply(match, 0)) == (["factory", "kv-1"], ["t-34"], ["is-2"])
    assert is_calm(match)


@about("lend-lease-convoy")
@covers("P-15.1", "P-15.2")
def test_lend_lease_convoy_loses_at_once_when_the_second_draw_fails() -> None:
    match = board(seat(hand=["lend-lease-convoy", "factory"], stacks={"a0": 1}, supply=["t-34"]), seat())
    play(match, "play lend-lease-convoy")
    assert match.is_over
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert (hand(match, 0), junkyard(match, 0)) == (["factory", "t-34"], [])


@about("lend-lease-convoy")
@covers("P-17.2")
def test_lend_lease_convoy_asks_nothing_when_all_cards_of_the_hand_are_alike() -> None:
    match = board(seat(hand=["lend-lease-convoy"], stacks={"a0": 1}, supply=["workers-militia"] * 3))
    play(match, "play lend-lease-convoy")
    assert (hand(match, 0), junkyard(match, 0)) == (["workers-militia"], ["workers-militia"])
    assert is_calm(match)


@about("second-front")
@covers("P-3.2", "P-13.7")
def test_second_front_gives_two_attack_beyond_the_middle_and_nowhere_else() -> None:
    match = board(
        seat({"a1": "t-34", "b2": "t-34", "c3": "t-34", "d4": "t-34"}, hand=["second-front"], stacks={"a0": 3}),
        seat({"e3": "kv-1", "e2": "kv-1"}),
    )
    play(match, "play second-front")
    assert [values(match, space) for space in ("a1", "b2", "c3", "d4")] == ["2/2/3", "2/2/3", "4/2/3", "4/2/3"]
    assert [values(match, space) for space in ("e3", "e2")] == ["2/5/1", "2/5/1"]
    assert is_calm(match)


@about("second-front")
@covers("P-3.2")
def test_second_front_of_north_counts_the_lines_from_the_other_edge() -> None:
    match = board(
        seat({"e2": "kv-1"}),
        seat({"a1": "t-34", "b2": "t-34", "c3": "t-34", "d4": "t-34"}, hand=["second-front"], stacks={"a5": 3}),
        turn=1,
    )
    play(match, "play second-front")
    assert [values(match, space) for space in ("a1", "b2", "c3", "d4")] == ["4/2/3", "4/2/3", "2/2/3", "2/2/3"]
    assert values(match, "e2") == "2/5/1"


@about("second-front")
@covers("P-13.7")
def test_second_front_stays_with_a_unit_that_goes_back_and_misses_one_that_comes_later() -> None:
    match = board(seat({"c3": "t-34", "d2": "t-34"}, hand=["second-front"], stacks={"a0": 3}))
    play(match, "play second-front", "move c3", "to c2", "move d2", "to d3")
    assert (values(match, "c2"), values(match, "d3")) == ("4/2/3", "2/2/3")


@about("second-front")
@covers("P-5.5", "P-7.4")
def test_second_front_ends_with_the_turn_and_is_removed_from_the_game_afterwards() -> None:
    match = board(seat({"c3": "t-34"}, hand=["second-front"], stacks={"a0": 3}, supply=["t-34"]), seat(supply=["t-34"]))
    end_turn(play(match, "play second-front"))
    assert values(match, "c3") == "2/2/3"
    assert (stack_at(match, "a0").card, removed(match, 0)) == ("second-front", [])
    end_turn(match)
    assert (stack_at(match, "a0").card, removed(match, 0), junkyard(match, 0)) == (None, ["second-front"], [])


@about("second-front", "code-breakers")
@covers("P-14.5")
def test_second_front_is_removed_when_it_is_cancelled() -> None:
    match = board(
        seat({"c3": "t-34"}, hand=["second-front"], stacks={"a0": 3}),
        seat(hand=["code-breakers"], stacks={"a5": 2}),
    )
    play(match, "play second-front", "play code-breakers")
    assert values(match, "c3") == "2/2/3"
    assert (removed(match, 0), junkyard(match, 0), chain(match)) == (["second-front"], [], [])
    assert stack_at(match, "a0").card is None


@about("second-front")
def test_second_front_stays_in_the_junkyard_when_damage_puts_it_there() -> None:
    match = play(board(seat(hand=["bt-7"], stacks={"a0": 1}, supply=["second-front"])), "play bt-7")
    assert (junkyard(match, 0), removed(match, 0)) == (["second-front"], [])
