"""What the tests of all games share.

``play`` is what a test does with a match; the other modules are classes of tests, each named by its subject: a game's
own test module derives a class from them and says only what is its own.
"""
