"""The tools around the product: compiling the engine, and serving meanwhile."""
