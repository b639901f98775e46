"""What one seat knows, is asked and is refused.

knowledge      the view of one seat, and the snapshot of everything
battlefield    what everybody sees of pieces, zones and the stack
question       what is asked now, in words
plans          whole actions, each with its first follow-up
preview        what an option would do, as data
labels         what a move is called, and what is touched for it
obstacles      what can stand in the way, with its sentence and rule
refusal        why a move is refused
pending        what waits, as data
reminders      what the words of cards, zones and marks mean
printed_cards  every card as it is printed
terminal       the board as text
"""
