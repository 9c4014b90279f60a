"""Whole turns: a fast card and the slow card after it, tried as one.

Tried alone, a fast card is followed by the slow card that the policy plays, which is not always the best one. Given
enough time, each fast card is tried with the few slow cards that fit the seat's preferences best.
"""

from derby.bots.policy.card_choice import CODE, CODE_BITS, form_preferences, slow_score
from derby.bots.policy.complete_race import go_on_in_race
from derby.bots.policy.foresight import Policy
from derby.bots.search.workspace import SEEN, WORLD, Workspace
from derby.bots.search.worlds import Unknown, imagine
from derby.editions.components import CARDS
from derby.flow.step import act
from derby.playouts.dice import Dice
from derby.rules.action_codes import FAST, SLOW
from derby.rules.card_set import members
from derby.rules.cardholders import right_holder
from derby.rules.choices import Choices
from derby.rules.copying import copy_table
from derby.rules.rule import kernel, rule
from derby.rules.stages import FAST_CARD, SLOW_CARD
from derby.table import Table

WIDTH = 4
"""The number of slow cards tried with each fast one; ten found nothing better."""
TURNS = 160
"""Space for the turns of two full holders, if every card in them has a trick."""


@rule
def take_turn(table: Table, dice: Dice, turn: int, seat: int) -> None:
    """Do an action of the seat; in a whole turn also play the slow card, unless another decision comes first."""
    act(table, turn & CODE)
    slow = turn >> CODE_BITS
    if slow:
        go_on_in_race(table, dice)
        if table.stage == SLOW_CARD and table.seat_to_act == seat:
            act(table, slow)


@kernel
def score_slow_cards(
    tables: list[Table], unknown: Unknown, dice: Dice, choices: Choices, policy: Policy, scores: list[int]
) -> None:
    """How well each card played slow would fit the seat's preferences."""
    copy_table(tables, WORLD, SEEN)
    table = tables[WORLD]
    imagine(table, unknown, dice)
    form_preferences(table, policy, unknown.seat)
    for card in range(CARDS):
        scores[card] = slow_score(table, policy, card)


def whole_turns(workspace: Workspace, table: Table, codes: list[int]) -> list[int]:
    """Each fast card with its slow ones; an action that no slow card follows at once stays as it is.

    In a turn's code the slow card is in the bits above the fast one. Where powers may come between, or there is no
    workspace for all turns, the actions stay as they are.
    """
    scores = workspace.integers(CARDS)
    # Before we know whether they are needed, so that the very first decision compiles this, too.
    workspace.run(score_slow_cards, scores)
    if table.stage != FAST_CARD or table.power_of_the_gods:
        return codes
    left, right = table.seat_to_act, right_holder(table, table.seat_to_act)

    def best_of(holder: int) -> list[int]:
        return sorted(members(table.holder[holder]), key=lambda card: int(scores[card]), reverse=True)[:WIDTH]

    after_left, after_right = best_of(right), best_of(left)
    turns: list[int] = []
    for code in codes:
        is_left = (table.holder[left] >> ((code - FAST) % CARDS)) & 1
        turns += [code | SLOW + card << CODE_BITS for card in (after_left if is_left else after_right)] or [code]
    return turns if len(turns) <= TURNS else codes
