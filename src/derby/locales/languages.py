"""The languages of the game. Each has a folder of Fluent files beside this module; the page reads this list, too."""

OWN_NAMES = {"en": "English", "de": "Deutsch", "fr": "Français", "it": "Italiano", "es": "Español", "pl": "Polski"}
"""What each language calls itself: the only word that needs no translation. The first one stands in for all others."""
LANGUAGES = tuple(OWN_NAMES)
