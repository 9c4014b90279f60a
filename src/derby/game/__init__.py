"""The typed face of the game: what everybody but the rules themselves uses."""
