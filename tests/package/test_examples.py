"""Every example in a docstring or a document runs, and shows what really comes of it.

They are read from the source, since a compiled module keeps no docstrings that doctest could find.
"""

from __future__ import annotations

import ast
import doctest
import importlib
import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import clashtable
from tests.rulebook import ROOT

PACKAGE = Path(clashtable.__file__).parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^( *)```python\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)


def docstrings(file: Path) -> Iterator[tuple[str, str]]:
    """Yield the name and the docstring of all in *file* that has an example."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            text = ast.get_docstring(node) or ""
            if ">>>" in text:
                yield getattr(node, "name", "module"), text


EXAMPLES = [
    pytest.param(file, text, id=f"{file.relative_to(PACKAGE).with_suffix('')}:{name}")
    for file in sorted(PACKAGE.rglob("*.py"))
    for name, text in docstrings(file)
]


def module_of(file: Path) -> str:
    """Return the name under which *file* is imported."""
    parts = ("clashtable", *file.relative_to(PACKAGE).with_suffix("").parts)
    return ".".join(part for part in parts if part != "__init__")


@pytest.mark.parametrize(("file", "text"), EXAMPLES)
def test_example_in_a_docstring_shows_what_happens(file: Path, text: str) -> None:
    names = vars(importlib.import_module(module_of(file))).copy()
    check(doctest.DocTestParser().get_doctest(text, names, file.name, str(file), 0))


def check(example: doctest.DocTest) -> None:
    """Run *example*, whose results must be those it shows."""
    told = io.StringIO()
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=told.write)
    assert result.attempted > 0
    assert result.failed == 0, told.getvalue()


def test_face_and_contract_of_the_package_have_examples() -> None:
    """A reader of the reference meets one wherever a stranger begins."""
    found = {parameter.id for parameter in EXAMPLES}
    assert {"__init__:module", "__init__:replay", "core/match:Match", "core/game:Game"} <= found
    assert {"core/match:question", "core/record:Record", "bots/roster:make_bot"} <= found


def blocks() -> Iterator[tuple[Path, int, str]]:
    """Yield every block of Python in a document, with its line."""
    for file in DOCUMENTS:
        text = file.read_text()
        for found in FENCE.finditer(text):
            code = re.sub(rf"^{found[1]}", "", found[2], flags=re.MULTILINE)
            yield file, text.count("\n", 0, found.start()) + 2, code


BLOCKS = [pytest.param(file, line, code, id=f"{file.name}:{line}") for file, line, code in blocks()]


@pytest.mark.parametrize(("file", "line", "code"), BLOCKS)
def test_python_in_a_document_runs(
    file: Path, line: int, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    if ">>>" in code:
        check(doctest.DocTestParser().get_doctest(code, {}, file.name, str(file), line))
    else:
        exec(compile("\n" * (line - 1) + code, str(file), "exec"), {"__name__": "example"})


def test_readme_shows_how_to_program() -> None:
    assert any(parameter.values[0] == ROOT / "README.md" for parameter in BLOCKS)
