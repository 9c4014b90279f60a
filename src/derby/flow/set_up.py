"""Set-up: the table of a game, and the deal of each race.

Cards go to the cardholders, creatures and their tokens to the board, the protection cards to the Zeus deck.
"""

from collections.abc import Sequence

from derby.editions.components import SEATS
from derby.editions.edition import Edition
from derby.flow.first_bets import begin_first_bets
from derby.flow.new_race import begin_race
from derby.rules.bets import clear_bets
from derby.rules.card_set import card_set
from derby.rules.cardholders import deal_to_holders
from derby.rules.creature_tokens import set_out_tokens
from derby.rules.journal import DEALT, note
from derby.rules.judgment import gather_zeus_deck
from derby.rules.rule import rule
from derby.rules.seats import CARDS_EACH, TOKENS_EACH
from derby.rules.stages import PLACE_FATE_TOKEN
from derby.rules.track import line_up
from derby.table import NONE, Table
from derby.variants.power_of_the_gods.powers import FATE_POWERS, POWERS_OF_A_GOD


def lay_table(
    edition: Edition,
    gods: Sequence[int],
    first_player: int,
    *,
    zeus_sobers_up: bool = False,
    power_of_the_gods: bool = False,
    fate_tokens: bool = False,
) -> Table:
    """A table for a new game, waiting for the first deal. The caller has checked the seats and the variants."""
    table = Table()
    cards = edition.cards
    table.fast = [card.fast for card in cards]
    table.slow = [card.slow for card in cards]
    table.trick = [card.trick for card in cards]
    table.trick_cards = card_set([number for number, card in enumerate(cards) if card.trick])
    table.bet_places = [bet.bits() for bet in edition.bet]
    table.bet_points = [bet.points for bet in edition.bet]
    table.mid_race_line = edition.track.mid_race_line(len(gods))
    table.finish_line = edition.track.finish_line_after
    table.cards_drawn = edition.judgment.cards_drawn
    table.protections_at_start = edition.judgment.protection_cards
    table.seats = len(gods)
    table.god = [*gods, *[NONE] * (SEATS - len(gods))]
    table.tokens_each = TOKENS_EACH[len(gods)]
    table.cards_each = CARDS_EACH[len(gods)]
    table.zeus_sobers_up = int(zeus_sobers_up)
    table.power_of_the_gods = int(power_of_the_gods)
    table.fate_tokens = int(fate_tokens)
    begin_game(table, first_player)
    return table


@rule
def begin_game(table: Table, first_player: int) -> None:
    """Clear the table for a new game with the same seats, waiting for the first deal."""
    table.race = 0
    table.protection_cards = table.protections_at_start
    table.powers_left = 0
    for seat in range(table.seats):
        table.bet_cards_used[seat] = 0
        table.bet_cards_revealed[seat] = 0
        table.bet_cards_won[seat] = 0
        clear_bets(table, seat)
        table.fate_sector[seat] = 0
        if table.power_of_the_gods:
            table.powers_left |= ((1 << POWERS_OF_A_GOD) - 1) << (table.god[seat] * POWERS_OF_A_GOD)
    if not table.fate_tokens:
        table.powers_left &= ~FATE_POWERS
    table.card = NONE
    table.first_past = NONE
    clear_marks(table)
    table.first_player = first_player
    begin_race(table)


@rule
def clear_marks(table: Table) -> None:
    """Clear the marks that powers leave for the rest of a race."""
    table.valkyries = NONE
    table.paperwork = NONE
    table.fate_creature = NONE
    table.renewed_card = NONE
    table.falcon_holder = NONE
    table.falcon_cards = 0
    for seat in range(SEATS):
        table.wisdom_bet[seat] = NONE
        table.wisdom_card[seat] = NONE


@rule
def deal(table: Table, deck: list[int], creatures: list[int]) -> None:
    """Chance has shuffled the deck and drawn the line-up: set up the race."""
    note(table, DEALT, table.race, table.first_player)
    deal_to_holders(table, deck)
    table.discard = 0
    table.card = NONE
    table.third_bet = 0
    gather_zeus_deck(table)
    set_out_tokens(table)
    line_up(table, creatures)
    clear_marks(table)
    if table.fate_tokens:
        table.stage = PLACE_FATE_TOKEN
    else:
        begin_first_bets(table)
