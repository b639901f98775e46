"""What one seat knows and is asked, and the table in a terminal."""
