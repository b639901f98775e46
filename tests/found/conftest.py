"""What these tests borrow: the command line with lines typed into it."""

from tests.cli.conftest import run

__all__ = ["run"]
