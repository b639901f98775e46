"""What a browser says it is, in words that its owner recognises."""

from __future__ import annotations

from typing import Final

BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Chromium", "Chromium"),
    ("Safari", "Safari"),
)
"""By what is in the header; those first whose header names others too."""
SYSTEMS: Final = (
    ("iPhone", "an iPhone"),
    ("iPad", "an iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "a Mac"),
    ("Linux", "Linux"),
)


def device_of(agent: str) -> str:
    """Return the browser and the system that call themselves *agent*."""
    browser = next((name for sign, name in BROWSERS if sign in agent), None)
    system = next((name for sign, name in SYSTEMS if sign in agent), None)
    if browser is None and system is None:
        return "A program"
    return (browser or "A browser") + (f" on {system}" if system else "")
