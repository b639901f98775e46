"""Every peer by its title, and the process that measures one: ``python -m bench.peers.roster TITLE SECONDS``.

It runs in the bench's own environment and prints one JSON object.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bench.peers.catanatron import catanatron_peer
from bench.peers.chess import chess_peer
from bench.peers.open_spiel import driven_peer, native_peer
from bench.peers.peer import Peer, measure
from bench.peers.pettingzoo import pettingzoo_peer
from bench.peers.rlcard import rlcard_peer


@dataclass(frozen=True)
class Entry:
    """How a peer is made, and what it is written in."""

    package: str
    language: str
    make: Callable[[str], Peer]
    name: str
    """What the library calls the game."""


UNO: Final = "RLCard UNO"
DOU_DIZHU: Final = "OpenSpiel dou dizhu, C++ loop"
CATAN: Final = "Catanatron, 4 players"
ROSTER: Final = {
    UNO: Entry("rlcard", "Python", rlcard_peer, "uno"),
    "RLCard dou dizhu": Entry("rlcard", "Python", rlcard_peer, "doudizhu"),
    "RLCard gin rummy": Entry("rlcard", "Python", rlcard_peer, "gin-rummy"),
    DOU_DIZHU: Entry("open_spiel", "C++", native_peer, "dou_dizhu"),
    "OpenSpiel dou dizhu": Entry("open_spiel", "C++, Python loop", driven_peer, "dou_dizhu"),
    "OpenSpiel hearts, C++ loop": Entry("open_spiel", "C++", native_peer, "hearts"),
    "OpenSpiel crazy eights, C++ loop": Entry("open_spiel", "C++", native_peer, "crazy_eights(players=4)"),
    "OpenSpiel gin rummy, C++ loop": Entry("open_spiel", "C++", native_peer, "gin_rummy"),
    "PettingZoo connect four": Entry("pettingzoo", "Python", pettingzoo_peer, "connect_four_v3"),
    "PettingZoo hanabi": Entry("pettingzoo", "C++, Python loop", pettingzoo_peer, "hanabi_v5"),
    "PettingZoo Texas hold'em": Entry("pettingzoo", "Python", pettingzoo_peer, "texas_holdem_v4"),
    CATAN: Entry("catanatron", "Python", catanatron_peer, ""),
    "python-chess": Entry("chess", "Python", chess_peer, ""),
}

if __name__ == "__main__":
    chosen = ROSTER[sys.argv[1]]
    print(json.dumps(measure(chosen.make(chosen.name), float(sys.argv[2]))))
