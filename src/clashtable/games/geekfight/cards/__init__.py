"""Every card of Geek Fight as data, a file a kind, and the decks. A new card is a few lines in one of them.

- ``pool``: all cards, by id
- ``combatants``, ``items``, ``skills``, ``tactics``, ``buffs``: the cards
- ``terms``: the words they are made of
- ``build``: how they are written down
- ``decks``: the preconstructed decks, and what a legal one is
"""
