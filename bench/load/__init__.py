"""Real games through real sockets, to see what the server bears: ``python -m bench.load``. Method: docs/bench.md."""
