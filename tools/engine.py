"""Compile the engine: one shared library a game, one for the core, one for the bots.

``python tools/engine.py`` compiles what has changed. mypyc turns every group of modules into C, and remembers what it
read; the C compiler works on as many groups at once as there are cores, and skips those whose C is what it was. When
all groups are there, one file, the manifest, is replaced: a process sees the old engine or the new one, never half of
it, and an interrupted build changes nothing. ``src/clashtable/compiled.py`` lists the modules and chooses what to load.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import importlib.machinery
import io
import json
import os
import platform
import runpy
import shutil
import signal
import sys
import sysconfig
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, TypeAlias

from setuptools import Distribution
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError

Extensions: TypeAlias = list[Any]  # Any: of setuptools or of distutils, mypyc cannot tell which
"""The library of a group, and a shim for each of its modules."""
SMALL: Final = 30_000_000
"""Up to so many bytes of C a group is compiled with -O3; beyond, with -O2, which takes less long and loses 2 to 3 %."""
CALLS: Final = ("-fvisibility=hidden", "-fno-plt")
"""Let the C compiler call and inline the functions of a group directly (8 % faster play, a smaller library), and call
those of Python without a detour (2 to 4 %)."""
BEGINNING_IN_BACKGROUND: Final = "Compiling the engine in the background; bots use it as soon as it is there."
UNCHANGED: Final = "runs as it did before: compiled where it was, interpreted where not, several times slower"


class BuildError(Exception):
    """The engine could not be compiled; the text holds what the compiler said."""


@dataclass(frozen=True)
class Plan:
    """What is compiled, and where everything lies."""

    root: Path
    """The checkout, or an unpacked source distribution."""
    source: Path
    """The folder that holds the package."""
    work: Path
    """Where C, object files and mypy's memory are kept for the next time."""
    engine: Path
    """Where the finished libraries go."""
    manifest: Path
    """The file that names the folders in use."""
    groups: dict[str, tuple[str, ...]]
    """The modules of each group."""
    form: dict[str, Any]  # Any: the globals of compiled.py, which is read without importing the package

    def files(self, group: str) -> list[str]:
        """Return the sources of *group*, relative to the folder of the package."""
        return [str(self.form["source_file"](module).relative_to(self.source)) for module in self.groups[group]]

    def fingerprints(self) -> dict[str, str]:
        """Return the fingerprint of the source of each group."""
        return {group: self.form["source_fingerprint"](group) for group in self.groups}


def plan_for(root: Path) -> Plan:
    """Return the plan for the package below *root*."""
    form = runpy.run_path(str(root / "src/clashtable/compiled.py"))
    work = root / "build/engine"
    return Plan(root, root / "src", work, form["ENGINE"], form["MANIFEST"], form["GROUPS"], form)


def build(plan: Plan, in_background: bool) -> None:
    """Compile what has changed, unless nothing has."""
    with only_builder(plan.work):
        inputs = fingerprint_of_inputs(plan)
        before = read_manifest(plan)
        if before is not None and before["inputs"] == inputs:
            return
        if not has_compiler():
            print(f"No C compiler with Python's headers here; the engine {UNCHANGED}.")
            return
        began = time.monotonic()
        print(BEGINNING_IN_BACKGROUND if in_background else "Compiling the engine ...", flush=True)
        sources, by_group = sources_and_c(plan)
        if not in_background:
            say_done("mypyc", began)
        folders, compiled = compile_groups(plan, by_group, in_background)
        manifest = {
            "inputs": inputs,
            "suffix": importlib.machinery.EXTENSION_SUFFIXES[0],
            "groups": {group: {"folder": folders[group], "source": sources[group]} for group in folders},
        }
        put_in_place(plan, manifest, before)
        what = f"{', '.join(compiled)} of {len(folders)} groups" if compiled else "the C is what it was"
        end = "; bots use it from now on, and everything does after the next start" if in_background else ""
        print(f"Compiled the engine in {time.monotonic() - began:.0f} s ({what}){end}.", flush=True)


@contextlib.contextmanager
def only_builder(work: Path) -> Iterator[None]:
    """Wait until no other process compiles this engine, and keep others waiting."""
    work.mkdir(parents=True, exist_ok=True)
    with (work / "lock").open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                print("Another process is compiling the engine; waiting for it ...", flush=True)
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def fingerprint_of_inputs(plan: Plan) -> str:
    """Return a hash over everything that decides what the compiled engine is; any typed module can change the C."""
    package = plan.source / "clashtable"
    files = [
        file for part in ("core", "games", "bots", "sim", "envs") for file in sorted((package / part).rglob("*.py"))
    ]
    digest = hashlib.sha256(f"{tool_fingerprint()} {plan.fingerprints()}".encode())
    for file in [*files, plan.root / "pyproject.toml", Path(__file__)]:
        digest.update(f"{file.name}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def tool_fingerprint() -> str:
    """Return what tells the tools at work from others."""
    return f"{sys.version} {platform.machine()} {version('mypy')} {sysconfig.get_config_var('CC')}"


def read_manifest(plan: Plan) -> dict[str, Any] | None:
    """Return the manifest, or None where there is none or a folder it names is gone."""
    if not plan.manifest.is_file():
        return None
    manifest: dict[str, Any] = json.loads(plan.manifest.read_text())
    is_whole = all((plan.engine / built["folder"]).is_dir() for built in manifest["groups"].values())
    return manifest if is_whole else None


def has_compiler() -> bool:
    """Tell whether a C compiler and Python's headers are there."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(compiler) is not None and headers.is_file()


def sources_and_c(plan: Plan) -> tuple[dict[str, str], dict[str, Extensions]]:
    """Return the C of each group, and the fingerprint of exactly the source it was made from."""
    while True:
        sources = plan.fingerprints()
        by_group = generate_c(plan)
        if plan.fingerprints() == sources:  # otherwise somebody has edited it meanwhile
            return sources, by_group


def compile_groups(plan: Plan, by_group: dict[str, Extensions], is_quiet: bool) -> tuple[dict[str, str], list[str]]:
    """Return the name of the folder of each group, and the groups that had to be compiled for it."""
    folders = {group: f"{group}-{fingerprint_of_c(extensions)}" for group, extensions in by_group.items()}
    missing = [group for group in folders if not (plan.engine / folders[group]).is_dir()]
    missing.sort(key=lambda group: c_size(by_group[group]), reverse=True)  # the longest first

    def compile_one(group: str) -> None:
        began = time.monotonic()
        compile_group(plan, group, by_group[group], folders[group])
        if not is_quiet:
            say_done(group, began)

    pool = ThreadPoolExecutor(os.cpu_count())
    try:
        for job in [pool.submit(compile_one, group) for group in missing]:
            job.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
    return folders, sorted(missing)


def say_done(what: str, began: float) -> None:
    """Print how long a part has taken."""
    print(f"  {what:<12}{time.monotonic() - began:4.0f} s", flush=True)


def generate_c(plan: Plan) -> dict[str, Extensions]:
    """Let mypyc write the C of every group that changed; return what is to be compiled for each."""
    os.chdir(plan.source)  # paths in the C are relative, so that it is the same in every checkout
    memory = plan.work / "mypy"
    try:
        extensions = run_mypyc(plan, memory)
    except ValueError:  # mypyc can stumble over what it remembers of other sources; without that it does not
        if not memory.is_dir():
            raise
        shutil.rmtree(memory)
        extensions = run_mypyc(plan, memory)
    libraries = {plan.form["library"](group): group for group in plan.groups}
    by_group: dict[str, Extensions] = {}
    for extension in extensions:  # the library of a group comes first, then a shim for each of its modules
        group = libraries.get(extension.name) or next(reversed(by_group))
        by_group.setdefault(group, []).append(extension)
    for group_extensions in by_group.values():
        set_level(group_extensions)
    return by_group


def run_mypyc(plan: Plan, memory: Path) -> Extensions:
    """Return what mypyc wants compiled; BuildError holds what it said where it finds a mistake."""
    from mypyc.build import mypycify

    options = ["--config-file", str(plan.root / "pyproject.toml"), "--follow-imports=silent"]
    options += ["--cache-dir", str(memory)]
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said):
            return mypycify(
                [*options, *(file for group in plan.groups for file in plan.files(group))],
                separate=[(plan.files(group), f"clashtable_{group}") for group in plan.groups],
                target_dir=str(plan.work / "c"),
                debug_level="0",
            )
    except SystemExit as failure:
        raise BuildError(f"{said.getvalue()}{failure}") from None


def set_level(extensions: Extensions) -> None:
    """Choose how hard the C compiler works on a group."""
    level = "-O3" if c_size(extensions) <= SMALL else "-O2"
    for extension in extensions:
        arguments = extension.extra_compile_args
        if "-O3" in arguments:  # not so with Microsoft's compiler
            chosen = [level if argument == "-O3" else argument for argument in arguments]
            extension.extra_compile_args = [*chosen, *CALLS]


def c_size(extensions: Extensions) -> int:
    """Return how many bytes of C a group has."""
    return sum(Path(file).stat().st_size for extension in extensions for file in extension.sources)


def fingerprint_of_c(extensions: Extensions) -> str:
    """Return a hash over the C of a group, the headers it includes, and how it is compiled."""
    digest = hashlib.sha256(f"{tool_fingerprint()} {sysconfig.get_config_var('CFLAGS')}".encode())
    for extension in extensions:
        digest.update(f"{extension.name} {extension.extra_compile_args}".encode())
        for file in [*extension.sources, *sorted(extension.depends)]:
            digest.update(Path(file).read_bytes())
    return digest.hexdigest()[:16]


def compile_group(plan: Plan, group: str, extensions: Extensions, folder: str) -> None:
    """Compile one group beside the folders in use, and give it its name when it is whole."""
    building = plan.engine / f"building-{folder}"
    shutil.rmtree(building, ignore_errors=True)
    command = build_ext(Distribution({"name": group, "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(building), str(plan.work / "objects" / group)
    command.force = True
    try:
        command.ensure_finalized()
        command.run()
    except (CompileError, LinkError) as error:
        raise BuildError(f"The group {group} did not compile: {error}") from None
    building.rename(plan.engine / folder)


def put_in_place(plan: Plan, manifest: dict[str, Any], before: dict[str, Any] | None) -> None:
    """Let the next process that starts use the new engine; running ones may still load from the one before."""
    draft = plan.engine / "manifest.draft"
    draft.write_text(json.dumps(manifest, indent=1))
    draft.replace(plan.manifest)
    in_use = [*manifest["groups"].values(), *(before["groups"].values() if before is not None else ())]
    kept = {built["folder"] for built in in_use}
    for folder in plan.engine.iterdir():
        if folder.is_dir() and folder.name not in kept:
            shutil.rmtree(folder, ignore_errors=True)


def interrupted(_signal: int, _frame: object) -> None:
    """End like a process that was interrupted."""
    raise KeyboardInterrupt


def main() -> int:
    """Compile the engine of this checkout; tell by the exit status whether it came to an end."""
    parser = argparse.ArgumentParser(description="Compile the engine where it has changed.")
    parser.add_argument("--root", type=Path, default=Path(__file__).parents[1], help="the checkout (default: this one)")
    parser.add_argument("--background", action="store_true", help="give way to everything else, and say little")
    arguments = parser.parse_args()
    signal.signal(signal.SIGTERM, interrupted)
    if arguments.background and sys.platform != "win32":
        os.nice(10)
    try:
        build(plan_for(arguments.root.resolve()), arguments.background)
    except BuildError as failure:
        print(failure)
        print(f"The engine did not compile (the reason is above); it {UNCHANGED}.")
        return 1
    except KeyboardInterrupt:
        print(f"The engine was not compiled to the end; it {UNCHANGED}.", flush=True)
        os._exit(130)  # without waiting for compilers that nobody has told
    return 0


if __name__ == "__main__":
    sys.exit(main())
