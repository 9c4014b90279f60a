"""A duplicate match: a few deals that friends play from the same seat against the same bots, each at their own time."""

import hashlib
from typing import Annotated

import msgspec

from derby.duplicate.deal import Deal, drawn_deal
from derby.errors import DerbyError
from derby.game.names import Variant
from derby.game.set_up import set_up
from derby.tables.refusal import Refusal
from derby.tables.settings import Level

MOST_DEALS = 8
NAME = "match"


class NewMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be played."""

    deals: Annotated[int, msgspec.Meta(ge=1, le=MOST_DEALS)] = 1
    seats: Annotated[int, msgspec.Meta(ge=3, le=6)] = 4
    variants: Annotated[tuple[Variant, ...], msgspec.Meta(max_length=3)] = ()
    level: Level = "hero"
    """Of the bots that everybody plays against."""


def deals_of(match: str, seed: bytes, wanted: NewMatch) -> tuple[Deal, ...]:
    """The deals of a match. Each has a seed of its own: whoever has seen one of them can't work out the next."""
    try:
        set_up(wanted.seats, None, wanted.variants, None)
    except DerbyError:
        raise Refusal("bad-settings") from None
    return tuple(
        drawn_deal(deal_name(match, number), _seed_of(seed, number), wanted.seats, wanted.variants, wanted.level)
        for number in range(1, wanted.deals + 1)
    )


def deal_name(match: str, number: int) -> str:
    return f"{NAME}-{match}.{number}"


def match_of(deal: str) -> tuple[str, int] | None:
    """The match of a deal, and which of its deals it is, from 1; None if it is of none."""
    kind, _, rest = deal.partition("-")
    match, _, number = rest.rpartition(".")
    return (match, int(number)) if kind == NAME and match and number.isascii() and number.isdigit() else None


def _seed_of(seed: bytes, number: int) -> bytes:
    return hashlib.sha256(b"divinity derby match deal " + str(number).encode() + b" " + seed).digest()
