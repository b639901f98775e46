"""What Panzer Clash teaches bots.

evaluation: how good a position is
playout: a quick and sensible way to play on
imagination: complete worlds that agree with a view
from_view: what a view leaves open
deck_guess: what an opponent's deck may be
"""
