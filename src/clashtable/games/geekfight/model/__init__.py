"""What a match consists of, and every pure question about it.

- ``card``: what is printed on a card
- ``piece``: a card in the arena
- ``cast``: one use of a card, its targets, its place on the Queue
- ``state``: the match and its players
- ``values``: strength, health, costs and limits, always computed anew
- ``resources``: pools of units, payments and splits
"""
