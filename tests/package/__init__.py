"""The product as strangers get it: the wheel, its documents and their examples."""
