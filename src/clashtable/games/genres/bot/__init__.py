"""What the game teaches bots.

evaluation   how good a position is
playout      a quick and sensible way to play on
imagination  hands and armories dealt anew
from_view    what a view leaves to be imagined
"""
