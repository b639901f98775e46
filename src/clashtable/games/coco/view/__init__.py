"""What one seat of Clash (Coco) knows, is asked and is refused.

- ``knowledge``: the view and the snapshot of a state
- ``question``: how a person is asked
- ``refusal``: why something cannot be played
- ``terminal``: the table as text
"""
