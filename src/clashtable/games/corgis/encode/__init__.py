"""Clash of Corgis in numbers: ``layout`` (actions and parts), ``observation`` (writing), ``reading`` (the way back)."""
