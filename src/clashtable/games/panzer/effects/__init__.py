"""The language of the cards.

targets: what a target is, and Units as targets
thing_targets: stacks, Terrain, what lies on them, the Chain
card_targets: cards by their kind
groups: whom a text speaks of
base: what every effect has
verbs: what cards do to Units
thing_verbs: what they do to players, other things and cards
choices: what they ask while they do it
continuous: continuous texts, and those of Terrain and Terrain Modifiers
abilities: what lets effects happen
"""
