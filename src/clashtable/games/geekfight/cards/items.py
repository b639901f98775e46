"""Items: what a Combatant equips (F-13.5), as data. A card that wants code wants a new effect."""

from typing import Final

from clashtable.core.effects import If, Instead
from clashtable.games.geekfight.cards.build import item
from clashtable.games.geekfight.cards.terms import (
    A_VIP,
    AN_AIMED_EFFECT,
    BRAWLER,
    BYSTANDER,
    CARD_PLAYER,
    CASH,
    COLLECTOR,
    COMBATANT,
    COMIC_GEEK,
    COSPLAYER,
    GLUE_BIT,
    LOUD,
    MECHA,
    MOVIE_GEEK,
    OBSESSIVE,
    OTAKU,
    SMELLY_TOO,
    SNIPED,
    THE_EQUIPPED,
    THIS,
    THIS_AGAIN,
    VIDEO_GAMER,
    WIRED,
    WIRED_TOO,
    YOUR_COMBATANT,
    YOURS_AGAIN,
)
from clashtable.games.geekfight.changes.triggers import IS_BARTERED, IS_BROKEN, SNIPES_WITH, TURN_ENDS
from clashtable.games.geekfight.effects.abilities import ANY_TYPE, Activated, Cost, Makes, When
from clashtable.games.geekfight.effects.choices import NewTarget
from clashtable.games.geekfight.effects.conditions import Is
from clashtable.games.geekfight.effects.continuous import AlsoIs, ArrivesWith, Cannot, EquipsMore, GivesWhile
from clashtable.games.geekfight.effects.counters import Gets, Put, Remove
from clashtable.games.geekfight.effects.damage import DealForEach, Heal, Prevent
from clashtable.games.geekfight.effects.own_choices import DiscardCard, LookMayTuck
from clashtable.games.geekfight.effects.verbs import Draw
from clashtable.games.geekfight.model.values import (
    BARTER_FREELY,
    DISTRACT,
    GIVES_HEALTH,
    GIVES_STRENGTH,
    TARGET_BY_LOUD,
    TARGET_BY_SNIPES,
)
from clashtable.games.geekfight.vocabulary import DISTRACTION, MINT, RESOURCE, STEW, STRENGTH

ITEMS: Final = [
    item(
        "thinking-wig", "Thinking Wig", "Apparel", (), ("Generic",),
        cost=3, health=1,
        abilities=(Activated(Cost(is_action=True), LookMayTuck()),),
        flavor="Smarter already. Itchier, too.", icon="wig",
    ),
    item(
        "foam-sword", "Foam Sword", "Weapon", (), ("Glue",),
        cost=3, strength=1,
        abilities=(GivesWhile(GIVES_STRENGTH, 2, COSPLAYER),),
        flavor="Weapons check gave it a sticker and a sigh.", icon="broadsword",
    ),
    item(
        "metal-deck-box", "Metal Deck Box", "Weapon", (), ("Cash",),
        cost=3, strength=1,
        abilities=(GivesWhile(GIVES_STRENGTH, 2, CARD_PLAYER),),
        flavor="Protects sixty cards. Ends most arguments.", icon="strongbox",
    ),
    item(
        "wooden-katana", "Wooden Katana", "Weapon", (), ("Caffeine",),
        cost=3, strength=1,
        abilities=(GivesWhile(GIVES_STRENGTH, 2, OTAKU),),
        flavor="Studied the blade. Failed the exam.", icon="katana",
    ),
    item(
        "golden-controller", "Golden Controller", "Gadget", (), ("Tokens",),
        cost=3, strength=1,
        abilities=(GivesWhile(GIVES_STRENGTH, 2, VIDEO_GAMER),),
        flavor="Third prize in a cereal contest. First prize in blunt trauma.", icon="joystick",
    ),
    item(
        "boom-mic", "Boom Mic", "Gadget", ("Loud",), ("Tickets",),
        cost=3, strength=1,
        abilities=(GivesWhile(GIVES_STRENGTH, 2, MOVIE_GEEK),),
        flavor="Always visible in frame. Especially the last one you see.", icon="microphone",
    ),
    item(
        "folding-chair", "Folding Chair", "Weapon", (), ("Generic",),
        cost=2, strength=2, health=-1,
        abilities=(GivesWhile(GIVES_STRENGTH, 1, BRAWLER),),
        flavor="Please return to panel room B when finished.", icon="folding-chair",
    ),
    item(
        "foam-dart-blaster", "Foam Dart Blaster", "Weapon", (), ("Tokens",),
        cost=3, strength=1, snipe=3,
        flavor="Ages eight and up. Safety glasses sold separately. Dignity not included.", icon="pistol-gun",
    ),
    item(
        "rubber-band-gatling", "Rubber-Band Gatling", "Weapon", (), ("Generic",),
        cost=4, strength=-1, snipe=5,
        flavor="Takes an hour to load and a lifetime to find all the rubber bands.", icon="minigun",
    ),
    item(
        "giant-foam-finger", "Giant Foam Finger", "Weapon", ("Loud",), ("Tickets",),
        cost=3, strength=1,
        abilities=(
            GivesWhile(GIVES_STRENGTH, 1, LOUD),
            Activated(Cost(forfeits=True), Put(COMBATANT, ((DISTRACTION, 1),))),
        ),
        flavor="We are number one at being in your way.", icon="pointing",
    ),
    item(
        "glow-stick-of-destiny", "Glow Stick of Destiny", "Weapon", (), ("Universal",),
        cost=4, strength=2,
        abilities=(GivesWhile(GIVES_STRENGTH, 1, A_VIP),),
        flavor="Chosen by fate. Bought in a twelve-pack.", icon="light-sabers",
    ),
    item(
        "replica-chainmail", "Replica Chainmail", "Apparel", (), ("Glue",),
        cost=4, strength=-1, health=4,
        flavor="Forty thousand soda tabs. One very thirsty year.", icon="chain-mail",
    ),
    item(
        "lucky-socks", "Lucky Socks", "Apparel", ("Smelly",), ("Generic",),
        cost=2, health=2,
        abilities=(AlsoIs(SMELLY_TOO),),
        flavor="Unwashed since the winning streak. There was one win.", icon="socks",
    ),
    item(
        "energy-drink-helmet", "Energy Drink Helmet", "Apparel", ("Wired",), ("Caffeine",),
        cost=3,
        abilities=(ArrivesWith(RESOURCE, 1), AlsoIs(WIRED_TOO)),
        flavor="Two straws. No supervision.", icon="soda-can",
    ),
    item(
        "cardboard-glasses", "Cardboard Glasses", "Apparel", (), ("Tickets",),
        cost=2, health=1,
        abilities=(Activated(Cost(forfeits=True), Prevent(YOUR_COMBATANT, 3)),),
        flavor="One red lens, one blue lens, zero depth perception.", icon="3d-glasses",
    ),
    item(
        "cursed-fedora", "Cursed Fedora", "Apparel", ("Shady",), ("Cash",),
        cost=3, strength=-2, attach="opposing-combatant",
        abilities=(When(IS_BARTERED, DiscardCard()),),
        flavor="It tips itself.", icon="fedora",
    ),
    item(
        "cargo-shorts-of-holding", "Cargo Shorts of Holding", "Apparel", (), ("Generic",),
        cost=3, health=1,
        abilities=(EquipsMore(1), GivesWhile(GIVES_HEALTH, 1, BYSTANDER)),
        flavor="Eleven pockets. The twelfth one leads somewhere.", icon="trousers",
    ),
    item(
        "cardboard-tank", "Cardboard Tank", "Apparel", (), ("Glue",),
        cost=5, strength=1, health=3,
        abilities=(When(IS_BROKEN, Heal(YOUR_COMBATANT, 3)),),
        flavor="This side up. That side angry.", icon="tank",
    ),
    item(
        "laser-pointer", "Laser Pointer", "Gadget", (), ("Tokens", "Tickets"),
        cost=2, snipe=2,
        abilities=(When(SNIPES_WITH, Gets(SNIPED, -2, STRENGTH, until_your_turn=True)),),
        flavor="Works on cats, critics, and the back row.", icon="laser-warning",
    ),
    item(
        "power-up-cartridge", "Power-Up Cartridge", "Gadget", (), ("Tokens",),
        cost=3,
        abilities=(
            ArrivesWith(STRENGTH, 3),
            When(TURN_ENDS, If(Is(THE_EQUIPPED, MECHA, is_not=True), Remove(THIS, STRENGTH, 1))),
        ),
        flavor="Blow on it. Harder. Now the console. Now apologize.", icon="cartridge",
    ),
    item(
        "hot-glue-gun", "Hot Glue Gun", "Gadget", (), ("Glue",),
        cost=3, strength=1,
        abilities=(Activated(Cost(pay=1, types=GLUE_BIT, is_once=True), Heal(YOUR_COMBATANT, 1)),),
        flavor="First it fixes the armor. Then it fixes your hand to the armor.", icon="glue-gun",
    ),
    item(
        "noise-cancelling-headphones", "Noise-Cancelling Headphones", "Gadget", (), ("Tokens", "Cash"),
        cost=2, health=1,
        abilities=(Cannot(DISTRACT), Cannot(TARGET_BY_LOUD)),
        flavor="You have been talking for ten minutes. She has been smiling for nine.", icon="headphones",
    ),
    item(
        "extra-large-popcorn", "Extra-Large Popcorn", "Snack", (), ("Tickets", "Caffeine"),
        cost=2, health=1,
        abilities=(Activated(Cost(forfeits=True), Heal(YOUR_COMBATANT, 3)),),
        flavor="For a quarter more you could have had the bathtub.", icon="popcorn",
    ),
    item(
        "triple-espresso", "Triple Espresso", "Snack", ("Wired",), ("Caffeine",),
        cost=1,
        abilities=(
            Activated(
                Cost(forfeits=True),
                Instead(Gets(YOUR_COMBATANT, 2, STRENGTH), Is(YOURS_AGAIN, WIRED), Gets(YOURS_AGAIN, 3, STRENGTH)),
            ),
        ),
        flavor="He can hear colors. The colors are heckling him.", icon="coffee-cup",
    ),
    item(
        "mystery-burrito", "Mystery Burrito", "Snack", ("Smelly",), ("Generic",),
        cost=3, strength=-1, health=-1, attach="opposing-combatant",
        abilities=(Cannot(BARTER_FREELY),),
        flavor="Found it under the registration desk. It was warm.", icon="burrito",
    ),
    item(
        "slow-cooked-chili", "Slow-Cooked Chili", "Snack", ("Smelly",), ("Generic",),
        cost=2,
        abilities=(
            When(TURN_ENDS, Put(THIS, ((STEW, 1),))),
            Activated(Cost(forfeits=True), DealForEach(COMBATANT, STEW, 1, 4), remembers=STEW),
        ),
        flavor="Day three is when it starts to look back.", icon="cauldron",
    ),
    item(
        "collectors-tin", "Collector's Tin", "Collectible", (), ("Cash",),
        cost=3, strength=1,
        abilities=(GivesWhile(GIVES_STRENGTH, 1, OBSESSIVE), When(IS_BARTERED, Draw(1))),
        flavor="The tin is the collectible. The contents are a formality.", icon="tin-can",
    ),
    item(
        "mint-in-box-figure", "Mint-in-Box Figure", "Collectible", ("Obsessive",), ("Cash",),
        cost=2, health=1,
        abilities=(
            When(
                TURN_ENDS,
                Instead(Put(THIS, ((MINT, 1),)), Is(THE_EQUIPPED, OBSESSIVE), Put(THIS_AGAIN, ((MINT, 2),))),
            ),
            Makes(Cost(forfeits=True), 1, CASH, per=MINT),
        ),
        flavor="Do not open. Do not bend. Do not love.", icon="box-unpacking",
    ),
    item(
        "first-print-comic", "First-Print Comic", "Collectible", (), ("Cash", "Tickets"),
        cost=2, health=1,
        abilities=(GivesWhile(GIVES_HEALTH, 2, COMIC_GEEK),),
        flavor="Bagged, boarded, and bulletproof.", icon="open-book",
    ),
    item(
        "all-access-badge", "All-Access Badge", "Collectible", (), ("Universal",),
        cost=3, health=1,
        abilities=(Makes(Cost(is_once=True), 1, ANY_TYPE),),
        flavor="Opens every door except the one you need.", icon="id-card",
    ),
    item(
        "booster-box", "Booster Box", "Collectible", (), ("Cash",),
        cost=4, health=1,
        abilities=(Activated(Cost(forfeits=True), Instead(Draw(2), Is(YOUR_COMBATANT, COLLECTOR), Draw(3))),),
        flavor="Thirty-six packs of hope, thirty-five of regret.", icon="cardboard-box",
    ),
    item(
        "restraining-order", "Restraining Order", "Collectible", (), ("Cash",),
        cost=2, health=1,
        abilities=(Cannot(TARGET_BY_SNIPES),),
        flavor="Laminated. Signed. He has the full set.", icon="scroll-unfurled",
    ),
    item(
        "cardboard-standee", "Cardboard Standee", "Collectible", (), ("Glue", "Tickets"),
        cost=3, health=1,
        abilities=(Activated(Cost(forfeits=True), NewTarget(AN_AIMED_EFFECT)),),
        flavor="Life-size. Lifelike. Legally distinct.", icon="scarecrow",
    ),
]  # fmt: skip
