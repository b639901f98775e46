"""The card language: each word knows its text and its deed.

- ``targets``: what can be a target
- ``groups``: whom a text speaks of
- ``conditions``: what an "if" can ask
- ``base``: what every effect is
- ``verbs``, ``damage``, ``counters``: what a card can do
- ``choices``, ``own_choices``: effects that ask while they resolve
- ``continuous``, ``hosts``, ``costs``: texts that simply hold
- ``abilities``: texts that let something happen
"""
