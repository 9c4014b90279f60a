"""What is printed breaks only where its language allows it."""

import io
import re

import pytest

import derby
from derby.cli.console import Console
from derby.cli.output import console
from derby.cli.rules import show_rules
from derby.game.names import VARIANTS
from derby.locales import LANGUAGES, Words
from tests.cli.test_commands import RECORD, run
from tests.cli.test_play import Player, played, what_is_unsaid

WIDTHS = (60, 80, 100)
TORN = re.compile(r"(?m)(?:^|  )[·• ]*[:;!?»…%]|«\s*$|[\u00a0\u202f]\s*$")
"""A line that begins with a sign that belongs to the word before, or ends with one that belongs to the word after."""


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record(language: str, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(console(), "width", width)
    told = run("replay", str(RECORD), "--lang", language)
    assert not TORN.findall(told)
    assert what_is_unsaid(language, told) == []
    assert width - 20 < max(map(len, told.splitlines())) <= width


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules(language: str, width: int) -> None:
    screen = io.StringIO()
    show_rules(Console(file=screen, width=width), Words(language), derby.olympus())
    assert not TORN.findall(screen.getvalue())
    assert what_is_unsaid(language, screen.getvalue()) == []


class Reader(Player):
    """Whoever asks for everything there is to read: help, table and story, and then plays."""

    def __init__(self) -> None:
        super().__init__(seed=7, asides=False, stop_after=90)
        self.wishes = ["?", "t", "l"]

    def __call__(self, prompt: str) -> str:
        return self.wishes.pop(0) if self.wishes else super().__call__(prompt)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_the_terminal(language: str, width: int) -> None:
    _, told = played(Reader(), variants=VARIANTS, language=language, width=width, seed=7)
    words = Words(language)
    # Help, table, questions about bets, cards and powers.
    for key in ("help-turn", "terminal-your-bets", "ask-fast", "terminal-pass"):
        assert words(key)[:20] in told
    # The question mark is a key, too: the one for help.
    assert not TORN.findall(re.sub(r"(?m)^\? ", "", told))
    assert max(len(line.rstrip()) for line in told.splitlines()) <= width
