"""Geek Fight in numbers.

- ``actions``: what each number means, and the numbers of a move
- ``layout``: the parts of an observation
- ``pieces``: writing the cards in the arena
- ``observation``: writing everything else
- ``reading``: the way back to the view
"""
