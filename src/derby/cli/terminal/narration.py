"""How sentences become paragraphs: a card with everything that follows is one, seats that do the same share one."""

from typing import Literal, NamedTuple

from derby.cli.terminal.phrases import Phrases
from derby.game.events import BetSettled
from derby.game.names import Creature

Shared = Literal["event-bet-placed", "event-fate-token-placed"]
"""What several seats do in turn: the word for the first of them; with `-more` it is that for the others."""


class Settlement(NamedTuple):
    """The bets of a race, and everybody's points after it."""

    bets: tuple[BetSettled, ...]
    points: tuple[int, ...]


class Paragraph(NamedTuple):
    text: str
    quiet: bool = False
    """Only for the log: who was asked and passed, where each card went."""
    heading: bool = False
    settlement: Settlement | None = None
    """Shown as a table, without a text."""


class Narration:
    """Collects sentences into paragraphs, and keeps the log of the current race."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases
        self.log: list[Paragraph] = []
        """The race so far."""
        self._paragraphs: list[Paragraph] = []
        self._sentences: list[str] = []
        self._whispers: list[Paragraph] = []
        self._clause: str | None = None
        """“Horus plays Dragon 4/2”: its result comes next, after a colon."""
        self._series: list[str] = []
        """“Horus bets on the Dragon”, “Marduk on the Sylph”: parts of one sentence."""
        self._series_key = ""

    def take_paragraphs(self) -> list[Paragraph]:
        """Everything told since the last call."""
        self.end_paragraph()
        paragraphs, self._paragraphs = self._paragraphs, []
        return paragraphs

    def say(self, key: str, **values: str | int) -> None:
        """Add a sentence to the current paragraph."""
        self._end_series()
        self._end_clause()
        self._sentences.append(self.phrases.words(key, **values))

    def whisper(self, key: str, **values: str | int) -> None:
        """Add a sentence for the log alone, after the current paragraph."""
        self._whispers.append(Paragraph(self.phrases.words(key, **values), quiet=True))

    def head(self, key: str, **values: str | int) -> None:
        """A heading."""
        self.end_paragraph()
        self._keep(Paragraph(self.phrases.words(key, **values), heading=True))

    def show(self, settlement: Settlement) -> None:
        self.end_paragraph()
        self._keep(Paragraph("", settlement=settlement))

    def begin(self, key: str, **values: str | int) -> None:
        """Begin a paragraph with a clause whose result follows."""
        self.end_paragraph()
        self._clause = self.phrases.words(key, **values)

    def result(self, key: str, creature: Creature, **values: str | int) -> None:
        """What a creature does: the result of the clause before, or a sentence of its own."""
        phrases = self.phrases
        if self._clause is not None:
            did = phrases.words(key, creature=phrases.after_colon(creature), **values)
            clause, self._clause = self._clause, None
            self.say("sentence-with-result", clause=clause, result=did)
        else:
            did = phrases.words(key, creature=phrases.creature(creature, "opening"), **values)
            self.say("sentence", clause=did)

    def also(self, key: Shared, seat: int, **values: str | int) -> None:
        """A seat did the same as the seats before it; from the second one on, `key-more` leaves out the verb."""
        yours = seat == self.phrases.reader
        if yours or self._series_key != key:
            self.end_paragraph()
            self._series_key = key
            self._series = [self.phrases.words(key, **self.phrases.subject(seat), **values)]
        else:
            self._series.append(self.phrases.words(f"{key}-more", name=self.phrases.god(seat), **values))
        if yours:
            self.end_paragraph()

    def end_paragraph(self) -> None:
        self._end_series()
        self._end_clause()
        if self._sentences:
            sentences, self._sentences = self._sentences, []
            self._keep(Paragraph(" ".join(sentences)))
        self.log += self._whispers
        self._whispers = []

    def _end_series(self) -> None:
        if self._series:
            clause = ", ".join(self._series)
            self._series, self._series_key = [], ""
            self._sentences.append(self.phrases.words("sentence", clause=clause))

    def _end_clause(self) -> None:
        if self._clause is not None:
            self._sentences.append(self.phrases.words("sentence", clause=self._clause))
            self._clause = None

    def _keep(self, paragraph: Paragraph) -> None:
        self._paragraphs.append(paragraph)
        self.log.append(paragraph)
