"""A deal: everything that is the same for whoever plays it. From its seed follow the chance, and what bots answer."""

from collections.abc import Sequence

import msgspec

from derby.editions import Edition
from derby.game.fairness import FairChance
from derby.game.game import Game, new_game
from derby.game.names import GODS, God, Variant
from derby.game.record import RULES, Record
from derby.tables.entries import BotSat, GameBegan, GuestSat, OfDeal, Opened, TableEntry
from derby.tables.guest import Guest
from derby.tables.settings import Level, TableSettings

ANSWERS = 1
"""The version of what bots answer: it goes up when they decide otherwise, so that nobody plays against others."""


class Deal(msgspec.Struct, frozen=True):
    """What is played, by which seat, against whom."""

    name: str
    seed: str
    """In hexadecimal, as in a record."""
    gods: tuple[God, ...]
    variants: tuple[Variant, ...]
    seat: int
    """The one that everybody plays."""
    level: Level
    """Of the bots at all other seats."""

    @property
    def settings(self) -> TableSettings:
        return TableSettings(len(self.gods), self.variants)

    def new_game(self) -> Game:
        return new_game(gods=self.gods, variants=self.variants, seed=bytes.fromhex(self.seed))

    def is_of(self, played: Record, edition: Edition) -> bool:
        """Whether a record is of this deal, whatever was decided."""
        return (
            (played.gods, played.variants, played.seed) == (self.gods, self.variants, self.seed)
            and played.edition == edition
            and not played.words
            and played.start is None
            and played.given is msgspec.UNSET
        )


def drawn_deal(name: str, seed: bytes, seats: int, variants: Sequence[Variant], level: Level) -> Deal:
    """The deal of a seed, which draws the gods and the seat, too."""
    chance = FairChance(seed)
    gods = chance.stream("deal gods").shuffled(GODS)[:seats]
    seat = chance.stream("deal seat").below(seats)
    return Deal(name, seed.hex(), tuple(gods), tuple(variants), seat, level)


def opening_of(deal: Deal, guest: Guest) -> list[TableEntry]:
    """The entries of a table at which a guest plays a deal: the game has begun, and stays what it is."""
    bots = [BotSat(number, deal.level) for number in range(len(deal.gods)) if number != deal.seat]
    return [
        Opened(deal.settings, guest.id, deal.seed),
        OfDeal(deal.name, ANSWERS),
        *bots,
        GuestSat(deal.seat, guest.id, guest.name),
        GameBegan(deal.gods, RULES),
    ]
