"""The keys of our notation for Power of the Gods and Fate Tokens."""

import re

from derby.flow.set_up import begin_game
from derby.game.errors import NotationError
from derby.game.names import (
    BET_CARD_LETTERS,
    CREATURE_LETTERS,
    MOVEMENT_CARD_NAMES,
    MOVEMENT_CARD_NUMBER,
    POWER_NUMBER,
    POWERS,
    Power,
)
from derby.game.notation_words import (
    Key,
    as_set,
    creature_key,
    flag_key,
    index_of,
    joined,
    read_cards,
    read_number,
    read_seat,
    split,
    write_cards,
)
from derby.rules.card_set import members
from derby.rules.stages import AFTER_DRAW, BEFORE_BET, TABLET_DRAW
from derby.table import Table

_MOMENTS = range(BEFORE_BET, AFTER_DRAW + 1)


def _all_powers(table: Table) -> int:
    fresh = table.copy()
    begin_game(fresh, 0)
    return fresh.powers_left


def _write_spent(table: Table) -> str:
    spent = _all_powers(table) & ~table.powers_left
    return ",".join(power for number, power in enumerate(POWERS) if (spent >> number) & 1)


def _read_spent(table: Table, text: str) -> None:
    """Powers already played."""
    for name in text.split(","):
        if name not in POWERS or not (table.powers_left >> POWER_NUMBER[Power(name)]) & 1:
            raise NotationError(f"{name[:40]!r} is not a power left in this game")
        table.powers_left &= ~(1 << POWER_NUMBER[Power(name)])


def _write_asked(table: Table) -> str:
    return f"{table.moment_seat}+{table.moment_passes}" if table.stage in (*_MOMENTS, TABLET_DRAW) else ""


def _asked(table: Table, text: str) -> tuple[int, int]:
    """The seat to be asked next + how many seats have passed in a row."""
    seat, _, passes = text.partition("+")
    return read_seat(table, seat), read_number(passes, 0, table.seats)


def _read_asked(table: Table, text: str) -> None:
    table.moment_seat, table.moment_passes = _asked(table, text)


def _write_fate(table: Table) -> str:
    return joined([str(sector or "") for sector in table.fate_sector[: table.seats]])


def _read_fate(table: Table, text: str) -> None:
    """The sector of each seat's fate token."""
    for seat, part in enumerate(split(table, text)):
        if part:
            sector = read_number(part, 1, table.finish_line)
            if sector in table.fate_sector:
                raise NotationError(f"two fate tokens in sector {sector}")
            table.fate_sector[seat] = sector


def _write_fate_of(table: Table) -> str:
    if table.fate_creature < 0:
        return ""
    return f"{CREATURE_LETTERS[table.fate_creature]}{table.fate_seat}+{table.fate_passes}"


def _read_fate_of(table: Table, text: str) -> None:
    """The creature whose fate moment is open, and the seat to be asked next."""
    table.fate_creature = index_of(CREATURE_LETTERS, text[:1], "creature")
    table.fate_seat, table.fate_passes = _asked(table, text[1:])
    if table.sector[table.fate_creature] == 0 or table.sector[table.fate_creature] not in table.fate_sector:
        raise NotationError("the creature is not on a fate token")


def _write_falcon(table: Table) -> str:
    if table.falcon_holder < 0:
        return ""
    return f"{table.falcon_holder}={write_cards(members(table.falcon_cards))}"


def _read_falcon(table: Table, text: str) -> None:
    """The holder that Falcon's Eye saw = its cards then."""
    holder, _, seen = text.partition("=")
    table.falcon_holder = read_seat(table, holder)
    table.falcon_cards = as_set(read_cards(seen, table.cards_each))


def _write_wisdom(table: Table) -> str:
    return joined(
        [
            f"{table.wisdom_bet[seat] + 1}{BET_CARD_LETTERS[table.wisdom_card[seat]]}"
            if table.wisdom_bet[seat] >= 0
            else ""
            for seat in range(table.seats)
        ]
    )


def _read_wisdom(table: Table, text: str) -> None:
    """For each seat, which of its bets Superior Wisdom saw, and the card."""
    for seat, part in enumerate(split(table, text)):
        if part:
            table.wisdom_bet[seat] = read_number(part[:1], 1, 2) - 1
            table.wisdom_card[seat] = index_of(BET_CARD_LETTERS, part[1:], "bet card")


def _write_renewed(table: Table) -> str:
    return f"{MOVEMENT_CARD_NAMES[table.renewed_card]}@{table.renewed_holder}" if table.renewed_card >= 0 else ""


def _read_renewed(table: Table, text: str) -> None:
    """The card that Renewal put back @ the holder."""
    found = re.fullmatch(r"([DGLPXS][1-9])@([0-9])", text)
    if not found:
        raise NotationError(f"{text[:40]!r} is not a renewed card, such as D1@2")
    table.renewed_card = MOVEMENT_CARD_NUMBER[found[1]]
    table.renewed_holder = read_seat(table, found[2])


POWER_KEYS: tuple[Key, ...] = (
    ("spent", _write_spent, _read_spent),
    ("asked", _write_asked, _read_asked),
    ("sleipnir", *flag_key("sleipnir")),
    ("fate", _write_fate, _read_fate),
    ("fate-of", _write_fate_of, _read_fate_of),
    ("valkyries", *creature_key("valkyries")),
    ("paperwork", *creature_key("paperwork")),
    ("falcon", _write_falcon, _read_falcon),
    ("wisdom", _write_wisdom, _read_wisdom),
    ("renewed", _write_renewed, _read_renewed),
)
