"""Playouts: random games, one by one or in batches, on the interpreted or the compiled rules."""
