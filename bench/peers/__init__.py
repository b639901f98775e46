"""Other engines, measured beside ours in the same run: ``python -m bench.peers``. Method: docs/bench.md."""
