"""Moves and their notation."""

from tests.games.kit.notation import Notation
from tests.games.panzer.board import PANZER


class TestNotation(Notation):
    game = PANZER
    seats, options = (2, 2), {"decks": "wild"}
    texts = (
        "keep", "reshuffle", "end", "pass", "pass turn", "done", "none", "yes", "no", "decline", "concede", "play it",
        "move c1", "paradrop c0", "attack c2", "ranged c1", "action c2", "repair c2", "demolish c2", "scout b2",
        "stack a0", "to e4", "at c3", "target a5", "pick a0", "play t-34", "deploy t-34", "take t-34", "discard t-34",
        "target card t-34", "mode 0", "at supply", "target player 1", "target item 12", "order 0 panther overrun",
    )  # fmt: skip
    spellings = (
        ("Play  TIGER-I", "play tiger-i"),
        ("  MOVE   C2 ", "move c2"),
        ("Pass Turn", "pass turn"),
        ("Concede", "concede"),
    )
    nonsense = (
        "", "dance", "play", "play nobody", "move", "move c9", "move f1", "move c1 c2", "attack", "at", "at nobody",
        "stack", "stack z0", "to", "target", "target card nobody", "target player 2", "target player x", "target item",
        "target item x", "mode", "mode 3", "mode x", "order", "order 0 panther", "order 0 nobody overrun",
        "take nobody", "discard", "pass now", "play it now", "pick", "scout",
    )  # fmt: skip
    answers = (
        ("dance", r"'dance' is not a move of Panzer Clash: write 'play tiger-i'.*\(P-17\.3\)"),
        ("play nobody", r"There is no card 'nobody' in the set \(P-2\.6\)"),
    )
