"""Write the golden files anew: ``make golden``. Read the difference before you commit it."""

from tests.golden.files import golden_files

if __name__ == "__main__":
    for file, content in golden_files():
        file.parent.mkdir(exist_ok=True)
        text = content()
        if not file.is_file() or file.read_text() != text:
            print(f"{file.parent.name}/{file.name} changes")
        file.write_text(text)
