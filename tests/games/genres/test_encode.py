"""What the shared tests of observations cannot see: pieces told by what they are, hits, and what is asked about."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from clashtable.core.match import Match
from clashtable.games.genres import GAME
from clashtable.games.genres.cards.pool import CARDS
from clashtable.games.genres.encode.actions import ACTIONS, AIMS, BY_KIND, moves_of
from clashtable.games.genres.encode.layout import ATTACKED, PIECES, PLACES
from clashtable.games.genres.vocabulary import OBJECTION
from clashtable.games.genres.wire.views import GenresPiece, GenresView
from tests.games.genres.board import GENRES, board, play, seat, view
from tests.games.kit.play import question, walk
from tests.shared.walks import scaled

MATCHES = scaled(12, 400, least=6)


def facts(match: Match, viewer: int) -> dict[str, Any]:
    """Return what an observation of *viewer* tells."""
    encoding = GAME.encoding
    assert encoding is not None
    return dict(encoding.layout.read(encoding.observation(match.state, viewer)))


def label(piece: GenresPiece, viewer: int, seats: int) -> str:
    """Return what a piece is called in an observation."""
    return PLACES[(piece.seat - viewer) % seats] if piece.card is None else piece.card


def seen() -> Iterator[tuple[GenresView, dict[int, str], dict[str, Any]]]:
    """Yield views of random play with the labels of their pieces and the facts of the same moment."""
    rng = random.Random(11)
    for number in range(MATCHES):
        match = GENRES.start(rng.choice((3, 4, 8)), 900 + number)
        for _decision in walk(match, rng):
            viewer = rng.randrange(match.seats)
            shown = view(match, viewer)
            labels = {piece.id: label(piece, viewer, match.seats) for piece in shown.table.pieces}
            yield shown, labels, facts(match, viewer)


def placed(counted: dict[str, int], at: int) -> list[str]:
    """Return the labels of one row that have a place, in their order."""
    own = {name.partition(":")[2]: place for name, place in counted.items() if name.startswith(f"{at}:")}
    return sorted(own, key=own.__getitem__)


def test_pieces_are_told_by_what_they_are() -> None:
    attacked = triggered = 0
    for shown, labels, told in seen():
        acting = shown.table.acting
        assert told["acting"] == [None if acting is None else labels.get(acting, "gone")]
        for piece in shown.table.pieces:
            at = PIECES.index(labels[piece.id])
            assert told["squares"][at] == piece.square
            row = told["attacked"][at * ATTACKED :][: len(piece.attacked)]
            assert row == [labels.get(serial, "gone") if serial else None for serial in piece.attacked]
            attacked += len(row)
        for at, zone in enumerate(shown.table.zones):
            marked = {name.partition(":")[2] for name in told["triggered"] if name.startswith(f"{at}:")}
            assert marked == {labels[serial] for serial in zone.triggered if serial in labels}
            triggered += len(marked)
    assert attacked > 10
    assert triggered > 10


def test_the_stack_is_told_from_the_top_with_targets_aims_and_hits() -> None:
    targets = aims = hits = 0
    for shown, labels, told in seen():
        stack = shown.table.stack[::-1]
        places = {item.id: place for place, item in enumerate(stack, 1)}
        for at, item in enumerate(stack, 1):
            assert told["item_actors"][at] == (None if item.actor is None else labels.get(item.actor, "gone"))
            chosen = [labels[serial] for serial in item.targets if serial in labels]
            assert placed(told["item_targets"], at) == list(dict.fromkeys(chosen))
            assert told["item_aims"][at] == (0 if item.aim is None else places.get(item.aim, 0))
            targets += len(chosen)
            aims += item.aim is not None
        struck = stack[0].hits if stack else ()
        assert told["hit"] == [name for name in PIECES if name in {labels[hit.piece] for hit in struck}]
        for hit in struck:
            at = PIECES.index(labels[hit.piece])
            assert (told["damage"][at], told["most_damage"][at]) == (hit.damage, hit.most or hit.damage)
            hits += 1
    assert min(targets, aims, hits) > 10


def test_who_must_answer_is_told_the_name_of_the_question() -> None:
    rng = random.Random(12)
    match = GENRES.start(4, 77)
    asked = set()
    for _decision in walk(match, rng):
        assert match.to_act is not None
        told = facts(match, match.to_act)
        assert (told["asked"], told["to_act"]) == (question(match).kind, "own")
        asked.add(told["asked"])
    assert len(asked) > 8


def test_a_declaration_on_its_way_is_told_to_its_player_alone() -> None:
    match = board(seat("F6", hand=["scream-queen", "overcharge"]), "G6", "E6")
    play(match, "play scream-queen", "attach overcharge")
    own, other = facts(match, 0), facts(match, 1)
    assert (own["item_cards"][0], placed(own["item_combos"], 0)) == ("scream-queen", ["overcharge"])
    assert (other["asked"], other["to_act"]) == ("main", PLACES[2])
    assert set(other["item_cards"]) == {None}
    assert other["item_combos"] == {}


def test_in_a_window_only_who_is_asked_knows_it() -> None:
    match = board(seat("F6", hand=["chainsaw-solo"]), seat("G6", hand=["undo-button"]), "A1", ask_always=True)
    play(match, "play chainsaw-solo")
    while match.to_act == 0:
        play(match, match.legal_moves()[0].notation)
    assert facts(match, 1)["to_act"] == "own"
    assert [facts(match, viewer)["to_act"] for viewer in (0, 2)] == [None, None]
    assert {facts(match, viewer)["asked"] for viewer in range(3)} == {"respond"}


def test_there_is_a_place_to_aim_at_however_many_responses_lie_on_the_stack() -> None:
    responses = [card for card in CARDS if card.type == OBJECTION or card.assists]
    assert 1 + len(responses) < AIMS
    assert len([name for name in ACTIONS if name.startswith("aim ")]) == AIMS


def test_moves_that_are_looked_up_by_kind_have_the_number_of_their_words() -> None:
    for kind, chains in enumerate(BY_KIND):
        for move, chain in zip(moves_of(kind), chains, strict=True):
            assert [ACTIONS[number] for number in chain] == [move.notation] * (move.notation in ACTIONS)
            assert chains[move.number] is chain
