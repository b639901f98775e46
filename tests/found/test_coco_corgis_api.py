"""What a review of the package found in coco, corgis and the API; each test is named by its item."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import clashtable as ct
from tests.games.kit.play import play_out, walk

GAMES = ct.games()
LONG = {"coco": {"match_points": 1000, "match_max_games": 4}, "corgis": {"match_wins": 3}}


def advanced(match: ct.Match, moves: int, seed: int = 1) -> ct.Match:
    """Return *match* after so many random moves, or over."""
    return play_out(match, random.Random(seed), moves)


@pytest.mark.parametrize("name", GAMES)
def test_api_2_a_continued_replay_deals_on_as_the_original_would(name: str) -> None:
    match = advanced(ct.game(name).start(seed=7, options=LONG.get(name, {})), 10)
    again = ct.replay(match.record())
    assert again.snapshot() == match.snapshot()
    rng = random.Random(3)
    for _move in range(400):
        if match.is_over:
            break
        move = rng.choice(match.legal_moves())
        assert again.play(move) == match.play(move)
    assert again.snapshot() == match.snapshot()
    assert again.record() == match.record()
    assert ct.verify(again.record()).snapshot() == match.snapshot()


def test_api_2_a_replay_without_its_seed_claims_none() -> None:
    match = advanced(ct.game("coco").start(seed=7, options=LONG["coco"]), 10)
    secret = msgspec.structs.replace(match.record(), seed=None)
    again = advanced(ct.replay(secret), 300)
    assert again.record().seed is None
    assert ct.replay(again.record()).view(None) == again.view(None)


@pytest.mark.parametrize("name", GAMES)
def test_api_3_playing_nothing_is_refused_as_no_move(name: str) -> None:
    match = ct.game(name).start()
    mistakes: tuple[Any, ...] = (None, 3, b"P", [], match)  # Any: what people hand over by mistake
    for nothing in mistakes:
        for door in (match.play, match.why_not):
            with pytest.raises(ct.InvalidMessage, match="A move is a Move or its notation, not"):
                door(nothing)


def test_api_3_a_move_of_another_game_is_refused_as_no_move() -> None:
    coco, corgis = ct.game("coco").start(), ct.game("corgis").start()
    for match, other in ((coco, corgis), (corgis, coco)):
        with pytest.raises(ct.InvalidMessage, match="is not a move of Clash"):
            match.play(other.legal_moves()[0])
        with pytest.raises(ct.InvalidMessage, match="is not a move of Clash"):
            match.why_not(other.legal_moves()[0])


@pytest.mark.parametrize("name", GAMES)
def test_api_3_wrong_types_get_a_sentence(name: str) -> None:
    game: Any = ct.game(name)  # Any: the calls are wrong on purpose
    match: Any = game.start()
    other = ct.game("coco" if name == "corgis" else "corgis").start().view(0)
    wrong: list[tuple[Callable[[], object], str]] = [
        (lambda: game.parse(7), "The notation of a move is a text, not 7."),
        (lambda: match.parse(7), "The notation of a move is a text, not 7."),
        (lambda: game.imagine(match.view(0), None), "A source of chance, where it is no generator, is a whole number"),
        (lambda: game.imagine(other, 1), "imagines a match from a"),
        (lambda: game.imagine({}, 1), "imagines a match from a"),
        (
            lambda: game.start(seed="abc"),
            "A seed is a whole number or a secret of 64 digits from 0 to 9 and a to f, not 'abc'.",
        ),
        (lambda: game.start(seed=None), "A seed is a whole number, not None."),
        (lambda: game.start(seats=4.0), "The number of seats is a whole number, not 4.0."),
        (lambda: game.start(seats="4"), "The number of seats is a whole number, not '4'."),
        (lambda: game.start(options=["a"]), "The options of a match is a mapping of names to values, not list"),
        (lambda: game.start(options={3: 4}), "and 3 is no name"),
        (lambda: game.position(None), "A position is a mapping of names to values, not None."),
        (lambda: game.restore(None), "This is not a snapshot"),
        (lambda: match.view("0"), "A seat is a whole number, not '0'."),
        (lambda: match.view(True), "A seat is a whole number, not True."),
        (lambda: match.view(9), "There is no seat 9"),
        (lambda: ct.game(["coco"]), "The name of a game is a text, not list"),  # type: ignore[arg-type]  # on purpose
        (lambda: ct.replay(7), "This is not a record of a match"),  # type: ignore[arg-type]  # on purpose
    ]
    for call, sentence in wrong:
        with pytest.raises(ct.InvalidMessage) as refused:
            call()
        assert sentence in str(refused.value)


def test_api_6_a_match_from_a_position_notes_its_chance() -> None:
    described = {"hidden": ["7E 2W 2F", "3W 5F 9V"], "seed": 3}
    match = ct.game("corgis").position(described)
    for move in ("play 7E", "target 1"):
        if move in [legal.notation for legal in match.legal_moves()]:
            match.play(move)
    (noted,) = match.record().chance
    assert noted.startswith("archer ")
    assert ct.replay(match.record()).snapshot() == match.snapshot()
    assert ct.verify(match.record()).snapshot() == match.snapshot()
    tampered = msgspec.structs.replace(match.record(), chance=("archer 9V" if noted != "archer 9V" else "archer 3W",))
    with pytest.raises(ct.InvalidMessage, match="does not hold: result 1 of chance"):
        ct.replay(tampered)


def test_api_6_chance_told_in_a_position_stays_told_in_its_record() -> None:
    described = {"hidden": ["7E 7W 2W", "3W 5F 9V"], "chance": ["5F"], "seed": 3}
    match = ct.game("corgis").position(described)
    match.play("play 7E")
    record = match.record()
    assert (record.chance, record.scripted) == (("archer 5F",), 1)
    again = ct.replay(record)
    assert again.snapshot() == match.snapshot()
    with pytest.raises(ct.InvalidMessage, match="came from nowhere but this record"):
        ct.verify(record)


COCO_LIES: list[tuple[dict[str, Any], str]] = [
    ({"common.options.stalemate": "bogus"}, "stalemate cannot be 'bogus'"),
    ({"common.options.match_points": 0}, "match_points cannot be 0"),
    ({"common.dealer": 7}, "The dealer names seat 7"),
    ({"common.idle_turns": 3}, "The number of idle turns cannot be 3"),
    ({"common.played_in_turn": 99}, "The number of plays in this turn cannot be 99"),
    ({"common.singles": "HRC"}, "not what the set-up and the plays led to|not on the table"),
    ({"common.aligned": "other"}, "not a snapshot"),
    ({"common.phase": "over"}, "contradicts itself"),
    ({"common.totals": [3, 0]}, "contradicts itself"),
    ({"pending": []}, "Nothing is left to happen, so there must be an outcome"),
    ({"pending": [{"step": "open", "seat": 0}]}, "The Complete pile is empty exactly until the opening"),
    ({"pending": [{"step": "turn", "seat": 2}]}, "asks seat 2"),
    ({"pending": [{"step": "start-turn", "seat": 0}]}, "is no question"),
    ({"pending": [{"step": "turn", "seat": 0}, {"step": "turn", "seat": 1}]}, "nothing else waits"),
    ({"outcome": {"winners": [0], "scores": [10, 0], "reason": "points"}}, "nothing can be left to happen"),
    ({"outcome": {"winners": [0], "scores": [10], "reason": "points"}}, "has 1 scores for 2 seats"),
]


@pytest.mark.parametrize(("change", "sentence"), COCO_LIES)
def test_api_4_restore_refuses_impossible_snapshots_of_coco(change: dict[str, Any], sentence: str) -> None:
    match = ct.game("coco").start(seed=1)
    match.play(match.legal_moves()[0])
    whole = match.snapshot()
    assert ct.game("coco").restore(whole).snapshot() == whole
    with pytest.raises(ct.InvalidMessage, match=sentence):
        ct.game("coco").restore(changed(whole, change))


def changed(whole: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """Return a copy of a snapshot with values put at dotted places."""
    content = copy.deepcopy(whole)
    for place, value in change.items():
        *way, last = place.split(".")
        inner: Any = content
        for step in way:
            inner = inner[int(step) if step.isdigit() else step]
        inner[int(last) if last.isdigit() else last] = value
    return content


def test_api_4_restore_refuses_a_hand_of_eight_and_a_turn_before_any_complete() -> None:
    coco = ct.game("coco")
    whole = coco.start(seed=1).snapshot()
    hands, stocks = whole["hands"], whole["stocks"]
    eight = changed(whole, {"hands.0": [*hands[0], stocks[0][0]], "stocks.0": stocks[0][1:]})
    with pytest.raises(ct.InvalidMessage, match=r"cards in hand cannot be 8: it is from 0 to 7 \(K-6.1\)"):
        coco.restore(eight)
    with pytest.raises(ct.InvalidMessage, match="The Complete pile is empty exactly until the opening"):
        coco.restore(changed(whole, {"pending.0.step": "turn"}))
    with pytest.raises(ct.InvalidMessage, match="The dealer opens"):
        coco.restore(changed(whole, {"pending.0.seat": 1 - whole["common"]["dealer"]}))
    with pytest.raises(ct.InvalidMessage, match="These cards are missing"):
        coco.restore(changed(whole, {"hands.0": hands[0][1:]}))


CORGIS_LIES: list[tuple[dict[str, Any], str]] = [
    ({"table.options.decks": 7}, "decks cannot be 7"),
    ({"table.options.match_wins": 0}, "match_wins cannot be 0"),
    ({"table.options.bard_second": "bogus"}, "bard_second cannot be 'bogus'"),
    ({"table.leader": 9}, "The leader names seat 9"),
    ({"table.turn": -1}, "The turn names seat -1"),
    ({"table.passed": [9]}, "Who passed names seat 9"),
    ({"table.passed": [1, 1]}, "Who passed names seat 1 2 times"),
    ({"table.out": [9]}, "Who is out names seat 9"),
    ({"table.low_seat": 9, "table.low": True}, "Who must go lower names seat 9"),
    ({"table.low": True}, "An effect is in force that the leading combo does not have"),
    ({"table.berserk": True}, "An effect is in force that the leading combo does not have"),
    ({"table.game": 0}, "The number of the game cannot be 0"),
    ({"table.seats.0.wins": 4}, "The number of wins cannot be 4"),
    ({"table.seats.0.wins": 1}, "so the match would be over"),
    ({"table.seats.0.hidden": 3}, "contradicts itself"),
    ({"table.seats.0.lacks": [{"cards": 40, "suits": "E"}]}, "A Mage told of cards that seat 0 does not hold"),
    ({"table.pile.0.rank": "9"}, "has other values than the pile says"),
    ({"table.pile.0.owner": 8}, "A combo names seat 8"),
    ({"table.aimed": 1}, "contradicts itself"),
    ({"deck.0.card": None}, "does not say which cards the deck holds"),
    ({"deck.0.known_to": [12]}, "Who knows a card of the deck names seat 12"),
    ({"seen.1": [["ZZ"]]}, "There is no card 'ZZ'"),
    ({"pending": []}, "there must be an outcome"),
    ({"pending.0.step": "deal"}, "does not begin with the match|does not make"),
    ({"pending.2": {"step": "lead", "seat": 0}}, "does not follow from the round"),
    ({"pending.2": {"step": "encore", "seat": 0}}, "does not follow from the round"),
    ({"pending.2": {"step": "follow", "seat": 7}}, "asks seat 7"),
    ({"outcome": {"winners": [0], "scores": [1, 0, 0], "reason": "empty hand"}}, "nothing can be left to happen"),
]


@pytest.mark.parametrize(("change", "sentence"), CORGIS_LIES)
def test_api_4_restore_refuses_impossible_snapshots_of_corgis(change: dict[str, Any], sentence: str) -> None:
    corgis = ct.game("corgis")
    match = corgis.start(seats=3, seed=1)
    plays = [move for move in match.legal_moves() if move.notation.startswith("play A")]
    match.play(plays[0])
    whole = match.snapshot()
    assert corgis.restore(whole).snapshot() == whole
    with pytest.raises(ct.InvalidMessage, match=sentence):
        corgis.restore(changed(whole, change))


def test_api_4_restore_refuses_missing_cards_and_a_follower_of_nothing() -> None:
    corgis = ct.game("corgis")
    whole = corgis.start(seats=3, seed=1).snapshot()
    with pytest.raises(ct.InvalidMessage, match=r"These cards are missing: .* \(C-1.3\)"):
        corgis.restore(changed(whole, {"deck": whole["deck"][1:]}))
    with pytest.raises(ct.InvalidMessage, match="does not follow from the round"):
        corgis.restore(changed(whole, {"pending.2": {"step": "follow", "seat": 0}}))
    named = corgis.position({"hidden": ["7F 8E", "9E"]}).snapshot()
    assert len(named["aside"]) == 52
    assert corgis.restore(named).snapshot() == named


def test_api_5_opening_with_the_last_card_wins() -> None:
    described = {"singles": "HGT", "opening": True, "hands": ["PRC", "B S"], "options": {"match_max_games": 1}}
    match = ct.game("coco").position(described)
    match.play("O PRC")
    assert match.outcome == ct.Outcome(winners=(0,), scores=(2, 0), reason="out")


@pytest.mark.parametrize(("totals", "sentence"), [([50, 0], "cannot hold 50"), ([-4, 0], "cannot hold -4")])
def test_api_5_points_that_cannot_be_are_refused_in_a_position(totals: list[int], sentence: str) -> None:
    described = {"singles": "HGT", "complete": "SBC", "hands": ["H", "B"]}
    assert ct.game("coco").position({**described, "totals": [9, 3]}).snapshot()["common"]["totals"] == [9, 3]
    with pytest.raises(ct.InvalidMessage, match=sentence):
        ct.game("coco").position({**described, "totals": totals})


IMPOSSIBLE: list[tuple[str, dict[str, Any], str]] = [
    ("coco", {"idle_turns": 2, "options": {"stalemate": "two_idle"}}, "the game would be over"),
    ("coco", {"totals": [1, 1], "options": {"match_max_games": 2}}, "more games than a match of two games has"),
    ("corgis", {"wins": [1, 0]}, "The number of wins cannot be 1"),
    ("corgis", {"wins": [-1, 0], "options": {"match_wins": 3}}, "The number of wins cannot be -1"),
    ("corgis", {"chance": ["ZZ"]}, "There is no card 'ZZ'"),
]
POSSIBLE: dict[str, dict[str, Any]] = {
    "coco": {"singles": "HGT", "complete": "SBC", "hands": ["H SBT", "B"], "stocks": ["PRC", "PRQ PRT"]},
    "corgis": {"hidden": ["7F 8E", "9E"], "exposed": ["2W", ""], "deck": "1E *1"},
}


@pytest.mark.parametrize(("name", "change", "sentence"), IMPOSSIBLE)
def test_api_5_positions_that_cannot_be_are_refused(name: str, change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ct.InvalidMessage, match=sentence):
        ct.game(name).position({**POSSIBLE[name], **change})


@pytest.mark.parametrize("name", POSSIBLE)
def test_api_4_what_a_position_leads_to_can_be_restored(name: str) -> None:
    game = ct.game(name)
    for seed in range(20):
        match = game.position({**POSSIBLE[name], "seed": seed})
        rng = random.Random(seed)
        for _move in walk(match, rng, 30):
            assert game.restore(match.snapshot()).snapshot() == match.snapshot()
        assert game.restore(match.snapshot()).snapshot() == match.snapshot()


@pytest.mark.parametrize("name", GAMES)
def test_api_8c_matches_moves_and_views_are_pickled_and_copied(name: str) -> None:
    match = advanced(ct.game(name).start(seed=5, options=LONG.get(name, {})), 25)
    for twin in (pickle.loads(pickle.dumps(match)), copy.copy(match), copy.deepcopy(match)):
        assert twin.game is match.game
        assert twin.snapshot() == match.snapshot()
        assert twin.record() == match.record()
        assert twin.beginning == match.beginning
        assert repr(twin) == repr(match)
        original = match.fork()
        assert advanced(twin, 60).record() == advanced(original, 60).record()
        assert twin.snapshot() == original.snapshot()
    for move in match.legal_moves():
        assert pickle.loads(pickle.dumps(move)) == move
        assert hash(pickle.loads(pickle.dumps(move))) == hash(move)
        assert copy.deepcopy([move])[0] == move == copy.copy(move)
    for value in (match.view(0), match.view(None), match.question(), match.beginning, match.record(), match.game):
        assert pickle.loads(pickle.dumps(value)) == value
        assert copy.deepcopy(value) == value


def test_api_8c_a_match_from_a_position_is_pickled_with_its_record_and_the_chance_it_was_told() -> None:
    match = ct.game("corgis").position({"hidden": ["7E 2W 2F", "3W 5F 9V"], "chance": ["5F"]})
    twin = pickle.loads(pickle.dumps(match))
    for one in (match, twin):
        one.play("play 7E")
    assert twin.record() == match.record()
    assert twin.record().chance == ("archer 5F",)


@pytest.mark.parametrize("name", GAMES)
def test_api_8c_what_is_printed_is_readable_and_code_where_it_can_be(name: str) -> None:
    game = ct.game(name)
    match = game.start(seed=5)
    names = {"clashtable": ct, "Move": ct.Move, "Outcome": ct.Outcome}
    assert repr(match) == f"clashtable.game({name!r}).start(seats={game.usual_seats}, seed=5)"
    assert eval(repr(match), names).snapshot() == match.snapshot()
    move = match.legal_moves()[0]
    assert repr(move) == f"Move({move.notation!r})"
    assert eval(repr(move), names) == move
    match.play(eval(repr(move), names))
    assert repr(match).startswith(f"<match of {game.title}, {match.seats} seats, seed 5, one move, seat ")
    outcome = ct.Outcome((0,), (3, 1), "points")
    assert eval(repr(outcome), names) == outcome
    assert repr(match.view(0)).startswith(f"{game.view_type.__name__}(seat=0, to_act=")


def test_api_8c_options_and_positions_are_printed_too() -> None:
    coco = ct.game("coco")
    match = coco.start(seed=1, options={"match_max_games": 2})
    assert repr(match) == "clashtable.game('coco').start(seats=2, seed=1, options={'match_max_games': 2})"
    position = coco.position({"singles": "HGT", "complete": "SBC", "hands": ["H", "B"]})
    assert repr(position) == "<match of Clash (Coco), 2 seats, from a position, no moves, seat 0 to act>"


def test_api_8d_replay_takes_a_path_a_mapping_json_or_a_record(tmp_path: Path) -> None:
    match = advanced(ct.game("coco").start(seed=7), 12)
    record = match.record()
    file = tmp_path / "match.json"
    file.write_text(record.to_json())
    for told in (record, msgspec.to_builtins(record), record.to_json(), record.to_json().encode(), file, str(file)):
        assert ct.replay(told).snapshot() == match.snapshot()
        assert ct.verify(told).snapshot() == match.snapshot()
    with pytest.raises(ct.InvalidMessage, match=r"missing\.json cannot be read"):
        ct.replay(tmp_path / "missing.json")


def test_api_8d_a_changed_seed_or_surplus_chance_is_refused() -> None:
    record = advanced(ct.game("coco").start(seed=7), 12).record()
    for change, sentence in (
        ({"seed": 8}, "but the seed gives"),
        ({"chance": (*record.chance, "dealer 1")}, "it notes 3 results of chance, but its moves need 2"),
        ({"chance": record.chance[:-1]}, "it notes 1 results of chance, but its moves need 2"),
    ):
        for door in (ct.replay, ct.verify):
            with pytest.raises(ct.InvalidMessage, match=sentence):
                door(msgspec.structs.replace(record, **change))


def test_api_8d_a_record_without_a_seed_cannot_be_verified() -> None:
    record = msgspec.structs.replace(ct.game("coco").start(seed=7).record(), seed=None)
    assert ct.replay(record).snapshot()["hands"] == ct.game("coco").start(seed=7).snapshot()["hands"]
    with pytest.raises(ct.InvalidMessage, match="has no seed"):
        ct.verify(record)


def test_api_8b_what_a_bot_is_made_of_is_exported() -> None:
    for name in ("View", "Question", "Move", "Event", "Outcome", "Bot", "Budget", "Option", "Reason"):
        assert name in ct.__all__
        assert isinstance(getattr(ct, name), type)
