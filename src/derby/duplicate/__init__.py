"""Duplicate: the same seat of the same deal, played by several people or bots, so that results can be compared."""
