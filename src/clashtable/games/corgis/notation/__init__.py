"""Words to values and back: snapshots, positions, executable examples."""
