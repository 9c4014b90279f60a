"""How a bot decides: actions tried in possible worlds."""
