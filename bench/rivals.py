"""The bench's own virtual environment, so that nothing it compares with becomes a dependency of ours."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / ".bench-venv"
REQUIREMENTS: Final = ("rlcard==1.2.0", "numpy==2.4.6", "termcolor==3.3.0")
STAMP: Final = FOLDER / ".requirements"


def python_of(folder: Path) -> Path:
    """Return the interpreter of a virtual environment."""
    return folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def rivals_python() -> Path:
    """Return an interpreter that has the packages to compare with; make its environment where it is missing."""
    python = python_of(FOLDER)
    wanted = "\n".join(REQUIREMENTS)
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return python
    print(f"Installing {', '.join(REQUIREMENTS)} into {FOLDER.name} ...", file=sys.stderr, flush=True)
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(FOLDER)], check=True)
    subprocess.run([*installer(python), *REQUIREMENTS], check=True)
    STAMP.write_text(wanted)
    return python


def installer(python: Path) -> list[str]:
    """Return the command that installs into the environment of *python*: uv where it is at hand, else pip."""
    uv = python_of(ROOT / ".venv").with_name("uv")
    if uv.is_file():
        return [str(uv), "pip", "install", "-q", "--python", str(python)]
    return [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
