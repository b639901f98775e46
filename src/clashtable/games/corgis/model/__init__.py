"""The cards and the state of Clash of Corgis, and all pure questions about them.

- ``card``: cards as numbers, sets of cards as one integer
- ``combos``: the combos that the cards of one group make, as tables
- ``state``: the state
- ``plays``: which combos may be played; legality has its one author here
"""
