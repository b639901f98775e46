"""What Geek Fight teaches bots.

- ``evaluation``: how good a position is, and how to play on
- ``standing``: how well a seat stands, in numbers
- ``playout``: how a steady player goes on
- ``imagination``: deals of what is hidden
- ``from_view``: what a view leaves open
- ``deck_guess``: what may be in an opponent's deck
"""
