"""The only writers of a state."""
