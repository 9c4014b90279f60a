"""The words of the game in four languages."""

from derby.locales.words import (
    LANGUAGES,
    UnfitValues,
    UnknownLanguage,
    UnknownWord,
    Words,
    preferred_language,
)

__all__ = ["LANGUAGES", "UnfitValues", "UnknownLanguage", "UnknownWord", "Words", "preferred_language"]
