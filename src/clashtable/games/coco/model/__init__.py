"""The cards and the state of Clash (Coco), and all pure questions about them.

- ``card``: cards as numbers, sets of cards as one integer
- ``deck``: the decks a match can be played with
- ``deal``: a deal as cards, shuffled or read from a record
- ``state``: the state
- ``plays``: which plays there are; legality has its one author here
"""
