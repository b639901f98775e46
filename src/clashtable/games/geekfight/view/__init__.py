"""What one seat knows, is asked and is refused.

- ``knowledge``: the view, and the full state in the same words
- ``question``: what is asked, and what to touch
- ``labels``: prompts and labels
- ``payments``: which payment is of least use otherwise
- ``refusal``, ``refused_answers``, ``reasons``: why a move is refused
- ``printed_cards``: everything printed, as data
- ``terminal``: the arena in a terminal
"""
