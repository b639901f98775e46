"""Words to values and back.

moves            moves from their notation
snapshot         states from snapshots and views
description      how a position is written by hand
position_checks  what cannot be in one
position         states from hand-written positions
vectors          the vectors of the rulebook
"""
