"""What one seat knows and is asked.

- ``knowledge``: the view, and the full state in the same words
- ``question``: prompts and options
- ``printed_cards``: everything printed, as data
- ``terminal``: the arena in a terminal
"""
