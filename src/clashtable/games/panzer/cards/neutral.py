"""Events of a whole side, and of everybody, as data. A card that wants code wants a new effect."""

from typing import Final

from clashtable.core.effects import Choose, Sentences
from clashtable.games.panzer.cards.build import event
from clashtable.games.panzer.cards.terms import ON_CHAIN_EVENT, TARGET_ENEMY, TARGET_GUNNER, THAT_GUNNER
from clashtable.games.panzer.effects.abilities import Does, Labelled
from clashtable.games.panzer.effects.card_targets import CardSpec, JunkyardSpec
from clashtable.games.panzer.effects.choices import Discard, Inspect, Search, TakeFromHand
from clashtable.games.panzer.effects.continuous import Cheaper, Gives, SparesSupply, units
from clashtable.games.panzer.effects.groups import Each, Target
from clashtable.games.panzer.effects.targets import ENEMY_LINES, UnitSpec
from clashtable.games.panzer.effects.thing_targets import ItemSpec, ModifierSpec, PermanentSpec, StackSpec, TerrainSpec
from clashtable.games.panzer.effects.thing_verbs import (
    Cancel,
    DamagePlayer,
    DestroyFactory,
    DestroyModifier,
    DestroyPermanent,
    Draw,
    Reveal,
    Salvage,
)
from clashtable.games.panzer.effects.verbs import Deal, Gets, Halt, Suppress
from clashtable.games.panzer.model.card import EVERYWHERE, Card, Has
from clashtable.games.panzer.vocabulary import (
    AIRCRAFT,
    ATTACK,
    ENEMY,
    EXPEND,
    FRIENDLY,
    JUNKYARD_TRIGGER,
    MOVEMENT,
    ON_END,
    UNIT,
    VEHICLE,
)

NEUTRAL: Final[list[Card]] = [
    event(
        "technical-exchange", "Technical Exchange", "axis", "Normal", cost=1,
        abilities=(Does(Inspect(4)),),
        flavor="Blueprints travel slowly, by submarine.", icon="blueprint",
    ),
    event(
        "submarine-blockade", "Submarine Blockade", "axis", "Permanent", cost=3,
        abilities=(Labelled(ON_END, DamagePlayer(1, False)),),
        flavor="One convoy fewer on the pier.", icon="submarine",
    ),
    event(
        "lend-lease-convoy", "Lend-Lease Convoy", "allies", "Normal", cost=1,
        abilities=(Does(Sentences((Draw(2), Discard(1)))),),
        flavor="Boots, beans, locomotives.", icon="cargo-ship",
    ),
    event(
        "second-front", "Second Front", "allies", "Normal", cost=3,
        abilities=(Has(EXPEND), Does(Gets(Each(FRIENDLY, lines=ENEMY_LINES), ((ATTACK, 2),)))),
        flavor="Promised for years, delivered before breakfast.", icon="two-arrows",
    ),
    event(
        "field-salvage", "Field Salvage", "neutral", "Normal", cost=1,
        abilities=(Has(EXPEND), Does(Salvage(JunkyardSpec(CardSpec(), 4)))),
        flavor="Yesterday's wreck is tomorrow's spare part.", icon="scrap-metal",
    ),
    event(
        "hidden-cache", "Hidden Cache", "neutral", "Normal", cost=1,
        abilities=(Has(JUNKYARD_TRIGGER), Has(EXPEND), Does(Salvage(JunkyardSpec(CardSpec(), 2)))),
        flavor="Third haystack from the well.", icon="buried-crate",
    ),
    event(
        "code-breakers", "Code Breakers", "neutral", "Flash", cost=2,
        abilities=(Does(Cancel(ItemSpec(ON_CHAIN_EVENT))),),
        flavor="The message was read before the ink had dried.", icon="cipher-wheel",
    ),
    event(
        "saboteurs", "Saboteurs", "neutral", "Normal", cost=2,
        abilities=(Does(Choose((DestroyFactory(StackSpec(ENEMY)), DestroyPermanent(PermanentSpec())))),),
        flavor="Sand in the bearings, smoke by midnight.", icon="dynamite",
    ),
    event(
        "aerial-photographs", "Aerial Photographs", "neutral", "Normal", cost=1,
        abilities=(Does(Sentences((Reveal(TerrainSpec(3)), Inspect(2)))),),
        flavor="From up here, the swamp looks almost dry.", icon="camera",
    ),
    event(
        "fuel-shortage", "Fuel Shortage", "neutral", "Flash", cost=1,
        abilities=(Does(Halt(Target(UnitSpec(ENEMY, VEHICLE)))),),
        flavor="The bravest tank is still a truck without petrol.", icon="jerrycan",
    ),
    event(
        "fire-mission", "Fire Mission", "neutral", "Normal", cost=1,
        abilities=(Does(Deal(TARGET_ENEMY, 2)),),
        flavor="Grid, range, one round, adjust.", icon="artillery-shell",
    ),
    event(
        "counter-battery", "Counter-Battery Fire", "neutral", "Flash", cost=1,
        abilities=(Does(Sentences((Deal(TARGET_GUNNER, 2), Suppress(THAT_GUNNER)))),),
        flavor="The flash gave them away.", icon="crosshair",
    ),
    event(
        "demolition-order", "Demolition Order", "neutral", "Normal", cost=1,
        abilities=(Does(Choose((DestroyPermanent(PermanentSpec()), DestroyModifier(ModifierSpec())))),),
        flavor="Sign here, stand there.", icon="detonator",
    ),
    event(
        "pinned-down", "Pinned Down", "neutral", "Flash", cost=1,
        abilities=(Does(Suppress(TARGET_ENEMY)),),
        flavor="Nobody wants to be the first to lift his head.", icon="bullets",
    ),
    event(
        "blown-bridge", "Blown Bridge", "neutral", "Flash", cost=1,
        abilities=(Has(JUNKYARD_TRIGGER), Does(Halt(TARGET_ENEMY))),
        flavor="The lead driver braked in time. The second did not.", icon="broken-bridge",
    ),
    event(
        "mobilization-order", "Mobilization Order", "neutral", "Normal", cost=2,
        abilities=(Does(Search(CardSpec(UNIT, cost=2))),),
        flavor="Posted on every town hall door by noon.", icon="notice-board",
    ),
    event(
        "forward-airfields", "Forward Airfields", "neutral", "Permanent", cost=2,
        abilities=(Cheaper(AIRCRAFT, 1),),
        flavor="Steel matting, two tents, a windsock.", icon="runway",
    ),
    event(
        "mud-season", "Mud Season", "neutral", "Permanent", cost=2,
        abilities=(Gives(units(types=VEHICLE), ((MOVEMENT, -1),), EVERYWHERE, is_floored=True),),
        flavor="The road went under in April.", icon="mud",
    ),
    event(
        "reconnaissance-in-force", "Reconnaissance in Force", "neutral", "Normal", cost=1,
        abilities=(
            Does(Sentences((Gets(Each(FRIENDLY, subtype="Recon"), ((ATTACK, 1), (MOVEMENT, 2))), Inspect(3)))),
        ),
        flavor="If it shoots back, mark it on the map.", icon="spyglass",
    ),
    event(
        "intelligence-report", "Intelligence Report", "neutral", "Normal", cost=2,
        abilities=(Does(TakeFromHand(1)),),
        flavor="Stamped secret in three languages.", icon="dossier",
    ),
    event(
        "dispersed-depots", "Dispersed Depots", "neutral", "Permanent", cost=2,
        abilities=(SparesSupply(1),),
        flavor="Never two crates under the same tree.", icon="crates",
    ),
]  # fmt: skip
