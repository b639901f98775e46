"""Words to values and back."""
