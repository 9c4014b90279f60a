"""Names and other texts that people bring."""

from unicodedata import category

from derby.tables.refusal import Refusal

LOOK_LIKE_NOTHING = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs, to Unicode."""


def checked_name(name: str) -> str:
    """A name that can be shown: in one line, with something to see in it."""
    shown = " ".join(storable(name).split())
    seen = any(category(letter)[0] in "LNPS" and letter not in LOOK_LIKE_NOTHING for letter in shown)
    if not 1 <= len(shown) <= 24 or not shown.isprintable() or not seen:
        raise Refusal("bad-name")
    return shown


def storable(text: str) -> str:
    """Text that can be stored: JSON may contain halves of characters, and PostgreSQL has no NUL."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Refusal("bad-message") from None
    if "\0" in text:
        raise Refusal("bad-message")
    return text
