"""What a card, a state and its values are, and the pure questions about them.

card: what is printed, and the kinds of text a card can bear
cast: one use of a card, and what it is aimed at
unit: a Unit in play
state: players, the field and the Chain
values: Attack, Defense, Movement, keywords and costs, computed anew whenever they are asked for
movement: where Units can go
places: where things can be put
"""
