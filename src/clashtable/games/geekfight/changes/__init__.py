"""The only writers of a state: the smallest changes, one event each.

- ``course``: turns
- ``queue``: objects on the Queue
- ``hands``: hands, decks and discard piles
- ``arena``: cards that enter, leave and change sides
- ``damage``: damage, healing, prevention
- ``counters``: counters, and modifiers for a time
- ``resources``: pools and used Actions
- ``outcome``: Cred, players who leave, the end
- ``triggers``: which abilities trigger
- ``naming``: values of the engine in the words of events
"""
