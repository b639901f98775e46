"""Decks: chosen when a seat is taken, unseen by others, played when the match begins; and conceding."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

import clashtable
from clashtable.core.record import Record, record_from_json
from clashtable.games.panzer.wire.views import PanzerView
from clashtable.games.registry import GAMES
from clashtable.server.decks import chosen, mirrored, per_seat, titles
from clashtable.server.facts import DeckInfo, GameInfo, TableInfo
from clashtable.server.messages import (
    ChooseDeck,
    DeckCheck,
    Fill,
    Leave,
    Moved,
    NewTable,
    Ping,
    Pong,
    Refused,
    Rematch,
    SeatPlan,
    Sit,
    Start,
    State,
    TableChanged,
)
from tests.server.old_database import old_database
from tests.server.person import Person, Window
from tests.server.process import ServerProcess

GEEKS = clashtable.game("geekfight")
assert GEEKS.decks is not None
BIOHAZARD = next(deck for deck in GEEKS.decks.presets if deck.id == "biohazard")
OWN = "\n".join(
    ["# mine | not yours", *(f"{copies}x {titles(GEEKS)[card]}" for card, copies in BIOHAZARD.cards.items())]
)
"""A pasted deck, with a remark that would break the option if it got there."""
KEPT = "; ".join(f"{copies} {titles(GEEKS)[card]}" for card, copies in BIOHAZARD.cards.items())
ILLEGAL = "3 Jump Cut\n1 Jumpp Cut"


def plan(*seats: str, **more: Any) -> NewTable:
    """Return a table of Geek Fight; a seat is ``me``, ``open`` or a bot's level."""
    plans = tuple(SeatPlan("bot", seat) if seat not in ("me", "open") else SeatPlan(seat) for seat in seats)  # type: ignore[arg-type]  # told apart just before
    options = {"response_hold_ms": 0, **more.pop("options", {})}
    return NewTable("geekfight", plans, options=options, **more)


def opened(person: Person, *seats: str, **more: Any) -> TableInfo:
    """Open a table of Geek Fight."""
    answer = person.post("/api/tables", plan(*seats, **more))
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=TableInfo)


def concede(window: Window, state: State) -> None:
    """Give up as soon as something is asked."""
    question, sequence = state.question, state.sequence
    while question is None:
        moved = window.wait_for(Moved)
        question, sequence = moved.question, moved.sequence
    window.play(sequence, "concede")
    while window.wait_for(Moved).view.outcome is None:
        pass


def record_of(person: Person, table: str) -> Record:
    """Return the record of a finished match, which replays."""
    record = record_from_json(person.http.get(f"/api/tables/{table}/record").content)
    assert clashtable.replay(record).is_over
    return record


def decks_of(person: Person, table: str) -> list[str]:
    """Return the deck of each seat of a finished match."""
    return str(record_of(person, table).options["decks"]).split("|")


# --- over HTTP


def test_the_decks_of_a_game_are_listed_with_their_cards_by_name(ann: Person) -> None:
    answer = ann.http.get("/api/games/geekfight/decks")
    decks = msgspec.json.decode(answer.content, type=list[DeckInfo])
    assert GEEKS.decks is not None
    assert [deck.id for deck in decks] == [deck.id for deck in GEEKS.decks.presets]
    assert all(sum(card.copies for card in deck.cards) == 20 for deck in decks)
    assert decks[0].bundle == "Demolition"
    assert decks[0].cards[0].name == "Button Masher"


@pytest.mark.parametrize("game", ["coco", "chess"])
def test_a_game_without_decks_has_none_to_list_or_check(ann: Person, game: str) -> None:
    assert ann.http.get(f"/api/games/{game}/decks").status_code == 404
    assert ann.post(f"/api/games/{game}/decks/check", {"deck": "1 Corgi"}).status_code == 404


def checked(person: Person, deck: str) -> DeckCheck:
    """Return what the server says about a deck."""
    answer = person.post("/api/games/geekfight/decks/check", {"deck": deck})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=DeckCheck)


def test_a_pasted_deck_is_checked_line_by_line(ann: Person) -> None:
    flaws = checked(ann, ILLEGAL).flaws
    found = [(flaw.code, flaw.rule, flaw.line) for flaw in flaws]
    assert found[:2] == [("D-COPIES", "F-4.3", 1), ("D-UNKNOWN", "F-4.6", 2)]
    assert {flaw.code for flaw in flaws} >= {"D-SIZE", "D-COMBATANTS"}
    assert "Did you mean Jump Cut?" in flaws[1].sentence


def test_a_legal_deck_is_counted(ann: Person) -> None:
    found = checked(ann, OWN)
    assert found.flaws == ()
    assert {card.card: card.copies for card in found.cards} == BIOHAZARD.cards


def test_absurd_decks_are_answered(ann: Person) -> None:
    assert ann.post("/api/games/geekfight/decks/check", {"deck": "x" * 3001}).status_code == 413
    assert checked(ann, "9" * 2900 + " Jump Cut").flaws[0].code == "D-UNKNOWN"
    assert checked(ann, "999999 Jump Cut").flaws[0].code == "D-COPIES"
    assert checked(ann, "").flaws
    assert ann.post("/api/games/geekfight/decks/check", {"deck": 3}).status_code == 400


def test_what_each_seat_chooses_is_no_option_of_the_table(ann: Person) -> None:
    games = msgspec.json.decode(ann.http.get("/api/games").content, type=list[GameInfo])
    geeks = next(game for game in games if game.id == "geekfight")
    assert (geeks.has_decks, geeks.concession) == (True, "concede")
    assert "decks" not in [setting.name for setting in geeks.options]
    assert "decks" not in opened(ann, "me", "open").options
    answer = ann.post("/api/tables", plan("me", "open", options={"decks": "biohazard"}))
    assert answer.status_code == 400
    assert answer.json()["sentence"].startswith("The option decks is chosen by everybody for their own seat")


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        (plan("greedy", "greedy", start=True, deck="biohazard"), "A deck is for your own seat, and you take none."),
        (NewTable("coco", (SeatPlan("me"), SeatPlan("open")), deck="biohazard"), "Nobody brings a deck to Clash"),
        (NewTable("coco", (SeatPlan("me"), SeatPlan("bot")), bot_decks="mirror"), "Nobody brings a deck to Clash"),
    ],
)
def test_a_deck_that_nobody_can_bring_is_refused(ann: Person, table: NewTable, sentence: str) -> None:
    answer = ann.post("/api/tables", table)
    assert answer.status_code == 400
    assert answer.json()["sentence"].startswith(sentence)


def test_an_illegal_deck_opens_no_table_and_all_its_flaws_are_told(ann: Person) -> None:
    before = ann.http.get("/api/tables").json()
    answer = ann.post("/api/tables", plan("me", "open", deck=ILLEGAL))
    assert answer.status_code == 400
    told = msgspec.convert(answer.json()["flaws"], type=list[dict[str, object]])
    assert [flaw["code"] for flaw in told][:2] == ["D-COPIES", "D-UNKNOWN"]
    assert all({"code", "rule", "sentence", "line"} == set(flaw) for flaw in told)
    assert ann.http.get("/api/tables").json() == before


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_table_of_any_size_can_be_opened(ann: Person, seats: int) -> None:
    assert len(opened(ann, "me", *["open"] * (seats - 1)).seats) == seats


# --- at a table


def test_everybody_sees_only_their_own_choice(ann: Person, ben: Person, cleo: Person) -> None:
    table = opened(ann, "me", "open", deck=OWN).id
    hers, state = ann.watch(table)
    assert state.deck == KEPT
    his, looking = ben.watch(table)
    watching, watched = cleo.watch(table)
    assert looking.deck is watched.deck is None
    his.say(Sit(1, ILLEGAL))
    refused = his.wait_for(Refused)
    assert (refused.code, len(refused.flaws) > 3) == ("illegal_deck", True)
    his.say(Sit(1, "Craft Fair"))
    assert sat(his).deck == "craft-fair"
    his.say(ChooseDeck("cute-overload"))
    assert his.wait_for(TableChanged).deck == "cute-overload"
    hers.say(Start())
    states = [window.begun() for window in (hers, his, watching)]
    assert [found.deck for found in states] == [KEPT, "cute-overload", None]
    hidden_from(hers, "craft-fair", "cute-overload", "catgirl-chorus-line")
    hidden_from(his, "Line Camper", "line-camper", "not yours")
    hidden_from(watching, "craft-fair", "cute-overload", "line-camper", "Line Camper", "catgirl-chorus-line")
    asked = next(window for window, found in zip((hers, his), states, strict=False) if found.question)
    concede(asked, states[0] if asked is hers else states[1])
    assert decks_of(cleo, table) == [KEPT, "cute-overload"]


def test_two_people_bring_supplies_of_the_same_size(ann: Person, ben: Person) -> None:
    seats = (SeatPlan("me"), SeatPlan("open"))
    answer = ann.post("/api/tables", NewTable("panzer", seats, deck="german-spearhead"))
    table = msgspec.json.decode(answer.content, type=TableInfo).id
    hers, _state = ann.watch(table)
    his, _looking = ben.watch(table)
    his.say(Sit(1, "quick-allied-stand"))
    refused = his.wait_for(Refused)
    assert (refused.code, refused.sentence) == (
        "not_allowed",
        "Both decks must have the same number of cards, not 60 and 40 (P-2.2).",
    )
    his.say(Sit(1, "soviet-steamroller"))
    assert sat(his).deck == "soviet-steamroller"
    hers.say(ChooseDeck("quick-axis-raid"))
    assert hers.wait_for(Refused).code == "not_allowed"
    hers.say(Start())
    assert hers.begun().deck == "german-spearhead"


def test_a_bot_brings_a_supply_of_the_size_that_is_played(ann: Person) -> None:
    seats = (SeatPlan("me"), SeatPlan("bot", "random"))
    answer = ann.post("/api/tables", NewTable("panzer", seats, start=True, deck="quick-axis-raid"))
    _window, state = ann.watch(msgspec.json.decode(answer.content, type=TableInfo).id)
    assert isinstance(state.view, PanzerView)
    assert [facts.size for facts in state.view.table.seats] == [40, 40]


def sat(window: Window) -> TableChanged:
    """Return the change by which the person has a seat."""
    while (found := window.wait_for(TableChanged)).you is None:
        pass
    return found


def hidden_from(window: Window, *secrets: str) -> None:
    """Check in the bytes of all that was heard that none of *secrets* was told."""
    for text in window.heard:
        assert not [secret for secret in secrets if secret in text], text


def test_a_deck_is_changed_unnoticed_until_the_match_begins(ann: Person, ben: Person) -> None:
    table = opened(ann, "me", "open", deck="biohazard").id
    hers, _state = ann.watch(table)
    second, _same = ann.watch(table)
    his, _looking = ben.watch(table)
    his.say(ChooseDeck("biohazard"))
    assert his.wait_for(Refused).code == "not_allowed"
    told = len(his.heard)
    hers.say(ChooseDeck(ILLEGAL))
    assert hers.wait_for(Refused).flaws
    assert ann.watch(table)[1].deck == "biohazard"
    hers.say(ChooseDeck())
    assert second.wait_for(TableChanged).deck is not None
    while second.wait_for(TableChanged).deck != "random":
        pass
    his.say(Ping())
    his.wait_for(Pong)
    assert all('"watchers"' in text or '"pong"' in text for text in his.heard[told:])
    hers.say(Fill(1, "random"))
    hers.say(Start())
    hers.begun()
    hers.say(ChooseDeck("biohazard"))
    assert hers.wait_for(Refused).sentence == "Decks are chosen only before the match begins."


@pytest.mark.parametrize(
    ("deck", "kept", "mirror"),
    [
        ("biohazard", "biohazard", "biohazard"),
        (OWN, KEPT, KEPT),
        (None, "mirror", "mirror"),
        ("random", "mirror", "mirror"),
    ],
)
def test_bots_mirror_the_host(ann: Person, deck: str | None, kept: str, mirror: str) -> None:
    table = opened(ann, "me", "random", "open", deck=deck, bot_decks="mirror").id
    window, _state = ann.watch(table)
    window.say(Fill(2, "random"))
    window.say(Start())
    concede(window, window.begun())
    while ann.table(table).status != "finished":
        window.wait_for(TableChanged)
    assert decks_of(ann, table) == [kept, mirror, mirror]


def test_bots_bring_what_chance_chooses_otherwise(ann: Person) -> None:
    table = opened(ann, "random", "me", deck="Biohazard", start=True).id
    concede(*ann.watch(table))
    assert decks_of(ann, table) == ["random", "biohazard"]


def test_a_rematch_keeps_the_decks(ann: Person, ben: Person) -> None:
    table = opened(ann, "me", "open", deck=OWN).id
    (hers, _state), (his, _looking) = ann.watch(table), ben.watch(table)
    his.say(Sit(1, "craft-fair"))
    sat(his)
    hers.say(Start())
    states = [hers.begun(), his.begun()]
    concede(*((hers, states[0]) if states[0].question else (his, states[1])))
    his.say(Rematch())
    while (again := his.wait_for(TableChanged).table.rematch) is None:
        pass
    waiting, state = ben.watch(again)
    assert (state.deck, state.table.status) == ("craft-fair", "waiting")
    waiting.say(ChooseDeck("cute-overload"))
    assert waiting.wait_for(TableChanged).deck == "cute-overload"
    hers.say(Rematch())
    begun = waiting.begun()
    assert ann.watch(again)[1].deck == KEPT
    window = (waiting, begun) if begun.question else ann.watch(again)
    concede(*window)
    assert decks_of(ann, again) == [KEPT, "cute-overload"]


def test_a_rematch_against_a_mirror_begins_at_once(ann: Person) -> None:
    table = opened(ann, "me", "random", deck="biohazard", bot_decks="mirror", start=True).id
    window, state = ann.watch(table)
    concede(window, state)
    window.say(Rematch())
    while (again := window.wait_for(TableChanged).table.rematch) is None:
        pass
    concede(*ann.watch(again))
    assert decks_of(ann, again) == ["biohazard", "biohazard"]


def test_conceding_is_for_whoever_is_asked(ann: Person, ben: Person) -> None:
    table = opened(ann, "me", "open").id
    (hers, _state), (his, _looking) = ann.watch(table), ben.watch(table)
    his.say(Sit(1))
    sat(his)
    hers.say(Start())
    states = [hers.begun(), his.begun()]
    asked, waits = (hers, his) if states[0].question else (his, hers)
    waits.play(0, "concede")
    assert waits.wait_for(Refused).code == "not_your_turn"
    asked.play(0, "concede")
    moved = waits.wait_for(Moved)
    assert moved.view.outcome is not None
    assert moved.view.outcome.winners == (int(asked is hers),)
    assert any("concede" in line.text for line in moved.log)
    asked.play(1, "concede")
    assert asked.wait_for(Refused).code == "illegal"


# --- what is kept


def test_decks_survive_a_restart_before_and_during_a_match(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    ann = Person(server)
    try:
        waiting = opened(ann, "me", "open", deck=OWN, bot_decks="mirror").id
        running = opened(ann, "me", "random", "random", deck="craft-fair", start=True).id
        before = ann.watch(running)[1]
        server.kill()
        server.start()
        window, state = ann.watch(running)
        assert (state.deck, state.log[: len(before.log)]) == ("craft-fair", before.log)
        window.say(Leave())
        while ann.table(running).status != "finished":
            window.wait_for(TableChanged)
        assert decks_of(ann, running) == ["craft-fair", "random", "random"]
        window, state = ann.watch(waiting)
        assert state.deck == KEPT
        window.say(Fill(1, "random"))
        window.say(Start())
        concede(window, window.begun())
        assert decks_of(ann, waiting) == [KEPT, KEPT]
    finally:
        ann.leave_all()
        server.end()


def test_a_file_from_before_there_were_decks_still_serves(tmp_path: Path) -> None:
    with sqlite3.connect(old_database(tmp_path)) as database:
        database.execute("DROP TABLE decks")
    server = ServerProcess(tmp_path)
    server.start()
    ann = Person(server)
    try:
        table = opened(ann, "me", "open", deck="biohazard").id
        assert ann.watch(table)[1].deck == "biohazard"
    finally:
        ann.leave_all()
        server.end()


def test_a_deck_that_is_no_longer_legal_is_named_but_not_shown(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    ann = Person(server)
    try:
        table = opened(ann, "me", "random", deck="biohazard").id
        server.kill()
        with sqlite3.connect(server.settings.database) as database:
            database.execute("UPDATE decks SET deck = '20 Recalled Card'")
        server.start()
        window, _state = ann.watch(table)
        window.say(Start())
        assert (
            window.wait_for(Refused).sentence == f"The deck of {ann.name} is no longer legal; they must choose another."
        )
        window.say(ChooseDeck("biohazard"))
        window.say(Start())
        assert window.begun().table.status == "running"
    finally:
        ann.leave_all()
        server.end()


def test_those_who_mirror_copy_the_host() -> None:
    assert mirrored(["random", "mirror", "random"], 0) == ["mirror", "mirror", "random"]
    assert mirrored(["mirror", "a", "b"], 1) == ["a", "a", "b"]
    assert mirrored(["random", "random"], 1) == ["random", "random"]
    assert mirrored(["mirror", "mirror"], None) == ["mirror", "mirror"]


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.decks], ids=lambda game: game.id)
def test_a_game_with_decks_can_keep_every_deck(game: clashtable.Game) -> None:
    """A deck is kept by the names of its cards, so no name may hold what parts cards, decks and remarks."""
    assert per_seat(game) is not None
    assert not [title for title in titles(game).values() if set(title) & set(";|#\n")]
    assert game.decks is not None
    for deck in game.decks.presets:
        text = "\n".join(f"{copies} {card}" for card, copies in deck.cards.items())
        kept = chosen(game, text)
        assert kept is not None
        assert chosen(game, kept) == kept
        assert sorted(game.decks.cards(kept)) == sorted(game.decks.cards(deck.id))
