"""Panzer Clash in numbers: ``actions``, ``layout`` (parts), ``observation`` (writing), ``reading`` (the way back)."""
