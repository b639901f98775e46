"""The preconstructed Supplies, and what a legal one is (P-2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar, Final

from clashtable.core.deck import Deck, DeckBox, Entry, Flaw
from clashtable.core.luck import Luck
from clashtable.core.text import counted
from clashtable.games.panzer.cards.basic_set import BY_ID, CARDS, EVERY_CARD
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.vocabulary import ALLIES, AXIS, FACTORY, NEUTRAL, TERRAIN
from clashtable.games.panzer.wire.names import named

SMALLEST: Final = 40
LARGEST: Final = 60
MOST_COPIES: Final = 4
FACTORY_SHARE: Final = 20
"""How many of sixty cards are Factories in a deck that chance puts together."""

DECKS: Final = (
    Deck(
        "german-spearhead",
        "Steel Spearhead",
        "German, 60 cards",
        "Screen with cheap infantry, then punch one hole with repaired armor and pour tanks through it into "
        "the enemy Back Line.",
        {
            "factory": 21,
            "grenadiers": 2,
            "panzerfaust-team": 2,
            "assault-pioneers": 2,
            "motorcycle-scouts": 2,
            "fallschirmjager": 1,
            "panzergrenadiers": 2,
            "panzer-ii": 3,
            "panzer-iii": 3,
            "panzer-iv": 3,
            "panther": 2,
            "tiger-i": 2,
            "stug-iii": 2,
            "jagdpanther": 1,
            "stuka": 1,
            "bergepanther": 1,
            "blitz-offensive": 2,
            "armored-spearhead": 1,
            "field-workshop": 1,
            "elastic-defense": 1,
            "flank-guard": 1,
            "recovery-service": 1,
            "mobilization-order": 1,
            "corduroy-road": 1,
            "pontoon-bridge": 1,
        },
        side="Axis",
    ),
    Deck(
        "japanese-infiltrators",
        "Night Infiltrators",
        "Japanese, 60 cards",
        "Hit hard when attacking, hide from artillery, and let damage to your Supply wake up ambushes and "
        "hidden defenders.",
        {
            "factory": 21,
            "rifle-section": 3,
            "bicycle-troops": 3,
            "knee-mortar-team": 2,
            "hidden-snipers": 1,
            "cave-defenders": 1,
            "night-raiders": 3,
            "shipping-engineers": 2,
            "raiding-paratroops": 2,
            "type-95-ha-go": 2,
            "type-2-ka-mi": 3,
            "type-97-chi-ha": 3,
            "type-3-chi-nu": 2,
            "a6m-zero": 2,
            "night-assault": 2,
            "infiltration-route": 1,
            "hidden-reserves": 1,
            "ambush": 2,
            "spider-holes": 1,
            "blown-bridge": 1,
            "camouflage-nets": 1,
            "tank-traps": 1,
        },
        side="Axis",
    ),
    Deck(
        "american-arsenal",
        "Arsenal and Air Power",
        "American, 60 cards",
        "Outproduce the enemy: medium tanks side by side in front, artillery and aircraft behind, "
        "replacements when they fall.",
        {
            "factory": 21,
            "gi-rifle-squad": 2,
            "bazooka-team": 2,
            "mortar-section": 1,
            "airborne-infantry": 2,
            "rangers": 2,
            "marine-raiders": 2,
            "m3-half-track": 1,
            "m3-stuart": 3,
            "m4-sherman": 4,
            "sherman-jumbo": 1,
            "m26-pershing": 2,
            "m18-hellcat": 2,
            "m7-priest": 2,
            "long-tom": 1,
            "p-47-thunderbolt": 2,
            "b-25-mitchell": 1,
            "war-production": 1,
            "close-air-support": 1,
            "time-on-target": 1,
            "smoke-barrage": 1,
            "replacement-depot": 1,
            "truck-convoys": 1,
            "strategic-bombing": 1,
            "standardized-parts": 1,
            "observation-post": 1,
        },
        side="Allies",
    ),
    Deck(
        "soviet-steamroller",
        "Deep Battle",
        "Soviet, 60 cards",
        "Trade bodies freely, refill from the Junkyard, and finish with heavy tanks and one army-wide offensive.",
        {
            "factory": 21,
            "conscript-rifles": 4,
            "tank-riders": 2,
            "workers-militia": 2,
            "partisans": 1,
            "field-salvage": 1,
            "cavalry-squadron": 2,
            "guards-rifles": 2,
            "bt-7": 2,
            "t-34": 4,
            "t-34-85": 2,
            "kv-1": 1,
            "is-2": 2,
            "su-100": 1,
            "isu-152": 1,
            "il-2-sturmovik": 2,
            "deep-operation": 2,
            "fresh-divisions": 2,
            "relocated-factories": 1,
            "scorched-earth": 1,
            "hold-every-house": 1,
            "breakthrough-regiments": 1,
            "winter-front": 1,
            "trench-line": 1,
        },
        side="Allies",
    ),
    Deck(
        "axis-joint-operations",
        "Joint Operations",
        "German and Japanese, 60 cards",
        "Hold the Back Line with guns, gunners and tank hunters while the blockade and a few heavy hitters "
        "wear the Supply down.",
        {
            "factory": 22,
            "grenadiers": 1,
            "alarm-company": 2,
            "marder-iii": 3,
            "lefh-18": 2,
            "flak-88": 2,
            "jagdpanther": 2,
            "tiger-i": 1,
            "panther": 1,
            "stug-iii": 1,
            "type-92-crew": 2,
            "type-94-tankette": 1,
            "type-1-ho-ni": 2,
            "type-1-at-gun": 1,
            "type-41-mountain-gun": 2,
            "night-raiders": 1,
            "d3a-val": 1,
            "cave-defenders": 1,
            "combined-arms": 1,
            "tank-hunter-doctrine": 1,
            "battlegroup": 1,
            "booby-traps": 1,
            "tunnel-network": 1,
            "every-ridge": 1,
            "technical-exchange": 1,
            "submarine-blockade": 1,
            "bunker": 1,
            "mine-belt": 1,
            "barbed-wire": 1,
            "counter-battery": 1,
        },
        side="Axis",
    ),
    Deck(
        "allied-coalition",
        "Grand Coalition",
        "American and Soviet, 60 cards",
        "American guns and planes shoot from behind a stubborn Soviet line; Lend-Lease keeps the hand full.",
        {
            "factory": 21,
            "conscript-rifles": 2,
            "guards-rifles": 3,
            "t-34": 3,
            "t-34-85": 3,
            "is-2": 1,
            "katyusha": 1,
            "zis-3": 1,
            "yak-9": 1,
            "po-2-night-bombers": 1,
            "combat-engineers": 1,
            "m16-quad-mount": 1,
            "m4-sherman": 4,
            "m7-priest": 2,
            "m26-pershing": 2,
            "p-47-thunderbolt": 2,
            "l-4-spotter": 1,
            "lend-lease-convoy": 2,
            "second-front": 1,
            "maskirovka": 1,
            "artillery-reserve": 1,
            "forward-observers": 1,
            "command-post": 1,
            "dispersed-depots": 1,
            "code-breakers": 1,
            "forward-airfields": 1,
        },
        side="Allies",
    ),
    Deck(
        "quick-axis-raid",
        "Quick Raid (Axis)",
        "German and Japanese, 40 cards",
        "Fast scouts, paratroops and light tanks race for the enemy Back Line before the big stacks are built.",
        {
            "factory": 14,
            "motorcycle-scouts": 2,
            "panzer-ii": 2,
            "bicycle-troops": 1,
            "rifle-section": 3,
            "raiding-paratroops": 1,
            "fallschirmjager": 1,
            "panzer-iii": 3,
            "type-2-ka-mi": 1,
            "stuka": 1,
            "panther": 2,
            "tiger-i": 1,
            "reconnaissance-in-force": 1,
            "fuel-shortage": 1,
            "pinned-down": 1,
            "fire-mission": 1,
            "saboteurs": 1,
            "intelligence-report": 1,
            "burning-fuel-dump": 1,
            "hidden-cache": 1,
        },
        side="Axis",
    ),
    Deck(
        "quick-allied-stand",
        "Quick Stand (Allies)",
        "American and Soviet, 40 cards",
        "Blunt the first rush with cheap infantry, then counterattack along one column with medium tanks.",
        {
            "factory": 14,
            "conscript-rifles": 3,
            "workers-militia": 1,
            "gi-rifle-squad": 1,
            "ski-scouts": 1,
            "m3-stuart": 2,
            "airborne-infantry": 1,
            "m4-sherman": 3,
            "t-34": 2,
            "m18-hellcat": 1,
            "kv-1": 1,
            "p-47-thunderbolt": 1,
            "t-34-85": 1,
            "lend-lease-convoy": 1,
            "aerial-photographs": 1,
            "demolition-order": 1,
            "mud-season": 1,
            "fire-mission": 1,
            "pinned-down": 1,
            "flooded-ground": 1,
            "repair-park": 1,
        },
        side="Allies",
    ),
)


class PanzerDecks(DeckBox):
    """Supplies of forty to sixty cards."""

    presets = DECKS
    rule = "P-2"
    unknown = ("D-CARD", "P-2.6")
    names = EVERY_CARD.spoken
    titles = named
    equal_sizes: ClassVar[str] = "P-2.2"

    def invent(self, luck: Luck, size: int | None) -> list[str]:
        return [card.id for card in completed([], size or LARGEST, luck, (AXIS, ALLIES)[luck.below(2)])]

    def broken_rules(self, entries: Sequence[Entry]) -> list[Flaw]:
        copies: Counter[str] = Counter()
        flaws: list[Flaw] = []
        side = NEUTRAL
        for entry in entries:
            card = BY_ID[entry.card]
            before = copies[entry.card]
            copies[entry.card] += entry.copies
            flaws += wrong_card(card, entry, before, side)
            side = side or side_of(card)
        size = copies.total()
        if not SMALLEST <= size <= LARGEST:
            sentence = f"A Supply has {SMALLEST} to {LARGEST} cards, this one has {size}."
            flaws.append(Flaw("D-SIZE", "P-2.1", sentence))
        return flaws


def side_of(card: Card) -> int:
    """Return the side that *card* belongs to (P-2.3); NEUTRAL for either."""
    return NEUTRAL if card.faction == NEUTRAL else AXIS if card.faction & AXIS else ALLIES


def wrong_card(card: Card, entry: Entry, before: int, side: int) -> list[Flaw]:
    """Return what is wrong with a line that adds copies of *card* to those *before* it in a Supply of *side*."""
    if card.kind == TERRAIN:
        sentence = f"{card.name} is a Terrain, and Terrain is never in a Supply."
        return [Flaw("D-TERRAIN", "P-2.6", sentence, entry.line)]
    now = before + entry.copies
    if now > MOST_COPIES and card.kind != FACTORY:
        sentence = f"{card.name} can be in a Supply four times, not {counted(now, 'time')}."
        return [Flaw("D-COPIES", "P-2.5", sentence, entry.line)]
    if side and side_of(card) not in (NEUTRAL, side):
        ours, theirs = ("Axis", "Allies") if side == AXIS else ("Allies", "Axis")
        sentence = f"{card.name} belongs to the {theirs}, but this Supply to the {ours}."
        return [Flaw("D-SIDE", "P-2.3", sentence, entry.line)]
    return []


def completed(seen: list[Card], size: int, luck: Luck, side: int) -> list[Card]:
    """Return *size* random cards that make a legal Supply of *side* together with those that were *seen*."""
    deck = seen[:]
    factories = sum(card.kind == FACTORY for card in deck)
    wanted = (len(seen) + size) * FACTORY_SHARE // LARGEST + luck.below(4)
    pool = [card for card in CARDS if card.kind != FACTORY and side_of(card) in (NEUTRAL, side)]
    found: list[Card] = [CARDS[0]] * min(size, max(0, wanted - factories))
    while len(found) < size:
        card = pool[luck.below(len(pool))]
        if deck.count(card) + found.count(card) < MOST_COPIES:
            found.append(card)
    return found


BOX: Final = PanzerDecks()
