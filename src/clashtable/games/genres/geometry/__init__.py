"""Pure geometry of the battlefield, without pieces: squares, areas, shapes of attacks. Begin with board.py."""
