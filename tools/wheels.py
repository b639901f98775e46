"""Build a wheel with the compiled engine for every CPython that is here: ``make wheels``.

The source distribution is made once; each wheel is built from it in an environment of its own and then tried: it is
installed where nothing else is, must play a match of every game with the compiled engine, and must write every golden
file as it is. ``python tools/wheels.py 3.12`` does so for one version.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
UV: Final = [str(Path(sys.executable).with_name("uv"))]
MINORS: Final = range(11, 14)
"""The minor versions of Python 3 that wheels are made for."""
TRIAL: Final = """
import clashtable, clashtable.compiled as compiled
assert compiled.is_compiled(), "the engine of this wheel is not compiled"
for name in clashtable.games():
    match = clashtable.game(name).start(seed=1)
    while not match.is_over and len(match.moves) < 200:
        match.play(match.legal_moves()[0])
from tests.golden.files import golden_files
golden = list(golden_files())
changed = [f"{file.parent.name}/{file.name}" for file, content in golden if content() != file.read_text("utf-8")]
assert not changed, f"golden files that this wheel writes otherwise: {', '.join(changed)}"
print(f"plays {', '.join(clashtable.games())}, {len(golden)} golden files identical")
"""
"""What an installed wheel must do; the golden files are those of the checkout, which is on the path for them alone."""


def interpreters() -> dict[str, str]:
    """Return the path of one CPython for each minor version that is on the path or that pyenv has."""
    found: dict[str, str] = {}
    for minor in MINORS:
        name = f"python3.{minor}"
        kept = sorted((Path.home() / ".pyenv/versions").glob(f"3.{minor}.*/bin/{name}"))
        for candidate in [shutil.which(name), *map(str, kept)]:
            if candidate is not None and says_its_version(candidate, minor):
                found.setdefault(f"3.{minor}", candidate)
    return found


def says_its_version(python: str, minor: int) -> bool:
    """Tell whether *python* runs, is CPython and has its headers, without which nothing is compiled."""
    question = (
        "import sys, sysconfig, os; print(sys.implementation.name, sys.version_info[1]); "
        "assert os.path.isfile(sysconfig.get_path('include') + '/Python.h')"
    )
    told = subprocess.run([python, "-c", question], capture_output=True, text=True)
    return told.returncode == 0 and told.stdout.split() == ["cpython", str(minor)]


def build_sdist(out: Path) -> Path:
    """Make the source distribution in *out*."""
    subprocess.run([*UV, "build", "-q", "--sdist", "--out-dir", str(out), str(ROOT)], check=True)
    return max(out.glob("*.tar.gz"), key=lambda file: file.stat().st_mtime)


def build_wheel(sdist: Path, python: str, out: Path) -> Path:
    """Build the wheel of *sdist* for one interpreter."""
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder)
        subprocess.run(
            [*UV, "build", "-q", "--wheel", "--python", python, "--out-dir", str(made), str(sdist)], check=True
        )
        wheel = next(made.glob("*.whl"))
        return Path(wheel.replace(out / wheel.name))


def try_wheel(wheel: Path, python: str) -> str:
    """Install *wheel* alone and let it play; return what it says."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "venv"
        subprocess.run([*UV, "venv", "-q", "--python", python, str(home)], check=True)
        own = home / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
        subprocess.run([*UV, "pip", "install", "-q", "--python", str(own), str(wheel)], check=True)
        ours = {name: value for name, value in os.environ.items() if name != "CLASHTABLE_INTERPRETED"}
        done = subprocess.run(
            [str(own), "-c", TRIAL],
            cwd=folder, env=ours | {"PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=True,
        )  # fmt: skip
        return done.stdout.strip()


def main() -> int:
    """Build and try a wheel for every version; tell by the exit status whether all of them play."""
    out = ROOT / "dist"
    out.mkdir(exist_ok=True)
    found = {version: python for version, python in interpreters().items() if version in (sys.argv[1:] or [version])}
    print(f"CPython here: {', '.join(found) or 'none with headers'}.", flush=True)
    sdist = build_sdist(out)
    failed = 0
    for version, python in found.items():
        began = time.monotonic()
        try:
            wheel = build_wheel(sdist, python, out)
            said = try_wheel(wheel, python)
        except subprocess.CalledProcessError as error:
            failed += 1
            print(f"{version}: {Path(str(error.cmd[0])).name} failed. {error.stderr or ''}", flush=True)
            continue
        size = wheel.stat().st_size / 1e6
        print(f"{version}: {wheel.name}, {size:.1f} MB, {said}, {time.monotonic() - began:.0f} s", flush=True)
    return 1 if failed or not found else 0


if __name__ == "__main__":
    sys.exit(main())
