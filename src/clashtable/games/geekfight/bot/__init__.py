"""What Geek Fight teaches bots.

- ``evaluation``: how good a position is, how to play on, what is hidden
- ``deck_guess``: what may be in an opponent's deck
"""
