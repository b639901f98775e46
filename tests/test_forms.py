"""The engine has two forms, compiled and interpreted, and both pass the same suite."""

import os
import subprocess
import sys

import pytest

from clashtable import form
from tests.rulebook import ROOT

FOLDERS = ["tests/core", "tests/shared", "tests/games", "tests/golden"]


@pytest.mark.skipif(not form.is_compiled(), reason="the only form here is the interpreted one, and it runs already")
def test_the_interpreted_form_passes_the_same_suite() -> None:
    environment = os.environ | {"CLASHTABLE_INTERPRETED": "1", "CLASHTABLE_SHORT": "1"}
    result = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *FOLDERS],
        cwd=ROOT, env=environment, capture_output=True, text=True,
    )  # fmt: skip
    assert result.returncode == 0, result.stdout[-4000:] + result.stderr[-2000:]
    assert " passed" in result.stdout


def reported_form(**environment: str) -> str:
    code = "import clashtable.form as form; print(form.is_compiled())"
    result = subprocess.run(
        [sys.executable, "-c", code], env=os.environ | environment, capture_output=True, text=True, check=True
    )
    return result.stdout.strip()


def test_the_interpreted_form_can_be_asked_for() -> None:
    assert reported_form(CLASHTABLE_INTERPRETED="1") == "False"


@pytest.mark.skipif(not form.is_compiled(), reason="needs a compiled engine")
def test_a_compiled_engine_older_than_its_source_is_not_used() -> None:
    source = form.source_file("clashtable.core.window")
    before = source.stat()
    try:
        os.utime(source)
        assert reported_form() == "False"
    finally:
        os.utime(source, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert reported_form() == "True"


def test_every_listed_module_exists_once() -> None:
    assert len(set(form.COMPILED_MODULES)) == len(form.COMPILED_MODULES)
    for module in form.COMPILED_MODULES:
        assert form.source_file(module).is_file()
