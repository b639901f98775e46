"""Write the API reference from docstrings and types: ``python -m tools.reference FOLDER``.

The source is read, not the compiled form, since only the source knows its own signatures.
"""

import os
import sys
import warnings
from pathlib import Path
from typing import Final

os.environ["CLASHTABLE_INTERPRETED"] = "1"

import pdoc  # the form is chosen first

import clashtable

ROOMS: Final = ("options", "moves", "wire")
"""What users of a game meet: its options, its moves, its events and views."""


def modules() -> list[str]:
    """Return what the reference describes; packages bring all that is in them."""
    parts = [f"clashtable.games.{game}.{room}" for game in clashtable.games() for room in ROOMS]
    return ["clashtable", "clashtable.core", "clashtable.bots", "clashtable.sim", *parts]


def write(folder: Path) -> None:
    """Write the reference into *folder*."""
    # Names that are imported for type checkers alone cannot be linked; they are shown as they are written.
    warnings.filterwarnings("ignore", "Error parsing type annotation", UserWarning)
    pdoc.render.configure(show_source=False, footer_text=f"clashtable {clashtable.__version__}")
    pdoc.pdoc(*modules(), output_directory=folder)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
    print(f"The API reference is in {sys.argv[1]}/index.html.")
