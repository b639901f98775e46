"""The worked examples of P-20 about set-up, the turn, Factories and stacks: X-1 to X-12, X-36, X-44, X-45, X-50."""

from clashtable.core.match import Match
from clashtable.games.panzer.wire.battle import Destroyed
from clashtable.games.panzer.wire.course import Cleared
from clashtable.games.panzer.wire.field import Moved, TerrainRevealed
from clashtable.games.panzer.wire.supplies import Discarded, SupplyDamaged
from tests.games.panzer.board import (
    PANZER,
    asked,
    board,
    end_turn,
    events,
    follow_ups,
    hand,
    is_calm,
    is_empty,
    junkyard,
    legal,
    play,
    player,
    seat,
    space,
    stack,
    stack_at,
    unit_at,
    values,
)
from tests.games.panzer.turns import active, go_to_turn, of_kind, pass_windows

SUPPLY = ["factory"] * 8


def sizes(match: Match, number: int) -> tuple[int, int]:
    """Return how many cards are in a hand and in a Supply."""
    facts = player(match, number)
    return facts.hand, facts.supply


def started(first: str = "0") -> Match:
    """Return a game of two decks of sixty cards; nobody has decided anything yet."""
    return PANZER.start(2, 5, {"decks": "german-spearhead | soviet-steamroller", "first_player": first})


def test_x1_first_draw() -> None:
    match = play(started(), "keep", "keep")
    assert active(match) == 0
    assert sizes(match, 0) == (7, 53)
    end_turn(match)
    assert active(match) == 1
    assert sizes(match, 1) == (8, 52)


def test_x2_reshuffles() -> None:
    match = started()
    hands = [sizes(match, 0)[0]]
    for _time in range(3):
        play(match, "reshuffle")
        hands.append(sizes(match, 0)[0])
    assert hands == [7, 7, 6, 5]
    play(match, "keep", "keep")
    assert asked(match) == (0, "main")
    assert sizes(match, 0) == (5, 55)
    assert player(match, 0).reshuffles == 3


def test_x4_optional_and_forced_draws() -> None:
    match = board(
        seat({"c2": "gi-rifle-squad"}, stacks={"a0": 1}, hand=["lend-lease-convoy"]),
        seat({"c3": "tiger-i"}, supply=SUPPLY),
    )
    play(match, "attack c2")
    assert is_empty(match, "c2")
    assert (asked(match), legal(match)) == ((0, "may"), ["yes", "no"])
    play(match, "no")
    assert is_calm(match)
    assert not match.is_over
    play(match, "play lend-lease-convoy")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((1,), "supply")


def discard_down(match: Match) -> None:
    """Discard whatever is too much."""
    while not match.is_over and asked(match)[1] == "discard":
        match.play(match.legal_moves()[0])


def idle_turn(match: Match) -> None:
    """End the turn without having done anything."""
    play(match, "end")
    discard_down(match)


def test_x5_stall() -> None:
    match = play(started(), "keep", "keep")
    while player(match, 0).turns < 54:
        if active(match) == 1 and player(match, 1).turns == 53:
            assert sizes(match, 1)[1] == 0, "after its 53rd draw"
        idle_turn(match)
    assert (active(match), sizes(match, 0)[1]) == (0, 0), "53 draws in 54 turns"
    assert player(match, 1).turns == 53
    idle_turn(match)
    assert player(match, 1).turns == 54
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((0,), "supply")


def test_x6_growing_a_stack() -> None:
    match = board(seat(stacks={"c0": stack(1, "t-34")}, hand=["factory", "t-34"]))
    assert follow_ups(match, "play factory") == ["stack a0", "stack b0", "stack d0", "stack e0"]
    assert "play t-34" not in legal(match)
    play(match, "move c0")
    assert unit_at(match, "c1").card == "t-34"
    play(match, "play factory", "stack c0")
    assert stack_at(match, "c0").factories == 2
    play(match, "play t-34")
    assert unit_at(match, "c0").fresh
    assert is_calm(match)


def test_x7_blitz_frees_the_stack() -> None:
    match = board(seat(turns=1, hand=["factory", "panzer-ii", "grenadiers"]), face_down=["all"])
    play(match, "play factory", "stack b0", "play panzer-ii")
    happened = events(match, "move b0", "move b1", "to b2", "move b2", "to b3")
    assert [(moved.space, moved.cost) for moved in of_kind(happened, Moved)] == [("b1", 1), ("b2", 1), ("b3", 1)]
    assert [event.terrain for event in of_kind(happened, TerrainRevealed)] == ["open-ground"] * 3
    assert "move b3" not in legal(match)
    assert is_empty(match, "b0")
    play(match, "play grenadiers")
    assert unit_at(match, "b0").card == "grenadiers"


def test_x9_event_life() -> None:
    match = board(
        seat(stacks={"a0": 1, "b0": 1}, hand=["fire-mission", "pinned-down"], supply=SUPPLY),
        seat({"c3": "kv-1"}, supply=SUPPLY),
    )
    play(match, "play fire-mission", "stack a0")
    assert stack_at(match, "a0").card == "fire-mission"
    play(match, "end")
    assert (active(match), asked(match)) == (1, (0, "response"))
    play(match, "play pinned-down")
    assert (active(match), asked(match)) == (1, (1, "main"))
    assert [stack_at(match, name).card for name in ("a0", "b0")] == ["fire-mission", "pinned-down"]
    assert junkyard(match, 0) == []
    happened = events(match, "end")
    assert [(event.card, event.space) for event in of_kind(happened, Cleared)] == [
        ("fire-mission", "a0"),
        ("pinned-down", "b0"),
    ]
    assert junkyard(match, 0) == ["fire-mission", "pinned-down"]
    assert [stack_at(match, name).card for name in ("a0", "b0")] == [None, None]


def test_x10_permanent_without_factories() -> None:
    match = board(
        seat({"c2": "t-34"}, stacks={"a0": 2}, hand=["saboteurs"] * 3 + ["demolition-order"], supply=SUPPLY),
        seat(stacks={"c5": stack(3, "winter-front")}, hand=["factory"] * 2, supply=SUPPLY),
    )
    for left in (2, 1, 0):
        play(match, "play saboteurs", "mode 0")
        assert stack_at(match, "c5").factories == left
        end_turn(match)
        if left:
            go_to_turn(match, 0)
    assert active(match) == 1
    assert (stack_at(match, "c5").card, stack_at(match, "c5").in_play) == ("winter-front", True)
    assert values(match, "c2") == "2/2/2", "it works"
    assert follow_ups(match, "play factory") == ["stack a5", "stack b5", "stack d5", "stack e5"]
    go_to_turn(match, 0)
    play(match, "play demolition-order")
    assert (stack_at(match, "c5").card, junkyard(match, 1)) == (None, ["factory"] * 3 + ["winter-front"])
    assert values(match, "c2") == "2/2/3"
    go_to_turn(match, 1)
    assert "stack c5" in follow_ups(match, "play factory"), "an empty space"


def test_x11_unit_loses_its_factory() -> None:
    match = board(
        seat(stacks={"a0": 2}, hand=["saboteurs"]),
        seat(stacks={"b5": stack(1, "gi-rifle-squad")}, supply=["t-34"]),
    )
    happened = events(match, "play saboteurs")
    assert [(event.card, event.space) for event in of_kind(happened, Destroyed)] == [("gi-rifle-squad", "b5")]
    assert stack_at(match, "b5").factories == 0
    assert junkyard(match, 1) == ["factory", "gi-rifle-squad"]
    assert (asked(match), legal(match)) == ((1, "may"), ["yes", "no"])
    play(match, "yes")
    assert hand(match, 1) == ["t-34"]
    assert is_calm(match)


def test_x12_lower_stack() -> None:
    match = board(
        seat(stacks={"c0": stack(3, "tiger-i")}, supply=SUPPLY),
        seat(stacks={"a5": 2, "b5": 2}, hand=["saboteurs"] * 2, supply=SUPPLY),
        turn=1,
    )
    play(match, "play saboteurs", "stack a5", "play saboteurs")
    assert stack_at(match, "c0").factories == 1
    assert unit_at(match, "c0").card == "tiger-i"
    go_to_turn(match, 0)
    play(match, "move c0")
    assert unit_at(match, "c1").card == "tiger-i"


def test_x36_modifier_without_a_place() -> None:
    line = {f"{column}4": "panzer-ii" for column in "abcde"}
    match = board(
        seat(line, supply=SUPPLY), seat(stacks={"a5": stack(2, "bunker")}, supply=SUPPLY), turn=1, phase="turn"
    )
    assert asked(match) == (1, "main")
    assert stack_at(match, "a5").card == "bunker"
    go_to_turn(match, 0)
    play(match, "move b4", "to b3")
    end_turn(match)
    assert active(match) == 1
    assert stack_at(match, "a5").card is None, "it is tried again, and now there is a place"
    placed = space(match, "b4").modifier
    assert placed is not None
    assert (placed.card, placed.seat) == ("bunker", 1)


def test_x36_the_stack_stays_occupied() -> None:
    line = {f"{column}4": "panzer-ii" for column in "abcde"}
    match = board(
        seat(line, supply=SUPPLY),
        seat(stacks={"a5": stack(2, "bunker")}, hand=["t-34", "factory"], supply=SUPPLY),
        turn=1,
        phase="turn",
    )
    assert legal(match) == ["play factory", "end"]
    assert "stack a5" not in follow_ups(match, "play factory")


def test_x44_movement_floor() -> None:
    fronts = {"a5": stack(3, "winter-front"), "b5": stack(3, "winter-front")}
    match = board(
        seat({"b2": "t-34", "c2": "t-34", "d2": "kv-1"}, modifiers={"c2": "corduroy-road"}),
        seat(stacks=fronts),
        phase="main start",
    )
    assert [unit_at(match, name).movement.value for name in ("b2", "d2", "c2")] == [1, 1, 3]


def test_x45_cheaper_vehicles() -> None:
    def stacks_of(card: str, copies: int) -> list[str]:
        """Return the stacks that a card can be played to beside so many Standardized Parts."""
        parts = {f"{column}0": stack(2, "standardized-parts") for column in "de"[:copies]}
        match = board(seat(hand=[card], stacks={"a0": 1, "b0": 2, "c0": 3, **parts}))
        return follow_ups(match, f"play {card}")

    assert stacks_of("sherman-jumbo", 1) == ["stack b0", "stack c0"]
    assert stacks_of("m4-sherman", 1) == ["stack a0", "stack b0", "stack c0"]
    assert stacks_of("m3-stuart", 1) == ["stack a0", "stack b0", "stack c0"]
    assert stacks_of("sherman-jumbo", 2) == ["stack a0", "stack b0", "stack c0"]


def test_x45_texts_see_the_printed_cost() -> None:
    match = board(
        seat(
            hand=["mobilization-order"],
            stacks={"a0": 2, "d0": stack(2, "standardized-parts"), "e0": stack(2, "standardized-parts")},
            supply=["sherman-jumbo", "m4-sherman", "m3-stuart"],
        )
    )
    play(match, "play mobilization-order")
    assert legal(match) == ["take m3-stuart", "take m4-sherman", "none"]


def test_x50_end_phase_order() -> None:
    nine = ["factory"] * 5 + ["grenadiers"] * 4
    match = board(
        seat(
            {"c2": "panzer-iii"},
            stacks={"a0": stack(3, "submarine-blockade"), "b0": 3},
            hand=["armored-spearhead", *nine],
            supply=SUPPLY,
        ),
        seat(stacks={"a5": 1}, hand=["t-34"], supply=["alarm-company", *SUPPLY]),
    )
    play(match, "play armored-spearhead")
    pass_windows(match)
    assert values(match, "c2") == "4/3/5"
    play(match, "end")
    assert asked(match) == (1, "response"), "the closing window"
    assert values(match, "c2") == "4/3/5"
    happened = events(match, "pass")
    assert values(match, "c2") == "2/3/3", "the bonuses ended before the Blockade"
    assert [event.seat for event in of_kind(happened, SupplyDamaged)] == [1]
    assert asked(match) == (1, "junkyard-trigger")
    assert len(hand(match, 0)) == 9
    play(match, "decline")
    assert asked(match) == (0, "discard")
    happened = events(match, "discard factory", "discard grenadiers")
    assert [event.card for event in of_kind(happened, Discarded)] == ["factory", "grenadiers"]
    assert len(hand(match, 0)) == 7
    assert active(match) == 1
