"""What leaves the engine: events with their sentences, and the structs of a view.

- ``events``: turns, the end of the match, and the list of all events
- ``queue``, ``hands``, ``resources``, ``arena``: the other events by subject
- ``views``: what one seat knows
- ``names``: cards as players read them
"""
