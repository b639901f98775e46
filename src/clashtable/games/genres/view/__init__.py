"""What one seat knows and is asked.

knowledge      the view of one seat, and the snapshot of everything
question       what is asked now, in words
plans          whole actions, with the squares an attack would cover
printed_cards  every card as it is printed
terminal       the board as text
"""
