"""The card language: each word knows its text and its deed.

- ``targets``: what can be a target, and whom a text speaks of
- ``conditions``: what an "if" can ask
- ``verbs``: what a card can do
- ``choices``: effects that ask while they resolve
- ``continuous``: texts that simply hold
- ``abilities``: texts that let something happen
"""
