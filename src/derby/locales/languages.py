"""The languages of the game. Each has a folder of Fluent files beside this module; the page reads this list, too."""

OWN_NAMES = {"en": "English", "de": "Deutsch", "fr": "Français", "it": "Italiano", "es": "Español", "pl": "Polski"}
"""What each language calls itself: the only word that needs no translation."""
LANGUAGES = tuple(OWN_NAMES)
"""The first one stands in for all others."""
UNREAD = ("es", "pl")
"""Not yet read by anybody who grew up with the language; the page says so where it is chosen."""
