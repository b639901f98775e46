"""What leaves the engine: events with their sentences, and the structs of a view.

events  the course of a match: turns, cards, the stack
pieces  what happens to pieces and zones on the board
hands   hands, armories and the discard pile
views   what one seat knows
names   the printed name of a card
"""
