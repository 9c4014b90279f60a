"""1. First bets: from the first player, clockwise, each seat places a bet; then a second round the same way."""

from derby.editions.components import CREATURES
from derby.flow.move_creatures import begin_turn
from derby.rules.action_codes import BET
from derby.rules.bets import creatures_to_bet_on, place_bet, unused_bet_cards
from derby.rules.choices import Choices, offer_pairs
from derby.rules.journal import BET_PLACED, note
from derby.rules.rule import rule
from derby.rules.seats import left_of
from derby.rules.stages import BEFORE_BET, FIRST_BETS, THIRD_BET
from derby.table import Table
from derby.variants.fate_tokens import place_fate_token
from derby.variants.power_of_the_gods.moments import open_moment
from derby.variants.power_of_the_gods.powers import BEFORE_BET_POWERS

FIRST_BETS_EACH = 2


@rule
def begin_first_bets(table: Table) -> None:
    table.turn = table.first_player
    ask_for_bet(table)


@rule
def ask_for_bet(table: Table) -> None:
    """The bet of the seat in `table.turn` is due."""
    if table.powers_left & BEFORE_BET_POWERS:
        open_moment(table, BEFORE_BET, table.turn)
    else:
        call_bet(table)


@rule
def call_bet(table: Table) -> None:
    table.stage = THIRD_BET if table.third_bet else FIRST_BETS


@rule
def take_fate_token(table: Table, seat: int, sector: int) -> None:
    """Before the first bets, each seat puts a fate token on the track (R12)."""
    place_fate_token(table, seat, sector)
    table.turn = left_of(table, seat)
    if table.turn == table.first_player:
        begin_first_bets(table)


@rule
def bet_choices(table: Table, seat: int, choices: Choices) -> int:
    """Every unused bet card on every creature the seat may bet on."""
    cards = unused_bet_cards(table, seat)
    return offer_pairs(choices, BET, CREATURES, cards, creatures_to_bet_on(table, seat))


@rule
def lay_bet(table: Table, seat: int, choice: int) -> None:
    """Put a bet card face down with a creature token on it."""
    card = choice // CREATURES
    creature = choice % CREATURES
    note(table, BET_PLACED, seat, table.bets[seat], creature, card)
    place_bet(table, seat, card, creature)


@rule
def first_bet(table: Table, seat: int, choice: int) -> None:
    lay_bet(table, seat, choice)
    table.turn = left_of(table, seat)
    if table.turn == table.first_player and table.bets[table.turn] == FIRST_BETS_EACH:
        begin_turn(table)
    else:
        ask_for_bet(table)
