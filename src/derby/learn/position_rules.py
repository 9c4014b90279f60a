"""Stepping a position: actions, chance, playouts and what a seat imagines, each in one call from Python."""

from collections.abc import Sequence

from derby.bots.search.worlds import Unknown, imagine
from derby.editions.components import CARDS, SEATS
from derby.flow.legal import legal_codes
from derby.flow.step import step, step_deal, step_judgment, step_tablet
from derby.playouts.dice import Dice
from derby.playouts.random_playout import ALL, play_decisions
from derby.rules.action_codes import FAST, FATE_TOKEN, SLOW
from derby.rules.bets import victory_points
from derby.rules.cardholders import holder_of, other_holder
from derby.rules.choices import Choices
from derby.rules.rule import kernel, rule
from derby.rules.stages import DEAL, JUDGMENT_DRAW
from derby.table import BETS, NONE, Table
from derby.visibility import HIDDEN

REPORT = 3 + SEATS * (1 + BETS)
"""A step reports whether a race has ended, the next seat to act, the stage, and the earlier bets of each seat."""


@rule
def report_before(table: Table, report: list[int]) -> None:
    report[0] = table.race
    for seat in range(SEATS):
        report[3 + seat] = table.bets[seat]
        for bet in range(BETS):
            report[3 + SEATS + seat * BETS + bet] = table.bet_card[seat][bet]


@rule
def report_after(table: Table, report: list[int]) -> None:
    report[0] = int(report[0] != table.race)
    report[1] = table.seat_to_act
    report[2] = table.stage


@kernel
def act_in_position(tables: Sequence[Table], code: int, report: list[int]) -> int:
    """Do an action; returns the holder that its card came from, -1 if there is none."""
    table = tables[0]
    report_before(table, report)
    holder = NONE
    if FAST <= code < SLOW:
        holder = holder_of(table, table.seat_to_act, (code - FAST) % CARDS)
    elif SLOW <= code < FATE_TOKEN:
        holder = other_holder(table, table.seat_to_act, table.card_holder)
    step(table, code)
    report_after(table, report)
    return holder


@kernel
def chance_in_position(tables: Sequence[Table], cards: list[int], creatures: list[int], report: list[int]) -> None:
    """Do the chance outcome that is due."""
    table = tables[0]
    report_before(table, report)
    if table.stage == DEAL:
        step_deal(table, cards, creatures)
    elif table.stage == JUDGMENT_DRAW:
        step_judgment(table, cards)
    else:
        step_tablet(table, cards[0])
    report_after(table, report)


@kernel
def legal_in_position(tables: Sequence[Table], choices: Sequence[Choices], codes: list[int]) -> int:
    return legal_codes(tables[0], choices[0], codes)


@kernel
def play_position(tables: Sequence[Table], dice: Sequence[Dice], choices: Sequence[Choices], points: list[int]) -> None:
    """Play at random to the end and record the points."""
    play_decisions(tables[0], dice[0], choices[0], ALL)
    score_position(tables, points)


@kernel
def score_position(tables: Sequence[Table], points: list[int]) -> None:
    for seat in range(tables[0].seats):
        points[seat] = victory_points(tables[0], seat)


@kernel
def imagine_position(tables: Sequence[Table], unknown: Sequence[Unknown], dice: Sequence[Dice]) -> None:
    """Fill in what the seat doesn't see, including what powers showed to others."""
    table = tables[0]
    imagine(table, unknown[0], dice[0])
    if table.falcon_holder >= 0 and table.falcon_cards == HIDDEN:
        table.falcon_cards = table.holder[table.falcon_holder]
    for seat in range(table.seats):
        if table.wisdom_bet[seat] >= 0 and table.wisdom_card[seat] == HIDDEN:
            table.wisdom_card[seat] = table.bet_card[seat][table.wisdom_bet[seat]]
