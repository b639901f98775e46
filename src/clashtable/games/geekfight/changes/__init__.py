"""The only writers of a state.

- ``steps``: turns, the Queue, resources and values
- ``hands``: hands, decks and discard piles
- ``arena``: cards that enter, leave and change sides
- ``triggers``: which abilities trigger
- ``naming``: values of the engine in the words of events
"""
