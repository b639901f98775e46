"""Copy the template as the beginning of another game: ``python tools/new_game.py lanterns "Lanterns" L``.

Copies the game, its rules, its tests and its board under the new name, and registers it everywhere a game is
registered. What is left to do is the game itself: docs/adding_a_game.md.
"""

import re
import shutil
import sys
from pathlib import Path

COPIED = ("src/clashtable/games", "tests/games", "web/src/games")
USAGE = 'python tools/new_game.py NAME "Title" LETTER, such as: python tools/new_game.py lanterns "Lanterns" L'


def renamed(text: str, name: str, title: str, letter: str) -> str:
    """Return a text of the template as the new game has it."""
    text = text.replace('title = "Template"', f'title = "{title}"')
    text = text.replace("T-", f"{letter}-").replace('letter = "T"', f'letter = "{letter}"')
    return text.replace("Template", name.capitalize()).replace("template", name)


def copy_tree(root: Path, folder: str, name: str, title: str, letter: str) -> None:
    """Copy a folder of the template."""
    source, target = root / folder / "template", root / folder / name
    for file in sorted(source.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            path = target / str(file.relative_to(source)).replace("Template", name.capitalize())
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(renamed(file.read_text(), name, title, letter))


def edit(file: Path, *changes: tuple[str, str]) -> None:
    """Replace exactly what is expected in *file*."""
    text = file.read_text()
    for old, new in changes:
        if old not in text:
            sys.exit(f"{file} does not hold {old!r} any more: this tool needs mending.")
        text = text.replace(old, new, 1)
    file.write_text(text)


def register(root: Path, name: str) -> None:
    """Enter the game into every list of games."""
    kind = name.capitalize()
    edit(
        root / "src/clashtable/games/registry.py",
        ("panzer, template\n", f"panzer, template, {name}\n"),
        ("        genres.GAME,\n", f"        genres.GAME,\n        {name}.GAME,\n"),
        ("    | template.TemplateView\n", f"    | template.TemplateView\n    | {name}.{kind}View\n"),
        ("    | template.AnyTemplateEvent\n", f"    | template.AnyTemplateEvent\n    | {name}.Any{kind}Event\n"),
    )
    hidden = "from tests.games.template import hidden as template\n"
    entry = f'        Entry(GAMES["{name}"], {name}.every_card, {name}.permuted, {name}.reveals),\n'
    edit(
        root / "tests/shared/entries.py",
        (hidden, hidden + hidden.replace("template", name)),
        ("        Entry(PARLEY,", entry + "        Entry(PARLEY,"),
    )
    edit(
        root / "tests/golden/files.py",
        ('    "genres": {\n', f'    "{name}": {{"default": (2, {{}})}},\n    "genres": {{\n'),
    )
    box, client = f'fetched(import("./{name}/Box.svelte"))', f'fetched(import("./{name}"))'
    door = f"  {name}: {{ box: () => {box}, client: () => {client} }},\n"
    web = root / "web/src/games/registry.ts"
    if web.is_file():
        edit(web, ("};\n", f"{door}}};\n"))


def main(root: Path, arguments: list[str]) -> None:
    """Copy and register, or say what is wrong."""
    if len(arguments) != 3 or not re.fullmatch(r"[a-z]+", arguments[0]) or not re.fullmatch(r"[A-Z]", arguments[2]):
        sys.exit(f"{USAGE}\nNAME is one word in small letters, LETTER the capital of its rule numbers.")
    name, title, letter = arguments
    if (root / "src/clashtable/games" / name).exists():
        sys.exit(f"There is a game {name} already.")
    used = {
        found for file in (root / "docs/rules").glob("*.md") for found in re.findall(r"\*\*([A-Z])-1", file.read_text())
    }
    if letter in used:
        sys.exit(f"{letter} is the letter of another game; taken are {', '.join(sorted(used))}.")
    for folder in COPIED:
        if (root / folder / "template").is_dir():
            copy_tree(root, folder, name, title, letter)
    rules = root / "docs/rules" / f"{name}.md"
    shutil.copy(root / "docs/rules/template.md", rules)
    rules.write_text(renamed(rules.read_text(), name, title, letter))
    register(root, name)
    print(f"{title} is there. Next: make wire golden, then make test; docs/adding_a_game.md goes on from here.")


if __name__ == "__main__":
    main(Path(__file__).resolve().parent.parent, sys.argv[1:])
