"""Odin: Superior Wisdom (mid-race), Sleipnir (before your slow move), Valkyries (fate)."""

from derby.rules import action_codes
from derby.rules.journal import BET_CARD_SEEN, note
from derby.rules.rule import rule
from derby.rules.seats import left_of
from derby.table import Table

SUPERIOR_WISDOM_CODE = action_codes.SUPERIOR_WISDOM


@rule
def can_play_superior_wisdom(table: Table, seat: int) -> bool:
    """Some other seat has a bet in play."""
    for other in range(table.seats):
        if other != seat and table.bets[other] > 0:
            return True
    return False


@rule
def wisdom_choices(table: Table, seat: int, codes: list[int], found: int) -> int:
    """One of the bets of each other seat, all chosen together (R19): one bit per seat, clockwise, 1 for the second."""
    no_second_bet = 0
    other = left_of(table, seat)
    for place in range(table.seats - 1):
        if table.bets[other] < 2:
            no_second_bet |= 1 << place
        other = left_of(table, other)
    for looks in range(1 << (table.seats - 1)):
        if looks & no_second_bet == 0:
            codes[found] = SUPERIOR_WISDOM_CODE + looks
            found += 1
    return found


@rule
def play_superior_wisdom(table: Table, seat: int, looks: int) -> None:
    """Look at one bet card in play of each other seat, in secret."""
    other = left_of(table, seat)
    for place in range(table.seats - 1):
        if table.bets[other] > 0:
            bet = (looks >> place) & 1
            table.wisdom_bet[other] = bet
            table.wisdom_card[other] = table.bet_card[other][bet]
            note(table, BET_CARD_SEEN, seat, other, table.bet_creature[other][bet], table.bet_card[other][bet])
        other = left_of(table, other)


@rule
def play_sleipnir(table: Table) -> None:
    """Your second card moves its fast value instead of its slow one."""
    table.sleipnir = 1


@rule
def play_valkyries(table: Table, creature: int) -> None:
    """The creature can't be disqualified in this race."""
    table.valkyries = creature
