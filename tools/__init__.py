"""Tools around the product, for whoever builds it."""
