"""How fast we are, and others beside us."""
