"""Every printed value in the deed: what is struck, what falls, what is made and what is paid."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from clashtable.core.match import Match
from clashtable.games.geekfight.wire.arena import Damaged, Defeated, Stolen
from clashtable.games.geekfight.wire.resources import Paid, Produced
from tests.cardbook import about
from tests.games.geekfight.board import asked, board, legal, piece, seat
from tests.rulebook import ROOT

DESIGNED: list[dict[str, Any]] = yaml.safe_load((ROOT / "tests/data/cards/geekfight.yaml").read_text())["cards"]
COMBATANTS = [entry for entry in DESIGNED if entry["kind"] == "combatant"]
ITEMS = [entry for entry in DESIGNED if entry["kind"] == "item" and (entry["strength"] or entry["health"])]
DUMMY = "badge-check-gus"
"""A Combatant that strikes with 4 and has nothing to do with being attacked."""
BEARER = "snack-bar-tyrant"
"""A Combatant of 3/8 for Items that give more to others."""
MORE_FOR_BYSTANDERS = {"cargo-shorts-of-holding": 1}
PREVENTED = {"stunt-double": 1}
"""Combat damage that a Combatant prevents."""
Side = dict[str, Any]


def events_of(match: Match, move: str) -> list[object]:
    """Play *move*, let everybody pass, and take the first answer to all else until the Queue is empty; tell it all."""
    happened: list[object] = list(match.play(move))
    while not match.is_over and legal(match)[-1] != "end":
        happened += match.play("pass" if asked(match)[1] == "control" else legal(match)[0])
    return happened


def struck(attacker: Side) -> int:
    """Return the damage that a player's Combatant deals when it attacks."""
    happened = events_of(board(attacker, seat("mascot-suit-marathoner", deck=["no-you"])), "attack 1")
    return next(event.amount for event in happened if isinstance(event, Damaged) and event.combat)


def falls(side: Side, damage: int) -> bool:
    """Tell whether a player's Combatant with *damage* falls to an attack with 4 strength."""
    fighter = side["combatant"] if isinstance(side["combatant"], dict) else piece(side["combatant"])
    match = board(
        seat(DUMMY, deck=["no-you"]), {**side, "combatant": {**fighter, "damage": damage}, "deck": ["no-you"]}
    )
    name = fighter["card"]
    return any(isinstance(event, Defeated) and event.card == name for event in events_of(match, "attack 1"))


def health_in_play(side: Side, expected: int, prevented: int = 0) -> bool:
    """Tell whether a Combatant with *expected* health falls to 4 damage exactly when only 4 are left."""
    dealt = 4 - prevented
    return falls(side, expected - dealt) and not falls(side, expected - dealt - 1)


def made(side: Side, amount: int, kind: str) -> int:
    """Return how many units a player's Combatant makes when it spends for that *amount*."""
    happened = board(side, seat()).play(f"spend {amount} {kind}")
    units = next(event.units for event in happened if isinstance(event, Produced))
    return sum((units.tokens, units.cash, units.tickets, units.glue, units.caffeine, units.generic))


def paid(match: Match, card: str) -> int:
    """Play *card* and return how many units are paid for it."""
    happened = [*match.play(f"play {card}")]
    while asked(match)[1] != "control":
        happened += match.play(legal(match)[0])
    units = next(event.units for event in happened if isinstance(event, Paid))
    return sum((units.tokens, units.cash, units.tickets, units.glue, units.caffeine, units.generic))


@pytest.mark.parametrize(("card", "strength"), [(entry["id"], entry["strength"]) for entry in COMBATANTS])
def test_a_combatant_strikes_with_its_strength(card: str, strength: int) -> None:
    assert struck(seat(card, deck=["no-you"])) == strength


@pytest.mark.parametrize(("card", "health"), [(entry["id"], entry["health"]) for entry in COMBATANTS])
def test_a_combatant_falls_when_its_health_is_gone(card: str, health: int) -> None:
    assert health_in_play(seat(card), health, PREVENTED.get(card, 0))


@pytest.mark.parametrize(
    ("card", "amount", "kind"),
    [(entry["id"], entry["resources"], entry["resource_types"][0].lower()) for entry in COMBATANTS],
)
def test_a_combatant_makes_as_much_as_is_printed(card: str, amount: int, kind: str) -> None:
    assert made(seat(card), amount, "glue" if kind == "universal" else kind) == amount


@pytest.mark.parametrize(("card", "strength"), [(entry["id"], entry["strength"] or 0) for entry in ITEMS])
def test_an_item_adds_its_strength(card: str, strength: int) -> None:
    assert struck(seat(BEARER, items=[card], deck=["no-you"])) == 3 + strength


@pytest.mark.parametrize(("card", "health"), [(entry["id"], entry["health"] or 0) for entry in ITEMS])
def test_an_item_adds_its_health(card: str, health: int) -> None:
    assert health_in_play(seat(BEARER, items=[card]), 8 + health + MORE_FOR_BYSTANDERS.get(card, 0))


def bearing(fighter: str, *buffs: str, **fields: Any) -> Side:
    """Return a player whose Combatant bears *buffs*."""
    return seat(piece(fighter, buffs=list(buffs)), **fields)


def carrying(fighter: str, item: str, buff: str) -> Side:
    """Return a player whose Combatant equips an Item with a Buff."""
    return seat(fighter, items=[piece(item, buffs=[buff])])


CRONIES = ["henchman-temp", "sidekick-second-class", "minimum-wage-minion", "henchman-temp"]
STRENGTHS = [
    ("alpha-crony", seat("alpha-crony", discard=CRONIES[:2]), 4),
    ("alpha-crony", seat("alpha-crony", discard=CRONIES), 5),
    ("variant-cover-hoarder", seat("variant-cover-hoarder", items=["cardboard-glasses", "lucky-socks"]), 4),
    ("variant-cover-hoarder", seat("variant-cover-hoarder", items=["lucky-socks"]), 2),
    ("hamsterjelly", seat(piece("hamsterjelly", counters={"Jelly": 2})), 4),
    ("prop-replica-purist", seat("prop-replica-purist", items=["foam-sword"]), 6),
    ("foam-sword", seat("cardboard-knight", items=["foam-sword"]), 6),
    ("metal-deck-box", seat("card-flicker", items=["metal-deck-box"]), 6),
    ("wooden-katana", seat("hallway-ninja", items=["wooden-katana"]), 6),
    ("golden-controller", seat("button-masher", items=["golden-controller"]), 7),
    ("boom-mic", seat("line-camper", items=["boom-mic"]), 6),
    ("folding-chair", seat("button-masher", items=["folding-chair"]), 7),
    ("giant-foam-finger", seat("guitar-guy", items=["giant-foam-finger"]), 5),
    ("glow-stick-of-destiny", seat("the-lag-lord", items=["glow-stick-of-destiny"]), 5),
    ("collectors-tin", seat("rules-lawyer", items=["collectors-tin"]), 4),
    ("main-character-syndrome", bearing("button-masher", "main-character-syndrome"), 6),
    ("main-character-syndrome", bearing("guitar-guy", "main-character-syndrome"), 6),
    ("adrenaline-playlist", bearing("button-masher", "adrenaline-playlist"), 7),
    ("stage-fright", bearing("button-masher", "stage-fright"), 1),
    ("spiked-edges", carrying("button-masher", "collectors-tin", "spiked-edges"), 6),
    ("spiked-edges", carrying("button-masher", "foam-sword", "spiked-edges"), 7),
    ("overclock", carrying("button-masher", "metal-deck-box", "overclock"), 7),
    ("recall-notice", carrying("line-camper", "folding-chair", "recall-notice"), 3),
    ("sticky-residue", carrying("line-camper", "folding-chair", "sticky-residue"), 4),
]


@pytest.mark.parametrize(("card", "side", "strength"), STRENGTHS)
def test_a_card_changes_what_is_struck(card: str, side: Side, strength: int) -> None:
    assert struck(side) == strength


HEALTHS = [
    ("cardboard-knight", seat("cardboard-knight", items=["lucky-socks"]), 12),
    ("cargo-shorts-of-holding", seat("guitar-guy", items=["cargo-shorts-of-holding"]), 9),
    ("first-print-comic", seat("back-issue-bandit", items=["first-print-comic"]), 10),
    ("security-blanket", bearing("button-masher", "security-blanket"), 10),
    ("security-blanket", bearing("catgirl-chorus-line", "security-blanket"), 12),
    ("glitter-coating", carrying("button-masher", "metal-deck-box", "glitter-coating"), 8),
    ("glitter-coating", carrying("prop-replica-purist", "metal-deck-box", "glitter-coating"), 9),
    ("sticky-residue", carrying("button-masher", "first-print-comic", "sticky-residue"), 7),
]


@pytest.mark.parametrize(("card", "side", "health"), HEALTHS)
def test_a_card_changes_what_falls(card: str, side: Side, health: int) -> None:
    assert health_in_play(side, health)


PRODUCTIONS = [
    ("sponsorship-deal", bearing("button-masher", "sponsorship-deal"), 5),
    ("student-loans", bearing("button-masher", "student-loans"), 2),
    ("energy-drink-helmet", seat(items=[piece("energy-drink-helmet", counters={"Resource": 1})]), 4),
]


@pytest.mark.parametrize(("card", "side", "production"), PRODUCTIONS)
def test_a_card_changes_what_is_made(card: str, side: Side, production: int) -> None:
    assert made(side, production, "tokens") == production


@pytest.mark.parametrize(
    ("card", "units", "move", "shown"),
    [
        ("energy-drink-helmet", "3 caffeine", "spend 4 tokens", 4),
        ("power-up-cartridge", "3 tokens", "attack 1", 7),
    ],
)
def test_a_card_arrives_with_its_counters(card: str, units: str, move: str, shown: int) -> None:
    match = board(seat(hand=[card], units=units), seat("mascot-suit-marathoner"))
    events_of(match, f"play {card}")
    happened = events_of(match, move)
    amounts = [event.amount if isinstance(event, Damaged) else event.units.tokens for event in happened
               if isinstance(event, (Damaged, Produced))]  # fmt: skip
    assert amounts == [shown]


WIG = seat(items=["thinking-wig"])
COSTS = [
    ("nerd-rage", seat("hallway-ninja", units="2 caffeine"), seat(), 2),
    ("five-finger-discount", seat("glitch-witch", units="3 cash"), WIG, 3),
    ("cram-session", seat("rules-lawyer", units="2 tokens", deck=["no-you"]), seat(), 2),
    ("cliffhanger", seat("line-camper", units="3 tickets"), seat(), 3),
    ("garage-workshop", seat("hot-glue-heroine", units="3 glue", items=["thinking-wig"]), seat(), 3),
    ("liquidation-sale", seat("card-flicker", units="1 cash", deck=["no-you"]), seat(), 1),
    ("dumpster-dive", seat("line-camper", units="2 generic", discard=["no-you"]), seat(), 2),
    ("vicious-bo", seat("line-camper", units="2 generic"), seat(), 2),
    ("yoink", seat("glitch-witch", units="4 cash"), WIG, 4),
    ("second-wind", seat(piece("button-masher", used=["spend"]), units="2 caffeine"), seat(), 2),
    ("shakedown", seat("glitch-witch", units="2 generic"), WIG, 2),
    ("fan-club", seat(units="2 tickets"), seat(), 2),
    ("wanted-poster", seat(units="2 generic"), seat(), 2),
]


@pytest.mark.parametrize(("card", "side", "other", "cost"), COSTS)
def test_a_card_is_paid_for_with_what_it_costs(card: str, side: Side, other: Side, cost: int) -> None:
    assert paid(board({**side, "hand": [card]}, other), card) == cost


@pytest.mark.parametrize(
    ("card", "fighter", "units", "answered"),
    [
        ("um-actually", "lord-thumbnail", "2 cash", "mean-comment"),
        ("call-a-judge", "speedrunner", "2 cash", "drop-test"),
    ],
)
def test_an_answer_costs_less_with_the_right_combatant(card: str, fighter: str, units: str, answered: str) -> None:
    match = board(
        seat(hand=[answered], units="2 generic"), seat(fighter, hand=[card], units=units, items=["thinking-wig"])
    )
    match.play(f"play {answered}")
    while asked(match)[1] != "control":
        match.play(legal(match)[0])
    assert paid(match, card) == 2


@about("price-gouger")
def test_an_item_costs_more_against_the_price_gouger() -> None:
    match = board(seat(hand=["thinking-wig"], units="4 generic"), seat("price-gouger"))
    assert paid(match, "thinking-wig") == 4


@about("back-issue-bandit")
def test_a_bandit_steals_what_costs_four_and_nothing_dearer() -> None:
    match = board(seat("back-issue-bandit", hand=["no-you"]), seat(items=["replica-chainmail", "cardboard-tank"]))
    happened = events_of(match, "use back-issue-bandit@1")
    assert [event.card for event in happened if isinstance(event, Stolen)] == ["replica-chainmail"]
