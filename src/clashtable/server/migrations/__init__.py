"""How a database of any age becomes one of today: a revision a file in ``versions``, run by ``Store.open``.

A change of ``schema.py`` comes with the next revision, which makes it in the databases that are there; a test compares
what the revisions make with the schema. A revision that has landed is never edited.
"""
