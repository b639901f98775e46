"""The smallest changes of a state, one event each. Only these functions alter it.

- ``hands``: hands, deck and pile
- ``course``: turns, effects, rounds and games
"""
