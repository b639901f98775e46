"""Words to values and back.

moves     moves from their notation
steps     pending steps from their codes
snapshot  states from snapshots and views
position  states from hand-written positions
vectors   the vectors of the rulebook
"""
