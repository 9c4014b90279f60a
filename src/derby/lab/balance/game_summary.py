"""The summary of a game: what is counted while it is played on a table, for studies of many games."""

from typing import Annotated

from derby.bots.search.workspace import PLAYED, TRIED
from derby.declaration import Column, Grid, Numbers, changing, declared
from derby.editions.components import CARDS_OF_A_CREATURE, CREATURES, RACES, SEATS
from derby.flow.bet_outcome import settle_bets
from derby.rules.action_codes import BET, FAST, FATE_TOKEN, SLOW, TRICK
from derby.rules.bets import victory_points
from derby.rules.card_set import size
from derby.rules.copying import copy_table
from derby.rules.rule import rule
from derby.rules.stages import FAST_CARD
from derby.table import BETS, Table

TURNS = 18
"""The most turns of a race."""
MOMENTS = TURNS + 1
"""The moments of a race: before its first turn, and after each turn."""


@declared
class GameSummary(Numbers):
    """What happened in a game."""

    game: Annotated[int, changing("its number", bits=32)]
    gods: Annotated[Column, changing("the god of each seat, -1 for an empty seat", SEATS)]
    first_player: Annotated[int, changing("the first player of the first race")]
    points: Annotated[Column, changing("the points of each seat", SEATS, bits=16)]
    actions: Annotated[int, changing("how many actions it took", bits=16)]
    decisions: Annotated[int, changing("how many of these had an alternative", bits=16)]
    powers_left: Annotated[int, changing("the powers never played, one bit per power", bits=32)]
    turns: Annotated[int, changing("the turns of the current race whose slow card was chosen")]
    under_way: Annotated[int, changing("1 between the fast card of a turn and the choice of the slow one")]
    first_players: Annotated[Column, changing("the first player of each race", RACES)]
    mid_race: Annotated[Column, changing("the turn of each race that passed the mid-race line, 0 for none", RACES)]
    tricks: Annotated[Column, changing("the dirty tricks of each race", RACES)]
    finished: Annotated[Column, changing("the creatures that finished in each race", RACES)]
    disqualified: Annotated[Column, changing("the creatures that were disqualified in each race", RACES)]
    bets: Annotated[Column, changing("how many bets, race by race and seat by seat", RACES * SEATS)]
    bet_card: Annotated[Grid, changing("their bet cards, as they were settled", RACES * SEATS, BETS)]
    bet_creature: Annotated[Grid, changing("their creatures", RACES * SEATS, BETS)]
    bet_won: Annotated[Grid, changing("1 for a bet that came true", RACES * SEATS, BETS)]
    leaders: Annotated[
        Column,
        changing("who would win if the race ended before, and after each turn: one bit per seat", RACES * MOMENTS),
    ]


@rule
def leaders_of(table: Table) -> int:
    """The seats with the most points, one bit each."""
    most = 0
    leaders = 0
    for seat in range(table.seats):
        points = victory_points(table, seat)
        if points > most:
            most = points
            leaders = 0
        if points == most:
            leaders |= 1 << seat
    return leaders


@rule
def note_leaders(tables: list[Table], summary: GameSummary) -> None:
    """Who would win if the race ended now, without a judgment."""
    copy_table(tables, TRIED, PLAYED)
    table = tables[TRIED]
    race = table.race
    settle_bets(table)
    summary.leaders[race * MOMENTS + summary.turns] = leaders_of(table)


@rule
def note_deal(table: Table, summary: GameSummary) -> None:
    """A race is about to be dealt."""
    summary.first_players[table.race] = table.first_player
    summary.turns = 0
    summary.under_way = 0


@rule
def note_position(tables: list[Table], summary: GameSummary) -> None:
    """A seat is about to decide: the line, the bets as they lie, and who leads before a turn."""
    table = tables[PLAYED]
    race = table.race
    if table.first_past >= 0 and summary.mid_race[race] == 0:
        summary.mid_race[race] = summary.turns + summary.under_way
    for seat in range(table.seats):
        row = race * SEATS + seat
        summary.bets[row] = table.bets[seat]
        for bet in range(table.bets[seat]):
            summary.bet_card[row][bet] = table.bet_card[seat][bet]
            summary.bet_creature[row][bet] = table.bet_creature[seat][bet]
    if table.stage == FAST_CARD and table.fate_creature < 0:
        note_leaders(tables, summary)


@rule
def note_action(table: Table, summary: GameSummary, code: int, alternatives: int) -> None:
    """A seat has decided."""
    summary.actions += 1
    summary.decisions += int(alternatives > 1)
    if BET <= code < FAST:
        # It may be the last action of the race: then no position follows.
        row = table.race * SEATS + table.seat_to_act
        bet = table.bets[table.seat_to_act]
        summary.bet_card[row][bet] = (code - BET) // CREATURES
        summary.bet_creature[row][bet] = (code - BET) % CREATURES
        summary.bets[row] = bet + 1
    elif FAST <= code < SLOW:
        summary.under_way = 1
        summary.tricks[table.race] += int(code >= TRICK)
    elif SLOW <= code < FATE_TOKEN:
        summary.under_way = 0
        summary.turns += 1


@rule
def note_end_of_race(table: Table, summary: GameSummary) -> None:
    """The bets are settled, and the next race is not dealt yet."""
    race = table.race - 1
    if table.first_past >= 0 and summary.mid_race[race] == 0:
        summary.mid_race[race] = summary.turns
    if summary.leaders[race * MOMENTS + summary.turns] == 0:
        # No judgment was held.
        summary.leaders[race * MOMENTS + summary.turns] = leaders_of(table)
    summary.finished[race] = size(table.finished_cards) // CARDS_OF_A_CREATURE
    for creature in range(CREATURES):
        summary.disqualified[race] += table.disqualified[creature]
    for seat in range(table.seats):
        row = race * SEATS + seat
        for bet in range(summary.bets[row]):
            places = table.bet_places[summary.bet_card[row][bet]]
            names = table.place_names[summary.bet_creature[row][bet]]
            summary.bet_won[row][bet] = int(places & names != 0)


@rule
def note_end_of_game(table: Table, summary: GameSummary) -> None:
    for seat in range(table.seats):
        summary.points[seat] = victory_points(table, seat)
    summary.powers_left = table.powers_left
