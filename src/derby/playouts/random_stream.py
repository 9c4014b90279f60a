"""A stream of random numbers inside the rules: four 32-bit words that the caller owns.

This is the small fast counting generator (sfc32). It is for playouts, where speed matters; a real game's chance comes
from `game/fairness.py`. All numbers stay below 2 ** 63, so that both speeds draw the same.
"""

from derby.rules.rule import rule

WORD = 0xFFFFFFFF


@rule
def next_word(stream: list[int]) -> int:
    """The next 32 random bits."""
    a = stream[0]
    b = stream[1]
    c = stream[2]
    count = stream[3]
    word = (a + b + count) & WORD
    stream[3] = (count + 1) & WORD
    stream[0] = b ^ (b >> 9)
    stream[1] = (c + (c << 3)) & WORD
    stream[2] = (((c << 21) | (c >> 11)) + word) & WORD
    return word


@rule
def below(stream: list[int], count: int) -> int:
    """A number from 0 to count - 1."""
    return (next_word(stream) * count) >> 32


@rule
def shuffle_first(stream: list[int], cards: list[int], size: int, wanted: int) -> None:
    """Shuffle the first `size` cards just so far that the first `wanted` of them are a random draw."""
    for place in range(wanted):
        other = place + below(stream, size - place)
        card = cards[other]
        cards[other] = cards[place]
        cards[place] = card


def seed_words(seed: int, number: int = 0) -> list[int]:
    """The words of the stream with this number, of as many as you like, all from one seed."""
    words = [seed & WORD, (seed >> 32) & WORD, number & WORD, 1]
    for _ in range(12):
        next_word(words)
    return words
