"""What leaves the engine: events with their sentences, and the structs of a view.

- ``events``: turns, the Queue, hands and resources
- ``arena``: cards in the arena
- ``views``: what one seat knows
- ``names``: cards and units as players read them
"""
