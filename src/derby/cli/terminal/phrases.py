"""What the things on the table are called for one player, in that player's language."""

import re
from collections.abc import Sequence
from typing import Literal

from derby.editions import Edition
from derby.editions.edition import BetCard
from derby.game.names import Creature, God, Power, Stage
from derby.locales import Words
from derby.table import PROTECTION

ASSUMED = "~"
"""Marks a value that no rulebook prints."""

NOBODY = -1
"""The seat of a reader who has none: nobody is called “you”."""

ELIDED = re.compile(r"[aeiouhàâäåéèêëîïôöœûüæ]|y[^aeiouàáâäéèêëîïôöùúûü]", re.IGNORECASE)
"""How a name begins before which French says d’ and not de. Most names with an H are silent there."""

Form = Literal["subject", "opening", "object", "of", "on"]


def places_on(words: Words, bet: BetCard, *, feminine: bool = False) -> str:
    """The places of a bet card: 1st, 2nd or 3rd."""
    ending = ".feminine" if feminine else ""
    names = [words(f"place-{place.replace(' ', '-')}{ending}") for place in bet.places]
    text = names[0]
    for name in names[1:-1]:
        text = words("place-comma", a=text, b=name)
    return words("place-or", a=text, b=names[-1]) if len(names) > 1 else text


class Phrases:
    """Creatures, gods, cards, bets and cardholders in words."""

    def __init__(self, words: Words, edition: Edition, gods: Sequence[God], reader: int) -> None:
        self.words = words
        self.edition = edition
        self.gods = tuple(gods)
        self.reader = reader
        """The seat of the player who reads, or `NOBODY`."""
        self.cards = edition.cards

    @property
    def seats(self) -> int:
        return len(self.gods)

    def creature(self, creature: Creature, form: Form | None = None) -> str:
        return self.words(f"creature-{creature}.{form}" if form else f"creature-{creature}")

    def letter(self, creature: Creature) -> str:
        return self.words(f"letter-{creature}")

    def is_feminine(self, creature: Creature) -> bool:
        return self.words(f"creature-{creature}.gender") == "feminine"

    def after_colon(self, creature: Creature) -> str:
        """The creature as the subject of a clause after a colon."""
        return self.words(f"creature-{creature}.{self.words('form-after-colon')}")

    def creatures(self, creatures: Sequence[Creature]) -> str:
        return ", ".join(map(self.creature, creatures))

    def god(self, seat: int) -> str:
        return self.words(f"god-{self.gods[seat]}.short")

    def of_god(self, seat: int) -> str:
        name = self.god(seat)
        return self.words("name-of.elided" if ELIDED.match(name) else "name-of", name=name)

    def subject(self, seat: int) -> dict[str, str]:
        """The values of a sentence that says what a seat does."""
        return {"who": "you" if seat == self.reader else "other", "name": self.god(seat)}

    def person(self, seat: int, case: Literal["subject", "object"] = "object") -> str:
        return self.words(f"you-{case}") if seat == self.reader else self.god(seat)

    def power(self, power: Power) -> str:
        return self.words(f"power-{power}")

    def moment(self, stage: Stage) -> str:
        """When a seat is asked for its powers, in a few words."""
        return self.words(f"moment-{stage}.short")

    def both(self, names: Sequence[str]) -> str:
        """A list in a sentence: “a, b and c”."""
        text = names[0]
        for name in names[1:-1]:
            text = self.words("place-comma", a=text, b=name)
        return self.words("list-and", a=text, b=names[-1]) if len(names) > 1 else text

    def values(self, card: int, *, marked: bool = False) -> str:
        """Fast, slow and bonus of a movement card: 2/1 +3."""
        face = self.cards[card]
        bonus = f" +{face.trick}" if face.trick else ""
        mark = ASSUMED if marked and face.source == "assumed" else ""
        return f"{mark}{face.fast}/{face.slow}{bonus}"

    def card(self, card: int) -> str:
        if card == PROTECTION:
            return self.words("word-protection-card")
        return f"{self.creature(self.cards[card].creature)} {self.values(card)}"

    def places(self, card: int, creature: Creature | None = None) -> str:
        """What a bet card says, inflected for the creature on it."""
        feminine = creature is not None and self.is_feminine(creature)
        return places_on(self.words, self.edition.bet[card], feminine=feminine)

    def points_on(self, card: int) -> str:
        bet = self.edition.bet[card]
        return f"{ASSUMED if bet.source == 'assumed' else ''}{bet.points}"

    def bet(self, card: int, creature: Creature | None = None) -> str:
        """A bet card with its points: 1st or 2nd (4)."""
        return f"{self.places(card, creature)} ({self.edition.bet[card].points})"

    def left_holder(self) -> int:
        return self.reader

    def right_holder(self) -> int:
        return (self.reader - 1) % self.seats

    def neighbours(self, holder: int) -> tuple[int, int]:
        """The two seats that share a cardholder."""
        return holder, (holder + 1) % self.seats

    def from_holder(self, holder: int, seat: int) -> str:
        """Where a seat takes a card from."""
        return self._holder("from", holder, seat)

    def into_holder(self, holder: int, seat: int) -> str:
        return self._holder("into", holder, seat)

    def between(self, holder: int) -> str:
        one, other = self.neighbours(holder)
        return self.words("holder-between", a=self.person(one), b=self.person(other))

    def _holder(self, way: str, holder: int, seat: int) -> str:
        if seat == self.reader:
            return self.words(f"holder-{way}-{'left' if holder == seat else 'right'}")
        one, other = self.neighbours(holder)
        partner = other if seat == one else one
        if partner == self.reader:
            return self.words(f"holder-{way}-shared-with-you")
        return self.words(f"holder-{way}-shared", name=self.god(partner))
