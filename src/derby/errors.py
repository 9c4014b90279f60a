"""The one base of every error this library raises on bad input."""


class DerbyError(ValueError):
    """Something given to the game was wrong; the message says what, and what was expected. Nothing has changed."""
