"""Everything printed, as data.

build: how cards are written down
horror: and the other nine genres, sixteen cards each
pool: all of them
"""
