"""The typed API of the game, for everything but the rules themselves."""
