"""What is told and shown: events with their sentences, and the structs of a view."""
