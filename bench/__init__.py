"""How fast the engine is, beside another one in the same run: ``python -m bench``. Method: docs/bench.md."""
