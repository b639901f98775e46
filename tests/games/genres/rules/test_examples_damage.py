"""Worked examples: damage and responses."""

from clashtable.games.genres.wire.pieces import Damaged
from tests.games.genres.board import (
    actions,
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
    seat,
    stack,
    zone,
)
from tests.games.genres.turns import of_kind, pieces_hit

# --- damage


def test_e31_sidekick() -> None:
    match = board(seat("F6", summons={"annoying-sidekick": "G7"}), "G6", "K11", "A11")
    happened = events(match, "melee")
    assert [event.amount for event in of_kind(happened, Damaged)] == [0]
    match = board(seat("F6", summons={"annoying-sidekick": "G7"}), "G6", "K11", "A11", phase="summon")
    play(match, "attack")
    assert health(match) == [10, 8, 10, 10]


def test_e32_full_order() -> None:
    ann = seat(
        piece("F6", equipment=["cereal-box-ring"]),
        hand=["fireball-obviously", "overcharge"],
        summons={"annoying-sidekick": "A1"},
    )
    bob = seat(piece("H6", equipment=["dragonscale-pajamas"]), hand=["deflector-bubble"])
    match = board(ann, bob, "K11", "A11", zones=[zone("sparring-mat", "H5")])
    play(match, "play fireball-obviously", "attach overcharge")
    assert asked(match) == (1, "respond")
    play(match, "respond deflector-bubble")
    assert health(match) == [8, 7, 10, 10]
    assert pawn(match, 0).equipment == ()
    assert sorted(discard(match)) == ["cereal-box-ring", "deflector-bubble", "fireball-obviously", "overcharge"]


def test_e34_bleed() -> None:
    match = board("A1", piece_seat("F6", health=3, bleed=1, bleed_by=0), "K11", "A11", turn=1, phase="turn")
    assert (pawn(match, 1).health, pawn(match, 1).bleed) == (4, 0)


def piece_seat(square: str, **fields: object) -> dict[str, object]:
    """Return a player whose pawn is in some state."""
    return seat(piece(square, **fields))


def test_e35_zero_is_a_hit() -> None:
    bob = piece_seat("G6", equipment=["spiked-shoulder-pads"])
    match = board(seat("F6", hand=["poison-umbrella"]), bob, "K11", "A11")
    play(match, "play poison-umbrella")
    assert health(match) == [9, 10, 10, 10]
    assert pawn(match, 1).bleed == 3


def test_e36_effect_damage() -> None:
    ann = seat("F6", hand=["poisoned-apple", "rerun"], summons={"annoying-sidekick": "A1"})
    match = board(ann, "H6", "K11", "A11", zones=[zone("sparring-mat", "H5")])
    play(match, "play poisoned-apple")
    assert health(match) == [10, 8, 10, 10]
    assert hand(match, 1) == ["rerun"]


# --- responses


def test_e37_last_in_first_out() -> None:
    match = board(
        seat("C6", hand=["scream-queen"]),
        seat("E5", hand=["undo-button"]),
        seat("F6", hand=["counter-intelligence"]),
        "A1",
    )
    play(match, "play scream-queen")
    assert asked(match) == (1, "respond")
    play(match, "respond undo-button")
    assert asked(match) == (2, "respond")
    assert stack(match) == ["scream-queen", "undo-button"]
    play(match, "respond counter-intelligence")
    assert health(match) == [10, 9, 9, 10]
    assert len(hand(match, 2)) == 1
    assert discard(match)[:2] == ["undo-button", "counter-intelligence"]
    assert asked(match) == (0, "destination"), "Scream Queen goes on with its move"


def test_e39_dodge() -> None:
    match = board(seat("C6", hand=["scream-queen"]), seat("E5", hand=["falling-leaf-step"]), "F6", "A1")
    play(match, "play scream-queen", "respond falling-leaf-step")
    happened = events(match, "to E4")
    assert pieces_hit(happened) == (3,)
    assert health(match) == [10, 10, 9, 10]
    assert pawn(match, 1).square == "E4"


def test_e40a_redirect() -> None:
    match = board("F6", seat("G6", hand=["secret-identity"]), "F5", "A1")
    play(match, "melee", "target pawn 1", "respond secret-identity")
    assert health(match) == [10, 10, 9, 10]


def test_e40b_nobody_to_redirect_to() -> None:
    match = board("F6", seat("G6", hand=["secret-identity"]), "F3", "A1")
    play(match, "melee")
    assert health(match) == [10, 9, 10, 10], "Bob is not asked"


def test_e41_own_turn() -> None:
    match = board(seat("F6", hand=["counter-intelligence"]), seat("G6", hand=["counterpunch"]), "A1", "A11")
    play(match, "melee")
    assert asked(match) == (1, "respond")
    play(match, "respond counterpunch")
    assert hand(match, 0) == ["counter-intelligence"]
    assert health(match) == [8, 10, 10, 10]


def test_e42a_zero_cost_after_the_last_action() -> None:
    match = board(seat(piece("F6", health=3), hand=["signed-in-red"]), "A1", "K1", "K11", actions=0)
    play(match, "play signed-in-red")
    assert (health(match)[0], actions(match)) == (1, 2)


def test_e42b_a_payment_must_leave_health() -> None:
    match = board(seat(piece("F6", health=2), hand=["signed-in-red"]), "A1", "K1", "K11")
    assert "play signed-in-red" not in legal(match)


# --- several bonuses


def test_e59a_doubling() -> None:
    ann = seat(piece("C6", equipment=["enormous-gun"]), hand=["belt-fed-diplomacy", "overcharge", "giant-pow"])
    match = board(ann, "E6", "K11", "A11")
    play(match, "play belt-fed-diplomacy", "attach overcharge", "attach giant-pow")
    assert health(match) == [8, 4, 10, 10]
    assert pawn(match, 1).square == "I6"


def test_e59b_doubling_true_damage() -> None:
    ann = seat(piece("C6", equipment=["enormous-gun"]), hand=["heat-squint", "overcharge", "giant-pow"])
    bob = piece_seat("E6", equipment=["dragonscale-pajamas"])
    match = board(ann, bob, "K11", "A11", zones=[zone("brooding-rooftop", "E5")])
    play(match, "play heat-squint", "attach overcharge", "attach giant-pow")
    assert health(match) == [8, 4, 10, 10]


# --- bodyguards


def test_e46a_bodyguard() -> None:
    match = board("F6", seat("G6", summons={"bodyguard-in-sunglasses": "H6"}), "K11", "A11")
    play(match, "melee")
    assert health(match)[1] == 10
    assert [found.health for found in match.view(None).table.pieces if found.card] == [4]  # type: ignore[attr-defined]


def test_e46b_an_area_attack_hits_both() -> None:
    match = board(
        seat("F6", hand=["sonic-clap"]), seat("G6", summons={"bodyguard-in-sunglasses": "H6"}), "K11", "A11"
    )  # fmt: skip
    happened = events(match, "play sonic-clap")
    assert set(pieces_hit(happened)) == {2, 3}
    assert health(match)[1] == 9


def test_e46c_a_ghost_ignores_it() -> None:
    match = board(
        "A1", seat("G6", summons={"bodyguard-in-sunglasses": "H6"}), "K11", seat("G5", ghost=True),
        turn=3, phase="ghost",
    )  # fmt: skip
    assert follow_ups(match, "attack") == ["target pawn 1", "target bodyguard-in-sunglasses"]
    play(match, "attack", "target pawn 1")
    assert health(match)[1] == 9
    assert has_summon(match, "bodyguard-in-sunglasses")
