"""Public and hidden information (P-16): what everybody knows, what one player knows, and what nobody does."""

import random
from typing import Any

import msgspec
import pytest

from clashtable.core.match import Match
from clashtable.games.panzer.cards.basic_set import TERRAIN_DECK
from clashtable.games.panzer.cards.decks import BOX
from clashtable.games.panzer.wire.supplies import Dealt, Discarded, Drew, Found, Inspected, LookedAtHand, Returned, Took
from tests.games.kit.play import walk
from tests.games.panzer.board import (
    PANZER,
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
    seat,
    stack,
    supply,
    unit,
    view,
)
from tests.games.panzer.turns import go_to_turn, of_kind, pass_windows
from tests.rulebook import covers

SUPPLY = ["factory"] * 8


def told(match: Match, viewer: int | None) -> str:
    """Return everything that a viewer gets, as text."""
    return msgspec.json.encode(view(match, viewer)).decode()


def shown(match: Match, number: int) -> tuple[str, ...]:
    return player(match, number).shown


def somewhere(match: Match, number: int) -> tuple[str, ...]:
    return player(match, number).somewhere


# --- P-16.1


@covers("P-16.1")
def test_everybody_sees_the_same_table() -> None:
    """Ruling R40: cards on stacks and both Junkyards are face up."""
    match = board(
        seat(
            {"c2": unit("t-34", damage=1, halted=True, legs=1, spent=1)},
            stacks={"a0": stack(2, "bunker"), "b0": stack(1, "ambush"), "c0": 2},
            hand=["fire-mission", "kv-1"],
            junkyard=["bt-7"],
            removed=["field-salvage"],
            supply=SUPPLY,
            side="allies",
        ),
        seat({"c3": unit("kv-1", suppressed=True)}, stacks={"a5": 1}, hand=["t-34"], supply=SUPPLY, side="allies"),
    )
    play(match, "play fire-mission")
    assert view(match, 0).table == view(match, 1).table == view(match, None).table
    table = view(match, 1).table
    south = table.seats[0]
    assert (south.side, south.size, south.hand, south.supply) == ("allies", 10, 1, 8)
    assert (south.junkyard, south.removed, south.allowance) == (("bt-7",), ("field-salvage",), 1)
    assert [found.card for found in south.stacks] == ["bunker", "ambush", "fire-mission", None, None]
    (item,) = table.chain
    assert (item.card, item.kind, item.targets[0].space, item.targets[0].card) == (
        "fire-mission",
        "event",
        "c3",
        "kv-1",
    )
    moved = table.field[7].unit
    assert moved is not None
    assert (moved.damage, moved.halted, moved.legs, moved.spent) == (1, True, 1, 1)
    still = table.field[12].unit
    assert still is not None
    assert still.suppressed


@covers("P-16.1")
def test_sides_and_sizes_of_the_decks_are_public() -> None:
    match = PANZER.start(2, 1, {"decks": "quick-axis-raid | quick-allied-stand"})
    for viewer in (0, 1, None):
        assert [(facts.side, facts.size) for facts in view(match, viewer).table.seats] == [("axis", 40), ("allies", 40)]


@covers("P-16.1", "P-16.2")
def test_the_composition_of_the_terrain_deck_is_public_and_its_order_is_not() -> None:
    match = PANZER.start(2, 1)
    unseen = view(match, 0).table.unseen
    assert unseen == {kind: [card.id for card in TERRAIN_DECK].count(kind) for kind in unseen}
    assert sum(unseen.values()) == 40
    one = board(seat({"c2": "m3-stuart"}), face_down=["c3", "c1"], terrain={"c3": "marsh", "c1": "ruins"})
    other = board(seat({"c2": "m3-stuart"}), face_down=["c3", "c1"], terrain={"c3": "ruins", "c1": "marsh"})
    for viewer in (0, 1, None):
        assert view(one, viewer) == view(other, viewer)
    before = view(one, 1).table.unseen["marsh"]
    play(one, "scout c2", "at c3")
    assert view(one, 1).table.unseen["marsh"] == before - 1


# --- P-16.2


@covers("P-16.2")
def test_the_order_of_a_supply_is_hidden_from_everyone() -> None:
    one = board(seat(supply=["t-34", "kv-1", "bt-7"]), seat())
    other = board(seat(supply=["bt-7", "t-34", "kv-1"]), seat())
    for viewer in (0, 1, None):
        assert view(one, viewer) == view(other, viewer)
    assert view(one, 0).supply == ("bt-7", "t-34", "kv-1"), "in the order of the set"


@covers("P-16.2")
def test_the_generator_is_in_no_view() -> None:
    one = board(seat({"c2": "t-34"}, supply=SUPPLY), seed=1)
    other = board(seat({"c2": "t-34"}, supply=SUPPLY), seed=2)
    for viewer in (0, 1, None):
        assert view(one, viewer) == view(other, viewer)


# --- P-16.3


@covers("P-16.3")
def test_hands_and_supplies_are_known_to_their_owners_alone() -> None:
    match = board(seat(hand=["is-2"], supply=["su-100", "katyusha"]), seat(hand=["rangers"], supply=["long-tom"]))
    assert (view(match, 0).hand, view(match, 0).supply) == (("is-2",), ("su-100", "katyusha"))
    for viewer in (0, None):
        assert "rangers" not in told(match, viewer)
        assert "long-tom" not in told(match, viewer)
    for viewer in (1, None):
        assert all(card not in told(match, viewer) for card in ("is-2", "su-100", "katyusha"))
    assert (view(match, None).hand, view(match, None).supply) == (None, None)


@covers("P-16.3")
def test_the_deck_lists_are_in_no_view() -> None:
    match = PANZER.start(2, 3, {"decks": "japanese-infiltrators | american-arsenal"})
    for viewer in (0, 1, None):
        assert "infiltrators" not in told(match, viewer)
        assert "arsenal" not in told(match, viewer)


@covers("P-16.3", "P-16.4")
def test_drawn_cards_are_seen_by_their_player_alone() -> None:
    match = PANZER.start(2, 3)
    dealt = of_kind(match.beginning, Dealt)
    assert [[event.seen_by(viewer).cards is None for viewer in (0, 1, None)] for event in dealt] == [
        [False, True, True], [True, False, True],
    ]  # fmt: skip
    drawn = board(seat(supply=["t-34"]), seat(), phase="turn")
    (drew,) = of_kind(drawn.beginning, Drew)
    assert [drew.seen_by(viewer).card for viewer in (0, 1, None)] == ["t-34", None, None]


def inspecting() -> Match:
    """Return South looking at the top four of six cards."""
    cards = ["t-34", "kv-1", "bt-7", "is-2", "su-100", "katyusha"]
    match = board(seat(stacks={"a0": 1}, hand=["technical-exchange"], supply=cards), seat(supply=SUPPLY))
    happened = events(match, "play technical-exchange")
    (looked,) = of_kind(happened, Inspected)
    assert looked.seen_by(0).cards == ("t-34", "kv-1", "bt-7", "is-2")
    assert [looked.seen_by(viewer).cards for viewer in (1, None)] == [None, None]
    assert [looked.seen_by(viewer).amount for viewer in (1, None)] == [4, 4]
    return match


@covers("P-16.3", "P-18.4")
def test_the_top_is_known_while_inspecting_and_the_bottom_afterwards() -> None:
    match = inspecting()
    assert view(match, 0).top == ("t-34", "kv-1", "bt-7", "is-2")
    assert (view(match, 1).top, view(match, None).top) == ((), ())
    happened = events(match, "take bt-7")
    (took,) = of_kind(happened, Took)
    assert [took.seen_by(viewer).card for viewer in (0, 1, None)] == ["bt-7", None, None]
    assert (view(match, 0).top, view(match, 0).bottom) == ((), ("t-34", "kv-1", "is-2"))
    assert supply(match, 0) == ["su-100", "katyusha", "t-34", "kv-1", "is-2"], "in unchanged order"
    assert (view(match, 1).bottom, view(match, None).bottom) == ((), ())
    assert shown(match, 0) == (), "a card taken with Inspect is not shown"


@covers("P-16.3")
def test_what_lies_at_the_bottom_is_known_until_it_is_drawn() -> None:
    match = play(inspecting(), "take bt-7")
    go_to_turn(match, 0)
    go_to_turn(match, 0)
    assert (view(match, 0).bottom, supply(match, 0)) == (("t-34", "kv-1", "is-2"), ["t-34", "kv-1", "is-2"])
    go_to_turn(match, 0)
    assert (view(match, 0).bottom, supply(match, 0)) == (("kv-1", "is-2"), ["kv-1", "is-2"])


@covers("P-16.3")
def test_a_second_inspect_adds_to_what_is_known_of_the_bottom() -> None:
    cards = ["t-34", "kv-1", "bt-7", "is-2", "su-100", "katyusha", "zis-3", "yak-9", "guards-rifles"]
    match = board(seat(stacks={"a0": 1, "b0": 1}, hand=["technical-exchange"] * 2, supply=cards), seat(supply=SUPPLY))
    play(match, "play technical-exchange", "stack a0", "take t-34", "play technical-exchange", "take yak-9")
    assert view(match, 0).bottom == ("kv-1", "bt-7", "is-2", "su-100", "katyusha", "zis-3")
    assert supply(match, 0) == ["guards-rifles", *view(match, 0).bottom]


@covers("P-16.3")
def test_a_shuffle_makes_the_owner_forget() -> None:
    match = play(inspecting(), "take bt-7")
    snapshot = match.snapshot()
    snapshot["hidden"][0]["hand"] = ["mobilization-order"]
    snapshot["table"]["seats"][0]["stacks"][1]["factories"] = 2
    again = PANZER.restore(snapshot)
    play(again, "play mobilization-order", "none")
    assert (view(again, 0).top, view(again, 0).bottom) == ((), ())


def reported(**north: Any) -> Match:
    """Return South choosing a card of North's hand."""
    match = board(
        seat(stacks={"a0": 2, "b0": 2}, hand=["intelligence-report"], supply=SUPPLY),
        seat(hand=["tiger-i", "panther", "pinned-down"], supply=SUPPLY, **north),
    )
    happened = [*events(match, "play intelligence-report", "stack a0"), *pass_windows(match)]
    (looked,) = of_kind(happened, LookedAtHand)
    assert looked.seen_by(0).cards == looked.seen_by(1).cards == ("panther", "tiger-i", "pinned-down")
    assert looked.seen_by(None).cards is None
    return match


@covers("P-16.3")
def test_a_hand_that_was_looked_at_is_known_to_the_looker_alone() -> None:
    match = reported()
    assert (asked(match), legal(match)) == ((0, "hand-pick"), ["take panther", "take tiger-i", "take pinned-down"])
    play(match, "take panther")
    assert view(match, 0).seen == ("tiger-i", "pinned-down")
    assert (view(match, 1).seen, view(match, None).seen) == ((), ())
    assert shown(match, 1) == ()
    assert "tiger-i" not in told(match, None)


@covers("P-16.3", "P-16.4")
def test_a_seen_card_is_forgotten_when_it_is_played_and_not_when_another_is_drawn() -> None:
    match = play(reported(stacks={"a5": 3}), "take panther")
    go_to_turn(match, 1)
    assert view(match, 0).seen == ("tiger-i", "pinned-down")
    play(match, "play tiger-i")
    pass_windows(match)
    assert view(match, 0).seen == ("pinned-down",)


# --- P-16.4


@covers("P-16.4")
def test_a_searched_card_is_shown_and_known_to_be_in_the_hand() -> None:
    match = board(seat(stacks={"a0": 2, "b0": 1}, hand=["mobilization-order"], supply=["t-34", "kv-1", "bt-7"]), seat())
    play(match, "play mobilization-order")
    happened = events(match, "take bt-7")
    (found,) = of_kind(happened, Found)
    assert found.seen_by(1) == found.seen_by(None) == found
    assert (found.card, shown(match, 0)) == ("bt-7", ("bt-7",))
    play(match, "play bt-7")
    assert shown(match, 0) == ()


@covers("P-16.4")
def test_a_card_returned_from_the_junkyard_is_known_to_be_in_the_hand() -> None:
    match = board(
        seat(stacks={"a0": 2, "b0": 2}, hand=["replacement-depot", "t-34"], junkyard=["t-34", "kv-1"]), seat()
    )
    happened = events(match, "play replacement-depot", "stack a0", "target card t-34", "done")
    assert [event.card for event in of_kind(happened, Returned)] == ["t-34"]
    assert shown(match, 0) == ("t-34",)
    play(match, "play t-34")
    assert (shown(match, 0), hand(match, 0)) == ((), ["t-34"]), "the other copy may be any card"


@covers("P-16.4")
def test_a_discarded_card_is_public() -> None:
    match = board(seat(stacks={"a0": 1}, hand=["lend-lease-convoy", "kv-1"], supply=["t-34"] * 3), seat())
    play(match, "play lend-lease-convoy")
    (discarded,) = of_kind(events(match, "discard kv-1"), Discarded)
    assert discarded.seen_by(None) == discarded
    assert view(match, 1).table.seats[0].junkyard == ("kv-1",)


def salvaged() -> Match:
    """Return North's turn after it has shuffled a Fire Mission into its Supply, which is empty else."""
    match = board(
        seat(stacks={"a0": 2, "b0": 2}, hand=["intelligence-report"], supply=SUPPLY),
        seat(stacks={"a5": 1}, hand=["field-salvage", "tiger-i"], junkyard=["fire-mission"]),
        turn=1,
    )
    play(match, "play field-salvage")
    pass_windows(match)
    return match


@covers("P-16.1", "P-16.4")
def test_a_salvaged_card_is_known_to_be_in_the_hand_or_the_supply() -> None:
    match = salvaged()
    assert somewhere(match, 1) == ("fire-mission",)
    go_to_turn(match, 1)
    assert (hand(match, 1), somewhere(match, 1)) == (["tiger-i", "fire-mission"], ("fire-mission",))
    snapshot = match.snapshot()
    snapshot["hidden"][1].update(hand=["tiger-i"], supply=["fire-mission"])
    assert view(PANZER.restore(snapshot), 0).table.seats[1].somewhere == ("fire-mission",)


@covers("P-16.4")
def test_a_salvaged_card_that_falls_or_is_found_is_no_longer_somewhere() -> None:
    fallen = board(
        seat({"c4": "panzer-ii"}, supply=SUPPLY),
        seat(stacks={"a5": 1}, hand=["field-salvage"], junkyard=["kv-1"]),
        turn=1,
    )
    play(fallen, "play field-salvage")
    assert somewhere(fallen, 1) == ("kv-1",)
    play(fallen, "end", "attack c4")
    assert (somewhere(fallen, 1), junkyard(fallen, 1)) == ((), ["kv-1"])
    found = board(
        seat(stacks={"a0": 1, "b0": 2}, hand=["field-salvage", "mobilization-order"], junkyard=["bt-7"]), seat()
    )
    play(found, "play field-salvage", "stack a0", "play mobilization-order", "take bt-7")
    assert (somewhere(found, 0), shown(found, 0)) == ((), ("bt-7",))


@covers("P-16.4", "P-16.5")
def test_a_salvaged_card_that_was_seen_in_the_hand_and_discarded_is_nowhere_else() -> None:
    """North salvages its only Fire Mission and draws it; South sees it with an Intelligence Report."""
    match = salvaged()
    go_to_turn(match, 1)
    assert "fire-mission" in hand(match, 1)
    snapshot = match.snapshot()
    snapshot["hidden"][1]["supply"] = list(SUPPLY)
    match = PANZER.restore(snapshot)
    go_to_turn(match, 0)
    play(match, "play intelligence-report", "stack a0")
    pass_windows(match)
    assert "fire-mission" in view(match, 0).seen
    play(match, "take fire-mission")
    assert junkyard(match, 1)[-1] == "fire-mission"
    assert somewhere(match, 1) == (), "there is none in the hand or the Supply"
    assert "fire-mission" not in view(match, 0).seen


@covers("P-16.5")
def test_a_card_that_is_salvaged_and_seen_is_imagined_once() -> None:
    """Four Fire Missions in all: three in the Junkyard, and one that was salvaged, drawn and seen."""
    match = salvaged()
    go_to_turn(match, 1)
    snapshot = match.snapshot()
    snapshot["hidden"][1].update(supply=list(SUPPLY))
    snapshot["table"]["seats"][1].update(junkyard=["fire-mission"] * 3, side="axis")
    match = PANZER.restore(snapshot)
    go_to_turn(match, 0)
    play(match, "play intelligence-report", "stack a0")
    pass_windows(match)
    play(match, "take tiger-i")
    for seed in range(5):
        world = PANZER.imagine(view(match, 0), seed)
        hidden = [*hand(world, 1), *supply(world, 1)]
        assert hidden.count("fire-mission") == 1, "a fifth copy would be illegal"
        assert world.view(0) == match.view(0)


# --- P-16.5


@covers("P-16.5")
@pytest.mark.parametrize("seed", range(3))
def test_every_view_can_be_imagined_and_agrees_with_it(seed: int) -> None:
    rng = random.Random(seed)
    match = PANZER.start(2, seed)
    for count in walk(match, rng, 400):
        if count % 7 == 0:
            viewer = rng.choice([0, 1, None])
            seen = match.view(viewer)
            assert PANZER.imagine(seen, count).view(viewer) == seen


@covers("P-16.5")
def test_the_options_of_the_player_who_decides_follow_from_the_view() -> None:
    rng = random.Random(6)
    match = PANZER.start(2, 6)
    for count in walk(match, rng, 400):
        if count % 5 == 0:
            world = PANZER.imagine(match.view(match.to_act), count)
            assert world.question() == match.question()


@covers("P-16.5")
def test_imagined_decks_are_legal() -> None:
    rng = random.Random(9)
    match = PANZER.start(2, 9, {"decks": "wild"})
    for count in walk(match, rng, 500):
        if count % 25 == 0:
            world = PANZER.imagine(match.view(0), count).snapshot()
            cards = [*world["hidden"][1]["hand"], *world["hidden"][1]["supply"], *open_cards(world, 1)]
            assert BOX.flaws("\n".join(cards)) == []


def open_cards(snapshot: dict[str, Any], number: int) -> list[str]:
    """Return the cards of a player that everybody sees."""
    facts = snapshot["table"]["seats"][number]
    found = [*facts["junkyard"], *facts["removed"]]
    for place in facts["stacks"]:
        found += ["factory"] * place["factories"]
        found += [place["card"]] if place["card"] else []
        found += [place["unit"]["card"]] if place["unit"] else []
    for place in snapshot["table"]["field"]:
        found += [place["unit"]["card"]] if place["unit"] and place["unit"]["seat"] == number else []
        found += [place["modifier"]["card"]] if place["modifier"] and place["modifier"]["seat"] == number else []
    return found


@covers("P-16.3")
def test_nobody_sees_which_card_is_being_deployed_from_the_hand() -> None:
    match = board(
        seat(stacks={"a0": 2, "b0": 1}, hand=["battlegroup", "panzer-iv", "grenadiers"], supply=SUPPLY), seat()
    )
    play(match, "play battlegroup")
    assert (asked(match), legal(match)) == ((0, "deploy-card"), ["deploy grenadiers", "deploy panzer-iv"])
    before = [told(match, viewer) for viewer in (1, None)]
    play(match, "deploy panzer-iv")
    assert asked(match) == (0, "deploy-to")
    assert [told(match, viewer) for viewer in (1, None)] == before
    play(match, "to c1")
    assert is_calm(match)
    end_turn(match)
    assert "panzer-iv" in told(match, 1)
