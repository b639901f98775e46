"""What guests and bots are called, and which names people may choose."""

import unicodedata
from collections.abc import Collection
from typing import Final

from clashtable.core.errors import InvalidMessage
from clashtable.server.chance import Chance
from clashtable.server.lookalikes import is_of_one_script, is_overgrown, is_unseen, looks_like

LONGEST_NAME: Final = 24
LONGEST_LOGIN: Final = 96
BOT_PREFIX: Final = "Bot "
LEFT: Final = "Somebody who left"
"""What a person is called whose account was deleted."""

MOODS: Final = (
    "Amber Bold Brave Breezy Bright Brisk Calm Cheerful Clever Copper Cosy Curious Dapper Daring Eager Fabled Gentle "
    "Golden Happy Hearty Honest Jolly Keen Kind Lively Lucky Mellow Merry Mighty Nimble Noble Patient Plucky Polite "
    "Proud Quick Quiet Rapid Rosy Sharp Silver Sly Steady Sunny Swift Tidy Velvet Warm Wily Witty"
)
ANIMALS: Final = (
    "Badger Beaver Bison Corgi Crane Curlew Dolphin Falcon Ferret Finch Fox Gecko Hare Hawk Hedgehog Heron Ibex "
    "Jackdaw Kestrel Lark Lemur Lynx Magpie Marten Mole Moose Newt Osprey Otter Owl Panda Penguin Puffin Quail "
    "Raven Robin Salmon Seal Sparrow Stoat Swan Tapir Tern Thrush Toad Turtle Vole Walrus Weasel Wren"
)
BOT_NAMES: Final = (
    "Alder Aspen Basil Birch Bramble Briar Bryony Cedar Clover Fern Flint Hazel Heather Holly Iris Ivy Juniper Laurel "
    "Linden Maple Marigold Moss Olive Poppy Rowan Rue Sage Sorrel Tansy Thistle Willow Yarrow"
)


def guest_name(chance: Chance) -> str:
    """Return a friendly name for somebody who has not chosen one."""
    return f"{chance.choice(MOODS.split())} {chance.choice(ANIMALS.split())}"


def bot_name(chance: Chance, taken: Collection[str]) -> str:
    """Return a bot's name that is not among *taken*."""
    free = [name for name in BOT_NAMES.split() if BOT_PREFIX + name not in taken]
    return BOT_PREFIX + chance.choice(free or BOT_NAMES.split())


def checked_name(text: str) -> str:
    """Return *text* as a name, spaces tidied; InvalidMessage says what is wrong with it."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise InvalidMessage(f"A name has 1 to {LONGEST_NAME} characters; this one has {len(name)}.")
    if any(is_unseen(character) for character in name):
        raise InvalidMessage("A name is made of visible characters only.")
    if not any(unicodedata.category(character)[0] in "LNPS" for character in name):
        raise InvalidMessage("A name needs at least one letter, digit or sign.")
    if is_overgrown(name):
        raise InvalidMessage("A name has at most two accents on a letter, and none without one.")
    if not is_of_one_script(name):
        raise InvalidMessage("A name is written in one script, so that nobody is taken for somebody else.")
    if looks_like(name, BOT_PREFIX.strip().lower()):
        raise InvalidMessage("Names that look like “Bot” are for bots; choose another.")
    if login_of(name) == login_of(LEFT):
        raise InvalidMessage(f"“{LEFT}” is what people are called who left; choose another.")
    return name


def checked_login(name: str) -> str:
    """Return by what *name*, which is one, is looked up; InvalidMessage says why no account can have it."""
    login = login_of(name)
    if "/" in name or not any(character.isalnum() for character in name):
        raise InvalidMessage("The name of an account has a letter or a digit, and no slash; choose another first.")
    if len(login) > LONGEST_LOGIN:
        raise InvalidMessage("This name has too many rare characters for an account; choose another first.")
    return login


def login_of(name: str) -> str:
    """Return by what *name* is looked up: it is the same however the name is capitalised and composed."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(folded.split())


def checked_bot_name(text: str) -> str:
    """Return the whole name of somebody's bot for *text*; InvalidMessage says what is wrong with it."""
    name = BOT_PREFIX + checked_name(text.strip().removeprefix(BOT_PREFIX))
    if len(name) > LONGEST_NAME:
        raise InvalidMessage(f"The name of a bot has at most {LONGEST_NAME - len(BOT_PREFIX)} characters after “Bot”.")
    if login_of(name) in {login_of(BOT_PREFIX + own) for own in BOT_NAMES.split()}:
        raise InvalidMessage(f"“{name}” is one of our own bots; choose another name.")
    return name
