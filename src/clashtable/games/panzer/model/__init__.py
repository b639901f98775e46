"""What a card, a state and its values are, and the pure questions about them."""
