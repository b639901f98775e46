"""Everything printed, as data.

terms: phrases that cards share
build: how cards are written down
american: and the other factions
modifiers: Terrain Modifiers
terrains: the Terrain deck
basic_set: the whole set
decks: the preconstructed decks, and what a legal one is
"""
