"""Clash of the Genres in numbers.

actions      what each number means
layout       the parts of an observation
items        writing one use of a card or a piece
observation  writing what a seat knows
reading      from the facts of an observation back to the view
"""
