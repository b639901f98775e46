"""The course of a match; read ``turns`` first.

- ``turns``: the turn and Closing Time
- ``setup``: set-up
- ``queue``: Control and the Queue
- ``resolution``: how objects on the Queue resolve
- ``obstacles``: what stands in the way of attacking, spending, playing and using
- ``control``: what the holder of Control may do
- ``capacity``: who is asked at all
- ``draft``, ``declaration``, ``payment``: adding to the Queue, as a chain of small questions
- ``check``: the Check
- ``departure``: leaving the game
- ``questions``: what the open question is called, and who has Control
- ``describe``: what objects on the Queue will do, in words
"""
