"""Principles, zones, cards, players and options: F-1, F-2, F-3 and F-5."""

import random

import pytest

from clashtable.core.errors import InvalidMessage
from clashtable.core.match import Match
from clashtable.games.geekfight.cards.pool import BY_ID, POOL
from clashtable.games.geekfight.vocabulary import ATTRIBUTES, BUFF, COMBATANT, INFINITE, ITEM, KINDS, NO_SNIPE, SUBTYPES
from clashtable.games.geekfight.wire.arena import Unharmed
from clashtable.games.geekfight.wire.events import ActionEnded, CleanedUp, Renewed, TurnBegan
from clashtable.games.geekfight.wire.hands import Drew
from clashtable.games.geekfight.wire.queue import Fizzled
from tests.games.geekfight.board import (
    GEEKFIGHT,
    asked,
    board,
    combatant,
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
    units,
    values,
    view,
)
from tests.games.geekfight.turns import active, end_turn, go_to_turn
from tests.games.kit.play import play_out
from tests.rulebook import covers


def random_match(seats: int, seed: int, **options: object) -> Match:
    """Play a whole game at random."""
    match, rng = GEEKFIGHT.start(seats, seed, options), random.Random(seed)
    play_out(match, rng)
    return match


# --- F-1 Principles


@covers("F-1.1", "F-5.1", "F-20.10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_players_end_with_a_winner(seats: int) -> None:
    match = random_match(seats, seed=seats, turn_limit=10)
    assert match.outcome is not None
    assert match.outcome.reason in ("cred", "last", "closing time")
    assert match.outcome.winners
    assert all(player(match, number).turns <= 10 for number in range(seats))


@covers("F-1.2", "F-13.7")
def test_a_card_beats_the_rules_for_its_case_and_no_further() -> None:
    """The Baroness may equip three Items; her opponent still equips two."""
    items = ["thinking-wig", "lucky-socks", "folding-chair"]
    match = board(seat("baroness-von-foamcore", items=items), seat())
    assert (player(match, 0).item_limit, player(match, 1).item_limit) == (3, 2)
    with pytest.raises(InvalidMessage, match="more Items"):
        board(seat(items=items), seat())


@covers("F-1.2")
def test_what_cannot_happen_does_not_happen_though_a_card_allows_it() -> None:
    """Ruling R-1."""
    match = board(seat(units="2 glue", hand=["photobomb"]), seat("badge-check-gus"))
    happened = events(match, "play photobomb", "target badge-check-gus@2")
    assert [event.what for event in happened if isinstance(event, Unharmed)] == ["distract"]
    assert combatant(match, 1).counters == {}


@covers("F-1.3")
def test_an_instruction_is_carried_out_as_far_as_possible() -> None:
    match = board(seat(units="3 cash", hand=["cram-session"], deck=["jump-cut"]), seat())
    play(match, "play cram-session")
    assert hand(match, 0) == ["jump-cut"]
    empty = board(seat(units="3 cash", hand=["data-breach"]), seat())
    play(empty, "play data-breach")
    assert discard(empty, 0) == ["data-breach"]


@covers("F-1.3")
def test_a_cost_must_be_paid_in_full() -> None:
    match = board(seat(units="2 cash", hand=["cram-session"], deck=["jump-cut"]), seat())
    assert "play cram-session" not in legal(match)


@covers("F-1.4", "F-11.1")
@pytest.mark.parametrize("card", [card.id for card in POOL if card.kind == ITEM])
def test_the_barter_value_is_half_the_printed_cost_rounded_up(card: str) -> None:
    match = board(seat(None, items=[card], hand=["mean-comment"]), seat(), turn=1)
    play(match, "attack 0") if legal_starting(match, "attack") else play(match, "end")
    amounts = {
        sum(int(word) for word in move.split()[2:] if word.isdigit()) for move in legal_starting(match, "barter")
    }
    assert amounts == {-(-BY_ID[card].cost // 2)}


@covers("F-1.5")
def test_the_same_seed_and_decisions_give_the_same_game() -> None:
    once = random_match(3, seed=5, turn_limit=10)
    again = GEEKFIGHT.start(3, 5, {"turn_limit": 10})
    for move in once.moves:
        again.play(move)
    assert again.snapshot() == once.snapshot()


@covers("F-1.5")
def test_chance_is_drawn_in_the_order_of_the_rules_and_of_the_seats() -> None:
    match = GEEKFIGHT.start(4, 9)
    while asked(match)[1] in ("opening_pick", "opening_deploy"):
        match.play(match.legal_moves()[0])
    words = [result.partition(":")[0].partition(" ")[0:3:2] for result in match.record().chance]
    assert [word[0] for word in words[:6]] == ["decks", "deck", "deck", "deck", "deck", "first"]
    assert [word[1] for word in words[1:5]] == ["0", "1", "2", "3"]


# --- F-2 Zones, ownership, time


@covers("F-2.1", "F-21.1")
def test_the_zones_are_decks_hands_discard_piles_arena_and_queue() -> None:
    match = board(seat(hand=["headshot"], deck=["jump-cut"], discard=["no-you"], units="2 tokens"), seat(hand=[]))
    play(match, "attack 1")
    assert queue(match) == ["button-masher"]
    mine = player(match, 0)
    assert (mine.hand, mine.deck, mine.discard) == (1, 1, ("no-you",))
    assert mine.combatant is not None


@covers("F-2.2", "F-13.8", "F-13.9")
def test_a_stolen_item_that_breaks_goes_to_its_owner() -> None:
    stolen = piece("thinking-wig", owner=1)
    match = board(seat(items=[stolen], units="2 generic", hand=["drop-test"]), seat())
    assert (item(match, 0, "thinking-wig").controller, item(match, 0, "thinking-wig").owner) == (0, 1)
    play(match, "play drop-test")
    assert (discard(match, 0), discard(match, 1)) == (["drop-test"], ["thinking-wig"])


@covers("F-2.2")
def test_a_buff_is_controlled_by_who_played_it() -> None:
    match = board(seat(units="3 tickets", hand=["stage-fright"]), seat())
    play(match, "play stage-fright", "target button-masher@2")
    buff = combatant(match, 1).buffs[0]
    assert (buff.controller, buff.owner) == (0, 0)


@covers("F-2.2", "F-13.6")
def test_an_item_stays_with_the_player_whose_combatant_leaves() -> None:
    match = board(seat(items=["thinking-wig"], units="3 tokens", hand=["rage-exit"]), seat())
    play(match, "play rage-exit")
    assert player(match, 0).combatant is None
    assert item(match, 0, "thinking-wig").controller == 0


@covers("F-2.2")
def test_a_trigger_is_controlled_by_who_controlled_its_source() -> None:
    match = board(seat(), seat(piece("rage-quitter", damage=3)), seat())
    play(match, "attack 1")
    assert asked(match) == (1, "target")
    play(match, "target button-masher@1")
    assert view(match, None).table.queue[0].seat == 1


@covers("F-2.3")
def test_a_combatant_that_comes_back_is_a_new_one() -> None:
    buff = piece("security-blanket")
    tired = piece("button-masher", damage=3, counters={"Frailty": 1}, used=["attack", "spend"], buffs=[buff])
    match = board(seat(tired, units="3 tokens", hand=["rage-exit"]), seat())
    old = combatant(match, 0).id
    play(match, "play rage-exit")
    assert discard(match, 0) == ["security-blanket", "rage-exit"]
    go_to_turn(match, 0)
    fresh = combatant(match, 0)
    assert (fresh.card, fresh.damage, fresh.counters, fresh.used, fresh.buffs) == ("button-masher", 0, {}, (), ())
    assert fresh.id != old


@covers("F-2.3", "F-15.4")
def test_what_was_aimed_at_a_combatant_that_left_does_not_find_it() -> None:
    match = board(
        seat(units="3 tokens", hand=["rage-exit", "speedrunner"]), seat(units="2 tokens", hand=["headshot"]), turn=1
    )
    play(match, "play headshot", "target button-masher@1")
    happened = events(match, "play rage-exit")
    happened += settle(match)
    assert [event.card for event in happened if isinstance(event, Fizzled)] == ["headshot"]
    assert discard(match, 1) == ["headshot"]


@covers("F-2.4")
def test_left_is_the_next_seat_that_is_still_in_the_game() -> None:
    match = board(seat(), seat(None, out=True), seat(), seat())
    turns = []
    for _turn in range(4):
        turns.append(active(match))
        end_turn(match)
    assert turns == [0, 2, 3, 0]


@covers("F-2.4")
def test_everybody_else_is_an_opponent() -> None:
    match = board(seat(), seat(), seat())
    assert legal_starting(match, "attack") == ["attack 1", "attack 2"]


@covers("F-2.5", "F-7.1")
def test_a_turn_has_four_phases_in_order() -> None:
    match = board(seat(), seat(deck=["jump-cut"]))
    happened = [*end_turn(match), *end_turn(match)]
    kinds = (TurnBegan, Drew, Renewed, ActionEnded, CleanedUp)
    told = [type(event).__name__ for event in happened if isinstance(event, kinds)]
    assert told == [
        "ActionEnded", "CleanedUp", "TurnBegan", "Drew", "Renewed", "ActionEnded", "CleanedUp", "TurnBegan", "Renewed",
    ]  # fmt: skip


@covers("F-2.6", "F-9.2")
def test_once_per_round_is_counted_from_one_own_turn_to_the_next() -> None:
    """Rulings R-2 and R-3: used on one's own turn it is gone on the opponent's, and renewed on the next own one."""
    match = board(seat("glitch-witch", units="5 tokens", hand=["mean-comment"]), seat())
    play(match, "use glitch-witch@1", "target button-masher@2")
    settle(match)
    assert combatant(match, 0).used == ("ability",)
    assert legal_starting(match, "use") == []
    go_to_turn(match, 1)
    assert combatant(match, 0).used == ("ability",)
    play(match, "attack 0")
    assert (asked(match), legal_starting(match, "use")) == ((0, "control"), [])
    settle(match)
    go_to_turn(match, 0)
    assert combatant(match, 0).used == ()
    play(match, "spend 4 tokens")
    assert legal_starting(match, "use") == ["use glitch-witch@1"]


# --- F-3 Cards


@covers("F-3.1")
def test_there_are_five_kinds_of_card() -> None:
    assert {KINDS[card.kind] for card in POOL} == {"Combatant", "Item", "Tactic", "Skill", "Buff"}
    for card in POOL:
        if card.kind == BUFF:
            is_mod = SUBTYPES[BUFF][card.subtype] == "Mod"
            assert (card.attach in (3, 4)) == is_mod, "a Mod is an Item Buff, the others are Combatant Buffs"


@covers("F-3.2")
def test_each_kind_has_what_is_printed_on_it() -> None:
    for card in POOL:
        is_fighter = card.kind == COMBATANT
        assert card.name
        assert (card.type >= 0) == is_fighter
        assert (card.production > 0) == is_fighter
        assert (card.cost == 0) == is_fighter
        if card.kind not in (COMBATANT, ITEM):
            assert (card.strength, card.health, card.snipe) == (0, 0, NO_SNIPE)
        if card.kind == BUFF:
            assert card.time == INFINITE or card.time > 0


@covers("F-3.3", "F-3.4")
def test_every_combatant_has_one_type_and_every_card_one_subtype() -> None:
    """Ruling R-4: the lists are closed."""
    assert {card.type for card in POOL if card.kind == COMBATANT} == set(range(7))
    for kind, names in enumerate(SUBTYPES):
        assert {card.subtype for card in POOL if card.kind == kind} <= set(range(len(names)))
    assert [len(names) for names in SUBTYPES] == [12, 5, 4, 4, 3]


@covers("F-3.5")
def test_a_vip_has_its_subtype_as_well() -> None:
    """An Alpha Crony in the discard pile is a Crony card."""
    match = board(seat("henchman-temp", discard=["alpha-crony"]), seat())
    assert BY_ID["alpha-crony"].is_vip
    deployed = board(seat(None, hand=["henchman-temp"], discard=["alpha-crony"]), seat(), phase="arena")
    settle(deployed)
    assert combatant(deployed, 0).counters == {"Strength": 1}
    assert combatant(match, 0).counters == {}
    alpha = board(seat("alpha-crony", discard=["henchman-temp"]), seat())
    assert values(alpha, 0) == "3/9"


@covers("F-3.6")
def test_attributes_of_an_item_are_not_passed_on_unless_its_text_says_so() -> None:
    """Ruling R-5: there are six."""
    assert len(ATTRIBUTES) == 6
    loud = board(seat(items=["boom-mic"]), seat())
    assert combatant(loud, 0).attributes == ("Wired",)
    smelly = board(seat(items=["lucky-socks"]), seat())
    assert combatant(smelly, 0).attributes == ("Smelly", "Wired")
    taken = board(seat(items=["lucky-socks"], units="2 generic", hand=["drop-test"]), seat())
    play(taken, "play drop-test")
    assert combatant(taken, 0).attributes == ("Wired",)


@covers("F-3.7")
def test_a_generic_item_is_of_no_typed_resource() -> None:
    match = board(seat("binder-baron", items=["thinking-wig"]), seat())
    play(match, "barter thinking-wig@2 2 generic")
    assert units(match, 0) == {"generic": 2}
    for card in POOL:
        names = card.resource_names()
        assert names in (["Generic"], ["Universal"]) or (len(names) in (1, 2) and "Generic" not in names)


@covers("F-3.8", "F-15.2")
def test_an_effect_is_a_tactic_or_skill_and_neither_an_attack_nor_an_item() -> None:
    professor = seat("professor-continuity")
    attack = board(seat(), professor)
    play(attack, "attack 1")
    assert asked(attack)[0] == 0, "there is nothing to cancel"
    chair = board(seat(units="2 generic", hand=["folding-chair"]), professor)
    play(chair, "play folding-chair")
    assert asked(chair)[0] == 0
    tactic = board(seat(units="3 cash", hand=["cram-session"]), professor)
    play(tactic, "play cram-session")
    assert (asked(tactic), "use professor-continuity@2" in legal(tactic)) == ((1, "control"), True)


# --- F-5 Players and options


@covers("F-5.1")
@pytest.mark.parametrize("seats", [1, 7])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """Ruling R-7."""
    with pytest.raises(InvalidMessage, match="2 to 6 players"):
        GEEKFIGHT.start(seats)


@covers("F-5.2")
def test_the_options_have_their_defaults() -> None:
    options = GEEKFIGHT.start().options
    assert {name: options[name] for name in ("cred_goal", "turn_limit", "first_player", "response_hold_ms")} == {
        "cred_goal": 10, "turn_limit": 30, "first_player": "random", "response_hold_ms": 1200,
    }  # fmt: skip


@covers("F-5.2")
@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("cred_goal", (2, 30), (1, 31)),
        ("turn_limit", (10, 100), (9, 101)),
        ("response_hold_ms", (0, 5000), (-1, 5001)),
        ("first_player", ("random", "1"), ("2nd", "-1")),
    ],
)
def test_the_options_have_their_ranges(name: str, good: tuple[object, ...], bad: tuple[object, ...]) -> None:
    for value in good:
        assert GEEKFIGHT.start(2, 0, {name: value}).options[name] == value
    for value in bad:
        with pytest.raises(InvalidMessage, match=f"The option {name} cannot be"):
            GEEKFIGHT.start(2, 0, {name: value})


@covers("F-5.2", "F-6.5")
def test_the_seed_decides_who_goes_first_unless_a_seat_is_chosen() -> None:
    def first(seed: int, **options: object) -> int:
        match = GEEKFIGHT.start(3, seed, options)
        while asked(match)[1] in ("opening_pick", "opening_deploy"):
            match.play(match.legal_moves()[0])
        return active(match)

    assert {first(seed) for seed in range(12)} == {0, 1, 2}
    assert {first(seed, first_player="2") for seed in range(4)} == {2}
