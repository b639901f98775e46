"""Superhero, cards that stay in play and Events: each works, does not, and stops where it should."""

from tests.cardbook import about
from tests.games.genres.board import (
    actions,
    asked,
    board,
    discard,
    follow_ups,
    hand,
    has_summon,
    health,
    is_calm,
    legal,
    pawn,
    piece,
    play,
    player,
    seat,
    squares,
    summon,
    zone,
    zones,
)
from tests.games.genres.cards.telling import block, coins, damages
from tests.rulebook import covers


@about("indestructible-cape")
@covers("G-8.3")
def test_indestructible_cape_lets_its_wearer_take_one_damage_from_an_attack() -> None:
    match = board(
        seat("F6", hand=["fireball-obviously"]), seat(piece("G6", equipment=["indestructible-cape"])), "F5",
        zones=[zone("sparring-mat", "E4")], actions=3,
    )  # fmt: skip
    play(match, "play fireball-obviously")
    assert (health(match), is_calm(match)) == ([10, 9, 6], True)


@about("indestructible-cape", "heat-squint", "poisoned-apple", "minefield")
@covers("G-8.2")
def test_indestructible_cape_limits_neither_effect_nor_ambient_nor_true_damage() -> None:
    effect = board(
        seat("F6", hand=["poisoned-apple", "wiretap"]), seat(piece("G6", equipment=["indestructible-cape"])), "A1"
    )
    assert damages(effect, "play poisoned-apple") == [(1, 2, "effect")]
    true = board(seat("A6", hand=["heat-squint"]), seat(piece("G6", equipment=["indestructible-cape"])), "K1")
    assert damages(true, "play heat-squint") == [(1, 2, "true")]
    ambient = board(seat(piece("A6", equipment=["indestructible-cape"])), "A1", "K1", zones=[zone("minefield", "B5")])
    assert damages(ambient, "move", "to B6") == [(0, 3, "ambient")]


@about("indestructible-cape")
@covers("G-8.3")
def test_indestructible_cape_counts_each_attack_and_adds_nothing_to_small_ones() -> None:
    match = board(
        seat("F6", hand=["one-two-punch", "crossover-event"]),
        seat(piece("G6", equipment=["indestructible-cape"])),
        "A1",
    )
    play(match, "melee", "attach one-two-punch", "attach crossover-event")
    assert health(match) == [10, 9, 10]
    play(match, "melee")
    assert health(match) == [10, 8, 10]
    weak = board(
        seat("F6", summons={"annoying-sidekick": "A11"}), seat(piece("G6", equipment=["indestructible-cape"])), "A1"
    )
    assert damages(weak, "melee") == [(1, 0, "attack")]


@about("indestructible-cape")
@covers("G-13.1", "G-13.2")
def test_indestructible_cape_is_worn_by_an_ally_and_a_third_equipment_pushes_the_oldest_out() -> None:
    match = board(
        seat(
            piece("F6", equipment=["seven-league-clogs", "nanobot-plasters"]), hand=["indestructible-cape"],
            summons={"furious-bunny": "A11"},
        ),
        "G6", "A1",
    )  # fmt: skip
    assert follow_ups(match, "play indestructible-cape") == ["piece pawn 0", "piece furious-bunny"]
    assert summon(play(match.fork(), "play indestructible-cape", "piece furious-bunny"), "furious-bunny").equipment == (
        "indestructible-cape",
    )
    play(match, "play indestructible-cape", "piece pawn 0")
    assert (pawn(match, 0).equipment, discard(match)) == (
        ("nanobot-plasters", "indestructible-cape"), ["seven-league-clogs"],
    )  # fmt: skip
    assert (actions(match), is_calm(match)) == (1, True)


@about("cereal-box-ring")
@covers("G-8.3", "G-13.1")
def test_cereal_box_ring_adds_one_to_attacks_and_effect_damage_of_its_wearer() -> None:
    match = board(
        seat("F6", hand=["cereal-box-ring", "sonic-clap", "poisoned-apple", "wiretap"]), "G6", "F3", actions=4
    )
    play(match, "play cereal-box-ring")
    assert (pawn(match, 0).equipment, actions(match)) == (("cereal-box-ring",), 3)
    assert damages(match, "melee") == [(1, 2, "attack")]
    assert damages(match, "play poisoned-apple", "piece pawn 2", "pick wiretap") == [(2, 3, "effect")]
    assert damages(match, "play sonic-clap") == [(1, 2, "attack")]


@about("cereal-box-ring", "fridge-toss")
@covers("G-8.4")
def test_cereal_box_ring_breaks_at_two_damage_at_once_and_not_at_one_twice() -> None:
    two = board(seat("F6", hand=["fridge-toss"]), seat(piece("I6", equipment=["cereal-box-ring"])), "A1")
    play(two, "play fridge-toss")
    assert (pawn(two, 1).equipment, discard(two)) == ((), ["cereal-box-ring", "fridge-toss"])
    ones = board(seat("F6"), seat(piece("G6", equipment=["cereal-box-ring"])), "A1", actions=3)
    play(ones, "melee", "melee")
    assert (health(ones), pawn(ones, 1).equipment) == ([10, 8, 10], ("cereal-box-ring",))


@about("cereal-box-ring", "self-destruct-intern")
@covers("G-8.6")
def test_cereal_box_ring_outlasts_two_damage_from_a_dying_summon() -> None:
    match = board(
        seat(piece("F6", equipment=["cereal-box-ring"])), seat("A1", summons={"self-destruct-intern": "G6"}), "K1"
    )
    play(match, "melee")
    assert (health(match), pawn(match, 0).equipment, is_calm(match)) == ([8, 10, 10], ("cereal-box-ring",), True)


@about("cereal-box-ring", "minefield", "overcharge")
@covers("G-8.2")
def test_cereal_box_ring_breaks_by_zones_and_by_the_own_overcharge() -> None:
    mine = board(seat(piece("A6", equipment=["cereal-box-ring"])), "A1", "K1", zones=[zone("minefield", "B5")])
    assert pawn(play(mine, "move", "to B6"), 0).equipment == ()
    match = board(seat(piece("F6", equipment=["cereal-box-ring"]), hand=["fridge-toss", "overcharge"]), "I6", "A1")
    play(match, "play fridge-toss", "attach overcharge")
    assert (health(match), pawn(match, 0).equipment) == ([8, 4, 10], ())


@about("cereal-box-ring", "furious-bunny", "fridge-toss")
@covers("G-8.4", "G-17.8")
def test_cereal_box_ring_of_a_summon_that_dies_is_looted_unbroken() -> None:
    match = board(
        seat("F6", hand=["fridge-toss"]),
        seat("A1", summons={"furious-bunny": piece("I6", equipment=["cereal-box-ring"])}), "K1",
    )  # fmt: skip
    play(match, "play fridge-toss")
    assert (asked(match), legal(match)) == ((0, "loot"), ["discard it", "piece pawn 0"])
    play(match, "piece pawn 0")
    assert (pawn(match, 0).equipment, discard(match)) == (("cereal-box-ring",), ["furious-bunny", "fridge-toss"])
    assert is_calm(match)


@about("cereal-box-ring", "invisible-box-mime")
@covers("G-15.8")
def test_cereal_box_ring_lets_a_summon_without_attack_value_attack_for_one() -> None:
    bare = board(seat("A1", summons={"invisible-box-mime": "F6"}), "G6", "K1", phase="summon")
    assert legal(bare) == ["end", "move"]
    worn = board(seat("A1", hand=["cereal-box-ring"], summons={"invisible-box-mime": "F6"}), "G6", "K1")
    assert follow_ups(worn, "play cereal-box-ring") == ["piece pawn 0", "piece invisible-box-mime"]
    match = board(
        seat("A1", summons={"invisible-box-mime": piece("F6", equipment=["cereal-box-ring"])}), "G6", "K1",
        phase="summon",
    )  # fmt: skip
    assert damages(match, "attack") == [(1, 1, "attack")]


@about("brooding-rooftop")
@covers("G-14.1", "G-14.3", "G-8.3")
def test_brooding_rooftop_takes_two_off_the_damage_of_actions_to_pieces_in_it() -> None:
    match = board(seat("F6", hand=["brooding-rooftop", "fireball-obviously"]), "G6", "F8", "E6", actions=3)
    play(match, "play brooding-rooftop", "layout 4x3", "corner F4")
    (rooftop,) = zones(match)
    assert (rooftop.square, rooftop.wide, rooftop.high, rooftop.temporary) == ("F4", 4, 3, True)
    assert (rooftop.effect, rooftop.value, rooftop.seat, actions(match)) == ("cover", 2, 0, 2)
    play(match, "play fireball-obviously")
    assert health(match) == [10, 9, 7, 7]


@about("brooding-rooftop")
@covers("G-8.2", "G-8.3")
def test_brooding_rooftop_does_not_soften_zones_or_true_damage() -> None:
    cover = zone("brooding-rooftop", "D5", seat=1)
    mine = board(seat("C6"), "A1", "K1", zones=[cover, zone("minefield", "D5")])
    assert damages(mine, "move", "to D6") == [(0, 3, "ambient")]
    true = board(seat("A6", hand=["heat-squint"]), "D6", "K1", zones=[cover])
    assert damages(true, "play heat-squint") == [(1, 2, "true")]


@about("brooding-rooftop", "poisoned-apple", "sparring-mat")
@covers("G-8.3", "G-14.2", "G-14.6")
def test_brooding_rooftop_covers_everybody_and_counts_with_other_zones() -> None:
    match = board(
        seat("F6", hand=["poisoned-apple", "wiretap"]), "G6", "A1",
        zones=[zone("brooding-rooftop", "G5", seat=2), zone("sparring-mat", "G5", seat=2)],
    )  # fmt: skip
    assert damages(match, "melee") == [(1, 0, "attack")]
    assert damages(match, "play poisoned-apple") == [(1, 1, "effect")]


@about("brooding-rooftop")
@covers("G-2.10", "G-4.4", "G-14.4")
def test_brooding_rooftop_leaves_as_its_players_next_turn_opens_even_a_skipped_one() -> None:
    match = board(
        seat(piece("F6", skip=True)), seat("A1", hand=["wiretap"]), "K1",
        zones=[zone("brooding-rooftop", "E5"), zone("sparring-mat", "E5")], turn=1,
    )  # fmt: skip
    play(match, "end")
    assert (asked(match)[0], [laid.card for laid in zones(match)]) == (2, ["brooding-rooftop", "sparring-mat"])
    play(match, "end")
    assert ([laid.card for laid in zones(match)], discard(match)) == (["sparring-mat"], ["brooding-rooftop"])


@about("brooding-rooftop")
@covers("G-14.5")
def test_brooding_rooftop_as_a_fifth_zone_replaces_the_oldest() -> None:
    laid = [zone("sparring-mat", "A1"), zone("briar-hedge", "D1"), zone("roller-rink", "G1"), zone("minefield", "A5")]
    match = board(seat("K11", hand=["brooding-rooftop"]), "K1", "F11", zones=laid)
    play(match, "play brooding-rooftop", "layout 3x4", "corner A1")
    assert [found.card for found in zones(match)] == ["briar-hedge", "roller-rink", "minefield", "brooding-rooftop"]
    assert (discard(match), is_calm(match)) == (["sparring-mat"], True)


@about("annoying-sidekick")
@covers("G-8.7", "G-15.2", "G-15.4")
def test_annoying_sidekick_takes_one_off_its_controllers_damage_but_not_off_its_own() -> None:
    match = board(seat("F6", hand=["annoying-sidekick", "sonic-clap"]), "G6", "A1", actions=3)
    assert squares(match, "play annoying-sidekick") == ["E5", "F5", "G5", "E6", "E7", "F7", "G7"]
    play(match, "play annoying-sidekick", "to G5")
    found = summon(match, "annoying-sidekick")
    assert (found.health, found.attack.value, found.movement.value, found.seat) == (4, 2, 3, 0)
    assert damages(match, "melee") == [(1, 0, "attack")]
    play(match, "end")
    assert damages(match, "attack") == [(1, 2, "attack")]


@about("annoying-sidekick", "fireball-obviously", "overcharge")
@covers("G-8.3")
def test_annoying_sidekick_counts_before_doubling() -> None:
    match = board(
        seat("F6", hand=["fireball-obviously", "overcharge"], summons={"annoying-sidekick": "A11"}), "G6", "A1",
        actions=3,
    )  # fmt: skip
    play(match, "play fireball-obviously", "attach overcharge")
    assert health(match) == [8, 6, 10]


@about("annoying-sidekick", "poisoned-apple")
@covers("G-8.2", "G-8.3")
def test_annoying_sidekick_lowers_effect_damage_and_harms_nobody_elses() -> None:
    match = board(
        seat("F6", hand=["poisoned-apple", "wiretap"], summons={"annoying-sidekick": "A11"}), "G6", "A1",
        zones=[zone("sparring-mat", "G5")],
    )  # fmt: skip
    assert damages(match, "play poisoned-apple") == [(1, 2, "effect")]
    other = board("F6", seat("G6", summons={"annoying-sidekick": "A11"}), "A1")
    assert damages(other, "melee") == [(1, 1, "attack")]


@about("annoying-sidekick", "haunted-parlor")
@covers("G-8.7")
def test_annoying_sidekick_does_not_soften_zones_and_as_a_frog_nothing() -> None:
    match = board(
        seat("A6", summons={"annoying-sidekick": "A11"}), seat("G7", hand=["wiretap"]), "K1",
        zones=[zone("haunted-parlor", "E5")], turn=1, phase="turn",
    )  # fmt: skip
    assert health(match) == [10, 9, 10]
    frog = board(seat("F6", summons={"annoying-sidekick": piece("A11", frog=True)}), "G6", "A1")
    assert (damages(frog, "melee"), summon(frog, "annoying-sidekick").attack.value) == ([(1, 1, "attack")], 0)


@about("annoying-sidekick", "double-agent")
@covers("G-2.3", "G-15.4")
def test_annoying_sidekick_that_is_taken_over_annoys_its_new_controller() -> None:
    match = board(seat("F6", hand=["double-agent"]), seat("G6", summons={"annoying-sidekick": "I6"}), "A1", actions=3)
    play(match, "play double-agent")
    assert (summon(match, "annoying-sidekick").seat, damages(match, "melee")) == (0, [(1, 0, "attack")])


@about("hovering-corgi")
@covers("G-18.4", "G-7.5")
def test_hovering_corgi_beside_its_pawn_keeps_ghosts_from_attacking_that_pawn() -> None:
    match = board(seat("F6", summons={"hovering-corgi": "F5"}), "G7", seat("G6", ghost=True), turn=2, phase="ghost")
    assert follow_ups(match, "attack") == ["target hovering-corgi", "target pawn 1"]
    alone = board(seat("F6", summons={"hovering-corgi": "E5"}), "A1", seat("G6", ghost=True), turn=2, phase="ghost")
    assert legal(alone) == ["end", "move"]


@about("hovering-corgi")
@covers("G-15.4")
def test_hovering_corgi_protects_neither_from_afar_nor_as_a_frog_nor_other_pawns() -> None:
    for placed in ("F4", piece("F5", frog=True)):
        match = board(
            seat("F6", summons={"hovering-corgi": placed}), "G7", seat("G6", ghost=True), turn=2, phase="ghost"
        )
        assert "target pawn 0" in follow_ups(match, "attack")
    other = board("F6", seat("A1", summons={"hovering-corgi": "F7"}), seat("G5", ghost=True), turn=2, phase="ghost")
    assert damages(other, "attack")[:1] == [(0, 1, "true")]


@about("hovering-corgi")
@covers("G-6.10", "G-6.2")
def test_hovering_corgi_flies_four_squares_over_walls_and_pieces() -> None:
    match = board(
        seat("F6", summons={"hovering-corgi": "A6"}), "B6", "B5",
        zones=[zone("briar-hedge", "B1"), zone("pit-of-grabby-hands", "B5")], phase="summon",
    )  # fmt: skip
    found = summon(match, "hovering-corgi")
    assert (found.health, found.attack.value, found.movement.value) == (2, 1, 4)
    expected = set(block("A2", "E10")) - set(block("B1", "D4")) - {"A6", "B6", "B5"}
    assert set(squares(match, "move")) == expected
    play(match, "move", "to E6")
    assert (summon(match, "hovering-corgi").square, health(match)) == ("E6", [10, 10, 10])


@about("hovering-corgi", "haunted-parlor")
@covers("G-6.10", "G-14.7")
def test_hovering_corgi_sets_off_only_the_zone_it_lands_in() -> None:
    zones_between = [zone("haunted-parlor", "B5")]
    over = board(seat("K1", summons={"hovering-corgi": "A6"}), "F1", "F11", zones=zones_between, phase="summon")
    assert damages(over, "move", "to E6") == []
    into = board(seat("K1", summons={"hovering-corgi": "A6"}), "F1", "F11", zones=zones_between, phase="summon")
    assert damages(into, "move", "to D6") == [(0, 1, "ambient")]


@about("hovering-corgi", "spirit-bribery")
@covers("G-18.10")
def test_hovering_corgi_protects_from_spirit_bribery_too() -> None:
    match = board(
        seat("A1", hand=["spirit-bribery"]), seat("F6", summons={"hovering-corgi": "F5"}), "G7", seat("G6", ghost=True)
    )
    assert follow_ups(match, "play spirit-bribery") == ["piece hovering-corgi", "piece pawn 2"]


@about("radioactive-drizzle")
@covers("G-19.6", "G-23.2", "G-9.1")
def test_radioactive_drizzle_heals_two_on_heads_and_hurts_one_on_tails_in_turn_order() -> None:
    match = board(
        seat(piece("A1", health=5), hand=["wiretap"]), seat(piece("K1", health=10)), seat(piece("A11", health=5)),
        turn=1, armories=[["radioactive-drizzle", "mop-bot"]], chance=["coin heads", "coin tails", "coin heads"],
    )  # fmt: skip
    assert coins(match, "draw") == [(1, True), (2, False), (0, True)]
    assert (health(match), hand(match, 1), discard(match)) == ([7, 11, 4], [], ["radioactive-drizzle"])
    assert (actions(match), is_calm(match)) == (1, True)


@about("radioactive-drizzle")
@covers("G-9.2", "G-18.7", "G-8.2")
def test_radioactive_drizzle_misses_ghosts_and_summons_and_heeds_defense_and_healing_rules() -> None:
    match = board(
        seat(piece("A1", health=5, bleed=2), summons={"furious-bunny": "B1"}),
        seat(piece("K1", equipment=["dragonscale-pajamas"])), seat(piece("A11", health=5, equipment=["cursed-doll"])),
        seat("F6", ghost=True), armories=[["radioactive-drizzle"]], chance=["coin heads", "coin tails", "coin heads"],
    )  # fmt: skip
    assert coins(match, "draw") == [(0, True), (1, False), (2, True)]
    assert (health(match)[:3], pawn(match, 0).bleed, summon(match, "furious-bunny").health) == ([7, 10, 5], 0, 2)
    assert (pawn(match, 3).frozen, is_calm(match)) == (False, True)


@about("radioactive-drizzle")
@covers("G-17.2", "G-17.3")
def test_radioactive_drizzle_can_kill_and_nobody_is_credited() -> None:
    match = board(
        "A1", seat(piece("K1", health=1), hand=["wiretap"], summons={"furious-bunny": "J1"}), "A11", "K11",
        armories=[["radioactive-drizzle"]], chance=["coin heads", "coin tails", "coin heads", "coin heads"],
    )  # fmt: skip
    play(match, "draw")
    assert (player(match, 1).is_alive, pawn(match, 1).kind, has_summon(match, "furious-bunny")) == (
        False,
        "ghost",
        False,
    )
    assert (sorted(discard(match)), hand(match, 0)) == (["furious-bunny", "radioactive-drizzle", "wiretap"], [])
    assert is_calm(match)
