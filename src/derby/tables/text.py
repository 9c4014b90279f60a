"""Names and other texts that people bring.

The page checks names in the same way before it sends them (`web/src/house/names.ts`).
"""

import re
from collections.abc import Iterable
from unicodedata import category, normalize

from derby.tables.refusal import Refusal

LONGEST_NAME = 24
"""Characters as people count them: a letter with its accents is one, and so is a family of four in one emoji."""
LONGEST_CHARACTER = 12
"""Code points of one such character: enough for every emoji, and too few for a hundred in a row that counts as one."""
MOST_MARKS = 4
"""Accents on one character; more of them would run over what stands above and below."""
MOST_CODE_POINTS = 300
"""Of a name in a message; no name that could be allowed has more."""

LOOK_LIKE_NOTHING = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs, to Unicode."""
EMOJI = range(0x1F000, 0x1FB00)
"""Those that Unicode adds every year are here: this Python may not know them yet."""
JOINERS = "\u200c\u200d"
_REGIONAL_FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f")
_MISPLACED_JOINER = re.compile(f"(?:^|[\0-\x7f{JOINERS}])[{JOINERS}]|[{JOINERS}](?:$|[\0-\x7f{JOINERS}])")


def checked_name(name: str) -> str:
    """A name that can be shown: in one line, with something to see in it."""
    shown = " ".join(storable(name).split())
    plain = _REGIONAL_FLAG.sub("\U0001f3f4", shown)
    if not any(map(_is_seen, plain)):
        raise Refusal("no-name")
    characters = list(graphemes(plain))
    if len(characters) > LONGEST_NAME:
        raise Refusal("long-name")
    if not all(map(_is_allowed, plain)) or _MISPLACED_JOINER.search(plain) or any(map(_is_heaped, characters)):
        raise Refusal("bad-name")
    return normalize("NFC", shown)


def checked_line(text: str) -> str:
    """A line of chat that can be shown: what can't be seen, or would run over other lines, is left out."""
    line = clean_line(text)
    if not any(map(_is_seen, line)):
        raise Refusal("bad-message")
    return line


def clean_line(text: str) -> str:
    """Text in one line, without control characters, those that turn the direction of writing, and heaps of accents."""
    plain = normalize("NFC", " ".join(storable(text).split()))
    return "".join(map(_without_heap, graphemes(plain)))


def graphemes(text: str) -> Iterable[str]:
    """The characters of a text in one line, as people count them."""
    if text.isascii():
        return text
    from wcwidth import iter_graphemes  # its tables cost a server's start 40 ms

    return iter_graphemes(text)


def _without_heap(character: str) -> str:
    if _REGIONAL_FLAG.fullmatch(character):
        return character
    kept: list[str] = []
    marks = 0
    for letter in character[:LONGEST_CHARACTER]:
        marks += category(letter) in ("Mn", "Me")
        if _is_allowed(letter) and marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def storable(text: str) -> str:
    """Text that can be stored: JSON may contain halves of characters, and PostgreSQL has no NUL."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Refusal("bad-message") from None
    if "\0" in text:
        raise Refusal("bad-message")
    return text


def _is_seen(letter: str) -> bool:
    return (category(letter)[0] in "LNPS" or ord(letter) in EMOJI) and letter not in LOOK_LIKE_NOTHING


def _is_allowed(letter: str) -> bool:
    return letter.isprintable() or letter in JOINERS or ord(letter) in EMOJI


def _is_heaped(character: str) -> bool:
    """Whether more is heaped onto one character than anybody could read."""
    marks = sum(category(letter) in ("Mn", "Me") for letter in character)
    return len(character) > LONGEST_CHARACTER or marks > MOST_MARKS
