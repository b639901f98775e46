"""Words to values and back.

- ``moves``: moves from words
- ``snapshot``: states from snapshots, and from what everybody knows
- ``position``: states from hand-written positions
- ``vectors``: the runner of the worked examples
"""
