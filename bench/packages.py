"""The bench's own virtual environment, so that nothing it compares with becomes a dependency of ours."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / ".bench-venv"
NUMPY: Final = "numpy==2.4.6"
"""Asked for with everything, so that no package brings another version than the next."""
PACKAGES: Final = {
    "rlcard": ("rlcard==1.2.0", "termcolor==3.3.0"),
    "open_spiel": ("open_spiel==2.0.2",),
    "pettingzoo": ("pettingzoo[classic]==1.27.0",),
    "catanatron": ("catanatron==3.2.1",),
    "chess": ("chess==1.11.2",),
    "matplotlib": ("matplotlib==3.11.2",),
}
"""What is installed for each package that the bench can ask for."""


def python_of(folder: Path) -> Path:
    """Return the interpreter of a virtual environment."""
    return folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def stamp(package: str) -> Path:
    """Return the file that says what of *package* is installed."""
    return FOLDER / f".{package}"


def provide(packages: Iterable[str]) -> dict[str, str]:
    """Install what is missing of *packages*; return a sentence for each that could not be had."""
    missing: dict[str, str] = {}
    for package in packages:
        wanted = "\n".join((*PACKAGES[package], NUMPY))
        if stamp(package).is_file() and stamp(package).read_text() == wanted:
            continue
        try:
            install(package)
            stamp(package).write_text(wanted)
        except (subprocess.CalledProcessError, OSError) as error:
            missing[package] = f"{package} could not be installed ({error}), so nothing is compared with it."
            print(missing[package], file=sys.stderr, flush=True)
    return missing


def install(package: str) -> None:
    """Install *package* into the bench's environment, which is made where it is missing."""
    python = python_of(FOLDER)
    print(f"Installing {', '.join(PACKAGES[package])} into {FOLDER.name} ...", file=sys.stderr, flush=True)
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(FOLDER)], check=True)
    subprocess.run([*installer(python), *PACKAGES[package], NUMPY], check=True)


def installer(python: Path) -> list[str]:
    """Return the command that installs into the environment of *python*: uv where it is at hand, else pip."""
    uv = python_of(ROOT / ".venv").with_name("uv")
    if uv.is_file():
        return [str(uv), "pip", "install", "-q", "--python", str(python)]
    return [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
