"""The state of Clash of Corgis: its cards, and all pure questions about them."""
