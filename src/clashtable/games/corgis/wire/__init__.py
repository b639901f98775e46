"""What leaves Clash of Corgis for players.

- ``events``: what can happen, who sees it, and its sentence
- ``views``: the structs of a view and of a snapshot
"""
