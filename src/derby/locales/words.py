"""The words of the game in one language.

Each language is a folder of Fluent files beside this module, split by where their words are shown; the browser reads
the same files, but for `terminal.ftl`.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from derby.locales.languages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.resources.abc import Traversable

    from derby.locales.fluent import Messages


class UnknownLanguage(ValueError):
    """Asked for a language that has no Fluent files."""

    def __init__(self, language: str) -> None:
        super().__init__(f"there is no language {language!r}: choose one of {', '.join(LANGUAGES)}")
        self.language = language


class UnknownWord(KeyError):
    """Asked for a key, or an attribute of a key, that the language's Fluent files don't have."""

    def __init__(self, key: str, language: str) -> None:
        super().__init__(key)
        self.key = key
        self.language = language

    def __str__(self) -> str:
        return f"no word {self.key!r} in locales/{self.language}: add it there, and in every other language"


class UnfitValues(ValueError):
    """The values don't fit the word: one is missing, or the word refers to another that doesn't exist."""

    def __init__(self, key: str, language: str, missing: LookupError) -> None:
        super().__init__(f"can't write {key!r} of locales/{language}: {missing} is missing")
        self.key = key
        self.language = language


class Words:
    """The words of one language; call it with a key, or `key.attribute`, and the values the word needs."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language = language
        self._messages = _read(language)

    def __contains__(self, key: str) -> bool:
        return key in self._messages

    def __call__(self, key: str, /, **values: str | int) -> str:
        if key not in self._messages:
            raise UnknownWord(key, self.language)
        try:
            return self._messages.write(key, values)
        except LookupError as missing:
            raise UnfitValues(key, self.language, missing) from None


def preferred_language(environment: Mapping[str, str]) -> str:
    """The language a POSIX environment asks for, or English if we don't have it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := environment.get(variable):
            language = re.split(r"[_.@-]", locale, maxsplit=1)[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def fluent_files(language: str) -> list[Traversable]:
    """A language's files, by name."""
    folder = files("derby.locales").joinpath(language)
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


@cache
def _read(language: str) -> Messages:
    # Imported here because a program that shows no words shouldn't wait for it.
    from derby.locales.fluent import Messages

    return Messages(language, [file.read_text(encoding="utf-8") for file in fluent_files(language)])
