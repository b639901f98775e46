"""The course of a match; read ``turns`` first.

- ``turns``: the turn, leaving the game, Closing Time
- ``setup``: set-up
- ``queue``: Control, the Queue and how its objects resolve
- ``control``: what the holder of Control may do, and who is asked at all
- ``declaration``: adding to the Queue, as a chain of small questions
- ``check``: the Check
- ``describe``: what objects on the Queue will do, in words
"""
