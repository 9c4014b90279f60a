"""Setting up a game: the number of seats, the gods, the variants and the edition, checked once."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TypeVar, cast

import msgspec

from derby.editions import BetCard, Card, Edition, load_edition, olympus
from derby.editions.components import FEWEST_SEATS, SEATS
from derby.editions.loading import check_edition
from derby.flow.set_up import lay_table
from derby.game.errors import SetUpError, shortened
from derby.game.names import GOD_NUMBER, GODS, God, Variant
from derby.table import Table

_Named = TypeVar("_Named", God, Variant)


class SetUp(msgspec.Struct, frozen=True):
    """What was chosen before the game; no secret."""

    gods: tuple[God, ...]
    variants: tuple[Variant, ...]
    edition: Edition

    @property
    def seats(self) -> int:
        """How many gods play."""
        return len(self.gods)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The movement cards, each at its number: `set_up.cards[action.card].fast`."""
        return self.edition.cards

    @property
    def bet_cards(self) -> tuple[BetCard, ...]:
        """The eleven bet cards, each at its number: `set_up.bet_cards[action.card].points`."""
        return self.edition.bet

    def __repr__(self) -> str:
        variants = "".join(f", {variant}" for variant in self.variants)
        return f"<SetUp {', '.join(self.gods)}{variants}, {self.edition.name}>"

    def table(self, first_player: int) -> Table:
        """The table of this game, waiting for the first deal."""
        return lay_table(
            self.edition,
            [GOD_NUMBER[god] for god in self.gods],
            first_player,
            zeus_sobers_up=Variant.ZEUS_SOBERS_UP in self.variants,
            power_of_the_gods=Variant.POWER_OF_THE_GODS in self.variants,
            fate_tokens=Variant.FATE_TOKENS in self.variants,
        )


def set_up(
    seats: int | None = None,
    gods: Sequence[God | str] | None = None,
    variants: Iterable[Variant | str] = (),
    edition: Edition | str | Path | None = None,
) -> SetUp:
    """Check what was chosen. With `seats` alone, the gods are the first ones in order."""
    return SetUp(_gods(seats, gods), _variants(variants), _edition(edition))


def _edition(edition: object) -> Edition:
    if edition is None:
        return olympus()
    if isinstance(edition, str | Path):
        return load_edition(edition)
    if not isinstance(edition, Edition):
        raise SetUpError("an edition is a loaded one, or the path of its file")
    check_edition(edition)
    return edition


def _gods(seats: int | None, gods: Sequence[God | str] | None) -> tuple[God, ...]:
    if gods is None:
        check_seats(seats)
        return GODS[:seats]
    chosen = [_named(God, god, "god") for god in _listed(gods, "gods")]
    check_seats(len(chosen) if seats is None else seats)
    if seats is not None and seats != len(chosen):
        raise SetUpError(f"{seats} seats, but {len(chosen)} gods")
    for god in chosen:
        if chosen.count(god) > 1:
            raise SetUpError(f"{god} has two seats; each god plays only once")
    return tuple(chosen)


def check_seats(seats: object) -> None:
    if type(seats) is not int or not FEWEST_SEATS <= seats <= SEATS:
        raise SetUpError(f"a game has {FEWEST_SEATS} to {SEATS} seats, not {shortened(seats)}")


def _variants(variants: Iterable[Variant | str]) -> tuple[Variant, ...]:
    chosen = {_named(Variant, variant, "variant") for variant in _listed(variants, "variants")}
    if Variant.FATE_TOKENS in chosen and Variant.POWER_OF_THE_GODS not in chosen:
        raise SetUpError("fate-tokens need power-of-the-gods: they have no effect without it")
    return tuple(variant for variant in Variant if variant in chosen)


def _listed(names: object, what: str) -> Iterable[object]:
    if isinstance(names, str) or not isinstance(names, Iterable):
        raise SetUpError(f"{what} are a list of names, not one {type(names).__name__}")
    return cast(Iterable[object], names)


def _named(kind: type[_Named], name: object, what: str) -> _Named:
    for known in kind:
        if name is known or (type(name) is str and name == known):
            return known
    raise SetUpError(f"there is no {what} {shortened(name, 40)!r}; choose from {', '.join(kind)}")
