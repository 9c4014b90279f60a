"""How fast we are, compared with other engines."""
