"""Words to values and back.

- ``moves``: moves from their notation
- ``steps``: what waits in a snapshot
- ``snapshot``: states from snapshots
- ``position``: states from hand-written positions
- ``vectors``: worked examples
"""
