"""What leaves the game: events with their sentences."""
