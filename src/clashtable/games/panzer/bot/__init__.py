"""What Panzer Clash teaches bots."""
