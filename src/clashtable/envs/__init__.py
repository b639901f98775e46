"""Environments for researchers: the five games in numbers, behind the interfaces that learning code expects.

``aec`` (PettingZoo), ``single`` (Gymnasium) and ``vector`` (many matches a call) need the extra ``clashtable[envs]``,
``openspiel`` the extra ``clashtable[openspiel]``.
Every number means the same move in every state, masks are exact, and an observation holds nothing that its seat does
not know; ``docs/environments.md`` has the parts of every observation.
"""
