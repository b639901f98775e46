"""Small programs that use clashtable as anybody could; each says in its first lines how it is run."""
