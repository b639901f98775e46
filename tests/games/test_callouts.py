"""What is called out while it happens, in the words for each viewer; what can be seen well enough is not."""

import pytest

from clashtable.core.events import Callout, Event
from clashtable.core.text import Voice
from clashtable.games.corgis.wire import events as corgis
from clashtable.games.geekfight.wire import arena, queue
from clashtable.games.geekfight.wire import events as geekfight
from clashtable.games.geekfight.wire.views import GeekTarget
from clashtable.games.genres.wire import events as genres
from clashtable.games.genres.wire import pieces
from clashtable.games.panzer.wire import battle, field, supplies

NAMES = ["Ada", "Hazel", "Rue"]


def told(event: Event, viewer: int | None = 0) -> str | None:
    """Return the title and the text that *viewer* reads."""
    found = event.callout(Voice(NAMES, viewer))
    return None if found is None else f"{found.title} | {found.text}"


def corgi_play(cards: tuple[str, ...], rank: str, effect: str, *, encore: bool = False) -> corgis.Played:
    """Return a combo that Hazel lays."""
    return corgis.Played(1, cards, rank, effect, "F", led=False, encore=encore)


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (corgis.Aimed(0, 1, "Archer"), "Archer | aims at Hazel"),
        (corgis.Aimed(1, 0, "Fighter"), "Fighter | aims at you"),
        (corgis.Skipped(0), "Assassin | You lose the turn"),
        (corgis.Looked(1, None, matched=False, suits="FV"), "Oracle | The top card is not Fire or Void"),
        (corgis.Cancelled(2, "AE", "Fighter"), "Samurai! | Rue shows an Ace: the Fighter is cancelled"),
        (
            corgis.Exposed(0, "3E", locked=True, why="Fighter"),
            "Fighter | Your 3 of Earth is turned up, locked for this round",
        ),
        (corgi_play(("*1",), "9", "Assassin"), "Illusionist | It counts as 9, Assassin"),
        (corgi_play(("8F",), "8", "Berserker"), "Berserker! | Whoever passes turns up a card"),
        (corgi_play(("9F",), "9", "Assassin", encore=True), "Bard | Hazel plays once more"),
    ],
)
def test_the_effects_of_corgis_are_called_out(event: Event, words: str) -> None:
    assert told(event) == words


@pytest.mark.parametrize(
    "event",
    [
        corgis.Passed(1),
        corgi_play(("7F",), "7", "Archer"),
        corgi_play(("*1",), "0", "None"),
        corgis.Exposed(1, "AE", locked=False, why="Samurai"),
        queue.Added(9, 0, "card", "jump-cut", ()),
        field.UnitPlayed(0, 9, "panther", "c0"),
        genres.RoundBegan(2),
        genres.TurnBegan(1, "normal"),
    ],
)
def test_what_can_be_seen_is_not_called_out(event: Event) -> None:
    assert event.callout(Voice(NAMES, 0)) is None


def test_blows_are_called_out_in_geek_fight() -> None:
    attack = queue.Added(9, 0, "attack", "button-masher", (GeekTarget("piece", 1, "guitar-guy"),))
    assert told(attack) == "Attack! | Button Masher → Guitar Guy"
    assert told(arena.Defeated(0, 1, "guitar-guy", 1)) == "Guitar Guy is defeated! | Hazel gets the Cred"
    assert told(arena.Defeated(0, 1, "guitar-guy", 0)) == "Guitar Guy is defeated! | You get the Cred"
    assert told(geekfight.Left(1, "conceded")) == "Hazel is out | Conceded"
    assert told(geekfight.Left(1, "no combatant"), 1) == "You are out | No Combatant to deploy"


def test_blows_are_called_out_in_panzer_clash() -> None:
    attack = battle.AttackDeclared(1, 7, "t-34", "c3", 10, None, "", "", 0)
    assert told(attack) == "Attack | T-34 → your Supply"
    assert told(supplies.SupplyDamaged(0, 5, ("factory",) * 5)) == (
        "You take 5 damage | Factory, Factory, Factory and 2 more"
    )
    assert told(supplies.SupplyDamaged(1, 2, ())) == "Hazel takes 2 damage | The Supply is empty"
    assert told(battle.AttackFailed(1, 1, "t-34", "guard")) == "It fails | T-34: a Guard stands by"


def test_what_goes_on_to_wait_says_so() -> None:
    voice = Voice(NAMES, 0)
    waits = battle.AttackDeclared(1, 7, "t-34", "c3", 10, None, "", "", 0).callout(voice)
    assert waits.is_pending
    assert not supplies.SupplyDamaged(0, 1, ("factory",)).callout(voice).is_pending


def test_genres_makes_a_scene_of_objections_events_and_deaths() -> None:
    voice = Voice(NAMES, 0)
    objection = genres.Declared(4, 1, "objection", "stunt-double", (), None, (), None, 3, "{seat:1} swaps.")
    assert objection.callout(voice) == Callout(
        "Hazel: Stunt Double", "Hazel swaps.", "stunt-double", "objection", "Objection!", is_pending=True
    )
    event = genres.EventPlayed(1, "intermission", "Rest.")
    assert event.callout(voice) == Callout("Intermission", "Rest.", "intermission", "event")
    assert told(pieces.Died(1, 0, None, "A1", 1)) == "You die! | A ghost rises. Credit to Hazel"
    assert told(pieces.Died(1, 0, "mop-bot", "A1", None)) == "Mop Bot falls | "
