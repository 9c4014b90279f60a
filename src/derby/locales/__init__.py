"""The words of the game in its languages."""

from derby.locales.languages import LANGUAGES, OWN_NAMES, UNREAD
from derby.locales.words import (
    UnfitValues,
    UnknownLanguage,
    UnknownWord,
    Words,
    fluent_files,
    preferred_language,
)

__all__ = [
    "LANGUAGES",
    "OWN_NAMES",
    "UNREAD",
    "UnfitValues",
    "UnknownLanguage",
    "UnknownWord",
    "Words",
    "fluent_files",
    "preferred_language",
]
