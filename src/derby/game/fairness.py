"""Fair chance: every shuffle and draw follows from a seed that is fixed before the game and revealed after it.

Before the game the SHA-256 of the seed is published: the commitment. The players may add words of their own, so that
the holder of the seed can't have chosen the outcome. The seed and the words give a key; the key and a label give a
stream of random numbers for every shuffle and draw. `docs/fairness.md` has the steps, to be repeated anywhere.
"""

import hashlib
import hmac
import os
from collections.abc import Sequence
from typing import TypeVar, cast

from derby.editions.components import CARDS, CREATURES, SEATS
from derby.game.chance import Chance, Deal, JudgmentDraw, TabletDraw, zeus_deck
from derby.game.errors import SetUpError
from derby.rules.stages import DEAL, JUDGMENT_DRAW
from derby.table import Table

SEED_BYTES = 32
MOST_WORDS = SEATS
LONGEST_WORDS = 200
"""In characters, for each player."""

_Card = TypeVar("_Card")


def new_seed() -> bytes:
    """256 random bits from the operating system."""
    return os.urandom(SEED_BYTES)


def seed_of_number(number: int) -> bytes:
    """A seed for repeatable trials; not a secret."""
    if number.bit_length() > 8 * SEED_BYTES:
        raise SetUpError(f"a number for a trial has at most {8 * SEED_BYTES} bits")
    return hashlib.sha256(f"divinity derby trial {number}".encode()).digest()


def commitment(seed: bytes) -> str:
    """The SHA-256 of the seed, published before the game."""
    return hashlib.sha256(seed).hexdigest()


def check_seed_and_words(seed: object, words: object) -> None:
    if not isinstance(seed, bytes) or len(seed) != SEED_BYTES:
        raise SetUpError(f"a seed is {SEED_BYTES} bytes")
    if isinstance(words, str | bytes) or not isinstance(words, Sequence):
        raise SetUpError("words are a list with the words of each player")
    words = cast(Sequence[object], words)
    if len(words) > MOST_WORDS:
        raise SetUpError(f"words come from at most {MOST_WORDS} players, not {len(words)}")
    for spoken in words:
        if not isinstance(spoken, str) or len(spoken) > LONGEST_WORDS:
            raise SetUpError(f"a player's words are a text of at most {LONGEST_WORDS} characters")
        try:
            spoken.encode()
        except UnicodeEncodeError:
            raise SetUpError("a player's words must be valid Unicode") from None


class Stream:
    """The random numbers of one label: HMAC-SHA-256 of label and counter, cut into 32-bit numbers."""

    def __init__(self, key: bytes, label: str) -> None:
        self._key = key
        self._label = label.encode()
        self._blocks = 0
        self._numbers: list[int] = []

    def number(self) -> int:
        """The next 32 bits."""
        if not self._numbers:
            message = self._label + b"\0" + self._blocks.to_bytes(8, "big")
            block = hmac.digest(self._key, message, "sha256")
            self._blocks += 1
            self._numbers = [int.from_bytes(block[at : at + 4], "big") for at in range(28, -1, -4)]
        return self._numbers.pop()

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, all equally likely: numbers that would favour some are rejected."""
        limit = 2**32 - 2**32 % count
        while (number := self.number()) >= limit:
            pass
        return number % count

    def shuffled(self, cards: Sequence[_Card]) -> list[_Card]:
        """The cards in random order (Fisher–Yates, from the last place down)."""
        order = list(cards)
        for place in range(len(order) - 1, 0, -1):
            other = self.below(place + 1)
            order[place], order[other] = order[other], order[place]
        return order


class FairChance:
    """The chance of a game, from its seed and its players' words."""

    def __init__(self, seed: bytes, words: Sequence[str] = ()) -> None:
        check_seed_and_words(seed, words)
        self.seed = seed
        self.words: tuple[str, ...] = tuple(words)
        message = b"divinity derby"
        for spoken in words:
            text = spoken.encode()
            message += len(text).to_bytes(4, "big") + text
        self._key = hmac.digest(seed, message, "sha256")

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def stream(self, label: str) -> Stream:
        return Stream(self._key, label)

    def first_player(self, seats: int) -> int:
        return self.stream("first player").below(seats)

    def due(self, table: Table) -> Chance:
        """The chance outcome that the table waits for."""
        race = f"race {table.race + 1}"
        if table.stage == DEAL:
            deck = self.stream(f"{race} deck").shuffled(range(CARDS))
            line_up = self.stream(f"{race} line-up").shuffled(range(CREATURES))
            return Deal(tuple(deck), tuple(line_up))
        if table.stage == JUDGMENT_DRAW:
            drawn = self.stream(f"{race} judgment").shuffled(zeus_deck(table))
            return JudgmentDraw(tuple(drawn[: table.draws]))
        return TabletDraw(self.stream(f"{race} tablet").shuffled(zeus_deck(table))[0])
