"""Every word that the page asks for is there in every language, and the page has no words of its own."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from derby.locales import LANGUAGES

PAGE = Path(__file__).parents[2] / "web" / "src"
WHOLE = re.compile(r'"((?:page|terminal|ask|word|rules|event|refused|bot|variant)-[a-z-]+(?:\.[a-z]+)?)"')
"""A key that is written out: what a kind of words is called begins all of them."""
BEGUN = re.compile(r"say\(\s*`([a-z]+-(?:[a-z]+-)*)\$\{")
"""A key whose end is known only when the page runs."""
IN_MARKUP = re.compile(r">([^<>{}]*\w[^<>{}]*)<")
NO_TRANSLATION = {"Divinity Derby", "?", "·"}


def sources(*endings: str) -> list[Path]:
    return [file for file in PAGE.rglob("*") if file.suffix in endings and "generated" not in file.parts]


def keys(language: str) -> set[str]:
    """All messages, and all attributes as `message.attribute`."""
    text = files("derby.locales").joinpath(f"{language}.ftl").read_text("utf-8")
    messages = [entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)]
    return {message.id.name for message in messages} | {
        f"{message.id.name}.{attribute.id.name}" for message in messages for attribute in message.attributes
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_page_is_missing(language: str) -> None:
    known = keys(language)
    code = "\n".join(file.read_text("utf-8") for file in sources(".svelte", ".ts"))
    asked = set(WHOLE.findall(code))
    assert len(asked) > 150
    # Ids of elements may look like keys; those are of no known kind of words.
    assert sorted(asked - known) == []
    begun = set(BEGUN.findall(code))
    assert len(begun) > 10
    assert [part for part in sorted(begun) if not any(key.startswith(part) for key in known)] == []


def test_the_page_has_no_words_of_its_own() -> None:
    found: list[str] = []
    for file in sources(".svelte"):
        markup = re.sub(r"(?s)<(script|style).*?</\1>|<!--.*?-->|\{[^{}]*\}", "", file.read_text("utf-8"))
        found += [
            f"{file.name}: {text.strip()}"
            for text in IN_MARKUP.findall(markup)
            if re.search(r"[^\W\d_]{2}", text) and text.strip() not in NO_TRANSLATION
        ]
    assert found == []
