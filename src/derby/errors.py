"""The base class of every error this library raises on bad input."""


class DerbyError(ValueError):
    """Bad input: the message says what was wrong and what was expected. Nothing has changed."""
