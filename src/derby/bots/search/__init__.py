"""How a bot decides: actions tried in worlds that could be."""
