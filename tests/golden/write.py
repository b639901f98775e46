"""Write the golden files anew: ``make golden``, or of the games named. Read the difference before you commit it."""

import sys

from tests.golden.files import golden_files, is_told_by_the_version

if __name__ == "__main__":
    for file, content in golden_files():
        if sys.argv[1:] and file.stem.split("_")[0] not in sys.argv[1:]:
            continue
        file.parent.mkdir(exist_ok=True)
        text = content()
        if not file.is_file() or file.read_text() != text:
            print(f"{file.parent.name}/{file.name} changes")
            if (
                file.parent.name == "encodings"
                and file.is_file()
                and not is_told_by_the_version(file.read_text(), text)
            ):
                sys.exit(
                    "The version of the numbers must change exactly when they do: see REVISION in the game's encode."
                )
        file.write_text(text)
