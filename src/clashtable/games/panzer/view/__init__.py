"""What one seat knows, is asked and is refused.

knowledge: what a seat knows
question: what it is asked
preview: what would come of an answer, and whether to ask twice
labels: answers, and what to touch for them
plans: whole actions, with their outcome
refusal: why something is refused; unit_refusal, answer_refusal: why a Unit cannot do it, why an answer is none
printed_cards: cards as they are drawn
reminders: what keywords mean
terminal: the table in letters
"""
