"""Words to values and back.

- ``moves``: moves from their notation, and why one is refused
- ``steps``: what waits in a snapshot
- ``snapshot``: states from snapshots, views and hand-written positions
- ``vectors``: worked examples
"""
