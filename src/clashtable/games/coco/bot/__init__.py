"""What Clash (Coco) teaches bots.

- ``evaluation``: how good a position is
- ``playout``: a quick and sensible way to play on
- ``imagination``: how to guess what is hidden
- ``from_view``: what a view leaves open
"""
