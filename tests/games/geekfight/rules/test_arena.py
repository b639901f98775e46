"""The five kinds of card in play (F-13)."""

import pytest

from clashtable.games.geekfight.wire.arena import Broken, BuffEnded
from clashtable.games.geekfight.wire.queue import Added, Fizzled
from clashtable.games.geekfight.wire.resources import Forfeited
from tests.games.geekfight.board import (
    asked,
    board,
    combatant,
    cred,
    discard,
    events,
    hand,
    item,
    legal,
    legal_starting,
    piece,
    play,
    player,
    queue,
    seat,
    settle,
    table,
    units,
    values,
)
from tests.games.geekfight.turns import end_turn, go_to_turn, pass_until_asked
from tests.rulebook import covers


@covers("F-13.1")
def test_combatants_cost_nothing_and_are_not_put_on_the_queue() -> None:
    match = board(seat(None, hand=["button-masher"]), seat(units="1 generic", hand=["mean-comment"]), phase="turn")
    assert combatant(match, 0).card == "button-masher"
    assert not [event for event in match.beginning if isinstance(event, Added)]
    recast = board(seat(units="4 tickets", hand=["recast", "line-camper"]), seat())
    play(recast, "play recast")
    settle(recast)
    assert combatant(recast, 0).card == "line-camper"


@covers("F-13.2")
def test_a_player_never_controls_two_combatants() -> None:
    match = board(seat(units="4 tickets", hand=["recast", "line-camper", "speedrunner"]), seat())
    play(match, "play recast")
    pass_until_asked(match)
    assert asked(match)[0] == 0
    assert legal(match) == ["deploy speedrunner", "deploy line-camper"], "another name than the returned one"
    play(match, "deploy line-camper")
    assert hand(match, 0) == ["button-masher", "speedrunner"]


@covers("F-13.3")
def test_a_vip_whose_name_is_in_the_arena_cannot_be_deployed() -> None:
    match = board(seat(None, hand=["alpha-crony", "speedrunner"]), seat("alpha-crony"), phase="turn")
    assert combatant(match, 0).card == "speedrunner"
    free = board(seat(None, hand=["alpha-crony", "speedrunner"]), seat(), phase="turn")
    assert legal(free) == ["deploy alpha-crony", "deploy speedrunner"]


@covers("F-13.3", "F-20.4")
def test_a_player_whose_only_combatants_are_blocked_loses() -> None:
    """Ruling R-39."""
    match = board(seat(None, hand=["alpha-crony"]), seat("alpha-crony"), phase="turn")
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


@covers("F-13.4")
def test_a_deployed_combatant_takes_over_all_waiting_items() -> None:
    match = board(seat(None, items=["folding-chair", "lucky-socks"], hand=["button-masher"]), seat(), phase="turn")
    assert values(match, 0) == "7/8"


@covers("F-13.5")
def test_an_item_goes_to_ones_own_combatant_unless_its_text_says_otherwise() -> None:
    """Ruling R-40: without a Combatant it cannot be played."""
    alone = board(seat(None, units="4 generic", hand=["folding-chair", "mystery-burrito"]), seat(), seat())
    assert legal_starting(alone, "play") == ["play mystery-burrito"]
    play(alone, "play mystery-burrito")
    assert (asked(alone), legal(alone)) == ((0, "target"), ["target button-masher@1", "target button-masher@2"])
    play(alone, "target button-masher@2")
    settle(alone)
    assert (item(alone, 2, "mystery-burrito").controller, item(alone, 2, "mystery-burrito").owner) == (2, 0)


@covers("F-13.5", "F-15.4")
def test_an_item_whose_combatant_is_gone_fizzles() -> None:
    """Ruling R-41."""
    match = board(
        seat(piece("button-masher", damage=5), units="3 generic", hand=["folding-chair", "mean-comment"]),
        seat(units="2 tokens", hand=["headshot"]),
    )
    play(match, "play folding-chair", "play headshot", "target button-masher@1")
    happened = settle(match)
    assert [event.card for event in happened if isinstance(event, Fizzled)] == ["folding-chair"]
    assert discard(match, 0) == ["button-masher", "folding-chair"]
    assert player(match, 0).items == ()


@covers("F-13.6")
def test_an_unequipped_item_gives_nothing_and_its_abilities_are_inactive() -> None:
    buffed = piece("slow-cooked-chili", counters={"Stew": 2}, buffs=["extended-warranty"])
    match = board(seat(None, items=[buffed, "all-access-badge"], deck=["button-masher"]), seat())
    chili = item(match, 0, "slow-cooked-chili")
    assert chili.counters == {"Stew": 2}
    assert [buff.card for buff in chili.buffs] == ["extended-warranty"]
    assert chili.strength is not None
    assert chili.strength.value == 0
    assert {move.split()[0] for move in legal(match)} == {"barter", "end"}
    happened = events(match, "end")
    assert not [event for event in happened if isinstance(event, Added)]


@covers("F-13.6")
@pytest.mark.parametrize(("card", "pool"), [("drop-test", "2 generic"), ("five-finger-discount", "4 cash")])
def test_an_unequipped_item_can_be_broken_and_stolen(card: str, pool: str) -> None:
    match = board(seat(units=pool, hand=[card]), seat(None, items=["thinking-wig"]))
    play(match, f"play {card}")
    settle(match)
    assert player(match, 1).items == ()


@covers("F-13.6")
def test_breaking_an_unequipped_tank_heals_nobody() -> None:
    match = board(seat(units="2 generic", hand=["drop-test"]), seat(None, items=["cardboard-tank"]))
    happened = [*events(match, "play drop-test"), *settle(match)]
    assert [event.card for event in happened if isinstance(event, Broken)] == ["cardboard-tank"]
    assert [event.what for event in happened if isinstance(event, Added)] == ["card"]


@covers("F-13.7")
def test_the_player_may_give_up_any_of_the_items() -> None:
    """Ruling R-42: the newest included."""
    match = board(seat(items=["thinking-wig", "lucky-socks"], units="2 generic", hand=["folding-chair"]), seat())
    play(match, "play folding-chair")
    pass_until_asked(match)
    assert asked(match) == (0, "keep_items")
    newest = player(match, 0).items[-1].id
    assert sorted(legal(match)) == [
        f"keep lucky-socks@3 folding-chair@{newest}",
        f"keep thinking-wig@2 folding-chair@{newest}",
        "keep thinking-wig@2 lucky-socks@3",
    ]
    happened = match.play("keep thinking-wig@2 lucky-socks@3")
    assert [event.card for event in happened if isinstance(event, Forfeited) and event.bartered] == ["folding-chair"]
    assert [found.card for found in player(match, 0).items] == ["thinking-wig", "lucky-socks"]
    assert units(match, 0) == {"generic": 1}


@covers("F-13.7")
def test_keeping_works_alike_for_a_move_and_for_its_notation() -> None:
    for played in ("move", "notation"):
        match = board(seat(items=["thinking-wig", "lucky-socks"], units="2 generic", hand=["folding-chair"]), seat())
        play(match, "play folding-chair")
        pass_until_asked(match)
        chosen = next(move for move in match.legal_moves() if "folding-chair" not in move.notation)
        match.play(chosen if played == "move" else chosen.notation)
        assert [found.card for found in player(match, 0).items] == ["thinking-wig", "lucky-socks"]


@covers("F-13.7")
def test_giving_up_an_item_of_two_types_asks_which_units() -> None:
    match = board(seat(items=["cardboard-standee", "lucky-socks"], units="2 generic", hand=["folding-chair"]), seat())
    play(match, "play folding-chair")
    pass_until_asked(match)
    chosen = next(move for move in match.legal_moves() if "cardboard-standee" not in move.notation)
    match.play(chosen)
    assert asked(match) == (0, "produce")
    assert legal(match) == ["produce 2 tickets", "produce 1 tickets 1 glue", "produce 2 glue"]
    play(match, "produce 1 tickets 1 glue")
    assert units(match, 0) == {"tickets": 1, "glue": 1}
    assert asked(match) == (0, "control")


@covers("F-13.7")
def test_giving_up_the_item_that_raised_the_limit_asks_again() -> None:
    shorts = "cargo-shorts-of-holding"
    match = board(
        seat(items=["thinking-wig", "lucky-socks", shorts], units="2 generic", hand=["folding-chair"]), seat()
    )
    assert player(match, 0).item_limit == 3
    play(match, "play folding-chair")
    pass_until_asked(match)
    assert len(legal(match)) == 4
    match.play(next(move for move in match.legal_moves() if shorts not in move.notation))
    assert asked(match) == (0, "keep_items")
    assert len(legal(match)) == 3, "two of the three that are left"
    match.play(match.legal_moves()[0])
    assert len(player(match, 0).items) == 2


@covers("F-13.7")
def test_additions_to_the_limit_add_up() -> None:
    shorts = "cargo-shorts-of-holding"
    match = board(seat("baroness-von-foamcore", items=[shorts, shorts]), seat())
    assert player(match, 0).item_limit == 5
    alone = board(seat(None, items=["thinking-wig"] * 5), seat())
    assert len(player(alone, 0).items) == 5, "R-42: without a Combatant the limit is not applied"


@covers("F-13.7", "F-22.1")
def test_with_more_than_forty_sets_items_are_given_up_one_at_a_time() -> None:
    cards = [
        "thinking-wig", "lucky-socks", "folding-chair", "foam-sword", "metal-deck-box", "wooden-katana", "boom-mic",
        "golden-controller", "giant-foam-finger", "rubber-band-gatling",
    ]  # fmt: skip
    match = board(seat(None, items=cards, hand=["badge-check-gus"]), seat(), phase="turn")
    assert asked(match) == (0, "keep_items")
    assert legal(match) == [f"give up {card}@{number}" for number, card in enumerate(cards, 1)]
    play(match, "give up thinking-wig@1")
    assert len(legal(match)) == 36, "of nine Items two are kept"
    assert legal(match)[0].startswith("keep ")
    match.play(match.legal_moves()[0])
    assert len(player(match, 0).items) == 2


@covers("F-13.8")
def test_a_stolen_item_keeps_counters_buffs_and_what_is_used() -> None:
    loot = piece("all-access-badge", used=["ability"], counters={"Health": 1}, buffs=[piece("spiked-edges")])
    match = board(seat(units="4 cash", hand=["five-finger-discount"]), seat(items=[loot]))
    play(match, "play five-finger-discount")
    settle(match)
    stolen = item(match, 0, "all-access-badge")
    assert (stolen.owner, stolen.controller, stolen.counters, stolen.used) == (1, 0, {"Health": 1}, ("ability",))
    assert [(buff.card, buff.controller) for buff in stolen.buffs] == [("spiked-edges", 1)]
    assert values(match, 0) == "5/9"
    assert legal_starting(match, "make") == []
    go_to_turn(match, 0)
    assert len(legal_starting(match, "make")) == 5


@covers("F-13.8")
def test_an_item_stolen_without_a_combatant_waits() -> None:
    match = board(seat(None, units="4 cash", hand=["five-finger-discount"]), seat(items=["lucky-socks"]))
    play(match, "play five-finger-discount")
    settle(match)
    assert [found.card for found in player(match, 0).items] == ["lucky-socks"]


@covers("F-13.8", "F-15.2")
def test_ones_own_item_is_no_target_for_stealing() -> None:
    match = board(seat(units="4 cash", items=["thinking-wig"], hand=["five-finger-discount"]), seat())
    assert "play five-finger-discount" not in legal(match)


@covers("F-13.9")
def test_only_breaking_breaks() -> None:
    tank = seat(piece("button-masher", damage=5), items=["cardboard-tank"])
    broken = board(seat(units="2 generic", hand=["drop-test"]), tank)
    play(broken, "play drop-test")
    settle(broken)
    assert combatant(broken, 1).damage == 2
    forfeited = board(seat(units="3 generic", hand=["shakedown"]), tank)
    play(forfeited, "play shakedown")
    settle(forfeited)
    assert combatant(forfeited, 1).damage == 5
    assert discard(forfeited, 1) == ["cardboard-tank"]


@covers("F-13.10")
def test_a_buff_is_played_on_what_it_states() -> None:
    match = board(seat(items=["folding-chair"], units="2 generic", hand=["spiked-edges"]), seat(items=["lucky-socks"]))
    play(match, "play spiked-edges")
    settle(match)
    assert [buff.card for buff in item(match, 0, "folding-chair").buffs] == ["spiked-edges"]
    against = board(seat(items=["folding-chair"], units="2 cash", hand=["recall-notice"]), seat(items=["lucky-socks"]))
    play(against, "play recall-notice")
    settle(against)
    assert [buff.card for buff in item(against, 1, "lucky-socks").buffs] == ["recall-notice"]


@covers("F-13.10")
def test_there_is_no_limit_to_the_buffs_on_a_host() -> None:
    match = board(seat(piece("button-masher", buffs=["stage-fright"] * 4)), seat())
    assert values(match, 0) == "0/7"
    assert len(combatant(match, 0).buffs) == 4


@covers("F-13.11")
def test_time_runs_on_the_turns_of_the_buffs_controller() -> None:
    match = board(seat(piece("button-masher", buffs=[piece("stage-fright", by=1)])), seat())
    end_turn(match)
    assert combatant(match, 0).buffs[0].counters == {"Time": 3}
    end_turn(match)
    assert combatant(match, 0).buffs[0].counters == {"Time": 2}


@covers("F-13.11", "F-19.1")
def test_infinite_time_has_no_counters_and_never_expires() -> None:
    match = board(seat(piece("button-masher", buffs=["security-blanket"])), seat())
    assert combatant(match, 0).buffs[0].counters == {}
    for number in (1, 0, 1, 0):
        go_to_turn(match, number)
    assert [buff.card for buff in combatant(match, 0).buffs] == ["security-blanket"]


@covers("F-13.11")
def test_a_buff_arrives_with_its_time() -> None:
    match = board(seat("directors-cut-devotee", units="3 tickets", hand=["stage-fright"]), seat())
    play(match, "play stage-fright", "target button-masher@2")
    settle(match)
    assert combatant(match, 1).buffs[0].counters == {"Time": 4}, "the Devotee adds one"


@covers("F-13.12")
def test_a_buff_goes_with_its_host_and_stays_on_an_item_that_moves() -> None:
    match = board(
        seat(units="4 cash", hand=["five-finger-discount"]),
        seat(items=[piece("folding-chair", buffs=["spiked-edges"])]),
    )
    play(match, "play five-finger-discount")
    settle(match)
    assert values(match, 0) == "9/6"
    gone = board(seat(), seat(piece("button-masher", damage=3, buffs=[piece("fan-club", by=0)])))
    happened = [*events(gone, "attack 1"), *settle(gone)]
    assert [event.card for event in happened if isinstance(event, BuffEnded)] == ["fan-club"]
    assert discard(gone, 0) == ["fan-club"]
    assert cred(gone) == [2, 0]


@covers("F-13.12")
def test_on_an_unequipped_item_time_runs_and_prohibitions_hold() -> None:
    noticed = piece("thinking-wig", buffs=[piece("recall-notice", by=1)])
    sure = piece("lucky-socks", buffs=["extended-warranty"])
    match = board(
        seat(None, items=[noticed, sure], deck=["button-masher"]), seat(units="4 generic", hand=["drop-test"]), turn=1
    )
    play(match, "play drop-test", "target lucky-socks@3")
    settle(match)
    assert item(match, 0, "lucky-socks").controller == 0
    end_turn(match)
    assert item(match, 0, "thinking-wig").buffs[0].counters == {"Time": 1}


@covers("F-13.13")
def test_a_skill_is_for_any_turn_and_both_do_what_they_say_once() -> None:
    match = board(seat(units="3 tokens", hand=["flame-war"]), seat("line-camper", units="2 tokens", hand=["headshot"]))
    play(match, "play flame-war", "target line-camper@2", "play headshot", "target button-masher@1")
    settle(match)
    assert (combatant(match, 0).damage, combatant(match, 1).damage) == (2, 3)
    assert (discard(match, 0), discard(match, 1)) == (["flame-war"], ["headshot"])
    assert (queue(match), table(match)["waiting"]) == ([], [])
