"""What a match consists of, and every pure question about it.

- ``card``: what is printed on a card
- ``state``: the match, its players and pieces, and the Queue's objects
- ``values``: strength, health, costs and limits, always computed anew
- ``resources``: pools of units, payments and splits
"""
