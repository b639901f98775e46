"""Words to values and back.

moves: moves
steps: what is pending
snapshot: whole states
position: hand-written positions
vectors: examples of the rules
"""
