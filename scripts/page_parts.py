"""What all generated pages share."""

import re
from collections.abc import Iterable
from inspect import cleandoc
from textwrap import wrap

NOTE = "Written by `scripts/generate_docs.py` from the code; don't edit it."
WIDTH = 120
KEPT = "\0"
"""Stands for a space at which lines don't break."""


def prose(words: str) -> list[str]:
    """Paragraphs, headings and lists, broken into lines that fit, with an empty line after each."""
    lines: list[str] = []
    for paragraph in re.split(r"\n\n+", cleandoc(words)):
        start = re.match(r"- |\d\. ", paragraph)
        items = re.split(r"\n(?=- |\d\. )", paragraph) if start else [paragraph]
        indent = " " * len(start.group()) if start else ""
        for item in items:
            lines += _lines(item, indent)
        lines.append("")
    return lines


def _lines(text: str, indent: str) -> list[str]:
    """Lines that fit; code in backquotes stays together."""
    whole = re.sub(r"`[^`]+`", lambda code: re.sub(r"\s+", KEPT, code.group()), text)
    found = wrap(whole, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
    return [line.replace(KEPT, " ") for line in found]


def table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> list[str]:
    lines = [heads, tuple("---" for _ in heads), *rows]
    return [f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |" for row in lines]
