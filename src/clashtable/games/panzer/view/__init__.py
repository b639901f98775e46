"""What one seat knows, is asked and is refused."""
