"""The preconstructed decks, and what a legal deck is (F-4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from clashtable.core.deck import Deck, DeckBox, Entry, Flaw
from clashtable.core.luck import Luck
from clashtable.core.text import counted
from clashtable.games.geekfight.cards.pool import BY_ID, POOL
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.vocabulary import COMBATANT
from clashtable.games.geekfight.wire.names import named

SIZE: Final = 20
FEWEST_COMBATANTS: Final = 4
MOST_COMBATANTS: Final = 10
MOST_COPIES: Final = 2

DECKS: Final = (
    Deck(
        "arcade-annihilation", "Arcade Annihilation", "Video Gamers, Tokens, foam darts",
        "Equip controllers and blasters, hit first, and finish survivors with direct damage.",
        {"button-masher": 2, "speedrunner": 2, "camper-in-the-corner": 1, "rage-quitter": 1, "trophy-grinder": 1,
         "golden-controller": 1, "foam-dart-blaster": 1, "folding-chair": 1, "laser-pointer": 1,
         "noise-cancelling-headphones": 1, "flame-war": 1, "drop-test": 1, "headshot": 1, "jump-cut": 1,
         "loot-drop": 1, "mean-comment": 2, "overclock": 1},
        bundle="Demolition",
    ),
    Deck(
        "convention-carnage", "Convention Carnage", "Cosplayers and stunt people, Glue and Tickets, armor",
        "Wear armor, patch the damage, and let patience and foam swords win the long fight.",
        {"cardboard-knight": 2, "stunt-double": 2, "corset-captain": 1, "mascot-suit-marathoner": 1,
         "line-camper": 1, "foam-sword": 2, "replica-chainmail": 1, "cardboard-glasses": 1, "thinking-wig": 1,
         "costume-repair": 1, "group-photo": 1, "drop-test": 1, "emergency-hot-glue": 1, "jump-cut": 2,
         "photobomb": 1, "security-blanket": 1},
        bundle="Demolition",
    ),
    Deck(
        "cold-hard-cash", "Cold Hard Cash", "Card Players and vendors, Cash, bartering and stealing",
        "Tax and rob the other side, and turn spent Items into cards and Cash.",
        {"binder-baron": 2, "price-gouger": 1, "rules-lawyer": 1, "back-issue-bandit": 1, "countess-cardshark": 1,
         "card-flicker": 1, "metal-deck-box": 2, "collectors-tin": 2, "mint-in-box-figure": 1, "booster-box": 1,
         "cursed-fedora": 1, "five-finger-discount": 1, "overdraft-fee": 1, "liquidation-sale": 1, "yoink": 1,
         "just-throw-it": 1, "late-fee": 1},
    ),
    Deck(
        "directors-cut", "Director's Cut", "Movie Geeks, Tickets, distraction and denial",
        "Answer every big attack with prevention or Distraction, and win with whoever still has nerve left.",
        {"guitar-guy": 2, "spoiler-alert-guy": 1, "directors-cut-devotee": 1, "foley-phil": 1, "chester-a-bum": 1,
         "lord-thumbnail": 1, "boom-mic": 2, "cardboard-glasses": 1, "giant-foam-finger": 1, "cliffhanger": 1,
         "public-humiliation": 1, "casting-call": 1, "jump-cut": 1, "um-actually": 1, "air-horn": 1, "tag-team": 1,
         "main-character-syndrome": 1, "stage-fright": 1},
    ),
    Deck(
        "cronies-inc", "Cronies, Inc.", "Crony tribe, Cash and Tickets, a V.I.P. finale",
        "Send in the hired help, fill the discard pile with Cronies, and let the Alpha Crony collect the bill.",
        {"alpha-crony": 1, "henchman-temp": 2, "sidekick-second-class": 2, "minimum-wage-minion": 2,
         "professor-continuity": 1, "first-print-comic": 2, "folding-chair": 1, "glow-stick-of-destiny": 1,
         "casting-call": 1, "written-out-of-the-script": 1, "crowdfunding": 1, "security-escort": 1, "plot-armor": 1,
         "butterfingers": 1, "wanted-poster": 1, "recall-notice": 1},
    ),
    Deck(
        "biohazard", "Biohazard", "Smelly Combatants, Sickness and Frailty",
        "Outlast everyone with huge health totals while Sickness and Frailty Counters shrink the opposition.",
        {"line-camper": 2, "mascot-suit-marathoner": 2, "snack-bar-tyrant": 2, "chester-a-bum": 1, "the-lag-lord": 1,
         "lucky-socks": 1, "slow-cooked-chili": 1, "mystery-burrito": 1, "folding-chair": 2, "con-crud": 1,
         "dumpster-dive": 1, "closet-clean-out": 1, "vicious-bo": 2, "con-funk": 1, "sticky-residue": 1},
    ),
    Deck(
        "giant-robot-overtime", "Giant Robot Overtime", "Mecha and monsters, Caffeine and Tokens, raw strength",
        "Deploy the biggest body, add caffeine, and attack twice when the moment comes.",
        {"super-mecha-death-christ": 2, "budget-mecha-intern": 2, "transforming-toaster": 1, "empress-kawaiiju": 1,
         "hamsterjelly": 1, "hallway-ninja": 1, "wooden-katana": 1, "energy-drink-helmet": 1,
         "power-up-cartridge": 1, "triple-espresso": 2, "nerd-rage": 1, "sudden-death-round": 1, "flame-war": 1,
         "sugar-rush": 2, "second-wind": 1, "adrenaline-playlist": 1},
    ),
    Deck(
        "craft-fair", "Craft Fair", "Cosplay crafters, Glue, Items and Mods",
        "Build one enormous costume that survives every wearer, and collect contest Cred with it.",
        {"baroness-von-foamcore": 1, "wig-wrangler": 2, "hot-glue-heroine": 2, "prop-replica-purist": 1,
         "cardboard-knight": 1, "foam-sword": 1, "hot-glue-gun": 1, "cardboard-tank": 1,
         "cargo-shorts-of-holding": 1, "thinking-wig": 1, "replica-chainmail": 1, "cardboard-standee": 1,
         "garage-workshop": 1, "costume-repair": 1, "cosplay-contest": 1, "safety-pin": 1, "glitter-coating": 1,
         "spiked-edges": 1},
    ),
    Deck(
        "headshot-hotel", "Headshot Hotel", "Snipers, Tokens, direct damage at any speed",
        "Snipe at any moment, keep every enemy wounded, and never offer a fair fight.",
        {"camper-in-the-corner": 2, "card-flicker": 2, "button-masher": 1, "glitch-witch": 1, "the-lag-lord": 1,
         "foam-dart-blaster": 2, "golden-controller": 1, "rubber-band-gatling": 1, "laser-pointer": 1,
         "cram-session": 1, "flame-war": 1, "data-breach": 1, "headshot": 2, "lag-spike": 1, "rage-exit": 1,
         "overclock": 1},
    ),
    Deck(
        "cute-overload", "Cute Overload", "Cute Combatants, Caffeine and Tickets, healing and growth",
        "Keep a small adorable monster alive until it is a large adorable monster.",
        {"catgirl-chorus-line": 2, "hamsterjelly": 2, "sidekick-second-class": 1, "somebodys-mom": 1,
         "empress-kawaiiju": 1, "extra-large-popcorn": 2, "wooden-katana": 2, "triple-espresso": 1, "group-photo": 2,
         "recast": 1, "no-you": 1, "sick-burn": 1, "mean-comment": 1, "fan-club": 1, "adrenaline-playlist": 1},
    ),
    Deck(
        "flea-market-fracas", "Flea Market Fracas", "Hoarders and merchants, Cash and Caffeine, Item warfare",
        "Own the good Items, ruin or extort everyone else's, and swing with full hands.",
        {"variant-cover-hoarder": 2, "badge-check-gus": 2, "mulligan-mike": 1, "bootleg-merchant": 2,
         "folding-chair": 2, "metal-deck-box": 2, "restraining-order": 1, "all-access-badge": 1,
         "reprint-announcement": 1, "pre-order": 1, "shakedown": 1, "call-a-judge": 1, "student-loans": 1,
         "sponsorship-deal": 1, "extended-warranty": 1},
    ),
)  # fmt: skip


class GeekDecks(DeckBox):
    """The rules of F-4."""

    presets = DECKS
    rule = "F-4"
    unknown = ("D-UNKNOWN", "F-4.6")
    names = POOL.spoken
    titles = named

    def invent(self, luck: Luck, size: int | None) -> list[str]:
        return [card.id for card in completed([], SIZE, luck)]

    def broken_rules(self, entries: Sequence[Entry]) -> list[Flaw]:
        copies: Counter[str] = Counter()
        flaws: list[Flaw] = []
        for entry in entries:
            before = copies[entry.card]
            copies[entry.card] += entry.copies
            flaws += too_many(entry, before)
        return [*flaws, *as_a_whole(copies)]


def too_many(entry: Entry, before: int) -> list[Flaw]:
    """Return what is wrong with the copies that a line adds to those *before* it."""
    card = BY_ID[entry.card]
    now = before + entry.copies
    if card.is_vip and now > 1:
        sentence = f"{card.name} is a V.I.P. and can be in a deck only once, not {counted(now, 'time')}."
        return [Flaw("D-VIP", "F-4.4", sentence, entry.line)]
    if now > MOST_COPIES:
        sentence = f"{card.name} can be in a deck only twice, not {counted(now, 'time')}."
        return [Flaw("D-COPIES", "F-4.3", sentence, entry.line)]
    return []


def as_a_whole(copies: Counter[str]) -> list[Flaw]:
    """Return what is wrong with the numbers of a deck."""
    flaws: list[Flaw] = []
    size = copies.total()
    if size != SIZE:
        flaws.append(Flaw("D-SIZE", "F-4.1", f"A deck has exactly {SIZE} cards, this one has {size}."))
    fighters = {name: count for name, count in copies.items() if BY_ID[name].kind == COMBATANT}
    count = sum(fighters.values())
    if not FEWEST_COMBATANTS <= count <= MOST_COMBATANTS:
        sentence = f"A deck has {FEWEST_COMBATANTS} to {MOST_COMBATANTS} Combatants, this one has {count}."
        flaws.append(Flaw("D-COMBATANTS", "F-4.2", sentence))
    if all(BY_ID[name].is_vip for name in fighters):
        flaws.append(Flaw("D-OPENING", "F-4.5", "At least one Combatant must not be a V.I.P.: somebody has to open."))
    return flaws


def completed(seen: list[Card], size: int, luck: Luck) -> list[Card]:
    """Return *size* random cards that make a legal deck together with those that were *seen*."""
    found: list[Card] = []
    deck = seen[:]
    fighters = sum(card.kind == COMBATANT for card in deck)
    openers = sum(card.kind == COMBATANT and not card.is_vip for card in deck)
    wanted = FEWEST_COMBATANTS + 2 + luck.below(4)
    while len(found) < size:
        card = POOL[luck.below(len(POOL))]
        is_wanted = (card.kind == COMBATANT) == (fighters < wanted) and not (card.is_vip and not openers)
        if is_wanted and deck.count(card) < (1 if card.is_vip else MOST_COPIES):
            found.append(card)
            deck.append(card)
            fighters += card.kind == COMBATANT
            openers += card.kind == COMBATANT and not card.is_vip
    return found


BOX: Final = GeekDecks()
